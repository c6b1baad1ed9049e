"""The kernels and the rules side by side, state by state; the rules are right.

    python tests/kernels/tricks/comparing.py --count 300000

compares that many positions of random games of all kinds (a test run compares a few thousand).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import count as counting
from random import Random
from typing import Final

import numpy as np

import taproom
from taproom.core import Scripted, Seat, Seeded
from taproom.games.tricks import (
    CARD_NAMED,
    DECK,
    Bet,
    Combination,
    Play,
    Predict,
    Round,
    TricksGame,
    TricksState,
    combination_of,
)
from taproom.kernels.tricks.chance import stream
from taproom.kernels.tricks.desk import Desk, new_desk
from taproom.kernels.tricks.hands import open_hands
from taproom.kernels.tricks.playbook import STRENGTH
from taproom.kernels.tricks.plays import find_all_plays
from taproom.kernels.tricks.position import lay_out, play_of, position_of
from taproom.kernels.tricks.rounds import random_round
from taproom.kernels.tricks.rules import CARD_OF, codes_of, deal_sizes, packed, rules_of
from taproom.kernels.tricks.scoring import KEPT, score
from taproom.kernels.tricks.standing import brawler, seat_at, won_by
from taproom.kernels.tricks.turns import legal_plays, make_play


def some_game(random: Random) -> TricksGame:
    """Both editions, all numbers of seats, every option that changes how it is played."""
    edition = random.choice(["half-pint", "muertos"])
    options: dict[str, object] = {"rounds": random.randint(1, 3)}
    if random.random() < 0.5:
        options["row-groups"] = random.choice(["each", "any"])
    if random.random() < 0.5:
        options["bets"] = random.choice(["together", "in-turn"])
    if edition == "muertos" and random.random() < 0.5:
        options["doubts"] = True
    if random.random() < 0.5:
        options["deck"] = some_deck(random)
    game = taproom.game(edition, seats=random.randint(2, 7), **options)
    assert isinstance(game, TricksGame)
    return game


def some_deck(random: Random) -> dict[str, list[int]]:
    """F-2: any numbers a deck file may have; often the largest, thirteen slots."""
    if random.random() < 0.3:
        return {name: [8, 5] for name in CARD_NAMED}
    return {name: [random.randint(1, 8), random.randint(1, 5)] for name in CARD_NAMED}


class Follower:
    """The kernels, led through a round by what happens under the rules."""

    def __init__(self, state: TricksState) -> None:
        """Where the first play of the round is to be made."""
        now, self.game = state.round, state.game
        self.rules, self.desk = rules_of(state.game), new_desk()
        (first,) = state.actors
        position = position_of(state.view(first))
        for seat, hand in enumerate(now.hands):
            position.hands[seat, : len(hand)] = codes_of(hand)
        lay_out(self.desk, position)
        find_all_plays(self.desk, self.rules.order, self.rules.seats)
        open_hands(self.desk, self.rules.seats)
        self.at, self.ended = position.at, False

    def legal(self, seat: int) -> dict[Play, int]:
        """The kernels' legal plays, as the rules name them, with the kernels' own numbers."""
        found = legal_plays(self.desk, seat)
        hand, row = self.desk.hands[seat], self.desk.row
        plays = {
            sorted_play(play_of(int(play), hand, row)): int(play)
            for play in self.desk.legal[:found]
        }
        assert len(plays) == found, "a play was found twice"
        return plays

    def compare(self, state: TricksState) -> None:
        """Whose turn, which plays are legal and how strong, and how the round stands."""
        (actor,) = state.actors
        assert not self.ended
        assert seat_at(self.rules.seats, self.at.leader, self.at.step) == actor
        legal = self.legal(actor)
        plays = [play for play in state.legal(actor) if isinstance(play, Play)]
        expected = {sorted_play(play): strength(state.game, play) for play in plays}
        assert {play: word >> STRENGTH for play, word in legal.items()} == expected
        seen = position_of(state.view(actor)).at
        assert self.at[3:] == seen[3:]
        assert self.at.best >> 3 == seen.best >> 3
        if seen.best:
            assert (self.at.leader - (self.at.best & 7)) % self.rules.seats == (
                seen.leader - (seen.best & 7)
            ) % self.rules.seats

    def play(self, state: TricksState, play: Play) -> None:
        word = self.legal(state.actors[0])[sorted_play(play)]
        self.at, self.ended = make_play(self.rules, self.desk, self.at, word)

    def compare_score(self, done: Round) -> None:
        """HP-7, HP-8, PM-4, PM-5; and how the round ended (HP-5, HP-6, F-12)."""
        assert self.ended
        assert done.score is not None
        brawl = brawler(self.rules, self.at)
        assert (brawl >= 0) == (done.ended == "brawl")
        assert tuple(won_by(self.at.won, seat) for seat in range(done.seats)) == done.won
        lay_bets(self.desk, done)
        score(self.rules, self.desk, self.at.won, self.at.tricks, brawl)
        assert tuple(self.desk.points[: done.seats]) == done.score.points


def lay_bets(desk: Desk, done: Round) -> None:
    """The predictions and chips of a round that is over."""
    chips = dict(done.chips)
    for seat, predicted in enumerate(done.predictions):
        assert predicted is not None
        desk.predicted[seat] = predicted
        desk.chips[seat] = chips.get(Seat(seat), KEPT)


def sorted_play(play: Play) -> Play:
    return Play(tuple(sorted(play.hand)), tuple(sorted(play.row)))


def strength(game: TricksGame, play: Play) -> int:
    cards = play.hand + play.row
    combination = combination_of(cards)
    assert combination is not None
    return packed(game.edition.strength(combination, cards))


POSITIONS: Final = "positions"


def follow_game(state: TricksState, random: Random) -> Counter[str]:
    """The rest of this game at random, and the kernels follow; how many positions there were, and
    how many of a rare kind."""
    seen: Counter[str] = Counter()
    follower: Follower | None = None
    while state.result is None:
        seat = random.choice(state.actors)
        action = random.choice(state.legal(seat))
        if isinstance(action, Play):
            follower = follower or Follower(state)
            follower.compare(state)
            follower.play(state, action)
            seen.update(kinds_of(state, action))
        number = state.round.number
        state, _ = state.act(seat, action)
        done = state.rounds[number - 1]
        if follower and done.score is not None:
            follower.compare_score(done)
            seen[f"ended by {done.ended}, {len(done.hands)} seats"] += done.ended != "cards"
            seen["brawl on the last trick"] += done.ended == "brawl" and not any(done.hands)
            follower = None
    return seen


def kinds_of(state: TricksState, chosen: Play) -> Iterator[str]:
    yield POSITIONS
    plays = len(state.legal(state.actors[0]))
    if plays > 64:
        yield "more than 64 legal plays"
    if len(state.round.row) + state.round.hand_size == 13:
        yield "thirteen slots"
    combination = combination_of(chosen.hand + chosen.row)
    if combination in (Combination.FIVE, Combination.ROYAL_FLUSH, Combination.STRAIGHT_FLUSH):
        yield f"played: {combination.value}"


def replay_round(game: TricksGame, seed: int, number: int) -> int:
    """A random round of the kernels, played again under the rules; how many plays it had."""
    rules, desk, seats = rules_of(game), new_desk(), game.seats
    log = np.zeros((8 * seats, seats), np.int64)
    start = number % seats
    at = random_round(rules, desk, deal_sizes(game), start, np.uint64(stream(seed, number)), log)
    deck = [CARD_OF[int(code)] for code in desk.deck]
    assert sorted(deck) == sorted(DECK)
    state = game.start(Scripted({f"deck-{each}": deck for each in range(1, 12)}), Seat(start))
    for seat in range(seats):
        state, _ = state.act(Seat(seat), Predict(int(desk.predicted[seat])))
    while state.phase == Bet.type:
        seat = state.actors[0]
        on = int(desk.chips[seat])
        state, _ = state.act(seat, Bet(None if on == KEPT else Seat(on)))
    plays = 0
    for trick in log[: at.tricks]:
        for play in trick[trick > 0]:
            (seat,) = state.actors
            action = play_of(int(play), desk.hands[seat], desk.row)
            assert int(play) >> STRENGTH == strength(game, action)
            state, _ = state.act(seat, action)
            plays += 1
    done = state.rounds[0]
    assert done.score is not None
    assert tuple(desk.points[:seats]) == done.score.points
    assert (brawler(rules, at) >= 0) == (done.ended == "brawl")
    assert tuple(won_by(at.won, seat) for seat in range(seats)) == done.won
    return plays


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=300_000, help="positions to compare")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    games, seen = 0, Counter[str]()
    for games in counting(1):
        random = Random(f"{given.seed} {games}")
        game = some_game(random)
        seen += follow_game(game.start(Seeded(str(random.random()))), random)
        seen[POSITIONS] += replay_round(game, given.seed, games)
        if seen[POSITIONS] >= given.count:
            break
    print(f"{games} games: the kernels agree with the rules")  # noqa: T201
    for kind, count in seen.most_common():
        print(f"{count:>10,}  {kind}")  # noqa: T201


if __name__ == "__main__":
    main()
