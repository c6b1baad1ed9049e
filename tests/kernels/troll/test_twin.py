"""The kernel against the rules: the same steps, the same positions, the same results."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from taproom.core import Seat, Seeded
from taproom.games.troll import Cell, Place, Swap, TrollGame
from taproom.games.troll.coasters import house_set_json
from taproom.games.troll.scoring import best_sets
from taproom.games.troll.scoring import bonus as bonus_of
from taproom.kernels import available
from taproom.kernels.troll.compiled import interpreted
from taproom.kernels.troll.scoring import BONUS, KEPT, SETS_BITS, sets
from taproom.kernels.troll.tables import WEIGHT, tables
from taproom.kernels.troll.translating import Translator

from .comparing import Twin, random_game, random_set, walk

TWIN = Twin(fast=available())
RARE = {
    "a stack of 3",
    "a token on what was covered",
    "cocktail of 4",
    "opened again",
    "removed from a stack",
    "removed with a token",
    "shapeshifter into stern-look",
    "shapeshifter into thief",
    "smashed, 3 waiting",
    "stolen off",
    "stolen thief",
    "swapped 2 tokens",
    "swapped on a stack",
    "the last coaster of a hand",
    "won by levels",
}


def test_whole_games() -> None:
    rare: Counter[str] = Counter()
    for number in range(250):
        seed = f"walk {number}"
        walk(random_game(seed), seed, TWIN, rare)
    assert set(rare) >= RARE


def test_whole_games_run_by_python() -> None:
    """Without numba the same functions are run by Python."""
    for number in range(4):
        seed = f"by python {number}"
        walk(random_game(seed), seed, Twin(fast=False), Counter())


def all_with(ability: str) -> list[dict[str, object]]:
    return [{**coaster, "ability": ability} for coaster in house_set_json()]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    "ability",
    ["thief", "stern-look", "shapeshifter", "joker", "cocktails", "brawler", "small-creature"],
)
def test_a_set_of_nothing_but_one_ability(ability: str, seats: int) -> None:
    """With Stern looks the field wanders round the ring; small creatures are piled high."""
    game = TrollGame.of(seats, {"rules": "pro", "coasters": all_with(ability)})
    for number in range(3):
        walk(game, f"{ability} {number}", TWIN, Counter())


@pytest.mark.parametrize("seats", [2, 4])
def test_best_sets_and_cocktails(seats: int) -> None:
    """TR-10: the best total, then the largest set, then the most sets."""
    random = Random(seats)
    best = interpreted(sets)
    for _ in range(300):
        coasters = random_set(random) if random.random() < 0.5 else all_with("cocktails")
        game = TrollGame.of(seats, {"rules": "pro", "coasters": coasters})
        weights = tables(game, fast=False)
        chosen = random.sample(range(13 * seats // 2), random.randint(0, 5 * seats))
        found = best(sum(weights[WEIGHT + coaster] for coaster in chosen), [0] * KEPT, 0)
        names = list(game.coasters)
        made = best_sets(game.coasters[names[coaster]] for coaster in chosen)
        assert found >> BONUS == sum(bonus_of(each.size) for each in made)
        assert found >> SETS_BITS & 63 == max((each.size for each in made), default=0)
        assert found & 63 == len(made)


def test_a_field_that_has_wandered_far_is_told_apart() -> None:
    """Cells are counted on a ring of seven; actions have the true ones."""
    game = TrollGame.of(2, {"rules": "pro", "coasters": all_with("stern-look")})
    state = game.start(Seeded("far"), first=Seat(0))
    while state.phase == "draft":
        state, _ = state.act(state.actors[0], state.legal(state.actors[0])[0])
    for x in range(9):
        seat = state.actors[0]
        state, _ = state.act(seat, Place(state.hands[seat][0], Cell(x, 0)))
        while state.phase != "place":
            leaving = [
                each for each in state.legal(seat) if getattr(each, "cell", 0) == Cell(x - 1, 0)
            ]
            state, _ = state.act(seat, (leaving or state.legal(seat))[0])
    seat, now = state.actors[0], Translator(state)
    assert set(state.field.spots) == {Cell(8, 0)}
    row = now.position(fast=TWIN.fast)
    assert {now.action(step) for step in TWIN.steps(game, row)} == set(state.legal(seat))


def test_a_swap_is_one_step_whichever_cell_comes_first() -> None:
    state = TrollGame.of(2, {}).start(Seeded("any"), first=Seat(0))
    now = Translator(state)
    one, other = Cell(0, 0), Cell(1, 0)
    assert now.step(Swap((one, other))) == now.step(Swap((other, one)))
