/** Who sits where around the table, as seen from one seat. */

/** All seats that get a plate, clockwise: from the viewer's left on; a spectator sees everybody. */
export function seatsAround(seats: number, viewer: number | null): number[] {
  const first = viewer === null ? 0 : viewer + 1;
  const others = viewer === null ? seats : seats - 1;
  return Array.from({ length: others }, (_, step) => (first + step) % seats);
}

export interface Sides {
  /** Each in clockwise order: the left side from the bottom up, the right from the top down. */
  left: number[];
  top: number[];
  right: number[];
}

/** Clockwise around the table: up the left side, across the top, down the right side. */
export function sides(around: readonly number[], wide: boolean): Sides {
  const left = wide ? besideWide(around.length) : Math.floor(around.length / 2);
  return {
    left: around.slice(0, left),
    top: around.slice(left, around.length - left),
    right: around.slice(around.length - left),
  };
}

/** On a wide table the top has room for up to three before the sides fill up. */
function besideWide(plates: number): number {
  if (plates <= 2) return 0;
  return plates <= 5 ? 1 : 2;
}
