"""The rules engine through its public contract, in random play, beside OpenSpiel and RLCard.

    python benchmarks/rules.py [--repeats 5]

A unit is a round: Half-Pint with 4 seats and hands of 5; OpenSpiel's oh_hell with 4 players and
5 tricks, deal included, played through its Python API with a plain loop; RLCard's bridge episode.
One core; processor time; the median of interleaved runs.
"""

from __future__ import annotations

import argparse
from random import Random

import pyspiel
import rlcard
from measuring import rates
from rlcard.agents import RandomAgent

import taproom
from taproom.core import Seat, Seeded
from taproom.games.tricks import CARD_NAMED

HANDS_OF_FIVE = {name: [5, 3] for name in CARD_NAMED}
LEAST_OF_OPEN_SPIEL = 0.1
LEAST_OF_RLCARD = 8


def half_pint_rounds(rounds: int = 1000) -> int:
    game = taproom.game("half-pint", seats=4, rounds=10, deck=HANDS_OF_FIVE)
    random = Random(1)
    played = 0
    while played < rounds:
        state = game.start(Seeded(str(played)), Seat(0))
        while state.result is None:
            seat = state.actors[0]
            state, _ = state.act(seat, random.choice(state.legal(seat)))
        played += len(state.rounds)
    return played


def oh_hell_rounds(rounds: int = 5000) -> int:
    game = pyspiel.load_game("oh_hell(players=4,num_tricks_fixed=5)")
    random = Random(1)
    for _ in range(rounds):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return rounds


def bridge_episodes(episodes: int = 50) -> int:
    """As RLCard itself plays an episode: its `run`, with its random agents."""
    env = rlcard.make("bridge", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    for _ in range(episodes):
        env.run()
    return episodes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--repeats", type=int, default=5)
    repeats = parser.parse_args().repeats
    measured = rates(
        {
            "taproom half-pint": half_pint_rounds,
            "OpenSpiel oh_hell": oh_hell_rounds,
            "RLCard bridge": bridge_episodes,
        },
        repeats,
    )
    ours = measured["taproom half-pint"]
    for name, rate in measured.items():
        print(f"{name:20} {rate:10,.0f} rounds/s   taproom is {ours / rate:6.2f} x")
    print(f"wanted: {LEAST_OF_OPEN_SPIEL} x OpenSpiel, {LEAST_OF_RLCARD} x RLCard")


if __name__ == "__main__":
    main()
