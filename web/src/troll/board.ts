/** What the board shows beside the game itself, and what it tells when somebody touches it. */

import type { CoasterInfo } from "../lib/wire/types";
import type { Cell } from "./geometry";
import type { Pick } from "./steps";

export type Coasters = ReadonlyMap<string, CoasterInfo>;
export type TeamNumber = 0 | 1;
export type SeatNumber = 0 | 1 | 2 | 3;

/** Seats 0 and 2 against seats 1 and 3 (TR-12). */
export const teamOf = (seat: number): TeamNumber => (seat % 2 === 0 ? 0 : 1);

/** What the viewer may pick now, has picked, and would bring about. */
export interface Offer {
  lit: ReadonlySet<Pick>;
  picked: readonly Pick[];
  /** The coaster as it would lie, before it is let go. */
  ghost: { coaster: string; cell: Cell } | null;
  /** The viewer's mug where it would stand. */
  mugAt: Cell | null;
  /** Keys of the cells whose coasters would change sides. */
  flips: ReadonlySet<string>;
}

export const NOTHING_OFFERED: Offer = {
  lit: new Set(),
  picked: [],
  ghost: null,
  mugAt: null,
  flips: new Set(),
};

/** The hands of the player. Whatever is not handled is shown from near. */
export interface Hands {
  tap(pick: Pick): boolean;
  /** Begin to drag a coaster of the hand; null: the mug or the barman. False: it stays. */
  take(pick: Pick | null): boolean;
  /** Over something, not yet let go; null: over nothing. */
  aim(pick: Pick | null): void;
  drop(): void;
  cancel(): void;
}

/** In the basic game nobody can do anything (TR-5), so no ability is shown. */
export function coastersInPlay(coasters: readonly CoasterInfo[], pro: boolean): Coasters {
  return new Map(coasters.map((each) => [each.id, pro ? each : { ...each, ability: null }]));
}
