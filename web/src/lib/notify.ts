/** A browser notification when it is one's turn and the page is out of sight; only if allowed. */

import { settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

/** Ask the browser; it asks the reader, once. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** The same table never piles up notifications: a newer one takes the older one's place. */
export function notifyTurn(table: string, text: string): void {
  if (!settings.notify || !document.hidden || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification("Taproom", { body: text, tag: `turn-${table}` });
  note.onclick = () => {
    focus();
    note.close();
  };
}
