"""What can be expected of every step at the Squinting Troll: the lead, and the chance to win."""

from __future__ import annotations

from statistics import NormalDist
from typing import Final

from taproom.bots.protocol import Budget, Prospect
from taproom.bots.troll.drafting import lead_after, worth_of
from taproom.bots.troll.learned import kind_of, shipped
from taproom.bots.troll.tastes import as_learned
from taproom.bots.troll.weighing import amount, thinking_time
from taproom.games.troll import HAND_SIZE, Draft, Place, TrollAction, TrollView
from taproom.kernels.troll import POINT, WIN, lead_of, ready, think

_NODES: Final = 300_000
_NEVER_SURER: Final = 0.5
"""In points, as long as the end is not in sight."""


def expectations(view: TrollView, legal: list[TrollAction], budget: Budget) -> list[Prospect]:
    """The best first.

    The lead is what a step comes to if both sides go on as well as they can. A pick (TR-9) is too
    far from the end for that: there it is what the coasters are worth that both sides will have.
    """
    if view.phase == Draft.type:
        return _picks(view)
    nodes, seconds = amount(budget, _NODES), thinking_time(budget)
    taste = as_learned(view.game)
    verdict = think(view, legal, taste, nodes=nodes, seconds=seconds, every=True, fast=ready())
    begun_with = sum([len(hand) for hand in view.hands]) + (view.phase != Place.type)
    spread = max(shipped().spreads[kind_of(view.game)][begun_with], _NEVER_SURER)
    return [_foreseen(action, value, spread) for action, value in verdict.values.items()]


def _picks(view: TrollView) -> list[Prospect]:
    kind = kind_of(view.game)
    worth, spread = shipped().coasters[kind], shipped().spreads[kind][HAND_SIZE * view.game.seats]
    found = []
    for pick in map(Draft, view.open):
        lead = lead_after(view, pick, worth)
        value = worth_of(view, pick, worth)
        found.append(Prospect(pick, value, lead, spread, _chance(lead, spread)))
    return sorted(found, key=lambda each: each.worth, reverse=True)


def _foreseen(action: TrollAction, value: int, spread: float) -> Prospect:
    """A game whose end is in sight counts for more than any lead."""
    lead = lead_of(value)
    if abs(value) > WIN // 2:
        return Prospect(action, value / POINT, lead, error=0.0, met=float(value > 0))
    return Prospect(action, value / POINT, lead, spread, _chance(lead, spread))


def _chance(lead: float, spread: float) -> float:
    """To win: games end about normally distributed around the lead that was foretold."""
    return NormalDist(0, spread).cdf(lead)
