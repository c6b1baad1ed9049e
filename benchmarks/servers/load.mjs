// Load for one server: tables of two, one action in flight at each.
//   node load.mjs KIND PORT TABLES SECONDS [RATE]
// Without RATE every table acts as fast as it is answered; with it, all tables together act so often
// a second. The time of an action is from sending it (from when it was due) to its being seen by the
// OTHER player. Prints one line of JSON.
import { writeFileSync } from "node:fs";
import WebSocket from "ws";

const [kind, port, tableCount, seconds, rate] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const WARM_UP = 2;
const MOVES_PER_MATCH = 200;
const run = `${process.pid}-${Date.now().toString(36)}`;
const address = `127.0.0.1:${port}`;

const open = (url) => new WebSocket(url, { perMessageDeflate: false });
// When the server is killed: what anybody was told of, by table, goes into the file TOLD.
const told = {};
function lost() {
  if (stopped) return;
  if (process.env.TOLD) writeFileSync(process.env.TOLD, JSON.stringify(told));
  process.exit(process.env.TOLD ? 0 : 1);
}
const times = [];
let measuring = false;
let stopped = false;
let acted = 0;

// Each kind of table has `act()`, which sends the next action and returns the seat it was for
// (null: not yet), and calls `seen(seat, number)` when a player has been told of an action. `ready` resolves when it can begin.

class TaproomTable {
  constructor(seen) {
    this.seen = seen;
    this.me = [{}, {}];
    this.stages = ["gathering", "gathering"];
    this.commands = 0;
    this.ready = this.#open();
  }

  async #open() {
    const players = await Promise.all(["Ann", "Ben"].map((name) => post("/api/players", { name })));
    const game = { game: "half-pint", seats: 2 };
    const { code } = await post("/api/tables", game, players[0].token);
    this.code = code;
    this.sockets = [];
    for (const [seat, player] of players.entries()) {
      const socket = open(`ws://${address}/ws/${code}`);
      this.sockets.push(socket);
      await new Promise((resolve) => {
        socket.on("error", lost);
        socket.on("close", lost);
        socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token: player.token })));
        socket.on("message", (text) => {
          this.#hear(seat, JSON.parse(text));
          resolve();
        });
      });
    }
    this.begun = new Promise((resolve) => (this.resolveBegun = resolve));
    this.#send(1, { type: "sit" });
    await new Promise((resolve) => setTimeout(resolve, 50));
    this.#send(0, { type: "start" });
    await this.begun;
  }

  #send(seat, command) {
    this.commands += 1;
    // After a rematch the chairs have moved on: the seat is the one that the last update named.
    const chair = this.me[seat].seat ?? seat;
    this.sockets[seat].send(JSON.stringify({ id: `${this.commands}`, seat: chair, ...command }));
  }

  #hear(seat, message) {
    if (message.type !== "update") {
      if (message.type === "refused") throw new Error(JSON.stringify(message));
      return;
    }
    told[this.code] = Math.max(told[this.code] ?? 0, message.seq);
    if (message.me) this.me[seat] = message.me;
    if (this.resolveBegun && this.me.every((me) => me.predict)) {
      this.resolveBegun();
      this.resolveBegun = null;
    }
    if (message.table) this.stages[seat] = message.table.stage;
    // Until the next game has begun, nothing counts as seen.
    this.seen(seat, this.rematch && this.stages[seat] !== "playing" ? 0 : message.seq);
  }

  act() {
    this.rematch = this.stages.includes("over");
    if (this.rematch) {
      // Both want to play again: the second wish begins the game.
      if (this.stages.includes("playing")) return null;
      this.#send(0, { type: "rematch" });
      this.#send(1, { type: "rematch" });
      return 1;
    }
    const actor = this.me.findIndex((me) => me.predict || me.bets || me.plays);
    if (actor < 0) return null;
    const action = this.#choose(this.me[actor]);
    this.me[actor] = { seat: this.me[actor].seat };
    this.#send(actor, { type: "act", action });
    return actor;
  }

  #choose({ predict, bets, plays }) {
    const any = (list) => list[this.commands % list.length];
    if (predict) return { type: "predict", tricks: any(predict) };
    if (bets) return { type: "bet", on: any(bets) };
    const { hand, row } = any(plays);
    return { type: "play", hand, row };
  }

  close() {
    for (const socket of this.sockets) socket.terminate();
  }
}

class BoardgameTable {
  constructor(seen, number) {
    this.seen = seen;
    this.number = number;
    this.matches = 0;
    this.ready = this.#open();
  }

  async #open() {
    this.sockets = [];
    for (const seat of [0, 1]) {
      const socket = open(`ws://${address}/socket.io/?EIO=4&transport=websocket`);
      this.sockets.push(socket);
      await new Promise((resolve) => {
        socket.on("message", (data) => {
          const text = data.toString();
          if (text[0] === "0") socket.send("40/cards,");
          else if (text[0] === "2") socket.send("3");
          else if (text.startsWith("40/cards,")) resolve();
          else if (text.startsWith("42/cards,")) this.#hear(seat, JSON.parse(text.slice(9)));
        });
      });
    }
    await this.renew();
  }

  async renew() {
    this.match = `${run}-${this.number}-${this.matches}`;
    this.matches += 1;
    this.turn = 0;
    this.moves = 0;
    for (const seat of [0, 1]) {
      const synced = new Promise((resolve) => (this.synced = resolve));
      this.sockets[seat].send(`42/cards,["sync","${this.match}","${seat}",null,2]`);
      this.state = await synced;
    }
  }

  #hear(seat, [event, match, payload]) {
    if (event === "sync") this.synced(payload.state._stateID);
    else if (event === "update" && match === this.match) {
      this.state = Math.max(this.state, payload._stateID);
      this.seen(seat, payload._stateID);
    }
  }

  // A match keeps its log in memory: a new one now and then, as real games end.
  get spent() {
    return this.moves >= MOVES_PER_MATCH;
  }

  act() {
    const seat = this.turn;
    this.turn = 1 - seat;
    this.moves += 1;
    const move = `{"type":"MAKE_MOVE","payload":{"type":"play","args":[${this.moves % 9}],"playerID":"${seat}"}}`;
    this.sockets[seat].send(`42/cards,["update",${move},${this.state},"${this.match}","${seat}"]`);
    return seat;
  }

  close() {
    for (const socket of this.sockets) socket.terminate();
  }
}

class ColyseusTable {
  constructor(seen, number) {
    this.seen = seen;
    this.turn = 0;
    this.moves = 0;
    this.ready = this.#open(number);
  }

  async #open(number) {
    this.rooms = [];
    for (const seat of [0, 1]) {
      const room = await colyseus.joinOrCreate("cards", { table: `${run}-${number}` });
      room.onMessage("state", (state) => this.seen(seat, state.played));
      this.rooms.push(room);
    }
  }

  act() {
    const seat = this.turn;
    this.turn = 1 - seat;
    this.moves += 1;
    this.rooms[seat].send("play", this.moves % 9);
    return seat;
  }

  close() {
    for (const room of this.rooms) {
      room.reconnection.enabled = false;
      room.connection.transport.ws.terminate();
    }
  }
}

let colyseus;
if (kind === "colyseus") {
  globalThis.WebSocket = class extends WebSocket {
    constructor(url, options) {
      super(url, { perMessageDeflate: false, headers: options?.headers });
    }
  };
  const { Client } = await import("@colyseus/sdk");
  colyseus = new Client(`ws://${address}`);
}

async function post(path, body, token) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`http://${address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const Table = { taproom: TaproomTable, boardgameio: BoardgameTable, colyseus: ColyseusTable }[kind];
const gap = rate ? (tableCount / rate) * 1000 : 0;

class Driver {
  constructor(number) {
    this.newest = 0;
    this.watcher = null;
    this.table = new Table((seat, seq) => this.seen(seat, seq), number);
  }

  async renew() {
    await this.table.renew();
    this.newest = 0;
    this.wait();
  }

  begin() {
    this.due = performance.now() + Math.random() * gap;
    this.wait();
  }

  wait() {
    if (stopped) return;
    const left = this.due - performance.now();
    if (gap && left > 0) this.timer = setTimeout(() => this.act(), left);
    else this.act();
  }

  act() {
    if (stopped) return;
    // A timer that is late is the load's fault, an answer that is late the server's.
    this.sent = gap ? Math.max(this.due, performance.now() - 2) : performance.now();
    const actor = this.table.act();
    // The other has been told of the last action, the one to act next has not yet.
    this.stalled = actor === null;
    if (this.stalled) return;
    this.watcher = 1 - actor;
    this.after = this.newest;
  }

  seen(seat, number) {
    this.newest = Math.max(this.newest, number);
    if (this.stalled) this.act();
    if (seat !== this.watcher || number <= this.after) return;
    this.watcher = null;
    if (measuring) {
      acted += 1;
      times.push(performance.now() - this.sent);
    }
    this.due += gap;
    if (this.table.spent) this.renew();
    else this.wait();
  }
}

const drivers = [];
for (let first = 0; first < tableCount; first += 10) {
  const some = Array.from({ length: Math.min(10, tableCount - first) }, (_, at) => new Driver(first + at));
  await Promise.all(some.map((driver) => driver.table.ready));
  drivers.push(...some);
}
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));
for (const driver of drivers) driver.begin();
await sleep(WARM_UP);
measuring = true;
const from = performance.now();
await sleep(seconds);
const lasted = (performance.now() - from) / 1000;
measuring = false;
stopped = true;
times.sort((a, b) => a - b);
const at = (share) => Number((times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(2));
console.log(JSON.stringify({ actions: Math.round(acted / lasted), p50: at(0.5), p99: at(0.99) }));
for (const driver of drivers) {
  clearTimeout(driver.timer);
  driver.table.close();
}
setTimeout(() => process.exit(0), 200);
