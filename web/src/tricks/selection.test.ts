import { describe, expect, test } from "vitest";
import { missing, nearest, readingOf, readings, sortedHand, stillHeld, toggled } from "./selection";
import { plays } from "./testing/fixtures";

describe("what picked cards can be", () => {
  test("all readings of exactly these cards, strongest first", () => {
    const found = readings(plays, ["B7"]);
    expect(found.map((play) => play.combination)).toEqual(["pair", "high-card"]);
  });

  test("the order of picking does not matter", () => {
    expect(readings(plays, ["G9", "R6", "Y8"])).toHaveLength(1);
  });

  test("nothing picked is nothing to play", () => {
    expect(readings(plays, [])).toEqual([]);
  });
});

test("a play is found among the readings of its cards", () => {
  const [pair, alone] = readings(plays, ["B7"]);
  expect(readingOf(plays, ["B7"], pair?.row ?? [])).toBe(0);
  expect(readingOf(plays, ["B7"], alone?.row ?? [])).toBe(1);
  expect(readingOf(plays, ["B7"], ["P1"])).toBe(0);
});

describe("on the way to a play", () => {
  test("names what is missing", () => {
    const goal = nearest(plays, ["Y8", "R6"]);
    expect(goal?.combination).toBe("straight");
    expect(goal && missing(goal, ["Y8", "R6"])).toEqual(["G9"]);
  });

  test("leads nowhere if no play holds all the cards", () => {
    expect(nearest(plays, ["B7", "R6"])).toBeUndefined();
  });
});

test("picked cards stay picked until they leave the hand", () => {
  expect(stillHeld(["R6", "Y8"], ["Y8", "G9"])).toEqual(["Y8"]);
});

test("a tap picks, another puts back", () => {
  expect(toggled(toggled([], "R6"), "Y8")).toEqual(["R6", "Y8"]);
  expect(toggled(["R6", "Y8"], "R6")).toEqual(["Y8"]);
});

test("a hand is held low to high, equal values together", () => {
  expect(sortedHand(["R13", "Y2", "B2", "G10"])).toEqual(["B2", "Y2", "G10", "R13"]);
});
