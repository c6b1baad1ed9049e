import { beforeAll, describe, expect, test } from "vitest";
import type { Hint, ProspectInfo } from "../lib/wire/types";
import { loadLanguage } from "../lib/words.svelte";
import { inOrder, linesOf, oddsOf, sameAction } from "./advice";

beforeAll(() => loadLanguage("en"));

function hint(...prospects: Partial<ProspectInfo>[]): Hint {
  const whole = prospects.map((each) => ({
    action: { type: "predict", tricks: 1 },
    points: 0,
    error: 0,
    met: null,
    tricks: null,
    ...each,
  }));
  const reason = { code: "only", params: {} };
  return { type: "hint", id: "h", action: whole[0]?.action ?? {}, reason, prospects: whole };
}

const label = (action: Record<string, unknown>) => `do ${action.type}`;

describe("numbers", () => {
  test("points to a tenth, and where 95 of 100 trials lie", () => {
    const [line, sure] = linesOf(hint({ points: 12.345, error: 1 }, { error: 0 }), label);
    expect(line).toMatchObject({ points: "12.3", error: "2.0" });
    expect(sure?.error).toBeNull();
  });

  test.each([
    [{ type: "bet", on: 1 }, 7.4, "+7.4"],
    [{ type: "bet", on: 1 }, 0.04, "0.0"],
    [{ type: "play" }, 7.4, "7.4"],
    [{ type: "play" }, -0.04, "0.0"],
    [{ type: "place" }, -1.25, "−1.2"],
  ])("%o: %f is %s", (action, points, said) => {
    expect(linesOf(hint({ action, points }), label)[0]?.points).toBe(said);
  });

  test("with a comma where that is usual", async () => {
    await loadLanguage("de");
    expect(linesOf(hint({ points: 12.345 }), label)[0]?.points).toBe("12,3");
    await loadLanguage("en");
  });
});

describe("for those who listen", () => {
  test("points, how sure they are, the chance, and which is advised", () => {
    const spoken = linesOf(hint({ points: 20, error: 1, met: 0.661 }, {}), label).map(
      (line) => line.spoken,
    );
    expect(spoken[0]).toBe("do predict: points: 20.0, give or take 2.0, met in 66 %, advised.");
    expect(spoken[1]).not.toContain("advised");
  });

  test("a chip that is kept wins nothing", () => {
    const on = (seat: number | null, met: number | null) => ({
      action: { type: "bet", on: seat },
      met,
    });
    const [kept, laid] = linesOf(hint(on(null, null), on(0, 0.25)), label);
    expect(kept?.spoken).toBe("do bet: points: 0.0, advised.");
    expect(laid?.spoken).toBe("do bet: points: 0.0, missed in 25 %.");
  });
});

test("in the Troll it is the lead that is foreseen", () => {
  const [line] = linesOf(hint({ action: { type: "place" }, points: 3, error: 2, met: 0.7 }), label);
  expect(line?.spoken).toBe("do place: lead: +3.0, give or take 3.9, won in 70 %, advised.");
});

test("the chance is of the prediction, the bet or the game", () => {
  const types = ["predict", "play", "bet", "place", "draft", "barman"];
  expect(types.map((type) => oddsOf({ type }))).toEqual([
    "prediction",
    "prediction",
    "bet",
    "game",
    "game",
    "game",
  ]);
});

test("columns stand in the order of numbers and seats, the chip that is kept last", () => {
  const tricks = [2, 0, 1].map((each) => ({ action: { type: "predict", tricks: each } }));
  const order = inOrder(linesOf(hint(...tricks), label)).map(({ action }) => action.tricks);
  expect(order).toEqual([0, 1, 2]);
  const bets = [null, 3, 0].map((on) => ({ action: { type: "bet", on } }));
  expect(inOrder(linesOf(hint(...bets), label)).map(({ action }) => action.on)).toEqual([
    0,
    3,
    null,
  ]);
});

test("the same action is the same", () => {
  expect(sameAction({ type: "bet", on: 0 }, { type: "bet", on: 0 })).toBe(true);
  expect(sameAction({ type: "bet", on: null }, { type: "bet", on: 0 })).toBe(false);
  expect(sameAction(null, {})).toBe(false);
});
