import type { Component } from "svelte";
import Agata from "./Agata.svelte";
import Boris from "./Boris.svelte";
import Christian from "./Christian.svelte";
import Cook from "./Cook.svelte";
import Emil from "./Emil.svelte";
import Fred from "./Fred.svelte";
import Gabriel from "./Gabriel.svelte";
import Goblin from "./Goblin.svelte";
import Hilda from "./Hilda.svelte";
import Ignat from "./Ignat.svelte";
import Kaspar from "./Kaspar.svelte";
import Olga from "./Olga.svelte";
import Sid from "./Sid.svelte";
import Tiasan from "./Tiasan.svelte";
import Uland from "./Uland.svelte";
import Wanderer from "./Wanderer.svelte";

const regulars: ReadonlyMap<string, Component> = new Map([
  ["sid", Sid],
  ["emil", Emil],
  ["fred", Fred],
  ["agata", Agata],
  ["gabriel", Gabriel],
  ["kaspar", Kaspar],
  ["boris", Boris],
  ["tiasan", Tiasan],
  ["uland", Uland],
  ["olga", Olga],
  ["christian", Christian],
  ["hilda", Hilda],
  ["ignat", Ignat],
]);

const strangers: readonly Component[] = [Wanderer, Cook, Goblin];

/** The face of a coaster. "fred.2" is the Fred of the second set; guests of a set of the players' own always get the same stranger. */
export function portraitOf(coasterId: string): Component {
  const [name = coasterId] = coasterId.split(".");
  const regular = regulars.get(name);
  if (regular) return regular;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return strangers[sum % strangers.length] ?? Wanderer;
}
