/** Where things lie: the growing field, seen from one's own side of the table, and rows of pieces. */

/** x runs east, y runs south. */
export type Cell = readonly [x: number, y: number];

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];
export type FourSides = [north: number, east: number, south: number, west: number];

export const keyOf = ([x, y]: Cell): string => `${x},${y}`;

export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return [x, y];
}

// Looking on. Everybody sees the table so that their own coasters lie upright before them.

/** By how many quarter turns clockwise the table is turned for this seat. */
export function lookFrom(turns: readonly number[], seat: number | null | undefined): number {
  return seat == null ? 0 : (4 - (turns[seat] ?? 0)) % 4;
}

export function turnCell([x, y]: Cell, quarters: number): Cell {
  switch (quarters % 4) {
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
    default:
      return [x, y];
  }
}

export function turnSide(side: Side, quarters: number): Side {
  return SIDES[(SIDES.indexOf(side) + quarters) % 4] ?? side;
}

/** The numbers as they lie after turning: what was north comes to lie east. */
export function turnSides(sides: FourSides, quarters: number): FourSides {
  const at = (place: number) => sides[(place + 4 - (quarters % 4)) % 4] ?? 0;
  return [at(0), at(1), at(2), at(3)];
}

export function beside([x, y]: Cell, side: Side): Cell {
  switch (side) {
    case "north":
      return [x, y - 1];
    case "east":
      return [x + 1, y];
    case "south":
      return [x, y + 1];
    case "west":
      return [x - 1, y];
  }
}

// The field.

/** The outermost cells, all of them inside. */
export interface Extent {
  north: number;
  east: number;
  south: number;
  west: number;
}

export function extentOf(cells: readonly Cell[]): Extent | null {
  if (cells.length === 0) return null;
  const across = cells.map(([x]) => x);
  const down = cells.map(([, y]) => y);
  return {
    north: Math.min(...down),
    east: Math.max(...across),
    south: Math.max(...down),
    west: Math.min(...across),
  };
}

/** A cell just outside of the field on that side. */
export function beyond(cells: readonly Cell[], side: Side): Cell | null {
  const field = extentOf(cells);
  if (field === null) return null;
  const axis = side === "east" || side === "west" ? 0 : 1;
  const outermost = cells.find((cell) => cell[axis] === field[side]);
  return outermost ? beside(outermost, side) : null;
}

/** How much room, in cells, a side takes that cannot grow: there the barman leans, or could. */
export const APRON = 0.56;

/** What is shown of the field, in units of one cell. */
export interface Layout {
  /** The coasters that lie; of an empty field, the one cell that it begins with. */
  field: Extent;
  /** With the cells around it onto which it may still grow. */
  cells: Extent;
  width: number;
  height: number;
  /** Where the cell [0, 0] has its upper left corner. */
  origin: Cell;
}

/** The field in the middle with room on each side, either to grow or for the barman. */
export function layOut(cells: readonly Cell[], limit: number, barman: Side | null): Layout {
  const field = extentOf(cells) ?? { north: 0, east: 0, south: 0, west: 0 };
  const growing = (side: Side): boolean => {
    if (cells.length === 0 || side === barman) return false;
    const long =
      side === "north" || side === "south" ? field.south - field.north : field.east - field.west;
    return long + 1 < limit;
  };
  const grown: Extent = {
    north: field.north - (growing("north") ? 1 : 0),
    east: field.east + (growing("east") ? 1 : 0),
    south: field.south + (growing("south") ? 1 : 0),
    west: field.west - (growing("west") ? 1 : 0),
  };
  const apron = (side: Side) => (growing(side) ? 0 : APRON);
  return {
    field,
    cells: grown,
    width: grown.east - grown.west + 1 + apron("west") + apron("east"),
    height: grown.south - grown.north + 1 + apron("north") + apron("south"),
    origin: [apron("west") - grown.west, apron("north") - grown.north],
  };
}

/** The field as a viewer sees it. */
export function layoutOf(
  game: { field: readonly { cell: Cell }[]; limit: number; barman: Side | null },
  quarters: number,
): Layout {
  const cells = game.field.map(({ cell }) => turnCell(cell, quarters));
  return layOut(cells, game.limit, game.barman && turnSide(game.barman, quarters));
}

/** Row by row, as one reads. */
export function cellsWithin(extent: Extent): Cell[] {
  const found: Cell[] = [];
  for (let y = extent.north; y <= extent.south; y++) {
    for (let x = extent.west; x <= extent.east; x++) found.push([x, y]);
  }
  return found;
}

// Pieces in rows.

export interface Grid {
  columns: number;
  rows: number;
  size: number;
}

/** The arrangement of so many square pieces in a box in which they are largest. */
export function gridFor(count: number, width: number, height: number, gap: number): Grid {
  let best: Grid = { columns: 1, rows: Math.max(count, 1), size: 0 };
  for (let columns = 1; columns <= Math.max(count, 1); columns++) {
    const rows = Math.ceil(Math.max(count, 1) / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows;
    const size = Math.max(0, Math.min(across, down));
    if (size > best.size) best = { columns, rows, size };
  }
  return best;
}

/** The middle of a side of the field, and how it is turned so that its bottom faces the field. */
export function besideField(layout: Layout, side: Side): { at: Cell; quarters: number } {
  const { field, origin } = layout;
  const middle: Cell = [
    origin[0] + (field.west + field.east + 1) / 2,
    origin[1] + (field.north + field.south + 1) / 2,
  ];
  const out = APRON / 2;
  switch (side) {
    case "north":
      return { at: [middle[0], origin[1] + field.north - out], quarters: 0 };
    case "east":
      return { at: [origin[0] + field.east + 1 + out, middle[1]], quarters: 1 };
    case "south":
      return { at: [middle[0], origin[1] + field.south + 1 + out], quarters: 2 };
    case "west":
      return { at: [origin[0] + field.west - out, middle[1]], quarters: 3 };
  }
}
