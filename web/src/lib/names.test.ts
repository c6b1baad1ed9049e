import { beforeAll, describe, expect, test } from "vitest";
import { cardName, coasterName, combinationWithValues, listed, rank, rankGroups } from "./names";
import { loadLanguage } from "./words.svelte";

beforeAll(() => loadLanguage("en"));

test("a rank is the value, in Muertos from 2 to ace", () => {
  expect([1, 10, 13].map((value) => rank("half-pint", value))).toEqual(["1", "10", "13"]);
  expect([1, 9, 10, 13].map((value) => rank("muertos", value))).toEqual(["2", "10", "J", "A"]);
  expect(cardName("muertos", "R13")).toBe("RA");
});

test("the group there is most of comes first, then the higher one", () => {
  expect(rankGroups([4, 9, 9, 4, 4])).toEqual([4, 9]);
  expect(rankGroups([7, 10, 7, 10])).toEqual([10, 7]);
  expect(rankGroups([3])).toEqual([3, 3]);
});

describe("combinations as a player would call them out", () => {
  test.each([
    ["half-pint", "two-pair", ["R10", "B7", "G10", "P7"], "two pair, 10s and 7s"],
    ["half-pint", "full-house", ["R9", "B9", "G9", "P4", "Y4"], "full house, 9s over 4s"],
    ["muertos", "high-card", ["R11"], "high card, queen"],
    ["muertos", "straight", ["R9", "B8", "G7", "P6", "Y5"], "straight to 10"],
    ["half-pint", "flush", ["R9", "R2", "R7", "R6", "R5"], "flush (tankards), highest 9"],
  ] as const)("%s %s", (game, combination, cards, said) => {
    expect(combinationWithValues(game, combination, [...cards])).toBe(said);
  });
});

test("a second copy of a coaster is told apart by its number", () => {
  expect(coasterName({ id: "fred", name: "Fred" })).toBe("Fred");
  expect(coasterName({ id: "fred.2", name: "Fred" })).toBe("Fred 2");
});

test("several names read as one would say them", () => {
  expect(listed(["Anna"])).toBe("Anna");
  expect(listed(["Anna", "Ben"])).toBe("Anna and Ben");
  expect(listed(["Anna", "Ben", "Carla"])).toBe("Anna, Ben and Carla");
});
