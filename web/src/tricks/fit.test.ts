import { describe, expect, test } from "vitest";
import { fit } from "./fit";

const PHONE = { width: 344, height: 232 };

describe("the smallest phone with the most players", () => {
  const { row, card, play } = fit(PHONE, 5, 7, 1);

  test("numbers stay readable", () => {
    expect(card).toBeGreaterThan(40);
    expect(row).toBeGreaterThan(44);
  });

  test("everything fits", () => {
    const columns = Math.floor((PHONE.width + 6) / (play + 6));
    const lines = Math.ceil(7 / columns);
    expect(lines * card * 1.4 + row * 1.4).toBeLessThan(PHONE.height);
  });
});

test("five cards of one play show their numbers", () => {
  const { card, play } = fit(PHONE, 5, 4, 5);
  expect(card * (1 + 4 * 0.45)).toBeLessThanOrEqual(play);
});

test("on a large table cards do not become posters", () => {
  expect(fit({ width: 2000, height: 1400 }, 1, 1, 1).card).toBe(132);
});
