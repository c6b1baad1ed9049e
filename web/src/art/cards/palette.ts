export type Edition = "half-pint" | "muertos";
export type SuitLetter = "R" | "Y" | "G" | "B" | "P";

/** The same in light and dark rooms: cards are physical things. */
export const SUIT_COLOURS: Readonly<Record<SuitLetter, string>> = {
  R: "#b8322a",
  Y: "#c98a12",
  G: "#3f7a4a",
  B: "#2b5d8a",
  P: "#7a3b7a",
};

/** The suit's colour for small print: the two lighter ones darkened to hold 4.5:1 on cream. */
export const INDEX_COLOURS: Readonly<Record<SuitLetter, string>> = {
  ...SUIT_COLOURS,
  Y: "#8f5f0a",
  G: "#3b7346",
};

export const BRASS = "#c79a3b";
export const BRASS_LIGHT = "#e3bd63";
export const FOAM = "#fff6e0";
export const OAK = "#5b3a20";
export const NIGHT = "#1d2740";
export const MARIGOLD = "#ee8f1c";
