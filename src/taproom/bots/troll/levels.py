"""The levels of the Troll that weigh things by its kernels, which are imported when one is asked
for: numba takes long."""

from __future__ import annotations

from taproom.bots.protocol import Bot


def regular() -> Bot:
    from taproom.bots.troll.regular import TrollRegular

    return TrollRegular()


def veteran() -> Bot:
    return _looking_ahead("veteran", nodes=8_000, games=600)


def landlord() -> Bot:
    return _looking_ahead("landlord", nodes=40_000, games=1_200)


def legend() -> Bot:
    return _looking_ahead("legend", nodes=160_000, games=3_000)


def _looking_ahead(name: str, nodes: int, games: int) -> Bot:
    from taproom.bots.troll.looking_ahead import LookingAhead

    return LookingAhead(name, nodes, games)
