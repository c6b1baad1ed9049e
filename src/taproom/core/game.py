"""What a game, a state, an action, a fact and a view are, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, NewType, Self

from taproom.core.chance import Chance
from taproom.core.refusal import BadSetup, IllegalAction, quoted

Seat = NewType("Seat", int)
Viewer = Seat | None
SPECTATOR: Final = None


def clockwise(start: Seat, seats: int) -> Iterator[Seat]:
    """Every seat once, from `start` on."""
    for step in range(seats):
        yield Seat((start + step) % seats)


class Action:
    """What a player does. `type` names it in transcripts and is the phase in which it is done."""

    __slots__ = ()
    type: ClassVar[str]


class Fact:
    """Something that everybody at the table saw happen. Never holds what is still hidden."""

    __slots__ = ()


class View:
    """All that one viewer may know: `game`, `viewer`, `phase`, `actors`, `result`, and more."""

    __slots__ = ()
    viewer: Viewer


@dataclass(frozen=True, slots=True)
class Result:
    """Who won and by what: `by` is a word of the transcript format ("points", "gunfight", ...).

    Points are by seat; in a game of teams for four, by team.
    """

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    by: str


@dataclass(frozen=True, slots=True)
class GameEnded(Fact):
    result: Result


class State(ABC):
    """The whole truth at one moment. Frozen: acting gives a new state."""

    __slots__ = ()

    @property
    @abstractmethod
    def game(self) -> Any:
        """The rules it is played by."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """None while the game runs."""

    @property
    @abstractmethod
    def phase(self) -> str | None:
        """The type of the actions that are asked for now; None when the game is over."""

    @property
    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now, in rising order; several while all act at once.

        Then each acts once, in any order: an action of one leaves the others actors.
        """

    @abstractmethod
    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """All legal actions of that seat, each once."""

    @abstractmethod
    def view(self, viewer: Viewer) -> Any:
        """All that this viewer may know."""

    def verify(self, seat: Seat, action: Action) -> None:
        """Raise the first objection there is, in the order that the transcript format lays down."""
        if self.result is not None:
            raise IllegalAction("game-over")
        self._verify_form(action)
        if action.type != self.phase:
            raise IllegalAction("wrong-phase", action=action.type, phase=self.phase or "")
        if seat not in self.actors:
            raise IllegalAction("not-your-turn", seat=quoted(seat))
        self._verify_rules(seat, action)

    def act(self, seat: Seat, action: Action) -> tuple[Self, tuple[Fact, ...]]:
        """The state afterwards and what everybody saw happen; or a refusal, and nothing changed."""
        self.verify(seat, action)
        return self._after(seat, action)

    @abstractmethod
    def _verify_form(self, action: Action) -> None:
        """Refuse what is no action of this game at any time: `bad-action`."""

    @abstractmethod
    def _verify_rules(self, seat: Seat, action: Action) -> None:
        """Refuse what the rules forbid to this seat now; phase and seat are known to fit."""

    @abstractmethod
    def _after(self, seat: Seat, action: Action) -> tuple[Self, tuple[Fact, ...]]:
        """Carry out an action that has been verified."""


class Game(ABC):
    """The rules with their options; stateless."""

    id: str
    seats: int
    options: Mapping[str, object]
    """The options as they were given, in the form of the transcript."""

    @abstractmethod
    def start(self, chance: Chance, first: Seat | None = None) -> Any:
        """The first state. Without `first`, chance says who begins."""

    @abstractmethod
    def determinize(self, view: Any, random: Random) -> Any:
        """A random state that agrees with everything the viewer knows."""

    def _first(self, chance: Chance, first: Seat | None) -> Seat:
        if first is None:
            return Seat(chance.number("first", self.seats))
        if not 0 <= first < self.seats:
            raise BadSetup("first", first=quoted(first), seats=quoted(self.seats))
        return first
