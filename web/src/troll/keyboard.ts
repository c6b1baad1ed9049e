/** Arrow keys move to the nearest thing in that direction, across the whole table. */

import type { Attachment } from "svelte/attachments";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ARROWS = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
} as const;
type Arrow = keyof typeof ARROWS;

/** The place of the nearest box that lies that way; straight ahead is nearer than aside. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number | null {
  const [right, down] = ARROWS[arrow];
  let found: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, box] of boxes.entries()) {
    const x = (box.left + box.right - from.left - from.right) / 2;
    const y = (box.top + box.bottom - from.top - from.bottom) / 2;
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (ahead < 4) continue;
    const far = ahead + aside * 2;
    if (far < least) [least, found] = [far, place];
  }
  return found;
}

/** Arrows move inside the element, Escape puts back what was chosen. */
export function playedByKeys(cancel: () => void): Attachment<HTMLElement> {
  return (root) => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === "Escape") cancel();
      else if (moveFocus(root, event)) event.preventDefault();
    };
    root.addEventListener("keydown", pressed);
    return () => root.removeEventListener("keydown", pressed);
  };
}

/** What is too long for its box can be scrolled without a pointer. */
export const scrolledByKeys: Attachment<HTMLElement> = (box) => {
  box.tabIndex = 0;
};

function moveFocus(root: Element, event: KeyboardEvent): boolean {
  if (!(event.key in ARROWS) || event.altKey || event.ctrlKey || event.metaKey) return false;
  const now = document.activeElement;
  if (!now?.matches("[data-pick]")) return false;
  const others = [...root.querySelectorAll<HTMLElement>("[data-pick]")].filter(
    (each) => each !== now && each.offsetParent !== null,
  );
  const boxes = others.map((each) => each.getBoundingClientRect());
  const place = nearest(now.getBoundingClientRect(), boxes, event.key as Arrow);
  if (place !== null) others[place]?.focus();
  return true;
}
