/** A game told again from its rounds, for the log. */

import { narrate, type Scene, seatNames } from "../lib/narrate";
import type { Happened, RoundInfo, TricksInfo } from "../lib/wire/types";
import type { CardTable } from "./table";

export interface Chapter {
  round: number;
  lines: string[];
}

/** What was said, round by round, the latest first: it is what one looks for. */
export function chapters(table: CardTable, game: TricksInfo): Chapter[] {
  const scene: Scene = { kind: table.game, names: seatNames(table.seats), coasters: [], game };
  const told = [...(game.past ?? []), game.round].map((round) => ({
    round: round.number,
    lines: happenedIn(round)
      .map((happened) => narrate(scene, happened))
      .filter((line) => line !== null),
  }));
  if (game.result) {
    const end = narrate(scene, { type: "game-ended", result: game.result });
    if (end !== null) told.at(-1)?.lines.push(end);
  }
  return told.map(({ round, lines }) => ({ round, lines: lines.reverse() })).reverse();
}

function happenedIn(round: RoundInfo): Happened[] {
  const { number, start, handSize, gunfight, predictions, bets } = round;
  const happened: Happened[] = [{ type: "dealt", round: number, start, handSize, gunfight }];
  if (predictions) happened.push({ type: "predictions-shown", tricks: predictions });
  happened.push(...toast(round.toastsAtOnce));
  if (bets && !bets.includes("open")) happened.push({ type: "chips-shown", bets });
  for (const trick of round.tricks) {
    happened.push(...trick.plays.map((play) => ({ type: "cards-played" as const, ...play })));
    if (trick.winner !== null) happened.push({ type: "trick-won", seat: trick.winner, trick });
  }
  if (round.ended && round.points && round.marks) {
    const { ended, won, points, marks } = round;
    happened.push({ type: "round-ended", round: number, ended, won, points, marks });
  }
  happened.push(...toast(round.toastsAtEnd));
  return happened;
}

function toast(seats: number[]): Happened[] {
  return seats.length > 0 ? [{ type: "toast-raised", seats }] : [];
}
