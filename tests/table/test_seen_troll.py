"""The Troll as it is told: every step that can be taken, and what it would flip."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from taproom.core import Seat, State
from taproom.games.troll import Mug, Place, Steal, TrollState, facts
from taproom.table import whole, wire
from taproom.table.seen_troll import troll_info, troll_me
from taproom.transcript import action_to_json

from .evening import EVERYBODY, Evening, looker

TROLLS = [(2, {}), (2, {"rules": "pro"}), (4, {"rules": "pro", "seating": "corner"})]
DECLINED = {"steal": Steal(None, None), "mug": Mug(None)}


def flips(state: State, seat: Seat) -> list[tuple[int, int]]:
    """What the coaster just placed would flip, were nothing else done before the comparison."""
    while state.phase in DECLINED:
        state, happened = state.act(seat, DECLINED[state.phase])
        for fact in happened:
            assert isinstance(fact, facts.Flipped)
        if state.phase not in DECLINED:
            return [(fact.cell.x, fact.cell.y) for fact in happened]  # type: ignore[attr-defined]
    raise AssertionError(state.phase)


@pytest.mark.parametrize(("seats", "options"), TROLLS)
@pytest.mark.parametrize("seed", range(3))
def test_every_step_and_what_it_would_flip(
    seats: int, options: dict[str, object], seed: int
) -> None:
    evening = Evening("troll", seats, options, start=True)
    random = Random(seed)
    while evening.table.stage == "playing":
        state = evening.table.state
        assert isinstance(state, TrollState)
        (actor,) = state.actors
        for seat in map(Seat, range(seats)):
            me = wire.Me()
            troll_me(me, state, seat)
            if seat != actor:
                assert me == wire.Me()
                continue
            steps = me.steps or []
            legal = state.legal(seat)
            assert [step.action for step in steps] == [action_to_json(each) for each in legal]
            for step, action in zip(steps, legal, strict=True):
                after, happened = state.act(seat, action)
                if isinstance(action, Place):
                    assert step.flips == flips(after, seat)
                else:
                    flipped = [fact for fact in happened if isinstance(fact, facts.Flipped)]
                    assert step.flips == [(fact.cell.x, fact.cell.y) for fact in flipped]
        evening.act_at_random(random)


@pytest.mark.parametrize(("seats", "options"), TROLLS)
def test_all_of_it_can_be_told_and_read_again(seats: int, options: dict[str, object]) -> None:
    evening = Evening("troll", seats, options, start=True)
    for step in evening.play_on(Random(9)):
        state = step.after.state
        assert isinstance(state, TrollState)
        told = whole(step.after, looker(step.after, None), EVERYBODY, 0.0)
        read = msgspec.json.decode(told, type=wire.Update).game
        assert read == troll_info(state)
        assert isinstance(read, wire.TrollInfo)
        assert {spot.cell for spot in read.field} == {(c.x, c.y) for c in state.field.spots}
    assert isinstance(evening.table.state, TrollState)
    assert troll_info(evening.table.state).result is not None
