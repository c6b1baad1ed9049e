/** Bots by what one may expect of them. */

import { say } from "./words.svelte";

const LEVELS: Record<string, () => string> = {
  tourist: () => say("bot-tourist"),
  rookie: () => say("bot-rookie"),
  regular: () => say("bot-regular"),
  veteran: () => say("bot-veteran"),
  landlord: () => say("bot-landlord"),
  legend: () => say("bot-legend"),
};

/** A house may have bots of its own: those go by the name they came with. */
export function botLevel(bot: string): string {
  return LEVELS[bot]?.() ?? bot;
}
