/** One open table, as it is now: what the server tells, held for the page to show. */

import { identity } from "./identity.svelte";
import { Line, type Socket } from "./line";
import { type Answer, type CommandWithoutId, Pending } from "./pending";
import type {
  ChatLine,
  FromBrowser,
  FromServer,
  Gone,
  Happened,
  Hint,
  Me,
  RefusalInfo,
  TableInfo,
  TricksInfo,
  TrollInfo,
  TurnInfo,
  Update,
} from "./wire/types";

export type GameInfo = TricksInfo | TrollInfo;
type Action = Record<string, unknown>;

interface Options {
  /** A table screen: what a spectator sees, whoever opened it. */
  screen?: boolean;
  dial?: () => Socket;
}

export class TableView {
  status: "connecting" | "open" | "reconnecting" | "gone" = $state("connecting");
  gone: Gone["why"] | null = $state(null);
  table: TableInfo | null = $state.raw(null);
  game: GameInfo | null = $state.raw(null);
  /** Empty for spectators. */
  me: Me = $state.raw({});
  chat: ChatLine[] = $state.raw([]);
  /** Since the last deal of a card game, or since the Troll began. */
  log: Happened[] = $state.raw([]);
  /** By the clock of performance.now(); null: no hurry. */
  clockEnds: number | null = $state(null);

  readonly #pending = new Pending();
  readonly #listeners = new Set<(update: Update) => void>();
  readonly #line: Line;
  #lookingFrom: number | null = null;

  constructor(
    readonly code: string,
    private readonly options: Options = {},
  ) {
    this.#line = new Line(
      {
        opened: () => this.#hello(),
        heard: (text) => this.#hear(JSON.parse(text) as FromServer),
        lost: () => {
          this.status = "reconnecting";
        },
        ping: () => JSON.stringify({ type: "ping" }),
      },
      options.dial ?? (() => new WebSocket(addressOf(code))),
    );
    globalThis.addEventListener?.("online", this.#nudge);
    globalThis.addEventListener?.("offline", this.#nudge); // or is the house on this device?
    globalThis.document?.addEventListener("visibilitychange", this.#nudge);
  }

  /** Be told of every update as it comes: for animation, sound and announcements. */
  listen(heard: (update: Update) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** Resolves when the server has answered; null: done. */
  send(command: CommandWithoutId): Promise<RefusalInfo | null> {
    return this.#ask(command) as Promise<RefusalInfo | null>;
  }

  /** For the seat that is looked from. */
  act(action: Action): Promise<RefusalInfo | null> {
    return this.send({ type: "act", seat: this.#seat(), action });
  }

  /** Could this be done? */
  check(action: Action): Promise<RefusalInfo | null> {
    return this.#ask({ type: "check", seat: this.#seat(), action }) as Promise<RefusalInfo | null>;
  }

  hint(): Promise<Hint | RefusalInfo> {
    return this.#ask({ type: "ask-hint", seat: this.#seat() }) as Promise<Hint | RefusalInfo>;
  }

  /** Look from another of one's own seats: a device that is passed around. */
  look(seat: number): void {
    this.#lookingFrom = seat;
    this.#tell({ type: "look", seat });
  }

  /** Come in again, as somebody else: the browser has a player now. */
  reopen(): void {
    this.status = "connecting";
    this.#line.redial();
  }

  close(): void {
    globalThis.removeEventListener?.("online", this.#nudge);
    globalThis.removeEventListener?.("offline", this.#nudge);
    globalThis.document?.removeEventListener("visibilitychange", this.#nudge);
    this.#line.close();
  }

  #nudge = (): void => {
    if (this.status !== "gone" && !globalThis.document?.hidden) this.#line.nudge();
  };

  #seat(): number {
    if (this.me.seat == null) throw new Error("a spectator cannot act");
    return this.me.seat;
  }

  #ask(asked: Parameters<Pending["add"]>[0]): Promise<Answer> {
    const { message, answered } = this.#pending.add(asked);
    if (this.status === "open") this.#tell(message);
    return answered;
  }

  #tell(message: FromBrowser): void {
    this.#line.send(JSON.stringify(message));
  }

  #hello(): void {
    const screen = this.options.screen ?? false;
    this.#tell({ type: "hello", token: screen ? null : identity.token, screen });
    if (this.#lookingFrom !== null) this.#tell({ type: "look", seat: this.#lookingFrom });
  }

  #hear(message: FromServer): void {
    if (message.type === "gone") this.#leave(message.why);
    if (message.type === "update") this.#show(message);
    this.#pending.hear(message);
  }

  #leave(why: Gone["why"]): void {
    if (why === "restart") return; // the house closes the line, and opens again
    this.gone = why;
    this.status = "gone";
    this.close();
  }

  #show(update: Update): void {
    if (update.table) this.table = update.table;
    if (update.game) this.game = withPast(update.game, this.game);
    else if (update.whole) this.game = null;
    if (update.turn && this.game?.type === "tricks") this.game = turned(this.game, update.turn);
    if (update.me) this.me = update.me;
    else if (update.whole) this.me = {};
    this.chat = [...(update.whole ? [] : this.chat), ...(update.chat ?? [])];
    this.log = update.log ?? [...(update.whole ? [] : this.log), ...(update.happened ?? [])];
    this.log = sinceLastDeal(this.log);
    if (update.whole || update.game || update.turn || update.clock != null) {
      const left = update.clock ?? null;
      this.clockEnds = left === null ? null : performance.now() + left * 1000;
    }
    for (const heard of this.#listeners) heard(update);
    if (update.whole) this.#opened();
  }

  /** Nothing is said before the server has shown the table: it knows by then who we are. */
  #opened(): void {
    this.status = "open";
    for (const message of this.#pending.messages) this.#tell(message);
  }
}

/** Rounds that are over are told once: the last of them when the next is dealt. */
function withPast(game: GameInfo, before: GameInfo | null): GameInfo {
  if (game.type !== "tricks" || game.past !== null) return game;
  const past = before?.type === "tricks" ? (before.past ?? []) : [];
  return { ...game, past: game.counted === null ? past : [...past, game.counted] };
}

/** The same round, one action later: what the turn leaves out has not changed. */
function turned(game: TricksInfo, turn: TurnInfo): TricksInfo {
  const { round } = game;
  const done = round.tricks.filter((trick) => trick.winner !== null);
  return {
    ...game,
    phase: turn.phase,
    actors: turn.actors,
    round: {
      ...round,
      hasPredicted: turn.hasPredicted ?? round.hasPredicted,
      predictions: turn.predictions ?? round.predictions,
      hasBet: turn.hasBet ?? round.hasBet,
      bets: turn.bets ?? round.bets,
      toastsAtOnce: turn.toastsAtOnce ?? round.toastsAtOnce,
      cardsLeft: turn.cardsLeft ?? round.cardsLeft,
      tricks: turn.trick ? [...done, turn.trick] : round.tricks,
      won: turn.won ?? round.won,
    },
  };
}

function sinceLastDeal(log: Happened[]): Happened[] {
  const deal = log.findLastIndex((each) => each.type === "dealt");
  return deal > 0 ? log.slice(deal) : log;
}

function addressOf(code: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${code}`;
}
