/** What happened, in a sentence: for the log and for those who listen. */

import type { GameInfo } from "./connection.svelte";
import { cardName, coasterName, combinationName, combinationWithValues, listed } from "./names";
import type {
  CardsPlayed,
  CoasterInfo,
  Dealt,
  GameId,
  Happened,
  ResultInfo,
  SeatInfo,
  SpotInfo,
  TrickWon,
  TrollInfo,
} from "./wire/types";
import { say } from "./words.svelte";

export interface Scene {
  kind: GameId;
  names: string[];
  coasters: CoasterInfo[];
  /** As it is after what happened. */
  game: GameInfo | null;
}

/** A seat that nobody has taken is an open seat. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map((seat) => seat.name ?? say("seat-open"));
}

/** Null: nothing worth a sentence. */
export function narrate(scene: Scene, happened: Happened): string | null {
  const { names } = scene;
  const player = (seat: number) => names[seat] ?? "";
  const players = (seats: number[]) => listed(seats.map(player));
  switch (happened.type) {
    case "dealt":
      return dealt(scene, happened);
    case "predictions-shown": {
      const predictions = happened.tricks.map((tricks, seat) => `${player(seat)} ${tricks}`);
      return say("predictions-shown", { predictions: predictions.join(", ") });
    }
    case "chips-shown":
      return chips(scene, happened.bets);
    case "toast-raised":
      return say("toast-raised", {
        players: players(happened.seats),
        count: happened.seats.length,
      });
    case "cards-played":
      return cardsPlayed(scene, happened);
    case "trick-won":
      return trickWon(scene, happened);
    case "round-ended": {
      const brawler = happened.marks.indexOf("B");
      const { ended, round } = happened;
      return say("round-ended", { ended, round, player: player(brawler) });
    }
    case "game-ended":
      return gameEnded(scene, happened.result);
    case "undone":
      return say("log-undone", { player: player(happened.seat) });
    case "predicted":
    case "chip-ready":
      return null;
    default:
      return trollStep(scene, happened);
  }
}

/** Who won and by what, in one sentence. */
export function gameEnded({ kind, names }: Scene, result: ResultInfo): string {
  // In a game of teams the points are by team, and a seat's team is its number modulo two.
  const points = result.points[(result.winners[0] ?? 0) % result.points.length] ?? 0;
  return say("game-ended", {
    by: result.by,
    game: kind,
    players: listed(result.winners.map((seat) => names[seat] ?? "")),
    count: result.winners.length,
    points: say("points-counted", { points }),
  });
}

function dealt({ names, game }: Scene, { round, start, handSize, gunfight }: Dealt): string {
  const rounds = game?.type === "tricks" ? game.rounds : round;
  const player = names[start] ?? "";
  const begins =
    round > rounds
      ? say("extra-round-begins", { player, hand: handSize })
      : say("round-begins", { round, rounds, player, hand: handSize });
  if (gunfight.length === 0) return `${begins}.`;
  const players = listed(gunfight.map((seat) => names[seat] ?? ""));
  return `${begins}. ${say("gunfight-begins", { players, count: gunfight.length })}`;
}

function chips({ kind, names }: Scene, bets: (number | "open" | null)[]): string {
  const each = bets.map((on, seat) => {
    const player = names[seat] ?? "";
    return typeof on === "number" ? `${player} → ${names[on] ?? ""}` : say("chip-kept", { player });
  });
  return say("chips-shown", { game: kind, chips: each.join(", ") });
}

function cardsPlayed({ kind, names }: Scene, play: CardsPlayed): string {
  const player = names[play.seat] ?? "";
  const shown = (cards: string[]) => cards.map((card) => cardName(kind, card)).join(" ");
  const combination = combinationWithValues(kind, play.combination, [...play.hand, ...play.row]);
  const cards = shown(play.hand);
  return play.row.length > 0
    ? say("cards-played-with-row", { player, combination, cards, row: shown(play.row) })
    : say("cards-played", { player, combination, cards });
}

function trickWon({ kind, names }: Scene, { seat, trick }: TrickWon): string {
  const player = names[seat] ?? "";
  const playOf = (who: number | null) => trick.plays.find((play) => play.seat === who);
  switch (trick.why) {
    case "higher":
      return say("trick-won-higher", { player, game: kind });
    case "first":
      return say("trick-won-first", { player, game: kind });
    case "stronger":
      return say("trick-won-stronger", {
        player,
        game: kind,
        combination: combinationName(kind, playOf(seat)?.combination ?? ""),
        beaten: combinationName(kind, playOf(trick.beaten)?.combination ?? ""),
      });
    default:
      return say("trick-won-alone", { player, game: kind });
  }
}

type TrollStep = Extract<
  Happened,
  {
    type:
      | "drafted"
      | "draft-ended"
      | "placed"
      | "stolen"
      | "token-moved"
      | "flipped"
      | "removed"
      | "swapped"
      | "barman-moved"
      | "smashed";
  }
>;

function trollStep({ names, coasters, game }: Scene, step: TrollStep): string {
  const player = (seat: number) => names[seat] ?? "";
  const coaster = (id: string) =>
    coasterName(coasters.find((each) => each.id === id) ?? { id, name: id });
  const at = (cell: [number, number] | null) => {
    const spot = cell && game?.type === "troll" ? spotAt(game, cell) : undefined;
    return spot ? coaster(spot.coaster) : "";
  };
  switch (step.type) {
    case "drafted":
      return say("coaster-drafted", { player: player(step.seat), coaster: coaster(step.coaster) });
    case "draft-ended":
      return say("draft-ended", {
        coasters: listed(step.discard.map(coaster)),
        player: player(step.starter),
      });
    case "placed":
      return say("coaster-placed", { player: player(step.seat), coaster: coaster(step.coaster) });
    case "stolen": {
      const thief = game?.type === "troll" ? at(game.placed) : "";
      const loser = player(step.owner);
      return step.to === "thief"
        ? say("token-stolen-onto", { coaster: thief, player: loser })
        : say("token-stolen-off", { coaster: thief, player: loser });
    }
    case "token-moved":
      return say("token-moved", { player: player(step.seat), coaster: at(step.cell) });
    case "flipped": {
      const team = step.team === 0 ? "swords" : "axes";
      return say("coaster-flipped", { coaster: coaster(step.coaster), team });
    }
    case "removed":
      return say("coaster-removed", { coaster: coaster(step.coaster) });
    case "swapped":
      return say("coasters-swapped", { one: at(step.cells[0]), other: at(step.cells[1]) });
    case "barman-moved":
      return say("barman-moved", { side: step.side, barman: say("barman-name") });
    case "smashed":
      return say("mug-smashed", { brawler: at(step.brawler), coaster: at(step.cell) });
  }
}

function spotAt(game: TrollInfo, [x, y]: [number, number]): SpotInfo | undefined {
  return game.field.find(({ cell }) => cell[0] === x && cell[1] === y);
}
