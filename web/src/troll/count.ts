/** The final count, taken apart to be shown: whose mugs, which were smashed, what makes a set. */

import type { CoasterInfo, TrollInfo } from "../lib/wire/types";
import type { Coasters, TeamNumber } from "./board";

/** A coaster of a team, on the field or covered. */
export interface Counted {
  coaster: CoasterInfo;
  /** Those that are not smashed. */
  mugs: number;
}

export interface Group {
  /** A type of mug, or "cocktail". */
  name: string;
  members: Counted[];
  bonus: number;
}

export interface TeamCount {
  team: TeamNumber;
  mugs: number;
  groups: Group[];
  /** In no set. */
  single: Counted[];
  total: number;
}

/** What a set is worth beside its mugs (TR-10). */
export function bonusOf(size: number): number {
  return size < 4 ? Math.max(0, size - 1) : 2 * (size - 2);
}

export function countOf(game: TrollInfo, coasters: Coasters, team: TeamNumber): TeamCount {
  const counted = countedOf(game, coasters, team);
  const made = grouped(counted, game.sets?.[team] ?? []);
  const grouping = new Set(made.flatMap(({ members }) => members));
  return {
    team,
    mugs: counted.reduce((sum, { mugs }) => sum + mugs, 0),
    groups: made,
    single: counted.filter((each) => !grouping.has(each)),
    total: (game.result?.points ?? game.points)[team] ?? 0,
  };
}

function countedOf(game: TrollInfo, coasters: Coasters, team: TeamNumber): Counted[] {
  const found: Counted[] = [];
  const add = (id: string, owner: number, mugs?: number) => {
    const coaster = coasters.get(id);
    if (coaster && owner === team) found.push({ coaster, mugs: mugs ?? coaster.mugs });
  };
  for (const spot of game.field) {
    for (const covered of spot.under) add(covered.coaster, covered.team);
    add(spot.coaster, spot.team, spot.mugs);
  }
  return found;
}

/** The result says only how large the sets are; here they are filled with coasters that fit. */
function grouped(counted: readonly Counted[], sets: readonly [string, number][]): Group[] {
  const sizes = sets.filter(([name]) => name === "cocktail").map(([, size]) => size);
  const kept = new Map(sets.filter(([name]) => name !== "cocktail"));
  const full = counted.filter(({ mugs }) => mugs > 0);
  const cocktails = mixed(full, sizes, kept) ?? [];
  const used = new Set(cocktails.flat());
  return sets.map(([name, size]) => {
    const members =
      name === "cocktail"
        ? (cocktails.shift() ?? [])
        : full.filter((each) => !used.has(each) && each.coaster.type === name);
    return { name, members, bonus: bonusOf(size) };
  });
}

/** Cocktails of these sizes that leave the other sets as large as they are known to be. */
function mixed(
  full: readonly Counted[],
  sizes: readonly number[],
  kept: ReadonlyMap<string, number>,
): Counted[][] | null {
  const [size, ...others] = sizes;
  if (size === undefined) return leaves(full, kept) ? [] : null;
  for (const maker of full.filter(({ coaster }) => coaster.ability === "cocktails")) {
    const rest = full.filter((each) => each !== maker);
    for (const guests of differing(rest, size - 1, new Set([maker.coaster.type]))) {
      const left = rest.filter((each) => !guests.includes(each));
      const further = mixed(left, others, kept);
      if (further !== null) return [[maker, ...guests], ...further];
    }
  }
  return null;
}

function leaves(full: readonly Counted[], kept: ReadonlyMap<string, number>): boolean {
  const types = new Set(full.map(({ coaster }) => coaster.type));
  const many = (type: string) => full.filter(({ coaster }) => coaster.type === type).length;
  const fits = [...kept].every(([type, size]) => many(type) === size);
  return fits && [...types].every((type) => kept.has(type) || many(type) < 2);
}

/** All choices of so many coasters with types that differ from each other and from those taken. */
function* differing(
  from: readonly Counted[],
  size: number,
  taken: ReadonlySet<string>,
): Generator<Counted[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [place, each] of from.entries()) {
    const { type } = each.coaster;
    if (taken.has(type)) continue;
    for (const rest of differing(from.slice(place + 1), size - 1, new Set([...taken, type]))) {
      yield [each, ...rest];
    }
  }
}
