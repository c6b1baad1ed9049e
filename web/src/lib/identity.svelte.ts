/** Who plays in this browser: a name and a secret, no account. */

import { ApiError, createPlayer, renamePlayer } from "./api";
import { houseAddress } from "./houseAddress.svelte";
import { forget, remember, remembered } from "./storage";
import type { PlayerInfo } from "./wire/types";
import { say } from "./words.svelte";

const SAVED = "player";

/** What a move link carries: enough to say who it is before anything is taken over. */
export interface Moving {
  token: string;
  name: string;
}

class Identity {
  player: PlayerInfo | null = $state.raw(remembered<PlayerInfo>(SAVED));

  get token(): string | null {
    return this.player?.token ?? null;
  }

  /** The player of this browser; a new one if there is none. A name given is the name from now on. */
  async ensure(name?: string): Promise<PlayerInfo> {
    const wanted = name?.trim();
    if (this.player === null) return this.#keep(await createPlayer(wanted || say("name-guest")));
    if (!wanted || wanted === this.player.name) return this.player;
    try {
      return this.#keep(await renamePlayer(this.player.token, wanted));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      return this.#keep(await createPlayer(wanted)); // a house that does not know us any more
    }
  }

  /** Be the player of a move link, on this device too. */
  async adopt(moving: Moving): Promise<PlayerInfo> {
    return this.#keep(await renamePlayer(moving.token, moving.name));
  }

  forget(): void {
    this.player = null;
    forget(SAVED);
  }

  /** Reachable from the other device, whatever this one calls the house. */
  moveLink(): string | null {
    return this.player && `${houseAddress.current}/move#${movingHash(this.player)}`;
  }

  #keep(player: PlayerInfo): PlayerInfo {
    this.player = player;
    remember(SAVED, player);
    return player;
  }
}

export const identity = new Identity();

/** Only the part after #: it never reaches a server or its log. */
export function movingHash({ token, name }: Moving): string {
  return `${encodeURIComponent(token)}/${encodeURIComponent(name)}`;
}

export function movingFrom(hash: string): Moving | null {
  const [token, name] = hash.replace(/^#/, "").split("/").map(decodeURIComponent);
  return token && name ? { token, name } : null;
}
