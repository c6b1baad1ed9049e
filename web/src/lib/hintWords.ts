/** What a hint advises, in words. What it does not say is told by its reason. */

import { coasterName, combinationWithValues } from "./names";
import { sayReason } from "./refusals";
import type { CoasterInfo, GameId, Hint } from "./wire/types";
import { say } from "./words.svelte";

interface Told {
  game: GameId;
  names: string[];
  coasters: CoasterInfo[];
  /** Laid cards have a name only in combination: the legal plays know it. */
  plays: { hand: string[]; row: string[]; combination: string }[];
}

export function hintInWords(hint: Hint, told: Told): string {
  const advice = adviceIn(hint.action, told);
  const reason = sayReason(hint.reason);
  return advice === null ? say("hint-why", { reason }) : say("hint-told", { advice, reason });
}

function adviceIn(action: Record<string, unknown>, told: Told): string | null {
  switch (action.type) {
    case "predict":
      return say("hint-predict", { tricks: action.tricks as number });
    case "bet":
      return action.on === null
        ? say("hint-keep-chip")
        : say("hint-bet", { player: told.names[action.on as number] ?? "" });
    case "play":
      return playIn(action as unknown as { hand: string[]; row: string[] }, told);
    case "draft":
    case "place": {
      const id = action.coaster as string;
      return coasterName(told.coasters.find((each) => each.id === id) ?? { id, name: id });
    }
    default:
      return null;
  }
}

function playIn({ hand, row }: { hand: string[]; row: string[] }, told: Told): string | null {
  const same = (some: string[], others: string[]) =>
    some.length === others.length && some.every((card) => others.includes(card));
  const play = told.plays.find((each) => same(each.hand, hand) && same(each.row, row));
  return play ? combinationWithValues(told.game, play.combination, [...hand, ...row]) : null;
}
