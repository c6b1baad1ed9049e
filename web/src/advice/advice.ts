/** From a hint to lines that can be read: what can be expected of every action, the best first. */

import type { Hint, ProspectInfo } from "../lib/wire/types";
import { language, say } from "../lib/words.svelte";

export type Action = Record<string, unknown>;
/** What the chance is of: to meet one's prediction, that a bet is won, to win the game. */
export type Odds = "prediction" | "bet" | "game";

export interface Line {
  action: Action;
  /** What the action is, in a few words. */
  label: string;
  /** 12.3 */
  points: string;
  /** 2.1, to either side with 95 of 100 chances; null where nothing is open. */
  error: string | null;
  /** 0 to 1; null where there is nothing to win: the chip is kept. */
  met: number | null;
  /** The chance of each number of tricks. */
  tricks: number[] | null;
  best: boolean;
  /** All of it in one sentence, for those who listen. */
  spoken: string;
}

const SURE = 1.96;

export function oddsOf(action: Action): Odds {
  if (action.type === "predict" || action.type === "play") return "prediction";
  return action.type === "bet" ? "bet" : "game";
}

/** By the same chances as `taproom advise`; `labelOf` knows what an action is called. */
export function linesOf(hint: Hint, labelOf: (action: Action) => string): Line[] {
  return hint.prospects.map((prospect, at) => lineOf(prospect, at === 0, labelOf));
}

function lineOf(
  { action, points, error, met, tricks }: ProspectInfo,
  best: boolean,
  labelOf: (action: Action) => string,
): Line {
  const line = {
    action,
    label: labelOf(action),
    points: signed(points, oddsOf(action)),
    error: error > 0 ? decimal(SURE * error) : null,
    met,
    tricks,
    best,
  };
  return { ...line, spoken: spoken(line) };
}

function spoken({ action, label, points, error, met, best }: Omit<Line, "spoken">): string {
  const odds = oddsOf(action);
  const parts = [say("hint-expected", { odds, points })];
  if (error !== null) parts.push(say("hint-give-or-take", { error }));
  if (met !== null) parts.push(say("advise-met", { odds, percent: percentOf(met) }));
  if (best) parts.push(say("hint-best"));
  return say("hint-line", { action: label, expected: parts.join(", ") });
}

export const percentOf = (chance: number): number => Math.round(100 * chance);

/** By the numbers or seats that they are about, for columns side by side; a kept chip is last. */
export function inOrder(lines: readonly Line[]): Line[] {
  const place = ({ action }: Line) => Number(action.tricks ?? action.on ?? Number.MAX_VALUE);
  return [...lines].sort((one, other) => place(one) - place(other));
}

export function sameAction(one: Action | null, other: Action): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}

/** What a bet or a step adds has a sign; the points of a round have one only below zero. */
function signed(points: number, odds: Odds): string {
  const plus = odds !== "prediction" && decimal(points) !== decimal(0) && points > 0;
  return plus ? `+${decimal(points)}` : decimal(points);
}

function decimal(value: number): string {
  const rounded = Math.round(value * 10) / 10 + 0; // never minus nothing
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return new Intl.NumberFormat(language.current, digits).format(rounded).replace("-", "−");
}
