/** From the front door to a table in one click. */

import { ApiError, openTable } from "../lib/api";
import { identity } from "../lib/identity.svelte";
import { go } from "../lib/router.svelte";
import type { GameId, NewTable, TableRef } from "../lib/wire/types";

const LEVEL = "rookie";
const OPPONENTS: Record<GameId, number> = { "half-pint": 3, muertos: 3, troll: 1 };

/** Against bots, at once; a guest if this browser has no player yet. */
export async function playNow(game: GameId): Promise<void> {
  const bots = Array<string>(OPPONENTS[game]).fill(LEVEL);
  await openAndGo({ game, seats: bots.length + 1, bots, start: true });
}

export async function openAndGo(table: NewTable): Promise<void> {
  const { code } = await opened(table);
  go(`/table/${code}`);
}

async function opened(table: NewTable): Promise<TableRef> {
  try {
    return await openTable((await identity.ensure()).token, table);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    identity.forget(); // the house has forgotten this player: come in as a new one
    return openTable((await identity.ensure()).token, table);
  }
}
