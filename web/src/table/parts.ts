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

/** A choice between two imports would be minified into one, with the styles of only one of them. */
const BOARDS = {
  cards: () => import("../tricks/TricksBoard.svelte"),
  coasters: () => import("../troll/TrollBoard.svelte"),
};

/** The two boards differ in the kind of game they show, which comes with the table. */
export function loadBoard(game: GameId): Loaded<BoardProps> {
  const board = BOARDS[game === "troll" ? "coasters" : "cards"]();
  return board as unknown as Loaded<BoardProps>;
}
