"""The kernels beside their peers, on one core, on the same shape of work, in one run.

    python benchmarks/peers.py [--repeats 5]

- Random rounds: Half-Pint with 4 seats and hands of 5, from the deal to the score; OpenSpiel's
  oh_hell with 4 players and 5 tricks, through its Python API with a plain loop.
- Play-outs after the deal: a deal is played on at random and scored; OpenSpiel's MCTS bot in C++
  with one simulation and many rollouts.
- Tree search at the first play of a round, a world of its own for every simulation, one random
  play-out each; OpenSpiel's ISMCTS bot in C++ at the first play of oh_hell.
- Five cards classified: an array of card codes against eval7's `evaluate`, called from Python for
  lists of ready-made Card objects. (Its deck has four suits, ours five.)
- The same rounds in two threads and in one.
- The inner loop of play-outs against the same algorithm in C (inner_loop.c), if there is a gcc.

Processor time; the median of interleaved runs, each with a part of its own of the work.
"""

from __future__ import annotations

import argparse
import ctypes
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from random import Random

import eval7
import numpy as np
import pyspiel
from measuring import rates

import taproom
from taproom.core import Seat, Seeded
from taproom.games.tricks import CARD_NAMED, DECK, HALF_PINT, Bet, Predict, TricksGame, TricksState
from taproom.kernels.tricks.chance import stream
from taproom.kernels.tricks.classify import strengths_of_fives
from taproom.kernels.tricks.dealing import deal_round
from taproom.kernels.tricks.desk import MOST_PLAYS, Desk, new_desk
from taproom.kernels.tricks.plays import find_all_plays
from taproom.kernels.tricks.position import position_of
from taproom.kernels.tricks.rounds import play_random_rounds, random_playouts
from taproom.kernels.tricks.rules import codes_of, deal_sizes, rules_of
from taproom.kernels.tricks.search import search
from taproom.kernels.tricks.worlds import sample_worlds

HANDS_OF_FIVE = {name: [5, 3] for name in CARD_NAMED}
EXPLORATION = 30.0
OH_HELL = pyspiel.load_game("oh_hell(players=4,num_tricks_fixed=5)")


def half_pint() -> TricksGame:
    game = taproom.game("half-pint", seats=4, deck=HANDS_OF_FIVE)
    assert isinstance(game, TricksGame)
    return game


GAME = half_pint()


def our_rounds(count: int = 300_000) -> int:
    play_random_rounds(GAME, count, seed=1)
    return count


def oh_hell_rounds(count: int = 3000) -> int:
    random = Random(1)
    for _ in range(count):
        state = OH_HELL.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return count


def our_playouts(count: int = 1_000_000) -> int:
    desk = dealt_desk()
    random_playouts(rules_of(GAME), desk, 0, 1, 0, count, new_totals())
    return count


def dealt_desk() -> Desk:
    """The first deal of this game, and all plays in it."""
    desk, rules = new_desk(), rules_of(GAME)
    deal_round(desk, deal_sizes(GAME), rules.seats, 0, np.uint64(stream(1, 0)))
    find_all_plays(desk, rules.order, rules.seats)
    return desk


def new_totals() -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    return np.zeros((GAME.seats, 4), np.int64)


def oh_hell_rollouts(count: int = 50_000) -> int:
    evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
    bot = pyspiel.MCTSBot(OH_HELL, evaluator, 2.0, 1, 1000, solve=False, seed=1, verbose=False)
    bot.mcts_search(dealt_oh_hell())
    return count


def dealt_oh_hell() -> pyspiel.State:
    random = Random(1)
    state = OH_HELL.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def our_search(simulations: int = 10_000, searches: int = 10) -> int:
    position = position_of(first_play().view(Seat(0)))
    for seed in range(searches):
        search(position, sample_worlds(position, simulations, seed), seed, EXPLORATION)
    return simulations * searches


def first_play() -> TricksState:
    """A deal in which everybody has predicted one trick and laid a chip."""
    state = GAME.start(Seeded("1"), Seat(0))
    for seat in range(GAME.seats):
        state, _ = state.act(Seat(seat), Predict(1))
    for seat in range(GAME.seats):
        state, _ = state.act(Seat(seat), Bet(Seat((seat + 1) % GAME.seats)))
    return state


def oh_hell_search(simulations: int = 10_000) -> int:
    state = dealt_oh_hell()
    for _ in range(GAME.seats):
        bids = state.legal_actions()
        state.apply_action(bids[min(1, len(bids) - 1)])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, simulations)
    bot.step(state)
    return simulations


class Fives:
    """Random sets of five cards, for ourselves and for eval7."""

    def __init__(self, count: int = 50_000) -> None:
        random = Random(1)
        ours = [codes_of(tuple(random.sample(DECK, 5))) for _ in range(count)]
        self.codes = np.tile(np.array(ours, np.uint8), (40, 1))
        deck = [eval7.Card(rank + suit) for rank in "23456789TJQKA" for suit in "cdhs"]
        self.theirs = [random.sample(deck, 5) for _ in range(count)]

    def classify(self) -> int:
        return len(strengths_of_fives(self.codes, HALF_PINT))

    def evaluate(self) -> int:
        evaluate = eval7.evaluate
        for five in self.theirs:
            evaluate(five)
        return len(self.theirs)


def threads_gain(repeats: int, rounds: int = 1_000_000) -> tuple[float, float]:
    """How many times faster two threads are than one: by the clock, and what it would be if nobody
    else were using the processors, going by the processor time that both take together.
    """
    seconds: dict[int, list[tuple[float, float]]] = {1: [], 2: []}
    for _ in range(repeats):
        for threads, measured in seconds.items():
            wall, processor = time.perf_counter(), time.process_time()
            play_random_rounds(GAME, rounds, seed=1, threads=threads)
            measured.append((time.perf_counter() - wall, time.process_time() - processor))
    one, two = (np.median(measured, axis=0) for measured in seconds.values())
    return float(one[0] / two[0]), float(2 * one[1] / two[1])


class InC:
    """The inner loop in C, compiled here and now; it must come to the same totals."""

    def __init__(self, folder: Path) -> None:
        library = folder / "inner_loop.so"
        source = Path(__file__).with_name("inner_loop.c")
        flags = ["-O3", "-march=native", "-shared", "-fPIC"]
        subprocess.run(["gcc", *flags, "-o", library, source], check=True)
        self._play_out = ctypes.CDLL(str(library)).play_out
        self.check()

    def playouts(self, count: int = 1_000_000) -> int:
        self._run(count)
        return count

    def check(self, count: int = 20_000) -> None:
        expected = new_totals()
        random_playouts(rules_of(GAME), dealt_desk(), 0, 1, 0, count, expected)
        if not np.array_equal(self._run(count), expected):
            raise AssertionError("the loop in C does not play as the kernel does")

    def _run(self, count: int) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
        desk, totals = dealt_desk(), new_totals()
        number = ctypes.c_int64
        self._play_out(
            *(np.ascontiguousarray(desk.plays).ctypes, number(MOST_PLAYS)),
            *(np.ascontiguousarray(desk.count).ctypes, np.ascontiguousarray(desk.spent).ctypes),
            *(number(GAME.seats), number(0), number(1), number(count), totals.ctypes),
        )
        return totals


def compare(what: str, ours: str, theirs: str, measured: dict[str, float], least: float) -> None:
    ratio = measured[ours] / measured[theirs]
    print(
        f"{what:22} {measured[ours]:13,.0f} /s   {theirs:26} {measured[theirs]:12,.0f} /s", end=""
    )
    print(f"   {ratio:6.1f} x (wanted {least:g})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--repeats", type=int, default=5)
    repeats = parser.parse_args().repeats
    fives = Fives()
    measured = rates({"ours": our_rounds, "oh_hell, Python loop": oh_hell_rounds}, repeats)
    compare("random rounds", "ours", "oh_hell, Python loop", measured, 60)
    measured = rates({"ours": our_playouts, "MCTS rollouts, C++": oh_hell_rollouts}, repeats)
    compare("play-outs", "ours", "MCTS rollouts, C++", measured, 15)
    measured = rates({"ours": our_search, "ISMCTS bot, C++": oh_hell_search}, repeats)
    compare("tree search", "ours", "ISMCTS bot, C++", measured, 15)
    measured = rates({"ours": fives.classify, "eval7": fives.evaluate}, repeats)
    compare("five cards classified", "ours", "eval7", measured, 12)
    if shutil.which("gcc"):
        with tempfile.TemporaryDirectory() as folder:
            in_c = InC(Path(folder))
            measured = rates({"ours": our_playouts, "C, gcc -O3": in_c.playouts}, repeats)
            compare("play-outs", "ours", "C, gcc -O3", measured, 0)
    by_clock, undisturbed = threads_gain(repeats)
    print(f"two threads are {by_clock:.2f} x as fast as one (wanted 1.8; ", end="")
    print(f"{undisturbed:.2f} x going by processor time, as on an idle machine)")


if __name__ == "__main__":
    main()
