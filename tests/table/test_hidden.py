"""Hidden means hidden: nobody is told what they may not know, in no byte of any message."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from taproom.core import SPECTATOR, Seat, Viewer
from taproom.games.tricks import CARD_NAMED, TricksState
from taproom.table import Looker, Step, Table, Telling, whole, wire

from .evening import EVERYBODY, Evening, looker

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("half-pint", 4, {"rounds": 2, "toasts": [1, 2, 3, 4, 5, 6, 7, 8, 9]}),
    ("half-pint", 3, {"rounds": 2, "bets": "in-turn"}),
    ("muertos", 5, {"rounds": 2, "doubts": True}),
]
PLAYERS = ("ann", "ben", "cleo")


def evening_of(game: str, seats: int, options: dict[str, Any]) -> Evening:
    evening = Evening(game, seats, options)
    evening.sit("ben")
    evening.sit("cleo")
    evening.start()
    return evening


def everybody(table: Table) -> Iterator[tuple[Viewer, Looker]]:
    for player in PLAYERS:
        yield Seat(table.seats_of(player)[0]), looker(table, player)
    yield SPECTATOR, looker(table, "stranger")
    yield SPECTATOR, looker(table, None)


def messages(step: Step, to: Looker) -> list[bytes]:
    return [Telling(step, lambda: EVERYBODY, 0.0).to(to), whole(step.after, to, EVERYBODY, 0.0)]


def dealt_anew(step: Step, viewer: Viewer, random: Random) -> Step:
    """The same step, but for what this viewer cannot know."""
    before, after = step.before.state, step.after.state
    assert isinstance(before, TricksState)
    assert isinstance(after, TricksState)
    world = after.game.determinize(after.view(viewer), random)
    within_round = before.past is after.past
    was = before._replace(past=world.past if within_round else before.past)
    return Step(
        msgspec.structs.replace(step.before, state=was),
        step.entries,
        msgspec.structs.replace(step.after, state=world, secret="other", next_secret="other"),
    )


def promised(told: bytes) -> Any:
    """The update without the promises, which are made of the secret."""
    update = msgspec.json.decode(told)
    fair = update.get("table", {}).get("fair", {})
    fair.update(commitment=None, next=None, secret=None)
    return update


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_what_cannot_be_known_changes_no_byte(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    random = Random(11)
    evening = evening_of(game, seats, options)
    for step in evening.play_on(random):
        if random.random() < 0.5:
            continue
        for viewer, to in everybody(step.after):
            told, otherwise = messages(step, to), messages(dealt_anew(step, viewer, random), to)
            for one, another in zip(told, otherwise, strict=True):
                if b'"fair"' not in one:
                    assert one == another
                assert promised(one) == promised(another)


def cards_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from cards_in(each)
    elif isinstance(value, str) and value in CARD_NAMED:
        yield value


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_no_card_of_anothers_hand_is_in_any_message(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    evening = evening_of(game, seats, options)
    for step in evening.play_on(Random(12)):
        state = step.after.state
        assert isinstance(state, TricksState)
        if len(state.rounds) > 1 or state.round.score is not None:
            break  # cards of earlier rounds have been shown
        for viewer, to in everybody(step.after):
            held = [
                card.name
                for seat, hand in enumerate(state.round.hands)
                if seat != viewer
                for card in hand
            ]
            for told in messages(step, to):
                assert not set(cards_in(msgspec.json.decode(told))) & set(held)
                quoted = [f'"{name}"'.encode() for name in held]
                # The numbers printed on the cards are keys, and of all cards.
                assert all(name + b":" in told or name not in told for name in quoted)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_predictions_and_chips_are_shown_together(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    evening = evening_of(game, seats, options)
    for step in evening.play_on(Random(13)):
        state = step.after.state
        assert isinstance(state, TricksState)
        for viewer, to in everybody(step.after):
            for told in messages(step, to):
                update = msgspec.json.decode(told, type=wire.Update)
                assert not isinstance(update.game, wire.TrollInfo)
                now = update.turn if update.game is None else update.game.round
                assert now is not None
                if state.phase == "predict":
                    assert now.predictions is None
                elif update.whole:
                    assert now.predictions is not None
                if state.phase == "bet" and not state.game.bets_in_turn:
                    assert now.bets is None
                if viewer is None:
                    assert update.me in (None, wire.Me())
                elif update.me is not None:
                    assert update.me.prediction == state.round.predictions[viewer]
                assert getattr(now, "hands", None) is None
                if state.phase == "predict":
                    shown = [h for h in update.happened if isinstance(h, wire.PredictionsShown)]
                    dealt = [h for h in update.happened if isinstance(h, wire.Dealt)]
                    assert not shown or dealt


def test_a_table_screen_shows_what_a_spectator_sees() -> None:
    evening = evening_of(*GAMES[0])
    told = msgspec.json.decode(
        whole(evening.table, Looker(None, None), EVERYBODY, 0.0), type=wire.Update
    )
    assert told.me is None or told.me == wire.Me()


def test_who_sits_out_is_nobodys_business() -> None:
    """Not drinking shows nowhere but in one's own place."""
    evening = evening_of("half-pint", 3, {"rounds": 2, "toasts": list(range(1, 10))})
    step = evening.do("ben", wire.SitOut("o", 1, True))  # noqa: FBT003
    assert step is not None
    toasts = 0
    while evening.table.stage == "playing":
        step = evening.act_at_random(Random(evening.table.seq))
        for viewer, to in everybody(step.after):
            for told in messages(step, to):
                update = msgspec.json.decode(told, type=wire.Update)
                assert (b"sitsOut" in told) is (viewer == 1 and update.me is not None)
                for each in update.happened:
                    if isinstance(each, wire.ToastRaised):
                        toasts += 1
                        assert 1 not in each.seats
                        assert each.seats
                if update.turn is not None:
                    assert 1 not in (update.turn.toasts_at_once or ())
                if isinstance(update.game, wire.TricksInfo):
                    game = update.game
                    for each_round in (game.round, game.counted, *(game.past or ())):
                        if each_round is not None:
                            assert 1 not in each_round.toasts_at_once
                            assert 1 not in each_round.toasts_at_end
    assert toasts


def test_nobody_is_told_who_a_player_is() -> None:
    """Ids of players are half of their tokens: names leave, ids do not."""
    evening = Evening()
    evening.sit("id-of-ben", 1)
    step = evening.start()
    assert step is not None
    assert evening.table.chairs[1].player == "id-of-ben"
    for _, to in [(None, looker(evening.table, None)), (0, looker(evening.table, "ann"))]:
        for told in messages(step, to):
            assert b"id-of-ben" not in told
