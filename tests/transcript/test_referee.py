"""The referee: shape, options and chance in this order; then the actions, to the last field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from taproom.games.tricks import DECK
from taproom.games.troll import house_set
from taproom.transcript.referee import judge, judge_line

CARDS = [str(card) for card in DECK]
IDS = [coaster.id for coaster in house_set()]


def half_pint(*actions: Any, **changes: Any) -> dict[str, Any]:
    """Two seats, one round. R1 opens the row: hand 4, row 4. See `test_a_round_under_way`."""
    return {
        "game": "half-pint",
        "seats": 2,
        "first": 0,
        "options": {"rounds": 1},
        "chance": {"decks": [CARDS]},
        "actions": list(actions),
        "trace": False,
        **changes,
    }


def troll(*actions: Any, **changes: Any) -> dict[str, Any]:
    return {
        "game": "troll",
        "seats": 2,
        "first": 0,
        "options": {},
        "chance": {"hands": [IDS[:6], IDS[6:12]], "discard": IDS[12:]},
        "actions": list(actions),
        "trace": True,
        **changes,
    }


def without(transcript: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in transcript.items() if name != field}


def code_of(given: Any) -> str:
    """The code of a transcript that is refused before play; nothing else is said about it."""
    verdict = judge(given, str)
    assert verdict.keys() == {"ok", "at", "error"}
    assert verdict["ok"] is False
    assert verdict["at"] is None
    code: str = verdict["error"]["code"]
    assert verdict["error"].keys() == {"code", "message"} | (
        {"option"} if code == "bad-option" else set()
    )
    return code


PREDICT = {"type": "predict", "tricks": 1}
PREDICTED = [[0, PREDICT], [1, PREDICT]]
KEPT = [[0, {"type": "bet", "on": None}], [1, {"type": "bet", "on": None}]]


def test_a_round_under_way() -> None:
    """F-5, F-6, HP-4: what is not shown yet is null; everything else is as it stands."""
    lead = [0, {"type": "play", "hand": ["R2"], "row": []}]
    assert judge(half_pint(*PREDICTED, *KEPT, lead, trace=True), str) == {
        "ok": True,
        "over": False,
        "actors": [1],
        "result": None,
        "legal": [7, 7, 2, 2, 4 + 56],  # single cards, and any five of eight reds
        "rounds": [
            {
                "round": 1,
                "start": 0,
                "hand": 4,
                "row": ["R1", "R10", "R11", "R12"],
                "dealt": [["R2", "R3", "R4", "R5"], ["R6", "R7", "R8", "R9"]],
                "predictions": [1, 1],
                "bets": [None, None],
                "gunfight": [],
                "tricks": [
                    {
                        "leader": 0,
                        "winner": None,
                        "plays": [
                            {"seat": 0, "hand": ["R2"], "row": [], "combination": "high-card"}
                        ],
                    }
                ],
                "won": [0, 0],
                "points": None,
                "marks": None,
                "ended": None,
                "toasts": {"at-once": [], "end": []},
            }
        ],
    }


def test_nothing_is_shown_before_all_have_predicted() -> None:
    """F-6"""
    verdict = judge(half_pint([1, PREDICT]), str)
    assert verdict["actors"] == [0]
    assert "legal" not in verdict
    assert verdict["rounds"][0]["predictions"] is None
    assert verdict["rounds"][0]["bets"] is None


def test_bets_in_turn_are_open_as_soon_as_predictions_are_shown() -> None:
    """HP-4"""
    options = {"rounds": 1, "bets": "in-turn"}
    shown = judge(half_pint(*PREDICTED, options=options), str)
    assert shown["rounds"][0]["bets"] == ["open", "open"]
    one = judge(half_pint(*PREDICTED, [0, {"type": "bet", "on": 1}], options=options), str)
    assert one["rounds"][0]["bets"] == [1, "open"]
    before = judge(half_pint(options=options), str)
    assert before["rounds"][0]["bets"] is None


def test_muertos_has_the_same_keys() -> None:
    """PM-3: no marks, no toasts, no bets without doubts."""
    verdict = judge(half_pint(*PREDICTED, game="muertos"), str)
    this = verdict["rounds"][0]
    assert (this["bets"], this["gunfight"], this["marks"]) == (None, [], None)
    assert this["toasts"] == {"at-once": [], "end": []}


def test_the_troll_at_the_start() -> None:
    """TR-5"""
    assert judge(troll(), str) == {
        "ok": True,
        "over": False,
        "actors": [0],
        "result": None,
        "legal": [],
        "field": [],
        "barman": None,
        "hands": [sorted(IDS[:6]), sorted(IDS[6:12])],
        "discard": IDS[12:],
        "smashing": None,
        "sets": None,
    }


def test_the_troll_after_a_turn() -> None:
    """TR-6"""
    turn = [
        [0, {"type": "place", "coaster": IDS[0], "cell": [0, 0]}],
        [0, {"type": "mug", "cell": [0, 0]}],
        [0, {"type": "barman", "side": "north"}],
    ]
    verdict = judge(troll(*turn), str)
    assert verdict["legal"] == [6, 2, 5]
    assert verdict["barman"] == "north"
    assert verdict["actors"] == [1]
    assert verdict["field"] == [
        {
            "cell": [0, 0],
            "coaster": IDS[0],
            "placer": 0,
            "team": 0,
            "token": 0,
            "mugs": house_set()[0].mugs,
            "under": [],
        }
    ]


@pytest.mark.parametrize(
    "line",
    ["", "  ", "\r", "nonsense", "[]", "7", "null", '"x"', "NaN", '{"game": Infinity}', "{}",
     '{"game"}', b"\xff", b"\x00", "[" * 100_000, "1" * 5_000, '{"a": 1} {"b": 2}'],
)  # fmt: skip
def test_what_is_no_transcript_is_refused(line: str | bytes) -> None:
    verdict = judge_line(line, str)
    assert verdict["ok"] is False
    assert verdict["at"] is None
    assert verdict["error"]["code"] == "bad-transcript"


@pytest.mark.parametrize("field", ["game", "seats", "first", "chance", "actions", "trace"])
def test_a_missing_field_is_refused(field: str) -> None:
    assert code_of(without(half_pint(), field)) == "bad-transcript"


def test_missing_options_are_the_defaults() -> None:
    assert judge(without(half_pint(), "options"), str)["ok"]


def test_unknown_fields_are_ignored() -> None:
    action = [0, {**PREDICT, "mood": "grim"}]
    assert judge(half_pint(action, mood={"any": ["thing"]}), str)["ok"]


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "whist"}, {"game": 3}, {"game": None}, {"seats": 1}, {"seats": 8}, {"seats": 2.0},
        {"seats": True}, {"seats": "2"}, {"seats": 10**30}, {"first": 2}, {"first": -1},
        {"first": None}, {"first": True}, {"first": 0.0}, {"options": None}, {"options": []},
        {"chance": []}, {"chance": None}, {"actions": {}}, {"actions": None}, {"trace": 1},
        {"trace": None},
    ],
)  # fmt: skip
def test_a_bad_shape_is_refused(changes: dict[str, Any]) -> None:
    assert code_of(half_pint(**changes)) == "bad-transcript"


@pytest.mark.parametrize("seats", [1, 3, 5, True])
def test_the_troll_takes_two_or_four(seats: int) -> None:
    """TR-1"""
    assert code_of(troll(seats=seats)) == "bad-transcript"


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        ("half-pint", "rounds", 0), ("half-pint", "rounds", 11), ("half-pint", "rounds", True),
        ("half-pint", "rounds", 2.0), ("half-pint", "bets", "never"), ("half-pint", "bets", None),
        ("half-pint", "toasts", [0]), ("half-pint", "toasts", [10]), ("half-pint", "toasts", 3),
        ("half-pint", "toasts", [True]), ("half-pint", "doubts", True),
        ("half-pint", "row-groups", "some"), ("half-pint", "row-groups", []),
        ("half-pint", "deck", {}), ("half-pint", "deck", []), ("half-pint", "colour", 1),
        ("half-pint", "rules", "pro"), ("muertos", "doubts", 1), ("muertos", "toasts", []),
    ],
)  # fmt: skip
def test_a_bad_option_is_refused_by_name(game: str, option: str, value: object) -> None:
    given = half_pint(game=game, options={option: value})
    assert code_of(given) == "bad-option"
    assert judge(given, str)["error"]["option"] == option


@pytest.mark.parametrize(
    ("option", "value"),
    [("rules", "expert"), ("rules", None), ("seating", "under the table"), ("coasters", [])],
)
def test_a_bad_option_of_the_troll_is_refused_by_name(option: str, value: object) -> None:
    assert code_of(troll(options={option: value})) == "bad-option"
    assert judge(troll(options={option: value}), str)["error"]["option"] == option


@pytest.mark.parametrize(
    "chance",
    [
        {}, {"decks": None}, {"decks": {}}, {"decks": [None]}, {"decks": [[]]}, {"decks": []},
        {"decks": [CARDS[:-1]]}, {"decks": [[*CARDS[:-1], "R1"]]}, {"decks": [[*CARDS, "R1"]]},
        {"decks": [[*CARDS[:-1], "R14"]]}, {"decks": [[*CARDS[:-1], ["R13"]]]},
        {"decks": [CARDS, CARDS[:-1]]}, {"decks": [CARDS], "seed": "x"}, {"seed": 1},
        {"seed": None}, {"seed": "x", "more": 1}, {"hands": [], "discard": []},
    ],
)  # fmt: skip
def test_chance_of_the_card_games_must_be_whole(chance: dict[str, Any]) -> None:
    """F-1, F-5"""
    assert code_of(half_pint(chance=chance)) == "bad-chance"


@pytest.mark.parametrize(
    "chance",
    [
        {}, {"hands": [IDS[:6], IDS[6:12]]}, {"discard": IDS[12:]},
        {"hands": [IDS[:6], IDS[6:12]], "discard": IDS[12:], "more": 1},
        {"hands": [IDS[:7], IDS[7:12]], "discard": IDS[12:]},
        {"hands": [IDS[:6], IDS[6:11]], "discard": IDS[11:]},
        {"hands": [IDS[:6], IDS[6:12], []], "discard": IDS[12:]},
        {"hands": [IDS[:6], IDS[:6]], "discard": IDS[12:]},
        {"hands": [IDS[:6], IDS[6:12]], "discard": []},
        {"hands": [IDS[:6], IDS[6:12]], "discard": ["nobody"]},
        {"hands": [IDS[:6], [*IDS[6:11], [1]]], "discard": IDS[12:]},
        {"hands": [IDS[:6], None], "discard": IDS[12:]}, {"hands": {}, "discard": {}},
    ],
)  # fmt: skip
def test_chance_of_the_basic_troll_must_be_whole(chance: dict[str, Any]) -> None:
    """TR-5"""
    assert code_of(troll(chance=chance)) == "bad-chance"


def test_the_draft_leaves_nothing_to_chance() -> None:
    """TR-9"""
    assert judge(troll(options={"rules": "pro"}, chance={}), str)["ok"]
    assert code_of(troll(options={"rules": "pro"})) == "bad-chance"


def test_shape_comes_before_options_and_options_before_chance() -> None:
    wrong = {"options": {"rounds": 0}, "chance": {}}
    assert code_of(half_pint(**wrong, first=9)) == "bad-transcript"
    assert code_of(half_pint(**wrong)) == "bad-option"


def test_a_seed_needs_no_first_and_a_script_does() -> None:
    seeded = without(half_pint(chance={"seed": "any text"}), "first")
    assert judge(seeded, str)["rounds"][0]["start"] == 1
    assert judge({**seeded, "first": 0}, str)["rounds"][0]["start"] == 0
    assert code_of(without(half_pint(), "first")) == "bad-transcript"
    assert code_of(without(half_pint(chance={"seed": 3}), "first")) == "bad-chance"


@pytest.mark.parametrize(
    ("entry", "seat"),
    [
        (None, None), ([], None), ([0], None), ([0, PREDICT, 1], None), ([True, PREDICT], None),
        ([0.0, PREDICT], None), (["0", PREDICT], None), ([0, "x"], None), ([0, None], None),
        ([0, []], None), ({"0": PREDICT}, None), ([0, {}], 0), ([0, {"type": "dance"}], 0),
        ([0, {"type": ["predict"]}], 0), ([9, {"type": "draft", "coaster": "fred"}], 9),
        ([0, {"type": "predict"}], 0), ([0, {"type": "predict", "tricks": True}], 0),
        ([0, {"type": "predict", "tricks": 1.0}], 0), ([0, {"type": "bet"}], 0),
        ([0, {"type": "bet", "on": "1"}], 0), ([0, {"type": "play", "hand": ["R2"]}], 0),
        ([0, {"type": "play", "hand": "R2", "row": []}], 0),
        ([0, {"type": "play", "hand": ["R0"], "row": []}], 0),
        ([0, {"type": "play", "hand": [["R2"]], "row": []}], 0),
        ([0, {"type": "play", "hand": ["R2", "R2"], "row": []}], 0),
        ([0, {"type": "play", "hand": ["R2"], "row": ["R2"]}], 0),
    ],
)  # fmt: skip
def test_bad_action(entry: Any, seat: int | None) -> None:
    verdict = judge(half_pint([0, PREDICT], entry, trace=True), str)
    assert (verdict["ok"], verdict["at"], verdict["seat"]) == (False, 1, seat)
    assert verdict["error"]["code"] == "bad-action"
    assert verdict["legal"] == [7]
    assert verdict["actors"] == [1]


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "place", "coaster": IDS[0]}, {"type": "place", "cell": [0, 0]},
        {"type": "place", "coaster": "nobody", "cell": [0, 0]},
        {"type": "place", "coaster": 1, "cell": [0, 0]},
        {"type": "place", "coaster": IDS[0], "cell": [0]},
        {"type": "place", "coaster": IDS[0], "cell": [0, 0.0]},
        {"type": "place", "coaster": IDS[0], "cell": [0, True]},
        {"type": "place", "coaster": IDS[0], "cell": None},
        {"type": "place", "coaster": IDS[0], "cell": [0, 0], "as": "nobody"},
        {"type": "place", "coaster": IDS[0], "cell": [0, 0], "as": 1},
        {"type": "mug"}, {"type": "mug", "cell": "here"}, {"type": "steal"},
        {"type": "steal", "from": [0, 0]}, {"type": "steal", "from": [0, 0], "to": "me"},
        {"type": "steal", "from": [0, 0], "to": None}, {"type": "swap"},
        {"type": "swap", "cells": [[0, 0]]}, {"type": "swap", "cells": [0, 0]},
        {"type": "barman"}, {"type": "barman", "side": "up"}, {"type": "barman", "side": 1},
        {"type": "remove"}, {"type": "smash"}, {"type": "predict", "tricks": 1},
        {"type": "draft", "coaster": "nobody"}, {"type": "draft"},
    ],
)  # fmt: skip
def test_bad_action_of_the_troll(fields: dict[str, Any]) -> None:
    verdict = judge(troll([0, fields]), str)
    assert (verdict["at"], verdict["seat"]) == (0, 0)
    assert verdict["error"]["code"] == "bad-action"


def test_the_phase_comes_before_the_seat_and_the_seat_before_the_rules() -> None:
    def code(*entry: Any) -> str:
        refused = judge(half_pint(list(entry)), str)
        said: str = refused["error"]["code"]
        return said

    assert code(7, {"type": "bet", "on": 99}) == "wrong-phase"
    assert code(7, {"type": "predict", "tricks": 99}) == "not-your-turn"
    assert code(0, {"type": "predict", "tricks": 99}) == "bad-prediction"


def test_an_action_that_these_options_have_not_is_the_wrong_phase() -> None:
    doubt = judge(half_pint(*PREDICTED, KEPT[0], game="muertos"), str)
    assert doubt["error"]["code"] == "wrong-phase"
    draft = judge(troll([0, {"type": "draft", "coaster": IDS[0]}]), str)
    assert draft["error"]["code"] == "wrong-phase"


def finished() -> list[Any]:
    """Seat 1 wins each trick, and with the third the round by a brawl."""
    plays: list[Any] = []
    for mine, theirs in (("R2", "R9"), ("R3", "R8"), ("R4", "R7")):
        order = [[0, mine], [1, theirs]] if not plays else [[1, theirs], [0, mine]]
        plays += [[seat, {"type": "play", "hand": [card], "row": []}] for seat, card in order]
    return [*PREDICTED, *KEPT, *plays]


def test_after_the_end_everything_is_game_over() -> None:
    """HP-5, HP-8: and the brawler's 60 points and a run of one."""
    over = judge(half_pint(*finished()), str)
    assert over["over"]
    assert over["actors"] == []
    assert over["result"] == {"winners": [1], "points": [0, 70], "by": "points"}
    assert over["rounds"][0]["ended"] == "brawl"
    for entry, seat in (([0, PREDICT], 0), ([9, {}], 9), ("nonsense", None), ([0, "x"], None)):
        late = judge(half_pint(*finished(), entry), str)
        assert (late["error"]["code"], late["seat"]) == ("game-over", seat)
        assert late["result"] == over["result"]


def test_a_missing_deck_is_noticed_when_it_is_to_be_dealt() -> None:
    """The state shown is the one before the action that led to it."""
    actions = finished()
    verdict = judge(half_pint(*actions, options={"rounds": 2}), str)
    assert verdict["error"]["code"] == "bad-chance"
    assert (verdict["at"], verdict["seat"]) == (len(actions) - 1, 0)
    assert len(verdict["rounds"]) == 1
    assert verdict["rounds"][0]["ended"] is None
    assert verdict["rounds"][0]["won"] == [0, 2]
    spare = judge(half_pint(*actions, chance={"decks": [CARDS, CARDS, CARDS]}), str)
    assert spare["ok"]


def test_a_verdict_is_json() -> None:
    verdict = judge_line(json.dumps(half_pint(*finished())).encode(), str)
    assert json.loads(json.dumps(verdict)) == verdict
