"""F-4 and F-5: who starts, and how the cards fall."""

from __future__ import annotations

import pytest

from taproom.core import BadChance, BadSetup, Scripted, Seat, Seeded
from taproom.games.tricks import DECK, HALF_PINT, MUERTOS, OPEN, Card, Edition, TricksGame

from .dealing import (
    LAURA,
    MAX,
    SVEN,
    Table,
    cards,
    deck_file,
    highest_first,
    refused,
)

BOTH = pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS], ids=lambda each: each.id)


def opened_by(top: str) -> Scripted:
    """The deck in its natural order below this card."""
    given = cards(top)
    return Scripted({"deck-1": (*given, *(card for card in DECK if card not in given))})


def test_hand_3_and_row_5() -> None:
    """F-5, Fig. 3: the opening card shows hand 3 and row 5: four more go into the row."""
    game = TricksGame.of(HALF_PINT, 4, {})
    now = game.start(opened_by("R5"), MAX).round
    assert now.dealt == (
        cards("R1 R2 R3"),
        cards("R4 R6 R7"),
        cards("R8 R9 R10"),
        cards("R11 R12 R13"),
    )
    assert now.row == cards("R5 Y1 Y2 Y3 Y4")
    assert now.hand_size == 3


def test_hand_5_and_row_3() -> None:
    """F-5, Muertos part 1: five cards each, two more into the row."""
    game = TricksGame.of(MUERTOS, 2, {})
    now = game.start(opened_by("Y1"), MAX).round
    assert now.dealt == (cards("R1 R2 R3 R4 R5"), cards("R6 R7 R8 R9 R10"))
    assert now.row == cards("Y1 R11 R12")


def test_packets_go_out_from_the_start_player_on() -> None:
    """F-5: clockwise, each in one packet, then the row."""
    game = TricksGame.of(HALF_PINT, 3, {})
    now = game.start(opened_by("R5"), LAURA).round
    assert now.start == LAURA
    assert now.dealt == (cards("R8 R9 R10"), cards("R1 R2 R3"), cards("R4 R6 R7"))
    assert now.row == cards("R5 R11 R12 R13 Y1")


@BOTH
def test_a_fresh_round(edition: Edition) -> None:
    """F-5: everything is still to come."""
    state = TricksGame.of(edition, 3, {}).start(opened_by("R5"), SVEN)
    now = state.round
    assert state.rounds == (now,)
    assert now.number == 1
    assert now.gunfight == ()
    assert now.hands == now.dealt
    assert now.predictions == (None, None, None)
    assert now.bets == ((OPEN, OPEN, OPEN) if edition is HALF_PINT else None)
    assert now.tricks == ()
    assert now.ended is None
    assert now.score is None
    assert now.toasts_at_once == now.toasts_at_end == ()
    assert now.won == (0, 0, 0)
    assert now.mark(MAX) == ""
    assert (state.phase, state.actors, state.result) == ("predict", (0, 1, 2), None)


@BOTH
@pytest.mark.parametrize("hand", range(1, 9))
@pytest.mark.parametrize("row", [1, 5])
def test_seven_seats_with_every_hand_size(edition: Edition, hand: int, row: int) -> None:
    """F-2, F-5: up to 8 cards each and 5 in the row, with 7 players: 61 of 65 cards."""
    deck = deck_file({Card("R", 1): (hand, row)})
    game = TricksGame.of(edition, 7, {"deck": deck})
    now = game.start(Scripted({"deck-1": DECK}), MAX).round
    lying = [card for packet in now.dealt for card in packet]
    assert [len(packet) for packet in now.dealt] == [hand] * 7
    assert lying == list(DECK[1 : 1 + 7 * hand])
    assert now.row == (DECK[0], *DECK[1 + 7 * hand : 7 * hand + row])


@BOTH
def test_the_table_chooses_who_starts_or_chance_does(edition: Edition) -> None:
    """F-4."""
    game = TricksGame.of(edition, 4, {})
    chance = Seeded("any text")
    assert [game.start(chance, Seat(seat)).round.start for seat in range(4)] == [0, 1, 2, 3]
    assert game.start(chance).round.start == chance.number("first", 4) == 3


@BOTH
@pytest.mark.parametrize("first", [-1, 4])
def test_only_a_seat_can_start(edition: Edition, first: int) -> None:
    """F-4."""
    game = TricksGame.of(edition, 4, {})
    with refused(BadSetup, "bad-transcript", "first", first=str(first), seats="4"):
        game.start(Seeded("any text"), Seat(first))


@BOTH
def test_the_start_player_moves_on_clockwise(edition: Edition) -> None:
    """F-4: from the last round's start player, whoever won what."""
    table = Table(edition, *[highest_first(3)] * 5, first=LAURA)
    for _ in range(5):
        table.one_trick(6, 6, 6)
    assert [done.start for done in table.state.rounds] == [1, 2, 0, 1, 2]
    assert [done.number for done in table.state.rounds] == [1, 2, 3, 4, 5]


@BOTH
def test_all_cards_are_shuffled_every_round(edition: Edition) -> None:
    """F-5: the deck of a round depends on its number."""
    game = TricksGame.of(edition, 2, {"deck": deck_file()})
    chance = Seeded("any text")
    state = game.start(chance, MAX)
    assert state.round.row == chance.order("deck-1", DECK)[:1]
    table = Table(edition, highest_first(2))
    table.state = state
    table.one_trick(1, 1)
    second = chance.order("deck-2", DECK)
    assert table.round.row == second[:1]
    assert table.round.dealt == ((second[2],), (second[1],))


def test_a_deck_that_is_missing() -> None:
    """F-5: an error when its deal comes, at the action that led to it; nothing has changed."""
    table = Table(HALF_PINT, highest_first(2), options={"rounds": 2})
    table.open(1, 1)
    table.play("R13")
    before = table.state
    with refused(BadChance, "bad-chance", "missing", purpose="deck-2"):
        table.play("R12")
    assert table.state is before
    assert table.state.actors == (LAURA,)


def test_a_deck_that_is_not_whole() -> None:
    """F-1: a card is missing."""
    game = TricksGame.of(HALF_PINT, 2, {})
    with refused(BadChance, "bad-chance", "not-an-order", purpose="deck-1"):
        game.start(Scripted({"deck-1": DECK[:-1]}), MAX)
