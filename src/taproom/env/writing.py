"""Actions and views of the card games as short text: the same knowledge, the same text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from taproom.core import Action
from taproom.games.tricks import OPEN, Bet, Card, Play, Predict, TricksView


def action_written(action: Action) -> str:
    match action:
        case Predict(tricks):
            return f"predict {tricks}"
        case Bet(None):
            return "keep chip"
        case Bet(on):
            return f"bet on {on}"
        case Play():
            return f"play {_play(action)}"
    raise TypeError(f"no action of the card games: {action!r}")


def view_written(view: TricksView) -> str:
    """All that the viewer knows of the last round, whose turn it is, and nothing else.

    In place of a prediction or a bet: `?` is not shown yet, `.` is not made yet. `-` is a chip
    that was kept.
    """
    now = view.round
    me = view.viewer
    predictions = now.predictions or _known(now.has_predicted, me, now.own_prediction)
    bets = now.bets or _known(now.has_bet, me, now.own_bet)
    tricks = [
        " ".join([f"{played.seat}:{_play(played.play)}" for played in trick.plays])
        for trick in now.tricks
    ]
    parts = [
        f"seat {me}",
        f"to act {' '.join(map(str, view.actors[:1]))}",
        f"start {now.start}",
        f"row {_cards(now.row)}",
        f"hand {_cards(sorted(now.dealt or ()))}",
        f"predictions {' '.join(map(str, predictions))}",
        f"bets {' '.join(map(_chip, bets))}",
        *[f"trick {trick}" for trick in tricks],
    ]
    return " | ".join(parts)


def _known(made: Sequence[bool], me: int | None, own: object) -> list[object]:
    """By seat, before they are shown."""
    return ["." if not done else own if seat == me else "?" for seat, done in enumerate(made)]


def _chip(on: object) -> str:
    """In turn, bets are shown while others are still to come."""
    return "." if on == OPEN else "-" if on is None else str(on)


def _play(play: Play) -> str:
    return f"{_cards(play.hand)}+{_cards(play.row)}" if play.row else _cards(play.hand)


def _cards(cards: Iterable[Card]) -> str:
    return ",".join(map(str, cards))
