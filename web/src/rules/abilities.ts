/** What coasters can do (TR-11), in the order in which it comes up in a game. */

import { say } from "../lib/words.svelte";

export const ABILITIES = [
  "thief",
  "shapeshifter",
  "stern-look",
  "joker",
  "small-creature",
  "brawler",
  "cocktails",
] as const;

export function abilityWords(): string {
  return ABILITIES.map(
    (ability) => `${say("ability-name", { ability })} ${say("ability-explained", { ability })}`,
  ).join(" ");
}
