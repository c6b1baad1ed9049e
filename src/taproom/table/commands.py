"""What people, bots and clocks may do at a table, and which events come of it.

A command is refused whole, or gives the events to be stored and the table as it will be once they
are. Nobody is told before that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from taproom import games
from taproom.core import Refusal, Seat, quoted
from taproom.table import events, wire
from taproom.table.events import AnyEvent, Entry
from taproom.table.table import Table
from taproom.transcript import action_from_json, action_to_json

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "lucky",
    "ouch",
    "thinking",
    "hurry",
    "cheers",
    "sorry",
    "thanks",
    "again",
    "bye",
)
LONGEST_NAME: Final = 20
LONGEST_TEXT: Final = 300
LONGEST_WORDS: Final = 60
STAND_IN: Final = "rookie"
"""The bot that takes over for people."""


class TableRefusal(Refusal):
    """The table, not the game, does not allow it."""


class Step(NamedTuple):
    """A transition as a value: what is to be stored, and the table afterwards."""

    before: Table
    entries: tuple[Entry, ...]
    after: Table


class Sender(NamedTuple):
    """Who gives a command."""

    player: str
    name: str


class House(NamedTuple):
    """What the table cannot know by itself."""

    bots: tuple[str, ...]
    """The levels that can be seated."""
    new_secret: Callable[[], str]

    def known(self, bot: str) -> str:
        if bot not in self.bots:
            raise TableRefusal("no-such-bot", bot=quoted(bot), bots=", ".join(self.bots))
        return bot


def opened(
    new: wire.NewTable, code: str, host: Sender, house: House, at: float
) -> tuple[tuple[Entry, ...], Table]:
    """A new table with its host in the first seat and bots in the last."""
    game = games.game(new.game, new.seats, new.options)
    if new.first is not None and not 0 <= new.first < game.seats:
        raise TableRefusal("no-such-seat", on=quoted(new.first))
    if len(new.bots) >= game.seats:
        raise TableRefusal("too-many-bots", bots=len(new.bots), seats=game.seats)
    options = games.pinned(new.game, new.options)
    opening = events.Opened(
        code, new.game, new.seats, options, new.settings, host.player, new.first
    )
    first_entries = (
        Entry(at, opening, by=host.player),
        Entry(at, events.Committed(house.new_secret())),
    )
    table = Table.opened(*first_entries)
    happening: list[AnyEvent] = [events.Sat(0, host.player, clean_name(host.name))]
    last_seats = range(game.seats - len(new.bots), game.seats)
    happening += [
        events.BotSat(seat, house.known(bot))
        for seat, bot in zip(last_seats, new.bots, strict=True)
    ]
    if new.start:
        happening += [*_filled(_step(table, [Entry(at, e) for e in happening]).after, STAND_IN)]
        happening.append(events.Began())
    step = _step(table, [Entry(at, each) for each in happening])
    return (*first_entries, *step.entries), step.after


def commanded(
    table: Table,
    command: wire.Command,
    sender: Sender,
    house: House,
    at: float,
) -> Step | None:
    """What comes of a person's command; None if it has been carried out before, or need not be."""
    if table.commands.known(f"{sender.player}/{command.id}"):
        return None
    if isinstance(command, wire.Act):
        return _completed(_acted(table, command, sender, at), house, at)
    happening = _what_comes_of(table, command, sender, house)
    if not happening:
        return None
    first, *rest = happening
    entries = [Entry(at, first, by=sender.player, id=command.id)]
    entries += [Entry(at, each) for each in rest]
    return _completed(_step(table, entries), house, at)


def bot_acted(table: Table, seat: Seat, action: Mapping[str, Any], house: House, at: float) -> Step:
    return _completed(_step(table, [Entry(at, events.Acted(seat, dict(action)))]), house, at)


def timed_out(table: Table, at: float) -> Step | None:
    """A bot takes over for everybody who is asked and has not acted in time; None: nobody is."""
    asked = () if table.state is None else table.state.actors
    late = [seat for seat in asked if table.chairs[seat].bot is None]
    if not late:
        return None
    return _step(table, [Entry(at, events.TakenOver(seat, STAND_IN)) for seat in late])


def returned(table: Table, player: str, at: float) -> Step | None:
    """Whoever comes back gets their seats back; None if there is nothing to hand back."""
    theirs = [seat for seat in table.seats_of(player) if table.chairs[seat].taken_over]
    if not theirs:
        return None
    return _step(table, [Entry(at, events.HandedBack(seat)) for seat in theirs])


def clean_name(given: str) -> str:
    """A name that can stand on a plate."""
    name = " ".join("".join(sign for sign in given if sign.isprintable()).split())
    if not name or len(name) > LONGEST_NAME:
        raise TableRefusal("bad-name", longest=LONGEST_NAME)
    return name


def _step(table: Table, entries: Sequence[Entry]) -> Step:
    after = table
    for entry in entries:
        after = after.after(entry)
    return Step(table, tuple(entries), after)


def _completed(step: Step, house: House, at: float) -> Step:
    """With a game's last action comes the commitment for the next."""
    if step.after.stage != "over" or step.before.stage == "over":
        return step
    committed = Entry(at, events.Committed(house.new_secret()))
    return Step(step.before, (*step.entries, committed), step.after.after(committed))


def _own(table: Table, seat: int, sender: Sender) -> int:
    if seat not in table.seats_of(sender.player):
        raise TableRefusal("not-your-seat", seat=quoted(seat))
    return seat


def _existing(table: Table, seat: int) -> int:
    if not 0 <= seat < table.game.seats:
        raise TableRefusal("no-such-seat", on=quoted(seat))
    return seat


def _as_host(table: Table, sender: Sender) -> None:
    if sender.player != table.host:
        raise TableRefusal("host-only")


def _while_gathering(table: Table) -> None:
    if table.stage == "playing":
        raise TableRefusal("game-running")


def _what_comes_of(  # noqa: C901
    table: Table, command: wire.Arrangement, sender: Sender, house: House
) -> list[AnyEvent]:
    match command:
        case wire.Undo():
            return _undo(table, command, sender)
        case wire.Say():
            return _say(table, command, sender)
        case wire.Sit():
            return _sit(table, command, sender)
        case wire.Leave():
            return _stand_up(table, _own(table, command.seat, sender))
        case wire.SeatBot():
            return _seat_bot(table, command, sender, house)
        case wire.FreeSeat():
            _as_host(table, sender)
            return _stand_up(table, _existing(table, command.seat))
        case wire.AddWords():
            return _add_words(table, command, sender)
        case wire.Start():
            return _start(table, command, sender, house)
        case wire.Rematch():
            return _rematch(table, sender)
        case wire.Change():
            _as_host(table, sender)
            return [events.Changed(command.settings)]
        case wire.SitOut():
            return [events.SatOut(_own(table, command.seat, sender), command.out)]


def _acted(table: Table, command: wire.Act, sender: Sender, at: float) -> Step:
    """Whoever acts is back: the bot that stood in for them makes room."""
    seat = _own(table, command.seat, sender)
    if table.state is None:
        raise TableRefusal("not-started")
    action = action_from_json(table.game.id, command.action)
    # As it was read, and nothing that was sent along with it.
    acted = Entry(at, events.Acted(seat, action_to_json(action)), by=sender.player, id=command.id)
    if not table.chairs[seat].taken_over:
        return Step(table, (acted,), table.after(acted, action))
    back = Entry(at, events.HandedBack(seat))
    return Step(table, (back, acted), table.after(back).after(acted, action))


def _undo(table: Table, command: wire.Undo, sender: Sender) -> list[AnyEvent]:
    seat = _own(table, command.seat, sender)
    if not table.may_undo(seat):
        raise TableRefusal("no-undo")
    return [events.Undone(seat)]


def _say(table: Table, command: wire.Say, sender: Sender) -> list[AnyEvent]:
    seat = next(iter(table.seats_of(sender.player)), None)
    name = sender.name if seat is None else table.chairs[seat].name or sender.name
    if command.phrase is not None:
        if command.phrase not in PHRASES:
            raise TableRefusal("no-such-phrase", phrase=quoted(command.phrase))
        return [events.Said(seat, name, command.phrase, None)]
    if not table.settings.talk:
        raise TableRefusal("no-talk")
    text = " ".join((command.text or "").split())
    if not text or len(text) > LONGEST_TEXT:
        raise TableRefusal("bad-text", longest=LONGEST_TEXT)
    return [events.Said(seat, name, None, text)]


def _sit(table: Table, command: wire.Sit, sender: Sender) -> list[AnyEvent]:
    own = table.seats_of(sender.player)
    vacant = [seat for seat, chair in enumerate(table.chairs) if chair.vacant]
    empty = [seat for seat in vacant if table.chairs[seat].bot is None]
    if command.seat is not None:
        seat = _existing(table, command.seat)
        if seat in own:
            return [events.HandedBack(seat)] if table.chairs[seat].taken_over else []
    elif vacant:
        seat = (empty or vacant)[0]
    else:
        raise TableRefusal("table-full")
    if seat not in vacant:
        raise TableRefusal("seat-taken", name=table.chairs[seat].name or "")
    if own and table.stage == "playing":
        raise TableRefusal("game-running")  # a second hand would be seen
    return [events.Sat(seat, sender.player, clean_name(command.name or sender.name))]


def _seat_bot(table: Table, command: wire.SeatBot, sender: Sender, house: House) -> list[AnyEvent]:
    _as_host(table, sender)
    _while_gathering(table)
    seat = _existing(table, command.seat)
    if table.chairs[seat].player is not None:
        raise TableRefusal("seat-taken", name=table.chairs[seat].name or "")
    return [events.BotSat(seat, house.known(command.bot))]


def _add_words(table: Table, command: wire.AddWords, sender: Sender) -> list[AnyEvent]:
    seat = _own(table, command.seat, sender)
    _while_gathering(table)
    words = " ".join(command.words.split())
    if len(words) > LONGEST_WORDS or not words.isprintable():
        raise TableRefusal("bad-words", longest=LONGEST_WORDS)
    return [events.WordsAdded(seat, words)]


def _start(table: Table, command: wire.Start, sender: Sender, house: House) -> list[AnyEvent]:
    _as_host(table, sender)
    if table.stage != "gathering":
        raise TableRefusal("game-running")
    bot = house.known(command.bot)
    return [*_filled(table, bot), events.Began()]


def _rematch(table: Table, sender: Sender) -> list[AnyEvent]:
    """It begins when all people at the table want it: seats rotated, open ones filled with bots."""
    if table.stage != "over":
        raise TableRefusal("game-running")
    seats = table.seats_of(sender.player)
    if not seats:
        raise TableRefusal("not-your-seat", seat="")
    wanted = table.rematch | set(seats)
    happening: list[AnyEvent] = [
        events.RematchWanted(seat) for seat in seats if seat not in table.rematch
    ]
    if not happening:
        raise TableRefusal("rematch-wanted")
    if wanted >= set(table.people):
        happening += _again(table)
    return happening


def _stand_up(table: Table, seat: int) -> list[AnyEvent]:
    """Those who stay may have waited for this one to want a rematch."""
    staying = set(table.people) - {seat}
    waiting = table.stage == "over" and staying and staying <= table.rematch
    return [events.Left(seat, STAND_IN), *(_again(table) if waiting else ())]


def _again(table: Table) -> list[AnyEvent]:
    return [*_filled(table, STAND_IN), events.Rotated(), events.Began()]


def _filled(table: Table, bot: str) -> list[AnyEvent]:
    return [
        events.BotSat(seat, bot)
        for seat, chair in enumerate(table.chairs)
        if chair.player is None and chair.bot is None
    ]
