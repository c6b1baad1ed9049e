"""Counting the mugs (TR-8), making the sets (TR-10, Cocktails of TR-11), and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from taproom.core import Result, Seat
from taproom.games.troll.coasters import Ability, Coaster, MugType
from taproom.games.troll.field import TEAMS, Field, Team, team_of

COCKTAIL: Final = "cocktail"
SMALLEST_SET: Final = 2
_BONUS: Final = (0, 0, 1, 2)
_TYPES: Final = range(len(MugType))


class MugSet(NamedTuple):
    name: str
    """A type of mug, or COCKTAIL."""
    size: int
    """In coasters."""


Sets = tuple[MugSet, ...]


@dataclass(frozen=True, slots=True)
class Score:
    points: int
    sets: Sets
    levels: int


def score(field: Field, team: Team, *, pro: bool) -> Score:
    """What a team has at the end; sets are made under pro rules only."""
    counted = list(field.counted(team))
    sets = best_sets(coaster for coaster, mugs in counted if mugs) if pro else ()
    return Score(
        points=sum(mugs for _, mugs in counted) + _total(sets),
        sets=sets,
        levels=sum(coaster.level for coaster, _ in counted),
    )


def result(scores: Sequence[Score], seats: int) -> Result:
    """Points; then largest set, number of sets, levels (TR-8, TR-10); then a draw."""
    points = tuple([each.points for each in scores])
    measures = {
        "points": points,
        "set": [_largest(each.sets) for each in scores],
        "sets": [len(each.sets) for each in scores],
        "levels": [each.levels for each in scores],
    }
    everyone = [Seat(seat) for seat in range(seats)]
    for by, (ours, theirs) in measures.items():
        if ours != theirs:
            ahead = TEAMS[ours < theirs]
            return Result(tuple([seat for seat in everyone if team_of(seat) == ahead]), points, by)
    return Result(tuple(everyone), points, "shared")


def bonus(size: int) -> int:
    """What a set is worth beside its mugs; two more for each coaster above three (TR-10)."""
    most = len(_BONUS) - 1
    return _BONUS[min(size, most)] + 2 * max(size - most, 0)


def best_sets(coasters: Iterable[Coaster]) -> Sets:
    """The best total; then the largest set, the most sets, the fewest cocktails (TR-10).

    One type never makes two sets: a set is always worth more than its parts.
    """
    return min(map(_sets, _shelves(coasters)), key=_rank)


def _rank(sets: Sets) -> tuple[int, int, int, int, Sets]:
    """Lower is better; the last resort is the alphabet."""
    cocktails = [each.name for each in sets].count(COCKTAIL)
    return -_total(sets), -_largest(sets), -len(sets), cocktails, sets


def _total(sets: Sets) -> int:
    return sum(bonus(each.size) for each in sets)


def _largest(sets: Sets) -> int:
    return max((each.size for each in sets), default=0)


class _Shelf(NamedTuple):
    """How many coasters are left for sets of one type, by type, and the cocktails made so far.

    Makers have the ability Cocktails, the plain ones do not.
    """

    plain: tuple[int, ...]
    makers: tuple[int, ...]
    cocktails: tuple[int, ...]


def _sets(shelf: _Shelf) -> Sets:
    made = [MugSet(COCKTAIL, size) for size in shelf.cocktails]
    for mug, plain, makers in zip(MugType, shelf.plain, shelf.makers, strict=True):
        made.append(MugSet(mug.value, plain + makers))
    kept = [each for each in made if each.size >= SMALLEST_SET]
    return tuple(sorted(kept, key=lambda each: (-each.size, each.name)))


def _shelves(coasters: Iterable[Coaster]) -> set[_Shelf]:
    """The ways to mix cocktails, or none, but for those that cannot come near the best total."""
    plain, makers = [0] * len(MugType), [0] * len(MugType)
    for coaster in coasters:
        pile = makers if coaster.ability is Ability.COCKTAILS else plain
        pile[list(MugType).index(coaster.type)] += 1
    start = _Shelf(tuple(plain), tuple(makers), ())
    found, todo, best = {start}, [start], 0
    while todo:
        shelf = todo.pop()
        best = max(best, _total(_sets(shelf)))
        new = {mixed for mixed in _mixed_once_more(shelf) if _at_most(mixed) >= best} - found
        found |= new
        todo.extend(new)
    return found


def _at_most(shelf: _Shelf) -> int:
    """A bound for the total: in a cocktail, no coaster is worth more than one point."""
    left = [plain + makers for plain, makers in zip(shelf.plain, shelf.makers, strict=True)]
    return sum(map(bonus, shelf.cocktails)) + sum(max(count, bonus(count)) for count in left)


def _mixed_once_more(shelf: _Shelf) -> Iterator[_Shelf]:
    """One maker, and coasters of other types, each type once."""
    for maker in _TYPES:
        if not shelf.makers[maker]:
            continue
        others = [
            kind for kind in _TYPES if kind != maker and shelf.plain[kind] + shelf.makers[kind]
        ]
        for size in range(1, len(others) + 1):
            for mixed in combinations(others, size):
                # A plain one goes in first: a maker can do all that it can, and more.
                plain = [kind for kind in mixed if shelf.plain[kind]]
                makers = [maker, *(kind for kind in mixed if not shelf.plain[kind])]
                yield _Shelf(
                    _less(shelf.plain, plain),
                    _less(shelf.makers, makers),
                    tuple(sorted([*shelf.cocktails, 1 + size])),
                )


def _less(counts: tuple[int, ...], taken: list[int]) -> tuple[int, ...]:
    return tuple([count - (kind in taken) for kind, count in enumerate(counts)])
