"""HP-10 and PM-6: who wins in the end."""

from __future__ import annotations

import pytest

from taproom.core import GameEnded, Result
from taproom.games.tricks import HALF_PINT, MUERTOS, half_pint, muertos
from taproom.games.tricks.round import Score, totals

from .dealing import FRANK, LAURA, MAX, Table, finished, highest_first, pad

MAX_PAD = "20X 30 10 - 20X 40X 40X 10 60X -"
LAURA_PAD = "30 40 60X - 30 10 20 40X - 80X"
SVEN_PAD = "30 30 10 - - 30X 30 - - 30"
FRANK_PAD = "60X 30 30X 60B 10 40X 10 10 - 40"


def test_the_golden_pad() -> None:
    """HP-10, Fig. 9: 230 + 30, 310 + 10, 160 + 10, 290 + 20."""
    rounds = pad(MAX_PAD, LAURA_PAD, SVEN_PAD, FRANK_PAD)
    assert totals(rounds) == (230, 310, 160, 290)
    assert half_pint.result(rounds) == Result((LAURA,), (260, 320, 170, 310), "points")


@pytest.mark.parametrize(
    ("column", "bonus"),
    [
        ("- - - -", 0),
        ("-X - - -", 10),
        ("- - - -B", 10),
        ("-X - -X -X", 20),
        ("-X -X - -X", 20),
        ("-X -B -X -", 30),
        ("-B -B -B -B", 40),
        ("-X -X -X -X - -X -X -X -X", 40),
    ],
)
def test_the_longest_run_of_marks(column: str, bonus: int) -> None:
    """HP-10: +10 for every round of it, X and B alike."""
    assert half_pint.result(pad(column, column)).points == (bonus, bonus)


def test_most_points_wins() -> None:
    """HP-10: bonus included, whatever the marks."""
    assert half_pint.result(pad("10X 20X", "30 20B", "30 20")) == Result(
        (LAURA,), (50, 60, 50), "points"
    )


def test_the_bonus_can_decide() -> None:
    """HP-10: 50 + 20 before 60."""
    assert half_pint.result(pad("30X 20X", "30 30")) == Result((MAX,), (70, 60), "points")


def test_then_most_brawls() -> None:
    """HP-10: among the leaders; Frank's two brawls do not help him."""
    rounds = pad("80X 20", "40 60B", "40X 60", "-B 60B")
    assert half_pint.result(rounds) == Result((LAURA,), (110, 110, 110, 80), "brawls")


def test_then_most_crosses() -> None:
    """HP-10: equal points, equal brawls; Sven's crosses do not help him."""
    rounds = pad("30X - 60B 20X", "30X - 70B 20", "-X - -X -X")
    assert half_pint.result(rounds) == Result((MAX,), (130, 130, 20), "marks")


def test_brawls_come_before_crosses() -> None:
    """HP-10: one B is worth more than many X."""
    rounds = pad("20X - 20X - 20X", "- - - - 60B")
    assert half_pint.result(rounds) == Result((LAURA,), (70, 70), "brawls")


def test_then_they_share() -> None:
    """HP-10: all who are still equal, and only they."""
    rounds = pad("30X 20", "20 30X", "20 10", "20X 30")
    assert half_pint.result(rounds) == Result((MAX, LAURA, FRANK), (60, 60, 30, 60), "shared")
    assert half_pint.result(pad("- -", "- -")) == Result((MAX, LAURA), (0, 0), "shared")


def test_crosses_are_counted_among_those_with_the_most_brawls() -> None:
    """HP-10: Sven has the most crosses, but fewer brawls."""
    rounds = pad("60B - 20X -", "60B - - 20X", "20X - 20X 20X")
    assert half_pint.result(rounds) == Result((MAX, LAURA), (90, 90, 80), "shared")
    rounds = pad("60B - 20X -", "60B - - 20X", "20X - 25X 25X")
    assert half_pint.result(rounds) == Result((MAX, LAURA), (90, 90, 90), "shared")


def test_a_game_of_half_pint_ends_after_its_last_round() -> None:
    """HP-3, HP-10: and not before; the last fact tells the result."""
    table = Table(HALF_PINT, *[highest_first(2)] * 3)
    for number in (1, 2):
        table.one_trick(1, 6, on=[None, None])
        assert table.state.result is None
        assert table.round.number == number + 1
    facts = table.one_trick(6, 0, on=[None, None])
    result = Result((MAX,), (20 + 20 + 10 + 20, 30 + 10), "points")
    assert table.state.result == result
    assert facts[-1] == GameEnded(result)
    assert (table.state.phase, table.state.actors) == (None, ())
    assert len(table.state.rounds) == 3
    assert table.state.chance is table.chance


@pytest.mark.parametrize("rounds", [1, 10])
def test_the_shortest_and_the_longest_game(rounds: int) -> None:
    """HP-3: 1 to 10 rounds."""
    table = Table(HALF_PINT, *[highest_first(3)] * rounds)
    for _ in range(rounds):
        assert table.state.result is None
        table.one_trick(6, 6, 6)
    points = (30 * rounds, 20 * rounds, 20 * rounds)
    assert table.state.result == Result((MAX,), points, "points")


def test_most_points_of_muertos() -> None:
    """PM-6."""
    table = Table(MUERTOS, *[highest_first(3)] * 2)
    table.one_trick(1, 0, 3)
    facts = table.one_trick(0, 0, 1)
    result = Result((LAURA,), (1, 2, -4), "points")
    assert table.state.result == result
    assert facts[-1] == GameEnded(result)


def test_equal_points_share_the_win() -> None:
    """PM-6: no bonus, no tie-breaks."""
    rounds = pad("3X 2B", "2 3", "1 2", "5 -")
    assert muertos.result(rounds) == Result((MAX, LAURA, FRANK), (5, 5, 3, 5), "shared")


def test_pads_must_fit_together() -> None:
    """HP-10: rounds of two different tables are no game."""
    with pytest.raises(ValueError, match="zip"):
        totals((*pad("10", "20"), *pad("10", "20", "30")))
    (line,) = pad("10", "20", "30")
    torn = line._replace(score=Score((10, 20), ("X", "X", "X")))
    with pytest.raises(ValueError, match="zip"):
        half_pint.result([torn])


def test_rounds_without_a_score_do_not_count() -> None:
    """HP-10: a round under way."""
    assert totals((*pad("10 20", "- 5X"), finished([0, 0], []))) == (30, 5)
