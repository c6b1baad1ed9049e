import { expect, test } from "vitest";
import type { TricksInfo, TrollInfo } from "../lib/wire/types";
import { decisionOf } from "./decision";

const round = { number: 1, tricks: [] as unknown[] };
const cards = { type: "tricks", phase: "predict", actors: [0, 1], round } as unknown as TricksInfo;
const me = { seat: 0 };

test("what the others do at the same time is not another question", () => {
  const asked = decisionOf({ game: cards, me });
  expect(decisionOf({ game: { ...cards, actors: [0] }, me })).toBe(asked);
  expect(decisionOf({ game: { ...cards, actors: [1] }, me })).not.toBe(asked);
  expect(decisionOf({ game: { ...cards, phase: "bet" }, me })).not.toBe(asked);
});

test("every trick and every step is", () => {
  const playing = { ...cards, phase: "play", actors: [0] } as TricksInfo;
  const later = { ...playing, round: { ...round, tricks: [{ plays: [{}] }] } } as TricksInfo;
  expect(decisionOf({ game: later, me })).not.toBe(decisionOf({ game: playing, me }));
  const laying = { type: "troll", phase: "place", actors: [0], field: [], placed: null };
  const laid = { ...laying, phase: "mug", placed: [0, 0] };
  const asked = (game: unknown) => decisionOf({ game: game as TrollInfo, me });
  expect(asked(laid)).not.toBe(asked(laying));
  expect(decisionOf({ game: null, me: {} })).toBe("");
});
