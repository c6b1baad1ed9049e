import { describe, expect, test } from "vitest";
import { explain } from "./explain";
import { counted, round } from "./testing/fixtures";

const GAMES = [
  ["half-pint", "halfPint"],
  ["half-pint", "brawl"],
  ["half-pint", "gunfight"],
  ["half-pint", "two"],
  ["muertos", "muertos"],
] as const;

describe.each(GAMES)("%s, %s", (game, recorded) => {
  test("the parts add up to what the referee counted", () => {
    for (const each of counted[recorded]) {
      const sums = each.won.map((_, seat) =>
        explain(game, each, seat).reduce((sum, part) => sum + part.points, 0),
      );
      expect(sums).toEqual(each.points);
    }
  });
});

const kinds = (game: "half-pint" | "muertos", seat: number, changes: Parameters<typeof round>[0]) =>
  explain(game, round(changes), seat).map((part) => part.kind);

test("a met 0 and a chip that was right", () => {
  const changes = { predictions: [0, 2, 1], won: [0, 1, 1], bets: [1, 2, 0] };
  expect(kinds("half-pint", 0, changes)).toEqual(["met-zero", "chip-won"]);
});

test("of two players the one who met gets the other's chip", () => {
  const changes = { predictions: [1, 1], won: [1, 2], bets: [null, 0] };
  expect(kinds("half-pint", 0, changes)).toEqual(["tricks", "met", "chip-gained"]);
});

test("a misère counts everybody's tricks", () => {
  const changes = { predictions: [0, 2], won: [0, 3], bets: null };
  expect(explain("muertos", round(changes), 0)).toEqual([{ kind: "misere", count: 3, points: 3 }]);
});
