import { describe, expect, test } from "vitest";
import { framesBetween } from "./frames";
import { game, me, round, trick } from "./testing/fixtures";

const before = { game: game({ round: round({ tricks: [trick(null, ["B3"])] }) }), me: me() };

describe("what happened becomes moments", () => {
  test("the first look shows what is, without a pause", () => {
    expect(framesBetween(null, before)).toEqual([{ ...before, pause: null }]);
  });

  test("a finished trick waits to be read", () => {
    const after = { game: game({ round: round({ tricks: [trick(0)] }) }), me: me() };
    expect(framesBetween(before, after).map((frame) => frame.pause)).toEqual(["trick"]);
  });

  test("a play does not wait", () => {
    const after = { game: game({ round: round({ tricks: [trick(0), trick(null)] }) }), me: me() };
    const between = framesBetween(
      { game: game({ round: round({ tricks: [trick(0)] }) }), me: me() },
      after,
    );
    expect(between.map((frame) => frame.pause)).toEqual([null]);
  });

  const done = round({
    tricks: [trick(0, ["B3"])],
    ended: "cards",
    points: [20, 0],
    marks: ["X", ""],
  });

  test("a counted round: its last trick, the count, then the new deal", () => {
    const after = {
      game: game({ phase: "predict", past: [done], round: round({ number: 2 }), totals: [20, 0] }),
      me: me({ hand: ["G1", "G2", "G3"], predict: [0, 1] }),
    };
    const [last, count, now] = framesBetween(before, after);
    expect(last).toMatchObject({
      pause: "trick",
      game: { totals: [0, 0], round: { points: null } },
    });
    expect(last?.me.hand).toEqual(["R6", "Y8"]);
    expect(count).toMatchObject({
      pause: "round",
      game: { totals: [20, 0], round: { number: 1 } },
    });
    expect(count?.me.predict).toBeNull();
    expect(now).toEqual({ ...after, pause: null });
  });

  test("the end of the game is counted before it is announced", () => {
    const result = { winners: [0], points: [20, 0], by: "points" };
    const after = { game: game({ phase: null, actors: [], round: done, result }), me: me() };
    const frames = framesBetween(before, after);
    expect(frames.map((frame) => frame.pause)).toEqual(["trick", "round", null]);
    expect(frames[0]?.game.result).toBeNull();
  });
});
