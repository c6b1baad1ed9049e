/** What everybody waits for, in one sentence for somebody who has nothing to do just now. */

import { listed } from "../lib/names";
import { gameEnded, seatNames } from "../lib/narrate";
import type { Me, TricksInfo } from "../lib/wire/types";
import { say } from "../lib/words.svelte";
import type { CardTable } from "./table";

/** More names than this are a crowd. */
const NAMED = 2;

export function sayWaiting(table: CardTable, game: TricksInfo, me: Me): string {
  const names = seatNames(table.seats);
  if (game.result) {
    return gameEnded({ kind: table.game, names, coasters: [], game }, game.result);
  }
  const others = game.actors.filter((seat) => seat !== me.seat).map((seat) => names[seat] ?? "");
  if (others.length === 0) return say("tricks-moment");
  const waiting =
    others.length > NAMED
      ? say("tricks-waiting-for-several", { count: others.length })
      : say("tricks-waiting", { players: listed(others) });
  return game.phase === "predict" && me.prediction != null
    ? `${say("tricks-predicted", { predicted: me.prediction })} ${waiting}`
    : waiting;
}
