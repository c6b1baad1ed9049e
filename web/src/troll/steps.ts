/** From the legal steps to what can be pointed at: a step is reached by one to three picks. */

import type { Step } from "../lib/wire/types";
import { type Cell, cellOf, keyOf, type Side } from "./geometry";

export type Loot = "thief" | "off";

/** Actions of the Troll as they travel; null declines. */
export type TrollAction =
  | { type: "draft"; coaster: string }
  | { type: "place"; coaster: string; cell: Cell; as?: string }
  | { type: "steal"; from: Cell | null; to?: Loot }
  | { type: "mug" | "remove" | "smash"; cell: Cell | null }
  | { type: "swap"; cells: [Cell, Cell] | null }
  | { type: "barman"; side: Side | null };

/** Something on the table that a player points at. */
export type Pick =
  | `open:${string}`
  | `hand:${string}`
  | `shape:${string}`
  | `cell:${string}`
  | `side:${Side}`
  | `loot:${Loot}`;

export const cellPick = (cell: Cell): Pick => `cell:${keyOf(cell)}`;

export const pickedOf = (pick: Pick): string => pick.slice(pick.indexOf(":") + 1);

/** The last one picked of a kind. */
export function pickedAs(kind: string, picked: readonly Pick[]): string | null {
  const pick = picked.findLast((each) => each.startsWith(`${kind}:`));
  return pick === undefined ? null : pickedOf(pick);
}

/** One way to point at a step. */
export interface Way {
  picks: readonly Pick[];
  step: Step;
}

export function waysOf(steps: readonly Step[]): Way[] {
  return steps.flatMap((step) =>
    picksOf(step.action as TrollAction).map((picks) => ({ picks, step })),
  );
}

/** A swap can be pointed at from both ends; what is declined, not at all. */
function picksOf(action: TrollAction): Pick[][] {
  switch (action.type) {
    case "draft":
      return [[`open:${action.coaster}`]];
    case "place": {
      const shape = action.as ?? action.coaster;
      return [[`hand:${action.coaster}`, `shape:${shape}`, cellPick(action.cell)]];
    }
    case "steal":
      return action.from && action.to ? [[cellPick(action.from), `loot:${action.to}`]] : [];
    case "swap": {
      if (!action.cells) return [];
      const [one, other] = action.cells.map(cellPick) as [Pick, Pick];
      return [
        [one, other],
        [other, one],
      ];
    }
    case "barman":
      return action.side ? [[`side:${action.side}`]] : [];
    default:
      return action.cell ? [[cellPick(action.cell)]] : [];
  }
}

/** The step that does nothing, where there is one. */
export function decliningOf(steps: readonly Step[]): Step | null {
  return steps.find((step) => picksOf(step.action as TrollAction).length === 0) ?? null;
}

/** What can be picked next. */
export function offered(ways: readonly Way[], picked: readonly Pick[]): Set<Pick> {
  const next = new Set<Pick>();
  for (const { picks } of ways) {
    const pick = picks[picked.length];
    if (pick !== undefined && picked.every((each, at) => each === picks[at])) next.add(pick);
  }
  return next;
}

/** All that can be picked now, if need be in the place of something picked before. */
export function pickable(ways: readonly Way[], picked: readonly Pick[]): Set<Pick> {
  const all = new Set<Pick>();
  for (let length = 0; length <= picked.length; length++) {
    for (const pick of offered(ways, picked.slice(0, length))) all.add(pick);
  }
  return all;
}

/** The step that the picks have come to. */
export function reached(ways: readonly Way[], picked: readonly Pick[]): Step | null {
  const way = ways.find(
    ({ picks }) => picks.length === picked.length && picks.every((each, at) => each === picked[at]),
  );
  return way?.step ?? null;
}

/** How to point at a step; with nothing, if it is none of these or does nothing. */
export function waysTo(ways: readonly Way[], action: Record<string, unknown>): readonly Pick[] {
  const wanted = comparable(action);
  return ways.find(({ step }) => comparable(step.action) === wanted)?.picks ?? [];
}

/** Written down in one order, whoever wrote it. */
function comparable(action: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The picks with one more, or with one changed; null if nothing legal begins like that.
 *
 * What had been picked after a change stays where it still fits: another coaster, the same cell.
 */
export function picking(ways: readonly Way[], picked: readonly Pick[], pick: Pick): Pick[] | null {
  for (let length = picked.length; length >= 0; length--) {
    const before = picked.slice(0, length);
    if (!offered(ways, before).has(pick)) continue;
    let now = settled(ways, [...before, pick]);
    for (const later of picked.slice(length + 1)) {
      if (offered(ways, now).has(later)) now = [...now, later];
    }
    return settled(ways, now);
  }
  return null;
}

/** A coaster is itself until its player says otherwise; a stolen mug goes where it only can. */
function settled(ways: readonly Way[], picked: Pick[]): Pick[] {
  const next = offered(ways, picked);
  const coaster = picked.at(-1)?.startsWith("hand:") ? pickedAs("hand", picked) : null;
  if (coaster !== null && next.has(`shape:${coaster}`)) return [...picked, `shape:${coaster}`];
  const [only] = next;
  return next.size === 1 && only?.startsWith("loot:") ? [...picked, only] : picked;
}

/** What a player wanted who pointed at something that is not on offer: to ask why it is not. */
export function wanted(
  phase: string | null,
  picked: readonly Pick[],
  pick: Pick,
  hand: readonly string[],
): TrollAction | null {
  const [kind] = pick.split(":", 1);
  const value = pickedOf(pick);
  if (phase === "draft" && kind === "open") return { type: "draft", coaster: value };
  if (phase === "barman" && kind === "side") return { type: "barman", side: value as Side };
  if (kind !== "cell") return null;
  const cell = cellOf(value);
  switch (phase) {
    case "place": {
      const coaster = pickedAs("hand", picked) ?? hand[0];
      return coaster === undefined ? null : { type: "place", coaster, cell };
    }
    case "steal":
      return { type: "steal", from: cell, to: "off" };
    case "swap":
      return { type: "swap", cells: [cellOf(pickedAs("cell", picked) ?? value), cell] };
    case "mug":
    case "remove":
    case "smash":
      return { type: phase, cell };
    default:
      return null;
  }
}
