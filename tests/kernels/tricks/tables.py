"""Single moments of a round, laid out as the tests want them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import taproom
from taproom.core import Scripted, Seat
from taproom.games.tricks import (
    CARD_NAMED,
    DECK,
    Bet,
    Hand,
    Play,
    Predict,
    TricksGame,
    TricksState,
)


def game_of(edition: str, seats: int, **options: object) -> TricksGame:
    made = taproom.game(edition, seats=seats, **options)
    assert isinstance(made, TricksGame)
    return made


def cards(text: str) -> Hand:
    return tuple(CARD_NAMED[name] for name in text.split())


def play(text: str) -> Play:
    """`"R7 R10 + G7 G10"`: hand cards, then the row cards they use."""
    hand, _, row = text.partition("+")
    return Play(cards(hand), cards(row))


def dealt(
    edition: str, row: str, *hands: str, options: Mapping[str, object] | None = None
) -> TricksState:
    """One round in which exactly these cards are dealt, by seat; seat 0 starts."""
    lying, packets = cards(row), [cards(hand) for hand in hands]
    top = (lying[0], *(card for packet in packets for card in packet), *lying[1:])
    deck = (*top, *(card for card in DECK if card not in top))
    sizes = [len(packets[0]), len(lying)]
    numbers = dict.fromkeys(CARD_NAMED, sizes)
    game = game_of(edition, len(hands), rounds=1, deck=numbers, **(options or {}))
    return game.start(Scripted({"deck-1": deck, "deck-2": deck}), Seat(0))


def opened(
    edition: str,
    row: str,
    *hands: str,
    predicted: Sequence[int] = (),
    options: Mapping[str, object] | None = None,
) -> TricksState:
    """The same when the first play is to be made: all have predicted 1, unless told otherwise."""
    state = dealt(edition, row, *hands, options=options)
    seats = state.game.seats
    for seat, tricks in enumerate(predicted or [1] * seats):
        state, _ = state.act(Seat(seat), Predict(tricks))
    while state.phase == Bet.type:
        bettor = state.actors[0]
        state, _ = state.act(bettor, Bet(next_seat(bettor, seats)))
    return state


def next_seat(seat: Seat, seats: int) -> Seat:
    return Seat((seat + 1) % seats)


def after_plays(state: TricksState, *plays: str) -> TricksState:
    """Each by whoever's turn it is."""
    for text in plays:
        (seat,) = state.actors
        state, _ = state.act(seat, play(text))
    return state
