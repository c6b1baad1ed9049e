/** Shows one moment after the other, each for as long as it takes to read it. */

import { type Frame, framesBetween, type Snapshot } from "./frames";

/** How long a moment waits by itself, in milliseconds; a tap goes on at once. */
const PAUSES = { trick: 1600, round: 6000 } as const;

export class Pacing {
  /** What the table shows now. */
  shown: Frame | null = $state.raw(null);

  #latest: Snapshot | null = null;
  #waiting: Frame[] = [];
  #paused = false;
  #lingering = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The table as the server tells it; shown in its time. */
  feed(snapshot: Snapshot): void {
    const frames = framesBetween(this.#latest, snapshot);
    this.#latest = snapshot;
    // Who is more than one event behind wants to catch up, not to watch a film.
    if (frames.some(waits) && this.#waiting.some(waits)) this.#catchUp();
    this.#waiting.push(...frames);
    if (!this.#paused) this.#next();
  }

  /** Read and understood: go on. */
  skip(): void {
    if (this.#paused) this.#next();
  }

  /** Somebody is reading closely: no going on before they say so. */
  linger(): void {
    this.#lingering = this.#paused;
    clearTimeout(this.#timer);
  }

  /** The page is left. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #catchUp(): void {
    this.#waiting = [];
    if (this.#lingering) return;
    clearTimeout(this.#timer);
    this.#paused = false;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#paused = this.#lingering = false;
    for (let frame = this.#waiting.shift(); frame; frame = this.#waiting.shift()) {
      this.shown = frame;
      if (frame.pause === null) continue;
      this.#paused = true;
      this.#timer = setTimeout(() => this.#next(), PAUSES[frame.pause]);
      return;
    }
    // The pause is over, and nothing has happened since: the same moment, read.
    if (this.shown?.pause) this.shown = { ...this.shown, pause: null };
  }
}

function waits(frame: Frame): boolean {
  return frame.pause !== null;
}
