import { beforeAll, describe, expect, test } from "vitest";
import { gameEnded, narrate, type Scene } from "./narrate";
import type { TricksInfo, TrollInfo } from "./wire/types";
import { loadLanguage } from "./words.svelte";

beforeAll(() => loadLanguage("en"));

const names = ["Anna", "Ben", "Carla"];
const cards: Scene = {
  kind: "half-pint",
  names,
  coasters: [],
  game: { type: "tricks", rounds: 5 } as TricksInfo,
};

describe("a card game", () => {
  test("a deal says which round it is, and the last one more than that", () => {
    const deal = {
      type: "dealt",
      round: 2,
      start: 1,
      handSize: 3,
      gunfight: [] as number[],
    } as const;
    expect(narrate(cards, deal)).toBe("Round 2 of 5. Ben starts, 3 cards each.");
    expect(narrate(cards, { ...deal, round: 6, gunfight: [0] })).toBe(
      "Extra round. Ben starts, 3 cards each. Gun fight. One more mark, and Anna wins the game at once.",
    );
  });

  test("a play is named, with the cards it took from the row", () => {
    const play = {
      type: "cards-played",
      seat: 0,
      hand: ["R7"],
      row: ["G7"],
      combination: "pair",
    } as const;
    const said = narrate(cards, { ...play, hand: [...play.hand], row: [...play.row] });
    expect(said).toBe("Anna: pair of 7s (R7 + row G7)");
  });

  test("a trick says why it was won", () => {
    const play = (seat: number, combination: string) => ({ seat, hand: [], row: [], combination });
    const trick = {
      plays: [play(0, "pair"), play(1, "straight")],
      best: 1,
      winner: 1,
      why: "stronger",
      beaten: 0,
    } as const;
    expect(
      narrate(cards, { type: "trick-won", seat: 1, trick: { ...trick, plays: [...trick.plays] } }),
    ).toBe("Ben wins: straight beats pair.");
  });

  test("what is secret until all are ready is worth no sentence", () => {
    expect(narrate(cards, { type: "predicted", seat: 0 })).toBeNull();
  });
});

test("in a game of teams the points are by team", () => {
  const result = { winners: [1, 3], points: [4, 7], by: "points" };
  const troll: Scene = { kind: "troll", names: [...names, "Dora"], coasters: [], game: null };
  expect(gameEnded(troll, result)).toBe("Ben and Dora win with 7 points.");
});

test("coasters are called by name", () => {
  const fred = { id: "fred", name: "Fred" } as Scene["coasters"][number];
  const game = {
    type: "troll",
    field: [{ cell: [0, 1], coaster: "fred" }],
  } as unknown as TrollInfo;
  const scene: Scene = { kind: "troll", names, coasters: [fred], game };
  const moved = { type: "token-moved", seat: 1, source: null, cell: [0, 1] } as const;
  expect(narrate(scene, { ...moved, cell: [0, 1] })).toBe("Ben puts the mug on Fred.");
});
