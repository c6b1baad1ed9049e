/** The parts of a count in words. */

import { say } from "../lib/words.svelte";
import type { Part } from "./explain";
import { type CardTable, seatName } from "./table";

export function sayPart(table: CardTable, part: Part): string {
  const { game } = table;
  const name = (seat: number) => seatName(table.seats, seat);
  switch (part.kind) {
    case "tricks":
      return say("tricks-part-tricks", { game, count: part.count });
    case "met":
      return say("tricks-part-met", { count: part.count });
    case "met-zero":
      return say("tricks-part-met-zero");
    case "missed":
      return say("tricks-part-missed", { predicted: part.predicted, won: part.won });
    case "chip-won":
      return say("tricks-part-chip-won", { player: name(part.on) });
    case "chip-lost":
      return say("tricks-part-chip-lost", { player: name(part.on) });
    case "chip-gained":
      return say("tricks-part-chip-gained", { player: name(part.from) });
    case "brawl":
      return say("tricks-part-brawl");
    case "brawl-of":
      return say("tricks-part-brawl-of", { player: name(part.brawler) });
    case "misere":
      return say("tricks-part-misere", { count: part.count });
    case "misere-broken":
      return say("tricks-part-misere-broken", { count: part.count });
    case "exact":
      return say("tricks-part-exact", { count: part.count });
    case "over":
      return say("tricks-part-over", { count: part.count });
    case "under":
      return say("tricks-part-under", { count: part.count });
  }
}
