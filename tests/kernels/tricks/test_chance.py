"""The kernels' generator: even, repeatable, and the same however the work is shared."""

from __future__ import annotations

import numpy as np
import pytest

from taproom.kernels.tricks.bits import nth, nth_by_halving
from taproom.kernels.tricks.chance import below, fraction, mixed, rest, share, stream
from taproom.kernels.tricks.rounds import Totals, play_random_rounds
from taproom.kernels.tricks.threads import in_threads

from .tables import game_of


def test_splitmix64() -> None:
    """The first numbers of the published generator for the state 1234567."""
    gamma = 0x9E3779B97F4A7C15
    states = [np.uint64((1234567 + gamma * step) % 2**64) for step in (1, 2, 3)]
    assert [int(mixed(state)) for state in states] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_every_share_is_as_likely_as_the_others() -> None:
    counts, second = np.zeros(7, int), np.zeros((7, 5), int)
    for number in range(7000):
        word = np.uint64(mixed(np.uint64(stream(5, number))))
        first = share(word, 7)
        counts[first] += 1
        second[first, share(np.uint64(rest(word, 7)), 5)] += 1
    assert np.abs(counts - 1000).max() < 4 * 1000**0.5
    assert np.abs(second - 200).max() < 4 * 200**0.5


def test_nothing_to_choose_from_takes_no_chance() -> None:
    word = np.uint64(mixed(np.uint64(1)))
    assert share(word, 0) == 0
    assert np.uint64(rest(word, 0)) == word
    assert below(np.uint64(7), 1) == 0


def test_fractions() -> None:
    drawn = [fraction(np.uint64(stream(1, number))) for number in range(2000)]
    assert 0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1
    assert abs(np.mean(drawn) - 0.5) < 0.03


@pytest.mark.parametrize("word", [1, 0b1011, 1 << 62, -1, -(1 << 63), 0x5555555555555555])
def test_finding_a_bit_by_its_rank(word: int) -> None:
    """The processor's instruction and the way without it agree."""
    places = [place for place in range(64) if word >> place & 1]
    assert [nth(word, rank) for rank in range(len(places))] == places
    assert [nth_by_halving(word, rank) for rank in range(len(places))] == places


@pytest.mark.parametrize("edition", ["half-pint", "muertos"])
def test_threads_do_not_change_the_result(edition: str) -> None:
    game = game_of(edition, 5)
    alone = play_random_rounds(game, 3001, 7)
    for threads in (2, 3):
        assert as_lists(play_random_rounds(game, 3001, 7, threads)) == as_lists(alone)
    assert as_lists(play_random_rounds(game, 3001, 8)) != as_lists(alone)


def as_lists(totals: Totals) -> list[list[int]]:
    return [column.tolist() for column in totals]


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_no_seat_is_better_than_another(seats: int) -> None:
    """Who starts goes around, so in random play all come to the same."""
    rounds = 14 * 4000
    for edition in ("half-pint", "muertos"):
        tricks = play_random_rounds(game_of(edition, seats), rounds, 3).tricks / rounds
        assert np.abs(tricks - tricks.mean()).max() < 5 * (1.5 / rounds) ** 0.5


def test_parts_of_the_work() -> None:
    parts = in_threads(lambda first, some: (first, some), 10, 3)
    assert parts == [(0, 3), (3, 3), (6, 4)]
