"""What narrators tell of: what all could see; and the sentence that ends every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from taproom.core import Fact, Result, View
from taproom.i18n import Words
from taproom.i18n.names import listed
from taproom.terminal.lines import Line, Tone, wrapped


@dataclass(frozen=True, slots=True)
class Happened:
    phase: str
    """In which the action was made."""
    facts: tuple[Fact, ...]
    view: View
    """A spectator's, after the action."""


def end_told(words: Words, game_id: str, names: Sequence[str], result: Result) -> list[Line]:
    """Who won and by what, in one sentence."""
    # In a game of teams the points are by team, and a seat's team is its number modulo two.
    points = result.points[result.winners[0] % len(result.points)]
    sentence = words.say(
        "game-ended",
        by=result.by,
        game=game_id,
        players=listed(words, [names[seat] for seat in result.winners]),
        count=len(result.winners),
        points=words.say("points-counted", points=points),
    )
    return wrapped(sentence, Tone.WIN)
