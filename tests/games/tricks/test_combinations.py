"""F-8 and F-9: which cards make which combination, and the row rule of HP-2."""

from __future__ import annotations

import pytest

from taproom.games.tricks import Combination, RowGroups, combination_of
from taproom.games.tricks.combinations import row_stands_alone

from .dealing import cards, play


def test_names() -> None:
    """F-8: as they are written in transcripts."""
    assert [each.value for each in Combination] == [
        "high-card",
        "pair",
        "two-pair",
        "three",
        "straight",
        "full-house",
        "flush",
        "four",
        "straight-flush",
        "five",
        "royal-flush",
    ]
    assert [each.value for each in RowGroups] == ["each", "any"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("R1", "high-card"),
        ("P13", "high-card"),
        ("R7 Y7", "pair"),
        ("R7 Y7 G7", "three"),
        ("R7 Y7 G2 B2", "two-pair"),
        ("R2 Y7 G2 B7", "two-pair"),
        ("R7 Y7 G7 B7", "four"),
        ("R7 Y7 G7 B2 P2", "full-house"),
        ("R7 Y7 G2 B2 P2", "full-house"),
        ("R7 Y7 G7 B7 P7", "five"),
        ("R1 Y2 G3 B4 P5", "straight"),
        ("P9 R8 R7 R6 R5", "straight"),
        ("Y9 R10 R11 R12 R13", "straight"),
        ("R1 R3 R5 R7 R9", "flush"),
        ("P13 P1 P2 P3 P5", "flush"),
        ("R1 R2 R3 R4 R5", "straight-flush"),
        ("G12 G11 G10 G9 G8", "straight-flush"),
        ("G13 G12 G11 G10 G9", "royal-flush"),
    ],
)
def test_exact_combinations(text: str, name: str) -> None:
    """F-8, F-9: all cards together form exactly one combination of its exact size."""
    assert combination_of(cards(text)) is Combination(name)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "R7 R8",  # two cards, no pair
        "R7 Y7 R8",  # a spare card
        "R7 R8 R9",
        "R7 Y7 G7 R8",
        "R7 Y7 R8 R9",
        "R1 R2 R3 R4",  # four of a suit or in a row are nothing
        "R7 Y7 G7 B7 R8",
        "R7 Y7 G8 B8 R9",
        "R7 Y7 G7 R8 R9",
        "R7 Y7 R8 R9 R10",
        "R1 R2 R3 R4 Y6",  # a hole in the straight, another suit in the flush
        "R1 R10 Y11 R12 R13",  # no straight around the corner
        "Y1 R2 R3 R4 R13",  # an ace is never low
        "R1 R2 R3 R4 R5 R6",  # six cards
        "R1 R3 R5 R7 R9 R11",
        "R7 Y7 G7 R8 Y8 G8",
        "R7 Y7 G7 B7 R8 Y8",
        "R1 Y1 R2 R3 R4 R5",
        "R1 Y1 R2 Y2 R3 Y3",
    ],
)
def test_what_is_no_combination(text: str) -> None:
    """F-8: no spare cards. F-9: no wrap-around."""
    assert combination_of(cards(text)) is None


@pytest.mark.parametrize("high", range(5, 13))
def test_a_straight_flush_never_ends_on_13(high: int) -> None:
    """F-9: then it is royal."""
    text = " ".join(f"Y{value}" for value in range(high - 4, high + 1))
    assert combination_of(cards(text)) is Combination.STRAIGHT_FLUSH


@pytest.mark.parametrize(
    ("text", "alone"),
    [
        ("R7 Y7 + G12 B12", True),
        ("R7 Y12 + G7 B12", False),
        ("R7 Y7 G12 + B12", False),
        ("R7 Y7 G12 B12", False),
        ("R7 Y7 G7 + B12 P12", True),
        ("R12 + Y12 B12 G7 P7", True),
        ("R12 Y7 + G12 B12 P7", False),
    ],
)
def test_a_group_of_row_cards_only(text: str, alone: bool) -> None:  # noqa: FBT001
    """HP-2: each value group must hold at least one hand card."""
    assert row_stands_alone(play(text)) is alone
