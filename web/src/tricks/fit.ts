/** How large the cards in the middle can be, so that everything is seen at once. */

export interface Space {
  width: number;
  height: number;
}

export interface Fit {
  /** Widths in pixels: a card of the row, a played card, and the room of a whole play. */
  row: number;
  card: number;
  play: number;
}

/** A card is this much higher than wide. */
const HIGHER = 1.4;
/** A played card also has a badge above and a name tag below. */
const HIGHER_WITH_TAG = 1.5;
/** Of a card that another one covers, at least this much is seen: its number. */
const SEEN = 0.45;
const CAPTION = 22;
const GAP = 6;
const LARGEST_ROW = 128;
const LARGEST_CARD = 132;
const WIDEST_PLAY = 230;

/**
 * `inRow`: how many cards lie in the row;
 * `plays`: how many there will be in this trick, so that nothing jumps while it is played;
 * `most`: how many cards the largest of them has.
 */
export function fit(space: Space, inRow: number, plays: number, most: number): Fit {
  const crowded = plays > 3;
  const row = Math.min(
    (space.width * 0.9) / Math.max(inRow, 4),
    space.height * (crowded ? 0.25 : 0.31),
    LARGEST_ROW,
  );
  const left = Math.max(0, space.height - CAPTION - row * HIGHER - GAP);
  const options = [1, 2, 3].map((lines) => {
    const columns = Math.ceil(plays / lines);
    const play = Math.min((space.width - GAP * (columns - 1)) / columns, WIDEST_PLAY);
    const byWidth = (play * 0.94) / (1 + SEEN * (most - 1));
    const byHeight = left / lines / HIGHER_WITH_TAG;
    return { row, play, card: Math.min(byWidth, byHeight, LARGEST_CARD) };
  });
  return options.reduce((best, option) => (option.card > best.card ? option : best));
}
