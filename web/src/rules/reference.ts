/** Each game on one page: the order of things and what they score. */

import type { GameId } from "../lib/routes";
import { say } from "../lib/words.svelte";

export interface Score {
  points: string;
  for: () => string;
}

export interface Reference {
  /** What is done, in this order. */
  steps: (() => string)[];
  /** What holds besides. */
  notes: (() => string)[];
  scores: Score[];
}

/** The options of a table as they are sent; what is not among them is as the box has it. */
export type Options = Readonly<Record<string, unknown>>;

/** Without options it is for the book, which shows what a table could choose, too. */
export function referenceOf(game: GameId, options: Options | undefined): Reference {
  switch (game) {
    case "half-pint":
      return halfPint(options);
    case "muertos":
      return muertos(options);
    case "troll":
      return troll(options);
  }
}

function halfPint(options: Options | undefined): Reference {
  return {
    steps: [
      () => say("reference-half-pint-1"),
      () => say("reference-half-pint-2"),
      () => say("reference-half-pint-3"),
      () => say("reference-half-pint-4"),
    ],
    notes: [
      rowRule(options, "each"),
      () => say("reference-half-pint-5"),
      () => say("reference-half-pint-6"),
    ],
    scores: [
      { points: "10", for: () => say("reference-half-pint-points-1") },
      { points: "+10", for: () => say("reference-half-pint-points-2") },
      { points: "+30 / +20", for: () => say("reference-half-pint-points-3") },
      { points: "+20", for: () => say("reference-half-pint-points-4") },
      { points: "+20", for: () => say("reference-half-pint-points-5") },
      { points: "+30", for: () => say("reference-half-pint-points-6") },
      { points: "+10", for: () => say("reference-half-pint-points-7") },
    ],
  };
}

function muertos(options: Options | undefined): Reference {
  const doubts = options === undefined || options.doubts === true;
  return {
    steps: [
      () => say("reference-muertos-1"),
      () => say("reference-muertos-2"),
      ...(doubts ? [() => say("reference-muertos-3")] : []),
      () => say("reference-muertos-4"),
    ],
    notes: [rowRule(options, "any"), () => say("reference-muertos-5")],
    scores: [
      { points: "× 2", for: () => say("reference-muertos-points-1") },
      { points: "× 1", for: () => say("reference-muertos-points-2") },
      { points: "−1", for: () => say("reference-muertos-points-3") },
      { points: "+1", for: () => say("reference-muertos-points-4") },
      { points: "−1", for: () => say("reference-muertos-points-5") },
      ...(doubts ? [{ points: "+1 / −1", for: () => say("reference-muertos-points-6") }] : []),
    ],
  };
}

function troll(options: Options | undefined): Reference {
  const pro = options === undefined || options.rules === "pro";
  return {
    steps: [
      () => say("reference-troll-1"),
      () => say("reference-troll-2"),
      () => say("reference-troll-3"),
      () => say("reference-troll-4"),
    ],
    notes: [() => say("reference-troll-5")],
    scores: [
      { points: "1", for: () => say("reference-troll-points-1") },
      ...(pro ? [{ points: "+1 … +8", for: () => say("reference-troll-points-2") }] : []),
    ],
  };
}

/** HP-2 or PM-2, whichever the table plays by. */
function rowRule(options: Options | undefined, printed: "each" | "any"): () => string {
  const each = (options?.["row-groups"] ?? printed) === "each";
  return each ? () => say("reference-row-each") : () => say("reference-row-any");
}
