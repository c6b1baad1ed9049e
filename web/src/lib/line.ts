/** A line to the house that comes back by itself: reconnects, and notices when it has gone dead. */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000;

export interface LineEvents {
  /** The line stands: say hello. */
  opened(): void;
  heard(text: string): void;
  /** It broke; it is being tried again. */
  lost(): void;
  ping(): string;
}

/** The part of WebSocket that is needed, so that a test can play the other side. */
export type Socket = Pick<
  WebSocket,
  "send" | "close" | "readyState" | "onopen" | "onmessage" | "onclose"
>;

/** About twice as long each time, and never all browsers at once. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return most / 2 + (most / 2) * random();
}

export class Line {
  #socket: Socket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly events: LineEvents,
    private readonly dial: () => Socket,
  ) {
    this.#connect();
  }

  get open(): boolean {
    return this.#socket?.readyState === 1;
  }

  send(text: string): void {
    if (this.open) this.#socket?.send(text);
  }

  /** The network or the reader has come back: do not wait any longer, and trust nothing. */
  nudge(): void {
    if (this.open) this.#ping();
    else if (this.#retry !== undefined) this.#connect();
  }

  /** Hang up and dial again at once. */
  redial(): void {
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#drop();
    clearTimeout(this.#retry);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.dial();
    this.#socket = socket;
    // A network that swallows everything never says no: give up on it like on silence.
    this.#expectAnswer();
    socket.onopen = () => {
      this.#heard();
      this.#heartbeat = setInterval(() => this.#ping(), PING_EVERY);
      this.events.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#heard();
      this.#attempt = 0; // only a line that has spoken has proved itself
      this.events.heard(String(data));
    };
    socket.onclose = () => this.#broke();
  }

  #ping(): void {
    this.#socket?.send(this.events.ping());
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#broke(), ANSWER_WITHIN);
  }

  #heard(): void {
    clearTimeout(this.#silence);
  }

  #broke(): void {
    this.#drop();
    this.events.lost();
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt));
    this.#attempt += 1;
  }

  #drop(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
