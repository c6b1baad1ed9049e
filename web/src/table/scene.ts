/** What narration needs to know of a table. */

import type { GameInfo } from "../lib/connection.svelte";
import { type Scene, seatNames } from "../lib/narrate";
import type { BoardTable } from "./parts";

export function sceneOf(table: BoardTable, game: GameInfo | null): Scene {
  return { kind: table.game, names: seatNames(table.seats), coasters: table.coasters, game };
}
