"""What the deals say: means with intervals by the bootstrap over deals, rates, ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final, Literal, NamedTuple

from openskill.models import PlackettLuce

from taproom.arena.playing import Deal, class_seconds

RESAMPLES: Final = 2000
_SHARE: Final = 0.95


class Estimate(NamedTuple):
    """A mean and the interval that holds it in 95 of 100 cases."""

    mean: float
    low: float
    high: float


def estimate(by_deal: Sequence[float]) -> Estimate:
    """Deals are drawn anew, whole: games of one deal depend on each other."""
    if not by_deal:
        return Estimate(0.0, 0.0, 0.0)
    random = Random(len(by_deal))  # the same deals always give the same interval
    count = len(by_deal)
    means = sorted([fmean(random.choices(by_deal, k=count)) for _ in range(RESAMPLES)])
    cut = int(RESAMPLES * (1 - _SHARE) / 2)
    return Estimate(fmean(by_deal), means[cut], means[-1 - cut])


def points(deal: Deal, bot: int) -> float:
    """What the bot made of this deal, over all seats that it held."""
    return fmean(_of_bot(deal, bot, "points"))


def wins(deal: Deal, bot: int) -> float:
    return fmean(_of_bot(deal, bot, "won"))


def _of_bot(deal: Deal, bot: int, what: str) -> list[float]:
    return [
        value
        for game in deal.games
        for value, held in zip(getattr(game, what), game.seats, strict=True)
        if held == bot
    ]


def quantile(deals: Sequence[Deal], bot: int, share: float) -> float:
    """The time in seconds within which so great a share of the bot's decisions was made."""
    times: Counter[int] = Counter()
    for deal in deals:
        times.update(deal.habits[bot].times)
    wanted = share * times.total()
    for number in sorted(times):
        wanted -= times[number]
        if wanted <= 0:
            return class_seconds(number)
    return 0.0


class Rating(NamedTuple):
    mean: float
    uncertainty: float


def ratings(deals: Sequence[Deal], bots: int, *, by: Literal["points", "won"]) -> list[Rating]:
    """OpenSkill (Plackett-Luce): every game once, in the order of deals."""
    model = PlackettLuce()
    rated = [model.rating() for _ in range(bots)]
    for deal in sorted(deals, key=lambda each: each.number):
        for game in deal.games:
            # A bot on several seats is one entrant with its mean: it cannot beat itself.
            entrants = sorted(set(game.seats))
            means = [fmean(_of_game(getattr(game, by), game.seats, bot)) for bot in entrants]
            if len(entrants) < 2:
                continue
            after = model.rate([[rated[bot]] for bot in entrants], scores=means)
            for bot, team in zip(entrants, after, strict=True):
                rated[bot] = team[0]
    return [Rating(each.mu, each.sigma) for each in rated]


def _of_game(values: Sequence[float], seats: Sequence[int], bot: int) -> list[float]:
    return [value for value, held in zip(values, seats, strict=True) if held == bot]
