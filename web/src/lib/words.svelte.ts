/** Say a key of the Fluent catalogues as a sentence in the language of the reader. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { type Language, rememberLanguage } from "./languages";

export type Params = Record<string, string | number>;

const catalogues: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./catalogues/en"),
  de: () => import("./catalogues/de"),
  ru: () => import("./catalogues/ru"),
};

let bundle = $state.raw(new FluentBundle("en"));
let wanted: Language | undefined;

/** The language that is being said, which is the one wanted once its words have arrived. */
export const language: { current: Language } = $state({ current: "en" });

/** Load the words of a language and say everything in it from then on. */
export async function loadLanguage(lang: Language): Promise<void> {
  wanted = lang;
  const { default: files } = await catalogues[lang]();
  if (wanted !== lang) return; // the reader has changed their mind meanwhile
  bundle = bundleOf(lang, Object.values(files));
  language.current = lang;
  document.documentElement.lang = lang;
}

/** The reader's own choice: kept for the next visit. */
export async function setLanguage(lang: Language): Promise<void> {
  rememberLanguage(lang);
  await loadLanguage(lang);
}

/**
 * The sentence. Reactive: what a component says, it says anew in a new language.
 * Write the key and the names of the parameters out; a test reads them here and in the catalogues.
 */
export function say(key: string, params: Params = {}): string {
  return sentence(key, params);
}

/** What was refused and what to do instead. */
export function sayRefusal(code: string, reason: string | null, params: Params): string {
  return sentence(reason ? `refusal-${code}-${reason}` : `refusal-${code}`, params);
}

/** Why a bot did what it did. */
export function sayReason(code: string, params: Params): string {
  return sentence(`reason-${code}`, params);
}

function sentence(key: string, params: Params): string {
  const pattern = bundle.getMessage(key)?.value;
  if (pattern == null) {
    console.error(`${language.current}: no words for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, plainNumbers(params), errors);
  for (const error of errors) console.error(`${language.current}: ${key}: ${error.message}`);
  return said;
}

function bundleOf(lang: Language, texts: string[]): FluentBundle {
  // Isolation marks are for mixed directions of writing, which we do not have.
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Numbers here are points and cards: 1000, not 1,000. */
function plainNumbers(params: Params): Record<string, string | FluentNumber> {
  const plain = (value: string | number) =>
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, plain(value)] as const),
  );
}
