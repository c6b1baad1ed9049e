"""The rules and the kernel side by side: one game walked in both, compared at every state.

    python -m tests.kernels.troll.comparing 2000

walks that many games and says how many positions, and how many rare ones, were compared.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from taproom.core import Seeded
from taproom.games.troll import (
    Ability,
    Barman,
    MugType,
    Place,
    Remove,
    Seating,
    Smash,
    Steal,
    Swap,
    TrollAction,
    TrollGame,
    TrollState,
)
from taproom.kernels import available
from taproom.kernels.troll import layout as at
from taproom.kernels.troll.acting import act
from taproom.kernels.troll.compiled import Ints, interpreted, ints, zeros
from taproom.kernels.troll.legal import legal
from taproom.kernels.troll.scoring import KEPT, ahead, points
from taproom.kernels.troll.tables import tables
from taproom.kernels.troll.translating import Translator


@dataclass(frozen=True)
class Twin:
    """The kernel, compiled or run by Python."""

    fast: bool

    def _of(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return function if self.fast else interpreted(function)

    def steps(self, game: TrollGame, row: Ints) -> list[int]:
        out = zeros(at.MOST_STEPS, fast=self.fast)
        end = self._of(legal)(tables(game, fast=self.fast), row, out, 0)
        return [int(step) for step in out[:end]]

    def after(self, game: TrollGame, row: Ints, step: int) -> Ints:
        changed = ints(row, fast=self.fast)
        self._of(act)(tables(game, fast=self.fast), changed, step)
        return changed

    def result(self, game: TrollGame, row: Ints) -> tuple[int, tuple[int, int]]:
        table = tables(game, fast=self.fast)
        kept = zeros(KEPT, fast=self.fast)
        totals = row[at.TOTAL : at.TOTAL + 2]
        ours, theirs = [self._of(points)(table, total, kept, 0) for total in totals]
        return self._of(ahead)(table, row, kept, 0), (ours, theirs)


def told(row: Sequence[int]) -> list[int]:
    """All that a row says: what is left in the queue by Brawlers who have acted says nothing."""
    said = [int(each) for each in row]
    for place in range(said[at.WAITING], at.BRAWLERS_AT_MOST):
        said[at.QUEUE + place] = 0
    return said


def walk(game: TrollGame, seed: str, twin: Twin, rare: Counter[str]) -> int:
    """One game in both; how many positions were compared."""
    random = Random(seed)
    state: TrollState = game.start(Seeded(seed))
    row = Translator(state).position(fast=twin.fast)
    compared = 0
    while state.result is None:
        compared += 1
        seat = state.actors[0]
        now = Translator(state)
        actions = state.legal(seat)
        steps = [now.step(action) for action in actions]
        assert sorted(twin.steps(game, row)) == sorted(steps), (game, seed, state)
        for action, step in zip(actions, steps, strict=True):
            assert _same(now.action(step), action)
        action = _chosen(actions, state, random)
        rare.update(_rarities(state, action))
        state, _ = state.act(seat, action)
        row = twin.after(game, row, now.step(action))
        assert told(row) == told(Translator(state).position(fast=False)), (game, seed, action)
    winners = state.result.winners
    won = 0 if len(winners) == game.seats else 1 - 2 * (winners[0] % 2)
    assert twin.result(game, row) == (won, state.result.points), (game, seed)
    rare[f"won by {state.result.by}"] += 1
    rare.update([f"cocktail of {each.size}" for each in _cocktails(state)])
    return compared


def _same(one: TrollAction, other: TrollAction) -> bool:
    if isinstance(one, Swap) and one.cells is not None:
        return isinstance(other, Swap) and set(one.cells) == set(other.cells or ())
    return one == other


def _chosen(actions: Sequence[TrollAction], state: TrollState, random: Random) -> TrollAction:
    """Any, but rather one that leads somewhere rare: abilities used, small creatures covered."""
    liked = [each for each in actions if _is_liked(each, state)]
    return random.choice(liked if liked and random.random() < 0.6 else actions)


def _is_liked(action: TrollAction, state: TrollState) -> bool:
    match action:
        case Place(_, cell, shift):
            return shift is not None or cell in state.field.spots
        case Swap(cells):
            return cells is not None and any(
                state.field.spots[cell].token is not None for cell in cells
            )
        case Remove(cell) | Smash(cell):
            return cell is not None
        case Steal(source):
            return source is not None
        case Barman(side):
            return side is not None
    return True


def _rarities(state: TrollState, action: TrollAction) -> Iterator[str]:
    spots = state.field.spots
    match action:
        case Place():
            yield from _rare_placings(state, action)
        case Steal(source, to) if source is not None:
            yield f"stolen {to}"
        case Remove(cell) if cell is not None:
            yield "removed"
            if state.field.complete:
                yield "opened again"
            if spots[cell].under:
                yield "removed from a stack"
            if spots[cell].token is not None:
                yield "removed with a token"
        case Swap(cells) if cells is not None:
            yield f"swapped {sum(spots[cell].token is not None for cell in cells)} tokens"
            if any(spots[cell].under for cell in cells):
                yield "swapped on a stack"
        case Smash(cell) if cell is not None:
            yield f"smashed, {len(state.brawlers)} waiting"


def _rare_placings(state: TrollState, action: Place) -> Iterator[str]:
    below = state.field.spots.get(action.cell)
    if below is not None:
        yield f"a stack of {len(below.stack) + 1}"
        if below.token is not None:
            yield "a token on what was covered"
    if action.shift is not None:
        yield f"shapeshifter into {state.game.coasters[action.shift].ability}"
    if len(state.hands[state.actors[0]]) == 1:
        yield "the last coaster of a hand"


def _cocktails(state: TrollState) -> list[Any]:
    return [each for sets in state.sets or () for each in sets if each.name == "cocktail"]


def random_set(random: Random) -> list[dict[str, object]]:
    """A set file of one's own; one ability may be on most of its coasters."""
    favourite = random.choice([None, *Ability])
    chosen = [random.choice([None, *Ability, favourite, favourite, favourite]) for _ in range(13)]
    return [
        {
            "id": f"guest-{number}",
            "name": "Guest",
            "class": "guest",
            "level": random.randint(1, 9),
            "mugs": random.randint(1, 2),
            "type": random.choice(list(MugType)).value,
            "sides": [random.randint(0, 9) for _ in range(4)],
            "ability": None if ability is None else ability.value,
        }
        for number, ability in enumerate(chosen)
    ]


def random_game(seed: str) -> TrollGame:
    random = Random(seed)
    options: dict[str, object] = {
        "rules": random.choice(["basic", "pro", "pro", "pro"]),
        "seating": random.choice(list(Seating)).value,
    }
    if random.random() < 0.6:
        options["coasters"] = random_set(random)
    return TrollGame.of(random.choice([2, 4]), options)


def main() -> None:
    rare: Counter[str] = Counter()
    compared = 0
    for number in range(int(sys.argv[1])):
        seed = f"walk {number}"
        compared += walk(random_game(seed), seed, Twin(fast=available()), rare)
    sys.stdout.write(f"{compared} positions the same\n")
    for name, count in sorted(rare.items()):
        sys.stdout.write(f"{count:>8}  {name}\n")


if __name__ == "__main__":
    main()
