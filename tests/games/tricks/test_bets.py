"""HP-4 and PM-5: chips before somebody one does not believe."""

from __future__ import annotations

import pytest

from taproom.core import IllegalAction, Seat
from taproom.games.tricks import HALF_PINT, MUERTOS, OPEN, Bet, Edition, Predict
from taproom.games.tricks.facts import ChipReady, ChipsShown

from .dealing import LAURA, MAX, SVEN, Table, highest_first, refused

DOUBTS = {"doubts": True}


def ready_to_bet(
    edition: Edition, seats: int, options: dict[str, object], first: Seat = MAX
) -> Table:
    table = Table(edition, highest_first(seats), options=options, first=first)
    table.predict(*[1] * seats)
    return table


def test_with_three_everyone_must_bet_on_an_opponent() -> None:
    """HP-4: not on themselves, and nobody keeps the chip."""
    table = ready_to_bet(HALF_PINT, 3, {})
    assert table.state.legal(MAX) == (Bet(LAURA), Bet(SVEN))
    assert table.state.legal(LAURA) == (Bet(MAX), Bet(SVEN))
    assert table.state.legal(SVEN) == (Bet(MAX), Bet(LAURA))
    with refused(IllegalAction, "bet-required", rule="HP-4"):
        table.act(MAX, Bet(None))
    with refused(IllegalAction, "bet-self", rule="HP-4"):
        table.act(MAX, Bet(MAX))
    with refused(IllegalAction, "bet-self", rule="HP-4"):
        table.act(SVEN, Bet(SVEN))


def test_with_two_everyone_may_bet() -> None:
    """HP-4: or keep the chip."""
    table = ready_to_bet(HALF_PINT, 2, {})
    assert table.state.legal(MAX) == (Bet(None), Bet(LAURA))
    assert table.state.legal(LAURA) == (Bet(None), Bet(MAX))
    table.act(MAX, Bet(None))
    assert table.act(LAURA, Bet(MAX)) == (ChipReady(LAURA), ChipsShown((None, MAX)))
    assert table.round.bets == (None, MAX)


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_a_doubt_is_never_a_must(seats: int) -> None:
    """PM-5: each player may."""
    table = ready_to_bet(MUERTOS, seats, {**DOUBTS})
    others = tuple(Bet(Seat(seat)) for seat in range(1, seats))
    assert table.state.legal(MAX) == (Bet(None), *others)
    with refused(IllegalAction, "bet-self", rule="PM-5"):
        table.act(MAX, Bet(MAX))
    table.bet(*[None] * seats)
    assert table.round.bets == (None,) * seats


@pytest.mark.parametrize(("on", "told"), [(3, "3"), (-1, "-1"), (10**50, "1" + "0" * 39 + "…")])
def test_there_is_no_such_opponent(on: int, told: str) -> None:
    """HP-4, PM-5: refused."""
    heroes = ready_to_bet(HALF_PINT, 3, {})
    with refused(IllegalAction, "no-such-seat", rule="HP-4", on=told):
        heroes.act(MAX, Bet(Seat(on)))
    dead = ready_to_bet(MUERTOS, 3, {**DOUBTS})
    with refused(IllegalAction, "no-such-seat", rule="PM-5", on=told):
        dead.act(MAX, Bet(Seat(on)))


@pytest.mark.parametrize(("edition", "options"), [(HALF_PINT, {}), (MUERTOS, DOUBTS)])
def test_secretly_and_shown_together(edition: Edition, options: dict[str, object]) -> None:
    """HP-4, PM-5: in any order, each once; then the start player leads."""
    table = ready_to_bet(edition, 3, options, first=SVEN)
    assert (table.state.phase, table.state.actors) == ("bet", (MAX, LAURA, SVEN))
    assert table.act(LAURA, Bet(MAX)) == (ChipReady(LAURA),)
    assert (table.state.phase, table.state.actors) == ("bet", (MAX, SVEN))
    assert table.state.legal(LAURA) == ()
    with refused(IllegalAction, "not-your-turn", seat="1"):
        table.act(LAURA, Bet(SVEN))
    assert table.act(SVEN, Bet(LAURA)) == (ChipReady(SVEN),)
    assert table.act(MAX, Bet(LAURA)) == (ChipReady(MAX), ChipsShown((LAURA, MAX, LAURA)))
    assert table.round.bets == (LAURA, MAX, LAURA)
    assert (table.state.phase, table.state.actors) == ("play", (SVEN,))


@pytest.mark.parametrize(("edition", "options"), [(HALF_PINT, {}), (MUERTOS, DOUBTS)])
def test_openly_and_in_turn(edition: Edition, options: dict[str, object]) -> None:
    """HP-4, PM-5, option `bets: in-turn`: clockwise from the start player, for all to see."""
    table = ready_to_bet(edition, 3, {**options, "bets": "in-turn"}, first=LAURA)
    assert (table.state.phase, table.state.actors) == ("bet", (LAURA,))
    assert table.state.legal(MAX) == ()
    with refused(IllegalAction, "not-your-turn", seat="0"):
        table.act(MAX, Bet(LAURA))
    assert table.act(LAURA, Bet(SVEN)) == (ChipsShown((OPEN, SVEN, OPEN)),)
    assert (table.state.phase, table.state.actors) == ("bet", (SVEN,))
    assert table.act(SVEN, Bet(MAX)) == (ChipsShown((OPEN, SVEN, MAX)),)
    assert (table.state.phase, table.state.actors) == ("bet", (MAX,))
    assert table.act(MAX, Bet(LAURA)) == (ChipsShown((LAURA, SVEN, MAX)),)
    assert (table.state.phase, table.state.actors) == ("play", (LAURA,))


@pytest.mark.parametrize("bets", ["together", "in-turn"])
def test_no_chips_in_the_basic_muertos(bets: str) -> None:
    """PM-5: doubts are an option."""
    table = Table(MUERTOS, highest_first(3), options={"bets": bets})
    table.predict(1, 1, 1)
    assert table.state.phase == "play"
    assert table.round.bets is None
    assert table.round.chips == []
    with refused(IllegalAction, "wrong-phase", action="bet", phase="play"):
        table.act(MAX, Bet(LAURA))


def test_not_before_the_predictions_are_shown() -> None:
    """HP-4."""
    table = Table(HALF_PINT, highest_first(3))
    table.act(MAX, Predict(1))
    with refused(IllegalAction, "wrong-phase", action="bet", phase="predict"):
        table.act(MAX, Bet(LAURA))


def test_chips_lie_before_somebody() -> None:
    """HP-4: as owner and target, without those that were kept."""
    table = ready_to_bet(HALF_PINT, 2, {})
    assert table.round.chips == []
    table.bet(LAURA, None)
    assert table.round.chips == [(MAX, LAURA)]
