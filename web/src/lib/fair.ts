/** Recompute how the cards fell, as docs/transcript.md describes it: nobody has to be trusted. */

import { sha256, sha256Hex } from "./sha256";
import type { Frame, ReplayInfo, RoundInfo, TrollInfo } from "./wire/types";

const SUITS = ["R", "Y", "G", "B", "P"];
const DECK = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, i) => `${suit}${i + 1}`));
const COASTERS_EACH = 6;

export const commitmentTo = (secret: string): string => sha256Hex(secret);

/** The secret of the house and the words of every seat, in order. */
export const seedOf = (secret: string, words: string[]): string => [secret, ...words].join("\n");

/** All the items, in the order in which chance puts them for this purpose. */
export function order<T>(seed: string, purpose: string, items: readonly T[]): T[] {
  const words = wordsOf(seed, purpose);
  const shuffled = [...items];
  for (let here = 0; here < shuffled.length - 1; here++) {
    const there = here + below(shuffled.length - here, words);
    [shuffled[here], shuffled[there]] = [shuffled[there] as T, shuffled[here] as T];
  }
  return shuffled;
}

export function numberBelow(seed: string, purpose: string, limit: number): number {
  return below(limit, wordsOf(seed, purpose));
}

export const deckOf = (seed: string, round: number): string[] => order(seed, `deck-${round}`, DECK);

/** What the check found, to be said in words. */
export type Verdict =
  | { found: "no-secret" | "commitment-broken" | "seed-differs" }
  | { found: "dealt-otherwise"; round: number }
  | { found: "fair"; deals: number };

/** Was the secret the one committed to, and was every deal what it says? */
export function checkShuffle(replay: ReplayInfo): Verdict {
  const fair = replay.fair;
  if (!fair?.secret) return { found: "no-secret" };
  if (commitmentTo(fair.secret) !== fair.commitment) return { found: "commitment-broken" };
  const seed = seedOf(fair.secret, fair.words);
  if (seedIn(replay) !== seed) return { found: "seed-differs" };
  const rounds = firstSightOfRounds(replay.frames);
  const wrong = rounds.find((round) => !dealtAs(deckOf(seed, round.number), round));
  if (wrong) return { found: "dealt-otherwise", round: wrong.number };
  const dealt = dealtCoasters(replay);
  if (dealt && !samePiles(dealt, coasterPiles(seed, replay))) {
    return { found: "dealt-otherwise", round: 1 };
  }
  return { found: "fair", deals: rounds.length + (dealt ? 1 : 0) };
}

function* wordsOf(seed: string, purpose: string): Generator<number> {
  const encoder = new TextEncoder();
  for (let block = 0; ; block++) yield* sha256(encoder.encode(`${seed}\n${purpose}\n${block}`));
}

/** Unbiased: words from the incomplete last cycle are thrown away. */
function below(limit: number, words: Generator<number>): number {
  const wholeCycles = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const word = words.next().value as number;
    if (word < wholeCycles) return word % limit;
  }
}

function seedIn(replay: ReplayInfo): unknown {
  const chance = replay.transcript.chance;
  return chance !== null && typeof chance === "object" && "seed" in chance
    ? chance.seed
    : undefined;
}

/** Each round as it lay before anybody had played. */
function firstSightOfRounds(frames: Frame[]): RoundInfo[] {
  const seen = new Map<number, RoundInfo>();
  for (const { game } of frames) {
    if (game.type === "tricks" && !seen.has(game.round.number)) {
      seen.set(game.round.number, game.round);
    }
  }
  return [...seen.values()];
}

/** The top card opens the row; packets from the start player clockwise; the rest of the row (F-5). */
function dealtAs(deck: string[], round: RoundInfo): boolean {
  const hands = round.hands ?? [];
  const packets = hands.map((_, place) => {
    const from = 1 + place * round.handSize;
    return deck.slice(from, from + round.handSize);
  });
  const bySeat = hands.map((_, seat) => {
    const place = (seat - round.start + hands.length) % hands.length;
    return packets[place] ?? [];
  });
  const used = 1 + hands.length * round.handSize;
  const row = [deck[0] ?? "", ...deck.slice(used, used + round.row.length - 1)];
  return samePiles([round.row, ...hands], [row, ...bySeat]);
}

/** Hands and discard of a basic Troll before the first coaster was laid; a draft deals nothing. */
function dealtCoasters(replay: ReplayInfo): string[][] | null {
  const game = replay.frames[0]?.game;
  if (game?.type !== "troll" || game.pro) return null;
  return pilesOf(game);
}

function pilesOf(game: TrollInfo): string[][] {
  return [...game.hands, game.discard];
}

function coasterPiles(seed: string, replay: ReplayInfo): string[][] {
  const ids = replay.coasters.map((coaster) => coaster.id).sort();
  const shuffled = order(seed, "coasters", ids);
  const hands = replay.names.map((_, seat) =>
    shuffled.slice(seat * COASTERS_EACH, (seat + 1) * COASTERS_EACH),
  );
  return [...hands, shuffled.slice(replay.names.length * COASTERS_EACH)];
}

/** Hands may be shown sorted; what counts is who got what. */
function samePiles(some: string[][], others: string[][]): boolean {
  const sorted = (piles: string[][]) => JSON.stringify(piles.map((pile) => [...pile].sort()));
  return sorted(some) === sorted(others);
}
