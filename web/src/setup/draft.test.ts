import { expect, test } from "vitest";
import { TableDraft } from "./draft.svelte";

test("the usual game has no options", () => {
  expect(new TableDraft("half-pint").table).toMatchObject({ seats: 4, options: {}, first: null });
  expect(new TableDraft("troll").table).toMatchObject({ seats: 2, options: {} });
});

test("a preset is taken over whole, and what came before is gone", () => {
  const draft = new TableDraft("half-pint");
  draft.toasts = [1, 2];
  const options = { doubts: true, rounds: 5 };
  draft.adopt({ id: "muertos-doubts", game: "muertos", seats: 5, options });
  expect(draft.check).toEqual({ game: "muertos", seats: 5, options });
  draft.choose("half-pint");
  expect(draft.options).toEqual({ rounds: 5 });
});

test("options of the other games are left out", () => {
  const draft = new TableDraft("half-pint");
  draft.rules = "pro";
  draft.doubts = true;
  draft.bets = "in-turn";
  expect(draft.options).toEqual({ bets: "in-turn" });
});

test("whoever begins has a seat", () => {
  const draft = new TableDraft("half-pint");
  draft.first = 3;
  draft.seat(3);
  expect(draft.first).toBeNull();
});
