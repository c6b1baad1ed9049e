"""What comes of each action, found by playing possible worlds out."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from taproom.kernels.tricks.chance import stream
from taproom.kernels.tricks.desk import Desk, new_desk
from taproom.kernels.tricks.hands import open_hands
from taproom.kernels.tricks.jit import Bytes, Floats, Ints, kernel
from taproom.kernels.tricks.playbook import NARROW
from taproom.kernels.tricks.plays import find_plays, lay_row
from taproom.kernels.tricks.position import UNKNOWN, Position, lay_out
from taproom.kernels.tricks.rounds import play_out_at_random
from taproom.kernels.tricks.rules import PREDICTIONS, Rules
from taproom.kernels.tricks.scoring import score
from taproom.kernels.tricks.standing import NOBODY, Standing, brawler, won_by
from taproom.kernels.tricks.turns import legal_plays, make_play
from taproom.kernels.tricks.worlds import Worlds

_MOST_TRICKS: Final = 8
_TRICKS: Final = _MOST_TRICKS + 1
_BRAWLS: Final = _TRICKS
_MET: Final = _TRICKS + 1
_POINTS: Final = _TRICKS + 2
_SQUARES: Final = _TRICKS + 3
_MARKS: Final = _TRICKS + 4
COLUMNS: Final = _TRICKS + 5
_PLAYS: Final = 0
_PREDICTIONS: Final = 1
_GUESSING: Final = 16
"""Play-outs for guessing what a seat predicts."""


class Outcomes(NamedTuple):
    """By action, in the order in which they were given; what is by seat has that axis next."""

    points: Floats
    """Mean points of the round, by seat."""
    error: Floats
    """Standard error of these, over worlds as they come; by seat."""
    tricks: Floats
    """Chance of each number of tricks won, 0 to 8, by seat."""
    met: Floats
    """Chance to win exactly what was predicted, by seat, brawl or not."""
    brawls: Floats
    """Chance to brawl, by seat."""
    marks: Floats
    """Chance to earn a mark (HP-7, HP-8), by seat: none for those who met it in another's brawl."""


def legal_of(position: Position) -> Ints:
    """The legal plays of the seat whose view it is, as the kernels number them."""
    desk = new_desk()
    lay_out(desk, position)
    find_own_plays(position.rules, desk, position.me)
    desk.wide = int(desk.count[position.me] > NARROW)
    open_hands(desk, position.rules.seats)
    return desk.legal[: legal_plays(desk, position.me)].copy()


def outcomes_of_plays(position: Position, worlds: Worlds, plays: Ints, seed: int) -> Outcomes:
    """What comes of each of these plays of the seat whose view it is, if all play on at random.

    Every play is tried in the same worlds with the same chance, so that plays can be compared.
    """
    return _outcomes(position, worlds, plays, seed, _PLAYS)


def outcomes_of_predictions(position: Position, worlds: Worlds, seed: int) -> Outcomes:
    """What comes of predicting 0, 1, ... 6 tricks. The worlds must have the others' predictions."""
    return _outcomes(position, worlds, np.arange(PREDICTIONS), seed, _PREDICTIONS)


def _outcomes(position: Position, worlds: Worlds, actions: Ints, seed: int, kind: int) -> Outcomes:
    desk = new_desk()
    lay_out(desk, position)
    rules, me = position.rules, position.me
    tally = np.zeros((len(actions), rules.seats, COLUMNS))
    play_worlds(rules, desk, position.at, me, actions, kind, *worlds, seed, tally)
    return averaged(tally, len(worlds.hands))


def averaged(tally: Floats, worlds: int) -> Outcomes:
    """What was counted by `count_round` in so many worlds."""
    tally = tally / worlds
    points, squares = tally[:, :, _POINTS], tally[:, :, _SQUARES]
    spread = np.sqrt(np.maximum(squares - points**2, 0))
    return Outcomes(
        points=points,
        error=spread / np.sqrt(worlds),
        tricks=tally[:, :, :_TRICKS],
        met=tally[:, :, _MET],
        brawls=tally[:, :, _BRAWLS],
        marks=tally[:, :, _MARKS],
    )


def guess_predictions(position: Position, worlds: Worlds, seed: int) -> Worlds:
    """Where predictions are not known: about what each seat wins if all play at random."""
    predicted = worlds.predicted.copy()
    desk = new_desk()
    lay_out(desk, position)
    guess_all(position.rules, desk, position.at, position.me, worlds.hands, seed, predicted)
    return worlds._replace(predicted=predicted)


@kernel
def play_worlds(
    rules: Rules,
    desk: Desk,
    at: Standing,
    me: int,
    actions: Ints,
    kind: int,
    hands: Bytes,
    predicted: Ints,
    seed: int,
    tally: Floats,
) -> None:
    """Each action in each world: plays, or predictions of `me`."""
    find_own_plays(rules, desk, me)
    for world in range(len(hands)):
        enter_world(rules, desk, me, hands, world)
        for seat in range(rules.seats):
            desk.predicted[seat] = predicted[world, seat]
        for action in range(len(actions)):
            open_hands(desk, rules.seats)
            then, ended = at, False
            if kind == _PREDICTIONS:
                desk.predicted[me] = actions[action]
            else:
                then, ended = make_play(rules, desk, at, actions[action])
            if not ended:
                then, _ = play_out_at_random(rules, desk, then, stream(seed, world), None)
            count_round(rules, desk, then, tally, action)


@kernel
def enter_world(rules: Rules, desk: Desk, me: int, hands: Bytes, world: int) -> None:
    """The others' hands in this world, and their plays; one's own were found before."""
    desk.wide = 0
    for seat in range(rules.seats):
        if seat != me:
            for slot in range(desk.sizes[seat]):
                desk.hands[seat, slot] = hands[world, seat, slot]
            find_plays(desk, rules.order, seat)
        desk.wide |= desk.count[seat] > NARROW


@kernel
def find_own_plays(rules: Rules, desk: Desk, me: int) -> None:
    lay_row(desk)
    find_plays(desk, rules.order, me)


@kernel
def count_round(rules: Rules, desk: Desk, at: Standing, tally: Floats, action: int) -> None:
    brawl = brawler(rules, at)
    score(rules, desk, at.won, at.tricks, brawl)
    for seat in range(rules.seats):
        won, points = won_by(at.won, seat), desk.points[seat]
        met = won == desk.predicted[seat]
        marked = met if brawl == NOBODY else seat == brawl
        tally[action, seat, won] += 1
        tally[action, seat, _MET] += met
        tally[action, seat, _MARKS] += marked
        tally[action, seat, _BRAWLS] += seat == brawl
        tally[action, seat, _POINTS] += points
        tally[action, seat, _SQUARES] += points * points


@kernel
def guess_all(
    rules: Rules, desk: Desk, at: Standing, me: int, hands: Bytes, seed: int, predicted: Ints
) -> None:
    find_own_plays(rules, desk, me)
    for world in range(len(hands)):
        enter_world(rules, desk, me, hands, world)
        state = stream(seed, world)
        won = 0
        for _ in range(_GUESSING):
            open_hands(desk, rules.seats)
            then, state = play_out_at_random(rules, desk, at, state, None)
            won += then.won
        for seat in range(rules.seats):
            if predicted[world, seat] == UNKNOWN:
                mean = (won_by(won, seat) + _GUESSING // 2) // _GUESSING
                predicted[world, seat] = min(mean, PREDICTIONS - 1)
