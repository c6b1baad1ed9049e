"""What there is to weigh in a position, for those who learn how much it weighs."""

from __future__ import annotations

from typing import NamedTuple

from taproom.games.troll.position import Position
from taproom.kernels.troll.compiled import zeros
from taproom.kernels.troll.judging import HELD, WEIGHTS, notice
from taproom.kernels.troll.scoring import KEPT
from taproom.kernels.troll.tables import tables
from taproom.kernels.troll.translating import Translator


class Noticed(NamedTuple):
    stage: int
    """How many coasters are in hand, of all seats together."""
    things: list[int]
    """As `judging` numbers them, for the side that is to act."""


def noticed(now: Position) -> Noticed:
    """When a turn begins. Its kernels must be compiled."""
    desk = zeros(WEIGHTS + KEPT + HELD, fast=True)
    row = Translator(now).position(fast=True)
    stage = notice(tables(now.game, fast=True), row, desk, 0, WEIGHTS)
    return Noticed(int(stage), [int(each) for each in desk[:WEIGHTS]])
