/** Bots by what one may expect of them. */

import { say } from "./words.svelte";

const LEVELS: Record<string, () => string> = {
  tourist: () => say("bot-tourist"),
  rookie: () => say("bot-rookie"),
};

/** A house may have bots of its own: those go by the name they came with. */
export function botLevel(bot: string): string {
  return LEVELS[bot]?.() ?? bot;
}
