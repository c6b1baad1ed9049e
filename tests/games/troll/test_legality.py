"""One source of legality: all that is listed is allowed, and all else is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations_with_replacement, product, starmap
from random import Random

import pytest

from taproom.core import Action, IllegalAction, Seat, Seeded
from taproom.games.troll import (
    Barman,
    Cell,
    Draft,
    Mug,
    Place,
    Remove,
    Side,
    Smash,
    Steal,
    Swap,
    TrollState,
)
from taproom.games.troll.actions import LOOT

from .drawing import a_game

ABILITY_STEPS = {"steal", "remove", "swap", "smash"}


AROUND = [Cell(x, y) for x, y in product(range(-4, 5), repeat=2)]
"""The field and a little beyond."""


def placings(state: TrollState) -> Iterator[Place]:
    shifts = [None, *state.discard, *state.hands[0][:1]]
    coasters = [*state.hands[state.actors[0]], *state.discard[:1]]
    for coaster, cell, shift in product(coasters, AROUND, shifts):
        yield Place(coaster, cell, shift)


def swaps(state: TrollState) -> Iterator[Swap]:
    yield Swap(None)
    lying = list(state.field.spots)
    yield from map(Swap, combinations_with_replacement([*lying, Cell(9, 9)], 2))


TRIES: dict[str | None, Callable[[TrollState], Iterable[Action]]] = {
    "draft": lambda state: map(Draft, state.game.coasters),
    "place": placings,
    "steal": lambda _: [Steal(None, None), *starmap(Steal, product(AROUND, LOOT))],
    "mug": lambda _: map(Mug, [None, *AROUND]),
    "remove": lambda _: map(Remove, [None, *AROUND]),
    "swap": swaps,
    "barman": lambda _: map(Barman, [None, *Side]),
    "smash": lambda _: map(Smash, [None, *AROUND]),
}
"""Everything that can be tried in a phase."""


def allowed(state: TrollState, action: Action) -> bool:
    try:
        state.verify(state.actors[0], action)
    except IllegalAction:
        return False
    return True


def check(state: TrollState) -> None:
    seat = state.actors[0]
    legal = state.legal(seat)
    assert len(set(legal)) == len(legal), "each once"
    assert set(legal) == {action for action in TRIES[state.phase](state) if allowed(state, action)}
    assert len(legal) > (1 if state.phase in ABILITY_STEPS else 0)
    pieces = [coaster for hand in state.hands for coaster in hand]
    pieces += [*state.open, *state.discard]
    pieces += [laid.coaster.id for spot in state.field.spots.values() for laid in spot.stack]
    assert sorted(pieces) == sorted(state.game.coasters), "no coaster is lost or doubled"
    tokens = [spot.token for spot in state.field.spots.values() if spot.token is not None]
    assert len(set(tokens)) == len(tokens), "one token each"
    for other in range(state.game.seats):
        assert other == seat or state.legal(Seat(other)) == ()


@pytest.mark.parametrize("seating", ["opposite", "side-by-side", "corner"])
@pytest.mark.parametrize(("pro", "seats", "games"), [(False, 2, 1), (True, 2, 3), (True, 4, 1)])
def test_tr6_tr11_legal_and_verify_agree_in_random_games(
    *, pro: bool, seats: int, games: int, seating: str
) -> None:
    game = a_game(pro=pro, seats=seats, seating=seating)
    for number in range(games):
        random = Random(f"{seating} {number}")
        state = game.start(Seeded(str(number)))
        while state.result is None:
            check(state)
            seat = state.actors[0]
            state, _ = state.act(seat, random.choice(state.legal(seat)))
        assert state.field.complete or pro
        assert state.legal(Seat(0)) == ()
