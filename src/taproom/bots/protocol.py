"""What a bot is: it gets a view, the legal actions, a budget and chance; never the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from taproom.core import Action, Frozen, Seat, State, View

Seen = TypeVar("Seen", bound=View)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision; None leaves it to the bot.

    Seconds are a limit: a bot that is done sooner decides sooner.
    """

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why, as the catalogue key `reason-<code>` and its parameters: the edges find the words.

    It may give away what the action keeps secret: nobody else hears it before the action is shown.
    """

    code: str
    params: Mapping[str, str | int] = Frozen()


@dataclass(frozen=True, slots=True)
class Decision:
    action: Action
    reason: Reason


@dataclass(frozen=True, slots=True)
class Prospect:
    """What can be expected of an action."""

    action: Action
    worth: float
    """What decides, in points: the own ones, and what the standings make of all of them."""
    points: float
    """Of the round; of a bet, what it adds to them; in the Troll, the lead at the end."""
    error: float
    """How far off the points may be, as a standard deviation: of what was tried out, their standard
    error; in the Troll, how far games have ended from the lead that was foreseen, and 0 once the
    end is in sight."""
    met: float | None
    """The chance that the own prediction comes true; of a bet, that it is won, None if the chip is
    kept; in the Troll, to win the game, a draw being half of that."""
    tricks: tuple[float, ...] | None = None
    """The chances to win 0, 1, 2, ... tricks in the round; of a bet, of the one it is put on."""


class Bot(Protocol):
    @property
    def name(self) -> str: ...

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        """One of the legal actions and why. The same chance makes the same decision."""
        ...


def ask(bot: Bot, state: State, seat: Seat, budget: Budget, random: Random) -> Decision:
    """The one door between bots and the truth: a view goes in, a legal action comes out."""
    legal = state.legal(seat)
    if not legal:
        raise ValueError(f"seat {seat} has nothing to decide")
    decision = bot.decide(state.view(seat), legal, budget, random)
    state.verify(seat, decision.action)
    return decision


def seen_as(kind: type[Seen], view: View) -> Seen:
    """The view, known to be of that kind. A state, which shows more, is no view."""
    if not isinstance(view, kind):
        raise TypeError(f"a bot looks at a {kind.__name__}, not at a {type(view).__name__}")
    return view
