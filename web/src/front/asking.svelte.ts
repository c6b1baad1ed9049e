/** Something that changes while one looks on: asked again now and then, and on coming back. */

import { sayError } from "../lib/refusals";

const ASK_EVERY = 20_000;

export class Asking<T> {
  answer: T | null = $state.raw(null);
  problem: string | null = $state(null);

  constructor(private readonly ask: () => Promise<T>) {}

  /** Call while a component is set up. */
  run(): void {
    $effect(() => {
      const again = () => void this.#ask();
      again();
      const timer = setInterval(again, ASK_EVERY);
      document.addEventListener("visibilitychange", again);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", again);
      };
    });
  }

  async #ask(): Promise<void> {
    if (document.hidden) return;
    try {
      this.answer = await this.ask();
      this.problem = null;
    } catch (error) {
      this.problem = sayError(error);
    }
  }
}
