/** What an action is called, for a list of them. */

import type { TableView } from "../lib/connection.svelte";
import { combinationWithValues } from "../lib/names";
import { seatNames } from "../lib/narrate";
import type { LegalPlay, TableInfo, TrollInfo } from "../lib/wire/types";
import { say } from "../lib/words.svelte";
import { coasterAt, declining } from "../troll/ask";
import { coastersInPlay } from "../troll/board";
import { type Cell, keyOf, layoutOf, lookFrom, turnSide } from "../troll/geometry";
import { nameOf, rowAndColumn } from "../troll/speech";
import type { TrollAction } from "../troll/steps";
import type { Action } from "./advice";

type Seen = Pick<TableView, "game" | "me">;

export function labelsFor(view: Seen, table: TableInfo): (action: Action) => string {
  const { game, me } = view;
  if (game?.type === "troll") {
    const quarters = lookFrom(game.turns, me.seat);
    return (action) => stepCalled(action as TrollAction, game, table, quarters);
  }
  const names = seatNames(table.seats);
  return (action) => {
    if (action.type === "predict") return say("hint-predict", { tricks: action.tricks as number });
    if (action.type === "play") return playCalled(action, table, me.plays ?? []);
    return action.on === null
      ? say("hint-keep-chip")
      : say("hint-bet", { player: names[action.on as number] ?? "" });
  };
}

/** Laid cards have a name only in combination: the legal plays know it. */
function playCalled(action: Action, table: TableInfo, plays: readonly LegalPlay[]): string {
  const hand = action.hand as string[];
  const row = action.row as string[];
  const same = (some: string[], others: string[]) =>
    some.length === others.length && some.every((card) => others.includes(card));
  const play = plays.find((each) => same(each.hand, hand) && same(each.row, row));
  return combinationWithValues(table.game, play?.combination ?? "high-card", [...hand, ...row]);
}

function stepCalled(
  action: TrollAction,
  game: TrollInfo,
  table: TableInfo,
  quarters: number,
): string {
  const coasters = coastersInPlay(table.coasters, game.pro);
  const at = (cell: Cell) => coasterAt({ game, coasters, picked: [], quarters }, keyOf(cell));
  const declined = () => declining(game.phase);
  switch (action.type) {
    case "draft":
      return nameOf(coasters, action.coaster);
    case "place": {
      const cell = rowAndColumn(action.cell, layoutOf(game, quarters).cells, quarters);
      return say("hint-place", { coaster: nameOf(coasters, action.as ?? action.coaster), cell });
    }
    case "steal": {
      if (!action.from) return declined();
      const loot = action.to === "thief" ? say("troll-loot-thief") : say("troll-loot-off");
      return say("hint-steal", { coaster: at(action.from), loot });
    }
    case "swap": {
      if (!action.cells) return declined();
      const [one, other] = action.cells.map(at);
      return say("coasters-swapped", { one: one ?? "", other: other ?? "" });
    }
    case "barman":
      if (!action.side) return declined();
      return say("troll-do-barman", { side: turnSide(action.side, quarters) });
    case "mug":
      return action.cell ? say("troll-do-mug", { coaster: at(action.cell) }) : declined();
    case "remove":
      return action.cell ? say("troll-do-remove", { coaster: at(action.cell) }) : declined();
    default:
      return action.cell ? at(action.cell) : declined();
  }
}
