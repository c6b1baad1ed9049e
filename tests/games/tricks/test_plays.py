"""F-7 to F-12: plays and tricks, with the figures of the documents."""

from __future__ import annotations

import pytest

from taproom.core import IllegalAction, Scripted
from taproom.games.tricks import DECK, HALF_PINT, MUERTOS, Combination, Edition, Play, TricksGame
from taproom.games.tricks.facts import CardsPlayed, TrickWon

from .dealing import (
    FRANK,
    LAURA,
    MAX,
    SVEN,
    Deal,
    Table,
    cards,
    deal,
    highest_first,
    play,
    ranks,
    refused,
)

BOTH = pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS], ids=lambda each: each.id)


def ready(edition: Edition, dealt: Deal, **options: object) -> Table:
    """Predictions and chips are out, nobody has said anything wise."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Table(edition, dealt, options=named).open(*[6] * len(dealt.hands))


def won(table: Table) -> tuple[int | None, list[str]]:
    """The winner of the last trick, and what was played in it."""
    trick = table.round.tricks[-1]
    return trick.winner, [played.combination.value for played in trick.plays]


# The figures.


def test_the_ladder() -> None:
    """F-10, Fig. 5: two pair, three of a kind, a straight, and a lone 4 because one must play."""
    table = ready(HALF_PINT, deal("B7 P10", "R7 R10 R1", "R11 Y11 G11", "Y6 G8 R9", "B4 B5 P3"))
    table.trick("R7 R10 + B7 P10", "R11 Y11 G11", "Y6 G8 R9 + B7 P10", "B4")
    assert won(table) == (SVEN, ["two-pair", "three", "straight", "high-card"])


def test_the_ladder_of_the_dead() -> None:
    """F-10, Example 1: the same with queens."""
    hands = ["R7 R10 R2", "RQ YQ GQ", "Y6 G8 R9", "B4 B5 P3"]
    table = ready(MUERTOS, deal(ranks("B7 P10"), *map(ranks, hands)))
    table.play(f"{ranks('R7 R10')} + {ranks('B7 P10')}")
    table.play(ranks("RQ YQ GQ"))
    table.play(f"{ranks('Y6 G8 R9')} + {ranks('B7 P10')}")
    table.play(ranks("B4"))
    assert won(table) == (SVEN, ["two-pair", "three", "straight", "high-card"])


@BOTH
def test_first_come(edition: Edition) -> None:
    """F-10, Fig. 6, Example 2: the row's 3 makes a pair of 3s, beaten by 8 8 from a hand; Sven
    has no cards and is skipped (F-7); a later 8 8 does not beat the first."""
    hands = ["R13 Y13 G13 R3", "R8 Y8 R5 R6", "G2 Y2 G1 Y1", "G8 B8 P5 P6"]
    table = ready(edition, deal("B3", *hands))
    table.trick("R13 Y13 G13", "R5", "G2 Y2 G1 Y1", "P5")
    assert won(table) == (MAX, ["three", "high-card", "two-pair", "high-card"])
    table.play("R3 + B3")
    table.play("R8 Y8")
    assert table.state.actors == (FRANK,)
    table.play("G8 B8")
    assert won(table) == (LAURA, ["pair", "pair", "pair"])
    assert [played.seat for played in table.round.tricks[1].plays] == [MAX, LAURA, FRANK]


@BOTH
def test_two_straights(edition: Edition) -> None:
    """F-11, Fig. 7: one to 12, a later one to 13, both with cards of the row."""
    table = ready(edition, deal("G10 B11 P12", "R8 R9 R1", "R2 R3 R5", "Y9 Y13 R4", "Y2 Y3 Y5"))
    table.trick("R8 R9 + G10 B11 P12", "R2", "Y9 Y13 + G10 B11 P12", "Y2")
    assert won(table) == (SVEN, ["straight", "high-card", "straight", "high-card"])


def test_the_pair_in_the_row() -> None:
    """HP-2, Fig. 8: with 12 12 in the row, 7 7 is a pair of 7s, and two pair 7 5 beats it."""
    table = ready(
        HALF_PINT, deal("G12 B12", "R7 Y7 R5 Y5", "G7 B7 R2 R3", "R1 Y1 G3 P4", "P1 Y2 G4 B9")
    )
    table.play("R7 Y7 R5 Y5")
    with refused(IllegalAction, "row-group", rule="HP-2", combination="two-pair"):
        table.play("G7 B7 + G12 B12")
    assert play("G7 B7 + G12 B12") not in table.state.legal(LAURA)
    table.play("G7 B7")
    table.play("P4")
    table.play("B9")
    assert won(table) == (MAX, ["two-pair", "pair", "high-card", "high-card"])


def test_the_pair_in_the_row_of_the_dead() -> None:
    """PM-2, Example 3: with Q Q in the row, 7 7 is two pair, and beats two pair 7 5."""
    hands = ["R7 Y7 R5 Y5", "G7 B7 R2 R3", "RA YA G3 P4", "P2 Y2 G4 B9"]
    table = ready(MUERTOS, deal(ranks("GQ BQ"), *map(ranks, hands)))
    table.play(ranks("R7 Y7 R5 Y5"))
    assert play(f"{ranks('G7 B7')} + {ranks('GQ BQ')}") in table.state.legal(LAURA)
    table.play(f"{ranks('G7 B7')} + {ranks('GQ BQ')}")
    table.play(ranks("P4"))
    table.play(ranks("B9"))
    assert won(table) == (LAURA, ["two-pair", "two-pair", "high-card", "high-card"])


@BOTH
def test_the_row_rule_is_an_option(edition: Edition) -> None:
    """HP-2, PM-2: `row-groups` each or any, in both editions."""
    dealt = deal("G12 B12", "R7 Y7 G7", "R2 R3 R4")
    table = ready(edition, dealt, row_groups="any")
    table.state.verify(MAX, play("R7 Y7 + G12 B12"))
    table.state.verify(MAX, play("R7 Y7 G7 + G12 B12"))
    table = ready(edition, dealt, row_groups="each")
    with refused(IllegalAction, "row-group", rule="HP-2", combination="two-pair"):
        table.play("R7 Y7 + G12 B12")
    with refused(IllegalAction, "row-group", rule="HP-2", combination="full-house"):
        table.play("R7 Y7 G7 + G12 B12")


def test_the_row_rule_is_for_two_pair_and_full_house_only() -> None:
    """HP-2: a straight or a flush may take any cards of the row, a pair may grow."""
    table = ready(HALF_PINT, deal("R3 R4 R5 R6 Y6", "R7 R9 G6", "Y1 Y2 Y3"))
    for text in ("R7 + R3 R4 R5 R6", "R9 + R3 R4 R5 R6", "G6 + R6 Y6", "R7 + R3 R4 R5 Y6"):
        table.state.verify(MAX, play(text))


# A play.


@BOTH
def test_the_row_may_be_left_unused(edition: Edition) -> None:
    """F-8: a lone 7 beside a 7 in the row is a legal high card."""
    table = ready(edition, deal("B7", "R7 R1", "R2 R3"))
    assert table.state.legal(MAX) == (play("R7"), play("R1"), play("R7 + B7"))
    table.play("R7")
    assert table.round.tricks[0].plays[0].combination is Combination.HIGH_CARD


@BOTH
def test_row_cards_stay_for_everybody_every_time(edition: Edition) -> None:
    """F-7."""
    table = ready(edition, deal("B7", "R7 Y7", "G7 P7", "R2 R3"))
    table.trick("R7 + B7", "G7 + B7", "R2")
    assert won(table) == (MAX, ["pair", "pair", "high-card"])
    assert table.round.row == cards("B7")
    table.trick("Y7 + B7", "P7 + B7", "R3")
    assert table.last.tricks[1].winner == MAX


@BOTH
def test_no_passing_with_cards_in_hand(edition: Edition) -> None:
    """F-7: somebody with cards always has a play; somebody not in turn has none."""
    table = ready(edition, deal("B1", "R7 R5", "R2 R9", "Y2 Y9"))
    assert table.state.legal(MAX) == (play("R7"), play("R5"))
    assert table.state.legal(LAURA) == ()
    assert table.state.legal(SVEN) == ()
    table.play("R7")
    assert table.state.actors == (LAURA,)
    assert table.state.legal(MAX) == ()


@BOTH
def test_played_cards_are_gone(edition: Edition) -> None:
    """F-7: and the legal plays with them."""
    table = ready(edition, deal("B7", "R7 Y7 R1", "R2 R3 R4"))
    assert play("R7 Y7 + B7") in table.state.legal(MAX)
    table.trick("R7", "R2")
    assert table.round.hands == (cards("Y7 R1"), cards("R3 R4"))
    assert table.round.dealt == (cards("R7 Y7 R1"), cards("R2 R3 R4"))
    assert table.state.legal(MAX) == (play("Y7"), play("R1"), play("Y7 + B7"))
    with refused(IllegalAction, "not-in-hand", rule="F-7", card="R7"):
        table.play("R7")


@BOTH
def test_cards_that_are_not_there(edition: Edition) -> None:
    """F-7: the first such card is named, of the hand before the row."""
    table = ready(edition, deal("B7 G7", "R7 Y7", "R2 R3"))
    with refused(IllegalAction, "not-in-hand", rule="F-7", card="R2"):
        table.play("R7 R2 R3 + P7")
    with refused(IllegalAction, "not-in-hand", rule="F-7", card="B7"):
        table.play("B7")
    with refused(IllegalAction, "not-in-row", rule="F-7", card="P7"):
        table.play("R7 + B7 P7 R3")
    with refused(IllegalAction, "not-in-row", rule="F-7", card="Y7"):
        table.play("R7 + Y7")


@BOTH
@pytest.mark.parametrize("text", ["+ B7", "+ B7 G7", "+"])
def test_only_row_cards_is_not_a_play(edition: Edition, text: str) -> None:
    """F-7: nor is nothing at all."""
    table = ready(edition, deal("B7 G7", "R7 Y7", "R2 R3"))
    with refused(IllegalAction, "row-only", rule="F-7"):
        table.play(text)


@BOTH
def test_row_cards_must_be_of_the_row_even_alone(edition: Edition) -> None:
    """F-7: `not-in-row` comes before `row-only`."""
    table = ready(edition, deal("B7 G7", "R7 Y7", "R2 R3"))
    with refused(IllegalAction, "not-in-row", rule="F-7", card="P7"):
        table.play("+ P7")


@BOTH
@pytest.mark.parametrize("text", ["R7 R8", "R7 + B9", "R7 Y7 R8", "R7 Y7 + B9", "R7 Y7 R8 R9 + B9"])
def test_no_spare_cards(edition: Edition, text: str) -> None:
    """F-8."""
    table = ready(edition, deal("B9", "R7 Y7 R8 R9", "R2 R3 R4 R5"))
    with refused(IllegalAction, "no-combination", rule="F-8"):
        table.play(text)


@BOTH
@pytest.mark.parametrize(
    ("text", "twice"),
    [("R7 R7", "R7"), ("R7 + R7", "R7"), ("R7 Y7 + B9 Y7 B9", "Y7"), ("P1 + B9 B9", "B9")],
)
def test_a_card_named_twice(edition: Edition, text: str, twice: str) -> None:
    """F-1: all cards are different; no action at all, whoever holds them."""
    table = ready(edition, deal("B9", "R7 Y7 R8 R9", "R2 R3 R4 R5"))
    with refused(IllegalAction, "bad-action", "card-twice", rule="F-1", card=twice):
        table.play(text)


def test_cards_are_kept_as_they_were_named() -> None:
    """F-7: in any order."""
    table = ready(HALF_PINT, deal("B7 G7", "R7 Y7", "R2 R3"))
    table.play("Y7 R7 + G7 B7")
    assert table.round.tricks[0].plays[0].play == play("Y7 R7 + G7 B7")
    assert table.round.tricks[0].plays[0].combination is Combination.FOUR


@BOTH
def test_what_cards_are_is_what_they_count_as(edition: Edition) -> None:
    """F-8, F-9: the strongest name that fits the whole set."""
    table = ready(edition, deal("R13", "R9 R10 R11 R12 P9", "Y1 Y2 Y3 Y4 Y5"))
    table.trick("R9 R10 R11 R12 + R13", "Y1 Y2 Y3 Y4 Y5")
    assert won(table) == (MAX, ["royal-flush", "straight-flush"])


# Tricks.


@BOTH
def test_the_winner_leads(edition: Edition) -> None:
    """F-12."""
    table = ready(edition, deal("B1", "R2 R3", "R5 R13", "R9 R4", "Y2 Y3"))
    facts = table.trick("R2", "R5", "R9", "Y2")
    assert facts == (
        CardsPlayed(table.round.tricks[0].plays[3]),
        TrickWon(SVEN, Combination.HIGH_CARD),
    )
    assert table.state.actors == (SVEN,)
    assert table.round.won == (0, 0, 1, 0)
    assert table.round.tricks[0].leader == MAX
    table.trick("R3", "R13", "R4", "Y3")
    assert [played.seat for played in table.last.tricks[1].plays] == [SVEN, FRANK, MAX, LAURA]
    assert table.last.tricks[1].leader == SVEN
    assert table.last.tricks[1].winner == LAURA
    assert table.last.won == (0, 1, 1, 0)


@BOTH
def test_a_winner_without_cards_hands_on_the_lead(edition: Edition) -> None:
    """F-12: to the next seat clockwise that has some, here past Max to Laura."""
    table = ready(edition, deal("B1", "R3 Y3", "R5 R7", "R9 R4", "Y13 G13"))
    table.trick("R3 Y3", "R5", "R9", "Y13 G13")
    assert won(table) == (FRANK, ["pair", "high-card", "high-card", "pair"])
    assert table.state.actors == (LAURA,)
    table.play("R7")
    assert table.state.actors == (SVEN,)
    table.play("R4")
    assert table.last.tricks[1].winner == LAURA
    assert table.last.ended == "cards"


@BOTH
def test_a_player_alone_with_cards_plays_on(edition: Edition) -> None:
    """F-12: and wins every trick."""
    table = ready(edition, deal("B1", "R3 Y3 G3", "R5 Y5 G5", "R9 R7 R4"))
    table.trick("R3 Y3 G3", "R5 Y5 G5", "R9")
    assert table.state.actors == (SVEN,)
    table.play("R7")
    assert won(table) == (SVEN, ["high-card"])
    assert table.state.actors == (SVEN,)
    table.play("R4")
    assert table.last.won == (0, 1, 2)
    assert table.last.ended == "cards"


@BOTH
def test_the_round_ends_when_nobody_has_cards(edition: Edition) -> None:
    """F-12."""
    table = ready(edition, deal("B1", "R3 R5", "R4 R6", "R2 R7"))
    table.trick("R3", "R4", "R2")
    assert table.round.ended is None
    table.trick("R5", "R6", "R7")
    assert table.last.ended == "cards"
    assert table.last.hands == ((), (), ())


@BOTH
def test_a_trick_under_way(edition: Edition) -> None:
    """F-7, F-10: no winner yet; the strongest so far is known."""
    table = ready(edition, deal("B1", "R3 R5", "R4 R6", "R2 R7"))
    assert table.play("R3") == (CardsPlayed(table.round.tricks[0].plays[0]),)
    table.play("R4")
    (trick,) = table.round.tricks
    assert trick.winner is None
    assert trick.leader == MAX
    assert trick.best.seat == LAURA
    assert trick.best.play == Play(cards("R4"), ())
    assert trick.best.strength == (0, 4)
    assert table.round.won == (0, 0, 0)


def test_an_action_changes_what_it_changes_and_nothing_else() -> None:
    """F-6, F-7, HP-4: everything else of a round stays."""
    table = Table(HALF_PINT, *[highest_first(3)] * 6, options={"toasts": [2, 8], "rounds": 6})
    for _ in range(6):
        table.one_trick(1, 0, 0)
    done = table.last
    assert all((done.gunfight, done.bets, done.ended, done.score))
    assert done.toasts_at_once == done.toasts_at_end == (MAX, LAURA, SVEN)
    changed = done.after(done.dealt, (6, 5, 4), None, ())
    assert changed == done._replace(hands=done.dealt, predictions=(6, 5, 4), bets=None, tricks=())


def test_a_whole_hand_of_eight() -> None:
    """F-2, F-7: with the largest hand and row of a deck file."""
    natural = TricksGame.of(HALF_PINT, 2, {"deck": {str(card): [8, 5] for card in DECK}})
    state = natural.start(Scripted({"deck-1": DECK}), MAX)
    assert len(state.round.dealt[MAX]) == 8
    assert len(state.round.row) == 5
