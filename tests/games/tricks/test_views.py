"""What a viewer may know, at every moment of a round: F-6, HP-4, F-7."""

from __future__ import annotations

from dataclasses import replace

import pytest

from taproom.core import SPECTATOR, Result, Seat, Viewer
from taproom.games.tricks import HALF_PINT, MUERTOS, OPEN, Bet, Edition, Predict, SeenRound
from taproom.games.tricks.round import Score

from .dealing import LAURA, MAX, SVEN, Table, cards, deal, highest_first, play

EVERYBODY: list[Viewer] = [MAX, LAURA, SVEN, SPECTATOR]
THREE = deal("B1 P7", "R13 R2", "R12 R3", "R11 R4")
BOTH = pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS], ids=lambda each: each.id)


def seen(table: Table, viewer: Viewer) -> SeenRound:
    return table.state.view(viewer).round


FRESH = SeenRound(
    number=1,
    start=LAURA,
    gunfight=(),
    hand_size=2,
    row=cards("B1 P7"),
    dealt=None,
    hand=None,
    cards_left=(2, 2, 2),
    has_predicted=(False, False, False),
    predictions=None,
    own_prediction=None,
    has_bet=(False, False, False),
    bets=None,
    own_bet=OPEN,
    tricks=(),
    won=(0, 0, 0),
    ended=None,
    score=None,
    toasts_at_once=(),
    toasts_at_end=(),
)


@BOTH
def test_a_fresh_deal(edition: Edition) -> None:
    """F-5: one's own hand and the row; a spectator sees the row."""
    table = Table(edition, THREE, first=LAURA)
    assert seen(table, SPECTATOR) == FRESH
    for seat, hand in ((MAX, "R13 R2"), (LAURA, "R12 R3"), (SVEN, "R11 R4")):
        assert seen(table, seat) == replace(FRESH, dealt=cards(hand), hand=cards(hand))


@BOTH
def test_the_frame_of_a_view(edition: Edition) -> None:
    """The game, the phase, who acts and the result are for all to see."""
    table = Table(edition, highest_first(2), options={"toasts": []} if edition.brawls else {})
    for viewer in (MAX, LAURA, SPECTATOR):
        view = table.state.view(viewer)
        assert view.game is table.game
        assert view.viewer == viewer
        assert view.rounds == (view.round,)
        assert (view.phase, view.actors, view.result) == ("predict", (MAX, LAURA), None)
    table.one_trick(1, 0)
    for viewer in (MAX, LAURA, SPECTATOR):
        view = table.state.view(viewer)
        assert (view.phase, view.actors) == (None, ())
        assert view.result == table.state.result
        assert isinstance(view.result, Result)


@BOTH
def test_predictions_are_secret_until_all_are_in(edition: Edition) -> None:
    """F-6: that somebody has predicted is seen, what is known to them alone."""
    table = Table(edition, THREE, first=LAURA)
    table.act(LAURA, Predict(2))
    table.act(SVEN, Predict(0))
    for viewer, own in ((MAX, None), (LAURA, 2), (SVEN, 0), (SPECTATOR, None)):
        now = seen(table, viewer)
        assert now.has_predicted == (False, True, True)
        assert now.predictions is None
        assert now.own_prediction == own
    table.act(MAX, Predict(6))
    for viewer, own in ((MAX, 6), (LAURA, 2), (SVEN, 0), (SPECTATOR, None)):
        now = seen(table, viewer)
        assert now.has_predicted == (True, True, True)
        assert now.predictions == (6, 2, 0)
        assert now.own_prediction == own


def test_bets_are_secret_until_all_are_made() -> None:
    """HP-4: that somebody has bet is seen, on whom is known to them alone."""
    table = Table(HALF_PINT, THREE)
    table.predict(1, 1, 1)
    table.act(LAURA, Bet(SVEN))
    table.act(MAX, Bet(SVEN))
    own_bets: list[tuple[Viewer, object]] = [(MAX, 2), (LAURA, 2), (SVEN, OPEN), (SPECTATOR, OPEN)]
    for viewer, own in own_bets:
        now = seen(table, viewer)
        assert now.has_bet == (True, True, False)
        assert now.bets is None
        assert now.own_bet == own
    table.act(SVEN, Bet(MAX))
    for viewer in EVERYBODY:
        now = seen(table, viewer)
        assert now.has_bet == (True, True, True)
        assert now.bets == (SVEN, SVEN, MAX)
    assert seen(table, SVEN).own_bet == MAX


def test_a_kept_chip_is_a_bet_made() -> None:
    """PM-5: null is not open."""
    table = Table(MUERTOS, THREE, options={"doubts": True})
    table.predict(1, 1, 1)
    table.act(LAURA, Bet(None))
    assert seen(table, LAURA).own_bet is None
    assert seen(table, MAX).own_bet == OPEN
    assert seen(table, MAX).has_bet == (False, True, False)
    assert seen(table, MAX).bets is None


@pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS])
def test_bets_in_turn_are_open(edition: Edition) -> None:
    """HP-4, PM-5: all open as soon as predictions are shown, not before."""
    doubts = {} if edition.chips else {"doubts": True}
    table = Table(edition, THREE, options={"bets": "in-turn", **doubts}, first=SVEN)
    for viewer in EVERYBODY:
        assert seen(table, viewer).bets is None
    table.predict(1, 1, 1)
    for viewer in EVERYBODY:
        assert seen(table, viewer).bets == (OPEN, OPEN, OPEN)
    table.act(SVEN, Bet(LAURA))
    for viewer in EVERYBODY:
        assert seen(table, viewer).bets == (OPEN, OPEN, LAURA)
        assert seen(table, viewer).has_bet == (False, False, True)
    table.act(MAX, Bet(LAURA))
    table.act(LAURA, Bet(MAX))
    for viewer in EVERYBODY:
        assert seen(table, viewer).bets == (LAURA, MAX, LAURA)


@pytest.mark.parametrize("bets", ["together", "in-turn"])
def test_no_bets_without_chips(bets: str) -> None:
    """PM-5: in the basic game there is nothing to show."""
    table = Table(MUERTOS, THREE, options={"bets": bets})
    table.predict(1, 1, 1)
    for viewer in EVERYBODY:
        now = seen(table, viewer)
        assert now.bets is None
        assert now.has_bet == (False, False, False)
        assert now.own_bet == OPEN


@BOTH
def test_what_was_played_all_have_seen(edition: Edition) -> None:
    """F-7: and how many cards everybody holds; a hand only its owner."""
    table = Table(edition, THREE).open(2, 0, 0)
    table.trick("R13", "R12", "R11")
    table.play("R2")
    for viewer in EVERYBODY:
        now = seen(table, viewer)
        assert now.tricks == table.round.tricks
        assert now.won == (1, 0, 0)
        assert now.cards_left == (0, 1, 1)
        assert now.ended is None
        assert now.score is None
    assert seen(table, MAX).hand == ()
    assert seen(table, LAURA).hand == cards("R3")
    assert seen(table, LAURA).dealt == cards("R12 R3")
    assert seen(table, SPECTATOR).hand is None
    assert seen(table, SPECTATOR).dealt is None


def test_a_finished_round_is_seen_with_its_score() -> None:
    """HP-7, HP-11: but never the cards that others kept (HP-5, HP-6)."""
    left = deal("B1", "R13 Y13", "R2 R3")
    table = Table(HALF_PINT, left, highest_first(2), options={"toasts": [2, 8]})
    table.open(2, 0, on=[None, None])
    table.trick("R13 Y13", "R2")
    for viewer, hand, dealt in ((MAX, "", "R13 Y13"), (LAURA, "R3", "R2 R3")):
        view = table.state.view(viewer)
        first = view.rounds[0]
        assert [each.number for each in view.rounds] == [1, 2]
        assert view.round is view.rounds[1]
        assert first.ended == "out"
        assert first.score == Score((10, 30), ("", "X"))
        assert first.hand == cards(hand)
        assert first.dealt == cards(dealt)
        assert first.cards_left == (0, 1)
        assert first.toasts_at_once == (MAX, LAURA)
        assert first.toasts_at_end == ()
        assert first.hand_size == 2
    first = table.state.view(SPECTATOR).rounds[0]
    assert first.hand is None
    assert first.dealt is None


def test_toasts_at_the_end_are_seen() -> None:
    """HP-11."""
    table = Table(HALF_PINT, highest_first(2), options={"toasts": [2]})
    table.one_trick(1, 0)
    assert seen(table, SPECTATOR).toasts_at_end == (MAX, LAURA)
    assert seen(table, SPECTATOR).toasts_at_once == ()


def test_a_gun_fight_is_seen() -> None:
    """HP-9: by everybody, from the deal on."""
    table = Table(HALF_PINT, *[highest_first(3)] * 6)
    for _ in range(5):
        table.one_trick(1, 6, 6)
    for viewer in EVERYBODY:
        assert seen(table, viewer).gunfight == (MAX,)
        assert seen(table, viewer).number == 6
        assert seen(table, viewer).start == Seat(2)


@BOTH
def test_others_cards_do_not_change_a_view(edition: Edition) -> None:
    """F-7: two deals that differ in the hands of Laura and Sven look the same to Max."""
    other = deal("B1 P7", "R13 R2", "G12 G3", "G11 G4")
    one, two = Table(edition, THREE), Table(edition, other)
    assert one.state.view(MAX).rounds == two.state.view(MAX).rounds
    assert one.state.view(SPECTATOR).rounds == two.state.view(SPECTATOR).rounds
    assert one.state.view(LAURA).rounds != two.state.view(LAURA).rounds
    for table in (one, two):
        table.open(1, 1, 1)
        table.act(MAX, play("R13"))
    assert one.state.view(MAX).rounds == two.state.view(MAX).rounds
