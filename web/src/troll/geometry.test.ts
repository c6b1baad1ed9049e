import { describe, expect, it } from "vitest";
import {
  APRON,
  besideField,
  beyond,
  type Cell,
  cellsWithin,
  gridFor,
  layOut,
  lookFrom,
  turnCell,
  turnSide,
  turnSides,
} from "./geometry";

describe("looking on", () => {
  it("turns the table so that one's own coasters lie upright", () => {
    expect(lookFrom([0, 2], 0)).toBe(0);
    expect(lookFrom([0, 2], 1)).toBe(2);
    expect(lookFrom([0, 3], 1)).toBe(1); // who sits in the east sees east below
    expect(lookFrom([0, 2], null)).toBe(0);
  });

  it("turns cells and sides clockwise alike", () => {
    expect(turnCell([0, -1], 1)).toEqual([1, 0]);
    expect(turnCell([2, -1], 2)).toEqual([-2, 1]);
    expect(turnSide("north", 1)).toBe("east");
    expect(turnSide("west", 2)).toBe("east");
  });

  it("turns the numbers with the coaster", () => {
    expect(turnSides([1, 2, 3, 4], 1)).toEqual([4, 1, 2, 3]);
    expect(turnSides([1, 2, 3, 4], 2)).toEqual([3, 4, 1, 2]);
  });

  it("is back where it was after a full turn", () => {
    const cell: Cell = [3, -2];
    const turned = [1, 1, 1, 1].reduce<Cell>((at, quarter) => turnCell(at, quarter), cell);
    expect(turned).toEqual(cell);
  });
});

describe("the growing field", () => {
  it("begins with one cell and room for the barman on each side", () => {
    const layout = layOut([], 3, null);
    expect(cellsWithin(layout.cells)).toEqual([[0, 0]]);
    expect(layout.width).toBeCloseTo(1 + 2 * APRON);
  });

  it("shows the cells onto which it can grow", () => {
    const layout = layOut([[0, 0]], 3, null);
    expect(layout.cells).toEqual({ north: -1, east: 1, south: 1, west: -1 });
    expect(layout.origin).toEqual([1, 1]);
  });

  it("does not show what would be too wide", () => {
    const row: Cell[] = [
      [-1, 0],
      [0, 0],
      [1, 0],
    ];
    const layout = layOut(row, 3, null);
    expect(layout.cells).toEqual({ north: -1, east: 1, south: 1, west: -1 });
    expect(layout.width).toBeCloseTo(3 + 2 * APRON);
    expect(layout.height).toBe(3);
  });

  it("ends at the barman's line", () => {
    const layout = layOut([[0, 0]], 3, "north");
    expect(layout.cells.north).toBe(0);
    expect(layout.origin[1]).toBeCloseTo(APRON);
  });

  it("puts the barman beside the field, not beside the cells around it", () => {
    const layout = layOut([[0, 0]], 3, null);
    expect(besideField(layout, "east")).toEqual({ at: [2 + APRON / 2, 1.5], quarters: 1 });
    expect(besideField(layout, "north")).toEqual({ at: [1.5, 1 - APRON / 2], quarters: 0 });
  });
});

it("knows what lies beyond a side of the field", () => {
  const corner: Cell[] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ];
  expect(beyond(corner, "east")).toEqual([2, 0]);
  expect(beyond(corner, "south")).toEqual([0, 2]);
  expect(beyond([], "north")).toBeNull();
});

describe("pieces in rows", () => {
  it("are as large as the box allows", () => {
    expect(gridFor(6, 620, 100, 4)).toMatchObject({ columns: 6, rows: 1 });
    expect(gridFor(6, 230, 140, 6)).toMatchObject({ columns: 3, rows: 2 });
  });

  it("fit in the box", () => {
    for (const count of [1, 5, 13, 26]) {
      const { columns, rows, size } = gridFor(count, 344, 300, 6);
      expect(columns * rows).toBeGreaterThanOrEqual(count);
      expect(columns * size + (columns - 1) * 6).toBeLessThanOrEqual(344.001);
      expect(rows * size + (rows - 1) * 6).toBeLessThanOrEqual(300.001);
    }
  });

  it("have no size in a box that is not there yet", () => {
    expect(gridFor(6, 0, 0, 6).size).toBe(0);
  });
});
