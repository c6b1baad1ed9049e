"""The figures of a set as tables, in words."""

from __future__ import annotations

from taproom.arena.balance.figures import Figures, Use, Worth
from taproom.arena.statistics import Estimate
from taproom.arena.table import columns
from taproom.i18n import Words


def told(figures: Figures, words: Words) -> str:
    """For a terminal."""
    rows = [[first_title(figures, words), percent(figures.first)]]
    if figures.trial.rules == "pro":
        rows.append([words.say("balance-picks-first"), percent(_rest(figures.first))])
    rows.append([words.say("balance-draws"), f"{100 * figures.draws:.1f} %"])
    parts = [title(figures, words), "", *columns(rows), "", *columns(_coasters(figures, words))]
    if figures.abilities:
        parts += ["", *columns(_abilities(figures, words))]
    return "\n".join(parts)


def title(figures: Figures, words: Words) -> str:
    return words.say(
        "balance-title",
        rules=figures.trial.rules,
        seats=figures.trial.seats,
        bot=figures.trial.bot,
        deals=figures.deals,
        games=figures.games,
    )


def first_title(figures: Figures, words: Words) -> str:
    return words.say("balance-places-first", rules=figures.trial.rules)


def name_of(coaster: str, figures: Figures, words: Words) -> str:
    printed = {each["id"]: each["name"] for each in figures.trial.coasters}
    return words.say("coaster-name", name=printed[coaster])


def percent(value: Estimate) -> str:
    return f"{100 * value.mean:.1f} % ({100 * value.low:.1f} … {100 * value.high:.1f})"


def points(value: float) -> str:
    return f"{100 * value:+.1f}"


def _rest(value: Estimate) -> Estimate:
    return Estimate(1 - value.mean, 1 - value.high, 1 - value.low)


def _coasters(figures: Figures, words: Words) -> list[list[str]]:
    pro = figures.trial.rules == "pro"
    heads = [words.say("balance-coaster"), words.say("balance-shift")]
    heads += [words.say("balance-picked")] if pro else []
    return [heads, *[_coaster(each, figures, words) for each in figures.coasters]]


def _coaster(worth: Worth, figures: Figures, words: Words) -> list[str]:
    low, high = points(worth.shift.low), points(worth.shift.high)
    cells = [
        name_of(worth.coaster, figures, words),
        f"{points(worth.shift.mean)} ({low} … {high})",
    ]
    if figures.trial.rules == "pro":
        cells.append("–" if worth.picked is None else f"{worth.picked:.1f}")
    return cells


def _abilities(figures: Figures, words: Words) -> list[list[str]]:
    heads = [
        words.say("balance-ability"),
        words.say("balance-used"),
        words.say("balance-won-used"),
        words.say("balance-won-unused"),
    ]
    return [heads, *[_ability(each, words) for each in figures.abilities]]


def _ability(use: Use, words: Words) -> list[str]:
    return [
        words.say("ability-name", ability=use.ability),
        f"{100 * use.used:.0f} %",
        "–" if use.won_used is None else percent(use.won_used),
        "–" if use.won_unused is None else percent(use.won_unused),
    ]
