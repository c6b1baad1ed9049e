import type { Print } from "./print";

/**
 * The seven seats: each has a symbol with its own outline and a colour that
 * stands out on dark oak (6.5:1 and more). On light ground the ink outline carries it.
 */
export interface SeatMark {
  readonly colour: string;
  readonly symbol: Print;
}

export const SEATS: readonly SeatMark[] = [
  {
    colour: "#ea8a6d",
    // anchor
    symbol: [
      ["line", "M12 8v12.5M7.5 9.5h9M3.5 14q1 6.5 8.5 7.5 7.5-1 8.5-7.5", 4.6],
      ["line", "M2.6 16.6 3.6 12l4 3M21.4 16.6l-1-4.6-4 3", 3.8],
      ["line", "M12 3.2a2 2 0 1 0 .1 0z", 4.4],
      ["stain", "M12 8v12.5M7.5 9.5h9M3.5 14q1 6.5 8.5 7.5 7.5-1 8.5-7.5", 2.4],
      ["stain", "M2.6 16.6 3.6 12l4 3M21.4 16.6l-1-4.6-4 3", 1.6],
      ["stain", "M12 3.2a2 2 0 1 0 .1 0z", 2],
    ],
  },
  {
    colour: "#7fb4e6",
    // key
    symbol: [
      ["line", "M11 13 21 3M16.5 7.5l3.5 3.5M19 5l3 3", 4.8],
      ["line", "M7.5 12a4.4 4.4 0 1 0 .1 0z", 5.2],
      ["stain", "M11 13 21 3M16.5 7.5l3.5 3.5M19 5l3 3", 2.6],
      ["stain", "M7.5 12a4.4 4.4 0 1 0 .1 0z", 3],
    ],
  },
  {
    colour: "#8fc27a",
    // boot
    symbol: [
      ["tint", "M7 2q5-1 9.5 0l-.5 9q.5 2.5 4.5 3.5 2.5 1 2.5 4.5l-.5 2.5H6.5q-1-9.5.5-19.5z", 1.4],
      ["ink", "M6 19.5h17v2.5H6z"],
      ["line", "M7 5.5q4.5 1 9 0M14 12.5l-3 1.5M13.5 9.8l-2.5 1", 1.3],
    ],
  },
  {
    colour: "#e8b64c",
    // horseshoe
    symbol: [
      ["tint", "M3 21.5q-3.5-20 9-20t9 20h-5q2.5-14-4-14t-4 14z", 1.4],
      ["line", "M5.5 17h.1M5 11.5h.1M8 6.5h.1M16 6.5h.1M19 11.5h.1M18.5 17h.1", 1.8],
    ],
  },
  {
    colour: "#cfa6e0",
    // owl
    symbol: [
      [
        "tint",
        "M3.5 2q3 2.5 5.5 2.5h6q2.5 0 5.5-2.5 1.5 5 .5 9-.5 9.5-9 11.5-8.5-2-9-11.5-1-4 .5-9z",
        1.4,
      ],
      [
        "paper",
        "M4.8 9a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM12.2 9a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
        1.2,
      ],
      ["line", "M8.8 9h.1M15.2 9h.1", 2.8],
      ["ink", "M10.6 12h2.8L12 15.2z"],
      ["line", "M8.5 17.5l1.5 1.2 2-1.2 2 1.2 1.5-1.2", 1.2],
    ],
  },
  {
    colour: "#f0dfba",
    // barrel
    symbol: [
      ["tint", "M5.5 2q6.5-1 13 0 4.5 10 0 20-6.5 1-13 0Q1 12 5.5 2z", 1.4],
      ["line", "M4.3 6.5q7.7 1.5 15.4 0M4.3 17.5q7.7-1.5 15.4 0", 2.4],
      ["line", "M9 9.5v5M15 9.5v5", 1.3],
      ["line", "M12 12h.1", 3],
    ],
  },
  {
    colour: "#63c7b8",
    // bell
    symbol: [
      ["line", "M12 21h.1", 5],
      [
        "tint",
        "M12 1.5q1.8 0 1.8 2 4.7 1.5 4.7 8 .5 4.5 3.5 6-2 2.2-10 2.2T2 17.5q3-1.5 3.5-6 0-6.5 4.7-8 0-2 1.8-2z",
        1.4,
      ],
      ["line", "M5 15.5q7 2 14 0", 1.4],
    ],
  },
];

export const SEAT_COLOURS: readonly string[] = SEATS.map((seat) => seat.colour);
