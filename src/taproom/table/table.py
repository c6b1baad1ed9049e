"""A table as the fold of its events: who sits where, what they play, how it stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Self

import msgspec
from msgspec import Struct

from taproom import games
from taproom.core import Action, Fact, Game, Seat, Seeded, State
from taproom.games.tricks import facts as trick_facts
from taproom.table import events, fairness
from taproom.table.events import Entry
from taproom.table.pinning import as_opened
from taproom.table.wire import ChatLine, Settings, Stage
from taproom.transcript import action_from_json, action_to_json

REMEMBERED_COMMANDS: Final = 32
REMEMBERED_CHAT: Final = 60


class Chair(Struct, frozen=True):
    """A seat and who acts for it."""

    player: str | None = None
    """The id of the person it belongs to."""
    name: str | None = None
    bot: str | None = None
    """The level of the bot that acts here: for itself, or for a person who is away."""
    vacant: bool = True
    """May somebody sit down here?"""
    words: str = ""
    """To be mixed into the next shuffle."""
    sits_out: bool = False
    """Of toasts."""

    @property
    def taken_over(self) -> bool:
        return self.player is not None and self.bot is not None


class Commands(NamedTuple):
    """The last commands carried out, so that one sent twice is done once: 32 of them at least."""

    newest: tuple[str, ...] = ()
    older: frozenset[str] = frozenset()

    def known(self, command: str) -> bool:
        return command in self.older or command in self.newest

    def after(self, command: str) -> Commands:
        if len(self.newest) < REMEMBERED_COMMANDS:
            return Commands((*self.newest, command), self.older)
        return Commands((command,), frozenset(self.newest))


class Table(Struct, frozen=True):
    code: str
    seq: int
    """The number of the last event."""
    game: Game
    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    first: Seat | None
    secret: str
    """Of the game under way or finished; never told before it is over."""
    words: tuple[str, ...] = ()
    """By seat, mixed into the shuffles of that game."""
    next_secret: str = ""
    """Of the game to come, when there is one to come."""
    number: int = 0
    """Games begun."""
    state: State | None = None
    actions: tuple[tuple[Seat, Action], ...] = ()
    """Of the game under way, from its start."""
    happened: tuple[tuple[Fact, ...], ...] = ()
    """What each action since the last deal led to."""
    takebacks: tuple[State, ...] = ()
    """The states before the steps that the last to act may still take back."""
    rematch: frozenset[int] = frozenset()
    chat: tuple[ChatLine, ...] = ()
    commands: Commands = Commands()
    acted_at: float = 0.0
    """When the last thing happened that a clock counts from."""

    @property
    def stage(self) -> Stage:
        if self.state is None:
            return "gathering"
        return "playing" if self.state.result is None else "over"

    @property
    def people(self) -> list[Seat]:
        """Seats that belong to persons."""
        return [Seat(seat) for seat, chair in enumerate(self.chairs) if chair.player is not None]

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        if player is None:
            return ()
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.player == player])

    def may_undo(self, seat: int | None) -> bool:
        """One's own step, while nobody else has acted. A game that is over stays over."""
        return self.stage == "playing" and bool(self.takebacks) and self.actions[-1][0] == seat

    @classmethod
    def opened(cls, entry: Entry, committed: Entry) -> Self:
        """The first two events are always these."""
        event, commitment = entry.event, committed.event
        assert isinstance(event, events.Opened)
        assert isinstance(commitment, events.Committed)
        return cls(
            code=event.code,
            seq=2,
            game=games.game(event.game, event.seats, as_opened(event.game, event.options)),
            settings=event.settings,
            host=event.host,
            chairs=(Chair(),) * event.seats,
            first=None if event.first is None else Seat(event.first),
            secret=commitment.secret,
            acted_at=entry.at,
        )

    @classmethod
    def folded(cls, entries: Iterable[Entry]) -> Self:
        opened, committed, *rest = entries
        table = cls.opened(opened, committed)
        for entry in rest:
            table = table.after(entry)
        return table

    def after(self, entry: Entry, action: Action | None = None) -> Self:
        """The table one event later. Refuses, as the rules do, what cannot have happened.

        Who has read the action of an `Acted` already may hand it in.
        """
        event = entry.event
        if isinstance(event, events.Acted):
            action = action or action_from_json(self.game.id, event.action)
            changes = self._acted(Seat(event.seat), action, entry.at)
        else:
            changes = self._changes(event, entry.at)
        if entry.id is not None:
            changes["commands"] = self.commands.after(f"{entry.by}/{entry.id}")
        return msgspec.structs.replace(self, seq=self.seq + 1, **changes)

    def _acted(self, seat: Seat, action: Action, at: float) -> dict[str, Any]:
        assert self.state is not None
        state, facts = self.state.act(seat, action)
        dealt = bool(facts) and isinstance(facts[-1], trick_facts.Dealt)
        return {
            "state": state,
            "actions": (*self.actions, (seat, action)),
            "happened": (facts,) if dealt else (*self.happened, facts),
            "takebacks": self._takebacks(seat),
            "acted_at": at,
        }

    def _takebacks(self, seat: Seat) -> tuple[State, ...]:
        """In the Troll nothing is hidden, so no step reveals anything; in the card games each does,
        or stands by the rules (F-6)."""
        if self.game.id != "troll" or self.state is None:
            return ()
        alone = self.actions and self.actions[-1][0] == seat
        return (*self.takebacks, self.state) if alone else (self.state,)

    def _changes(self, event: events.AnyEvent, at: float) -> dict[str, Any]:  # noqa: C901
        match event:
            case events.Sat(seat, player, name):
                host = self.host if self.seats_of(self.host) else player
                sat = Chair(player, name, vacant=False)
                return self._seated(seat, sat, host=host, acted_at=at)
            case events.BotSat(seat, bot):
                return self._seated(seat, Chair(bot=bot))
            case events.Left(seat, bot):
                left = Chair() if self.stage == "gathering" else Chair(bot=bot)
                rematch = self.rematch - {seat}
                return self._seated(seat, left, host=self._host_without(seat), rematch=rematch)
            case events.TakenOver(seat, bot):
                return self._seated(seat, msgspec.structs.replace(self.chairs[seat], bot=bot))
            case events.HandedBack(seat):
                back = msgspec.structs.replace(self.chairs[seat], bot=None)
                return self._seated(seat, back, acted_at=at)
            case events.WordsAdded(seat, words):
                return self._seated(seat, msgspec.structs.replace(self.chairs[seat], words=words))
            case events.SatOut(seat, out):
                return self._seated(seat, msgspec.structs.replace(self.chairs[seat], sits_out=out))
            case events.Began():
                return self._begun(at)
            case events.Undone():
                return {
                    "state": self.takebacks[-1],
                    "takebacks": self.takebacks[:-1],
                    "actions": self.actions[:-1],
                    "happened": self.happened[:-1],
                    "acted_at": at,
                }
            case events.Said(seat, name, phrase, text):
                line = ChatLine(self.seq + 1, seat, name, phrase, text)
                return {"chat": (*self.chat[1 - REMEMBERED_CHAT :], line)}
            case events.Changed(settings):
                return {"settings": settings}
            case events.RematchWanted(seat):
                return {"rematch": self.rematch | {seat}}
            case events.Rotated():
                return {"chairs": (self.chairs[-1], *self.chairs[:-1])}
            case events.Committed(secret):
                return {"next_secret": secret}
        raise TypeError(f"no event of a table under way: {event!r}")

    def _seated(self, seat: int, chair: Chair, **more: Any) -> dict[str, Any]:
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return {"chairs": chairs, **more}

    def _begun(self, at: float) -> dict[str, Any]:
        secret = self.next_secret or self.secret
        words = tuple([chair.words for chair in self.chairs])
        chance = Seeded(fairness.seed(secret, words))
        return {
            "secret": secret,
            "words": words,
            "chairs": tuple([msgspec.structs.replace(each, words="") for each in self.chairs]),
            "next_secret": "",
            "number": self.number + 1,
            "state": self.game.start(chance, self.first),
            "actions": (),
            "happened": (),
            "takebacks": (),
            "rematch": frozenset(),
            "acted_at": at,
        }

    def _host_without(self, seat: int) -> str:
        """If the host stands up, the next person at the table is the host."""
        others = [
            chair.player
            for at, chair in enumerate(self.chairs)
            if chair.player is not None and at != seat
        ]
        return self.host if self.host in others or not others else others[0]

    def transcript(self) -> dict[str, Any]:
        """The game under way or finished. It holds the seed: only for finished games to be told."""
        begins = {} if self.first is None else {"first": self.first}
        return {
            "game": self.game.id,
            "seats": self.game.seats,
            **begins,
            "options": dict(self.game.options),
            "chance": {"seed": fairness.seed(self.secret, self.words)},
            "actions": [[seat, action_to_json(action)] for seat, action in self.actions],
            "trace": False,
            "fair": {
                "commitment": fairness.commitment(self.secret),
                "secret": self.secret,
                "words": list(self.words),
            },
        }
