"""A finished game step by step, broken transcripts, and whether a shuffle was fair."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from taproom.cli import main
from taproom.core import Refusal
from taproom.table import replay, wire
from taproom.table.verification import Unfair, verify

from .evening import HOST, Evening

GAMES = [
    ("half-pint", 3, {"rounds": 2}),
    ("muertos", 2, {"rounds": 1, "doubts": True}),
    ("troll", 2, {}),
    ("troll", 4, {"rules": "pro"}),
]


def transcript(game: str, seats: int, options: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Of a whole game, as it comes out of a file."""
    evening = Evening(game, seats, options, **more)
    evening.do(HOST, wire.AddWords("w", 0, "hop, malt"))
    evening.start()
    for _ in evening.play_on(Random(3)):
        pass
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(evening.table.transcript()))
    return decoded


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    return transcript("half-pint", 2, {"rounds": 1})


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
@pytest.mark.parametrize("first", [None, 1])
def test_a_finished_game_can_be_seen_again(
    game: str, seats: int, options: dict[str, Any], first: int | None
) -> None:
    given = transcript(game, seats, options, first=first)
    shown = replay(given, ["Ann"] * seats)
    assert shown.refusal is None
    assert len(shown.frames) == len(given["actions"]) + 1
    assert [[frame.seat, frame.action] for frame in shown.frames[1:]] == given["actions"]
    assert shown.frames[-1].game.result is not None
    assert shown.fair is not None
    assert shown.fair.words[0] == "hop, malt"
    assert msgspec.json.decode(msgspec.json.encode(shown), type=wire.ReplayInfo).names
    if game != "troll":
        hands = [frame.game.round.hands for frame in shown.frames]  # type: ignore[union-attr]
        assert all(each is not None for each in hands)


def test_the_tricks_of_a_replay_are_the_ones_just_won() -> None:
    shown = replay(transcript("half-pint", 3, {"rounds": 2}))
    for frame in shown.frames:
        for each in frame.happened:
            if isinstance(each, wire.TrickWon):
                told = msgspec.json.decode(msgspec.json.encode(each), type=wire.TrickWon)
                assert told.trick.winner == told.seat
                assert told.trick.plays[-1].seat == frame.seat


@pytest.mark.parametrize(
    "entry",
    [
        None,
        7,
        [],
        [0],
        [0, None],
        [0, []],
        ["0", {"type": "predict", "tricks": 1}],
        [[], {"type": "predict", "tricks": 1}],
        [9, {"type": "predict", "tricks": 1}],
        [0.0, {"type": "predict", "tricks": 1}],
        [0, {"type": "predict", "tricks": 99}],
        [0, {"type": ["predict"]}],
        [0, {"type": "play", "hand": [[]], "row": {}}],
    ],
)
def test_a_broken_transcript_is_shown_as_far_as_it_is_right(
    played: dict[str, Any], entry: object
) -> None:
    given = {**played, "actions": [played["actions"][0], entry, *played["actions"][1:]]}
    shown = replay(given)
    assert shown.refusal is not None
    assert len(shown.frames) == 2
    assert msgspec.json.encode(shown)


def test_nothing_comes_after_the_end(played: dict[str, Any]) -> None:
    shown = replay({**played, "actions": [*played["actions"], played["actions"][0]]})
    assert shown.refusal is not None
    assert shown.refusal.code == "game-over"
    assert len(shown.frames) == len(played["actions"]) + 1


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"seats": 99},
        {"options": []},
        {"chance": {}},
        {"chance": {"seed": 3}},
        {"actions": None},
        {"first": "me"},
    ],
)
def test_what_cannot_be_begun_is_refused(played: dict[str, Any], change: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        replay({**played, **change})


@pytest.mark.parametrize(
    "fair", [None, [], "yes", {}, {"secret": 3, "words": []}, {"secret": "s", "words": "w"}]
)
def test_what_is_no_promise_is_shown_as_none(played: dict[str, Any], fair: object) -> None:
    assert replay({**played, "fair": fair}).fair is None


# Was it fair?


def unfair(given: object) -> str | None:
    with pytest.raises(Unfair) as refusal:
        verify(given)
    return refusal.value.reason


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_game_of_the_house_is_fair(game: str, seats: int, options: dict[str, Any]) -> None:
    verify(transcript(game, seats, options))


def test_what_does_not_fit(played: dict[str, Any]) -> None:
    def changed(**fair: object) -> dict[str, Any]:
        return {**played, "fair": {**played["fair"], **fair}}

    assert unfair(changed(secret="another")) == "other-secret"
    assert unfair(changed(commitment="0" * 64)) == "other-secret"
    assert unfair(changed(words=["other", "words"])) == "other-seed"
    assert unfair({**played, "chance": {"seed": "chosen"}}) == "other-seed"
    assert unfair({**played, "seats": 3}) == "illegal"
    other = copy.deepcopy(played)
    other["actions"][-1][1] = {"type": "play", "hand": [], "row": []}
    assert unfair(other) == "illegal"
    nothings: list[object] = [None, [], {}, {**played, "fair": None}, changed(words=None)]
    assert {unfair(nothing) for nothing in nothings} == {"no-promise"}


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_the_command_says_so(
    played: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    fair, unfair = tmp_path / "fair.json", tmp_path / "unfair.json"
    fair.write_bytes(msgspec.json.encode(played))
    unfair.write_bytes(msgspec.json.encode({**played, "chance": {"seed": "chosen"}}))
    assert main(["verify", "--lang", lang, str(fair)]) == 0
    assert main(["verify", "--lang", lang, str(fair), str(unfair)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[0] == lines[1]
    assert "unfair.json" in lines[2]
