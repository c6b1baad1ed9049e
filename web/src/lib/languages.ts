/** Which languages there are, and which of them the reader wants. */

export const LANGUAGES = ["en", "de", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

const FALLBACK: Language = "en";
const SAVED = "taproom.language";

/** The language chosen earlier, or else the browser's first that we speak, or else English. */
export function chosenLanguage(saved: string | null, wanted: readonly string[]): Language {
  const tags = saved === null ? wanted : [saved, ...wanted];
  return tags.map(primary).find(spoken) ?? FALLBACK;
}

export function preferredLanguage(): Language {
  return chosenLanguage(readSaved(), navigator.languages);
}

export function rememberLanguage(lang: Language): void {
  try {
    localStorage.setItem(SAVED, lang);
  } catch {
    // A browser may forbid storage; then the choice lasts as long as the page.
  }
}

function readSaved(): string | null {
  try {
    return localStorage.getItem(SAVED);
  } catch {
    return null;
  }
}

/** `de` of `de-CH`. */
function primary(tag: string): string {
  return tag.toLowerCase().split("-", 1)[0] ?? "";
}

function spoken(lang: string): lang is Language {
  return (LANGUAGES as readonly string[]).includes(lang);
}
