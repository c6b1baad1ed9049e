"""A card game as it is told: what can be played, who won and why, how it stands."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from taproom.core import Scripted, Seat
from taproom.games.tricks import (
    CARD_NAMED,
    DECK,
    HALF_PINT,
    MUERTOS,
    Edition,
    Hand,
    Play,
    Predict,
    TricksGame,
    TricksState,
)
from taproom.table import Table, Telling, whole, wire
from taproom.table.seen_tricks import tricks_info, tricks_me

from .evening import EVERYBODY, HOST, Evening, looker

CARD_GAMES = [
    ("half-pint", 3, {"rounds": 2}),
    ("half-pint", 2, {"rounds": 2, "row-groups": "any"}),
    ("muertos", 4, {"rounds": 2, "doubts": True}),
]


def update(told: bytes) -> wire.Update:
    return msgspec.json.decode(told, type=wire.Update)


def seen(table: Table, player: str | None) -> wire.Update:
    return update(whole(table, looker(table, player), EVERYBODY, 0.0))


def cards(text: str) -> Hand:
    return tuple([CARD_NAMED[name] for name in text.split()])


@pytest.mark.parametrize(("game", "seats", "options"), CARD_GAMES)
def test_what_can_be_played_is_what_is_legal(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    evening = Evening(game, seats, options, start=True)
    random = Random(4)
    while evening.table.stage == "playing":
        state = evening.table.state
        assert isinstance(state, TricksState)
        for seat in map(Seat, range(seats)):
            me = wire.Me()
            tricks_me(me, state, seat)
            told = msgspec.json.decode(msgspec.json.encode(me))
            legal = state.legal(seat)
            plays = [(tuple(p["hand"]), tuple(p["row"])) for p in told.get("plays", ())]
            if state.phase == "play":
                expected = {(_names(p.hand), _names(p.row)) for p in legal}  # type: ignore[union-attr]
                assert set(plays) == expected
                assert len(plays) == len(expected)
                assert _strengths(state, plays) == sorted(_strengths(state, plays), reverse=True)
                assert all(p["combination"] for p in told.get("plays", ()))
            elif state.phase == "predict":
                assert told.get("predict", []) == [p.tricks for p in legal]  # type: ignore[union-attr]
            else:
                assert told.get("bets", []) == [bet.on for bet in legal]  # type: ignore[union-attr]
            assert told["hand"] == list(_names(state.round.hands[seat]))
        evening.act_at_random(random)


def _names(hand: Hand) -> tuple[str, ...]:
    return tuple([card.name for card in hand])


def _strengths(
    state: TricksState, plays: list[tuple[tuple[str, ...], tuple[str, ...]]]
) -> list[Any]:
    from taproom.games.tricks.combinations import combination_of

    found = []
    for names in plays:
        played = cards(" ".join(names[0] + names[1]))
        combination = combination_of(played)
        assert combination is not None
        found.append(state.game.edition.strength(combination, played))
    return found


def won(edition: Edition, row: str, *plays: str) -> wire.TrickInfo:
    """The one trick of a round: each seat plays its hand, with what it takes from the row."""
    hands = [cards(play.partition("|")[0]) for play in plays]
    size, lying = len(hands[0]), cards(row)
    deck = {name: [size, len(lying)] for name in CARD_NAMED}
    game = TricksGame.of(edition, len(plays), {"deck": deck, "rounds": 1})
    known = (lying[0], *(card for hand in hands for card in hand), *lying[1:])
    order = (*known, *(card for card in DECK if card not in known))
    state = game.start(Scripted({"deck-1": order}), first=Seat(0))
    for seat in range(len(plays)):
        state, _ = state.act(Seat(seat), Predict(0))
    while state.phase == "bet":
        state, _ = state.act(state.actors[0], state.legal(state.actors[0])[0])
    for seat, play in enumerate(plays):
        own, _, taken = play.partition("|")
        state, _ = state.act(Seat(seat), Play(cards(own), cards(taken)))
    told = msgspec.json.encode(tricks_info(state, "kept").round)
    return msgspec.json.decode(told, type=wire.RoundInfo).tricks[-1]


def test_who_won_and_why() -> None:
    alike = won(MUERTOS, "R2", "R9", "B9", "G4")
    assert (alike.winner, alike.why, alike.beaten) == (0, "first", 1)
    higher = won(MUERTOS, "R2", "R5", "B9", "G7")
    assert (higher.winner, higher.why, higher.beaten) == (1, "higher", 2)
    stronger = won(MUERTOS, "R2", "R13", "B2|R2", "G12")
    assert (stronger.winner, stronger.why, stronger.beaten) == (1, "stronger", 0)
    assert stronger.best == 1
    assert [play.combination for play in stronger.plays] == ["high-card", "pair", "high-card"]


def test_a_trick_under_way_has_no_winner() -> None:
    evening = Evening(seats=3, options={"rounds": 1}, start=True)
    random = Random(2)
    for step in evening.play_on(random):
        game = seen(step.after, HOST).game
        assert isinstance(game, wire.TricksInfo)
        for trick in game.round.tricks:
            decided = trick.winner is not None
            assert (trick.why is not None) is decided
            assert (trick.beaten is not None) is (decided and len(trick.plays) > 1)
            assert not decided or trick.best == trick.winner


@pytest.mark.parametrize(("game", "seats", "options"), CARD_GAMES)
def test_the_log_of_a_whole_update_is_what_was_told_step_by_step(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """Since the last deal; and it can be asked for at any moment."""
    evening = Evening(game, seats, options, start=True)
    heard: list[wire.Happened] = []
    for step in evening.play_on(Random(5)):
        news = update(Telling(step, lambda: EVERYBODY, 0.0).to(looker(step.after, HOST))).happened
        dealt = any(isinstance(each, wire.Dealt) for each in news)
        heard = list(news) if dealt else [*heard, *news]
        assert seen(step.after, HOST).happened == heard


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_everybody_has_a_total_from_the_first_round_on(seats: int) -> None:
    game = TricksGame.of(HALF_PINT, seats, {})
    state = game.start(Scripted({"deck-1": DECK}), first=Seat(0))
    info = tricks_info(state, "all")
    assert [*info.totals] == [*info.runs] == [0] * seats


def test_totals_and_runs_are_those_of_the_scored_rounds() -> None:
    evening = Evening(seats=3, options={"rounds": 4}, start=True)
    for step in evening.play_on(Random(6)):
        state = step.after.state
        assert isinstance(state, TricksState)
        info = tricks_info(state, "all")
        scores = [each.score for each in state.rounds if each.score is not None]
        points = [sum(score.points[seat] for score in scores) for seat in range(3)]
        assert [*info.totals] == points
        for seat, run in enumerate(info.runs):
            marks = [bool(score.marks[seat]) for score in scores]
            assert all(marks[len(marks) - run :])
            assert run == len(marks) or not marks[-run - 1]


def test_a_round_that_is_over_is_told_once() -> None:
    evening = Evening(seats=2, options={"rounds": 3}, start=True)
    for step in evening.play_on(Random(7)):
        told = update(Telling(step, lambda: EVERYBODY, 0.0).to(looker(step.after, HOST)))
        before, after = step.before.state, step.after.state
        assert isinstance(before, TricksState)
        assert isinstance(after, TricksState)
        dealt = len(after.past) > len(before.past)
        assert (told.game is not None) is (dealt or after.result is not None)
        assert (told.turn is not None) is (told.game is None)
        if isinstance(told.game, wire.TricksInfo):
            assert told.game.past is None
            assert (told.game.counted is not None) is dealt
