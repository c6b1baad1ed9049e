import { describe, expect, test } from "vitest";
import { checkShuffle, commitmentTo, deckOf, numberBelow, order, seedOf } from "./fair";
import { sha256Hex } from "./sha256";
import type { FairInfo, Frame, ReplayInfo, RoundInfo, TricksInfo } from "./wire/types";

describe("SHA-256", () => {
  test("is the one everybody has, at every length around a block", async () => {
    for (let length = 0; length < 130; length++) {
      const text = "ж".repeat(length % 7) + "x".repeat(length);
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
      const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
      expect(sha256Hex(text)).toBe(hex.join(""));
    }
  });

  test("gives the block of the documentation", () => {
    expect(sha256Hex("any text\ndeck-1\n0")).toBe(
      "1517856d05fba1944f15d41af02b285175ec81c7f648cf6737e3a0e7fc741c26",
    );
  });
});

describe("the test vectors of docs/transcript.md", () => {
  test.each([
    ["any text", 1, "G6 Y9 R1 P1 R12 B10 B13 Y3 G3 Y10"],
    ["any text", 2, "P6 Y1 G2 B3 P8 R6 Y7 G10"],
    ["", 1, "B4 Y10 Y6 B12 G6 R12 Y7 Y1"],
    ["Wirtshaus zum Тролль", 1, "Y10 Y12 G4 B12 R1 G12 P5 G3"],
  ])("seed %j, deck %i", (seed, round, top) => {
    const deck = deckOf(seed, round);
    expect(deck.slice(0, top.split(" ").length).join(" ")).toBe(top);
    expect(new Set(deck).size).toBe(65);
  });

  test("who begins", () => {
    const first = [2, 3, 4, 5, 6, 7].map((seats) => numberBelow("any text", "first", seats));
    expect(first).toEqual([1, 1, 3, 0, 1, 5]);
  });
});

describe("checking the shuffle of a replay", () => {
  const secret = "the secret of the house";
  const words = ["mine", "", "yours"];

  test("an honest game is fair", () => {
    expect(checkShuffle(replay())).toEqual({ found: "fair", deals: 2 });
  });

  test("a secret that is not the one committed to is found out", () => {
    const other = replay({ fair: { ...promise(words), commitment: commitmentTo("another") } });
    expect(checkShuffle(other)).toEqual({ found: "commitment-broken" });
  });

  test("words that were left out are found out", () => {
    const other = replay({ transcript: { chance: { seed: secret } } });
    expect(checkShuffle(other)).toEqual({ found: "seed-differs" });
  });

  test("a hand that was exchanged is found out, with its round", () => {
    const cheated = replay();
    const game = cheated.frames[1]?.game as TricksInfo;
    const [mine, ...others] = game.round.hands as string[][];
    game.round.hands = [others[0] as string[], mine as string[], ...others.slice(1)];
    expect(checkShuffle(cheated)).toEqual({ found: "dealt-otherwise", round: 2 });
  });

  test("coasters of a basic Troll are recomputed too", () => {
    const seed = seedOf(secret, ["", ""]);
    const ids = Array.from({ length: 13 }, (_, i) => `c${i}`);
    const dealt = order(seed, "coasters", [...ids].sort());
    const game = {
      type: "troll",
      pro: false,
      hands: [dealt.slice(0, 6), dealt.slice(6, 12)],
      discard: dealt.slice(12),
    };
    const troll = replay({
      names: ["Anna", "Ben"],
      fair: promise(["", ""]),
      coasters: ids.map((id) => ({ id })) as ReplayInfo["coasters"],
      frames: [{ game } as unknown as Frame],
      transcript: { chance: { seed } },
    });
    expect(checkShuffle(troll)).toEqual({ found: "fair", deals: 1 });
  });

  test("without a secret there is nothing to check", () => {
    expect(checkShuffle(replay({ fair: null }))).toEqual({ found: "no-secret" });
  });

  function promise(words: string[]): FairInfo {
    return { commitment: commitmentTo(secret), words, secret, next: null };
  }

  function replay(changed: Partial<ReplayInfo> = {}): ReplayInfo {
    const seed = seedOf(secret, words);
    return {
      game: "half-pint",
      names: ["Anna", "Ben", "Carla"],
      options: {},
      deals: {},
      coasters: [],
      frames: [frame(seed, 1, 2), frame(seed, 2, 0)],
      fair: promise(words),
      transcript: { chance: { seed } },
      refusal: null,
      ...changed,
    };
  }

  /** Five cards each and a row of three. */
  function frame(seed: string, number: number, start: number): Frame {
    const deck = deckOf(seed, number);
    const hands = [0, 1, 2].map((seat) => {
      const place = (seat - start + 3) % 3;
      return deck.slice(1 + place * 5, 6 + place * 5);
    });
    const row = [deck[0], ...deck.slice(16, 18)];
    const round = { number, start, handSize: 5, row, hands } as Partial<RoundInfo>;
    return { game: { type: "tricks", round } } as unknown as Frame;
  }
});
