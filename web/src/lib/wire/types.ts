// Generated from the server's structs by `make wire`; not to be edited.

export type GameId = "half-pint" | "muertos" | "troll";

export type Clock = "none" | "relaxed" | "brisk";

export type Pace = "human" | "quick" | "at-once";

export type Stage = "gathering" | "playing" | "over";

export type CellPair = [number, number];

export type Happened = Dealt | Predicted | PredictionsShown | ChipReady | ChipsShown | ToastRaised | CardsPlayed | TrickWon | RoundEnded | Drafted | DraftEnded | Placed | Stolen | TokenMoved | Flipped | Removed | Swapped | BarmanMoved | Smashed | GameEnded | Undone;

export type FromServer = Update | Done | Refused | Checked | Hint | Gone | Pong;

export type Command = Act | Undo | Say | Sit | Leave | SeatBot | FreeSeat | AddWords | Start | Rematch | Change | SitOut;

export type FromBrowser = Act | Undo | Say | Sit | Leave | SeatBot | FreeSeat | AddWords | Start | Rematch | Change | SitOut | Hello | Look | Check | AskHint | Ping;

export interface RefusalInfo {
  code: string;
  reason: string | null;
  rule: string | null;
  params: Record<string, string | number>;
}

export interface ReasonInfo {
  code: string;
  params: Record<string, string | number>;
}

export interface SeatInfo {
  name: string | null;
  bot: string | null;
  here: boolean;
  takenOver: boolean;
}

export interface Settings {
  clock?: Clock;
  pace?: Pace;
  public?: boolean;
  spectators?: boolean;
  talk?: boolean;
  hints?: boolean;
}

export interface FairInfo {
  commitment: string;
  words: string[];
  secret: string | null;
  next: string | null;
}

export interface CoasterInfo {
  id: string;
  name: string;
  role: string;
  level: number;
  mugs: number;
  type: "light" | "dark" | "wheat" | "ale";
  sides: [number, number, number, number];
  ability: string | null;
}

export interface TableInfo {
  code: string;
  game: GameId;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  settings: Settings;
  stage: Stage;
  gameNumber: number;
  first: number | null;
  fair: FairInfo;
  watching: number;
  deals: Record<string, CellPair>;
  coasters: CoasterInfo[];
  rematch: number[];
}

export interface ChatLine {
  seq: number;
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string | null;
}

export interface ResultInfo {
  winners: number[];
  points: number[];
  by: string;
}

export interface PlayInfo {
  seat: number;
  hand: string[];
  row: string[];
  combination: string;
}

export interface TrickInfo {
  plays: PlayInfo[];
  best: number;
  winner: number | null;
  why: "stronger" | "higher" | "first" | "alone" | null;
  beaten: number | null;
}

export interface RoundInfo {
  number: number;
  start: number;
  gunfight: number[];
  handSize: number;
  row: string[];
  hasPredicted: boolean[];
  predictions: number[] | null;
  hasBet: boolean[];
  bets: (number | "open" | null)[] | null;
  toastsAtOnce: number[];
  cardsLeft: number[];
  tricks: TrickInfo[];
  won: number[];
  ended: "cards" | "brawl" | "out" | null;
  points: number[] | null;
  marks: ("X" | "B" | "")[] | null;
  toastsAtEnd: number[];
  hands: string[][] | null;
}

export interface TurnInfo {
  phase: "predict" | "bet" | "play";
  actors: number[];
  hasPredicted?: boolean[] | null;
  predictions?: number[] | null;
  hasBet?: boolean[] | null;
  bets?: (number | "open" | null)[] | null;
  toastsAtOnce?: number[] | null;
  cardsLeft?: number[] | null;
  won?: number[] | null;
  trick?: TrickInfo | null;
}

export interface TricksInfo {
  type: "tricks";
  phase: "predict" | "bet" | "play" | null;
  actors: number[];
  rounds: number;
  chips: boolean;
  mustBet: boolean;
  past: RoundInfo[] | null;
  counted: RoundInfo | null;
  round: RoundInfo;
  runs: number[];
  totals: number[];
  result: ResultInfo | null;
}

export interface LegalPlay {
  hand: string[];
  row: string[];
  combination: string;
}

export interface CoveredInfo {
  coaster: string;
  team: number;
}

export interface SpotInfo {
  cell: CellPair;
  coaster: string;
  placer: number;
  team: number;
  turned: number;
  sides: [number, number, number, number];
  token: number | null;
  mugs: number;
  under: CoveredInfo[];
}

export interface TrollInfo {
  type: "troll";
  phase: "draft" | "place" | "steal" | "mug" | "remove" | "swap" | "barman" | "smash" | null;
  actors: number[];
  pro: boolean;
  limit: number;
  starter: number;
  turns: number[];
  field: SpotInfo[];
  barman: "north" | "east" | "south" | "west" | null;
  hands: string[][];
  open: string[];
  discard: string[];
  placed: CellPair | null;
  smashing: CellPair | null;
  tokens: (CellPair | null)[];
  points: number[];
  sets: (([string, number])[])[] | null;
  result: ResultInfo | null;
}

export interface Step {
  action: Record<string, unknown>;
  flips: CellPair[];
}

export interface Dealt {
  type: "dealt";
  round: number;
  start: number;
  handSize: number;
  gunfight: number[];
}

export interface Predicted {
  type: "predicted";
  seat: number;
}

export interface PredictionsShown {
  type: "predictions-shown";
  tricks: number[];
}

export interface ChipReady {
  type: "chip-ready";
  seat: number;
}

export interface ChipsShown {
  type: "chips-shown";
  bets: (number | "open" | null)[];
}

export interface ToastRaised {
  type: "toast-raised";
  seats: number[];
}

export interface CardsPlayed {
  type: "cards-played";
  seat: number;
  hand: string[];
  row: string[];
  combination: string;
}

export interface TrickWon {
  type: "trick-won";
  seat: number;
  trick: TrickInfo;
}

export interface RoundEnded {
  type: "round-ended";
  round: number;
  ended: "cards" | "brawl" | "out";
  won: number[];
  points: number[];
  marks: ("X" | "B" | "")[];
}

export interface Drafted {
  type: "drafted";
  seat: number;
  coaster: string;
}

export interface DraftEnded {
  type: "draft-ended";
  discard: string[];
  starter: number;
}

export interface Placed {
  type: "placed";
  seat: number;
  coaster: string;
  cell: CellPair;
  shapeshifter: string | null;
}

export interface Stolen {
  type: "stolen";
  seat: number;
  owner: number;
  source: CellPair;
  to: "thief" | "off";
}

export interface TokenMoved {
  type: "token-moved";
  seat: number;
  source: CellPair | null;
  cell: CellPair;
}

export interface Flipped {
  type: "flipped";
  cell: CellPair;
  coaster: string;
  team: number;
}

export interface Removed {
  type: "removed";
  seat: number;
  cell: CellPair;
  coaster: string;
  token: number | null;
}

export interface Swapped {
  type: "swapped";
  seat: number;
  cells: [CellPair, CellPair];
}

export interface BarmanMoved {
  type: "barman-moved";
  seat: number;
  side: "north" | "east" | "south" | "west";
}

export interface Smashed {
  type: "smashed";
  seat: number;
  brawler: CellPair;
  cell: CellPair;
}

export interface GameEnded {
  type: "game-ended";
  result: ResultInfo;
}

export interface Undone {
  type: "undone";
  seat: number;
}

export interface Me {
  seat?: number | null;
  seats?: number[];
  host?: boolean;
  hand?: string[] | null;
  prediction?: number | null;
  bet?: number | "open" | null;
  predict?: number[] | null;
  bets?: (number | null)[] | null;
  plays?: LegalPlay[] | null;
  steps?: Step[] | null;
  undo?: boolean;
  sitsOut?: boolean;
}

export interface Update {
  type: "update";
  seq: number;
  done?: string | null;
  whole?: boolean;
  table?: TableInfo | null;
  game?: TricksInfo | TrollInfo | null;
  turn?: TurnInfo | null;
  me?: Me | null;
  happened?: Happened[];
  log?: Happened[] | null;
  chat?: ChatLine[];
  clock?: number | null;
}

export interface Own {
  done?: string | null;
  me?: Me | null;
}

export interface Done {
  type: "done";
  id: string;
}

export interface Refused {
  type: "refused";
  id: string | null;
  refusal: RefusalInfo;
}

export interface Checked {
  type: "checked";
  id: string;
  refusal: RefusalInfo | null;
}

export interface ProspectInfo {
  action: Record<string, unknown>;
  points: number;
  error: number;
  met: number | null;
  tricks: number[] | null;
}

export interface Hint {
  type: "hint";
  id: string;
  action: Record<string, unknown>;
  reason: ReasonInfo;
  prospects: ProspectInfo[];
}

export interface Gone {
  type: "gone";
  why: "no-table" | "no-spectators" | "bad-token" | "removed" | "restart";
}

export interface Pong {
  type: "pong";
}

export interface Hello {
  type: "hello";
  token?: string | null;
  screen?: boolean;
}

export interface Look {
  type: "look";
  seat: number;
}

export interface Act {
  type: "act";
  id: string;
  seat: number;
  action: Record<string, unknown>;
}

export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

export interface Say {
  type: "say";
  id: string;
  phrase?: string | null;
  text?: string | null;
}

export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
  name?: string | null;
}

export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

export interface SeatBot {
  type: "seat-bot";
  id: string;
  seat: number;
  bot: string;
}

export interface FreeSeat {
  type: "free-seat";
  id: string;
  seat: number;
}

export interface AddWords {
  type: "add-words";
  id: string;
  seat: number;
  words: string;
}

export interface Start {
  type: "start";
  id: string;
  bot?: string;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Change {
  type: "change";
  id: string;
  settings: Settings;
}

export interface SitOut {
  type: "sit-out";
  id: string;
  seat: number;
  out: boolean;
}

export interface Check {
  type: "check";
  id: string;
  seat: number;
  action: Record<string, unknown>;
}

export interface AskHint {
  type: "ask-hint";
  id: string;
  seat: number;
}

export interface Ping {
  type: "ping";
}

export interface NewPlayer {
  name: string;
}

export interface PlayerInfo {
  id: string;
  name: string;
  token: string;
}

export interface NewTable {
  game: GameId;
  seats: number;
  options?: Record<string, unknown>;
  settings?: Settings;
  first?: number | null;
  bots?: string[];
  start?: boolean;
}

export interface TableRef {
  code: string;
}

export interface TableSummary {
  code: string;
  game: GameId;
  seats: SeatInfo[];
  stage: Stage;
  yourTurn: boolean;
  yours: boolean;
  round: number | null;
  rounds: number | null;
  games: number;
  updated: number;
}

export interface Preset {
  id: string;
  game: GameId;
  seats: number;
  options: Record<string, unknown>;
}

export interface HouseInfo {
  presets: Preset[];
  bots: string[];
  phrases: string[];
  deck: Record<string, CellPair>;
  coasters: (Record<string, unknown>)[];
  address: string | null;
  version: string;
}

export interface OptionsCheck {
  game: GameId;
  seats: number;
  options: Record<string, unknown>;
}

export interface OptionsVerdict {
  refusal: RefusalInfo | null;
}

export interface Frame {
  seat: number | null;
  action: Record<string, unknown> | null;
  game: TricksInfo | TrollInfo;
  happened: Happened[];
}

export interface ReplayInfo {
  game: GameId;
  names: string[];
  options: Record<string, unknown>;
  deals: Record<string, CellPair>;
  coasters: CoasterInfo[];
  frames: Frame[];
  fair: FairInfo | null;
  transcript: Record<string, unknown>;
  refusal: RefusalInfo | null;
}

export interface Problem {
  refusal: RefusalInfo;
}
