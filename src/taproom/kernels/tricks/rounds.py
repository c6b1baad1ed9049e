"""Whole rounds of random play: dealt, predicted, bet, played out, scored."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from taproom.games.tricks import TricksGame
from taproom.kernels.tricks.bits import nth, popcount
from taproom.kernels.tricks.chance import after, below, mixed, rest, share, stream
from taproom.kernels.tricks.dealing import deal_round
from taproom.kernels.tricks.desk import Desk, new_desk
from taproom.kernels.tricks.hands import lay, legal_count, legal_play, open_hands
from taproom.kernels.tricks.jit import Ints, kernel
from taproom.kernels.tricks.playbook import NARROW
from taproom.kernels.tricks.plays import find_all_plays
from taproom.kernels.tricks.rules import PREDICTIONS, Rules, deal_sizes, rules_of
from taproom.kernels.tricks.scoring import KEPT, score
from taproom.kernels.tricks.standing import (
    Standing,
    after_trick,
    brawler,
    has_ended,
    is_cut_short,
    key,
    opening,
    step_of,
    won_by,
)
from taproom.kernels.tricks.threads import in_threads


@kernel
def play_out_at_random(
    rules: Rules, desk: Desk, at: Standing, state: np.uint64, log: Ints | None
) -> tuple[Standing, np.uint64]:
    """To the end of the round; every seat makes random plays.

    Random plays do not depend on what was played before. So within a trick the seats are gone
    through from seat 0 on, not from the leader, and the processor need not wait for the winner
    of one trick before it looks up the plays of the next. One draw serves a whole trick.

    `log`, if there is one, is filled with the plays by trick and turn, 0 for a seat without cards.
    """
    if desk.wide:
        return _play_out_wide(rules, desk, at, state, log)
    while True:
        best, anything = at.best, 0
        word = mixed(state)
        state = after(state)
        for seat in range(rules.seats):
            step = step_of(rules.seats, at.leader, seat)
            plays = desk.live[seat]
            if step >= at.step:
                legal = popcount(plays)
                place = nth(plays, share(word, legal)) & (NARROW - 1)
                word = rest(word, legal)
                play = desk.plays[seat, place] if plays else 0
                plays &= ~(desk.spent[seat, play & 15] | desk.spent[seat, 16 + (play >> 4 & 15)])
                desk.live[seat] = plays
                best = max(best, key(play, step))
                if log is not None:
                    log[at.tricks, step] = play
            anything |= plays
        at = after_trick(rules.seats, at, best)
        if anything == 0 or is_cut_short(rules, desk, at):
            return at, state


@kernel
def _play_out_wide(
    rules: Rules, desk: Desk, at: Standing, state: np.uint64, log: Ints | None
) -> tuple[Standing, np.uint64]:
    """The same with so many plays that they are not kept as bits; each takes a draw of its own."""
    while True:
        best = at.best
        for seat in range(rules.seats):
            step = step_of(rules.seats, at.leader, seat)
            if step >= at.step:
                play = legal_play(desk, seat, below(state, legal_count(desk, seat)))
                state = after(state)
                lay(desk, seat, play)
                best = max(best, key(play, step))
                if log is not None:
                    log[at.tricks, step] = play
        at = after_trick(rules.seats, at, best)
        if has_ended(rules, desk, at):
            return at, state


@kernel
def predict_and_bet_at_random(rules: Rules, desk: Desk, state: np.uint64) -> np.uint64:
    """F-6, HP-4, PM-5: every prediction, and every chip that may be laid, equally likely."""
    predictions, bets = mixed(state), mixed(after(state))
    choices = rules.seats - rules.must_bet
    for seat in range(rules.seats):
        desk.predicted[seat] = share(predictions, PREDICTIONS)
        predictions = rest(predictions, PREDICTIONS)
        choice = share(bets, choices) if rules.chips else rules.seats - 1
        bets = rest(bets, choices)
        desk.chips[seat] = choice + (choice >= seat) if choice < rules.seats - 1 else KEPT
    return after(after(state))


@kernel
def random_round(
    rules: Rules, desk: Desk, sizes: Ints, start: int, state: np.uint64, log: Ints | None
) -> Standing:
    """One round from the deal to the score, which then is in `desk.points`."""
    state = deal_round(desk, sizes, rules.seats, start, state)
    find_all_plays(desk, rules.order, rules.seats)
    open_hands(desk, rules.seats)
    state = predict_and_bet_at_random(rules, desk, state)
    at, _ = play_out_at_random(rules, desk, opening(start), state, log)
    score(rules, desk, at.won, at.tricks, brawler(rules, at))
    return at


@kernel
def random_rounds(
    rules: Rules, desk: Desk, sizes: Ints, seed: int, first: int, count: int, totals: Ints
) -> None:
    """Rounds `first` to `first + count - 1` of this seed, added to `totals`."""
    for number in range(first, first + count):
        start = number % rules.seats
        at = random_round(rules, desk, sizes, start, stream(seed, number), None)
        _add(rules, desk, at, totals)


@kernel
def random_playouts(
    rules: Rules, desk: Desk, start: int, seed: int, first: int, count: int, totals: Ints
) -> None:
    """One deal, whose plays were found, played so many times from the predictions on."""
    for number in range(first, first + count):
        open_hands(desk, rules.seats)
        state = predict_and_bet_at_random(rules, desk, stream(seed, number))
        at, _ = play_out_at_random(rules, desk, opening(start), state, None)
        score(rules, desk, at.won, at.tricks, brawler(rules, at))
        _add(rules, desk, at, totals)


@kernel
def _add(rules: Rules, desk: Desk, at: Standing, totals: Ints) -> None:
    brawl = brawler(rules, at)
    for seat in range(rules.seats):
        won = won_by(at.won, seat)
        totals[seat, 0] += desk.points[seat]
        totals[seat, 1] += won
        totals[seat, 2] += won == desk.predicted[seat]
        totals[seat, 3] += seat == brawl


class Totals(NamedTuple):
    """Of many rounds, by seat."""

    points: Ints
    tricks: Ints
    met: Ints
    """How often it won as many tricks as predicted."""
    brawls: Ints


def play_random_rounds(game: TricksGame, count: int, seed: int, threads: int = 1) -> Totals:
    """Deal, predict, bet, play and score so many rounds, everything at random."""
    rules, sizes = rules_of(game), deal_sizes(game)

    def play(first: int, some: int) -> Ints:
        totals = np.zeros((rules.seats, len(Totals._fields)), np.int64)
        random_rounds(rules, new_desk(), sizes, seed, first, some, totals)
        return totals

    return Totals(*np.sum(in_threads(play, count, threads), axis=0).T)
