"""What a trial says of a set: who starts, what each coaster is worth, what abilities do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import NormalDist, fmean, pstdev

from msgspec import Struct

from taproom.arena.balance.trial import Mirrored, Played, Trial
from taproom.arena.statistics import Estimate, estimate
from taproom.games.troll import Ability


class Worth(Struct):
    """Of one coaster, and of its copy."""

    coaster: str
    shift: Estimate
    """The win rate of the team that has it, less one half."""
    lead: float
    """In points, of the team that has it, on average."""
    picked: float | None
    """When it is picked, on average: 1 is the first. One that nobody picks comes after the last.
    None under basic rules."""


class Use(Struct):
    ability: str
    used: float
    """How often a team that had it used it."""
    won_used: Estimate | None
    """The win rate of those who used it; None if nobody did."""
    won_unused: Estimate | None
    """The win rate of those who had it, and did not."""


class Figures(Struct):
    trial: Trial
    deals: int
    games: int
    first: Estimate
    """The win rate of the team that places first: under pro rules the one that picks second."""
    draws: float
    lead: Estimate
    """In points, of the team that places first."""
    spread: float
    """The standard deviation of leads."""
    coasters: list[Worth]
    abilities: list[Use]
    """Under pro rules."""

    def sharpest(self) -> tuple[float, list[float]]:
        """The win rate of the team that places first and the shift of each coaster, as surely as
        these games tell.

        Of what a coaster shifts in the pro game, leads know more than wins, which only tell on
        which side of nothing a lead was: they are as sure as wins of half as many games again. In
        the basic game they mislead: many games end with equal mugs, and levels decide (TR-8).
        """
        if self.trial.rules == "basic":
            return self.first.mean, [each.shift.mean for each in self.coasters]
        return self.first.mean, [won_with(each.lead, self.spread) - 1 / 2 for each in self.coasters]


def won_with(lead: float, spread: float) -> float:
    """The share of games won by who is so far ahead on average."""
    return NormalDist(0, spread).cdf(lead) if spread else 1 / 2


def figures(trial: Trial, deals: Sequence[Mirrored]) -> Figures:
    played = [game for deal in deals for game in deal.games]
    return Figures(
        trial=trial,
        deals=len(deals),
        games=len(played),
        first=_by_deal(deals, lambda game: [game.won]) or Estimate(0.0, 0.0, 0.0),
        draws=fmean([game.won == 1 / 2 for game in played]) if played else 0.0,
        lead=_by_deal(deals, lambda game: [game.lead]) or Estimate(0.0, 0.0, 0.0),
        spread=pstdev([game.lead for game in played]) if played else 0.0,
        coasters=[_worth(deals, each["id"]) for each in trial.coasters],
        abilities=[_use(deals, each) for each in Ability] if trial.rules == "pro" else [],
    )


def _by_deal(deals: Iterable[Mirrored], values: Callable[[Played], list[float]]) -> Estimate | None:
    """The mean of what each game has to say, with the interval by deals; None if none has."""
    found = [[value for game in deal.games for value in values(game)] for deal in deals]
    told = [fmean(each) for each in found if each]
    return estimate(told) if told else None


def _worth(deals: Sequence[Mirrored], coaster: str) -> Worth:
    def shift(game: Played) -> list[float]:
        held = game.held.get(coaster, 0)
        return [held * (game.won - 1 / 2)] if held else []

    leads = [
        held * game.lead
        for deal in deals
        for game in deal.games
        if (held := game.held.get(coaster, 0))
    ]

    picks = [
        1 + (game.picked.index(coaster) if coaster in game.picked else len(game.picked))
        for deal in deals
        for game in deal.games
        if game.picked
    ]
    return Worth(
        coaster,
        _by_deal(deals, shift) or Estimate(0.0, 0.0, 0.0),
        fmean(leads) if leads else 0.0,
        fmean(picks) if picks else None,
    )


def _use(deals: Sequence[Mirrored], ability: Ability) -> Use:
    def won(game: Played, *, used: bool) -> list[float]:
        ours, theirs = game.abilities[ability]
        return [game.won] * (ours is used) + [1 - game.won] * (theirs is used)

    uses = [use for deal in deals for game in deal.games for use in game.abilities[ability]]
    had = [use for use in uses if use is not None]
    return Use(
        ability.value,
        fmean(had) if had else 0.0,
        _by_deal(deals, lambda game: won(game, used=True)),
        _by_deal(deals, lambda game: won(game, used=False)),
    )
