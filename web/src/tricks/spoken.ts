/** What the eye takes in at a glance, for the ear. */

import type { TricksInfo } from "../lib/wire/types";
import { say } from "../lib/words.svelte";
import { type CardTable, leader, seatName } from "./table";

/** A plate: who, what they won and said, what they hold, what they are about to do. */
export function sayPlate(
  table: CardTable,
  game: TricksInfo,
  seat: number,
  predicted: number | null,
  chips: number,
): string {
  const { round, phase } = game;
  const acting = game.actors.includes(seat);
  const together = phase === "predict" || phase === "bet";
  const said = [seatName(table.seats, seat)];
  if (table.seats[seat]?.takenOver) said.push(say("stand-in"));
  if (round.predictions !== null) {
    const won = round.won[seat] ?? 0;
    said.push(say("tricks-tally-spoken", { game: table.game, won, predicted: predicted ?? 0 }));
  }
  if (together) said.push(acting ? say("tricks-thinking") : say("tricks-ready"));
  said.push(say("tricks-cards-left", { count: round.cardsLeft[seat] ?? 0 }));
  if (leader(game) === seat) said.push(say("tricks-leads"));
  if (acting && !together) said.push(say("tricks-to-play"));
  if (chips > 0) said.push(say("tricks-chips-against", { count: chips }));
  if (round.gunfight.includes(seat)) said.push(say("tricks-in-gunfight"));
  return said.join(", ");
}
