"""What came of a match, as one value: for the terminal, as JSON, for the page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from taproom.arena.match import Match
from taproom.arena.playing import Deal
from taproom.arena.statistics import Estimate, Rating, estimate, points, quantile, ratings, wins


class Hits(Struct):
    """How often a bot predicted so many tricks, and how often it then won them."""

    tricks: int
    predicted: int
    met: int


class BotReport(Struct):
    name: str
    points: Estimate
    """A round, in the card games; a game, in the Troll."""
    wins: Estimate
    """The share of games won."""
    hits: list[Hits]
    hit_rate: float | None
    brawls: Estimate | None
    """In a hundred rounds, where there are brawls."""
    median_seconds: float
    slow_seconds: float
    """99 of 100 decisions are made within that time."""
    rating: Rating


class Ahead(Struct):
    """By how much the first is ahead of the second, on the same deals."""

    first: str
    second: str
    points: Estimate
    wins: Estimate


class Report(Struct):
    match: Match
    deals: int
    games: int
    bots: list[BotReport]
    ahead: list[Ahead]


def report(match: Match, deals: Sequence[Deal]) -> Report:
    # Cards are ranked by points; a game of the Troll may be decided by levels (TR-8, TR-10).
    rated = ratings(deals, len(match.bots), by="won" if match.teams else "points")
    return Report(
        match,
        len(deals),
        sum([len(deal.games) for deal in deals]),
        [_bot(match, deals, place, rated[place]) for place in range(len(match.bots))],
        [_ahead(match, deals, *pair) for pair in combinations(range(len(match.bots)), 2)],
    )


def _bot(match: Match, deals: Sequence[Deal], place: int, rating: Rating) -> BotReport:
    habits = [deal.habits[place] for deal in deals]
    rounds = sum([each.rounds for each in habits])
    predicted = [sum(column) for column in zip(*[each.predicted for each in habits], strict=True)]
    met = [sum(column) for column in zip(*[each.met for each in habits], strict=True)]
    return BotReport(
        match.bots[place],
        estimate([points(deal, place) for deal in deals]),
        estimate([wins(deal, place) for deal in deals]),
        [Hits(tricks, *pair) for tricks, pair in enumerate(zip(predicted, met, strict=True))]
        if rounds
        else [],
        sum(met) / rounds if rounds else None,
        estimate([100 * each.brawls / each.rounds for each in habits]) if match.brawls else None,
        quantile(deals, place, 0.5),
        quantile(deals, place, 0.99),
        rating,
    )


def _ahead(match: Match, deals: Sequence[Deal], first: int, second: int) -> Ahead:
    return Ahead(
        match.bots[first],
        match.bots[second],
        estimate([points(deal, first) - points(deal, second) for deal in deals]),
        estimate([wins(deal, first) - wins(deal, second) for deal in deals]),
    )
