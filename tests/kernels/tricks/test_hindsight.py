"""What people do tells of their hands."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from taproom.bots.tricks.legend import foresight
from taproom.core import Seat, Seeded
from taproom.games.tricks import CARD_NAMED, Bet, Predict, TricksState
from taproom.kernels.tricks.dealt import as_dealt
from taproom.kernels.tricks.desk import SEATS, VALUE
from taproom.kernels.tricks.hindsight import Ways, likely_worlds
from taproom.kernels.tricks.jit import Bytes
from taproom.kernels.tricks.position import position_of
from taproom.kernels.tricks.worlds import sample_worlds

from .tables import after_plays, dealt, game_of, opened

WORLDS = 2000


def hands(state: TricksState, heat: float | None, me: int = 0) -> Bytes:
    """What the others may hold: without heat, whatever they did."""
    view = state.view(Seat(me))
    position = position_of(view)
    worlds = sample_worlds(position, WORLDS, 1)
    if heat is not None:
        worlds = likely_worlds(position, as_dealt(view, position, worlds), Ways(heat), 2)
    return worlds.hands


def share_above(state: TricksState, value: int, heat: float | None = 0.25, seat: int = 1) -> float:
    """How often the first card that this seat still holds is above that value."""
    return float(((hands(state, heat)[:, seat, 0] & VALUE) > value).mean())


def answered(led: str) -> TricksState:
    """To this lead, seat 1, who wants both tricks, has played a two. One card is left."""
    state = opened("muertos", "P1", f"{led} Y8", "R12 Y2", predicted=[1, 2])
    return after_plays(state, led, "Y2")


def test_who_lets_a_trick_go_that_they_want_could_not_win_it() -> None:
    """Of a nine it tells more than of a thirteen, which nothing could have beaten."""
    nine, thirteen = [share_above(answered(led), 9) for led in ("R9", "R13")]
    assert nine < thirteen - 0.1


def test_the_hotter_the_less_is_told() -> None:
    state = answered("R9")
    blind, cold, hot = [share_above(state, 9, heat) for heat in (None, 0.25, 100.0)]
    assert abs(hot - blind) < 0.03 < abs(cold - blind)


@pytest.mark.parametrize(("edition", "seats"), [("half-pint", 2), ("muertos", 2), ("muertos", 4)])
def test_who_promises_much_holds_much(edition: str, seats: int) -> None:
    dealt = ["R9 Y8", "R12 Y2", "G4 G5", "B4 B5"][:seats]
    none, two = [
        opened(edition, "P1", *dealt, predicted=[*[1] * (seats - 1), last]) for last in (0, 2)
    ]
    modest, bold = [share_above(state, 9, 0.5, seats - 1) for state in (none, two)]
    assert bold > modest + 0.1


def test_a_prediction_above_the_hand_tells_nothing() -> None:
    """F-6 allows it; the network has never learned what it may be worth."""
    view = opened("muertos", "P1", "R9", "R12", predicted=[1, 2]).view(Seat(0))
    position = position_of(view)
    blind = sample_worlds(position, WORLDS, 1)
    ways = Ways(0.25, foresight("muertos"))
    read = likely_worlds(position, as_dealt(view, position, blind), ways, 2)
    values = [(worlds.hands[:, 1, 0] & VALUE).mean() for worlds in (blind, read)]
    assert values[0] == pytest.approx(values[1], abs=0.3)


@pytest.mark.parametrize("edition", ["half-pint", "muertos"])
def test_own_plays_and_the_row_are_part_of_the_story(edition: str) -> None:
    """Seat 0 has led with a pair that used the row; who beats it and wants more tricks has kept
    higher cards than who wants no more."""
    content, eager = [
        after_plays(
            opened(
                edition, "P9 P5", "R9 Y8 Y3", "R12 B12 Y2", "G1 G2 G13", predicted=[1, wanted, 0]
            ),
            "R9 + P9",
            "R12 B12",
            "G1",
        )
        for wanted in (1, 2)
    ]
    assert share_above(eager, 9) > share_above(content, 9) + 0.05


def betting(how: str) -> TricksState:
    """HP-4, two players, who both have predicted 1."""
    state = dealt("half-pint", "P1", "R9 Y8", "R12 Y2", options={"bets": how})
    for seat in (Seat(0), Seat(1)):
        state, _ = state.act(seat, Predict(1))
    return state


def test_who_bets_though_they_need_not_has_more_than_they_promised() -> None:
    state, _ = betting("together").act(Seat(0), Bet(None))
    (kept, _), (bet, _) = [state.act(Seat(1), Bet(on)) for on in (None, Seat(0))]
    assert share_above(bet, 9, heat=2.5) > share_above(kept, 9, heat=2.5) + 0.05


@pytest.mark.parametrize("how", ["together", "in-turn"])
def test_a_chip_that_is_not_laid_or_kept_yet_tells_nothing(how: str) -> None:
    """It tells something once it is (HP-4)."""
    state = betting(how)
    shares = [share_above(state, 9, heat=2.5)]
    for bets in ((None, None), (None, Seat(0))):
        after = state
        for seat, on in enumerate(bets):
            after, _ = after.act(Seat(seat), Bet(on))
        shares.append(share_above(after, 9, heat=2.5))
    before, kept, bet = shares
    assert kept < before < bet


@pytest.mark.parametrize("edition", ["half-pint", "muertos"])
@pytest.mark.parametrize(("seats", "hand", "row"), [(2, 8, 5), (3, 1, 5), (7, 8, 5), (7, 2, 1)])
def test_every_world_is_possible(edition: str, seats: int, hand: int, row: int) -> None:
    """Whatever was predicted, also more than there are cards (F-6)."""
    sizes = {name: [hand, row] for name in CARD_NAMED}
    state = game_of(edition, seats, rounds=1, deck=sizes).start(Seeded("possible"), Seat(0))
    random = Random(1)
    while state.result is None:
        seat = state.actors[0]
        view = state.view(seat)
        state, _ = state.act(seat, random.choice(state.legal(seat)))
        if view.phase == Predict.type:
            continue
        position = position_of(view)
        imagined = as_dealt(view, position, sample_worlds(position, 5, 1))
        for ways in (Ways(2.5), Ways(2.5, foresight(edition))):
            for world in likely_worlds(position, imagined, ways, 2).hands:
                assert [np.count_nonzero(each) for each in world] == position.sizes[:SEATS].tolist()
                others = world[np.arange(SEATS) != position.me]
                others = others[others > 0].tolist()
                assert len(set(others)) == len(others)
                assert set(others) <= set(position.unseen.tolist())
                assert (world[position.me] == position.hands[position.me]).all()
