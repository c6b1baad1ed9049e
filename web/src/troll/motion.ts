/** How pieces move: they slide from where they were, land, and turn over. */

import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { duration } from "../lib/settings.svelte";

/** A piece that leaves one place and turns up in another travels between them. */
export const travelling = () =>
  crossfade({ duration: () => duration(280), easing: cubicOut, fallback: land });

export type Travel = ReturnType<typeof travelling>;

/** From just above the table down onto it. */
export function land(_node: Element): TransitionConfig {
  return {
    duration: duration(200),
    easing: cubicOut,
    css: (done, left) => `opacity: ${done}; scale: ${1 + 0.25 * left}`,
  };
}

/** Over its edge: half a turn, another face, the other half. */
export async function turnOver(node: Element, wait: number, change: () => void): Promise<void> {
  const half = duration(125);
  if (half === 0) {
    change();
    return;
  }
  const up = node.animate([{ transform: "none" }, { transform: "rotateY(90deg) scale(1.08)" }], {
    duration: half,
    delay: duration(wait),
    easing: "ease-in",
    fill: "forwards",
  });
  await up.finished.catch(() => undefined); // a piece may leave while it turns
  change();
  up.cancel();
  node.animate([{ transform: "rotateY(-90deg) scale(1.08)" }, { transform: "none" }], {
    duration: half,
    easing: "ease-out",
  });
}
