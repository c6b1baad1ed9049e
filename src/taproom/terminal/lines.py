"""Lines of text that fit a terminal, and their colour if somebody wants it."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Protocol

WIDTH: Final = 80


class Tone(Enum):
    """What a line is for; its colour follows from it."""

    PLAIN = auto()
    TITLE = auto()
    WIN = auto()
    CARDS = auto()
    FIELD = auto()
    ASIDE = auto()


@dataclass(frozen=True, slots=True)
class Line:
    text: str
    tone: Tone = Tone.PLAIN


BLANK: Final = Line("")

_RESET: Final = "\x1b[0m"
_WHOLE: Final = {Tone.TITLE: "\x1b[1m", Tone.WIN: "\x1b[1;33m", Tone.ASIDE: "\x1b[2m"}
_SUITS: Final = {"R": "31", "Y": "33", "G": "32", "B": "34", "P": "35"}
_CARD: Final = re.compile(r"\b([RYGBP])(?:\d{1,2}|[JQKA])\b")
# Swords lie in a thin frame, steel blue; axes in a double one, copper red.
_FRAMES: Final = ((re.compile("[┌─┐│└┘]+"), "34"), (re.compile("[╔═╗║╚╝]+"), "31"))


def wrapped(text: str, tone: Tone = Tone.PLAIN, *, indent: int = 0) -> list[Line]:
    """The text on as many lines as it needs; those after the first stand a little further in."""
    lines = textwrap.wrap(
        text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 4)
    )
    return [Line(line, tone) for line in lines]


def heading(text: str) -> list[Line]:
    """A title with a rule behind it, to be found again without colours."""
    first, *rest = wrapped(text, Tone.TITLE)
    rule = " " + "─" * (WIDTH - len(first.text) - 1) if not rest and len(first.text) < WIDTH else ""
    return [Line(first.text + rule, Tone.TITLE), *rest]


def together(*parts: str) -> str:
    """Parts that are not torn apart at the end of a line."""
    return "\N{NO-BREAK SPACE}".join(parts)


def clipped(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


class Output(Protocol):
    def isatty(self) -> bool: ...


def wants_colour(output: Output, environ: Mapping[str, str]) -> bool:
    """Only on a terminal, and never against the reader's wish (no-color.org)."""
    return output.isatty() and not environ.get("NO_COLOR")


def painted(line: Line) -> str:
    """The line with escape codes; takes no more room than without."""
    if line.tone in _WHOLE:
        return f"{_WHOLE[line.tone]}{line.text}{_RESET}"
    if line.tone is Tone.CARDS:
        return _CARD.sub(lambda card: _tinted(card.group(), _SUITS[card.group(1)]), line.text)
    text = line.text
    if line.tone is Tone.FIELD:
        for frame, colour in _FRAMES:
            text = frame.sub(_tinted(r"\g<0>", colour), text)
    return text


def _tinted(text: str, colour: str) -> str:
    return f"\x1b[{colour}m{text}{_RESET}"
