/** What one hears of what happened: one sound at a time, the strongest. */

import type { Sound } from "../lib/sound";
import type { Happened } from "../lib/wire/types";

const SOUNDS: Partial<Record<Happened["type"], Sound>> = {
  "game-ended": "bell",
  smashed: "glass",
  "token-moved": "glass",
  stolen: "glass",
  "barman-moved": "wood",
  placed: "wood",
  drafted: "paper",
  flipped: "paper",
  removed: "paper",
  swapped: "paper",
};
const STRONGEST_FIRST: readonly Sound[] = ["bell", "glass", "wood", "paper"];

export function cueOf(happened: readonly Happened[]): Sound | null {
  const heard = new Set(happened.map(({ type }) => SOUNDS[type]));
  return STRONGEST_FIRST.find((sound) => heard.has(sound)) ?? null;
}
