/** Quick phrases: a code travels, each reader sees it in their language. */

import { say } from "../lib/words.svelte";

const PHRASES: Record<string, () => string> = {
  hello: () => say("phrase-hello"),
  "good-luck": () => say("phrase-good-luck"),
  "well-played": () => say("phrase-well-played"),
  lucky: () => say("phrase-lucky"),
  ouch: () => say("phrase-ouch"),
  thinking: () => say("phrase-thinking"),
  hurry: () => say("phrase-hurry"),
  cheers: () => say("phrase-cheers"),
  sorry: () => say("phrase-sorry"),
  thanks: () => say("phrase-thanks"),
  again: () => say("phrase-again"),
  bye: () => say("phrase-bye"),
};

/** A phrase that only a newer house knows is shown by its code. */
export function phraseInWords(phrase: string): string {
  return PHRASES[phrase]?.() ?? phrase;
}
