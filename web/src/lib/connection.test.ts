import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableView } from "./connection.svelte";
import { type Socket, waitBefore } from "./line";
import type {
  Dealt,
  FromServer,
  RoundInfo,
  TrickInfo,
  TricksInfo,
  TurnInfo,
  Update,
} from "./wire/types";

/** The house's end of a line. */
class FakeSocket implements Socket {
  readyState: Socket["readyState"] = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  say(message: FromServer): void {
    const event = new MessageEvent("message", { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, new Event("close") as CloseEvent);
  }
}

const whole = (more: Partial<Update> = {}): Update => ({
  type: "update",
  seq: 1,
  whole: true,
  me: { seat: 0 },
  ...more,
});

describe("a table view", () => {
  let sockets: FakeSocket[];
  let view: TableView;

  const last = () => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    const dial = () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    };
    view = new TableView("KRUGEL", { dial });
  });

  afterEach(() => {
    view.close();
    vi.useRealTimers();
  });

  test("says hello first, and is open once it has been shown the table", () => {
    last().open();
    expect(last().sent.map((each) => each.type)).toEqual(["hello"]);
    expect(view.status).toBe("connecting");
    last().say(whole());
    expect(view.status).toBe("open");
    expect(view.me.seat).toBe(0);
  });

  test("an answered command is done, a refused one says why", async () => {
    last().open();
    last().say(whole());
    const done = view.act({ type: "predict", tricks: 2 });
    const refused = view.send({ type: "rematch" });
    const [first, second] = last().sent.slice(1) as { id: string }[];
    const refusal = { code: "game-over", reason: null, rule: null, params: {} };
    last().say({ type: "update", seq: 2, done: first?.id as string });
    last().say({ type: "refused", id: second?.id as string, refusal });
    expect(await done).toBeNull();
    expect(await refused).toEqual(refusal);
  });

  test("what was not answered is sent again after a break, with the same id, in order", async () => {
    last().open();
    last().say(whole());
    const acted = view.act({ type: "predict", tricks: 2 });
    const unheard = last().sent.slice(1);
    last().break();
    expect(view.status).toBe("reconnecting");
    void view.send({ type: "say", phrase: "hello" }); // said while the line is down
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(2);
    last().open();
    expect(last().sent.map((each) => each.type)).toEqual(["hello"]);
    last().say(whole());
    expect(last().sent.slice(1, 2)).toEqual(unheard);
    expect(last().sent.map((each) => each.type)).toEqual(["hello", "act", "say"]);
    last().say({ type: "done", id: unheard[0]?.id as string });
    expect(await acted).toBeNull();
  });

  test("waits longer each time it fails", async () => {
    for (const attempt of [0, 1, 2, 3]) {
      last().break();
      await vi.advanceTimersByTimeAsync(waitBefore(attempt, () => 0) - 1);
      expect(sockets).toHaveLength(attempt + 1);
      await vi.advanceTimersByTimeAsync(waitBefore(attempt, () => 1));
      expect(sockets).toHaveLength(attempt + 2);
    }
    expect(waitBefore(50, () => 1)).toBe(20_000);
  });

  test("a line that has gone silent is given up", async () => {
    last().open();
    last().say(whole());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    last().say({ type: "pong" });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(view.status).toBe("open");
    await vi.advanceTimersByTimeAsync(8_000);
    expect(view.status).toBe("reconnecting");
  });

  test("looks from the same seat again after a break", async () => {
    last().open();
    last().say(whole({ me: { seat: 0, seats: [0, 2] } }));
    view.look(2);
    last().break();
    await vi.advanceTimersByTimeAsync(1_000);
    last().open();
    expect(last().sent[1]).toEqual({ type: "look", seat: 2 });
  });

  test("a table that is gone is not dialled again", async () => {
    last().open();
    last().say({ type: "gone", why: "no-table" });
    expect([view.status, view.gone]).toEqual(["gone", "no-table"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  test("keeps what an update leaves out, and the rounds before", () => {
    const game = { type: "tricks", past: [{ number: 1 }], counted: null } as unknown as TricksInfo;
    last().open();
    last().say(
      whole({ game, chat: [{ seq: 1, seat: 0, name: "Anna", phrase: "hello", text: null }] }),
    );
    last().say({ type: "update", seq: 2, game: { ...game, past: null }, clock: 30 });
    expect((view.game as TricksInfo).past).toEqual([{ number: 1 }]);
    expect(view.chat).toHaveLength(1);
    expect(view.clockEnds).toBe(performance.now() + 30_000);
    last().say({ type: "update", seq: 3, chat: [] });
    expect(view.clockEnds).not.toBeNull();
    last().say({ type: "update", seq: 4, game: { ...game, past: null } });
    expect(view.clockEnds).toBeNull();
  });

  test("a counted round joins the rounds before, once the next is dealt", () => {
    const game = { type: "tricks", past: [], counted: null } as unknown as TricksInfo;
    const counted = { number: 1 } as RoundInfo;
    last().open();
    last().say(whole({ game }));
    last().say({ type: "update", seq: 2, game: { ...game, past: null, counted } });
    expect((view.game as TricksInfo).past).toEqual([counted]);
  });

  test("a turn changes what it names and leaves the rest of the round", () => {
    const won = { plays: [], best: 1, winner: 1, why: "alone", beaten: null } as TrickInfo;
    const begun = { plays: [], best: 0, winner: null, why: null, beaten: null } as TrickInfo;
    const round = { row: ["R1"], predictions: null, hasBet: [], won: [0, 1], tricks: [won] };
    const game = { type: "tricks", past: [], phase: "play", actors: [0], round };
    last().open();
    last().say(whole({ game: game as unknown as TricksInfo }));
    const turn = (more: Partial<TurnInfo>): FromServer => ({
      type: "update",
      seq: 2,
      turn: { phase: "play", actors: [1], ...more },
    });
    last().say(turn({ predictions: [2, 0], cardsLeft: [2, 3], trick: begun }));
    expect(view.game).toEqual({
      ...game,
      actors: [1],
      round: { ...round, predictions: [2, 0], cardsLeft: [2, 3], tricks: [won, begun] },
    });
    const ended = { ...begun, winner: 0 };
    last().say(turn({ won: [1, 1], trick: ended }));
    expect((view.game as TricksInfo).round).toMatchObject({ tricks: [won, ended], won: [1, 1] });
  });

  test("the log begins at the last deal", () => {
    const deal = (round: number): Dealt => ({
      type: "dealt",
      round,
      start: 0,
      handSize: 3,
      gunfight: [],
    });
    last().open();
    last().say(whole({ happened: [deal(1), { type: "predicted", seat: 0 }] }));
    last().say({ type: "update", seq: 2, happened: [{ type: "predicted", seat: 1 }, deal(2)] });
    expect(view.log).toEqual([deal(2)]);
  });
});
