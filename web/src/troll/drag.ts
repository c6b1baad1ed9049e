/** Dragging a piece with mouse, pen or finger. A press that does not move stays a tap. */

import type { Attachment } from "svelte/attachments";
import type { Hands } from "./board";
import type { Pick } from "./steps";

export interface Dragging {
  /** Begin; false: this piece stays where it is. */
  take(): boolean;
  /** The element under the pointer, the piece itself aside. */
  over(target: Element | null): void;
  /** Let go, or lost. */
  end(dropped: boolean): void;
}

/** What is dragged goes through the player's hands: a coaster, or with null the mug or barman. */
export function byHand(hands: Hands, pick: Pick | null): Dragging {
  return {
    take: () => hands.take(pick),
    over: (target) => {
      const aimed = target?.closest<HTMLElement>("[data-pick]")?.dataset.pick;
      hands.aim((aimed as Pick | undefined) ?? null);
    },
    end: (dropped) => (dropped ? hands.drop() : hands.cancel()),
  };
}

const THRESHOLD = 8;

/** Asked anew with every press, so that a drag outlives the changes that it brings about.
 *
 * What is seen to move is the piece itself, or what `piece` gives instead.
 */
export function draggable(
  dragged: () => Dragging | null,
  piece?: () => HTMLElement | undefined,
): Attachment<HTMLElement> {
  return (node) => {
    let carried: HTMLElement = node;
    let dragging: Dragging | null = null;
    let start: { x: number; y: number } | null = null;
    let moving = false;

    const finish = (dropped: boolean) => {
      if (moving) {
        carried.style.transform = "";
        carried.style.pointerEvents = "";
        carried.style.zIndex = "";
        delete carried.dataset.dragged;
        dragging?.end(dropped);
        // The browser takes the release for a click on the piece.
        if (dropped) node.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
      }
      forget();
    };
    const forget = () => {
      start = null;
      moving = false;
      window.removeEventListener("pointermove", moved);
      window.removeEventListener("pointerup", released);
      window.removeEventListener("pointercancel", lost);
    };
    const pressed = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      dragging = dragged();
      if (dragging === null) return;
      start = { x: event.clientX, y: event.clientY };
      // A quick pointer leaves the piece before it has moved: the whole window listens.
      window.addEventListener("pointermove", moved);
      window.addEventListener("pointerup", released);
      window.addEventListener("pointercancel", lost);
    };
    const moved = (event: PointerEvent) => {
      if (start === null || dragging === null || !event.isPrimary) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving) {
        if (Math.hypot(x, y) < THRESHOLD) return;
        if (!dragging.take()) {
          forget();
          return;
        }
        moving = true;
        carried = piece?.() ?? node;
        carried.dataset.dragged = "";
        carried.style.pointerEvents = "none";
        carried.style.zIndex = "50";
      }
      carried.style.transform = `translate(${x}px, ${y}px)`;
      dragging.over(document.elementFromPoint(event.clientX, event.clientY));
    };
    const released = () => finish(true);
    const lost = () => finish(false);

    node.style.touchAction = "none";
    node.addEventListener("pointerdown", pressed);
    node.addEventListener("dragstart", swallow); // the browser's own dragging would end ours
    return () => {
      node.removeEventListener("pointerdown", pressed);
      node.removeEventListener("dragstart", swallow);
      forget();
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
