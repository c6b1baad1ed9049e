/** The log in words. What lay where at the time is read off the log itself. */

import { narrate, type Scene } from "../lib/narrate";
import type { Happened, TrollInfo } from "../lib/wire/types";
import type { Coasters } from "./board";
import { type Cell, cellOf, keyOf, turnSide } from "./geometry";

export interface Entry {
  said: string;
  kind: Happened["type"];
  /** Whose turn it belongs to. */
  seat: number | null;
}

interface Around {
  names: readonly string[];
  coasters: Coasters;
  quarters: number;
}

export function chronicle(log: readonly Happened[], around: Around): Entry[] {
  const field = new PastField();
  const entries: Entry[] = [];
  let seat: number | null = null;
  for (const each of log) {
    field.follow(each);
    if ("seat" in each) seat = each.seat;
    const scene: Scene = {
      kind: "troll",
      names: [...around.names],
      coasters: [...around.coasters.values()],
      game: field.asGame(),
    };
    const said = narrate(scene, asSeen(each, around.quarters));
    if (said) entries.push({ said, kind: each.type, seat });
  }
  return entries;
}

/** Up is north, wherever one sits. */
function asSeen(each: Happened, quarters: number): Happened {
  return each.type === "barman-moved" ? { ...each, side: turnSide(each.side, quarters) } : each;
}

/** What the last turn brought, from the laying of its coaster on. */
export function lastTurn(entries: readonly Entry[]): string[] {
  const begins = entries.findLastIndex(({ kind }) => kind === "placed" || kind === "drafted");
  return begins < 0 ? [] : entries.slice(begins).map(({ said }) => said);
}

/** Which coasters lay where, as the log goes by. */
class PastField {
  #stacks = new Map<string, string[]>();
  #placed: Cell | null = null;
  #before = new Map<string, string[]>();
  #placer: number | null = null;

  follow(each: Happened): void {
    switch (each.type) {
      case "placed":
        // Nobody has two turns in a row: what this seat laid before was taken back.
        if (each.seat === this.#placer) this.#stacks = this.#before;
        this.#before = new Map([...this.#stacks].map(([key, stack]) => [key, [...stack]]));
        this.#placer = each.seat;
        this.#placed = each.cell;
        this.#at(each.cell).push(each.coaster);
        break;
      case "removed":
        this.#at(each.cell).pop();
        break;
      case "swapped": {
        const [one, other] = each.cells.map((cell) => this.#at(cell)) as [string[], string[]];
        const [here, there] = [one.pop(), other.pop()];
        if (there !== undefined) one.push(there);
        if (here !== undefined) other.push(here);
        break;
      }
    }
  }

  /** As much of a game as a sentence needs. */
  asGame(): TrollInfo {
    const field = [...this.#stacks].flatMap(([key, stack]) => {
      const coaster = stack.at(-1);
      return coaster === undefined ? [] : [{ cell: cellOf(key), coaster }];
    });
    return { type: "troll", field, placed: this.#placed } as unknown as TrollInfo;
  }

  #at(cell: Cell): string[] {
    const key = keyOf(cell);
    const stack = this.#stacks.get(key) ?? [];
    this.#stacks.set(key, stack);
    return stack;
  }
}
