/** Who won a trick and why, in a sentence. */

import { combinationWithValues } from "../lib/names";
import type { TrickInfo } from "../lib/wire/types";
import { say } from "../lib/words.svelte";
import { type CardTable, seatName } from "./table";

export function sayTrick(table: CardTable, trick: TrickInfo): string {
  const { game } = table;
  const player = seatName(table.seats, trick.winner ?? trick.best);
  if (trick.why === "alone") return say("trick-won-alone", { player, game });
  if (trick.why === "first") return say("trick-won-first", { player, game });
  const combination = called(table, trick, trick.winner ?? trick.best);
  const beaten = called(table, trick, trick.beaten);
  // Two flushes may be called the same and still differ further down.
  if (combination === beaten) return say("trick-won-higher", { player, game });
  return say("trick-won-stronger", { player, game, combination, beaten });
}

function called(table: CardTable, trick: TrickInfo, seat: number | null): string {
  const play = trick.plays.find((each) => each.seat === seat);
  if (!play) return "";
  return combinationWithValues(table.game, play.combination, [...play.hand, ...play.row]);
}
