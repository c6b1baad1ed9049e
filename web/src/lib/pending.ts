/** Commands on their way: kept until they are answered, sent again when the line comes back. */

import type { AskHint, Check, Command, FromServer, Hint, RefusalInfo } from "./wire/types";

type Asking = Command | Check | AskHint;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

export type CommandWithoutId = WithoutId<Command>;
export type Answer = Hint | RefusalInfo | null;

export class Pending {
  readonly #waiting = new Map<string, { message: Asking; answer: (answer: Answer) => void }>();

  /** Gives the command its id: done once, however often it is sent. */
  add(asked: WithoutId<Asking>): { message: Asking; answered: Promise<Answer> } {
    const id = freshId();
    const message = { ...asked, id } as Asking;
    const answered = new Promise<Answer>((answer) => {
      this.#waiting.set(id, { message, answer });
    });
    return { message, answered };
  }

  /** In the order in which they were given. */
  get messages(): Asking[] {
    return [...this.#waiting.values()].map((each) => each.message);
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case "update":
        if (message.done) this.#settle(message.done, null);
        break;
      case "done":
        this.#settle(message.id, null);
        break;
      case "refused":
        if (message.id !== null) this.#settle(message.id, message.refusal);
        break;
      case "checked":
        this.#settle(message.id, message.refusal);
        break;
      case "hint":
        this.#settle(message.id, message);
    }
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.answer(answer);
    this.#waiting.delete(id);
  }
}

/** Not randomUUID, which a house in the living room without HTTPS does not have. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
