"""How long the strongest bot takes for a decision, and how well it keeps to the time it is given.

    python benchmarks/deciding.py

One core. The legend is asked at every decision of some games that it plays against itself: first
with its own measure, then with times to keep to. Card games also with a deck of the most slots
(F-2: hands of 8, rows of 5). By the clock, so it wants a machine with nothing else to do.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Iterator, Mapping
from random import Random
from time import perf_counter
from typing import Any, Final

from taproom import games
from taproom.bots import Budget, ask, bot, prepare
from taproom.core import Seeded
from taproom.games.tricks import DECK

BOXED: Final = {card.name: [8, 5] for card in DECK}
KINDS: Final[tuple[tuple[str, int, Mapping[str, Any]], ...]] = (
    *[("half-pint", seats, {"rounds": 2}) for seats in (2, 4, 7)],
    *[("muertos", seats, {"rounds": 2, "doubts": True}) for seats in (2, 4, 7)],
    *[("half-pint", seats, {"rounds": 1, "deck": BOXED}) for seats in (2, 4, 7)],
    *[("troll", seats, {"rules": rules}) for rules in ("basic", "pro") for seats in (2, 4)],
)
TIMES: Final = (0.01, 0.05, 0.2)
ENDLESS: Final = 10**9
"""More to think about than there is time for."""


def decisions(
    kind: tuple[str, int, Mapping[str, Any]], budget: Budget, seed: str
) -> Iterator[float]:
    """Seconds for each decision of a game."""
    player, state, random = (
        bot("legend", kind[0]),
        games.game(*kind).start(Seeded(seed)),
        Random(seed),
    )
    while state.result is None:
        seat = state.actors[0]
        start = perf_counter()
        decision = ask(player, state, seat, budget, random)
        yield perf_counter() - start
        state, _ = state.act(seat, decision.action)


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=8, help="in each line")
    given = parser.parse_args()
    prepare(["legend"])
    gc.freeze()
    over = " ".join([f"{milliseconds(each):>5}" for each in TIMES])
    print(f"{'':<28}own measure: ms               most ms beyond a budget of")
    print(f"game, seats{'':<17}median  99 %  most  asked     {over}")
    for kind in KINDS:
        game_id, seats, options = kind
        own = sorted(
            [each for at in range(given.games) for each in decisions(kind, Budget(), f"own {at}")]
        )
        beyond = [
            max(
                each
                for at in range(2)
                for each in decisions(kind, Budget(seconds, ENDLESS), f"kept {at}")
            )
            - seconds
            for seconds in TIMES
        ]
        name = f"{game_id}, {seats}{', 8 + 5 slots' if 'deck' in options else ''}"
        name += f", {options['rules']}" if "rules" in options else ""
        kept = " ".join([f"{milliseconds(max(each, 0)):>5}" for each in beyond])
        median, most = (own[len(own) // 2], own[-1])
        print(
            f"{name:<28}{milliseconds(median):>6}{milliseconds(own[int(0.99 * len(own))]):>6}"
            f"{milliseconds(most):>6}{len(own):>7}     {kept}",
            flush=True,
        )


if __name__ == "__main__":
    main()
