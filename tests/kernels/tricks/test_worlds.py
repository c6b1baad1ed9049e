"""What a view becomes, and the worlds that agree with it."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from taproom.core import Seat, Seeded
from taproom.games.tricks import Play, TricksState
from taproom.kernels.tricks.outcomes import guess_predictions, legal_of
from taproom.kernels.tricks.position import UNKNOWN, play_of, position_of
from taproom.kernels.tricks.rules import HIGHEST_CODE, code_of, codes_of
from taproom.kernels.tricks.worlds import sample_worlds

from .comparing import some_game, sorted_play
from .tables import after_plays, dealt, opened


def some_state(seed: int) -> TricksState:
    """Somewhere in the play of some game."""
    random = Random(seed)
    state = some_game(random).start(Seeded(str(seed)))
    for _ in range(random.randint(0, 40)):
        seat = random.choice(state.actors)
        after, _ = state.act(seat, random.choice(state.legal(seat)))
        if after.result is not None:
            break
        state = after
    return state


@pytest.mark.parametrize("seed", range(30))
def test_worlds_agree_with_the_view(seed: int) -> None:
    """Known cards stay where they are; unseen ones are dealt, each at most once."""
    state = some_state(seed)
    now, me = state.round, state.actors[0]
    position = position_of(state.view(me))
    played = {card for trick in now.tricks for each in trick.plays for card in each.play.hand}
    known = {code_of(card) for card in (*now.row, *now.dealt[me], *played)}
    for hands in sample_worlds(position, 20, seed).hands:
        assert hands[me, : len(now.hands[me])].tolist() == codes_of(now.hands[me]).tolist()
        others = [code for seat, hand in enumerate(hands) if seat != me for code in hand if code]
        assert len(others) == len(set(others))
        assert not known & set(others)
        assert [np.count_nonzero(hand) for hand in hands[: now.seats]] == [
            len(hand) for hand in now.hands
        ]


@pytest.mark.parametrize("seed", range(20))
def test_legal_plays_of_a_view(seed: int) -> None:
    state = some_state(seed)
    if state.phase == Play.type:
        (me,) = state.actors
        position = position_of(state.view(me))
        found = [
            play_of(int(play), position.hands[me], position.row) for play in legal_of(position)
        ]
        legal = [play for play in state.legal(me) if isinstance(play, Play)]
        assert {sorted_play(play) for play in found} == {sorted_play(play) for play in legal}


def test_a_spectator_has_no_position() -> None:
    with pytest.raises(ValueError, match="spectator"):
        position_of(opened("half-pint", "P9", "R7", "R1").view(None))


def test_nothing_secret_is_in_a_position() -> None:
    """Before they are shown, only the own prediction is known; never a hand of the others."""
    state = dealt("half-pint", "P9", "R7 R8", "R1 R2", "R3 R4")
    for seat in (0, 1):
        state, _ = state.act(Seat(seat), state.legal(Seat(seat))[seat])
    position = position_of(state.view(Seat(1)))
    assert position.predicted[:3].tolist() == [UNKNOWN, 1, UNKNOWN]
    assert not position.hands[[0, 2]].any()
    assert set(codes_of(state.round.hands[0]).tolist()) <= set(position.unseen.tolist())


def test_a_world_depends_on_its_number_alone() -> None:
    position = position_of(opened("half-pint", "P9 R9", "R7 R8 Y1", "R1 R2 Y2").view(Seat(0)))
    many, few = sample_worlds(position, 50, 3), sample_worlds(position, 10, 3)
    assert np.array_equal(many.hands[:10], few.hands)
    assert not np.array_equal(many.hands, sample_worlds(position, 50, 4).hands)


def test_every_unseen_card_is_as_likely() -> None:
    position = position_of(opened("muertos", "P9", "R7 R8", "R1 R2", "Y1 Y2").view(Seat(0)))
    hands = sample_worlds(position, 6200, 1).hands
    counts = np.bincount(hands[:, 1:3].ravel(), minlength=HIGHEST_CODE + 1)[position.unseen]
    assert len(counts) == 62
    assert np.abs(counts - 400).max() < 4.5 * 400**0.5


def test_guessed_predictions() -> None:
    """Only where nothing is known; who holds all the high cards is expected to win."""
    state = dealt("muertos", "P2", "R13 Y13 G13", "R1 Y1 G3")
    position = position_of(state.view(Seat(0)))
    worlds = guess_predictions(position, sample_worlds(position, 50, 1), 1)
    assert worlds.predicted[:, 0].mean() > 2
    assert worlds.predicted[:, :2].min() >= 0
    shown = position_of(
        after_plays(opened("muertos", "P2", "R13 Y13", "R1 Y1"), "R13").view(Seat(1))
    )
    worlds = guess_predictions(shown, sample_worlds(shown, 5, 1), 1)
    assert (worlds.predicted == shown.predicted).all()
