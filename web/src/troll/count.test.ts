import { describe, expect, it } from "vitest";
import type { CoasterInfo, SpotInfo, TrollInfo } from "../lib/wire/types";
import { coastersInPlay } from "./board";
import { bonusOf, countOf } from "./count";

type Sketch = [id: string, type: CoasterInfo["type"], mugs: number, ability?: string];

function table(sketches: Sketch[], sets: [string, number][], smashed: string[] = []) {
  const coasters = coastersInPlay(
    sketches.map(([id, type, mugs, ability = null]) => ({
      id,
      name: id,
      role: "guest",
      level: 1,
      mugs,
      type,
      sides: [1, 1, 1, 1],
      ability,
    })),
    true,
  );
  const field = sketches.map(([id, , mugs], x): SpotInfo => {
    const left = mugs - (smashed.includes(id) ? 1 : 0);
    const cell: [number, number] = [x, 0];
    return {
      cell,
      coaster: id,
      placer: 0,
      team: 0,
      turned: 0,
      sides: [1, 1, 1, 1],
      token: null,
      mugs: left,
      under: [],
    };
  });
  const game = { field, sets: [sets, []], points: [0, 0], result: null } as unknown as TrollInfo;
  return { coasters, game };
}

const ids = (group: { members: { coaster: CoasterInfo }[] } | undefined) =>
  group?.members.map(({ coaster }) => coaster.id).sort();

describe("the final count", () => {
  it("groups what makes a set and leaves the rest single", () => {
    const { game, coasters } = table(
      [
        ["a", "dark", 1],
        ["b", "dark", 2],
        ["c", "ale", 1],
      ],
      [["dark", 2]],
    );
    const count = countOf(game, coasters, 0);
    expect(count.mugs).toBe(4);
    expect(ids(count.groups[0])).toEqual(["a", "b"]);
    expect(count.single.map(({ coaster }) => coaster.id)).toEqual(["c"]);
  });

  it("mixes a cocktail that leaves the other sets whole", () => {
    const { game, coasters } = table(
      [
        ["a", "dark", 1],
        ["b", "dark", 1],
        ["c", "dark", 1],
        ["maker", "wheat", 2, "cocktails"],
        ["e", "ale", 1],
        ["f", "light", 1],
      ],
      [
        ["cocktail", 3],
        ["dark", 3],
      ],
    );
    const count = countOf(game, coasters, 0);
    expect(ids(count.groups[0])).toEqual(["e", "f", "maker"]);
    expect(ids(count.groups[1])).toEqual(["a", "b", "c"]);
  });

  it("leaves a coaster without mugs out of every set", () => {
    const { game, coasters } = table(
      [
        ["a", "dark", 1],
        ["b", "dark", 1],
        ["c", "dark", 1],
      ],
      [["dark", 2]],
      ["b"],
    );
    const count = countOf(game, coasters, 0);
    expect(ids(count.groups[0])).toEqual(["a", "c"]);
    expect(count.single).toMatchObject([{ mugs: 0 }]);
  });

  it("knows what sets are worth", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(bonusOf)).toEqual([0, 1, 2, 4, 6, 8, 10]);
  });
});
