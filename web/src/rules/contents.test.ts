import { describe, expect, it } from "vitest";
import { GAMES } from "../lib/routes";
import { chaptersOf, ruleFor } from "./contents";

const numbered = (part: string, most: number) =>
  Array.from({ length: most }, (_, place) => `${part}-${place + 1}`);

describe("the contents", () => {
  it("hold every numbered rule", () => {
    const ids = GAMES.flatMap(chaptersOf).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(new Set(ids)).toEqual(
      new Set([
        ...numbered("F", 12),
        ...numbered("HP", 11),
        ...numbered("PM", 6),
        ...numbered("TR", 12),
      ]),
    );
  });

  it("name a rule once in each game", () => {
    for (const game of GAMES) {
      const ids = chaptersOf(game).flatMap(({ rules }) => rules.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("know where to open", () => {
    for (const phase of ["predict", "bet", "play", "over"] as const) {
      expect(ruleFor("half-pint", phase), phase).toBeDefined();
      expect(ruleFor("muertos", phase), phase).toBeDefined();
    }
    const steps = ["draft", "place", "steal", "mug", "remove", "swap", "barman", "smash", "over"];
    for (const phase of steps as Parameters<typeof ruleFor>[1][]) {
      expect(ruleFor("troll", phase), phase).toBeDefined();
    }
    expect(ruleFor("troll", "predict")).toBeUndefined();
  });
});
