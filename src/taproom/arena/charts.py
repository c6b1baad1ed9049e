"""Small charts as SVG: for a page that loads nothing, or each a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

_WIDTH = 640
_LEFT, _RIGHT = 110, 60
_LINE = 34


_ALONE: Final = (
    "svg{color:#24170f}@media(prefers-color-scheme:dark){svg{color:#f2e6cd}}"
    "text{fill:currentColor;font:13px system-ui,sans-serif}.tick{text-anchor:middle}"
    ".name{text-anchor:end}.grid{stroke:#8a7a60;stroke-opacity:.35}.axis{stroke:currentColor}"
    ".range{stroke:#3f7fbf;stroke-width:3;stroke-linecap:round}.dot{fill:#3f7fbf}"
)


class Whisker(NamedTuple):
    """A mean with its interval."""

    name: str
    mean: float
    low: float
    high: float


class Series(NamedTuple):
    """Shares by number, each with how many cases it rests on."""

    name: str
    shares: Sequence[tuple[int, float, int]]


def whiskers(rows: Sequence[Whisker], written: Callable[[float], str]) -> str:
    """One line each: a dot at the mean, a bar over the interval, the number at its end."""
    lowest = min([0.0, *[row.low for row in rows]])
    highest = max([0.0, *[row.high for row in rows]])
    step = _step(highest - lowest or 1.0)
    first, last = floor(lowest / step), -floor(-highest / step)

    def x(value: float) -> float:
        return _LEFT + (value / step - first) / max(last - first, 1) * (_WIDTH - _LEFT - _RIGHT)

    height = _LINE * len(rows) + 30
    drawn = [
        f'<line class="{"axis" if not at else "grid"}" x1="{x(at * step):.1f}" y1="4"'
        f' x2="{x(at * step):.1f}" y2="{height - 24}"/>'
        f'<text class="tick" x="{x(at * step):.1f}" y="{height - 8}">{written(at * step)}</text>'
        for at in range(first, last + 1)
    ]
    for number, row in enumerate(rows):
        y = _LINE * number + 22
        drawn.append(
            f'<text class="name" x="{_LEFT - 10}" y="{y + 4}">{escape(row.name)}</text>'
            f'<line class="range s{number}" x1="{x(row.low):.1f}" y1="{y}"'
            f' x2="{x(row.high):.1f}" y2="{y}"/>'
            f'<circle class="dot s{number}" cx="{x(row.mean):.1f}" cy="{y}" r="5"/>'
            f'<text class="value" x="{x(row.high) + 8:.1f}" y="{y + 4}">{written(row.mean)}</text>'
        )
    return _svg(height, drawn)


def shares(series: Sequence[Series]) -> str:
    """Lines over 0, 1, 2, ...; the larger a dot, the more cases it rests on."""
    height, top, bottom = 260, 14, 220
    numbers = sorted({number for each in series for number, _, _ in each.shares})
    most = max([count for each in series for _, _, count in each.shares], default=1)
    gap = (_WIDTH - _LEFT - _RIGHT) / max(len(numbers) - 1, 1)

    def x(number: int) -> float:
        return _LEFT + numbers.index(number) * gap

    def y(share: float) -> float:
        return bottom - share * (bottom - top)

    drawn = [
        f'<line class="{"axis" if not percent else "grid"}" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}"'
        f' y1="{y(percent / 100):.1f}" y2="{y(percent / 100):.1f}"/>'
        f'<text class="name" x="{_LEFT - 10}" y="{y(percent / 100) + 4:.1f}">{percent} %</text>'
        for percent in range(0, 101, 25)
    ]
    drawn += [
        f'<text class="tick" x="{x(number):.1f}" y="{bottom + 20}">{number}</text>'
        for number in numbers
    ]
    for place, each in enumerate(series):
        points = [(x(number), y(share), count) for number, share, count in each.shares]
        path = " ".join([f"{across:.1f},{down:.1f}" for across, down, _ in points])
        drawn.append(f'<polyline class="line s{place}" points="{path}"/>')
        drawn += [
            f'<circle class="dot s{place}" cx="{across:.1f}" cy="{down:.1f}"'
            f' r="{2 + 5 * (count / most) ** 0.5:.1f}"/>'
            for across, down, count in points
        ]
    return _svg(height, drawn)


def legend(names: Sequence[str]) -> str:
    """Which colour and dash is whose."""
    entries = [
        f'<li><svg viewBox="0 0 30 12" aria-hidden="true">'
        f'<line class="line s{place}" x1="1" y1="6" x2="29" y2="6"/>'
        f'<circle class="dot s{place}" cx="15" cy="6" r="4"/></svg>{escape(name)}</li>'
        for place, name in enumerate(names)
    ]
    return f'<ul class="legend">{"".join(entries)}</ul>'


def as_file(chart: str, title: str) -> str:
    """A chart that stands alone, to be shown in light and in the dark."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(title)}"'
    named = f"<title>{escape(title)}</title><style>{_ALONE}</style>"
    start, _, rest = chart.partition(">")
    return f"{start.replace('<svg', head)}>{named}{rest}\n"


def _step(span: float) -> float:
    """A round number that divides the span into a handful of parts."""
    power = 10.0 ** floor(log10(span / 4))
    return next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= 6)


def _svg(height: float, drawn: Sequence[str]) -> str:
    return f'<svg class="chart" viewBox="0 0 {_WIDTH} {height}">{"".join(drawn)}</svg>'
