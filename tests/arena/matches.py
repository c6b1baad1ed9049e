"""Small matches for the tests."""

from __future__ import annotations

from taproom.arena import Deal, Match, play_deal
from taproom.bots import Budget


def cards(*bots: str, seats: int = 3, game: str = "half-pint", rounds: int = 1) -> Match:
    options = {"rounds": rounds}
    return Match.of(game, seats, options, bots or ("rookie", "tourist"), "test", Budget())


def troll(rules: str = "basic", seats: int = 2) -> Match:
    return Match.of("troll", seats, {"rules": rules}, ("rookie", "tourist"), "test", Budget())


def without_times(deal: Deal) -> Deal:
    """What a deal must come to, however fast the machine is."""
    for each in deal.habits:
        each.times.clear()
    return deal


def played(match: Match, deals: int) -> list[Deal]:
    return [play_deal(match, number) for number in range(deals)]
