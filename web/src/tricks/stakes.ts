/** What is at stake: marks in an unbroken line (HP-9). */

import { listed } from "../lib/names";
import type { TricksInfo } from "../lib/wire/types";
import { say } from "../lib/words.svelte";
import { type CardTable, seatName } from "./table";

const GUNFIGHT_MARKS = 5;

/** One more mark makes it a gun fight. */
export function atStake(game: TricksInfo): number[] {
  return seatsWhere(game, (run) => run === GUNFIGHT_MARKS - 1);
}

/** In a gun fight now, or with the next deal. */
export function duelling(game: TricksInfo): number[] {
  if (game.round.ended === null) return game.round.gunfight;
  return game.result === null ? seatsWhere(game, (run) => run >= GUNFIGHT_MARKS) : [];
}

/** Null: nothing yet. */
export function sayStakes(table: CardTable, game: TricksInfo): string | null {
  const names = (seats: number[]) => listed(seats.map((seat) => seatName(table.seats, seat)));
  const duels = duelling(game);
  if (duels.length > 0) {
    return say("gunfight-begins", { players: names(duels), count: duels.length });
  }
  const close = game.result === null ? atStake(game) : [];
  if (close.length === 0) return null;
  return say("tricks-four-in-a-row", { players: names(close), count: close.length });
}

function seatsWhere(game: TricksInfo, test: (run: number) => boolean): number[] {
  return game.runs.flatMap((run, seat) => (test(run) ? [seat] : []));
}
