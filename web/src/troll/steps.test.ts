import { describe, expect, it } from "vitest";
import type { Step } from "../lib/wire/types";
import {
  decliningOf,
  offered,
  type Pick,
  pickable,
  pickedAs,
  picking,
  reached,
  wanted,
  waysOf,
  waysTo,
} from "./steps";

const step = (action: Record<string, unknown>, flips: [number, number][] = []): Step => ({
  action,
  flips,
});

const places = [
  step({ type: "place", coaster: "fred", cell: [0, 1] }, [[0, 0]]),
  step({ type: "place", coaster: "fred", cell: [1, 0] }),
  step({ type: "place", coaster: "boris", cell: [0, 1] }),
  step({ type: "place", coaster: "boris", cell: [1, 0] }),
  step({ type: "place", coaster: "boris", cell: [0, 1], as: "olga" }),
  step({ type: "place", coaster: "boris", cell: [1, 0], as: "olga" }),
];

describe("laying a coaster", () => {
  const ways = waysOf(places);

  it("begins with the hand", () => {
    expect([...offered(ways, [])]).toEqual(["hand:fred", "hand:boris"]);
    expect(decliningOf(places)).toBeNull();
  });

  it("is itself unless said otherwise", () => {
    expect(picking(ways, [], "hand:fred")).toEqual(["hand:fred", "shape:fred"]);
    expect(picking(ways, [], "hand:boris")).toEqual(["hand:boris", "shape:boris"]);
  });

  it("comes to a step with the cell", () => {
    const picked = picking(ways, ["hand:fred", "shape:fred"], "cell:0,1") ?? [];
    expect(reached(ways, picked)).toBe(places[0]);
    expect(reached(ways, picked.slice(0, 2))).toBeNull();
  });

  it("keeps the cell when another coaster or shape is chosen", () => {
    const picked: Pick[] = ["hand:fred", "shape:fred", "cell:0,1"];
    expect(picking(ways, picked, "hand:boris")).toEqual(["hand:boris", "shape:boris", "cell:0,1"]);
    const boris: Pick[] = ["hand:boris", "shape:boris", "cell:1,0"];
    const shifted = picking(ways, boris, "shape:olga") ?? [];
    expect(reached(ways, shifted)).toBe(places[5]);
  });

  it("moves from cell to cell", () => {
    const picked: Pick[] = ["hand:fred", "shape:fred", "cell:0,1"];
    expect(picking(ways, picked, "cell:1,0")).toEqual(["hand:fred", "shape:fred", "cell:1,0"]);
    expect(pickable(ways, picked)).toContain("cell:1,0");
    expect(pickable(ways, picked)).toContain("hand:boris");
  });

  it("knows nothing of what is not offered", () => {
    expect(picking(ways, ["hand:fred", "shape:fred"], "cell:5,5")).toBeNull();
    expect(picking(ways, [], "cell:0,1")).toBeNull();
  });
});

describe("other steps", () => {
  it("can be declined where nothing may be picked", () => {
    const mug = [step({ type: "mug", cell: null }), step({ type: "mug", cell: [0, 0] }, [[0, 1]])];
    expect(decliningOf(mug)).toBe(mug[0]);
    expect([...offered(waysOf(mug), [])]).toEqual(["cell:0,0"]);
  });

  it("swap from both ends", () => {
    const swaps = [
      step({ type: "swap", cells: null }),
      step({
        type: "swap",
        cells: [
          [0, 0],
          [1, 0],
        ],
      }),
    ];
    const ways = waysOf(swaps);
    expect(reached(ways, ["cell:1,0", "cell:0,0"])).toBe(swaps[1]);
    expect(reached(ways, ["cell:0,0", "cell:1,0"])).toBe(swaps[1]);
  });

  it("ask where a stolen mug goes, unless there is only one place", () => {
    const both = waysOf([
      step({ type: "steal", from: null }),
      step({ type: "steal", from: [0, 0], to: "thief" }),
      step({ type: "steal", from: [0, 0], to: "off" }),
      step({ type: "steal", from: [1, 0], to: "off" }),
    ]);
    expect(picking(both, [], "cell:0,0")).toEqual(["cell:0,0"]);
    expect(picking(both, [], "cell:1,0")).toEqual(["cell:1,0", "loot:off"]);
  });

  it("move the barman to a side", () => {
    const barman = [step({ type: "barman", side: null }), step({ type: "barman", side: "east" })];
    expect(reached(waysOf(barman), ["side:east"])).toBe(barman[1]);
  });
});

describe("pointing at what was advised", () => {
  it("does not mind in which order it is written", () => {
    const advice = { cell: [1, 0], as: "olga", coaster: "boris", type: "place" };
    expect(waysTo(waysOf(places), advice)).toEqual(["hand:boris", "shape:olga", "cell:1,0"]);
  });

  it("points at nothing that cannot be done, or does nothing", () => {
    const steps = [step({ type: "mug", cell: [0, 0] }), step({ type: "mug", cell: null })];
    expect(waysTo(waysOf(steps), { type: "mug", cell: [5, 5] })).toEqual([]);
    expect(waysTo(waysOf(steps), { type: "mug", cell: null })).toEqual([]);
    expect(waysTo(waysOf(steps), { type: "mug", cell: [0, 0] })).toEqual(["cell:0,0"]);
  });
});

describe("asking why not", () => {
  it("says what the player wanted", () => {
    const hand = ["fred", "boris"];
    const chosen: Pick[] = ["hand:boris", "shape:boris"];
    expect(wanted("place", chosen, "cell:2,0", hand)).toEqual({
      type: "place",
      coaster: "boris",
      cell: [2, 0],
    });
    expect(wanted("mug", [], "cell:0,0", hand)).toEqual({ type: "mug", cell: [0, 0] });
    expect(wanted("swap", ["cell:1,1"], "cell:0,0", hand)).toEqual({
      type: "swap",
      cells: [
        [1, 1],
        [0, 0],
      ],
    });
    expect(wanted("barman", [], "side:west", hand)).toEqual({ type: "barman", side: "west" });
  });

  it("does not guess", () => {
    expect(wanted("mug", [], "hand:fred", ["fred"])).toBeNull();
    expect(wanted(null, [], "cell:0,0", [])).toBeNull();
  });
});

it("finds the last one picked of a kind", () => {
  expect(pickedAs("cell", ["cell:0,0", "cell:1,-1"])).toBe("1,-1");
  expect(pickedAs("hand", [])).toBeNull();
});
