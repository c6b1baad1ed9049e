/** Which page an address means. */

export const GAMES = ["half-pint", "muertos", "troll"] as const;
export type GameId = (typeof GAMES)[number];

export type Route =
  | { page: "front" | "new" | "move" | "nowhere" }
  | { page: "table" | "screen"; code: string }
  | { page: "replay"; game: { code: string; number: number } | null }
  | { page: "rules"; game: GameId | null };

export function routeOf(path: string): Route {
  const [first = "", second, third, ...rest] = path.split("/").slice(1);
  if (rest.length > 0) return { page: "nowhere" };
  switch (first) {
    case "":
      return { page: "front" };
    case "new":
    case "move":
      return second === undefined ? { page: first } : { page: "nowhere" };
    case "table":
      return tableRoute(second, third);
    case "replay":
      return replayRoute(second, third);
    case "rules":
      return rulesRoute(second, third);
    default:
      return { page: "nowhere" };
  }
}

/** Six letters, as people type them from a screen across the room: "abc def" is ABCDEF. */
export function codeFrom(typed: string): string | null {
  const fromLink = /\/table\/([^/?#]+)/.exec(typed)?.[1];
  const letters = (fromLink ?? typed).replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{6}$/.test(letters) ? letters : null;
}

function tableRoute(typed: string | undefined, view: string | undefined): Route {
  const code = codeFrom(typed ?? "");
  if (code === null) return { page: "nowhere" };
  if (view === undefined) return { page: "table", code };
  return view === "screen" ? { page: "screen", code } : { page: "nowhere" };
}

function replayRoute(typed: string | undefined, which: string | undefined): Route {
  if (typed === undefined) return { page: "replay", game: null };
  const code = codeFrom(typed);
  const number = Number(which);
  if (code === null || !Number.isInteger(number) || number < 1) return { page: "nowhere" };
  return { page: "replay", game: { code, number } };
}

function rulesRoute(game: string | undefined, more: string | undefined): Route {
  if (more !== undefined) return { page: "nowhere" };
  if (game === undefined) return { page: "rules", game: null };
  return isGame(game) ? { page: "rules", game } : { page: "nowhere" };
}

function isGame(text: string): text is GameId {
  return (GAMES as readonly string[]).includes(text);
}

export function gameFrom(text: string | null): GameId | null {
  return text !== null && isGame(text) ? text : null;
}
