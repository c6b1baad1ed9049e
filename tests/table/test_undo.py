"""Undo by law: one's own step, while nothing hidden was shown and nobody else has acted."""

from __future__ import annotations

from random import Random

import pytest

from taproom.table import TableRefusal

from .evening import HOST, Evening


def troll(first: int = 0) -> Evening:
    evening = Evening("troll", 2, first=first)
    evening.sit("ben")
    evening.start()
    return evening


def forbidden(evening: Evening, player: str, seat: int) -> bool:
    assert not evening.table.may_undo(seat)
    with pytest.raises(TableRefusal, match="no-undo"):
        evening.undo(player, seat)
    return True


def test_a_turn_of_the_troll_can_be_taken_back_step_by_step() -> None:
    evening = troll()
    random = Random(1)
    states = []
    while evening.table.state and evening.table.state.actors == (0,):
        states.append(evening.table.state)
        evening.act_at_random(random)
    assert len(states) > 1
    assert forbidden(evening, "ben", 1)
    while states:
        assert evening.table.may_undo(0)
        evening.undo(HOST, 0)
        assert evening.table.state == states.pop()
    assert forbidden(evening, HOST, 0)
    assert not evening.table.actions
    assert not evening.table.happened
    assert evening.folded() == evening.table


def test_not_after_somebody_else_has_acted() -> None:
    evening = troll()
    random = Random(1)
    while evening.table.state and evening.table.state.actors == (0,):
        evening.act_at_random(random)
    evening.act_at_random(random)
    assert forbidden(evening, HOST, 0)
    evening.undo("ben", 1)
    assert forbidden(evening, "ben", 1)
    assert forbidden(evening, HOST, 0), "the turn of another has begun all the same"


@pytest.mark.parametrize("game", ["half-pint", "muertos"])
def test_never_in_a_card_game(game: str) -> None:
    evening = Evening(game, 2, {"rounds": 1})
    evening.sit("ben")
    evening.start()
    for step in evening.play_on(Random(2)):
        assert not any(step.after.may_undo(seat) for seat in (0, 1))
        assert step.after.takebacks == ()
    assert forbidden(evening, HOST, 0)


def test_never_after_the_end() -> None:
    evening = troll()
    *_, last = evening.play_on(Random(3))
    assert last.before.stage == "playing"
    assert not any(evening.table.may_undo(seat) for seat in (0, 1))


def test_only_ones_own() -> None:
    evening = troll()
    evening.act_at_random(Random(1))
    with pytest.raises(TableRefusal, match="not-your-seat"):
        evening.undo("ben", 0)
