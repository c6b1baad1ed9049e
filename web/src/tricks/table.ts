/** What the pieces of the card table need to know of the table, live or from a replay. */

import { listed } from "../lib/names";
import { seatNames } from "../lib/narrate";
import type { SeatInfo, TableInfo, TricksInfo } from "../lib/wire/types";
import { say } from "../lib/words.svelte";

export type CardTable = Pick<TableInfo, "game" | "seats" | "deals">;

/** Cards come in two editions; the third game has no cards. */
export function edition(table: CardTable): "half-pint" | "muertos" {
  return table.game === "muertos" ? "muertos" : "half-pint";
}

export function seatName(seats: SeatInfo[], seat: number): string {
  return seatNames(seats)[seat] ?? "";
}

/** Who leads, or will: the first to play, then the leader of each trick. */
export function leader(game: TricksInfo): number | null {
  const trick = game.round.tricks.at(-1);
  if (trick?.winner === null) return trick.plays[0]?.seat ?? null;
  if (game.phase === "play") return game.actors[0] ?? null;
  return game.phase === null ? null : game.round.start;
}

/** The owners of the chips that lie before a seat. */
export function chipsBefore(game: TricksInfo, seat: number): number[] {
  return (game.round.bets ?? []).flatMap((on, owner) => (on === seat ? [owner] : []));
}

/** Points with their sign, as on a pad: +20, 0, −3. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";
}

/** Points as on a pad without a sign, with a proper minus. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** Who drinks now (HP-11). */
export function sayToast(table: CardTable, seats: number[]): string {
  const players = listed(seats.map((seat) => seatName(table.seats, seat)));
  return say("toast-raised", { players, count: seats.length });
}
