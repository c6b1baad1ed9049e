/** The rules as text: paragraphs and lists, and finding words in them. */

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list" | "steps"; items: string[] };

const ITEM = /^(?:-|\d+\.) /;
const STEP = /^\d/;
const RULE_NUMBER = /\b(?:F|HP|PM|TR)-\d+\b/g;

/** An empty line parts blocks; a block whose lines begin with "- " or "1. " is a list. */
export function blocksOf(text: string): Block[] {
  return text.split(/\n\s*\n/).map((block) => {
    const lines = block.split("\n").map((line) => line.trim());
    const [first = ""] = lines;
    if (!ITEM.test(first)) return { kind: "paragraph", text: lines.join(" ") };
    const items = lines.map((line) => line.replace(ITEM, ""));
    return { kind: STEP.test(first) ? "steps" : "list", items };
  });
}

/** The words somebody is looking for. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** A text is found if it has all of the words, in any order. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  found: boolean;
  /** The number of a rule, if the text cites one here. */
  rule?: string;
}

/** The text cut up into what is to be marked, what is to be a link, and the rest. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const cited of text.matchAll(RULE_NUMBER)) {
    pieces.push(...foundIn(text.slice(end, cited.index), words));
    pieces.push({ text: cited[0], found: words.includes(fold(cited[0])), rule: cited[0] });
    end = cited.index + cited[0].length;
  }
  return [...pieces, ...foundIn(text.slice(end), words)];
}

function foundIn(text: string, words: readonly string[]): Piece[] {
  if (text === "") return [];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  if (any === "") return [{ text, found: false }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of fold(text).matchAll(new RegExp(any, "g"))) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), found: false });
    end = match.index + match[0].length;
    pieces.push({ text: text.slice(match.index, end), found: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false });
  return pieces;
}

/** Nobody types ё into a search box. Letter by letter, so that places stay the same. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}
