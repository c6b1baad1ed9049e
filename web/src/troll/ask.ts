/** What to do now, in one short sentence, and what the buttons say. */

import type { TrollInfo } from "../lib/wire/types";
import { say } from "../lib/words.svelte";
import type { Coasters } from "./board";
import { keyOf, type Side, turnSide } from "./geometry";
import { nameOf, namesOf } from "./speech";
import { type Pick, pickedAs, pickedOf } from "./steps";

export interface Asking {
  game: TrollInfo;
  coasters: Coasters;
  picked: readonly Pick[];
  quarters: number;
}

const barman = () => say("barman-name");

export function coasterAt({ game, coasters }: Asking, cell: string | null): string {
  const spot = game.field.find((each) => keyOf(each.cell) === cell);
  return spot ? nameOf(coasters, spot.coaster) : "";
}

/** The coaster whose ability is being used. */
function user(asking: Asking): string {
  const cell = asking.game.smashing ?? asking.game.placed;
  return coasterAt(asking, cell && keyOf(cell));
}

export function question(asking: Asking): string {
  const { game, coasters, picked } = asking;
  const cell = pickedAs("cell", picked);
  switch (game.phase) {
    case "draft":
      return say("troll-ask-draft");
    case "place": {
      const shape = pickedAs("shape", picked);
      if (shape === null) return say("troll-ask-place");
      return say("troll-ask-cell", { coaster: nameOf(coasters, shape) });
    }
    case "steal":
      return cell === null
        ? say("troll-ask-steal", { coaster: user(asking) })
        : say("troll-ask-loot");
    case "mug":
      return say("troll-ask-mug");
    case "remove":
      return say("troll-ask-remove", { coaster: user(asking) });
    case "swap":
      return swapping(asking);
    case "barman":
      return say("troll-ask-barman", { barman: barman() });
    case "smash":
      return say("troll-ask-smash", { coaster: user(asking) });
    default:
      return "";
  }
}

function swapping(asking: Asking): string {
  const [one, other] = asking.picked.map((pick) => coasterAt(asking, pickedOf(pick)));
  if (one === undefined) return say("troll-ask-swap");
  if (other === undefined) return say("troll-ask-swap-with", { coaster: one });
  return say("coasters-swapped", { one, other });
}

/** What would come of it, before it is done. */
export function consequence(asking: Asking, flips: ReadonlySet<string>): string {
  const { game, coasters } = asking;
  const turning = game.field.filter(({ cell }) => flips.has(keyOf(cell)));
  if (turning.length === 0) return say("troll-flips-nobody");
  return say("troll-flips", {
    coasters: namesOf(
      coasters,
      turning.map(({ coaster }) => coaster),
    ),
    count: turning.length,
  });
}

/** The button that does what is aimed at. */
export function doing(asking: Asking): string {
  const { game, coasters, picked, quarters } = asking;
  const cells = picked.filter((each) => each.startsWith("cell:")).map((each) => each.slice(5));
  switch (game.phase) {
    case "draft":
      return say("troll-do-draft", { coaster: nameOf(coasters, pickedAs("open", picked) ?? "") });
    case "place":
      return say("troll-do-place", { coaster: nameOf(coasters, pickedAs("shape", picked) ?? "") });
    case "steal":
      return pickedAs("loot", picked) === "thief" ? say("troll-loot-thief") : say("troll-loot-off");
    case "mug":
      return say("troll-do-mug", { coaster: coasterAt(asking, cells[0] ?? null) });
    case "remove":
      return say("troll-do-remove", { coaster: coasterAt(asking, cells[0] ?? null) });
    case "swap":
      return say("troll-do-swap");
    case "barman":
      return say("troll-do-barman", {
        side: turnSide(pickedAs("side", picked) as Side, quarters),
      });
    default:
      return say("troll-do-smash");
  }
}

export function declining(phase: TrollInfo["phase"]): string {
  switch (phase) {
    case "steal":
      return say("troll-leave-steal");
    case "mug":
      return say("troll-leave-mug");
    case "remove":
      return say("troll-leave-remove");
    case "swap":
      return say("troll-leave-swap");
    case "barman":
      return say("troll-leave-barman");
    default:
      return say("troll-leave-smash");
  }
}

/** The ability that matters now: of the coaster chosen, or of the one whose step it is. */
export function abilityNow({ game, coasters, picked }: Asking): string | null {
  const chosen = pickedAs("shape", picked) ?? pickedAs("open", picked);
  if (chosen !== null) return coasters.get(chosen)?.ability ?? null;
  const using = game.smashing ?? (STEPS_OF_ABILITIES.has(game.phase ?? "") ? game.placed : null);
  const spot = using && game.field.find(({ cell }) => keyOf(cell) === keyOf(using));
  return spot ? (coasters.get(spot.coaster)?.ability ?? null) : null;
}

const STEPS_OF_ABILITIES = new Set(["steal", "remove", "swap", "smash"]);
