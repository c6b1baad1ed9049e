/** Parts of the table that are loaded when the game is known. */

import type { Component } from "svelte";
import type { GameInfo } from "../lib/connection.svelte";
import type { CoasterInfo, GameId, Happened, Me, SeatInfo } from "../lib/wire/types";

/** What a board shows of a table; a replay makes one up. */
export interface BoardTable {
  seats: SeatInfo[];
  game: GameId;
  deals: Record<string, [number, number]>;
  coasters: CoasterInfo[];
}

export interface BoardProps extends Record<string, unknown> {
  table: BoardTable;
  game: GameInfo;
  me: Me;
  happened?: Happened[];
  readonly?: boolean;
}

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

/** The two boards differ in the kind of game they show, which comes with the table. */
export function loadBoard(game: GameId): Loaded<BoardProps> {
  const board =
    game === "troll"
      ? import("../troll/TrollBoard.svelte")
      : import("../tricks/TricksBoard.svelte");
  return board as unknown as Loaded<BoardProps>;
}
