import { expect, test } from "vitest";
import { seatsAround, sides } from "./seating";

test("the viewer sits at the bottom, the next seat clockwise to the left", () => {
  expect(seatsAround(5, 3)).toEqual([4, 0, 1, 2]);
});

test("a spectator sees everybody", () => {
  expect(seatsAround(3, null)).toEqual([0, 1, 2]);
});

test.each([1, 2, 3, 4, 5, 6, 7])(
  "%i plates go around once, the same number on each side",
  (count) => {
    const around = Array.from({ length: count }, (_, seat) => seat);
    for (const wide of [false, true]) {
      const { left, top, right } = sides(around, wide);
      expect([...left, ...top, ...right]).toEqual(around);
      expect(left).toHaveLength(right.length);
    }
  },
);
