"""A round under way in numbers: what a view tells, ready for the kernels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from taproom.games.tricks import Card, Play, SeenRound, TricksView
from taproom.games.tricks.round import Chip, no_bets
from taproom.kernels.tricks.desk import HAND_SLOTS, ROW_SLOTS, SEATS, Desk
from taproom.kernels.tricks.jit import Ints
from taproom.kernels.tricks.playbook import STRENGTH
from taproom.kernels.tricks.rules import CARD_OF, Rules, codes_of, packed, rules_of
from taproom.kernels.tricks.scoring import KEPT
from taproom.kernels.tricks.standing import NOBODY, Standing, key

UNKNOWN = -1


class Position(NamedTuple):
    """What one seat knows of a round, or what it takes for granted in one possible world."""

    rules: Rules
    me: int
    """Whose view it is."""
    at: Standing
    row: Ints
    row_size: int
    hands: Ints
    """Cards still held, by seat and slot; 0 for what is not known."""
    sizes: Ints
    """How many cards each seat holds."""
    unseen: Ints
    """The cards of which nobody has told where they are."""
    predicted: Ints
    """UNKNOWN before the predictions are shown."""
    chips: Ints
    """Before whom each chip lies; KEPT if before nobody, or not known."""


def position_of(view: TricksView) -> Position:
    """What this view's round is to the kernels. Predictions need not have been made yet."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand to think about")
    now, me = view.round, view.viewer
    hands = np.zeros((SEATS, HAND_SLOTS), np.int64)
    own = now.hand or ()
    hands[me, : len(own)] = codes_of(own)
    row = np.zeros(ROW_SLOTS, np.int64)
    row[: len(now.row)] = codes_of(now.row)
    shown = now.predictions or [UNKNOWN] * view.game.seats
    predicted = by_seat(shown, UNKNOWN)
    if now.own_prediction is not None:
        predicted[me] = now.own_prediction
    bets = now.bets or no_bets(view.game.seats)
    return Position(
        rules=rules_of(view.game),
        me=me,
        at=_standing(now, view),
        row=row,
        row_size=len(now.row),
        hands=hands,
        sizes=by_seat(now.cards_left, 0),
        unseen=codes_of(now.never_seen),
        predicted=predicted,
        chips=by_seat(map(_chip, bets), KEPT),
    )


def by_seat(numbers: Iterable[int], otherwise: int) -> Ints:
    given = list(numbers)
    return np.array(given + [otherwise] * (SEATS + 1 - len(given)), np.int64)


def play_of(play: int, hand: Ints, row: Ints) -> Play:
    """A play of the kernels in the words of the rules; `hand` and `row` are the cards by slot."""
    mine = [_card(hand[slot]) for slot in range(HAND_SLOTS) if play >> slot & 1]
    common = [_card(row[slot]) for slot in range(ROW_SLOTS) if play >> (HAND_SLOTS + slot) & 1]
    return Play(tuple(mine), tuple(common))


def lay_out(desk: Desk, position: Position) -> None:
    """The position onto the desk, as far as its cards are known."""
    desk.hands[:] = position.hands
    desk.sizes[:] = position.sizes
    desk.row[:ROW_SLOTS] = position.row
    desk.row_size = position.row_size
    desk.predicted[:] = position.predicted
    desk.chips[:] = position.chips


def _card(code: np.int64) -> Card:
    return CARD_OF[int(code)]


def _chip(on: Chip) -> int:
    return on if isinstance(on, int) else KEPT


def _standing(now: SeenRound, view: TricksView) -> Standing:
    winners = [trick.winner for trick in now.tricks if trick.winner is not None]
    won = sum(1 << (8 * winner) for winner in winners)
    last = winners[-1] if winners else NOBODY
    streak = 0
    while streak < len(winners) and winners[-1 - streak] == last:
        streak += 1
    playing = view.phase == Play.type and now.score is None
    actor = view.actors[0] if playing else now.start
    if len(winners) == len(now.tricks):
        return Standing(actor, 0, 0, won, len(winners), last, streak)
    trick, seats = now.tricks[-1], view.game.seats
    leader, best = trick.leader, trick.best
    word = packed(best.strength) << STRENGTH | 1
    at_best = key(word, (best.seat - leader) % seats)
    step = (actor - leader) % seats
    return Standing(leader, step, at_best, won, len(winners), last, streak)
