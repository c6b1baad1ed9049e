/** A finished game, frame by frame. */

import type { GameInfo } from "../lib/connection.svelte";
import type { Frame, ReplayInfo, RoundInfo } from "../lib/wire/types";

const BETWEEN = 1_600;

export class Playback {
  at = $state(0);
  playing = $state(false);
  readonly frames: Frame[];

  constructor(replay: ReplayInfo) {
    this.frames = replay.frames;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get frame(): Frame {
    return this.frames[this.at] as Frame;
  }

  /** With the rounds before, which frames within a round leave out. */
  get game(): GameInfo {
    const { game } = this.frame;
    if (game.type !== "tricks" || game.past !== null) return game;
    return { ...game, past: pastBefore(this.frames, this.at) };
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
  }

  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  /** Call while the page is set up: the game goes on by itself as long as it plays. */
  run(): void {
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        this.go(this.at + 1);
        if (this.at === this.last) this.playing = false;
      }, BETWEEN);
      return () => clearInterval(timer);
    });
  }
}

function pastBefore(frames: Frame[], at: number): RoundInfo[] {
  for (let i = at; i >= 0; i--) {
    const game = frames[i]?.game;
    if (game?.type === "tricks" && game.past !== null) return game.past;
  }
  return [];
}
