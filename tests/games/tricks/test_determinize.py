"""From a view to a random whole truth that agrees with it: what search needs."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from taproom.core import SPECTATOR, Seat, Seeded, Viewer
from taproom.games.tricks import (
    DECK,
    HALF_PINT,
    MUERTOS,
    OPEN,
    Bet,
    Card,
    Edition,
    Predict,
    Round,
    TricksGame,
    TricksState,
)

from .dealing import FRANK, LAURA, MAX, SVEN, Table, cards, deal, highest_first, random_game

GAMES = [
    (HALF_PINT, 2, {"rounds": 2}),
    (HALF_PINT, 3, {"rounds": 2, "bets": "in-turn", "toasts": [1, 2, 3, 4, 5, 6, 7, 8, 9]}),
    (HALF_PINT, 5, {"rounds": 2}),
    (MUERTOS, 2, {"rounds": 2, "doubts": True}),
    (MUERTOS, 3, {"rounds": 2, "doubts": True, "bets": "in-turn"}),
    (MUERTOS, 7, {"rounds": 1}),
]


def viewers(state: TricksState) -> list[Viewer]:
    return [*map(Seat, range(state.game.seats)), SPECTATOR]


def world(state: TricksState, viewer: Viewer, seed: object = 1) -> TricksState:
    return state.game.determinize(state.view(viewer), Random(str(seed)))


def played_by(done: Round, seat: Seat) -> list[Card]:
    plays = [played for trick in done.tricks for played in trick.plays if played.seat == seat]
    return [card for played in plays for card in played.play.hand]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("edition", "seats", "options"), GAMES)
def test_a_world_agrees_with_the_view(
    edition: Edition, seats: int, options: Mapping[str, object], seed: int
) -> None:
    """For every viewer, at every moment of many games."""
    for state in random_game(TricksGame.of(edition, seats, options), f"agree {seed}"):
        for viewer in viewers(state):
            imagined = world(state, viewer)
            assert imagined.view(viewer) == state.view(viewer)
            assert imagined.game is state.game
            for seen, true in zip(imagined.rounds, state.rounds, strict=True):
                _is_a_possible_round(seen)
                assert seen.row == true.row
            if viewer is not None:
                assert imagined.legal(viewer) == state.legal(viewer)


def _is_a_possible_round(whole: Round) -> None:
    """F-1, F-5, F-7: 65 different cards; what was dealt is held or has been played."""
    lying = [*whole.row, *(card for hand in whole.dealt for card in hand)]
    assert len(lying) == len(set(lying))
    assert set(lying) <= set(DECK)
    assert len({len(hand) for hand in whole.dealt}) == 1
    for seat in map(Seat, range(whole.seats)):
        held = [*whole.hands[seat], *played_by(whole, seat)]
        assert sorted(held) == sorted(whole.dealt[seat])


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES)
def test_a_world_can_be_played_to_the_end(
    edition: Edition, seats: int, options: Mapping[str, object]
) -> None:
    """From anywhere in the game, with cards of its own still to come."""
    random = Random("to the end")
    states = list(random_game(TricksGame.of(edition, seats, options), "play on"))
    for state in random.sample(states, 4):
        imagined = world(state, LAURA)
        while imagined.actors:
            seat = imagined.actors[-1]
            imagined, _ = imagined.act(seat, random.choice(imagined.legal(seat)))
        assert imagined.result is not None


def test_hidden_cards_come_from_the_unseen_ones_only() -> None:
    """F-7: neither the row, nor one's own hand, nor what was played; and any of the others."""
    dealt = deal("B1 P7", "R13 R2 R5", "R12 R3 R6", "R11 R4 R7")
    table = Table(MUERTOS, dealt).open(1, 1, 1)
    table.trick("R13", "R12", "R11")
    seen = set(cards("B1 P7 R13 R2 R5 R12 R11"))
    imagined = [world(table.state, MAX, seed).round for seed in range(300)]
    hidden = [set(each.hands[LAURA] + each.hands[SVEN]) for each in imagined]
    assert all(len(each) == 4 for each in hidden)
    assert set().union(*hidden) == set(DECK) - seen
    assert all(each.hands[MAX] == cards("R2 R5") for each in imagined)
    assert all(each.dealt[MAX] == cards("R13 R2 R5") for each in imagined)
    assert all(set(cards("R12")) < set(each.dealt[LAURA]) for each in imagined)


def test_a_spectator_knows_no_hand() -> None:
    """F-7: all hidden cards are imagined."""
    table = Table(MUERTOS, deal("B1 P7", "R13 R2", "R12 R3")).open(1, 1)
    table.play("R13")
    imagined = [world(table.state, SPECTATOR, seed).round for seed in range(300)]
    hidden = [set(each.hands[MAX] + each.hands[LAURA]) for each in imagined]
    assert all([len(hand) for hand in each.hands] == [1, 2] for each in imagined)
    assert set().union(*hidden) == set(DECK) - set(cards("B1 P7 R13"))


def test_a_hand_as_dealt_is_in_any_order() -> None:
    """F-5: what was played is not always the last or the first of it."""
    table = Table(MUERTOS, deal("B1", "R13 R2 R5", "R12 R3 R6")).open(1, 1)
    table.trick("R13", "R12")
    places = {
        world(table.state, MAX, seed).round.dealt[LAURA].index(Card("R", 12)) for seed in range(60)
    }
    assert places == {0, 1, 2}


@pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS])
def test_hidden_predictions_are_any_legal_ones(edition: Edition) -> None:
    """F-6: 0 to 6; one's own is known, and who has not predicted has not."""
    table = Table(edition, highest_first(4))
    table.act(LAURA, Predict(2))
    table.act(SVEN, Predict(0))
    imagined = [world(table.state, LAURA, seed).round.predictions for seed in range(200)]
    assert {each[SVEN] for each in imagined} == {0, 1, 2, 3, 4, 5, 6}
    assert {(each[MAX], each[LAURA], each[FRANK]) for each in imagined} == {(None, 2, None)}
    imagined = [world(table.state, MAX, seed).round.predictions for seed in range(200)]
    assert {each[LAURA] for each in imagined} == {0, 1, 2, 3, 4, 5, 6}
    assert {(each[MAX], each[FRANK]) for each in imagined} == {(None, None)}
    imagined = [world(table.state, SPECTATOR, seed).round.predictions for seed in range(200)]
    assert {each[LAURA] for each in imagined} == {0, 1, 2, 3, 4, 5, 6}


def test_shown_predictions_are_known() -> None:
    """F-6."""
    table = Table(HALF_PINT, highest_first(3))
    table.predict(3, 0, 6)
    for viewer in (MAX, LAURA, SVEN, SPECTATOR):
        assert world(table.state, viewer).round.predictions == (3, 0, 6)


@pytest.mark.parametrize(
    ("edition", "options", "kept"), [(HALF_PINT, {}, set()), (MUERTOS, {"doubts": True}, {None})]
)
def test_hidden_bets_are_any_legal_ones(
    edition: Edition, options: Mapping[str, object], kept: set[None]
) -> None:
    """HP-4, PM-5: on any opponent; kept only where that is allowed."""
    table = Table(edition, highest_first(4), options=options)
    table.predict(1, 1, 1, 1)
    table.act(LAURA, Bet(MAX))
    table.act(SVEN, Bet(FRANK))
    for viewer in (MAX, SPECTATOR):
        bets = [world(table.state, viewer, seed).round.bets or () for seed in range(120)]
        assert {each[LAURA] for each in bets} == {MAX, SVEN, FRANK} | kept
        assert {each[SVEN] for each in bets} == {MAX, LAURA, FRANK} | kept
        assert {(each[MAX], each[FRANK]) for each in bets} == {(OPEN, OPEN)}
    bets = [world(table.state, LAURA, seed).round.bets or () for seed in range(120)]
    assert {each[LAURA] for each in bets} == {MAX}
    assert {each[SVEN] for each in bets} == {MAX, LAURA, FRANK} | kept


def test_shown_bets_are_known() -> None:
    """HP-4: and where there are no chips, there are none."""
    table = Table(HALF_PINT, highest_first(3)).open(1, 1, 1, on=[1, 2, 1])
    for viewer in (MAX, LAURA, SVEN, SPECTATOR):
        assert world(table.state, viewer).round.bets == (1, 2, 1)
    plain = Table(MUERTOS, highest_first(3)).open(1, 1, 1)
    assert world(plain.state, MAX).round.bets is None


def test_the_whole_round_is_kept() -> None:
    """HP-7, HP-9, HP-11: number, start, gun fight, tricks, end, score and toasts."""
    table = Table(HALF_PINT, *[highest_first(3)] * 6, options={"toasts": [2, 6, 8], "rounds": 6})
    for _ in range(5):
        table.one_trick(1, 0, 0)
    for imagined, true in zip(world(table.state, LAURA).rounds, table.state.rounds, strict=True):
        assert imagined._replace(dealt=true.dealt, hands=true.hands) == true
        assert imagined.dealt[LAURA] == true.dealt[LAURA]


def test_other_random_other_world() -> None:
    """The same random makes the same world, another one another, in the cards to come too."""
    state = TricksGame.of(HALF_PINT, 4, {}).start(Seeded("any text"), MAX)
    one, again, other = (world(state, MAX, seed) for seed in ("one", "one", "other"))
    assert one.round == again.round
    assert one.round.dealt != other.round.dealt
    assert isinstance(one.chance, Seeded)
    assert isinstance(again.chance, Seeded)
    assert isinstance(other.chance, Seeded)
    assert one.chance.text == again.chance.text != other.chance.text


def test_the_cards_to_come_have_a_seed_of_their_own() -> None:
    """128 bits, as 32 digits: never the seed of the table."""

    class Counting(Random):
        """Tells how many bits it was asked for last."""

        asked = 0

        def getrandbits(self, k: int, /) -> int:
            self.asked = k
            return super().getrandbits(k) if k < 128 else 0xBEE

    random = Counting("any")
    state = TricksGame.of(HALF_PINT, 2, {}).start(Seeded("any text"), MAX)
    imagined = state.game.determinize(state.view(MAX), random)
    assert random.asked == 128
    assert isinstance(imagined.chance, Seeded)
    assert imagined.chance.text == "0" * 29 + "bee"
