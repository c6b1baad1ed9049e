"""A round under way, seen as it was when the cards had just been dealt."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from taproom.games.tricks import TricksView
from taproom.kernels.tricks.desk import HAND_SLOTS
from taproom.kernels.tricks.jit import Ints
from taproom.kernels.tricks.position import Position
from taproom.kernels.tricks.rules import codes_of
from taproom.kernels.tricks.standing import opening
from taproom.kernels.tricks.worlds import Worlds


class Dealt(NamedTuple):
    """What a seat has played since was in its hand."""

    position: Position
    """Before the first play."""
    worlds: Worlds
    made: Ints
    """The plays since: whose, and with which slots; the same ones in every world."""
    bets_shown: bool
    """Has it been seen on whom all the others bet (HP-4)?"""


def as_dealt(view: TricksView, position: Position, worlds: Worlds) -> Dealt:
    now, me = view.round, position.me
    hands, own = worlds.hands.copy(), position.hands.copy()
    sizes = position.sizes.copy()
    dealt = now.dealt or ()
    own[me, : len(dealt)] = codes_of(dealt)
    made = []
    for trick in now.tricks:
        for seat, play in [(played.seat, played.play) for played in trick.plays]:
            held, cards = sizes[seat], codes_of(play.hand)
            hands[:, seat, held : held + len(cards)] = cards
            sizes[seat] += len(cards)
            slots = list(range(held, sizes[seat]))
            if seat == me:
                slots = [dealt.index(card) for card in play.hand]
            row = [HAND_SLOTS + now.row.index(card) for card in play.row]
            made.append((seat, sum([1 << slot for slot in (*slots, *row)])))
    before = position._replace(at=opening(now.start), hands=own, sizes=sizes)
    plays = np.array(made, np.int64).reshape(-1, 2)
    others_bet = all(bet for seat, bet in enumerate(now.has_bet) if seat != me)
    bets_shown = now.bets is not None and others_bet
    return Dealt(before, worlds._replace(hands=hands), plays, bets_shown)
