"""HP-1, PM-1, F-10, F-11: what is stronger in which edition."""

from __future__ import annotations

from itertools import pairwise

import pytest

from taproom.games.tricks import HALF_PINT, MUERTOS, Edition, RowGroups, combination_of

from .dealing import cards, ranks

BOTH = pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS], ids=lambda each: each.id)


def strength(edition: Edition, text: str) -> tuple[int, ...]:
    combination = combination_of(cards(text))
    assert combination is not None
    return edition.strength(combination, cards(text))


def order(edition: Edition) -> list[str]:
    """Strongest first, as in the rulebook."""
    return [each.value for each in reversed(edition.ranking)]


def test_half_pint_order() -> None:
    """HP-1: strongest first."""
    assert order(HALF_PINT) == [
        "royal-flush",
        "five",
        "straight-flush",
        "four",
        "flush",
        "full-house",
        "straight",
        "three",
        "two-pair",
        "pair",
        "high-card",
    ]


def test_muertos_order() -> None:
    """PM-1: as HP-1, but a full house beats a flush."""
    assert order(MUERTOS) == [
        "royal-flush",
        "five",
        "straight-flush",
        "four",
        "full-house",
        "flush",
        "straight",
        "three",
        "two-pair",
        "pair",
        "high-card",
    ]


def test_where_the_editions_differ() -> None:
    """HP-2 to HP-9, PM-2 to PM-5."""
    assert (HALF_PINT.id, MUERTOS.id) == ("half-pint", "muertos")
    assert (HALF_PINT.row_groups, MUERTOS.row_groups) == (RowGroups.EACH, RowGroups.ANY)
    assert (HALF_PINT.three_before_pair, MUERTOS.three_before_pair) == (False, True)
    assert (HALF_PINT.chips, MUERTOS.chips) == (True, False)
    assert (HALF_PINT.must_bet_from, MUERTOS.must_bet_from) == (3, None)
    assert (HALF_PINT.brawls, MUERTOS.brawls) == (True, False)
    assert HALF_PINT.options == {"rounds", "bets", "deck", "row-groups", "toasts"}
    assert MUERTOS.options == {"rounds", "bets", "deck", "row-groups", "doubts"}


@BOTH
def test_a_kind_beats_every_weaker_kind(edition: Edition) -> None:
    """F-10: the lowest of a kind beats the highest of the kind below."""
    lowest = {
        "royal-flush": "R9 R10 R11 R12 R13",
        "five": "R1 Y1 G1 B1 P1",
        "straight-flush": "R1 R2 R3 R4 R5",
        "four": "R1 Y1 G1 B1",
        "flush": "R1 R2 R3 R4 R6",
        "full-house": "R1 Y1 G1 R2 Y2",
        "straight": "Y1 R2 R3 R4 R5",
        "three": "R1 Y1 G1",
        "two-pair": "R1 Y1 R2 Y2",
        "pair": "R1 Y1",
        "high-card": "R1",
    }
    highest = {
        "royal-flush": "P9 P10 P11 P12 P13",
        "five": "R13 Y13 G13 B13 P13",
        "straight-flush": "R8 R9 R10 R11 R12",
        "four": "R13 Y13 G13 B13",
        "flush": "R13 R12 R11 R10 R8",
        "full-house": "R13 Y13 G13 R12 Y12",
        "straight": "Y13 R12 R11 R10 R9",
        "three": "R13 Y13 G13",
        "two-pair": "R13 Y13 R12 Y12",
        "pair": "R13 Y13",
        "high-card": "R13",
    }
    for stronger, weaker in pairwise(order(edition)):
        assert strength(edition, lowest[stronger]) > strength(edition, highest[weaker])


@BOTH
@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("R8", "P7"),
        ("R8 Y8", "G7 B7"),
        ("R8 Y8 R2 Y2", "R7 Y7 R6 Y6"),
        ("R8 Y8 R3 Y3", "G8 B8 R2 Y2"),
        ("R3 Y3 R8 Y8", "R2 Y2 G8 B8"),
        ("R8 Y8 G8", "R7 Y7 G7"),
        ("R9 Y10 G11 B12 P13", "R8 Y9 G10 B11 P12"),
        ("R13 R2 R3 R4 R5", "Y12 Y11 Y10 Y9 Y7"),
        ("R13 R6 R3 R2 R1", "Y13 Y5 Y4 Y3 Y2"),
        ("R9 R7 R5 R3 R2", "Y9 Y7 Y5 Y3 Y1"),
        ("R8 Y8 G8 B8", "R7 Y7 G7 B7"),
        ("R8 Y8 G8 R3 Y3", "B8 P8 G8 R2 Y2"),
        ("R2 R3 R4 R5 R6", "Y1 Y2 Y3 Y4 Y5"),
        ("R8 Y8 G8 B8 P8", "R7 Y7 G7 B7 P7"),
    ],
)
def test_of_equal_kinds_the_values_decide(edition: Edition, stronger: str, weaker: str) -> None:
    """F-11: in falling order, the first difference decides."""
    assert strength(edition, stronger) > strength(edition, weaker)


@BOTH
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("R8", "P8"),
        ("R8 Y8", "G8 B8"),
        ("R1 Y2 G3 B4 P5", "P1 B2 G3 Y4 R5"),
        ("R9 R10 R11 R12 R13", "P13 P12 P11 P10 P9"),
    ],
)
def test_suits_do_not_matter(edition: Edition, one: str, other: str) -> None:
    """F-1, F-10: equal, so the one played first wins."""
    assert strength(edition, one) == strength(edition, other)


def test_full_houses_of_half_pint() -> None:
    """F-11: 13 13 2 2 2 beats 12 12 12 11 11."""
    assert strength(HALF_PINT, "R13 Y13 R2 Y2 G2") > strength(HALF_PINT, "R12 Y12 G12 R11 Y11")


def test_full_houses_of_muertos() -> None:
    """F-11: the three first, so kings and queens beat a pair of aces; then the pair."""
    aces, kings = ranks("RA YA R3 Y3 G3"), ranks("RK YK GK RQ YQ")
    assert strength(MUERTOS, kings) > strength(MUERTOS, aces)
    assert strength(MUERTOS, ranks("RK YK GK RA YA")) > strength(MUERTOS, kings)


def test_strength_in_numbers() -> None:
    """F-11: the place in the order, then the values as they are compared."""
    assert strength(HALF_PINT, "R2 Y2 G2 R13 Y13") == (5, 13, 13, 2, 2, 2)
    assert strength(MUERTOS, "R2 Y2 G2 R13 Y13") == (6, 2, 2, 2, 13, 13)
    assert strength(MUERTOS, "R13 Y2 G2 B13 Y13") == (6, 13, 13, 13, 2, 2)
    assert strength(HALF_PINT, "R1 R9 R5 R3 R7") == (6, 9, 7, 5, 3, 1)
    assert strength(MUERTOS, "R1 R9 R5 R3 R7") == (5, 9, 7, 5, 3, 1)
    assert strength(MUERTOS, "R2 Y2 G13 R13") == (2, 13, 13, 2, 2)
