/** What a screen reader says by itself. App.svelte holds the live region. */

class Announcer {
  /** Two regions take turns, so that the same sentence is heard again when it is said again. */
  regions: [string, string] = $state(["", ""]);
  #next: 0 | 1 = 0;

  announce(text: string): void {
    if (text === "") return;
    this.regions[this.#next] = text;
    this.#next = this.#next === 0 ? 1 : 0;
    this.regions[this.#next] = "";
  }
}

export const announcer = new Announcer();

export function announce(text: string): void {
  announcer.announce(text);
}
