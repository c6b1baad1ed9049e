"""F-3, HP-3 and the options: what a table can agree on, and what it cannot."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from taproom.core import BadOption, BadSetup, Scripted, Seat, Seeded
from taproom.games import IDS, game
from taproom.games.tricks import DECK, HALF_PINT, MUERTOS, Card, Edition, RowGroups, TricksGame
from taproom.games.tricks.cards import DEFAULT_DEALS
from taproom.games.tricks.toasts import Toast

from .dealing import deck_file, refused

BOTH = pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS], ids=lambda each: each.id)


def half_pint(options: Mapping[str, object] | None = None, seats: int = 4) -> TricksGame:
    return TricksGame.of(HALF_PINT, seats, options or {})


def muertos(options: Mapping[str, object] | None = None, seats: int = 4) -> TricksGame:
    return TricksGame.of(MUERTOS, seats, options or {})


def test_the_games_of_the_house() -> None:
    assert IDS == ("half-pint", "muertos", "troll")
    assert [game(each, 2, {}).id for each in IDS] == list(IDS)
    assert game("half-pint", 5, {"rounds": 3}) == half_pint({"rounds": 3}, seats=5)
    assert game("muertos", 6, {"doubts": True}) == muertos({"doubts": True}, seats=6)
    assert game("troll", 4, {"rules": "pro"}).seats == 4
    assert game("troll", 4, {"rules": "pro"}).options == {"rules": "pro"}


@pytest.mark.parametrize(
    ("given", "told"), [("poker", "poker"), ("", ""), ("p" * 41, "p" * 40 + "…")]
)
def test_an_unknown_game(given: str, told: str) -> None:
    with refused(BadSetup, "bad-transcript", "unknown-game", game=told):
        game(given, 4, {})


def test_the_basic_half_pint() -> None:
    """HP-3, HP-4, HP-2, HP-11, F-2: what is played when nothing is said."""
    plain = half_pint()
    assert plain.id == "half-pint"
    assert plain.seats == 4
    assert plain.options == {}
    assert plain.edition is HALF_PINT
    assert plain.rounds == 10
    assert plain.chips is True
    assert plain.bets_in_turn is False
    assert plain.toasts == frozenset()
    assert plain.deals is DEFAULT_DEALS
    assert plain.row_groups is RowGroups.EACH


def test_the_basic_muertos() -> None:
    """PM-3, PM-5, PM-2, F-2: what is played when nothing is said."""
    plain = muertos()
    assert plain.id == "muertos"
    assert plain.edition is MUERTOS
    assert plain.rounds == 10
    assert plain.chips is False
    assert plain.bets_in_turn is False
    assert plain.toasts == frozenset()
    assert plain.deals is DEFAULT_DEALS
    assert plain.row_groups is RowGroups.ANY


def test_options_are_kept_as_they_were_given() -> None:
    given = {"rounds": 3, "bets": "in-turn"}
    kept = half_pint(given)
    given["rounds"] = 4
    assert kept.options == {"rounds": 3, "bets": "in-turn"}


@BOTH
@pytest.mark.parametrize("seats", range(2, 8))
def test_two_to_seven_play(edition: Edition, seats: int) -> None:
    """F-3."""
    state = TricksGame.of(edition, seats, {}).start(Seeded("any text"), Seat(seats - 1))
    assert state.game.seats == seats
    assert len(state.round.hands) == seats


@BOTH
@pytest.mark.parametrize(
    ("seats", "told"),
    [(1, "1"), (8, "8"), (0, "0"), (-2, "-2"), (True, "true"), (4.0, "4.0"), ("4", "4")],
)
def test_no_fewer_and_no_more(edition: Edition, seats: int, told: str) -> None:
    """F-3: refused, and before any option is looked at."""
    with refused(BadSetup, "bad-transcript", "seats", seats=told, game=edition.id):
        TricksGame.of(edition, seats, {"beer": 1})


@pytest.mark.parametrize(
    ("edition", "option"),
    [(HALF_PINT, "doubts"), (HALF_PINT, "beer"), (MUERTOS, "toasts"), (MUERTOS, "seating")],
)
def test_unknown_options(edition: Edition, option: str) -> None:
    """HP-11 is no rule of Muertos, PM-5 none of Half-Pint."""
    with refused(BadOption, "bad-option", "unknown", option=option, game=edition.id):
        TricksGame.of(edition, 4, {"rounds": 0, option: True})


@BOTH
@pytest.mark.parametrize("rounds", range(1, 11))
def test_rounds(edition: Edition, rounds: int) -> None:
    """HP-3: 1 to 10, in Muertos too."""
    assert TricksGame.of(edition, 4, {"rounds": rounds}).rounds == rounds


@BOTH
@pytest.mark.parametrize("rounds", [0, 11, -1, True, 2.0, "3", None, [3]])
def test_no_such_rounds(edition: Edition, rounds: object) -> None:
    """HP-3: refused."""
    with refused(BadOption, "bad-option", "rounds", rule="HP-3", option="rounds"):
        TricksGame.of(edition, 4, {"rounds": rounds})


def test_doubts() -> None:
    """PM-5: off in the basic game."""
    assert muertos({"doubts": True}).chips is True
    assert muertos({"doubts": False}).chips is False


@pytest.mark.parametrize("doubts", [1, 0, "true", None, []])
def test_no_such_doubts(doubts: object) -> None:
    """PM-5: refused."""
    with refused(BadOption, "bad-option", "doubts", rule="PM-5", option="doubts"):
        muertos({"doubts": doubts})


@BOTH
def test_bets(edition: Edition) -> None:
    """HP-4, PM-5: together, or in turn."""
    assert TricksGame.of(edition, 4, {"bets": "together"}).bets_in_turn is False
    assert TricksGame.of(edition, 4, {"bets": "in-turn"}).bets_in_turn is True


@BOTH
@pytest.mark.parametrize("bets", ["", "Together", "in turn", True, None, ["in-turn"], 1])
def test_no_such_bets(edition: Edition, bets: object) -> None:
    """HP-4: refused."""
    with refused(BadOption, "bad-option", "bets", rule="HP-4", option="bets"):
        TricksGame.of(edition, 4, {"bets": bets})


def test_toasts() -> None:
    """HP-11: each is its own switch; repeated numbers count once."""
    assert half_pint({"toasts": []}).toasts == frozenset()
    assert half_pint({"toasts": [1]}).toasts == {Toast.BRAWL}
    assert half_pint({"toasts": (9, 1, 9)}).toasts == {Toast.BRAWL, Toast.FRIENDS}
    assert half_pint({"toasts": list(range(1, 10))}).toasts == set(Toast)


@pytest.mark.parametrize(
    "toasts", [[0], [10], [1, 10], [-1], [True], [1.0], ["1"], [None], [[1]], 1, "1", None, {1: 2}]
)
def test_no_such_toasts(toasts: object) -> None:
    """HP-11: refused."""
    with refused(BadOption, "bad-option", "toasts", rule="HP-11", option="toasts"):
        half_pint({"toasts": toasts})


@BOTH
def test_row_groups(edition: Edition) -> None:
    """HP-2, PM-2: either edition can be played with the row rule of the other."""
    assert TricksGame.of(edition, 4, {"row-groups": "each"}).row_groups is RowGroups.EACH
    assert TricksGame.of(edition, 4, {"row-groups": "any"}).row_groups is RowGroups.ANY


@BOTH
@pytest.mark.parametrize("row_groups", ["", "EACH", "both", True, None, ["any"], 1])
def test_no_such_row_groups(edition: Edition, row_groups: object) -> None:
    """HP-2: refused."""
    with refused(BadOption, "bad-option", "row-groups", rule="HP-2", option="row-groups"):
        TricksGame.of(edition, 4, {"row-groups": row_groups})


@BOTH
def test_a_deck_of_ones_own(edition: Edition) -> None:
    """F-2: a deck file rules the deal; a wrong one is refused."""
    own = TricksGame.of(edition, 2, {"deck": deck_file({Card("R", 1): (8, 5)})})
    assert own.deals[Card("R", 1)] == (8, 5)
    assert own.start(Scripted({"deck-1": DECK}), Seat(0)).round.hand_size == 8
    with refused(BadOption, "bad-option", "deck-shape", rule="F-2", option="deck"):
        TricksGame.of(edition, 2, {"deck": None})


def test_the_first_bad_option_is_named() -> None:
    """Whatever the order in which they were given."""
    bad = {"row-groups": 0, "deck": 0, "bets": 0, "doubts": 0, "rounds": 0}
    for option in ("rounds", "doubts", "bets", "deck", "row-groups"):
        with pytest.raises(BadOption) as caught:
            muertos(bad)
        assert caught.value.option == option
        del bad[option]


@pytest.mark.parametrize(("seats", "must"), [(2, False), (3, True), (4, True), (7, True)])
def test_who_must_bet(seats: int, must: bool) -> None:  # noqa: FBT001
    """HP-4: everyone with three or more players. PM-5: nobody, ever."""
    assert half_pint(seats=seats).must_bet is must
    assert muertos({"doubts": True}, seats=seats).must_bet is False


def test_the_same_options_make_the_same_game() -> None:
    """A game is a value."""
    assert half_pint({"rounds": 2}) == half_pint({"rounds": 2})
    assert half_pint({"rounds": 2}) != half_pint({"rounds": 3})
