/** A JSON file from the reader's own disk. */

import { say } from "../lib/words.svelte";

/** The value in it; a sentence if there is none. */
export async function readJson(file: File): Promise<{ value: unknown } | { problem: string }> {
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { problem: say("refusal-bad-option-file-unreadable", { file: file.name }) };
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: say("refusal-bad-option-file-not-json", { file: file.name }) };
  }
}

/** Hand a value to the reader as a file. */
export function download(name: string, value: unknown): void {
  const blob = new Blob([JSON.stringify(value, null, 1)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
