import { expect, test } from "vitest";
import { cardsFor, predicted, tapped } from "./prediction";

test("cards add up, and a second tap takes one back", () => {
  const laid = tapped(tapped([], 3), 2);
  expect(predicted(laid)).toBe(5);
  expect(predicted(tapped(laid, 3))).toBe(2);
});

test("the 0 stands alone", () => {
  expect(tapped([1, 2], 0)).toEqual([0]);
  expect(tapped([0], 3)).toEqual([3]);
});

test("nothing laid is no prediction, and not 0", () => {
  expect(predicted([])).toBeNull();
  expect(predicted([0])).toBe(0);
});

test.each([0, 1, 2, 3, 4, 5, 6])("%i can be shown with cards", (tricks) => {
  expect(predicted(cardsFor(tricks))).toBe(tricks);
});
