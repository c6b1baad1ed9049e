import { expect, it } from "vitest";
import { type Box, nearest } from "./keyboard";

const box = (x: number, y: number): Box => ({ left: x, top: y, right: x + 10, bottom: y + 10 });

it("finds the nearest thing in the direction of the arrow", () => {
  const boxes = [box(20, 0), box(40, 0), box(0, 20), box(22, 22)];
  expect(nearest(box(0, 0), boxes, "ArrowRight")).toBe(0);
  expect(nearest(box(0, 0), boxes, "ArrowDown")).toBe(2);
  expect(nearest(box(0, 0), boxes, "ArrowLeft")).toBeNull();
});

it("prefers what lies straight ahead", () => {
  expect(nearest(box(0, 0), [box(15, 30), box(50, 0)], "ArrowRight")).toBe(1);
});
