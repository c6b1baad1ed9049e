"""What people do tells of their hands: who would predict, bet and play like that with them?

How likely all that a seat did is with a hand depends on that hand alone. So worlds are put together
seat by seat: of a few hands from the cards that are left, one is drawn by how likely it is. To draw
whole worlds instead by how likely they are leaves, at a full table, hardly any of them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from taproom.kernels.tricks.chance import after, fraction, stream
from taproom.kernels.tricks.dealing import draw_cards
from taproom.kernels.tricks.dealt import Dealt
from taproom.kernels.tricks.desk import IN_HAND, SEATS, Desk, new_desk
from taproom.kernels.tricks.foresight import INPUTS, see_hand
from taproom.kernels.tricks.gauging import gauge, look_around
from taproom.kernels.tricks.hands import open_hands
from taproom.kernels.tricks.jit import Bytes, Floats, Ints, kernel
from taproom.kernels.tricks.mind import Mind, new_mind
from taproom.kernels.tricks.network import UNLEARNED, Network, answer
from taproom.kernels.tricks.outcomes import enter_world
from taproom.kernels.tricks.patience import consider_trick, make_plan, promised_by
from taproom.kernels.tricks.playbook import STRENGTH
from taproom.kernels.tricks.plays import find_plays
from taproom.kernels.tricks.position import Position, lay_out
from taproom.kernels.tricks.promises import promise
from taproom.kernels.tricks.prospects import hold_all
from taproom.kernels.tricks.rules import PREDICTIONS, Rules
from taproom.kernels.tricks.scoring import KEPT
from taproom.kernels.tricks.standing import Standing
from taproom.kernels.tricks.turns import make_play
from taproom.kernels.tricks.worlds import Worlds

_CANDIDATES: Final = 2
_CANDIDATES_OF_TWO: Final = 4
"""From how many hands one is drawn; more of them hardly tell more."""
_ODD_PREDICTION: Final = 0.03
"""How often somebody predicts what nobody would understand."""
_ODD_PLAY: Final = 0.2
"""How often somebody plays for reasons that patience does not know."""
_FREE_CHIP: Final = 1.36
"""By how much the odds of a bet between two (HP-4) grow, as a logarithm, with each trick that a
hand is good for beyond what was promised: who has more sees the other fail. Fitted to 5,000 choices
of landlords. A chip that must be laid tells nothing, it goes to whoever promised most; and doubts
(PM-5) tell hardly more."""
_SLOTS: Final = (1 << STRENGTH) - 1


class Ways(NamedTuple):
    """How the others are taken to think."""

    heat: float
    """In points: how freely they choose. What promises more is the likelier, the more so the less
    the heat."""
    foresight: Network = UNLEARNED
    """What they take predictions to be worth; unlearned: what patience says."""


def likely_worlds(position: Position, dealt: Dealt, ways: Ways, seed: int) -> Worlds:
    """As many worlds as were dealt, with hands that explain what was done."""
    before, worlds, made, bets_shown = dealt
    desk, mind = new_desk(), new_mind()
    lay_out(desk, before)
    hands = worlds.hands.copy()
    read_hands(
        before.rules,
        desk,
        mind,
        before.at,
        before.me,
        position.sizes,
        position.unseen.astype(np.uint8),
        made,
        bets_shown,
        ways,
        seed,
        hands,
    )
    for seat in range(SEATS):
        hands[:, seat, position.sizes[seat] :] = 0
    hands[:, position.me] = position.hands[position.me]
    return worlds._replace(hands=hands)


@kernel
def read_hands(
    rules: Rules,
    desk: Desk,
    mind: Mind,
    before: Standing,
    me: int,
    kept: Ints,
    unseen: Bytes,
    made: Ints,
    bets_shown: bool,  # noqa: FBT001
    ways: Ways,
    seed: int,
    hands: Bytes,
) -> None:
    """Each hand that is not known anew; `kept` is how many of its cards are not."""
    look_around(rules, desk, mind, me, hands)
    enter_world(rules, desk, me, hands, 0)
    words = np.empty(len(made), np.int64)
    for number in range(len(made)):
        words[number] = _made(desk, made[number, 0], made[number, 1])
    desk.wide = 1  # what a hand can still play is then kept as its cards, whatever they are
    others, candidates = rules.seats - 1, _CANDIDATES if rules.seats > 2 else _CANDIDATES_OF_TWO
    free_chip = bets_shown and rules.half_pint and rules.seats == 2
    deck = unseen.copy()
    seen, inner = np.empty(INPUTS), np.empty(len(ways.foresight.inner_bias))
    worth = np.empty(PREDICTIONS)
    for world in range(len(hands)):
        deck[:] = unseen
        state, drawn = stream(seed, world), 0
        for turn in range(others):
            seat = (me + 1 + (turn + world) % others) % rules.seats
            size, total = kept[seat], 0.0
            if size == 0:
                continue
            for slot in range(size, desk.sizes[seat]):
                desk.hands[seat, slot] = hands[world, seat, slot]
            for _ in range(candidates):
                state = draw_cards(deck, len(deck), drawn, drawn + size, state)
                for slot in range(size):
                    desk.hands[seat, slot] = deck[drawn + slot]
                find_plays(desk, rules.order, seat)
                _value_predictions(rules, desk, mind, before, seat, ways, seen, inner, worth)
                likely = _foretold(desk, seat, ways.heat, free_chip, worth)
                likely *= _explained(rules, desk, mind, before, seat, made, words, ways.heat)
                total += likely
                if fraction(state) * total < likely:
                    for slot in range(size):
                        hands[world, seat, slot] = deck[drawn + slot]
                state = after(state)
            _take(deck, drawn, hands[world, seat, :size])
            drawn += size


@kernel
def _made(desk: Desk, seat: int, slots: int) -> int:
    """The play with these slots."""
    place = 0
    while desk.plays[seat, place] & _SLOTS != slots:
        place += 1
    return int(desk.plays[seat, place])


@kernel
def _take(deck: Bytes, drawn: int, cards: Bytes) -> None:
    """These cards next to those that were drawn before."""
    for card in cards:
        place = drawn
        while deck[place] != card:
            place += 1
        deck[place] = deck[drawn]
        deck[drawn] = card
        drawn += 1


@kernel
def _value_predictions(
    rules: Rules,
    desk: Desk,
    mind: Mind,
    before: Standing,
    seat: int,
    ways: Ways,
    seen: Floats,
    inner: Floats,
    worth: Floats,
) -> None:
    if len(inner):
        see_hand(rules, desk, mind, seat, before.leader, seen)
        answer(seen, ways.foresight, inner, worth)
    else:
        worth[:] = -np.inf
        gauge(rules, desk, mind, seat)
        promise(rules, desk, mind, seat, before, worth)


@kernel
def _foretold(
    desk: Desk,
    seat: int,
    heat: float,
    free_chip: bool,  # noqa: FBT001
    worth: Floats,
) -> float:
    """How likely the seat predicts what it did; and bets, or does not, if it may choose."""
    possible = min(desk.sizes[seat], PREDICTIONS - 1) + 1
    most = worth[:possible].max()
    total, tricks = 0.0, 0.0
    for number in range(possible):
        share = np.exp((worth[number] - most) / heat)
        total += share
        tricks += number * share
    predicted = desk.predicted[seat]
    share = np.exp((worth[predicted] - most) / heat) / total if predicted < possible else 0.0
    likely = (1 - _ODD_PREDICTION) * share + _ODD_PREDICTION / PREDICTIONS
    if free_chip:
        beyond = tricks / total - predicted
        sign = -1 if desk.chips[seat] == KEPT else 1
        likely /= 1 + np.exp(-sign * _FREE_CHIP * beyond)
    return float(likely)


@kernel
def _explained(
    rules: Rules,
    desk: Desk,
    mind: Mind,
    before: Standing,
    seat: int,
    made: Ints,
    words: Ints,
    heat: float,
) -> float:
    """How likely the seat makes the plays that it made."""
    last = len(made) - 1
    while last >= 0 and made[last, 0] != seat:
        last -= 1
    if last < 0:
        return 1.0
    gauge(rules, desk, mind, seat)
    make_plan(rules, desk, mind, seat, seat, desk.predicted[seat], before)
    mind.plan[seat] = seat
    open_hands(desk, rules.seats)
    hold_all(desk, mind, rules.seats)
    likely, at = 1.0, before
    for number in range(last + 1):
        play = words[number]
        if made[number, 0] == seat:
            likely *= _likely(rules, desk, mind, at, seat, play, heat)
        mind.held[made[number, 0]] &= ~play
        at, _ = make_play(rules, desk, at, play)
    return likely


@kernel
def _likely(
    rules: Rules, desk: Desk, mind: Mind, at: Standing, seat: int, made: int, heat: float
) -> float:
    """How likely the seat makes this play."""
    now = consider_trick(rules, desk, mind, at, seat)
    chosen, total, legal = 0.0, 0.0, 0
    for place in range(desk.count[seat]):
        play = desk.plays[seat, place]
        if play == made:
            chosen = promised_by(rules, mind, at, now, seat, place, play)
    for place in range(desk.count[seat]):
        play = desk.plays[seat, place]
        if play & IN_HAND & ~mind.held[seat] == 0:
            legal += 1
            total += np.exp((promised_by(rules, mind, at, now, seat, place, play) - chosen) / heat)
    return (1 - _ODD_PLAY) / total + _ODD_PLAY / legal
