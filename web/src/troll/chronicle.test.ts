import { beforeAll, expect, it } from "vitest";
import type { CoasterInfo, Happened } from "../lib/wire/types";
import { loadLanguage } from "../lib/words.svelte";
import { coastersInPlay } from "./board";
import { chronicle, lastTurn } from "./chronicle";

beforeAll(() => loadLanguage("en"));

const guest = (name: string): CoasterInfo => ({
  id: name.toLowerCase(),
  name,
  role: "hobbit",
  level: 1,
  mugs: 1,
  type: "ale",
  sides: [1, 1, 1, 1],
  ability: null,
});
const around = {
  names: ["Anna", "Ben"],
  coasters: coastersInPlay(["Sid", "Fred", "Olga"].map(guest), true),
  quarters: 0,
};
const placed = (seat: number, coaster: string, cell: [number, number]): Happened => ({
  type: "placed",
  seat,
  coaster,
  cell,
  shapeshifter: null,
});
const mug = (seat: number, cell: [number, number]): Happened => ({
  type: "token-moved",
  seat,
  source: null,
  cell,
});
const said = (log: Happened[], quarters = 0) =>
  chronicle(log, { ...around, quarters }).map((entry) => entry.said);

it("names what lay there at the time", () => {
  const log = [
    placed(0, "sid", [0, 0]),
    mug(0, [0, 0]),
    placed(1, "fred", [1, 0]),
    {
      type: "swapped",
      seat: 1,
      cells: [
        [0, 0],
        [1, 0],
      ],
    } satisfies Happened,
    placed(0, "olga", [0, 1]),
    mug(0, [0, 0]),
  ];
  expect(said(log)[1]).toBe("Anna puts the mug on Sid.");
  expect(said(log).at(-1)).toBe("Anna puts the mug on Fred.");
});

it("forgets a coaster that was taken back", () => {
  const log: Happened[] = [
    placed(0, "sid", [0, 0]),
    placed(1, "fred", [1, 0]),
    { type: "undone", seat: 1 },
    placed(1, "olga", [0, 1]),
    mug(1, [1, 0]),
  ];
  expect(said(log).at(-1)).not.toContain("Fred");
});

it("says directions as the reader sees them", () => {
  const log: Happened[] = [{ type: "barman-moved", seat: 0, side: "north" }];
  expect(said(log)[0]).toContain("north");
  expect(said(log, 2)[0]).toContain("south");
});

it("tells the last turn from its coaster on", () => {
  const log = [placed(0, "sid", [0, 0]), placed(1, "fred", [1, 0]), mug(1, [0, 0])];
  expect(lastTurn(chronicle(log, around))).toEqual(["Ben lays Fred.", "Ben puts the mug on Sid."]);
});
