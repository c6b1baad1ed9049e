import { expect, test } from "vitest";
import type { Frame, ReplayInfo } from "../lib/wire/types";
import { Playback } from "./playback.svelte";

const frame = (past: { number: number }[] | null) =>
  ({ seat: 0, action: {}, game: { type: "tricks", past }, happened: [] }) as unknown as Frame;

const playback = () =>
  new Playback({
    frames: [frame([]), frame(null), frame([{ number: 1 }]), frame(null)],
  } as ReplayInfo);

test("stays between the first frame and the last", () => {
  const game = playback();
  game.step(-1);
  expect(game.at).toBe(0);
  game.step(99);
  expect(game.at).toBe(3);
});

test("a frame within a round has the rounds before", () => {
  const game = playback();
  game.go(1);
  expect(game.game).toMatchObject({ past: [] });
  game.go(3);
  expect(game.game).toMatchObject({ past: [{ number: 1 }] });
});

test("playing at the end begins anew", () => {
  const game = playback();
  game.go(3);
  game.toggle();
  expect([game.at, game.playing]).toEqual([0, true]);
});
