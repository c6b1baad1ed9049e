"""Small changes to a set, by what was measured of it (TR-1).

Names, classes and levels stay: they are the characters. What changes is how tough the sides are and
which way they look, how many mugs there are and of which type, and who has which ability. Always a
higher level stays tougher all round, and every ability goes on to occur.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Final

from taproom.games.troll import Coaster, Sides
from taproom.games.troll.coasters import MOST_MUGS, MOST_TOUGHNESS

Set = tuple[Coaster, ...]
Shifts = Mapping[str, float]
"""By coaster: how far its presence shifts the win rate, in points of a hundred."""

Change = Callable[[Set, Shifts, Shifts, Random], Set]

_MOST_CHANGES: Final = 3
_MOST_GIVEN: Final = 3
"""Points of toughness that one side gives to another."""


def changed(
    coasters: Set, basic: Shifts, pro: Shifts, random: Random, changes: Sequence[Change]
) -> Set:
    """The set with a few things changed, likely for the better; a higher level is tougher."""
    while True:
        after = coasters
        for _ in range(random.randint(1, _MOST_CHANGES)):
            after = random.choice(changes)(after, basic, pro, random)
        if after != coasters and in_order(after):
            return after


def in_order(coasters: Sequence[Coaster]) -> bool:
    """Is every coaster tougher, all sides together, than every one of a lower level?"""
    by_level: dict[int, list[int]] = {}
    for each in coasters:
        by_level.setdefault(each.level, []).append(sum(each.sides))
    levels = [by_level[level] for level in sorted(by_level)]
    return all(max(lower) < min(higher) for lower, higher in pairwise(levels))


def _turned(coasters: Set, basic: Shifts, pro: Shifts, random: Random) -> Set:
    """Two sides of a coaster change places: as tough as before, but another way round."""
    del basic, pro
    return _with(coasters, random.choice(coasters), lambda each: _moved(each, random, swap=True))


def _reshaped(coasters: Set, basic: Shifts, pro: Shifts, random: Random) -> Set:
    """One side gives to another."""
    del basic, pro
    return _with(coasters, random.choice(coasters), lambda each: _moved(each, random, swap=False))


def _toughened(coasters: Set, basic: Shifts, pro: Shifts, random: Random) -> Set:
    """Who wins too rarely gets tougher on a side, who wins too often weaker; where the order of
    levels wants it, so do others."""
    one = _conspicuous(coasters, basic, pro, random)
    by = -1 if basic[one.id] + pro[one.id] > 0 else 1
    after = _with(coasters, one, lambda each: _tougher(each, by, random))
    for _ in range(len(coasters)):
        if in_order(after):
            break
        in_the_way = [each for each in after if each.id != one.id and _conflict(each, after, by)]
        if not in_the_way:
            break
        after = _with(after, random.choice(in_the_way), lambda each: _tougher(each, by, random))
    return after


def _mugged(coasters: Set, basic: Shifts, pro: Shifts, random: Random) -> Set:
    one = _conspicuous(coasters, basic, pro, random)
    mugs = 1 if basic[one.id] + pro[one.id] > 0 else MOST_MUGS
    return _with(coasters, one, lambda each: replace(each, mugs=mugs))


def _poured(coasters: Set, basic: Shifts, pro: Shifts, random: Random) -> Set:
    """Two coasters exchange their types of mug, which count under pro rules only (TR-10)."""
    del basic, pro
    one, other = random.sample(coasters, 2)
    after = _with(coasters, one, lambda each: replace(each, type=other.type))
    return _with(after, other, lambda each: replace(each, type=one.type))


def _taught(coasters: Set, basic: Shifts, pro: Shifts, random: Random) -> Set:
    """Two coasters exchange their abilities, which are used under pro rules only (TR-11)."""
    del basic, pro
    one, other = random.sample(coasters, 2)
    after = _with(coasters, one, lambda each: replace(each, ability=other.ability))
    return _with(after, other, lambda each: replace(each, ability=one.ability))


def _copied(coasters: Set, basic: Shifts, pro: Shifts, random: Random) -> Set:
    """One learns what another can, unless nobody could any more what it can now."""
    del basic, pro
    one, other = random.sample(coasters, 2)
    if one.ability and [each.ability for each in coasters].count(one.ability) == 1:
        return coasters
    return _with(coasters, one, lambda each: replace(each, ability=other.ability))


PRO_ONLY: Final = (_poured, _taught, _taught, _taught, _copied, _copied)
"""What makes no difference to the basic game (TR-5)."""
EVERYTHING: Final = (_turned, _turned, _reshaped, _toughened, _toughened, _mugged, *PRO_ONLY)


def _conspicuous(coasters: Set, basic: Shifts, pro: Shifts, random: Random) -> Coaster:
    """The more its presence shifts, the likelier."""
    weights = [abs(basic[each.id] + pro[each.id]) + 0.5 for each in coasters]
    return random.choices(coasters, weights)[0]


def _conflict(each: Coaster, coasters: Set, by: int) -> bool:
    """Must it follow, tougher or weaker, because of its level?"""
    toughness = sum(each.sides)
    return any(
        (other.level - each.level) * by < 0 and (sum(other.sides) - toughness) * by >= 0
        for other in coasters
    )


def _with(coasters: Set, one: Coaster, change: Callable[[Coaster], Coaster]) -> Set:
    return tuple([change(each) if each.id == one.id else each for each in coasters])


def _moved(coaster: Coaster, random: Random, *, swap: bool) -> Coaster:
    sides = list(coaster.sides)
    one, other = random.sample(range(len(sides)), 2)
    if swap:
        sides[one], sides[other] = sides[other], sides[one]
    else:
        given = random.randint(1, _MOST_GIVEN)
        given = min(given, MOST_TOUGHNESS - sides[one], sides[other])
        sides[one] += given
        sides[other] -= given
    return replace(coaster, sides=Sides(*sides))


def _tougher(coaster: Coaster, by: int, random: Random) -> Coaster:
    """Or weaker; one that can be neither stays as it is."""
    sides = list(coaster.sides)
    open_to_it = [at for at, side in enumerate(sides) if 0 <= side + by <= MOST_TOUGHNESS]
    if open_to_it:
        sides[random.choice(open_to_it)] += by
    return replace(coaster, sides=Sides(*sides))
