/**
 * Holds the client to its budget: the JavaScript that somebody loads who comes for the first time
 * and sits down at a table. That is the entry, the words of one language, the table, and its kind.
 */

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 150_000;
const CLIENT = new URL("../src/taproom/client/", import.meta.url);

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", CLIENT), "utf-8"));

/** @param {string} key */
function chunk(key) {
  const found = manifest[key];
  if (!found) throw new Error(`no chunk ${key}`);
  return found;
}

/** A chunk and all that it cannot start without. @param {string} key @returns {string[]} */
function whole(key) {
  return [key, ...(chunk(key).imports ?? []).flatMap(whole)];
}

/** @param {string} key */
function size(key) {
  const { file } = chunk(key);
  return file.endsWith(".js")
    ? gzipSync(readFileSync(new URL(file, CLIENT)), { level: 9 }).length
    : 0;
}

/** @param {Iterable<string>} keys */
function total(keys) {
  return [...new Set(keys)].reduce((sum, key) => sum + size(key), 0);
}

/** The heaviest of the chunks whose source is in a folder. @param {RegExp} folder @returns {string[]} */
function heaviest(folder) {
  const sets = Object.keys(manifest)
    .filter((key) => folder.test(key))
    .map(whole);
  return sets.sort((one, other) => total(other) - total(one))[0] ?? [];
}

const entry = Object.keys(manifest).filter((key) => chunk(key).isEntry);
const parts = {
  entry: entry.flatMap(whole),
  words: heaviest(/^src\/lib\/catalogues\//),
  table: heaviest(/^src\/pages\/Table\.svelte$/),
  kind: heaviest(/^src\/(tricks|troll)\//),
};
const loaded = new Set(Object.values(parts).flat());
const sum = total(loaded);

for (const key of loaded) {
  console.log(`${String(size(key)).padStart(8)}  ${key}`);
}
console.log(`${String(sum).padStart(8)}  of ${BUDGET} bytes of JavaScript (gzip) at first`);
if (sum > BUDGET) process.exitCode = 1;
