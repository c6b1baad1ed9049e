/** Bots by what one may expect of them. */

import type { SeatInfo } from "./wire/types";
import { say } from "./words.svelte";

const LEVELS: Record<string, { name: () => string; plays: () => string }> = {
  tourist: { name: () => say("bot-tourist"), plays: () => say("bot-tourist-plays") },
  rookie: { name: () => say("bot-rookie"), plays: () => say("bot-rookie-plays") },
  regular: { name: () => say("bot-regular"), plays: () => say("bot-regular-plays") },
  veteran: { name: () => say("bot-veteran"), plays: () => say("bot-veteran-plays") },
  landlord: { name: () => say("bot-landlord"), plays: () => say("bot-landlord-plays") },
  legend: { name: () => say("bot-legend"), plays: () => say("bot-legend-plays") },
};

/** A house may have bots of its own: those go by the name they came with. */
export function botLevel(bot: string): string {
  return LEVELS[bot]?.name() ?? bot;
}

/** How it plays, in one sentence; of a bot of the house's own nobody knows. */
export function botManner(bot: string): string {
  return LEVELS[bot]?.plays() ?? "";
}

/** The level of the bot that sits here itself; null for people, also while one acts for them. */
export function botIn(seat: SeatInfo | undefined): string | null {
  return seat && !seat.takenOver ? seat.bot : null;
}
