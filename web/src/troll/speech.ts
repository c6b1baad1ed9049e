/** Coasters, cells and sides in words, for those who listen. */

import { coasterName, listed } from "../lib/names";
import { sayRefusal } from "../lib/refusals";
import type { CoasterInfo, RefusalInfo, SpotInfo, TrollInfo } from "../lib/wire/types";
import { say } from "../lib/words.svelte";
import type { Coasters } from "./board";
import {
  type Cell,
  type Extent,
  type FourSides,
  layoutOf,
  SIDES,
  type Side,
  turnCell,
  turnSide,
  turnSides,
} from "./geometry";

export const teamId = (team: number): string => (team === 0 ? "swords" : "axes");

export function nameOf(coasters: Coasters, id: string): string {
  return coasterName(coasters.get(id) ?? { id, name: id });
}

export function namesOf(coasters: Coasters, ids: readonly string[]): string {
  return listed(ids.map((id) => nameOf(coasters, id)));
}

/** "Fred, hobbit, level 2, small creature". */
export function described(coaster: CoasterInfo): string {
  const kind = coaster.role.replaceAll(" ", "-");
  const role = say("coaster-class", { role: coaster.role, kind });
  const name = coasterName(coaster);
  const { level } = coaster;
  if (coaster.ability === null) return say("coaster-described", { coaster: name, role, level });
  const ability = say("ability-name", { ability: coaster.ability });
  return say("coaster-described-able", { coaster: name, role, level, ability });
}

/** "one mug, light". */
export function mugsSpoken({ mugs, type }: Pick<CoasterInfo, "mugs" | "type">): string {
  return `${say("count-mugs", { mugs })}, ${say("mug-type", { type })}`;
}

function sidesSpoken([north, east, south, west]: FourSides): string {
  return say("troll-sides", { north, east, south, west });
}

/** A coaster that does not lie on the field yet, with the numbers as it would lie. */
export function coasterSpoken(coaster: CoasterInfo, sides: FourSides): string {
  return [described(coaster), sidesSpoken(sides), mugsSpoken(coaster)].join(", ");
}

/** What lies on a cell: "Fred, hobbit, level 2, axes, north 3, ..., mug of Anna". */
export function spotSpoken(
  coasters: Coasters,
  spot: SpotInfo,
  names: readonly string[],
  quarters: number,
): string {
  const coaster = coasters.get(spot.coaster);
  if (!coaster) return "";
  const parts = [
    described(coaster),
    say("team-name", { team: teamId(spot.team) }),
    sidesSpoken(turnSides(spot.sides, quarters)),
    mugsSpoken({ mugs: spot.mugs, type: coaster.type }),
  ];
  if (spot.token !== null) parts.push(say("troll-mug-of", { player: names[spot.token] ?? "" }));
  if (spot.under.length > 0) {
    const below = namesOf(
      coasters,
      spot.under.map(({ coaster: id }) => id),
    );
    parts.push(say("troll-lies-on", { coasters: below }));
  }
  return parts.join(", ");
}

/** Counted from the top left of what the viewer sees. */
export function rowAndColumn(cell: Cell, shown: Extent, quarters: number): string {
  const [x, y] = turnCell(cell, quarters);
  return say("troll-cell", { row: y - shown.north + 1, column: x - shown.west + 1 });
}

/** Places and directions are said as the reader sees them: up is north, wherever they sit. */
export function refusalSpoken(
  refusal: RefusalInfo,
  game: TrollInfo,
  coasters: Coasters,
  quarters: number,
): string {
  const params = { ...refusal.params };
  const { side, coaster, cell } = params;
  if (isSide(side)) params.side = turnSide(side, quarters);
  const [x, y] = /^\[(-?\d+), (-?\d+)\]$/.exec(`${cell}`)?.slice(1).map(Number) ?? [];
  if (x !== undefined && y !== undefined) {
    params.cell = rowAndColumn([x, y], layoutOf(game, quarters).cells, quarters);
  }
  if (typeof coaster === "string") params.coaster = nameOf(coasters, coaster);
  return sayRefusal({ ...refusal, params });
}

function isSide(value: unknown): value is Side {
  return (SIDES as readonly unknown[]).includes(value);
}
