"""The levels of the Troll that weigh things by its kernels, which are imported when one is asked
for: numba takes long."""

from __future__ import annotations

from taproom.bots.protocol import Bot


def regular() -> Bot:
    from taproom.bots.troll.regular import TrollRegular

    return TrollRegular()


def veteran() -> Bot:
    from taproom.bots.troll.looking_ahead import LookingAhead
    from taproom.bots.troll.tastes import by_thumb

    return LookingAhead("veteran", nodes=4_000, taste=by_thumb)


def landlord() -> Bot:
    from taproom.bots.troll.looking_ahead import LookingAhead
    from taproom.bots.troll.tastes import by_thumb

    return LookingAhead("landlord", nodes=16_000, taste=by_thumb)


def legend() -> Bot:
    from taproom.bots.troll.looking_ahead import LookingAhead
    from taproom.bots.troll.tastes import as_learned

    return LookingAhead("legend", nodes=40_000, taste=as_learned)
