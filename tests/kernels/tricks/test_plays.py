"""F-7, F-8: all plays of any hand with any row, against the playbook of the rules."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from taproom.games.tricks import (
    DECK,
    HALF_PINT,
    MUERTOS,
    Edition,
    Hand,
    Play,
    RowGroups,
    combination_of,
)
from taproom.games.tricks.combinations import playbook
from taproom.kernels.tricks.desk import new_desk
from taproom.kernels.tricks.playbook import STRENGTH
from taproom.kernels.tricks.plays import find_plays, lay_row
from taproom.kernels.tricks.position import play_of
from taproom.kernels.tricks.rules import codes_of, order_of, packed

from .comparing import sorted_play

_SEAT = 6


@st.composite
def deals(draw: st.DrawFn) -> tuple[Hand, Hand]:
    """Hand and row, often from a few values or suits so that they have something in common."""
    values = draw(st.sampled_from([range(1, 14), range(9, 14), range(1, 4), range(4, 10)]))
    suits = draw(st.sampled_from(["RYGBP", "RYGBP", "RY", "G"]))
    pool = [card for card in DECK if card.value in values and card.suit in suits]
    shuffled = draw(st.permutations(pool))
    size = draw(st.integers(1, min(8, len(pool) - 1)))
    row = draw(st.integers(1, min(5, len(pool) - size)))
    return tuple(shuffled[:size]), tuple(shuffled[size : size + row])


def found(hand: Hand, row: Hand, edition: Edition, row_groups: RowGroups) -> list[tuple[Play, int]]:
    desk = new_desk()
    desk.hands[_SEAT, : len(hand)] = codes_of(hand)
    desk.sizes[_SEAT] = len(hand)
    desk.row[: len(row)] = codes_of(row)
    desk.row_size = len(row)
    lay_row(desk)
    find_plays(desk, order_of(edition, row_groups), _SEAT)
    words = [int(word) for word in desk.plays[_SEAT, : desk.count[_SEAT]]]
    return [
        (sorted_play(play_of(word, desk.hands[_SEAT], desk.row)), word >> STRENGTH)
        for word in words
    ]


def by_the_rules(
    hand: Hand, row: Hand, edition: Edition, row_groups: RowGroups
) -> list[tuple[Play, int]]:
    rated = []
    for play in playbook(hand, row, row_groups):
        cards = play.hand + play.row
        combination = combination_of(cards)
        assert combination is not None
        rated.append((sorted_play(play), packed(edition.strength(combination, cards))))
    return rated


@pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS])
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(deals())
def test_every_play_with_its_strength(edition: Edition, dealt: tuple[Hand, Hand]) -> None:
    """HP-1, HP-2, PM-1, PM-2, F-11: with both row rules, each play once."""
    for row_groups in RowGroups:
        ours = found(*dealt, edition, row_groups)
        theirs = by_the_rules(*dealt, edition, row_groups)
        assert len(ours) == len(set(ours))
        assert set(ours) == set(theirs)
