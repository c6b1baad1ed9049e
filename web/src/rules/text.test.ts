import { describe, expect, it } from "vitest";
import { blocksOf, hasAll, piecesOf, wordsOf } from "./text";

describe("the text of a rule", () => {
  it("is paragraphs and lists", () => {
    expect(blocksOf("One\nline.\n\n- a\n- b\n\n1. first\n2. second")).toEqual([
      { kind: "paragraph", text: "One line." },
      { kind: "list", items: ["a", "b"] },
      { kind: "steps", items: ["first", "second"] },
    ]);
  });

  it("is found by all the words, however they are written", () => {
    expect(hasAll("Перевёртыш уходит в сброс", wordsOf(" сброс ПЕРЕВЕРТЫШ "))).toBe(true);
    expect(hasAll("a pair of 7s", wordsOf("pair flush"))).toBe(false);
    expect(wordsOf("  ")).toEqual([]);
  });

  it("is cut up at what was found and at rules it cites", () => {
    expect(piecesOf("A Brawl (HP-5) ends it.", wordsOf("brawl"))).toEqual([
      { text: "A ", found: false },
      { text: "Brawl", found: true },
      { text: " (", found: false },
      { text: "HP-5", found: false, rule: "HP-5" },
      { text: ") ends it.", found: false },
    ]);
  });

  it("does not take the query for a pattern", () => {
    expect(piecesOf("9 (nine)", wordsOf("(nine"))).toEqual([
      { text: "9 ", found: false },
      { text: "(nine", found: true },
      { text: ")", found: false },
    ]);
  });
});
