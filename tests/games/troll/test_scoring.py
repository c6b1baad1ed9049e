"""TR-8 and TR-10: points, sets, cocktails, tie-breaks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taproom.core import Result, Seat
from taproom.games.troll import COCKTAIL, Ability, Coaster, MugType, Team
from taproom.games.troll.scoring import Score, best_sets, bonus, result, score

from .drawing import coaster, draw

LETTERS = {"l": "light", "d": "dark", "w": "wheat", "a": "ale"}


def shelf(text: str) -> list[Coaster]:
    """One letter is one coaster by its mug type; a capital one has the ability Cocktails."""
    return [
        coaster(LETTERS[each.lower()], ability=Ability.COCKTAILS if each.isupper() else None)
        for each in text
    ]


def sets(text: str) -> str:
    """The best sets, as `light 3, cocktail 2`."""
    return ", ".join(f"{each.name} {each.size}" for each in best_sets(shelf(text)))


@pytest.mark.parametrize(
    ("size", "worth"),
    [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 8), (7, 10), (8, 12), (12, 20)],
)
def test_tr10_what_a_set_is_worth(size: int, worth: int) -> None:
    assert bonus(size) == worth


@pytest.mark.parametrize(
    ("coasters", "made"),
    [
        ("", ""),
        ("l", ""),
        ("ldwa", ""),
        ("ll", "light 2"),
        ("lldd", "dark 2, light 2"),
        ("wwlldda", "dark 2, light 2, wheat 2"),
        ("lllddaaaa", "ale 4, light 3, dark 2"),
        ("llllllll", "light 8"),
    ],
)
def test_tr10_one_set_for_each_type_the_largest_first(coasters: str, made: str) -> None:
    assert sets(coasters) == made


@pytest.mark.parametrize(
    ("coasters", "made"),
    [
        ("L", ""),
        ("Ll", "light 2"),
        ("Ld", "cocktail 2"),
        ("LD", "cocktail 2"),
        ("Ldw", "cocktail 3"),
        ("Ldwa", "cocktail 4"),
        ("LDWA", "cocktail 4"),
        # A second coaster of a type does not fit into it.
        ("Lddwa", "cocktail 4"),
        ("Llldwa", "cocktail 4, light 2"),
        # It must hold the coaster with the ability.
        ("Lldwa", "cocktail 4"),
        ("lldwa", "light 2"),
        # Two make one each, or one is in the other's.
        ("LDldwwaa", "cocktail 4, cocktail 4"),
        ("LLddww", "cocktail 3, cocktail 3"),
        # A longer set is not torn for it.
        ("Lllld", "light 4"),
        ("LlllldD", "light 5, dark 2"),
        ("Lllllldw", "light 6"),
    ],
)
def test_tr11_cocktails(coasters: str, made: str) -> None:
    assert sets(coasters) == made


@pytest.mark.parametrize(
    ("coasters", "made"),
    [
        # The largest set: not cocktail 2, light 2, though that is more sets.
        ("lllD", "light 3"),
        ("lldW", "cocktail 3"),
        # The most sets: not cocktail 3, cocktail 3.
        ("llddwWW", "wheat 3, dark 2, light 2"),
        # The fewest cocktails: not one, or two, of the same size.
        ("llD", "light 2"),
        ("LlDd", "dark 2, light 2"),
        # The alphabet: not light 3, cocktail 2.
        ("llldW", "cocktail 3, light 2"),
        # The alphabet again: not dark 3, ale 2, cocktail 2.
        ("aaadddW", "ale 3, cocktail 2, dark 2"),
    ],
)
def test_tr10_equally_good_totals(coasters: str, made: str) -> None:
    """The best total; then the largest set, the most sets, the fewest cocktails, the alphabet."""
    assert sets(coasters) == made


def parts(coasters: Sequence[Coaster]) -> Iterator[list[list[Coaster]]]:
    """Every way to part the coasters."""
    if not coasters:
        yield []
        return
    first, *rest = coasters
    for parted in parts(rest):
        yield [[first], *parted]
        for at, part in enumerate(parted):
            yield [*parted[:at], [first, *part], *parted[at + 1 :]]


def name_of(part: Sequence[Coaster]) -> str | None:
    """What set these coasters make together, if any."""
    kinds = {each.type for each in part}
    if len(kinds) == 1:
        return part[0].type.value
    mixes = any(each.ability is Ability.COCKTAILS for each in part)
    return COCKTAIL if mixes and len(kinds) == len(part) else None


def best_by_trying_all(coasters: Sequence[Coaster]) -> object:
    found = []
    for parted in parts(coasters):
        named = [(name_of(part), len(part)) for part in parted]
        if any(name is None for name, _ in named):
            continue
        listed = sorted(
            [(str(name), size) for name, size in named if size > 1],
            key=lambda each: (-each[1], each[0]),
        )
        sizes = [size for _, size in listed]
        cocktails = sum(name == COCKTAIL for name, _ in listed)
        worth = sum({2: 1, 3: 2, 4: 4, 5: 6, 6: 8, 7: 10}[size] for size in sizes)
        found.append((-worth, -max(sizes, default=0), -len(sizes), cocktails, listed))
    return min(found)[-1]


@given(st.text("ldwaLDWA", max_size=7))
def test_tr10_the_best_sets_of_all_there_are(text: str) -> None:
    """Total, largest set, most sets, fewest cocktails, alphabet: against every partition."""
    assert [tuple(each) for each in best_sets(shelf(text))] == best_by_trying_all(shelf(text))


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("Dl" * 12, "dark 12, light 12"),
        ("LDWA" * 3, "cocktail 4, cocktail 4, cocktail 4"),
        ("LDWAldwa" * 3, "ale 6, dark 6, light 6, wheat 6"),
        ("LLLlDddWwA", "light 4, cocktail 2, dark 2, wheat 2"),
    ],
)
def test_tr10_many_cocktails_at_once(text: str, made: str) -> None:
    assert sets(text) == made


def test_tr8_one_point_for_each_mug_of_the_team() -> None:
    field = draw("mid0 weak1>0 tough1\nmid1 . .")
    assert score(field, Team(0), pro=False) == Score(points=3, sets=(), levels=7)
    assert score(field, Team(1), pro=False) == Score(points=3, sets=(), levels=13)


def test_tr10_both_mugs_of_a_coaster_score_but_it_is_one_in_a_set() -> None:
    field = draw("mid0 weak0 small0 tough1")
    ours = score(field, Team(0), pro=True)
    assert (ours.points, ours.sets, ours.levels) == (4 + 2, (("light", 3),), 8)
    assert score(field, Team(1), pro=True) == Score(points=1, sets=(), levels=9)
    assert score(field, Team(0), pro=False).points == 4


def test_tr10_covered_coasters_count_for_points_sets_and_levels() -> None:
    field = draw("small0/mid1 weak0")
    ours = score(field, Team(0), pro=True)
    assert (ours.points, ours.sets, ours.levels) == (2 + 1, (("light", 2),), 4)
    assert score(field, Team(1), pro=True) == Score(points=2, sets=(), levels=4)


def test_tr11_smashed_mugs_neither_score_nor_make_sets_but_levels_count() -> None:
    one_left = score(draw("mid0! weak0"), Team(0), pro=True)
    assert (one_left.points, one_left.sets, one_left.levels) == (2 + 1, (("light", 2),), 7)
    none_left = score(draw("mid0!! weak0"), Team(0), pro=True)
    assert (none_left.points, none_left.sets, none_left.levels) == (1, (), 7)


def test_tr11_a_cocktails_coaster_without_a_mug_makes_none() -> None:
    assert score(draw("mixer0 weak0"), Team(0), pro=True).sets == ((COCKTAIL, 2),)
    assert score(draw("mixer0! weak0"), Team(0), pro=True).sets == ()


def basic(text: str) -> Result:
    return result([score(draw(text), Team(team), pro=False) for team in (0, 1)], 2)


def pro(text: str, seats: int = 2) -> Result:
    return result([score(draw(text), Team(team), pro=True) for team in (0, 1)], seats)


ZERO, ONE, BOTH = (Seat(0),), (Seat(1),), (Seat(0), Seat(1))


def test_tr8_most_points_win() -> None:
    assert basic("mid0 weak1") == Result(ZERO, (2, 1), "points")
    assert basic("weak0 mid1") == Result(ONE, (1, 2), "points")


def test_tr8_a_tie_goes_to_the_higher_levels_then_it_is_a_draw() -> None:
    assert basic("weak0 small1") == Result(ZERO, (1, 1), "levels")
    assert basic("small0 weak1") == Result(ONE, (1, 1), "levels")
    assert basic("clock0 joker1") == Result(BOTH, (1, 1), "shared")
    assert basic("mid0 weak1 small1") == Result(BOTH, (2, 2), "shared")


def test_tr8_sets_do_not_matter_in_the_basic_game() -> None:
    """Level 4 against 12; light 2 against two different ones."""
    assert basic("weak0 small0 tough1 joker1") == Result(ONE, (2, 2), "levels")


def test_tr10_points_with_sets() -> None:
    assert pro("weak0 small0 tough1 joker1") == Result(ZERO, (3, 2), "points")
    assert pro("weak1 small1 tough0 joker0") == Result(ONE, (2, 3), "points")


def test_tr10_a_tie_goes_to_the_largest_set() -> None:
    """2 + 1 against 3 + 0, and the lower levels."""
    assert pro("weak0 small0 tough1 mid1") == Result(ZERO, (3, 3), "set")
    assert pro("weak1 small1 tough0 mid0") == Result(ONE, (3, 3), "set")


def test_tr10_then_to_the_number_of_sets() -> None:
    """4 + 1 + 1 with the lower levels, against 5 + 1."""
    many = "small{0} weak{0} thief{0} tiny{0}"
    few = "stern{1} tough{1} mid{1} clock{1}"
    assert pro(f"{many} {few}".format(0, 1)) == Result(ZERO, (6, 6), "sets")
    assert pro(f"{many} {few}".format(1, 0)) == Result(ONE, (6, 6), "sets")


def test_tr10_then_to_the_levels_covered_ones_included() -> None:
    assert pro("small0/clock0 tough1 joker1") == Result(ONE, (2, 2), "levels")
    assert pro("weak0 tiny1") == Result(ZERO, (1, 1), "levels")
    assert pro("tiny0/weak0 clock1 shifter1") == Result(ONE, (2, 2), "levels")
    assert pro("tiny0/clock0 weak1 shifter1") == Result(BOTH, (2, 2), "shared")
    assert pro("tiny0/clock0 weak1 shifter1 tough1!") == Result(ONE, (2, 2), "levels")


def test_tr12_a_team_wins_with_both_its_seats() -> None:
    assert pro("mid2 weak3", seats=4) == Result((Seat(0), Seat(2)), (2, 1), "points")
    assert pro("weak2 mid3", seats=4) == Result((Seat(1), Seat(3)), (1, 2), "points")
    everyone = (Seat(0), Seat(1), Seat(2), Seat(3))
    assert pro("clock0 joker3", seats=4) == Result(everyone, (1, 1), "shared")


def test_sets_are_read_from_any_iterable() -> None:
    once: Iterable[Coaster] = iter(shelf("ll"))
    assert [each.name for each in best_sets(once)] == [MugType.LIGHT]


def test_tr10_equally_good_sets_are_all_looked_at() -> None:
    """6 + 1 + 1 and 6 + 2 are the same total: more sets come before fewer cocktails."""
    assert sets("DDDddaWWl") == "dark 5, cocktail 2, cocktail 2"
    assert sets("DDAAAAWWl") == "ale 4, cocktail 3, cocktail 2"
