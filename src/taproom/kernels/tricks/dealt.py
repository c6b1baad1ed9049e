"""A round under way, seen as it was when the cards had just been dealt."""

from __future__ import annotations

from taproom.games.tricks import TricksView
from taproom.kernels.tricks.position import Position
from taproom.kernels.tricks.rules import codes_of
from taproom.kernels.tricks.standing import opening
from taproom.kernels.tricks.worlds import Worlds


def as_dealt(view: TricksView, position: Position, worlds: Worlds) -> tuple[Position, Worlds]:
    """The same worlds before the first play: what a seat has played since was in its hand."""
    now, me = view.round, position.me
    hands, own = worlds.hands.copy(), position.hands.copy()
    sizes = position.sizes.copy()
    for trick in now.tricks:
        for played in trick.plays:
            cards = codes_of(played.play.hand)
            held = sizes[played.seat]
            hands[:, played.seat, held : held + len(cards)] = cards
            sizes[played.seat] += len(cards)
    dealt = codes_of(now.dealt or ())
    own[me, : len(dealt)] = dealt
    before = position._replace(at=opening(now.start), hands=own, sizes=sizes)
    return before, worlds._replace(hands=hands)
