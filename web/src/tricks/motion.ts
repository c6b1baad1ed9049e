/** Pieces come from somebody and go to somebody: transitions between seats and the table. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { duration } from "../lib/settings.svelte";

const TRAVEL = 260; // milliseconds

/** Travel between a seat's plate and where the piece lies. In: from there; out: to there. */
export function travel(node: Element, { seat }: { seat: number | null }): TransitionConfig {
  const lasts = duration(TRAVEL);
  const plate = node.closest("[data-board]")?.querySelector(`[data-seat="${seat}"]`);
  if (lasts === 0 || !plate) return { duration: lasts };
  const here = node.getBoundingClientRect();
  const there = plate.getBoundingClientRect();
  const x = there.left + there.width / 2 - (here.left + here.width / 2);
  const y = there.top + there.height / 2 - (here.top + here.height / 2);
  return {
    duration: lasts,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${0.35 + 0.65 * t}); opacity: ${t}`,
  };
}
