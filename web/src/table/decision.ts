/** What the viewer is asked for now: the same words for as long as it is the same question. */

import type { TableView } from "../lib/connection.svelte";

export function decisionOf({ game, me }: Pick<TableView, "game" | "me">): string {
  if (game === null) return "";
  const mine = me.seat != null && game.actors.includes(me.seat);
  const { phase } = game;
  if (game.type === "troll") {
    return [phase, me.seat, mine, game.field.length, game.placed, game.smashing].join(" ");
  }
  const { number, tricks } = game.round;
  // While all act at once, what the others did meanwhile changes nothing.
  return [phase, me.seat, mine, number, tricks.length, tricks.at(-1)?.plays.length].join(" ");
}
