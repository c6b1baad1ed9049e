import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacing } from "./pacing.svelte";
import { game, me, round, trick } from "./testing/fixtures";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The table after some finished tricks, and perhaps a play of the next. */
function after(tricks: number, play = false) {
  const done = Array.from({ length: tricks }, () => trick(0));
  return {
    game: game({ round: round({ tricks: play ? [...done, trick(null)] : done }) }),
    me: me(),
  };
}

const shown = (pacing: Pacing) => pacing.shown?.game.round.tricks.length;

test("a finished trick stays while the game goes on, then the present is shown", () => {
  const pacing = new Pacing();
  pacing.feed(after(0, true));
  pacing.feed(after(1));
  pacing.feed(after(1, true));
  expect([shown(pacing), pacing.shown?.pause]).toEqual([1, "trick"]);
  vi.advanceTimersByTime(1600);
  expect([shown(pacing), pacing.shown?.pause]).toEqual([2, null]);
});

test("a tap goes on at once", () => {
  const pacing = new Pacing();
  pacing.feed(after(0, true));
  pacing.feed(after(1));
  pacing.skip();
  expect(pacing.shown?.pause).toBeNull();
  vi.advanceTimersByTime(9000);
  expect(shown(pacing)).toBe(1);
});

test("who is behind by more than one trick catches up", () => {
  const pacing = new Pacing();
  pacing.feed(after(0, true));
  for (const tricks of [1, 2, 3]) pacing.feed(after(tricks));
  expect([shown(pacing), pacing.shown?.pause]).toEqual([3, "trick"]);
});

test("who reads closely is left in peace", () => {
  const pacing = new Pacing();
  pacing.feed(after(0, true));
  pacing.feed(after(1));
  pacing.linger();
  for (const tricks of [2, 3]) pacing.feed(after(tricks));
  vi.advanceTimersByTime(60_000);
  expect(shown(pacing)).toBe(1);
  pacing.skip();
  expect(shown(pacing)).toBe(3);
});
