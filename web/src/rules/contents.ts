/** Every numbered rule, in the order in which somebody new to the game wants to know it. */

import type { GameId } from "../lib/routes";
import { say } from "../lib/words.svelte";
import AbilityList from "./AbilityList.svelte";
import { abilityWords } from "./abilities";
import Combinations from "./Combinations.svelte";
import { combinationWords } from "./combinations";
import BarmanLine from "./examples/BarmanLine.svelte";
import Brawl from "./examples/Brawl.svelte";
import Compare from "./examples/Compare.svelte";
import Deal from "./examples/Deal.svelte";
import FirstCome from "./examples/FirstCome.svelte";
import GunFight from "./examples/GunFight.svelte";
import Ladder from "./examples/Ladder.svelte";
import MuertosPoints from "./examples/MuertosPoints.svelte";
import Pad from "./examples/Pad.svelte";
import Predict from "./examples/Predict.svelte";
import QuietRound from "./examples/QuietRound.svelte";
import RowPair from "./examples/RowPair.svelte";
import Suits from "./examples/Suits.svelte";
import TwoStraights from "./examples/TwoStraights.svelte";
import type { Chapter, Phase, Rule } from "./rule";
import ToastList from "./ToastList.svelte";
import { toastWords } from "./toasts";

const CARDS = ["half-pint", "muertos"] as const;
const HALF_PINT = ["half-pint"] as const;
const MUERTOS = ["muertos"] as const;
const TROLL = ["troll"] as const;

const CHAPTERS: readonly Chapter[] = [
  {
    id: "before",
    title: () => say("rules-chapter-before"),
    rules: [
      {
        id: "F-1",
        games: CARDS,
        title: () => say("rule-title-f-1"),
        body: (game) => say("rule-f-1", { game }),
        ruling: (game) => (game === "muertos" ? say("ruling-f-1") : undefined),
        shown: Suits,
      },
      {
        id: "F-2",
        games: CARDS,
        title: () => say("rule-title-f-2"),
        body: () => say("rule-f-2"),
        ruling: () => say("ruling-f-2"),
      },
      {
        id: "F-3",
        games: CARDS,
        title: () => say("rule-title-f-3"),
        body: () => say("rule-f-3"),
      },
      {
        id: "HP-3",
        games: HALF_PINT,
        title: () => say("rule-title-hp-3"),
        body: () => say("rule-hp-3"),
        ruling: () => say("ruling-hp-3"),
      },
      {
        id: "PM-3",
        games: MUERTOS,
        title: () => say("rule-title-pm-3"),
        body: () => say("rule-pm-3"),
        ruling: () => say("ruling-hp-3"),
      },
      {
        id: "F-4",
        games: CARDS,
        title: () => say("rule-title-f-4"),
        body: (game) => say("rule-f-4", { game }),
      },
      {
        id: "TR-1",
        games: TROLL,
        title: () => say("rule-title-tr-1"),
        body: () => say("rule-tr-1"),
      },
      {
        id: "TR-5",
        games: TROLL,
        title: () => say("rule-title-tr-5"),
        body: () => say("rule-tr-5"),
      },
      {
        id: "TR-9",
        games: TROLL,
        phases: ["draft"],
        title: () => say("rule-title-tr-9"),
        body: () => say("rule-tr-9"),
      },
      {
        id: "TR-2",
        games: TROLL,
        title: () => say("rule-title-tr-2"),
        body: () => say("rule-tr-2"),
      },
      {
        id: "TR-12",
        games: TROLL,
        title: () => say("rule-title-tr-12"),
        body: () => say("rule-tr-12"),
      },
    ],
  },
  {
    id: "deal",
    title: () => say("rules-chapter-deal"),
    rules: [
      {
        id: "F-5",
        games: CARDS,
        title: () => say("rule-title-f-5"),
        body: () => say("rule-f-5"),
        ruling: () => say("ruling-f-5"),
        examples: [Deal],
      },
    ],
  },
  {
    id: "predict",
    title: () => say("rules-chapter-predict"),
    rules: [
      {
        id: "F-6",
        games: CARDS,
        phases: ["predict"],
        title: () => say("rule-title-f-6"),
        body: (game) => say("rule-f-6", { game }),
        examples: [Predict],
      },
    ],
  },
  {
    id: "chip",
    title: () => say("rules-chapter-chip"),
    rules: [
      {
        id: "HP-4",
        games: HALF_PINT,
        phases: ["bet"],
        title: () => say("rule-title-hp-4"),
        body: () => say("rule-hp-4"),
        ruling: () => say("ruling-hp-4"),
      },
      {
        id: "PM-5",
        games: MUERTOS,
        phases: ["bet"],
        title: () => say("rule-title-pm-5"),
        body: () => say("rule-pm-5"),
        ruling: () => say("ruling-pm-5"),
      },
    ],
  },
  {
    id: "play",
    title: () => say("rules-chapter-play"),
    rules: [
      {
        id: "F-7",
        games: CARDS,
        phases: ["play"],
        title: () => say("rule-title-f-7"),
        body: () => say("rule-f-7"),
      },
      {
        id: "HP-1",
        games: HALF_PINT,
        title: () => say("rule-title-hp-1"),
        body: () => say("rule-hp-1"),
        shown: Combinations,
        shownWords: combinationWords,
      },
      {
        id: "PM-1",
        games: MUERTOS,
        title: () => say("rule-title-pm-1"),
        body: () => say("rule-pm-1"),
        shown: Combinations,
        shownWords: combinationWords,
      },
      {
        id: "F-8",
        games: CARDS,
        title: () => say("rule-title-f-8"),
        body: () => say("rule-f-8"),
        ruling: () => say("ruling-f-8"),
      },
      {
        id: "F-9",
        games: CARDS,
        title: () => say("rule-title-f-9"),
        body: (game) => say("rule-f-9", { game }),
        ruling: (game) => say("ruling-f-9", { game }),
      },
      {
        id: "HP-2",
        games: HALF_PINT,
        title: () => say("rule-title-hp-2"),
        body: () => say("rule-hp-2"),
        examples: [RowPair],
      },
      {
        id: "PM-2",
        games: MUERTOS,
        title: () => say("rule-title-pm-2"),
        body: () => say("rule-pm-2"),
        examples: [RowPair],
      },
    ],
  },
  {
    id: "trick",
    title: (game) => say("rules-chapter-trick", { game }),
    rules: [
      {
        id: "F-10",
        games: CARDS,
        title: (game) => say("rule-title-f-10", { game }),
        body: () => say("rule-f-10"),
        examples: [Ladder, FirstCome],
      },
      {
        id: "F-11",
        games: CARDS,
        title: () => say("rule-title-f-11"),
        body: (game) => say("rule-f-11", { game }),
        examples: [TwoStraights],
      },
      {
        id: "F-12",
        games: CARDS,
        title: (game) => say("rule-title-f-12", { game }),
        body: (game) => say("rule-f-12", { game }),
      },
      {
        id: "HP-5",
        games: HALF_PINT,
        title: () => say("rule-title-hp-5"),
        body: () => say("rule-hp-5"),
      },
      {
        id: "HP-6",
        games: HALF_PINT,
        title: () => say("rule-title-hp-6"),
        body: () => say("rule-hp-6"),
        ruling: () => say("ruling-hp-6"),
      },
    ],
  },
  {
    id: "turn",
    title: () => say("rules-chapter-turn"),
    rules: [
      {
        id: "TR-6",
        games: TROLL,
        phases: ["place", "mug"],
        title: () => say("rule-title-tr-6"),
        body: () => say("rule-tr-6"),
        examples: [Compare],
      },
      {
        id: "TR-3",
        games: TROLL,
        title: () => say("rule-title-tr-3"),
        body: () => say("rule-tr-3"),
      },
      {
        id: "TR-4",
        games: TROLL,
        phases: ["barman"],
        title: () => say("rule-title-tr-4"),
        body: () => say("rule-tr-4"),
        examples: [BarmanLine],
      },
    ],
  },
  {
    id: "abilities",
    title: () => say("rules-chapter-abilities"),
    rules: [
      {
        id: "TR-11",
        games: TROLL,
        phases: ["steal", "remove", "swap", "smash"],
        title: () => say("rule-title-tr-11"),
        body: () => say("rule-tr-11"),
        ruling: () => say("ruling-tr-11"),
        shown: AbilityList,
        shownWords: abilityWords,
      },
    ],
  },
  {
    id: "points",
    title: () => say("rules-chapter-points"),
    rules: [
      {
        id: "HP-7",
        games: HALF_PINT,
        title: () => say("rule-title-hp-7"),
        body: () => say("rule-hp-7"),
        examples: [QuietRound],
      },
      {
        id: "HP-8",
        games: HALF_PINT,
        title: () => say("rule-title-hp-8"),
        body: () => say("rule-hp-8"),
        examples: [Brawl],
      },
      {
        id: "PM-4",
        games: MUERTOS,
        title: () => say("rule-title-pm-4"),
        body: () => say("rule-pm-4"),
        examples: [MuertosPoints],
      },
    ],
  },
  {
    id: "end",
    title: () => say("rules-chapter-end"),
    rules: [
      {
        id: "HP-9",
        games: HALF_PINT,
        title: () => say("rule-title-hp-9"),
        body: () => say("rule-hp-9"),
        ruling: () => say("ruling-hp-9"),
        examples: [GunFight],
      },
      {
        id: "HP-10",
        games: HALF_PINT,
        phases: ["over"],
        title: () => say("rule-title-hp-10"),
        body: () => say("rule-hp-10"),
        examples: [Pad],
      },
      {
        id: "PM-6",
        games: MUERTOS,
        phases: ["over"],
        title: () => say("rule-title-pm-6"),
        body: () => say("rule-pm-6"),
      },
      {
        id: "TR-7",
        games: TROLL,
        phases: ["over"],
        title: () => say("rule-title-tr-7"),
        body: () => say("rule-tr-7"),
      },
      {
        id: "TR-8",
        games: TROLL,
        title: () => say("rule-title-tr-8"),
        body: () => say("rule-tr-8"),
      },
      {
        id: "TR-10",
        games: TROLL,
        title: () => say("rule-title-tr-10"),
        body: () => say("rule-tr-10"),
        ruling: () => say("ruling-tr-10"),
      },
    ],
  },
  {
    id: "toasts",
    title: () => say("rules-chapter-toasts"),
    rules: [
      {
        id: "HP-11",
        games: HALF_PINT,
        title: () => say("rule-title-hp-11"),
        body: () => say("rule-hp-11"),
        ruling: () => say("ruling-hp-11"),
        shown: ToastList,
        shownWords: toastWords,
      },
    ],
  },
];

/** The chapters of one game, with its rules only. */
export function chaptersOf(game: GameId): Chapter[] {
  return CHAPTERS.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.filter((rule) => rule.games.includes(game)),
  })).filter((chapter) => chapter.rules.length > 0);
}

/** The rule for what is on the table now. */
export function ruleFor(game: GameId, phase: Phase): Rule | undefined {
  return chaptersOf(game)
    .flatMap((chapter) => chapter.rules)
    .find((rule) => rule.phases?.includes(phase));
}
