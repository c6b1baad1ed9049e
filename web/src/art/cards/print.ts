/**
 * A print is a list of cuts, laid one over the other from first to last, as a
 * linocut is built up from blocks. Drawings are data: one renderer serves all,
 * one drawing serves all suits, and paths compress far better than markup.
 *
 * The suit's colour is `currentColor`, so whoever shows a print sets `color`.
 */

/** What a cut does with its path. */
export type Tool =
  | "paper" // cream, outlined in ink
  | "tint" // the suit's colour, outlined in ink
  | "shade" // darker cream, outlined in ink
  | "ink" // solid ink
  | "flat" // the suit's colour, no outline
  | "bare" // cream, no outline: light carved out of a dark shape
  | "line" // a line of ink
  | "stain" // a line of the suit's colour
  | "gouge"; // a carved line that lets the cream through

export type Cut = readonly [tool: Tool, path: string, width?: number];
export type Print = readonly Cut[];

interface Ways {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
}

export const INK = "#24170f";
export const CREAM = "#f6ead0";
export const SHADE = "#e6d3ab";

export const TOOLS: Readonly<Record<Tool, Ways>> = {
  paper: { fill: CREAM, stroke: INK, width: 2.6 },
  tint: { fill: "currentColor", stroke: INK, width: 2.6 },
  shade: { fill: SHADE, stroke: INK, width: 2.6 },
  ink: { fill: INK, stroke: INK, width: 1 },
  flat: { fill: "currentColor", stroke: "none", width: 0 },
  bare: { fill: CREAM, stroke: "none", width: 0 },
  line: { fill: "none", stroke: INK, width: 2.6 },
  stain: { fill: "none", stroke: "currentColor", width: 2.6 },
  gouge: { fill: "none", stroke: CREAM, width: 1.6 },
};
