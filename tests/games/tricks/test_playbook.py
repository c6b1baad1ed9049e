"""F-7: every play of a hand with the row, against the slow way: trying all sets of cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from taproom.games.tricks import DECK, Card, Combination, Hand, Play, RowGroups, combination_of
from taproom.games.tricks.combinations import playbook

from .dealing import cards, play

_BY_COUNTS = {
    (1,): "high-card",
    (2,): "pair",
    (3,): "three",
    (2, 2): "two-pair",
    (4,): "four",
    (2, 3): "full-house",
    (5,): "five",
}


AsSets = tuple[frozenset[Card], frozenset[Card]]


def named(together: Hand) -> str | None:
    """F-8, F-9 once more, in the plainest words."""
    values = sorted(card.value for card in together)
    if len(together) == 5:
        straight = values == list(range(values[0], values[0] + 5))
        flush = len({card.suit for card in together}) == 1
        if straight and flush:
            return "royal-flush" if values[0] == 9 else "straight-flush"
        if straight or flush:
            return "flush" if flush else "straight"
    return _BY_COUNTS.get(tuple(sorted(Counter(values).values())))


def allowed(hand: Hand, row: Hand, row_groups: str) -> bool:
    name = named(hand + row)
    if name is None or not hand:
        return False
    if row_groups == "each" and name in ("two-pair", "full-house"):
        held = {card.value for card in hand}
        return all(card.value in held for card in row)
    return True


def all_plays(hand: Hand, row: Hand, row_groups: str) -> set[AsSets]:
    """Every set of one to five cards that is a play."""
    found = set()
    for size in range(1, 6):
        for together in combinations(hand + row, size):
            mine = tuple(card for card in together if card in hand)
            common = tuple(card for card in together if card in row)
            if allowed(mine, common, row_groups):
                found.add((frozenset(mine), frozenset(common)))
    return found


def as_sets(plays: tuple[Play, ...]) -> list[AsSets]:
    return [(frozenset(each.hand), frozenset(each.row)) for each in plays]


@st.composite
def deals(draw: st.DrawFn) -> tuple[Hand, Hand]:
    """Hand and row, often from a few values or suits so that they have something in common."""
    values = draw(st.sampled_from([range(1, 14), range(9, 14), range(1, 4), range(4, 10)]))
    suits = draw(st.sampled_from(["RYGBP", "RYGBP", "RY", "G"]))
    pool = [card for card in DECK if card.value in values and card.suit in suits]
    shuffled = draw(st.permutations(pool))
    size = draw(st.integers(1, min(8, len(pool) - 1)))
    row = draw(st.integers(0, min(5, len(pool) - size)))
    return tuple(shuffled[:size]), tuple(shuffled[size : size + row])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(deals())
@example((cards("R7 Y7 G7 B2 P2 R2 R3 R9"), cards("P7 B7 G2 Y2 R1")))
@example((cards("R9 R10 R11 R12 R13 Y9 R1 R2"), cards("R3 R4 R5 Y13 G13")))
@example((cards("R1"), cards("Y1 G1 B1 P1 R2")))
def test_every_play_and_each_once(dealt: tuple[Hand, Hand]) -> None:
    """F-7, F-8, HP-2, PM-2: with both row rules."""
    hand, row = dealt
    for row_groups in RowGroups:
        found = as_sets(playbook(hand, row, row_groups))
        assert len(found) == len(set(found))
        assert set(found) == all_plays(hand, row, row_groups.value)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(deals())
def test_a_set_has_one_name(dealt: tuple[Hand, Hand]) -> None:
    """F-8: the strongest that fits; with nothing to spare, up to all the cards."""
    together = dealt[0] + dealt[1]
    for size in range(len(together) + 1):
        name = combination_of(together[:size])
        assert (name.value if name else None) == named(together[:size])


@pytest.mark.parametrize("row_groups", list(RowGroups))
def test_hands_of_one_to_eight_and_rows_of_one_to_five(row_groups: RowGroups) -> None:
    """F-2, F-7: the largest deals that a deck file can ask for, and the smallest."""
    hand = cards("R7 Y7 G7 R8 R9 R10 R11 Y8")
    row = cards("B7 P7 G8 R12 R13")
    for held in range(1, 9):
        for lying in range(1, 6):
            found = as_sets(playbook(hand[:held], row[:lying], row_groups))
            assert len(found) == len(set(found))
            assert set(found) == all_plays(hand[:held], row[:lying], row_groups.value)


def test_what_a_hand_can_do() -> None:
    """Fig. 4: 13 13, 2 2 and a 12 in hand and row: any single card, two pairs, or both together."""
    found = playbook(cards("R13 Y2 G12"), cards("B13 P2 R5 Y8 G7"), RowGroups.EACH)
    assert found == (
        play("R13"),
        play("Y2"),
        play("G12"),
        play("R13 + B13"),
        play("Y2 + P2"),
        play("R13 Y2 + B13 P2"),
    )


def test_the_row_rules_differ_in_two_pair_and_full_house_only() -> None:
    """HP-2, PM-2: a pair lying in the row can be grown, but does not count by itself."""
    hand, row = cards("R7 Y7 G7"), cards("B12 P12")
    each = playbook(hand, row, RowGroups.EACH)
    more = [found for found in playbook(hand, row, RowGroups.ANY) if found not in each]
    names = [combination_of(found.hand + found.row) for found in more]
    assert len(each) == 3 + 3 + 1
    assert names == [Combination.TWO_PAIR] * 3 + [Combination.FULL_HOUSE]
