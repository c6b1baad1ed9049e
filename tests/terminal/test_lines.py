"""Lines fit 80 columns; colour only where it is wanted."""

from __future__ import annotations

import re

import pytest

from taproom.terminal.lines import (
    WIDTH,
    Line,
    Tone,
    clipped,
    heading,
    painted,
    wants_colour,
    wrapped,
)


class _Screen:
    def __init__(self, *, terminal: bool) -> None:
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.mark.parametrize(
    ("terminal", "environ", "wanted"),
    [
        (True, {}, True),
        (True, {"NO_COLOR": "1"}, False),
        (True, {"NO_COLOR": ""}, True),
        (False, {}, False),
    ],
)
def test_colour(*, terminal: bool, environ: dict[str, str], wanted: bool) -> None:
    assert wants_colour(_Screen(terminal=terminal), environ) is wanted


@pytest.mark.parametrize("tone", Tone)
def test_paint_takes_no_room(tone: Tone) -> None:
    text = "Anna: pair (R10 BA)  ┌──6──┐ ╔═7═╗"
    assert re.sub("\x1b\\[[0-9;]*m", "", painted(Line(text, tone))) == text


def test_cards_have_the_colour_of_their_suit() -> None:
    assert painted(Line("R10 BARON", Tone.CARDS)) == "\x1b[31mR10\x1b[0m BARON"


def test_long_sentences_go_on_further_in() -> None:
    lines = wrapped("word " * 40, indent=2)
    assert [len(line.text) - len(line.text.lstrip()) for line in lines] == [2, 6, 6]
    assert max(len(line.text) for line in lines) <= WIDTH
    assert len(wrapped("x" * 200)) == 3


@pytest.mark.parametrize("length", [1, 78, 79, 80, 81])
def test_headings_are_as_wide_as_the_page(length: int) -> None:
    assert len(heading("x" * length)[0].text) == WIDTH


def test_clipping() -> None:
    assert [clipped("Anna", width) for width in (5, 4, 3)] == ["Anna", "Anna", "An…"]
