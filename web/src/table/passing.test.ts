import { expect, test } from "vitest";
import { passTo } from "./passing";

test("a device of one player is never passed", () => {
  expect(passTo(null, [0], [0, 1])).toBeNull();
});

test("nobody has it at first: it goes to whoever acts", () => {
  expect(passTo(null, [0, 2], [2])).toBe(2);
  expect(passTo(null, [0, 2], [1])).toBe(0);
});

test("whoever can act keeps it, then it goes on", () => {
  expect(passTo(0, [0, 2], [0, 2])).toBeNull();
  expect(passTo(0, [0, 2], [2, 3])).toBe(2);
});

test("while others act, it stays", () => {
  expect(passTo(0, [0, 2], [1])).toBeNull();
});
