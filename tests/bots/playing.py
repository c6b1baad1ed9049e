"""Whole games between bots, and single moments of a round, for the tests of this room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from taproom.bots import Bot, Budget, Decision, ask
from taproom.core import Game, Scripted, Seat, Seeded, State
from taproom.games.tricks import (
    CARD_NAMED,
    DECK,
    Bet,
    Edition,
    Hand,
    Play,
    Predict,
    TricksGame,
    TricksState,
)


def steps(game: Game, bots: Sequence[Bot], seed: str) -> Iterator[tuple[Any, Seat, Decision]]:
    """Every state of a game, who decides in it, and what."""
    state: State = game.start(Seeded(seed), first=Seat(0))
    random = Random(seed)
    while state.result is None:
        seat = random.choice(state.actors)
        decision = ask(bots[seat], state, seat, Budget(), random)
        yield state, seat, decision
        state, _ = state.act(seat, decision.action)


def last_state(game: Game, bots: Sequence[Bot], seed: str) -> Any:
    state, seat, decision = list(steps(game, bots, seed))[-1]
    return state.act(seat, decision.action)[0]


def cards(text: str) -> Hand:
    return tuple([CARD_NAMED[name] for name in text.split()])


def moment(
    edition: Edition,
    row: str,
    hands: Sequence[str],
    predictions: Sequence[int],
    plays: Sequence[str] = (),
    **options: object,
) -> TricksState:
    """A round as it stands: seat 0 starts. A play is its hand cards and, after a bar, the row's."""
    size = len(hands[0].split())
    deck = {name: [size, len(row.split())] for name in CARD_NAMED}
    game = TricksGame.of(edition, len(hands), {"deck": deck, **options})
    first, *rest = cards(row)
    known = (first, *(card for hand in hands for card in cards(hand)), *rest)
    order = (*known, *(card for card in DECK if card not in known))
    state = game.start(Scripted({"deck-1": order, "deck-2": DECK}), first=Seat(0))
    for seat, tricks in enumerate(predictions):
        state, _ = state.act(Seat(seat), Predict(tricks))
    if not plays:
        return state
    while state.phase == Bet.type:
        (seat, *_) = state.actors
        state, _ = state.act(seat, state.legal(seat)[0])
    for play in plays:
        own, _, lying = play.partition("|")
        state, _ = state.act(state.actors[0], Play(cards(own), cards(lying)))
    return state


def decided(bot: Bot, state: State, seed: int = 1) -> Decision:
    """What the bot does, asked in the seat whose turn it is."""
    return ask(bot, state, state.actors[0], Budget(), Random(seed))
