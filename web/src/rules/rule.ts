/** What a rulebook is made of. */

import type { Component } from "svelte";
import type { GameId } from "../lib/routes";

/** What is being decided at the table, or "over" once the game has ended. */
export type Phase =
  | "predict"
  | "bet"
  | "play"
  | "draft"
  | "place"
  | "steal"
  | "mug"
  | "remove"
  | "swap"
  | "barman"
  | "smash"
  | "over";

/** Examples are told the game, and those that look the same in all of them do without. */
export interface ExampleProps {
  game: GameId;
}

export interface Rule {
  /** The number that code, tests and refusals cite. */
  id: string;
  games: readonly GameId[];
  /** When this is the rule to look up. */
  phases?: readonly Phase[];
  title: (game: GameId) => string;
  body: (game: GameId) => string;
  /** What we decided where the printed rules leave it open. */
  ruling?: (game: GameId) => string | undefined;
  /** A list or drawing that belongs to the text. */
  shown?: Component<{ game: GameId; words?: readonly string[] }>;
  /** The words in `shown`, for the search. */
  shownWords?: (game: GameId) => string;
  examples?: readonly Component<ExampleProps>[];
}

export interface Chapter {
  id: string;
  title: (game: GameId) => string;
  rules: readonly Rule[];
}

/** Where a rule stands on the page. */
export const anchorOf = (id: string): string => `rule-${id}`;
