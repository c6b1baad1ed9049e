/** Coasters of the house, with numbers as the examples need them: a real set is drier. */

interface Printed {
  name: string;
  level: number;
  mugs: number;
  type: "light" | "dark" | "wheat" | "ale";
  /** Top, right, bottom, left. */
  sides: readonly [top: number, right: number, bottom: number, left: number];
  ability: string | null;
}

const HOUSE = {
  fred: {
    name: "Fred",
    level: 2,
    mugs: 2,
    type: "ale",
    sides: [1, 4, 6, 3],
    ability: "small-creature",
  },
  boris: {
    name: "Boris",
    level: 4,
    mugs: 1,
    type: "ale",
    sides: [7, 3, 5, 3],
    ability: "shapeshifter",
  },
  tiasan: { name: "Tiasan", level: 4, mugs: 1, type: "light", sides: [4, 2, 5, 7], ability: null },
  olga: {
    name: "Olga",
    level: 5,
    mugs: 1,
    type: "dark",
    sides: [8, 4, 3, 5],
    ability: "stern-look",
  },
  christian: {
    name: "Christian",
    level: 6,
    mugs: 1,
    type: "wheat",
    sides: [6, 8, 5, 3],
    ability: null,
  },
  hilda: {
    name: "Hilda",
    level: 6,
    mugs: 1,
    type: "light",
    sides: [4, 6, 4, 8],
    ability: "brawler",
  },
} as const satisfies Record<string, Printed>;

/** A coaster as it lies: the swords sit in the south, the axes opposite, so theirs are upside down. */
export function lying(id: keyof typeof HOUSE, team: 0 | 1) {
  const { sides, ...printed } = HOUSE[id];
  const [top, right, bottom, left] = sides;
  const asLaid: [number, number, number, number] =
    team === 0 ? [top, right, bottom, left] : [bottom, left, top, right];
  const turned: 0 | 2 = team === 0 ? 0 : 2;
  return { id, ...printed, sides: asLaid, team, turned };
}
