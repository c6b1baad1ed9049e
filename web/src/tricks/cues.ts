/** Which sound goes with what is shown next. */

import type { Sound } from "../lib/sound";
import type { Frame } from "./frames";

export function cue(before: Frame | null, after: Frame): Sound | null {
  if (before === null || before === after) return null;
  const was = before.game.round;
  const is = after.game.round;
  if (after.pause === "round") return is.ended === "brawl" ? "bell" : "glass";
  if (after.pause === "trick") return "wood";
  if (is.number !== was.number) return "paper";
  if (is.predictions !== null && was.predictions === null) return "wood";
  if (is.bets !== null && was.bets === null) return "glass";
  return plays(after) > plays(before) ? "paper" : null;
}

function plays({ game }: Frame): number {
  return game.round.tricks.reduce((sum, trick) => sum + trick.plays.length, 0);
}
