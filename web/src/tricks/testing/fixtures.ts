/** Moments of a game for tests: hand-made ones, and rounds that the referee has counted. */

import type { LegalPlay, Me, RoundInfo, TrickInfo, TricksInfo } from "../../lib/wire/types";
import rounds from "./counted.json";

/** Rounds of games between bots, as the server scored them. */
export const counted = rounds as unknown as Record<
  "halfPint" | "muertos" | "brawl" | "gunfight" | "two",
  RoundInfo[]
>;

export function round(changes: Partial<RoundInfo> = {}): RoundInfo {
  return {
    number: 1,
    start: 0,
    gunfight: [],
    handSize: 3,
    row: ["R7", "G10"],
    cardsLeft: [3, 3],
    hasPredicted: [true, true],
    predictions: [1, 2],
    hasBet: [true, true],
    bets: [1, null],
    tricks: [],
    won: [0, 0],
    ended: null,
    points: null,
    marks: null,
    toastsAtOnce: [],
    toastsAtEnd: [],
    hands: null,
    ...changes,
  };
}

export function game(changes: Partial<TricksInfo> = {}): TricksInfo {
  return {
    type: "tricks",
    phase: "play",
    actors: [0],
    rounds: 10,
    chips: true,
    mustBet: false,
    past: [],
    counted: null,
    round: round(),
    runs: [0, 0],
    totals: [0, 0],
    result: null,
    ...changes,
  };
}

export function trick(winner: number | null, hand = ["B3"]): TrickInfo {
  return {
    plays: [{ seat: 0, hand, row: [], combination: "high-card" }],
    best: 0,
    winner,
    why: winner === null ? null : "alone",
    beaten: null,
  };
}

export function me(changes: Partial<Me> = {}): Me {
  return { seat: 0, seats: [0], hand: ["B3", "R6", "Y8"], ...changes };
}

/** Strongest first: a straight with the row, two pair, the same in two readings, single cards. */
export const plays: LegalPlay[] = [
  { hand: ["R6", "Y8", "G9"], row: ["R7", "G10"], combination: "straight" },
  { hand: ["B7"], row: ["R7"], combination: "pair" },
  { hand: ["G9"], row: [], combination: "high-card" },
  { hand: ["Y8"], row: [], combination: "high-card" },
  { hand: ["B7"], row: [], combination: "high-card" },
  { hand: ["R6"], row: [], combination: "high-card" },
];
