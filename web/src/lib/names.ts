/** Names of things of the games in words, by the same catalogue keys as the terminal's. */

import type { CoasterInfo, GameId } from "./wire/types";
import { say } from "./words.svelte";

const MUERTOS_RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"] as const;

/** What the card shows: its value, or in Muertos 2 to 10, J, Q, K, A (F-1). */
export function rank(game: GameId, value: number): string {
  return game === "muertos" ? (MUERTOS_RANKS[value - 1] ?? `${value}`) : `${value}`;
}

export const suitOf = (card: string): string => card.slice(0, 1);

export const cardValue = (card: string): number => Number(card.slice(1));

/** `R13`, in Muertos `RA`: short, and the same in all languages. */
export function cardName(game: GameId, card: string): string {
  return suitOf(card) + rank(game, cardValue(card));
}

/** A card as somebody would say it to a player who cannot see it: "tankards 7". */
export function cardSpoken(game: GameId, card: string): string {
  const suit = say("suit-name", { game, suit: suitOf(card) });
  return `${suit} ${say("rank-one", { rank: rank(game, cardValue(card)) })}`;
}

export function combinationName(game: GameId, combination: string): string {
  return say("combination-name", { combination, game });
}

/** As a player would call it out: "two pair, 10s and 7s", "full house, 9s over 4s". */
export function combinationWithValues(game: GameId, combination: string, cards: string[]): string {
  const [most, least] = rankGroups(cards.map(cardValue));
  const first = rank(game, most);
  return say("combination-with-values", {
    combination,
    game,
    one: say("rank-one", { rank: first }),
    many: say("rank-many", { rank: first }),
    others: say("rank-many", { rank: rank(game, least) }),
    end: say("rank-end", { rank: first }),
    suit: say("suit-name", { game, suit: suitOf(cards[0] ?? "") }),
  });
}

/** The value there is most of, the higher first, and the one that comes last in that order. */
export function rankGroups(values: number[]): [most: number, least: number] {
  const counts = new Map<number, number>();
  for (const value of [...values].sort((a, b) => b - a)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const groups = [...counts].sort(([, a], [, b]) => b - a); // stable: the higher stays first
  return [groups[0]?.[0] ?? 0, groups.at(-1)?.[0] ?? 0];
}

/** The name on it; a copy from the second set (`fred.2`) is told apart by its number (TR-12). */
export function coasterName(coaster: Pick<CoasterInfo, "id" | "name">): string {
  const name = say("coaster-name", { name: coaster.name });
  const copy = coaster.id.split(".", 2)[1];
  return copy ? `${name} ${copy}` : name;
}

/** "Anna", "Anna and Ben", "Anna, Ben and Carla". */
export function listed(items: string[]): string {
  const last = items.at(-1) ?? "";
  const others = items.slice(0, -1);
  return others.length === 0 ? last : say("listed", { others: others.join(", "), last });
}
