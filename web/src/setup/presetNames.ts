/** Presets of the house by name. */

import { say } from "../lib/words.svelte";

const NAMES: Record<string, () => string> = {
  "half-pint-four": () => say("preset-half-pint-four"),
  "half-pint-quick": () => say("preset-half-pint-quick"),
  "half-pint-duel": () => say("preset-half-pint-duel"),
  "muertos-four": () => say("preset-muertos-four"),
  "muertos-doubts": () => say("preset-muertos-doubts"),
  "troll-first": () => say("preset-troll-first"),
  "troll-pro": () => say("preset-troll-pro"),
  "troll-teams": () => say("preset-troll-teams"),
};

export function presetName(id: string): string {
  return NAMES[id]?.() ?? id;
}
