/** From picked hand cards to what can be played with them. The server sent what is legal. */

import { cardValue } from "../lib/names";
import type { LegalPlay } from "../lib/wire/types";

/** The plays whose hand cards are exactly the picked ones, strongest first as they came. */
export function readings(plays: readonly LegalPlay[], picked: readonly string[]): LegalPlay[] {
  return plays.filter((play) => play.hand.length === picked.length && holds(play, picked));
}

/**
 * The play that the picked cards are on the way to: the one that lacks the fewest cards,
 * of several the strongest. Undefined if no play holds them all.
 */
export function nearest(
  plays: readonly LegalPlay[],
  picked: readonly string[],
): LegalPlay | undefined {
  const possible = plays.filter((play) => play.hand.length > picked.length && holds(play, picked));
  const fewest = Math.min(...possible.map((play) => play.hand.length));
  return possible.find((play) => play.hand.length === fewest);
}

/** What has to be picked as well to make that play. */
export function missing(play: LegalPlay, picked: readonly string[]): string[] {
  return play.hand.filter((card) => !picked.includes(card));
}

/** Which of the readings of its hand cards a play is; of one that is none of them, the first. */
export function readingOf(plays: readonly LegalPlay[], hand: string[], row: string[]): number {
  const uses = (play: LegalPlay) =>
    play.row.length === row.length && row.every((card) => play.row.includes(card));
  return Math.max(0, readings(plays, hand).findIndex(uses));
}

/** Picked cards stay picked from trick to trick, until they leave the hand. */
export function stillHeld(picked: readonly string[], hand: readonly string[]): string[] {
  return picked.filter((card) => hand.includes(card));
}

export function toggled(picked: readonly string[], card: string): string[] {
  return picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card];
}

/** A hand as one holds it here: low to high, since equal values belong together. */
export function sortedHand(hand: readonly string[]): string[] {
  return [...hand].sort((a, b) => cardValue(a) - cardValue(b) || a.localeCompare(b));
}

function holds(play: LegalPlay, picked: readonly string[]): boolean {
  return picked.every((card) => play.hand.includes(card));
}
