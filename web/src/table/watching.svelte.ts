/** Whose turn it is, for the title of the page, for those who listen and for those who are away. */

import { announce } from "../lib/announce.svelte";
import type { TableView } from "../lib/connection.svelte";
import { narrate } from "../lib/narrate";
import { notifyTurn } from "../lib/notify";
import type { Happened, Update } from "../lib/wire/types";
import { say } from "../lib/words.svelte";
import { lookFrom, turnSide } from "../troll/geometry";
import { sceneOf } from "./scene";

export function myTurn(view: TableView): boolean {
  const actors = view.game?.actors ?? [];
  return view.table?.stage === "playing" && !!view.me.seats?.some((seat) => actors.includes(seat));
}

/** Call while a table page is set up: it listens for as long as the page is there. */
export function watchTurns(view: TableView): void {
  let before = false;

  $effect(() =>
    view.listen((update) => {
      const mine = myTurn(view);
      if (mine && !before) notifyTurn(view.code, say("turn-yours-now"));
      before = mine;
      tellTroll(view, update);
    }),
  );
}

/** The card table tells its own story, in its own time. */
function tellTroll(view: TableView, { whole, happened }: Update): void {
  const { table, game } = view;
  if (whole || !table || game?.type !== "troll") return;
  const scene = sceneOf(table, game);
  const quarters = lookFrom(game.turns, view.me.seat);
  const lines = (happened ?? []).flatMap((each) => narrate(scene, seenFrom(each, quarters)) ?? []);
  if (lines.length > 0 && myTurn(view)) lines.push(say("turn-yours"));
  announce(lines.join(" "));
}

/** Everybody sees the field from their own side of the table, and north is up on their screen. */
function seenFrom(each: Happened, quarters: number): Happened {
  return each.type === "barman-moved" ? { ...each, side: turnSide(each.side, quarters) } : each;
}
