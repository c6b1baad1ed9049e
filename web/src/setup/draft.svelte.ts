/** A table that is being agreed on, before it is opened. */

import type { GameId, NewTable, OptionsCheck, Preset, Settings } from "../lib/wire/types";

export type Deck = Record<string, [hand: number, row: number]>;
export type CoasterRow = Record<string, unknown>;
export type TableSettings = Required<Settings>;

export const usualSettings: TableSettings = {
  clock: "none",
  pace: "human",
  public: false,
  spectators: true,
  talk: true,
  hints: true,
};

type Options = Record<string, unknown>;

const FULL_GAME = 10;
const USUAL_SEATS: Record<GameId, number> = { "half-pint": 4, muertos: 4, troll: 2 };

export class TableDraft {
  game: GameId = $state("half-pint");
  seats = $state(4);
  rounds = $state(FULL_GAME);
  bets: "together" | "in-turn" = $state("together");
  /** Null: as the edition has it. */
  rowGroups: "each" | "any" | null = $state(null);
  deck: Deck | null = $state(null);
  toasts: number[] = $state([]);
  doubts = $state(false);
  rules: "basic" | "pro" = $state("basic");
  seating: "opposite" | "side-by-side" | "corner" = $state("opposite");
  coasters: CoasterRow[] | null = $state(null);
  first: number | null = $state(null);
  settings: TableSettings = $state({ ...usualSettings });

  constructor(game: GameId) {
    this.choose(game);
  }

  get seatChoices(): number[] {
    return this.game === "troll" ? [2, 4] : [2, 3, 4, 5, 6, 7];
  }

  /** Are chips in play? Without doubts, Muertos has none. */
  get chips(): boolean {
    return this.game === "half-pint" || (this.game === "muertos" && this.doubts);
  }

  choose(game: GameId): void {
    this.game = game;
    this.seat(USUAL_SEATS[game]);
  }

  seat(seats: number): void {
    this.seats = seats;
    if (this.first !== null && this.first >= seats) this.first = null;
  }

  adopt({ game, seats, options }: Preset): void {
    this.choose(game);
    this.seat(seats);
    this.rounds = (options.rounds as number | undefined) ?? FULL_GAME;
    this.bets = (options.bets as typeof this.bets | undefined) ?? "together";
    this.rowGroups = (options["row-groups"] as typeof this.rowGroups | undefined) ?? null;
    this.toasts = (options.toasts as number[] | undefined) ?? [];
    this.doubts = options.doubts === true;
    this.rules = (options.rules as typeof this.rules | undefined) ?? "basic";
    this.seating = (options.seating as typeof this.seating | undefined) ?? "opposite";
    this.deck = (options.deck as Deck | undefined) ?? null;
    this.coasters = (options.coasters as CoasterRow[] | undefined) ?? null;
  }

  /** Only what differs from the usual: a transcript should say what is special. */
  get options(): Options {
    return this.game === "troll" ? this.#trollOptions() : this.#tricksOptions();
  }

  get check(): OptionsCheck {
    return { game: this.game, seats: this.seats, options: $state.snapshot(this.options) };
  }

  get table(): NewTable {
    return { ...this.check, settings: $state.snapshot(this.settings), first: this.first };
  }

  #tricksOptions(): Options {
    const options: Options = {};
    if (this.rounds !== FULL_GAME) options.rounds = this.rounds;
    if (this.chips && this.bets !== "together") options.bets = this.bets;
    if (this.rowGroups !== null) options["row-groups"] = this.rowGroups;
    if (this.deck) options.deck = this.deck;
    if (this.game === "half-pint" && this.toasts.length > 0) options.toasts = this.toasts;
    if (this.game === "muertos" && this.doubts) options.doubts = true;
    return options;
  }

  #trollOptions(): Options {
    const options: Options = {};
    if (this.rules !== "basic") options.rules = this.rules;
    if (this.seating !== "opposite") options.seating = this.seating;
    if (this.coasters) options.coasters = this.coasters;
    return options;
  }
}
