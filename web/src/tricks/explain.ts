/**
 * Where a player's points of a round come from, part by part.
 *
 * Not a second referee: the server counts. This takes its count apart for whoever asks why, and
 * the tests hold the parts against its sums.
 */

import type { GameId, RoundInfo } from "../lib/wire/types";

export type Part =
  | { kind: "tricks"; count: number; points: number }
  | { kind: "met"; count: number; points: number }
  | { kind: "met-zero"; points: number }
  | { kind: "missed"; predicted: number; won: number; points: 0 }
  | { kind: "chip-won"; on: number; points: number }
  | { kind: "chip-lost"; on: number; points: number }
  | { kind: "chip-gained"; from: number; points: number }
  | { kind: "brawl"; points: number }
  | { kind: "brawl-of"; brawler: number; points: 0 }
  | { kind: "misere"; count: number; points: number }
  | { kind: "misere-broken"; count: number; points: number }
  | { kind: "exact"; count: number; points: number }
  | { kind: "over"; count: number; points: number }
  | { kind: "under"; count: number; points: number };

/** The parts of a counted round for one seat, in the order in which they are counted. */
export function explain(game: GameId, round: RoundInfo, seat: number): Part[] {
  if (round.predictions === null) return [];
  return game === "muertos" ? muertosParts(round, seat) : halfPintParts(round, seat);
}

/** HP-7, HP-8 */
function halfPintParts(round: RoundInfo, seat: number): Part[] {
  const won = round.won[seat] ?? 0;
  const tricks: Part = { kind: "tricks", count: won, points: 10 * won };
  if (round.ended === "brawl") {
    const brawler = round.tricks.at(-1)?.winner ?? seat;
    if (brawler !== seat) return [{ kind: "brawl-of", brawler, points: 0 }];
    return [tricks, { kind: "brawl", points: 30 }];
  }
  const predicted = round.predictions?.[seat] ?? 0;
  const seats = round.won.length;
  const parts: Part[] = won > 0 ? [tricks] : [];
  if (won !== predicted) parts.push({ kind: "missed", predicted, won, points: 0 });
  else if (predicted > 0) parts.push({ kind: "met", count: predicted, points: 10 * predicted });
  else parts.push({ kind: "met-zero", points: seats >= 5 ? 20 : 30 });
  const on = chipOf(round, seat);
  if (on !== null) {
    parts.push(
      met(round, on) ? { kind: "chip-lost", on, points: 0 } : { kind: "chip-won", on, points: 20 },
    );
  }
  if (seats === 2 && chipOf(round, 1 - seat) === seat && met(round, seat)) {
    parts.push({ kind: "chip-gained", from: 1 - seat, points: 20 });
  }
  return parts;
}

/** PM-4, PM-5 */
function muertosParts(round: RoundInfo, seat: number): Part[] {
  const won = round.won[seat] ?? 0;
  const predicted = round.predictions?.[seat] ?? 0;
  const parts: Part[] = [];
  if (predicted === 0) {
    const all = round.won.reduce((sum, tricks) => sum + tricks, 0);
    parts.push(
      won === 0
        ? { kind: "misere", count: all, points: all }
        : { kind: "misere-broken", count: won, points: -won },
    );
  } else if (won === predicted) {
    parts.push({ kind: "exact", count: predicted, points: 2 * predicted });
  } else if (won > predicted) {
    parts.push({ kind: "over", count: predicted, points: predicted });
  } else {
    parts.push({ kind: "under", count: predicted - won, points: won - predicted });
  }
  const on = chipOf(round, seat);
  if (on !== null) {
    parts.push(
      met(round, on) ? { kind: "chip-lost", on, points: -1 } : { kind: "chip-won", on, points: 1 },
    );
  }
  return parts;
}

function chipOf(round: RoundInfo, owner: number): number | null {
  const on = round.bets?.[owner];
  return typeof on === "number" ? on : null;
}

function met(round: RoundInfo, seat: number): boolean {
  return round.predictions?.[seat] === round.won[seat];
}
