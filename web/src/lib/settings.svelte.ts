/** How this reader likes it: kept in the browser, applied to the whole page. */

import { remember, remembered } from "./storage";

interface Saved {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** Durations are multiplied by it. */
  speed: 1 | 0.5 | 0;
  notify: boolean;
  muted: string[];
}

const atFirst: Saved = { theme: "auto", sound: false, speed: 1, notify: false, muted: [] };

export const settings: Saved = $state({ ...atFirst, ...remembered<Partial<Saved>>("settings") });

/** Milliseconds as this reader wants them; none at all if the system asks for reduced motion. */
export function duration(milliseconds: number): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : milliseconds * settings.speed;
}

/** Call once, while the page is set up: the settings reach the page and the next visit. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    if (settings.speed === 1) root.style.removeProperty("--speed");
    else root.style.setProperty("--speed", `${settings.speed}`);
    remember("settings", settings);
  });
}
