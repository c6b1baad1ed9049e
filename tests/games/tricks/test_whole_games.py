"""Random games from the first deal to the result: what holds at every moment of every game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from taproom.core import Fact, GameEnded, IllegalAction, Seat, Seeded
from taproom.games.tricks import (
    HALF_PINT,
    MUERTOS,
    Bet,
    Edition,
    Play,
    Predict,
    TricksGame,
    TricksState,
)

from .dealing import random_game

GAMES = [
    (HALF_PINT, 2, {}),
    (HALF_PINT, 4, {"bets": "in-turn"}),
    (HALF_PINT, 7, {"rounds": 3, "row-groups": "any"}),
    (MUERTOS, 2, {"doubts": True}),
    (MUERTOS, 4, {"row-groups": "each"}),
    (MUERTOS, 7, {"rounds": 3, "doubts": True, "bets": "in-turn"}),
]
KINDS = pytest.mark.parametrize(("edition", "seats", "options"), GAMES)


@KINDS
@pytest.mark.parametrize("seed", range(3))
def test_legal_and_refused_never_disagree(
    edition: Edition, seats: int, options: Mapping[str, object], seed: int
) -> None:
    """F-6, HP-4, F-7, F-8, HP-2: what is listed is accepted, what is accepted is listed."""
    random = Random(f"attempts {seed}")
    for state in random_game(TricksGame.of(edition, seats, options), f"legal {seed}"):
        for seat in map(Seat, range(seats)):
            legal = state.legal(seat)
            assert len(set(map(_as_set, legal))) == len(legal)
            assert bool(legal) is (seat in state.actors)
            assert all(action.type == state.phase for action in legal)
            listed = set(map(_as_set, legal))
            attempts = _attempts(state, random)
            attempts.extend(random.sample(legal, min(3, len(legal))))
            for attempt in attempts:
                assert _accepted(state, seat, attempt) is (_as_set(attempt) in listed)


def _attempts(state: TricksState, random: Random) -> list[Predict | Bet | Play]:
    """Some actions, sensible or not."""
    hands = [card for hand in state.round.hands for card in hand]
    hand = random.sample(hands, min(random.randint(0, 3), len(hands)))
    row = random.sample(state.round.row, random.randint(0, min(3, len(state.round.row))))
    on = random.choice([None, *range(-1, state.game.seats + 1)])
    return [
        Predict(random.randint(-1, 7)),
        Bet(None if on is None else Seat(on)),
        Play(tuple(hand), tuple(row)),
    ]


def _as_set(action: Predict | Bet | Play) -> object:
    if isinstance(action, Play):
        return frozenset(action.hand), frozenset(action.row)
    return action


def _accepted(state: TricksState, seat: Seat, action: Predict | Bet | Play) -> bool:
    try:
        state.verify(seat, action)
    except IllegalAction:
        return False
    return True


@KINDS
def test_every_game_comes_to_an_end(
    edition: Edition, seats: int, options: Mapping[str, object]
) -> None:
    """HP-3, HP-10, PM-6: with as many rounds as agreed, all of them scored."""
    game = TricksGame.of(edition, seats, options)
    *_, last = random_game(game, "to the end")
    assert last.result is not None
    assert len(last.rounds) == game.rounds
    assert all(done.score is not None for done in last.rounds)
    assert len(last.result.points) == seats
    for done in last.rounds:
        assert sum(done.won) == len(done.tricks)
        assert all(trick.winner is not None for trick in done.tricks)


def test_an_action_leaves_the_state_before_as_it_was() -> None:
    """A state is frozen: going on from it twice gives the same twice."""
    game = TricksGame.of(HALF_PINT, 3, {"rounds": 1})
    for state in random_game(game, "twice"):
        for seat in state.actors:
            before = repr(state)
            action = state.legal(seat)[0]
            assert state.act(seat, action) == state.act(seat, action)
            assert repr(state) == before


def test_the_end_is_told_once() -> None:
    """HP-10: by the last fact of the last action."""
    game = TricksGame.of(HALF_PINT, 3, {"rounds": 2})
    random = Random("told")
    told: list[GameEnded] = []
    happened: tuple[Fact, ...] = ()
    state = game.start(Seeded("told"))
    while state.actors:
        assert not told
        seat = random.choice(state.actors)
        state, happened = state.act(seat, random.choice(state.legal(seat)))
        told = [fact for fact in happened if isinstance(fact, GameEnded)]
    assert told == [happened[-1]]
    assert told[0].result == state.result
