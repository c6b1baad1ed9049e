"""The figures of a set as charts."""

from __future__ import annotations

from taproom.arena.balance.figures import Figures
from taproom.arena.balance.told import name_of, points, title
from taproom.arena.charts import Whisker, as_file, whiskers
from taproom.i18n import Words


def shifts(figures: Figures, words: Words) -> str:
    """How far each coaster shifts the win rate, in points; an SVG file."""
    rows = [
        Whisker(name_of(each.coaster, figures, words), *each.shift) for each in figures.coasters
    ]
    return as_file(whiskers(rows, points), f"{title(figures, words)}. {words.say('balance-shift')}")
