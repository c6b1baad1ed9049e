"""The notation of docs/notation.md: to the letter, without loss, and never with a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from taproom import games
from taproom.core import Refusal, Seeded
from taproom.transcript.actions import action_to_json
from taproom.transcript.notation import from_notation, to_notation
from taproom.transcript.referee import judge
from taproom.transcript.template import template

DECK = [f"{suit}{value}" for value in range(1, 14) for suit in "RYGBP"]


def exactly(one: object, other: object) -> bool:
    """Equal, and of equal types all the way down: 1, 1.0 and true are three things."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(exactly(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(exactly, one, other))
    return one == other


def check_round_trip(transcript: dict[str, Any]) -> None:
    text = to_notation(transcript)
    assert exactly(from_notation(text), transcript), text


# To the letter.

HALF_PINT = """\
half-pint, 3 seats, first seat 0
option rounds = 1
option bets = in-turn
option toasts = [1, 8]
seed "any text"
trace = true

# round 1
predict 2:0 0:2 1:1
bet 0>1 1>0 2>1
0 R9 + Y9, 1 B4, 2 R6 G8 B10 + Y9 P7
2 R1, 0 G2
"""
HALF_PINT_ACTIONS = [
    [2, {"type": "predict", "tricks": 0}],
    [0, {"type": "predict", "tricks": 2}],
    [1, {"type": "predict", "tricks": 1}],
    [0, {"type": "bet", "on": 1}],
    [1, {"type": "bet", "on": 0}],
    [2, {"type": "bet", "on": 1}],
    [0, {"type": "play", "hand": ["R9"], "row": ["Y9"]}],
    [1, {"type": "play", "hand": ["B4"], "row": []}],
    [2, {"type": "play", "hand": ["R6", "G8", "B10"], "row": ["Y9", "P7"]}],
    [2, {"type": "play", "hand": ["R1"], "row": []}],
    [0, {"type": "play", "hand": ["G2"], "row": []}],
]

MUERTOS = """\
muertos, 2 seats, first seat 1
option doubts = true
deck 1: R1 Y1 G1 B1 P1 R2 Y2 G2 B2 P2 R3 Y3 G3 B3 P3 R4 Y4 G4 B4 P4 R5 Y5 G5 B5
  P5 R6 Y6 G6 B6 P6 R7 Y7 G7 B7 P7 R8 Y8 G8 B8 P8 R9 Y9 G9 B9 P9 R10 Y10 G10
  B10 P10 R11 Y11 G11 B11 P11 R12 Y12 G12 B12 P12 R13 Y13 G13 B13 P13
deck 2: R1

# round 1
predict 0:1 1:6
bet 1>- 0>1

# round 2
predict 1:0
"""
MUERTOS_ACTIONS = [
    [0, {"type": "predict", "tricks": 1}],
    [1, {"type": "predict", "tricks": 6}],
    [1, {"type": "bet", "on": None}],
    [0, {"type": "bet", "on": 1}],
    [1, {"type": "predict", "tricks": 0}],
]

TROLL = """\
troll, 2 seats, first seat 0
option rules = pro

draft 0:olga 1:gabriel
draft 0:fred.2 1:sid

1 place sid 0,0; mug 0,0; barman south
0 place boris 0,-1 as tiasan; steal 0,0 to thief; mug -; remove 0,0; barman -
0 place kaspar 1,0; steal -; mug 1,0; swap 0,0 0,-1; barman north
1 place ignat 1,1; mug -; remove -; swap -; barman west
0 smash 0,0
0 smash -
1 steal 1,0 to off
"""
TROLL_ACTIONS = [
    [0, {"type": "draft", "coaster": "olga"}],
    [1, {"type": "draft", "coaster": "gabriel"}],
    [0, {"type": "draft", "coaster": "fred.2"}],
    [1, {"type": "draft", "coaster": "sid"}],
    [1, {"type": "place", "coaster": "sid", "cell": [0, 0]}],
    [1, {"type": "mug", "cell": [0, 0]}],
    [1, {"type": "barman", "side": "south"}],
    [0, {"type": "place", "coaster": "boris", "cell": [0, -1], "as": "tiasan"}],
    [0, {"type": "steal", "from": [0, 0], "to": "thief"}],
    [0, {"type": "mug", "cell": None}],
    [0, {"type": "remove", "cell": [0, 0]}],
    [0, {"type": "barman", "side": None}],
    [0, {"type": "place", "coaster": "kaspar", "cell": [1, 0]}],
    [0, {"type": "steal", "from": None}],
    [0, {"type": "mug", "cell": [1, 0]}],
    [0, {"type": "swap", "cells": [[0, 0], [0, -1]]}],
    [0, {"type": "barman", "side": "north"}],
    [1, {"type": "place", "coaster": "ignat", "cell": [1, 1]}],
    [1, {"type": "mug", "cell": None}],
    [1, {"type": "remove", "cell": None}],
    [1, {"type": "swap", "cells": None}],
    [1, {"type": "barman", "side": "west"}],
    [0, {"type": "smash", "cell": [0, 0]}],
    [0, {"type": "smash", "cell": None}],
    [1, {"type": "steal", "from": [1, 0], "to": "off"}],
]

DEALT = """\
troll, 2 seats, first seat 1
hand 0: agata boris christian emil fred gabriel
hand 1: hilda ignat kaspar olga sid tiasan
discard: uland
"""

ILL_FORMED = """\
chess, 4 seats
options = -
trace = -
first = true
chance = {"seed": 5}
"odd name" = 1e999
note = "Ёлка #1"

json "pass"
json [0, {"type": "predict", "tricks": 2.0}]

# round 1
predict 0:2
json [true, {"type": "bet", "on": null}]
json [0, {"type": "place", "coaster": "fred", "cell": [0, 0], "as": null}]
json [0, {"type": "play", "hand": ["R14"], "row": []}]
json [0, {"type": "play", "hand": [], "row": ["R1"]}]
json [0, {"type": "predict", "tricks": 2, "seat": 0}]
"""
ILL_FORMED_JSON = {
    "game": "chess",
    "seats": 4,
    "first": True,
    "chance": {"seed": 5},
    "odd name": float("inf"),
    "note": "Ёлка #1",
    "actions": [
        "pass",
        [0, {"type": "predict", "tricks": 2.0}],
        [0, {"type": "predict", "tricks": 2}],
        [True, {"type": "bet", "on": None}],
        [0, {"type": "place", "coaster": "fred", "cell": [0, 0], "as": None}],
        [0, {"type": "play", "hand": ["R14"], "row": []}],
        [0, {"type": "play", "hand": [], "row": ["R1"]}],
        [0, {"type": "predict", "tricks": 2, "seat": 0}],
    ],
}

EXAMPLES = {
    "half-pint": (
        HALF_PINT,
        {
            "game": "half-pint",
            "seats": 3,
            "first": 0,
            "options": {"rounds": 1, "bets": "in-turn", "toasts": [1, 8]},
            "chance": {"seed": "any text"},
            "actions": HALF_PINT_ACTIONS,
            "trace": True,
        },
    ),
    "muertos": (
        MUERTOS,
        {
            "game": "muertos",
            "seats": 2,
            "first": 1,
            "options": {"doubts": True},
            "chance": {"decks": [DECK, ["R1"]]},
            "actions": MUERTOS_ACTIONS,
            "trace": False,
        },
    ),
    "troll": (
        TROLL,
        {
            "game": "troll",
            "seats": 2,
            "first": 0,
            "options": {"rules": "pro"},
            "chance": {},
            "actions": TROLL_ACTIONS,
            "trace": False,
        },
    ),
    "dealt": (
        DEALT,
        {
            "game": "troll",
            "seats": 2,
            "first": 1,
            "options": {},
            "chance": {
                "discard": ["uland"],
                "hands": [
                    ["agata", "boris", "christian", "emil", "fred", "gabriel"],
                    ["hilda", "ignat", "kaspar", "olga", "sid", "tiasan"],
                ],
            },
            "actions": [],
            "trace": False,
        },
    ),
    "ill-formed": (ILL_FORMED, ILL_FORMED_JSON),
    "nothing": ("options = -\nchance = -\nactions = -\ntrace = -\n", {}),
}


@pytest.mark.parametrize(("text", "transcript"), EXAMPLES.values(), ids=EXAMPLES)
def test_to_the_letter(text: str, transcript: dict[str, Any]) -> None:
    assert exactly(from_notation(text), transcript)
    assert to_notation(transcript) == text


def test_a_person_may_be_untidy() -> None:
    tidy = 'muertos, 2 seats\nseed "a # b"\n\npredict 0:1 1:0\n0 R9 + Y9, 1 B4\n'
    untidy = (
        "\ufeff# Friday\r\n\n\tmuertos,  2 seats # in the pub\r\n"
        'seed "a # b"# no comment inside quotes\n\n'
        "predict 0:1\n# late:\n\t1:0\n0  R9+Y9 ,1 B4  \r\n\n"
    )
    assert from_notation(untidy) == from_notation(tidy)
    assert from_notation(tidy)["chance"] == {"seed": "a # b"}


PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
BLOCKS = [block.partition("```")[0] for block in PAGE.split("```text\n")[1:]]


@pytest.mark.parametrize("block", BLOCKS)
def test_the_games_of_the_documentation_are_legal_and_to_the_letter(block: str) -> None:
    transcript = from_notation(block)
    assert judge(transcript, str)["ok"]
    assert to_notation(transcript) == block


def test_the_documentation_shows_every_game() -> None:
    assert {from_notation(block)["game"] for block in BLOCKS} == set(games.IDS)


# Without loss.

OPTIONS: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "half-pint": st.fixed_dictionaries(
        {"rounds": st.integers(1, 2)},
        optional={
            "bets": st.sampled_from(["together", "in-turn"]),
            "toasts": st.lists(st.integers(1, 9)),
            "row-groups": st.sampled_from(["each", "any"]),
            "deck": st.just({name: [4, 4] for name in DECK}),
        },
    ),
    "muertos": st.fixed_dictionaries(
        {"rounds": st.integers(1, 2)},
        optional={
            "bets": st.sampled_from(["together", "in-turn"]),
            "doubts": st.booleans(),
            "row-groups": st.sampled_from(["each", "any"]),
        },
    ),
    "troll": st.fixed_dictionaries(
        {},
        optional={
            "rules": st.sampled_from(["basic", "pro"]),
            "seating": st.sampled_from(["opposite", "side-by-side", "corner"]),
        },
    ),
}
SEATS = {
    "half-pint": st.integers(2, 7),
    "muertos": st.integers(2, 7),
    "troll": st.sampled_from([2, 4]),
}


@pytest.mark.parametrize("game_id", games.IDS)
@settings(max_examples=15, deadline=None)
@given(choices=st.data(), seed=st.text(), random=st.integers(0, 2**32))
def test_real_games_come_back_and_need_no_json(
    game_id: str, choices: st.DataObject, seed: str, random: int
) -> None:
    seats, options = choices.draw(SEATS[game_id]), choices.draw(OPTIONS[game_id])
    transcript = template(game_id, seats, options, seed)
    state = games.game(game_id, seats, options).start(Seeded(seed))
    choice = Random(random)
    while state.result is None:
        seat = choice.choice(state.actors)
        action = choice.choice(state.legal(seat))
        transcript["actions"].append([seat, action_to_json(action)])
        state, _ = state.act(seat, action)
    check_round_trip(transcript)
    lines = to_notation(transcript).split("\n")
    assert not [line for line in lines if line.startswith("json")]
    assert all(len(line) < 80 for line in lines if '"' not in line)


text = st.text(st.characters(exclude_categories=()), max_size=5)
whole = st.integers(-2, 8) | st.integers()
words = st.sampled_from(
    [*DECK[:9], "R14", "fred", "sid.2", "north", "thief", "as", "-", "true", "0"]
)
scalars = st.none() | st.booleans() | whole | st.floats(allow_nan=False) | text | words
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words | text, inner, max_size=3),
    max_leaves=8,
)
cells = st.lists(whole, min_size=2, max_size=2)
fields = st.one_of(whole, words, cells, st.lists(cells, max_size=2), st.lists(words), values)
tricks_fields = st.sampled_from(["tricks", "on", "hand", "row", "seat", "game", "seats"])
troll_fields = st.sampled_from(["coaster", "cell", "as", "from", "to", "cells", "side"])
tricks_types = st.sampled_from(["predict", "bet", "play", "title", "json"])
troll_types = st.sampled_from(["draft", "place", "steal", "mug", "remove", "swap", "barman"])
acts = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    tricks_types | troll_types,
    st.dictionaries(tricks_fields | troll_fields, fields, max_size=3),
)
entries = st.tuples(whole | values, acts | values).map(list) | values
lists_of_words = st.lists(st.lists(words | values))
chances = st.fixed_dictionaries(
    {},
    optional={
        "seed": text | values,
        "decks": lists_of_words | values,
        "hands": lists_of_words | values,
        "discard": st.lists(words) | values,
        "else": values,
    },
)
transcripts = st.builds(
    lambda shaped, more: {**more, **shaped},
    st.fixed_dictionaries(
        {},
        optional={
            "game": st.sampled_from([*games.IDS, "json", "seed", "true"]) | values,
            "seats": whole | values,
            "first": whole | values,
            "options": st.dictionaries(words | text, values, max_size=3) | values,
            "chance": chances | values,
            "actions": st.lists(entries, max_size=6) | values,
            "trace": st.booleans() | values,
        },
    ),
    st.dictionaries(words | text, values, max_size=2),
)


@settings(max_examples=500, deadline=None)
@given(transcripts)
@example({"trace": 0, "actions": [[0, {"type": "predict", "tricks": True}]]})
@example({"chance": {"seed": "\ud83d\ude00"}, "game": "😀", "\u2028": "\n\x00\x85"})
@example({"chance": {"seed": "a", "decks": [["R1"]]}})
@example({"chance": {"decks": []}})
@example({"chance": {"decks": [[]]}})
@example({"true": None, "json": 1, "option": 2, "": {}, "-": "-", "x": -0.0, "y": 10**4000})
@example({"actions": [[0, {"type": "place", "coaster": "a 0,0 as b", "cell": [1, 1]}]]})
@example({"actions": [[0, {"type": "title", "game": "a", "seats": 2}]]})
@example({"actions": [[10**6, {"type": "bet", "on": 10**5000 // 10**4995}]]})
def test_every_object_comes_back(transcript: dict[str, Any]) -> None:
    check_round_trip(transcript)


@settings(max_examples=300, deadline=None)
@given(transcripts)
def test_the_text_is_safe_to_print_and_to_mail(transcript: dict[str, Any]) -> None:
    whole_letters = json.loads(json.dumps(transcript))
    lines = to_notation(whole_letters).split("\n")
    assert all(line.isprintable() for line in lines)


@pytest.mark.parametrize("deep", [list, dict])
def test_what_json_itself_cannot_hold_is_refused(deep: type) -> None:
    nested: Any = 0
    for _ in range(100_000):
        nested = [nested] if deep is list else {"x": nested}
    for beyond in (nested, 10**5000):
        for transcript in ({"note": beyond}, {"actions": [beyond]}, {"seats": beyond}):
            with pytest.raises(Refusal) as refused:
                to_notation(transcript)
            assert (refused.value.code, refused.value.reason) == ("bad-notation", "unwritable")


# Never with a traceback.

REFUSED = [
    ("half-pint 4 seats", "title", 1, "half-pint 4 seats"),
    ("half-pint, 4 seats, first seat x", "title", 1, "half-pint, 4 seats, first seat x"),
    ("troll, 2 seats\n\nbte 0>1", "line", 3, "bte 0>1"),
    ("troll, 2 seats\nseed lucky", "line", 2, "seed lucky"),
    ("troll, 2 seats\noption rules", "line", 2, "option rules"),
    ("troll, 2 seats\n\x00\ud800", "line", 2, r"'\x00\ud800'"),
    ("troll, 2 seats\ntroll, 4 seats", "twice", 2, "game"),
    ("trace = true\ntrace = true", "twice", 2, "trace"),
    ("option rounds = 1\noption rounds = 2", "twice", 2, "rounds"),
    ("options = {}\noption rounds = 2", "twice", 2, "options"),
    ("option rounds = 2\noptions = {}", "twice", 2, "options"),
    ('seed "a"\nseed "b"', "twice", 2, "seed"),
    ("actions = -\npredict 0:1", "twice", 2, "actions"),
    ("actions = []\njson 5", "twice", 2, "actions"),
    ("discard: fred\ndiscard: sid", "twice", 2, "discard"),
    ("option rounds = 1O", "value", 1, "1O"),
    ("option rounds = -", "value", 1, "-"),
    ("x = NaN", "value", 1, "NaN"),
    ("x = " + "9" * 5000, "value", 1, "9" * 40 + "…"),
    ("x = " + "[" * 100_000, "value", 1, "[" * 40 + "…"),
    ('"\\x" = 1', "value", 1, '"\\x"'),
    ("json", "value", 1, ""),
    ('json "a', "value", 1, '"a'),
    ("deck 1: R1\n  R2 R14", "deck", 1, "R14"),
    ("hand 0: fred Sid", "hand", 1, "Sid"),
    ("discard: 7", "discard", 1, "7"),
    ("predict", "predict", 1, "predict "),
    ("predict 0:1 1:x", "predict", 1, "predict 1:x"),
    ("predict 0:" + "1" * 5000, "predict", 1, "predict 0:" + "1" * 30 + "…"),
    ("bet 0>1 1:2", "bet", 1, "bet 1:2"),
    ("draft 0:Fred", "draft", 1, "draft 0:Fred"),
    ("0 R9 + Y9, 1 B14", "play", 1, "1 B14"),
    ("0 + Y9", "play", 1, "0 + Y9"),
    ("0 R9,", "play", 1, ""),
    ("٣ R9", "title", 1, "٣ R9"),
    ("0 palce fred 0,0", "step", 1, "0 palce fred 0,0"),
    ("0 place fred 0,0; mug 0 0", "step", 1, "0 mug 0 0"),
    ("0 place fred 0,0;", "step", 1, "0 "),
    ("0 predict 2", "step", 1, "0 predict 2"),
    ("1234567 barman north", "step", 1, "1234567 barman north"),
]


@pytest.mark.parametrize(("text", "reason", "line", "found"), REFUSED)
def test_refused(text: str, reason: str, line: int, found: str) -> None:
    with pytest.raises(Refusal) as refused:
        from_notation(text)
    refusal = refused.value
    assert (refusal.code, refusal.reason) == ("bad-notation", reason)
    assert refusal.params == {"line": line, "found": found}


@pytest.mark.parametrize(
    ("text", "line", "found", "expected"),
    [("deck 2: R1", 1, "2", 1), ("deck 1: R1\n\ndeck 1: R1", 3, "1", 2), ("hand 1:", 1, "1", 0)],
)
def test_decks_and_hands_are_numbered(text: str, line: int, found: str, expected: int) -> None:
    with pytest.raises(Refusal) as refused:
        from_notation(text)
    assert refused.value.reason == "number"
    assert refused.value.params == {"line": line, "found": found, "expected": expected}


settings_begun = ["option", "seed", "deck 1:", "hand 0:", "discard:", "x =", "troll, 2 seats"]
actions_begun = ["predict", "bet", "json", "0 place fred", "0 mug", "0", "0:1", "0>-", "R9", "0,0"]
signs = [*';,+:>=-#"\\[{', "\n", "\n  ", "\x00", "\ud800", "9" * 5000]
pieces = st.sampled_from([*settings_begun, *actions_begun, *signs]) | st.text(max_size=3)


@settings(max_examples=500, deadline=None)
@given(st.lists(pieces, max_size=12).map(" ".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    refusals: list[Refusal] = []
    try:
        check_round_trip(from_notation(text))
    except Refusal as refusal:
        refusals.append(refusal)
    for refused in refusals:
        assert refused.code == "bad-notation"
        assert 1 <= int(refused.params["line"]) <= text.count("\n") + 1
        assert str(refused.params["found"]).isprintable()
