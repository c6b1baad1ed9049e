/** Sitting down, for those who have a name and for those who come in from the street. */

import type { TableView } from "../lib/connection.svelte";
import { identity } from "../lib/identity.svelte";
import type { CommandWithoutId } from "../lib/pending";
import { sayError, sayRefusal } from "../lib/refusals";

/** The problem in words, or null. */
export async function sitDown(
  view: TableView,
  name: string,
  seat: number | null,
): Promise<string | null> {
  const before = identity.token;
  try {
    await identity.ensure(name);
  } catch (error) {
    return sayError(error);
  }
  if (identity.token !== before) view.reopen();
  return tell(view, { type: "sit", seat });
}

/** Give the table a command; the refusal in words, or null. */
export async function tell(view: TableView, command: CommandWithoutId): Promise<string | null> {
  const refusal = await view.send(command);
  return refusal && sayRefusal(refusal);
}
