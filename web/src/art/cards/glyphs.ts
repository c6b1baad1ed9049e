/**
 * The cut letters of the deck: heavy, angular, a little crooked, 20 units high.
 * Drawn rather than set in a font, so that a card reads before any font has
 * come and looks the same everywhere.
 */
interface Glyph {
  readonly width: number;
  readonly path: string;
}

export const GLYPH_HEIGHT = 20;
const GAP = 1.2;

const GLYPHS: Readonly<Record<string, Glyph>> = {
  "0": {
    width: 12.4,
    path: "M4 .2 8.6 0l3.2 3.8.6 11.8L8.8 20l-5 -.2L.2 16 0 4.4zM5.2 4.4l-.8 11 1.2.6 2-.2.6-11.2-1.2-.6z",
  },
  "1": { width: 8.6, path: "M0 4.6 4.6.1 8.5 0 8.2 19.8 3.6 20 3.9 7 .9 8.8z" },
  "2": {
    width: 12,
    path: "M.3 5.6 3 .8 8.6 0l3.1 2.8.1 4.6-5.5 8 5.7-.2-.4 4.6L.2 20 0 16.2 7 6.8 6.8 4.6l-1.6 0L4.4 7.4z",
  },
  "3": {
    width: 12,
    path: "M.7.2 11.4 0l.2 3.8L8.6 7.6l3.1 2.8.3 6.2L8.4 20l-5.6-.1L0 16.7l.2-3.4 4.2-.4.6 2.7 1.9-.1.7-2.8-1.3-1.4-3.2.2-.3-3L6.1 4.4.5 4.6z",
  },
  "4": {
    width: 12.6,
    path: "M5 .2 9.8 0l.1 11.4 2.7-.2-.2 4.3-2.5.1.1 4.2-4.4.2.1-4.2L0 16.1l.1-4.3zM5.9 6.6 3.9 11.8l1.9-.1z",
  },
  "5": {
    width: 12,
    path: "M1 .2 11.4 0 11 4.3l-6 .2-.2 2.7 3.8-.5L12 9.8l-.2 6.6L8.2 20l-5.6-.1L0 16.7l.2-3.2 4.2-.4.6 2.6 1.9-.1.6-4.2-1-1-1.9.3-.8 1L.4 11.4z",
  },
  "6": {
    width: 12,
    path: "M7.2 0l4.4 1.5-1.7 3.9-2.8-.9-2 3.4 3.5-.6L12 10.4l-.2 6.2L8.3 20l-4.8-.1L.1 16 0 9 2.9 2.8zM4.6 11.7l.1 3.7 1 .7 1.3-.3.5-3.7-.9-1z",
  },
  "7": { width: 12, path: "M.3.3 12 0l-.2 4.4L6.9 19.8 1.9 20 6.6 4.8 0 5.1z" },
  "8": {
    width: 12.2,
    path: "M3.6.1 8.8 0l2.8 3.2-.3 3.7-2.1 2.6 2.8 2.4.2 4.7L8.6 20l-5.2-.1L0 16.6l.2-4.5L3 9.5.8 6.9.7 3.1zM5 4.1l0 2.7 1.1.8L7.3 6.8l.1-2.7-1.2-.6zM4.6 12.4l-.1 3.3 1.5.7 1.6-.8 0-3.3-1.4-.9z",
  },
  "9": {
    width: 12,
    path: "M4.8 20 .4 18.5l1.7-3.9 2.8.9 2-3.4-3.5.6L0 9.6.2 3.4 3.7 0l4.8.1L11.9 4l.1 7-2.9 6.2zM7.4 8.3 7.3 4.6l-1-.7-1.3.3L4.5 7.9l.9 1z",
  },
  J: {
    width: 11.4,
    path: "M3.2.2 11.4 0l-.2 15.6L7.8 20l-4.9-.1L0 16.6l.2-3.8 4.2-.4.4 3.2 1.4-.1.6-1.4.1-9.6-3.8.2z",
  },
  Q: {
    width: 13.4,
    path: "M4 .2 8.8 0 12 3.8l.5 9.8-1 2.4 1.9 2.2-2.9 2.2-1.7-1.7L8 19.2l-4.4-.1L.2 15.6 0 4.4zM5.2 4.4l-.7 10 1 .8.9-.1-.8-1.6L8 12.2l.3-7.6-1.2-.6z",
  },
  K: {
    width: 13.2,
    path: "M.2.2 4.7 0l-.1 7.2L8.5.1l4.6.1-4.5 8.6 4.6 11-4.9.2-3.1-8-.7 1.4.1 6.4L0 20z",
  },
  A: {
    width: 13.6,
    path: "M4.6.2 9.2 0l4.4 19.7-4.6.3-.7-3.8-3.4.1-.5 3.5L0 20zM6.7 6.2 5.5 12.2l2.1-.1z",
  },
};

export interface PlacedGlyph {
  readonly path: string;
  readonly x: number;
}

/** The letters of `text` side by side, and how wide they are together at 20 units of height. */
export function setType(text: string): { readonly glyphs: PlacedGlyph[]; readonly width: number } {
  let x = 0;
  const glyphs: PlacedGlyph[] = [];
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (!glyph) continue;
    glyphs.push({ path: glyph.path, x });
    x += glyph.width + GAP;
  }
  return { glyphs, width: Math.max(0, x - GAP) };
}
