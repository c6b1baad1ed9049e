"""How the levels think that need the kernels, by name."""

from __future__ import annotations

from typing import Final

from taproom.bots.tricks.landlord import tricks_landlord
from taproom.bots.tricks.legend import tricks_legend
from taproom.bots.tricks.regular import tricks_regular
from taproom.bots.tricks.simulating import Simulating
from taproom.bots.tricks.veteran import tricks_veteran

_BRAINS: Final = {
    brain.name: brain
    for brain in (tricks_regular(), tricks_veteran(), tricks_landlord(), tricks_legend())
}


def brain(name: str) -> Simulating:
    return _BRAINS[name]
