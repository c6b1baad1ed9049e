/**
 * Cuts what the server sent into moments that a person can follow.
 *
 * The server tells at once where the game stands; a finished trick and a counted round would be
 * gone before anybody has read them. Here they become frames of their own that wait a while.
 */

import type { Me, RoundInfo, TricksInfo } from "../lib/wire/types";

export interface Snapshot {
  game: TricksInfo;
  me: Me;
}

export interface Frame extends Snapshot {
  /** What is to be read before it goes on; null: nothing. */
  pause: "trick" | "round" | null;
}

export function framesBetween(before: Snapshot | null, after: Snapshot): Frame[] {
  const now: Frame = { ...after, pause: null };
  if (before === null) return [now];
  const done = justDone(before.game, after.game);
  if (done !== null) return [...countedRound(before, after, done), now];
  const sameRound = before.game.round.number === after.game.round.number;
  const trickDone = completed(after.game.round) > completed(before.game.round);
  return [sameRound && trickDone ? { ...after, pause: "trick" } : now];
}

export function completed(round: RoundInfo): number {
  return round.tricks.filter((trick) => trick.winner !== null).length;
}

/** The round that ended between the two: the last of the game, or the one before a new deal. */
function justDone(before: TricksInfo, after: TricksInfo): RoundInfo | null {
  if (before.round.ended !== null) return null;
  const done = after.round.number === before.round.number ? after.round : (after.past ?? []).at(-1);
  return done?.number === before.round.number && done.ended !== null ? done : null;
}

/** First the last trick, on a pad that does not know the round yet; then the round, counted. */
function countedRound(before: Snapshot, after: Snapshot, done: RoundInfo): Frame[] {
  const past = (after.game.past ?? []).filter((round) => round.number < done.number);
  const played = new Set(done.tricks.at(-1)?.plays.flatMap((play) => play.hand));
  const me: Me = {
    ...after.me,
    hand: before.me.hand?.filter((card) => !played.has(card)) ?? null,
    prediction: before.me.prediction ?? null,
    bet: before.me.bet ?? null,
    predict: null,
    bets: null,
    plays: null,
  };
  const counted: TricksInfo = {
    ...after.game,
    past,
    round: done,
    phase: null,
    actors: [],
  };
  const uncounted: TricksInfo = {
    ...counted,
    totals: before.game.totals,
    runs: before.game.runs,
    result: null,
    round: { ...done, ended: null, points: null, marks: null },
  };
  return [
    { game: uncounted, me, pause: "trick" },
    { game: counted, me, pause: "round" },
  ];
}
