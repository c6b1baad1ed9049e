/** What the viewer is about to do: cards picked, prediction cards laid, the chip held somewhere. */

import type { TableView } from "../lib/connection.svelte";
import { sayRefusal } from "../lib/refusals";
import type { Me, RefusalInfo } from "../lib/wire/types";
import type { Pacing } from "./pacing.svelte";
import { cardsFor, predicted, tapped } from "./prediction";
import { nearest, readingOf, readings, stillHeld, toggled } from "./selection";

/** Wait until the hand is still before asking the server why something cannot be played. */
const STILL = 250; // milliseconds

/** Actions of the card games as they travel. */
interface Predict {
  tricks: number;
}
interface Bet {
  on: number | null;
}
interface Play {
  hand: string[];
  row: string[];
}

export class Turn {
  /** Prediction cards. */
  laid: number[] = $state.raw([]);
  /** Where the chip lies for now; null keeps it, undefined is undecided. */
  chip: number | null | undefined = $state(undefined);
  /** Which reading of the picked cards is meant. */
  choice = $state(0);
  /** The server has been told and has not answered yet. */
  busy = $state(false);

  #marked: string[] = $state.raw([]);
  #refusal: RefusalInfo | null = $state.raw(null);
  readonly #view: TableView;
  readonly #pacing: Pacing;

  /** What the others do meanwhile leaves the own cards where they lie. */
  #decision = $derived.by(() => `${this.#pacing.shown?.game.round.number} ${this.me.seat}`);
  me: Me = $derived.by(() => this.#pacing.shown?.me ?? {});
  /** Picked to be played, now or when the turn comes. */
  picked = $derived.by(() => stillHeld(this.#marked, this.me.hand ?? []));
  choices = $derived.by(() => readings(this.me.plays ?? [], this.picked));
  chosen = $derived.by(() => this.choices[this.choice]);
  prediction = $derived.by(() => predicted(this.laid));
  /** Why it was refused, or could not be played. */
  problem = $derived.by(() => (this.#refusal ? sayRefusal(this.#refusal) : null));

  /** To be made while a component is set up. */
  constructor(view: TableView, pacing: Pacing) {
    this.#view = view;
    this.#pacing = pacing;
    $effect(() => {
      void this.#decision;
      this.laid = [];
      this.chip = undefined;
    });
    $effect(() => this.#explain());
  }

  pick(card: string): void {
    this.#marked = toggled(this.picked, card);
    this.choice = 0;
  }

  clear(): void {
    this.#marked = [];
  }

  lay(card: number): void {
    this.laid = tapped(this.laid, card);
  }

  /** A second tap on the same player takes the chip back. */
  putChip(seat: number): void {
    this.chip = this.chip === seat ? undefined : seat;
  }

  keepChip(): void {
    this.chip = null;
    this.bet();
  }

  predict(): void {
    if (this.prediction !== null && this.me.predict?.includes(this.prediction)) {
      void this.#act({ type: "predict", tricks: this.prediction });
    }
  }

  bet(): void {
    if (this.chip !== undefined && this.me.bets?.includes(this.chip)) {
      void this.#act({ type: "bet", on: this.chip });
    }
  }

  play(): void {
    if (!this.chosen) return;
    const { hand, row } = this.chosen;
    void this.#act({ type: "play", hand, row });
  }

  /** Whatever the bar's button does now. */
  confirm(): void {
    if (this.me.predict) this.predict();
    else if (this.me.bets) this.bet();
    else this.play();
  }

  /** Lay out what was advised, for the viewer to confirm or not. */
  follow(advice: Record<string, unknown>): void {
    const { tricks, on, hand, row } = advice as Partial<Predict & Bet & Play>;
    if (tricks !== undefined) this.laid = cardsFor(tricks);
    if (on !== undefined) this.chip = on ?? undefined; // keeping it has a button of its own
    if (hand && row) {
      this.#marked = hand;
      this.choice = readingOf(this.#view.me.plays ?? [], hand, row);
    }
  }

  async #act(action: Record<string, unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#pacing.skip();
    this.#refusal = await this.#view.act(action);
    this.busy = false;
  }

  /** Cards that no legal play holds together: the server says why. */
  #explain(): (() => void) | undefined {
    const { picked, choices } = this;
    const { plays } = this.me;
    this.#refusal = null;
    if (!plays || picked.length === 0 || choices.length > 0 || nearest(plays, picked)) return;
    let dropped = false;
    const timer = setTimeout(async () => {
      const answer = await this.#view.check({ type: "play", hand: picked, row: [] });
      if (!dropped) this.#refusal = answer;
    }, STILL);
    return () => {
      dropped = true;
      clearTimeout(timer);
    };
  }
}
