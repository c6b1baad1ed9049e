"""What travels between a table and those who look at it.

The TypeScript types of the browser are generated from these structs (`taproom.table.typescript`).
Cards, combinations and actions are written as in transcripts; a seat is its number; words for
people never travel, only codes and parameters: each side reads the catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

GameId = Literal["half-pint", "muertos", "troll"]
Clock = Literal["none", "relaxed", "brisk"]
Pace = Literal["human", "quick", "at-once"]
Stage = Literal["gathering", "playing", "over"]
CellPair = tuple[int, int]
Bets = Sequence[int | Literal["open"] | None]
CommandId = Annotated[str, Meta(max_length=64)]
"""Kept with the event, so not of any length."""


class Wire(Struct, rename="camel"):
    """Fields in camel case, as TypeScript has them."""


class Sparse(Wire, omit_defaults=True):
    """What is not told is not sent."""


class RefusalInfo(Wire):
    """What was refused: the catalogue says it with `refusal-<code>[-<reason>]`."""

    code: str
    reason: str | None
    rule: str | None
    params: dict[str, str | int]


class ReasonInfo(Wire):
    """Why a bot would do it: the catalogue says it with `reason-<code>`."""

    code: str
    params: dict[str, str | int]


# The table: who sits where, and what they agreed on.


class SeatInfo(Wire):
    name: str | None
    """None: the seat is open."""
    bot: str | None
    """The bot's level; None for a person."""
    here: bool
    """Looking at the table now. A bot always is."""
    taken_over: bool
    """A bot acts for a person who left or ran out of time, until they return."""


class Settings(Wire):
    clock: Clock = "none"
    pace: Pace = "human"
    """How fast bots act."""
    public: bool = False
    spectators: bool = True
    talk: bool = True
    """Free text in the chat; quick phrases can always be said."""
    hints: bool = True


class FairInfo(Wire):
    """Fair chance: the commitment is shown before the deal, the secret after the game."""

    commitment: str
    words: list[str]
    """By seat; "" if none were added."""
    secret: str | None
    """Once the game is over."""
    next: str | None
    """Then also the commitment for the game to come."""


class CoasterInfo(Wire):
    id: str
    name: str
    role: str
    level: int
    mugs: int
    type: Literal["light", "dark", "wheat", "ale"]
    sides: tuple[int, int, int, int]
    """Top, right, bottom, left, as printed."""
    ability: str | None


class TableInfo(Wire):
    code: str
    game: GameId
    seats: list[SeatInfo]
    options: dict[str, Any]
    settings: Settings
    stage: Stage
    game_number: int
    """How many games this table has begun; the first is 1, before it 0."""
    first: int | None
    """Who was chosen to begin; None leaves it to chance."""
    fair: FairInfo
    watching: int
    """Spectators looking on."""
    deals: dict[str, tuple[int, int]]
    """For card games: the hand and row number on each card."""
    coasters: list[CoasterInfo]
    """For the Troll: what is printed on each coaster in play."""
    rematch: list[int]
    """Seats that want to play again."""


class ChatLine(Wire):
    seq: int
    seat: int | None
    """None: a spectator."""
    name: str
    phrase: str | None
    """A quick phrase, said with `phrase-<phrase>` in the reader's language."""
    text: str | None


class ResultInfo(Wire):
    winners: list[int]
    points: list[int]
    by: str


# The card games.

Phase = Literal["predict", "bet", "play"]


class PlayInfo(Wire):
    seat: int
    hand: list[str]
    row: list[str]
    combination: str


class TrickInfo(Wire):
    plays: list[PlayInfo]
    best: int
    """Whose play is the strongest so far, or won."""
    winner: int | None
    why: Literal["stronger", "higher", "first", "alone"] | None
    """What decided it; None while the trick is under way."""
    beaten: int | None
    """Whose play came second."""


class RoundInfo(Wire):
    number: int
    start: int
    gunfight: Sequence[int]
    hand_size: int
    row: list[str]
    """The first card opened it: its numbers rule the round."""
    has_predicted: Sequence[bool]
    predictions: Sequence[int] | None
    has_bet: Sequence[bool]
    bets: Bets | None
    toasts_at_once: Sequence[int]
    cards_left: Sequence[int]
    tricks: list[TrickInfo]
    won: Sequence[int]
    ended: Literal["cards", "brawl", "out"] | None
    points: Sequence[int] | None
    marks: Sequence[Literal["X", "B", ""]] | None
    toasts_at_end: Sequence[int]
    hands: list[list[str]] | None
    """Everybody's hand, in replays only."""


class TurnInfo(Sparse):
    """What one action within a round changes: fields of `TricksInfo` and `RoundInfo`."""

    phase: Phase
    actors: Sequence[int]
    has_predicted: Sequence[bool] | None = None
    predictions: Sequence[int] | None = None
    has_bet: Sequence[bool] | None = None
    bets: Bets | None = None
    toasts_at_once: Sequence[int] | None = None
    cards_left: Sequence[int] | None = None
    won: Sequence[int] | None = None
    trick: TrickInfo | None = None
    """The newest: one that has just begun, or the one that was under way."""


class TricksInfo(Wire, tag="tricks"):
    phase: Phase | None
    actors: Sequence[int]
    rounds: int
    """As agreed; a gun fight may add one."""
    chips: bool
    must_bet: bool
    past: list[RoundInfo] | None
    """The rounds before; None in updates, where those told before stay as they are."""
    counted: RoundInfo | None
    """In updates with a new deal: the round that has just ended, the last of those before."""
    round: RoundInfo
    runs: Sequence[int]
    """Marks in unbroken line up to now, by seat: at five, a gun fight."""
    totals: Sequence[int]
    result: ResultInfo | None


class LegalPlay(Wire):
    hand: list[str]
    row: list[str]
    combination: str


# The Troll.


class CoveredInfo(Wire):
    coaster: str
    team: int


class SpotInfo(Wire):
    cell: CellPair
    coaster: str
    placer: int
    team: int
    turned: int
    """Quarter turns clockwise, as its placer laid it."""
    sides: tuple[int, int, int, int]
    """North, east, south, west, as it lies, a token counted in."""
    token: int | None
    mugs: int
    """Those that are not smashed."""
    under: list[CoveredInfo]


class TrollInfo(Wire, tag="troll"):
    phase: Literal["draft", "place", "steal", "mug", "remove", "swap", "barman", "smash"] | None
    actors: list[int]
    pro: bool
    limit: int
    """The field is never wider or higher."""
    starter: int
    turns: list[int]
    """By seat: quarter turns clockwise of the coasters it lays."""
    field: list[SpotInfo]
    barman: Literal["north", "east", "south", "west"] | None
    hands: list[list[str]]
    open: list[str]
    discard: list[str]
    placed: CellPair | None
    smashing: CellPair | None
    tokens: list[CellPair | None]
    """By seat: where its mug token stands; None: before its owner."""
    points: list[int]
    """By team, as the field lies now; the sets of the pro game count at the end."""
    sets: list[list[tuple[str, int]]] | None
    result: ResultInfo | None


class Step(Wire):
    """A legal action of the Troll and what it would do."""

    action: dict[str, Any]
    flips: list[CellPair]


# What just happened, for the eye, the ear and the log.


class Dealt(Wire, tag="dealt"):
    round: int
    start: int
    hand_size: int
    gunfight: Sequence[int]


class Predicted(Wire, tag="predicted"):
    seat: int


class PredictionsShown(Wire, tag="predictions-shown"):
    tricks: Sequence[int]


class ChipReady(Wire, tag="chip-ready"):
    seat: int


class ChipsShown(Wire, tag="chips-shown"):
    bets: Bets


class ToastRaised(Wire, tag="toast-raised"):
    seats: list[int]


class CardsPlayed(Wire, tag="cards-played"):
    seat: int
    hand: list[str]
    row: list[str]
    combination: str


class TrickWon(Wire, tag="trick-won"):
    seat: int
    trick: TrickInfo


class RoundEnded(Wire, tag="round-ended"):
    round: int
    ended: Literal["cards", "brawl", "out"]
    won: Sequence[int]
    points: Sequence[int]
    marks: Sequence[Literal["X", "B", ""]]


class Drafted(Wire, tag="drafted"):
    seat: int
    coaster: str


class DraftEnded(Wire, tag="draft-ended"):
    discard: list[str]
    starter: int


class Placed(Wire, tag="placed"):
    seat: int
    coaster: str
    cell: CellPair
    shapeshifter: str | None


class Stolen(Wire, tag="stolen"):
    seat: int
    owner: int
    source: CellPair
    to: Literal["thief", "off"]


class TokenMoved(Wire, tag="token-moved"):
    seat: int
    source: CellPair | None
    cell: CellPair


class Flipped(Wire, tag="flipped"):
    cell: CellPair
    coaster: str
    team: int


class Removed(Wire, tag="removed"):
    seat: int
    cell: CellPair
    coaster: str
    token: int | None


class Swapped(Wire, tag="swapped"):
    seat: int
    cells: tuple[CellPair, CellPair]


class BarmanMoved(Wire, tag="barman-moved"):
    seat: int
    side: Literal["north", "east", "south", "west"]


class Smashed(Wire, tag="smashed"):
    seat: int
    brawler: CellPair
    cell: CellPair


class GameEnded(Wire, tag="game-ended"):
    result: ResultInfo


class Undone(Wire, tag="undone"):
    seat: int


Happened = (
    Dealt
    | Predicted
    | PredictionsShown
    | ChipReady
    | ChipsShown
    | ToastRaised
    | CardsPlayed
    | TrickWon
    | RoundEnded
    | Drafted
    | DraftEnded
    | Placed
    | Stolen
    | TokenMoved
    | Flipped
    | Removed
    | Swapped
    | BarmanMoved
    | Smashed
    | GameEnded
    | Undone
)


class Me(Sparse):
    """What only this viewer may know, and may do."""

    seat: int | None = None
    """The seat looked from; None for a spectator and a table screen."""
    seats: Sequence[int] = ()
    """All seats of this player: several when one device is passed around."""
    host: bool = False
    hand: list[str] | None = None
    prediction: int | None = None
    bet: int | Literal["open"] | None = "open"
    predict: list[int] | None = None
    """The predictions that can be made now."""
    bets: list[int | None] | None = None
    """Where the chip can be put now; null keeps it."""
    plays: list[LegalPlay] | None = None
    """What can be played now, strongest first."""
    steps: list[Step] | None = None
    """What can be done now in the Troll."""
    undo: bool = False
    """May the viewer take back their last step?"""
    sits_out: bool = False
    """Of toasts; nobody else is told."""


# From the server.


class Update(Sparse, tag="update"):
    """The table as it is now, to be shown instead of what was: no folding, no gaps to repair.

    What is left out has not changed. The first one, and the one after a gap, is `whole`.
    """

    seq: int
    done: str | None = None
    """The viewer's own command that this answers."""
    whole: bool = False
    table: TableInfo | None = None
    game: TricksInfo | TrollInfo | None = None
    turn: TurnInfo | None = None
    """Instead of the game, when an action within a round of cards is all that happened."""
    me: Me | None = None
    happened: list[Happened] = []
    """In a whole update: since the last deal, for the log, not to be shown again."""
    log: list[Happened] | None = None
    """After a step was taken back: the log as it is now, without what is undone."""
    chat: list[ChatLine] = []
    clock: float | None = None
    """Seconds until a bot acts for those who are asked; None: no hurry."""


class Own(Sparse):
    """The parts of an `Update` that differ from viewer to viewer."""

    done: str | None = None
    me: Me | None = None


class Done(Wire, tag="done"):
    """The command had been carried out already, or changed nothing that others see."""

    id: str


class Refused(Wire, tag="refused"):
    id: str | None
    refusal: RefusalInfo


class Checked(Wire, tag="checked"):
    id: str
    refusal: RefusalInfo | None
    """None: it could be done."""


class ProspectInfo(Wire):
    """What can be expected of an action."""

    action: dict[str, Any]
    points: float
    """Of the round; of a bet, what it adds to them; in the Troll, the lead at the end."""
    error: float
    """How far off the points may be, as a standard deviation; 0 where the end is in sight."""
    met: float | None
    """The chance to meet the prediction, to win the bet, in the Troll to win the game; none where a
    chip is kept."""
    tricks: list[float] | None
    """The chances to win 0, 1, 2, ... tricks; of a bet, of the one it is put on."""


class Hint(Wire, tag="hint"):
    """For the asker alone: of what one seat sees, and nothing else."""

    id: str
    action: dict[str, Any]
    reason: ReasonInfo
    prospects: list[ProspectInfo]
    """Of every legal action, the best first; empty while the house cannot weigh them."""


class Gone(Wire, tag="gone"):
    """This view ends: there is no such table, or it is not for the viewer's eyes."""

    why: Literal["no-table", "no-spectators", "bad-token", "removed", "restart"]


class Pong(Wire, tag="pong"):
    pass


FromServer = Update | Done | Refused | Checked | Hint | Gone | Pong

# From the browser. Every command has an id of the sender's making: sent twice, it is done once.


class Hello(Wire, tag="hello"):
    """The first message of every connection."""

    token: str | None = None
    """Who looks; None for a stranger."""
    screen: bool = False
    """The table screen: shows what a spectator sees, whoever opened it."""


class Look(Wire, tag="look"):
    """From which of one's own seats to look: for a device that is passed around."""

    seat: int


class Act(Wire, tag="act"):
    id: CommandId
    seat: int
    action: dict[str, Any]


class Undo(Wire, tag="undo"):
    id: CommandId
    seat: int


class Say(Wire, tag="say"):
    id: CommandId
    phrase: str | None = None
    text: str | None = None


class Sit(Wire, tag="sit"):
    """Take an open seat, or the lowest open one; one's own again, after a bot took over."""

    id: CommandId
    seat: int | None = None
    name: str | None = None
    """Another name than one's own: for the second player on a device passed around."""


class Leave(Wire, tag="leave"):
    """Stand up; in a running game a bot takes over until one sits down again."""

    id: CommandId
    seat: int


class SeatBot(Wire, tag="seat-bot"):
    """The host puts a bot into a seat that is open or a bot's."""

    id: CommandId
    seat: int
    bot: str


class FreeSeat(Wire, tag="free-seat"):
    """The host frees a seat; in a running game a bot takes over."""

    id: CommandId
    seat: int


class AddWords(Wire, tag="add-words"):
    """A player's own words, mixed into the shuffle."""

    id: CommandId
    seat: int
    words: str


class Start(Wire, tag="start"):
    """The host begins; open seats are filled with bots."""

    id: CommandId
    bot: str = "rookie"


class Rematch(Wire, tag="rematch"):
    """Play again; it begins when all people at the table want to. Seats are rotated."""

    id: CommandId


class Change(Wire, tag="change"):
    """The host changes what the table agreed on, as far as it can change now."""

    id: CommandId
    settings: Settings


class SitOut(Wire, tag="sit-out"):
    id: CommandId
    seat: int
    out: bool


class Check(Wire, tag="check"):
    """Could this be done? Asked about a choice that is not among the legal ones."""

    id: CommandId
    seat: int
    action: dict[str, Any]


class AskHint(Wire, tag="ask-hint"):
    id: CommandId
    seat: int


class Ping(Wire, tag="ping"):
    pass


Arrangement = (
    Undo | Say | Sit | Leave | SeatBot | FreeSeat | AddWords | Start | Rematch | Change | SitOut
)
"""What is done at the table but not in the game."""
Command = Act | Arrangement
FromBrowser = Command | Hello | Look | Check | AskHint | Ping

# HTTP: lobby and history.


class NewPlayer(Wire):
    name: str


class PlayerInfo(Wire):
    id: str
    name: str
    token: str
    """The secret that this browser keeps; who has it is this player."""


class NewTable(Wire):
    game: GameId
    seats: int
    options: dict[str, Any] = {}
    settings: Settings = field(default_factory=Settings)
    first: int | None = None
    bots: list[str] = []
    """Levels of bots that fill the last seats."""
    start: bool = False
    """Begin at once: play now against bots."""


class TableRef(Wire):
    code: str


class TableSummary(Wire):
    code: str
    game: GameId
    seats: list[SeatInfo]
    stage: Stage
    your_turn: bool
    yours: bool
    round: int | None
    rounds: int | None
    games: int
    """Finished games, which can be replayed."""
    updated: float
    """Unix time of the last event."""


class Preset(Wire):
    """A sensible table in one tap: named `preset-<id>` in the catalogue."""

    id: str
    game: GameId
    seats: int
    options: dict[str, Any]


class HouseInfo(Wire):
    """What this house offers."""

    presets: list[Preset]
    bots: list[str]
    """Levels, weakest first."""
    phrases: list[str]
    deck: dict[str, tuple[int, int]]
    coasters: list[dict[str, Any]]
    address: str | None
    """How other devices reach the house, when this one calls it localhost."""
    version: str


class OptionsCheck(Wire):
    game: GameId
    seats: int
    options: dict[str, Any]


class OptionsVerdict(Wire):
    refusal: RefusalInfo | None


class Frame(Wire):
    """One step of a replay: everything open, and the action that led here."""

    seat: int | None
    action: dict[str, Any] | None
    game: TricksInfo | TrollInfo
    happened: list[Happened]


class ReplayInfo(Wire):
    game: GameId
    names: list[str]
    options: dict[str, Any]
    deals: dict[str, tuple[int, int]]
    coasters: list[CoasterInfo]
    frames: list[Frame]
    fair: FairInfo | None
    transcript: dict[str, Any]
    refusal: RefusalInfo | None
    """Why a loaded transcript stops where it does; None if all of it is right."""


class Problem(Wire):
    """Every HTTP error: a refusal in the same form as at the table."""

    refusal: RefusalInfo
