"""Chance: fixed vectors for the seeded shuffle, scripted chance, fresh chance."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, permutations

import pytest

from taproom.core import BadChance, Scripted, Seeded, System

HALF = 2**31


def words(text: str, purpose: str) -> Iterator[int]:
    """The words of the generator, computed in another way than the generator does."""
    for block in count():
        told = f"{text}\n{purpose}\n{block}".encode()
        digits = hashlib.sha256(told).hexdigest()
        yield from (int(digits[at : at + 8], 16) for at in range(0, 64, 8))


def test_the_first_words_are_fixed_for_ever() -> None:
    first, *others = islice(words("any text", "first"), 3)
    assert (first, *others) == (2414391355, 4273258563, 430430364)
    assert Seeded("any text").number("first", 2**32) == first


def test_an_order_is_fixed_for_ever() -> None:
    assert Seeded("any text").order("deck-1", range(10)) == (1, 8, 4, 3, 7, 0, 9, 6, 5, 2)
    assert Seeded("any text").order("deck-2", range(10)) == (2, 4, 1, 0, 9, 5, 7, 8, 6, 3)
    assert Seeded("other text").order("deck-1", range(10)) == (4, 9, 1, 5, 6, 0, 2, 7, 8, 3)


def test_a_whole_deck_draws_one_word_a_card_but_the_last() -> None:
    drawn = words("any text", "deck-1")
    left = list(range(65))
    expected = []
    for size in range(65, 1, -1):
        at = next(drawn) % size  # no word of these is thrown away
        expected.append(left[at])
        left[at] = left[0]
        left = left[1:]
    order = Seeded("any text").order("deck-1", range(65))
    assert order == (*expected, *left)
    assert order[:8] == (31, 21, 0, 52, 11, 48, 51, 15)


def test_numbers_are_fixed_for_ever() -> None:
    numbers = [Seeded("any text").number("first", seats) for seats in range(1, 8)]
    assert numbers == [0, 1, 1, 3, 0, 1, 5]


def test_asking_again_gives_the_same_answer() -> None:
    chance = Seeded("any text")
    assert chance.order("deck-1", "abcdef") == chance.order("deck-1", "abcdef")
    assert chance.number("first", 7) == chance.number("first", 7)


@pytest.mark.parametrize("items", ["", "a"])
def test_nothing_to_shuffle(items: str) -> None:
    assert Seeded("any text").order("deck-1", items) == tuple(items)


def test_words_of_the_incomplete_last_cycle_are_thrown_away() -> None:
    """With a limit just above half of all words, about every second word is refused."""
    limit = HALF + 1
    for seed in map(str, range(20)):
        kept = next(word for word in words(seed, "first") if word < limit)
        assert Seeded(seed).number("first", limit) == kept
    rejected = [next(words(seed, "first")) >= limit for seed in map(str, range(20))]
    assert rejected.count(True) == 13


def test_the_first_word_past_the_whole_cycles_is_thrown_away() -> None:
    seed = next(seed for seed in map(str, count()) if next(words(seed, "first")) > HALF)
    drawn = words(seed, "first")
    limit = next(drawn)  # one whole cycle holds the words 0 .. limit - 1
    kept = next(word for word in drawn if word < limit)
    assert Seeded(seed).number("first", limit) == kept
    assert Seeded(seed).number("first", limit + 1) == limit


def test_every_order_is_about_equally_likely() -> None:
    seen = Counter(Seeded(str(seed)).order("deck-1", "abc") for seed in range(1200))
    assert set(seen) == set(permutations("abc"))
    assert all(150 <= times <= 250 for times in seen.values())


def test_every_number_is_about_equally_likely() -> None:
    seen = Counter(Seeded("any text").number(f"first-{ask}", 5) for ask in range(1000))
    assert set(seen) == {0, 1, 2, 3, 4}
    assert all(160 <= times <= 240 for times in seen.values())


def test_any_text_is_a_seed() -> None:
    """A lone surrogate can stand in a JSON string."""
    assert Seeded("\ud800").order("deck-1", range(6)) == (1, 4, 2, 0, 5, 3)
    assert Seeded("пиво").order("deck-1", range(6)) == (4, 3, 5, 1, 2, 0)
    assert Seeded("").order("deck-1", range(6)) == (5, 2, 4, 0, 1, 3)


def test_fresh_chance_shows_its_seed_afterwards() -> None:
    chance = System()
    assert len(chance.text) == 64
    assert int(chance.text, 16) >= 0
    assert chance.order("deck-1", range(65)) == Seeded(chance.text).order("deck-1", range(65))
    assert chance.number("first", 7) == Seeded(chance.text).number("first", 7)
    assert System().text != chance.text


def test_scripted_chance_gives_what_it_was_given() -> None:
    chance = Scripted({"deck-1": ["b", "c", "a"], "deck-2": ("a", "b", "c")})
    assert chance.order("deck-1", "abc") == ("b", "c", "a")
    assert chance.order("deck-2", ["a", "b", "c"]) == ("a", "b", "c")


def test_scripted_chance_has_no_more_than_it_was_given() -> None:
    with pytest.raises(BadChance) as caught:
        Scripted({"deck-1": "abc"}).order("deck-2", "abc")
    assert (caught.value.code, caught.value.reason) == ("bad-chance", "missing")
    assert caught.value.params == {"purpose": "deck-2"}
    assert caught.value.rule is None


@pytest.mark.parametrize("given", ["ab", "abca", "abb", "abd", ""])
def test_scripted_chance_must_be_whole(given: str) -> None:
    with pytest.raises(BadChance) as caught:
        Scripted({"deck-1": given}).order("deck-1", "abc")
    assert (caught.value.code, caught.value.reason) == ("bad-chance", "not-an-order")
    assert caught.value.params == {"purpose": "deck-1"}


def test_scripted_chance_never_picks_a_number() -> None:
    """Scripted chance needs `first`."""
    with pytest.raises(BadChance) as caught:
        Scripted({"first": [0, 1, 2]}).number("first", 3)
    assert (caught.value.code, caught.value.reason) == ("bad-chance", "missing")
    assert caught.value.params == {"purpose": "first"}
