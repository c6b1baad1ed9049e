"""A report as a page in one file, which loads nothing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from taproom.arena.charts import Series, Whisker, legend, shares, whiskers
from taproom.arena.report import BotReport, Report
from taproom.arena.table import (
    ahead_title,
    counts,
    heads,
    number,
    pair_name,
    row,
    title,
    value_title,
)
from taproom.i18n import Words


def page(report: Report, words: Words) -> str:
    def written(value: float) -> str:
        return number(value, report)

    bots = report.bots
    values = [Whisker(each.name, *counts(each, report)) for each in bots]
    ahead = [Whisker(pair_name(pair), *counts(pair, report)) for pair in report.ahead]
    parts = [
        f"<h1>{escape(title(report, words))}</h1>\n<p>{escape(words.say('arena-how'))}</p>",
        _figure(value_title(report, words), whiskers(values, written)),
        _figure(ahead_title(report, words), whiskers(ahead, written)),
    ]
    if not report.match.teams:
        drawn = shares([_hits(each) for each in bots]) + legend([each.name for each in bots])
        parts.append(_figure(words.say("arena-hits"), drawn))
    if report.match.brawls:
        brawls = [Whisker(each.name, *each.brawls) for each in bots if each.brawls is not None]
        parts.append(_figure(words.say("arena-brawls"), whiskers(brawls, "{:.1f}".format)))
    ratings = [_rating(each) for each in bots]
    parts.append(_figure(words.say("arena-rating"), whiskers(ratings, "{:.1f}".format)))
    parts.append(_table([heads(report, words), *[row(each, report) for each in bots]]))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title(report, words))}</title>\n<style>{_STYLE}</style>\n"
        f"<main>\n{body}\n</main>\n</html>\n"
    )


def _hits(each: BotReport) -> Series:
    return Series(
        each.name,
        [
            (hit.tricks, hit.met / hit.predicted, hit.predicted)
            for hit in each.hits
            if hit.predicted
        ],
    )


def _rating(each: BotReport) -> Whisker:
    mean, spread = each.rating.mean, 2 * each.rating.uncertainty
    return Whisker(each.name, mean, mean - spread, mean + spread)


def _figure(caption: str, drawn: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{drawn}</figure>"


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *rest = rows
    cells = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in head])
    body = "\n".join(
        [
            f'<tr><th scope="row">{escape(line[0])}</th>'
            + "".join([f"<td>{escape(cell)}</td>" for cell in line[1:]])
            + "</tr>"
            for line in rest
        ]
    )
    return f'<div class="wide"><table><tr>{cells}</tr>\n{body}</table></div>'


_COLOURS: Final = ("#3f7fbf", "#d0503f", "#4f9a5e", "#a05fa8", "#c9772f", "#7d8fa0")
_DASHES: Final = ("none", "7 4", "2 4", "10 3 2 3", "4 2", "1 3")
"""Those who do not see the colours tell the lines by their dashes."""

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbf5e6; --ink: #24170f; --faint: #d9ccb0 }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1510; --ink: #f2e6cd; --faint: #4a3d2e } }
body { margin: 0; background: var(--paper); color: var(--ink) }
body { font: 16px/1.5 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { font-size: 1.35rem; line-height: 1.25 }
figure { margin: 2rem 0 } figcaption { font-weight: 600; margin-bottom: .4rem }
.chart { width: 100%; height: auto; display: block }
.chart text { fill: currentColor; font-size: 13px } .tick { text-anchor: middle }
.name { text-anchor: end } .value { font-variant-numeric: tabular-nums }
.grid { stroke: var(--faint) } .axis { stroke: currentColor }
.range { stroke-width: 3; stroke-linecap: round } .line { fill: none; stroke-width: 2 }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; padding: 0 }
.legend svg { width: 30px; height: 12px; margin-right: .4rem; vertical-align: middle }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .35rem .9rem .35rem 0; vertical-align: bottom }
td { white-space: nowrap }
th, td { border-bottom: 1px solid var(--faint) }
""" + "".join(
    [
        f".s{place} {{ stroke: {colour} }} .dot.s{place} {{ fill: {colour}; stroke: none }} "
        f".line.s{place} {{ stroke-dasharray: {dash} }}\n"
        for place, (colour, dash) in enumerate(zip(_COLOURS, _DASHES, strict=True))
    ]
)
