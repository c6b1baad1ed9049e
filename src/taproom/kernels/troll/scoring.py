"""Points, sets and cocktails of a team's total, and who is ahead (TR-8, TR-10)."""

from __future__ import annotations

from taproom.kernels.troll.compiled import Ints, compiled
from taproom.kernels.troll.layout import TOTAL
from taproom.kernels.troll.tables import COUNT_BITS, LEVELS, MAKERS, PLAIN, PRO

_TYPES = 4
_COUNT = (1 << COUNT_BITS) - 1
_COUNTS = (1 << _TYPES * COUNT_BITS) - 1
_MIXES = 7
"""With each maker, the sets of other types that it can be mixed with."""

# What sets are worth, in one number: their bonus, then the largest set, then how many there are.
SETS_BITS = 6
BONUS = 2 * SETS_BITS
KEPT = 2048
"""The room in which the best sets of totals with Cocktails are kept, each with its key."""


@compiled
def bonus(size: int) -> int:
    """What a set is worth beside its mugs."""
    if size < 2:
        return 0
    return max(1, 2 * size - 4)


@compiled
def _worth(counts: int, twos: int, threes: int, fours: int) -> int:
    """One set of each type, and so many cocktails of two, three and four coasters."""
    points = twos * bonus(2) + threes * bonus(3) + fours * bonus(4)
    number = twos + threes + fours
    largest = 4 if fours else 3 if threes else 2 if twos else 0
    for kind in range(_TYPES):
        size = counts >> COUNT_BITS * kind & _COUNT
        if size >= 2:
            points += bonus(size)
            number += 1
            largest = max(largest, size)
    return (points << BONUS) + (largest << SETS_BITS) + number


@compiled
def _at_most(counts: int, mixed: int) -> int:
    """A bound for the bonus: in a cocktail, no coaster is worth more than one point."""
    most = mixed
    for kind in range(_TYPES):
        size = counts >> COUNT_BITS * kind & _COUNT
        most += max(size, bonus(size))
    return most


@compiled
def _others(mix: int) -> int:
    """One each of the types that the maker is mixed with."""
    maker = mix // _MIXES
    chosen = 1 + mix % _MIXES
    counts = 0
    for other in range(_TYPES - 1):
        if chosen >> other & 1:
            counts += 1 << COUNT_BITS * (other + 1 if other >= maker else other)
    return counts


@compiled
def _size(mix: int) -> int:
    chosen = 1 + mix % _MIXES
    return 1 + (chosen & 1) + (chosen >> 1 & 1) + (chosen >> 2)


@compiled
def _can_be_mixed(plain: int, makers: int, made: int, added: int) -> bool:
    """Are there so many makers, and so many others? Plain ones are added before other makers."""
    for kind in range(_TYPES):
        one = COUNT_BITS * kind
        lacking = max(0, (added >> one & _COUNT) - (plain >> one & _COUNT))
        if (made >> one & _COUNT) + lacking > makers >> one & _COUNT:
            return False
    return True


@compiled
def _with_cocktails(plain: int, makers: int) -> int:
    """The best of all ways to mix cocktails.

    In which order they are mixed does not matter, so they are tried in rising order only. The path
    holds those of the way looked at, each plus 1; twelve at most fit on a field.
    """
    path = 0
    made = 0
    added = 0
    sizes = 0
    best = _worth(plain + makers, 0, 0, 0)
    mix = 0
    while True:
        if mix == _TYPES * _MIXES:
            if not path:
                return best
            mix = (path & _COUNT) - 1
            path >>= COUNT_BITS
            made -= 1 << COUNT_BITS * (mix // _MIXES)
            added -= _others(mix)
            sizes -= 1 << COUNT_BITS * _size(mix)
            mix += 1
            continue
        if not makers >> COUNT_BITS * (mix // _MIXES) & _COUNT:
            mix += _MIXES - mix % _MIXES
            continue
        making = made + (1 << COUNT_BITS * (mix // _MIXES))
        adding = added + _others(mix)
        if not _can_be_mixed(plain, makers, making, adding):
            mix += 1
            continue
        grown = sizes + (1 << COUNT_BITS * _size(mix))
        twos = grown >> 2 * COUNT_BITS & _COUNT
        threes = grown >> 3 * COUNT_BITS & _COUNT
        fours = grown >> 4 * COUNT_BITS & _COUNT
        left = plain + makers - making - adding
        if _at_most(left, twos * bonus(2) + threes * bonus(3) + fours * bonus(4)) < best >> BONUS:
            mix += 1
            continue
        best = max(best, _worth(left, twos, threes, fours))
        path = (path << COUNT_BITS) + mix + 1
        made, added, sizes = making, adding, grown


@compiled
def fold(key: int) -> int:
    """All bits of a number brought down to its lower ones."""
    key ^= key >> 31
    key ^= key >> 17
    return key ^ key >> 9


@compiled
def sets(total: int, kept: Ints, at: int) -> int:
    """The best sets of a team: bonus, largest, number. Cocktails already mixed are kept there."""
    plain = total >> PLAIN & _COUNTS
    makers = total >> MAKERS
    if not makers:
        return _worth(plain, 0, 0, 0)
    key = total >> PLAIN
    slot = at + 2 * (fold(key) & KEPT // 2 - 1)
    if kept[slot] != key:
        kept[slot] = key
        kept[slot + 1] = _with_cocktails(plain, makers)
    return kept[slot + 1]


@compiled
def _measure(r: Ints, total: int, kept: Ints, at: int) -> int:
    """Points, largest set, number of sets, levels: whoever has more, is ahead."""
    worth = sets(total, kept, at) if r[PRO] else 0
    worth += (total & (1 << LEVELS) - 1) << BONUS
    return (worth << PLAIN - LEVELS) + (total >> LEVELS & (1 << PLAIN - LEVELS) - 1)


@compiled
def points(r: Ints, total: int, kept: Ints, at: int) -> int:
    return _measure(r, total, kept, at) >> BONUS + PLAIN - LEVELS


@compiled
def ahead(r: Ints, p: Ints, kept: Ints, at: int) -> int:
    """1 if team 0 is ahead, -1 if team 1 is, 0 if all is equal."""
    ours = _measure(r, p[TOTAL], kept, at)
    theirs = _measure(r, p[TOTAL + 1], kept, at)
    if ours == theirs:
        return 0
    return 1 if ours > theirs else -1


@compiled
def lead(r: Ints, p: Ints, kept: Ints, at: int) -> int:
    """By how many points team 0 is ahead."""
    return points(r, p[TOTAL], kept, at) - points(r, p[TOTAL + 1], kept, at)
