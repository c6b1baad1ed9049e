"""The contract, on the smallest game there is: whoever takes a nut first wins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

import pytest

from taproom.core import (
    SPECTATOR,
    Action,
    BadSetup,
    Chance,
    Fact,
    Game,
    GameEnded,
    IllegalAction,
    Result,
    Scripted,
    Seat,
    Seeded,
    State,
    View,
    Viewer,
    clockwise,
)

ZERO, ONE, TWO = map(Seat, range(3))


@dataclass(frozen=True)
class Take(Action):
    type: ClassVar[str] = "take"
    nuts: int = 1


@dataclass(frozen=True)
class Finish(Action):
    type: ClassVar[str] = "finish"


class Whistle(Action):
    type: ClassVar[str] = "whistle"


@dataclass(frozen=True)
class NutsView(View):
    viewer: Viewer


@dataclass(frozen=True)
class Nuts(State):
    game: None = None
    phase: str | None = "take"
    actors: tuple[Seat, ...] = (ZERO, ONE)
    result: Result | None = None

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Take(),) if seat in self.actors else ()

    def view(self, viewer: Viewer) -> NutsView:
        return NutsView(viewer)

    def _verify_form(self, action: Action) -> None:
        if isinstance(action, Whistle):
            raise IllegalAction("bad-action", "no-such-action")

    def _verify_rules(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Take) and action.nuts > 1:
            raise IllegalAction("greedy", seat=seat)

    def _after(self, seat: Seat, action: Action) -> tuple[Nuts, tuple[Fact, ...]]:
        result = Result((seat,), (1, 0), "points" if isinstance(action, Take) else "shared")
        return replace(self, phase=None, actors=(), result=result), (GameEnded(result),)


@dataclass(frozen=True)
class NutsGame(Game):
    seats: int = 3

    def start(self, chance: Chance, first: Seat | None = None) -> Seat:
        return self._first(chance, first)

    def determinize(self, view: NutsView, random: Random) -> Nuts:  # noqa: ARG002
        return Nuts()


def code_of(state: Nuts, seat: int, action: Action) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(IllegalAction) as caught:
        state.act(Seat(seat), action)
    return caught.value.code, caught.value.params


def test_an_action_gives_a_new_state_and_what_happened() -> None:
    state = Nuts()
    after, happened = state.act(ONE, Take())
    assert after.result == Result((ONE,), (1, 0), "points")
    assert happened == (GameEnded(after.result),)
    assert state.result is None


def test_the_first_objection_counts() -> None:
    """Over, then the form, then the phase, then the seat, then the rules."""
    over, _ = Nuts().act(ZERO, Take())
    assert code_of(over, 7, Whistle()) == ("game-over", {})
    assert code_of(Nuts(), 7, Whistle()) == ("bad-action", {})
    wrong = ("wrong-phase", {"action": "finish", "phase": "take"})
    assert code_of(Nuts(), 7, Finish()) == wrong
    assert code_of(Nuts(), 7, Take(2)) == ("not-your-turn", {"seat": "7"})
    assert code_of(Nuts(), 0, Take(2)) == ("greedy", {"seat": 0})


def test_a_seat_that_is_not_asked_now() -> None:
    assert code_of(Nuts(), 2, Take()) == ("not-your-turn", {"seat": "2"})


def test_no_phase_at_all() -> None:
    expected = ("wrong-phase", {"action": "take", "phase": ""})
    assert code_of(Nuts(phase=None), 0, Take()) == expected


def test_asking_changes_nothing() -> None:
    state = Nuts()
    state.verify(ZERO, Take())
    assert state == Nuts()


def test_first_is_chosen_by_the_table_or_by_chance() -> None:
    """F-4, TR-5: the seat that begins."""
    game = NutsGame()
    assert [game.start(Scripted({}), seat) for seat in (ZERO, ONE, TWO)] == [0, 1, 2]
    chance = Seeded("any text")
    assert game.start(chance) == chance.number("first", 3) == 1


@pytest.mark.parametrize("first", [-1, 3])
def test_first_must_sit_at_the_table(first: int) -> None:
    with pytest.raises(BadSetup) as caught:
        NutsGame().start(Scripted({}), Seat(first))
    assert (caught.value.code, caught.value.reason) == ("bad-transcript", "first")
    assert caught.value.params == {"first": str(first), "seats": "3"}


def test_clockwise() -> None:
    """F-3: seats run clockwise, every one once."""
    assert list(clockwise(TWO, 4)) == [2, 3, 0, 1]
    assert list(clockwise(ZERO, 3)) == [0, 1, 2]


def test_a_spectator_has_no_seat() -> None:
    assert SPECTATOR is None
