/** Prediction cards 0 to 3: several add up, the 0 stands alone (F-6). */

export const PREDICTION_CARDS = [0, 1, 2, 3] as const;

/** The cards laid after one more tap on `card`. */
export function tapped(laid: readonly number[], card: number): number[] {
  if (laid.includes(card)) return laid.filter((other) => other !== card);
  return card === 0 ? [0] : [...laid.filter((other) => other !== 0), card];
}

/** What they add up to; null while none is laid. */
export function predicted(laid: readonly number[]): number | null {
  return laid.length > 0 ? laid.reduce((sum, card) => sum + card, 0) : null;
}

/** The fewest cards that show a prediction: 5 is 3 and 2. */
export function cardsFor(prediction: number): number[] {
  if (prediction === 0) return [0];
  const laid: number[] = [];
  let left = prediction;
  for (const card of [3, 2, 1]) {
    if (card > left) continue;
    laid.push(card);
    left -= card;
  }
  return laid;
}
