/** The viewer's turn: what they point at, what it would do, and the doing of it. */

import type { TableView } from "../lib/connection.svelte";
import type { RefusalInfo, Step, TrollInfo } from "../lib/wire/types";
import { type Hands, NOTHING_OFFERED, type Offer } from "./board";
import { beyond, cellOf, keyOf, type Side } from "./geometry";
import {
  cellPick,
  decliningOf,
  type Pick,
  pickable,
  pickedAs,
  pickedOf,
  picking,
  reached,
  wanted,
  waysOf,
  waysTo,
} from "./steps";

type View = { [key in "game" | "me" | "act" | "check" | "send"]: TableView[key] };

export class Turn implements Hands {
  picked: Pick[] = $state.raw([]);
  /** Why what was tried last cannot be done. */
  refusal: RefusalInfo | null = $state.raw(null);
  /** On its way to the house: until the answer comes, nothing else is picked. */
  busy = $state(false);

  readonly #view: View;

  constructor(view: View) {
    this.#view = view;
  }

  readonly #game: TrollInfo | null = $derived.by(() => {
    const game = this.#view.game;
    return game?.type === "troll" ? game : null;
  });
  readonly steps: Step[] = $derived.by(() => this.#view.me.steps ?? []);
  readonly #ways = $derived(waysOf(this.steps));
  readonly decline: Step | null = $derived(decliningOf(this.steps));
  /** What a confirmation would do. */
  readonly aimed: Step | null = $derived(reached(this.#ways, this.picked));
  readonly lit = $derived(pickable(this.#ways, this.picked));
  readonly mine = $derived(this.steps.length > 0);

  readonly offer: Offer = $derived.by(() => {
    if (!this.mine) return NOTHING_OFFERED;
    const phase = this.#game?.phase;
    const at = pickedAs("cell", this.picked);
    const cell = at === null ? null : cellOf(at);
    const shape = pickedAs("shape", this.picked);
    return {
      lit: this.lit,
      picked: this.picked,
      ghost: phase === "place" && shape !== null && cell ? { coaster: shape, cell } : null,
      mugAt: phase === "mug" ? cell : null,
      flips: new Set((this.aimed?.flips ?? []).map(keyOf)),
    };
  });

  /** True if it meant something for this turn. */
  tap(pick: Pick): boolean {
    if (!this.mine) return false;
    if (this.busy) return true;
    const place = this.picked.indexOf(pick);
    if (this.aimed && place === this.picked.length - 1) {
      void this.confirm();
      return true;
    }
    if (place >= 0) {
      this.#point(this.picked.slice(0, place)); // put back
      return true;
    }
    const picked = picking(this.#ways, this.picked, pick);
    if (picked !== null) {
      this.#point(picked);
      return true;
    }
    return this.#askWhyNot(pick);
  }

  take(pick: Pick | null): boolean {
    if (!this.mine || this.busy) return false;
    if (pick === null) return true;
    const picked = picking(this.#ways, [], pick);
    if (picked !== null) this.#point(picked);
    return picked !== null;
  }

  aim(pick: Pick | null): void {
    const held = this.picked.filter(
      (each) => !each.startsWith("cell:") && !each.startsWith("side:"),
    );
    const picked = pick === null ? null : picking(this.#ways, held, pick);
    // Over another coaster of the hand nothing is aimed at.
    const aimed = picked !== null && picked.length > held.length ? picked : held;
    if (aimed.join() !== this.picked.join()) this.#point(aimed);
  }

  drop(): void {
    if (this.aimed) void this.confirm();
  }

  cancel(): void {
    this.#point([]);
  }

  /** Point at what was advised, for the viewer to confirm or not. */
  follow(advice: Record<string, unknown>): void {
    if (!this.busy) this.#point([...waysTo(this.#ways, advice)]);
  }

  confirm(): Promise<void> {
    return this.aimed ? this.#do(this.aimed) : Promise.resolve();
  }

  pass(): Promise<void> {
    return this.decline ? this.#do(this.decline) : Promise.resolve();
  }

  async undo(): Promise<void> {
    const { seat } = this.#view.me;
    if (seat == null) return;
    this.busy = true;
    this.refusal = await this.#view.send({ type: "undo", seat });
    this.#over();
  }

  #point(picked: Pick[]): void {
    this.picked = picked;
    this.refusal = null;
  }

  async #do(step: Step): Promise<void> {
    this.busy = true;
    this.refusal = await this.#view.act(step.action);
    this.#over();
  }

  #over(): void {
    this.busy = false;
    this.picked = [];
  }

  /** Who taps the barman while laying a coaster wants to lay it where he stands. */
  #meant(pick: Pick): Pick {
    const game = this.#game;
    if (game?.phase !== "place" || !pick.startsWith("side:")) return pick;
    const cells = game.field.map(({ cell }) => cell);
    const cell = beyond(cells, pickedOf(pick) as Side);
    return cell ? cellPick(cell) : pick;
  }

  #askWhyNot(pick: Pick): boolean {
    const game = this.#game;
    const hand = game?.hands[this.#view.me.seat ?? -1] ?? [];
    // Before a coaster is chosen, a tap on one that lies is a wish to look at it.
    if (game?.phase === "place" && this.picked.length === 0) return false;
    const action = wanted(game?.phase ?? null, this.picked, this.#meant(pick), hand);
    if (action === null) return false;
    void this.#view.check(action).then((refusal) => {
      this.refusal = refusal;
    });
    return true;
  }
}
