/** The combinations of the two card games, strongest first (HP-1, PM-1). */

import type { Edition } from "../art/cards/palette";
import type { GameId } from "../lib/routes";
import { say } from "../lib/words.svelte";

const STRONGER = ["royal-flush", "five", "straight-flush", "four"] as const;
const WEAKER = ["straight", "three", "two-pair", "pair", "high-card"] as const;

export const COMBINATIONS = {
  "half-pint": [...STRONGER, "flush", "full-house", ...WEAKER],
  muertos: [...STRONGER, "full-house", "flush", ...WEAKER],
} as const satisfies Record<Edition, readonly string[]>;

export type Combination = (typeof COMBINATIONS)[Edition][number];

export const SAMPLES: Readonly<Record<Combination, readonly string[]>> = {
  "royal-flush": ["R9", "R10", "R11", "R12", "R13"],
  five: ["R8", "Y8", "G8", "B8", "P8"],
  "straight-flush": ["G4", "G5", "G6", "G7", "G8"],
  four: ["R11", "Y11", "B11", "P11"],
  flush: ["B2", "B5", "B6", "B9", "B12"],
  "full-house": ["R10", "G10", "B10", "Y4", "P4"],
  straight: ["Y6", "G7", "B8", "R9", "P10"],
  three: ["Y5", "G5", "P5"],
  "two-pair": ["R12", "B12", "G3", "P3"],
  pair: ["Y9", "B9"],
  "high-card": ["P13"],
};

/** The cards come in two editions only; a page about the Troll shows none. */
export const editionOf = (game: GameId): Edition => (game === "muertos" ? "muertos" : "half-pint");

export function combinationWords(game: GameId): string {
  return COMBINATIONS[editionOf(game)]
    .map((combination) => {
      const name = say("combination-name", { combination, game });
      return `${name} ${say("combination-explained", { combination, game })}`;
    })
    .join(" ");
}
