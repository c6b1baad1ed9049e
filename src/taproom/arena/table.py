"""A report as a table: its title, its columns, its rows, in words."""

from __future__ import annotations

from collections.abc import Sequence

from taproom.arena.report import Ahead, BotReport, Report
from taproom.arena.statistics import Estimate
from taproom.i18n import Words


def table(report: Report, words: Words) -> str:
    """For a terminal."""
    pairs = [[pair_name(pair), _written(counts(pair, report), report)] for pair in report.ahead]
    return "\n".join(
        [
            title(report, words),
            "",
            *columns([heads(report, words), *[row(each, report) for each in report.bots]]),
            "",
            ahead_title(report, words),
            *columns(pairs),
        ]
    )


def title(report: Report, words: Words) -> str:
    match = report.match
    return words.say(
        "arena-title",
        game=words.say("game-name", game=match.game_id),
        seats=match.seats,
        deals=report.deals,
        games=report.games,
    )


def value_title(report: Report, words: Words) -> str:
    return words.say("arena-wins") if report.match.teams else words.say("arena-points")


def ahead_title(report: Report, words: Words) -> str:
    return words.say("arena-ahead-wins") if report.match.teams else words.say("arena-ahead-points")


def counts(each: BotReport | Ahead, report: Report) -> Estimate:
    """What a match is about: points in the card games, games won in the Troll."""
    return each.wins if report.match.teams else each.points


def pair_name(pair: Ahead) -> str:
    return f"{pair.first} – {pair.second}"


def number(value: float, report: Report) -> str:
    return f"{100 * value:.1f} %" if report.match.teams else f"{value:.2f}"


def heads(report: Report, words: Words) -> list[str]:
    met = [] if report.match.teams else [words.say("arena-met")]
    brawls = [words.say("arena-brawls")] if report.match.brawls else []
    return [
        words.say("arena-bot"),
        value_title(report, words),
        *met,
        *brawls,
        words.say("arena-time"),
        words.say("arena-rating"),
    ]


def row(each: BotReport, report: Report) -> list[str]:
    met = [] if each.hit_rate is None else [f"{100 * each.hit_rate:.1f} %"]
    brawls = [] if each.brawls is None else [f"{each.brawls.mean:.1f}"]
    return [
        each.name,
        _written(counts(each, report), report),
        *met,
        *brawls,
        f"{1e3 * each.median_seconds:.1f} / {1e3 * each.slow_seconds:.1f}",
        f"{each.rating.mean:.1f} ± {2 * each.rating.uncertainty:.1f}",
    ]


def _written(value: Estimate, report: Report) -> str:
    low, high = number(value.low, report), number(value.high, report)
    return f"{number(value.mean, report)} ({low} … {high})"


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of text whose cells stand below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip()
        for row in rows
    ]
