"""Refusals: a code, a reason, a rule and parameters; never prose."""

from __future__ import annotations

import pickle

import pytest

from taproom.core import BadChance, BadOption, BadSetup, IllegalAction, Refusal, quoted


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("brown ale", "brown ale"),
        ("", ""),
        (7, "7"),
        (-1, "-1"),
        (2.5, "2.5"),
        (True, "true"),
        (False, "false"),
        (None, "null"),
        ([1, 2], "[…]"),
        ({"a": 1}, "{…}"),
        ("\x1b[31mred\n", r"\x1b[31mred\n"),
        ("\ud800", r"\ud800"),
        ("Фрэд", "Фрэд"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 40 + "…"),
        (10**45, "1" + "0" * 39 + "…"),
    ],
)
def test_a_quote_is_short_whatever_was_given(given: object, text: str) -> None:
    assert quoted(given) == text


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Refusal("code"), "code"),
        (Refusal("code", "reason"), "code (reason)"),
        (Refusal("code", rule="F-7"), "code [F-7]"),
        (Refusal("code", card="R7", at=2), "code, card='R7', at=2"),
        (
            Refusal("bad-action", "card-twice", rule="F-1", card="R7"),
            "bad-action (card-twice), card='R7' [F-1]",
        ),
    ],
)
def test_a_refusal_says_all_it_knows(refusal: Refusal, text: str) -> None:
    assert str(refusal) == text


def test_a_refusal_keeps_its_parts() -> None:
    refusal = IllegalAction("not-in-hand", "why", rule="F-7", card="R7")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-in-hand"
    assert refusal.reason == "why"
    assert refusal.rule == "F-7"
    assert refusal.params == {"card": "R7"}
    assert refusal.args == ("not-in-hand", "why", "F-7", {"card": "R7"})


def test_a_plain_refusal_has_a_code_only() -> None:
    refusal = IllegalAction("game-over")
    assert (refusal.reason, refusal.rule, refusal.params) == (None, None, {})


def test_a_bad_setup_is_a_bad_transcript() -> None:
    refusal = BadSetup("seats", seats="9", game="muertos")
    assert (refusal.code, refusal.reason, refusal.rule) == ("bad-transcript", "seats", None)
    assert refusal.params == {"seats": "9", "game": "muertos"}


def test_a_bad_option_is_named() -> None:
    refusal = BadOption("deck", "deck-numbers", rule="F-2", card="R7")
    assert (refusal.code, refusal.reason, refusal.rule) == ("bad-option", "deck-numbers", "F-2")
    assert refusal.params == {"option": "deck", "card": "R7"}
    assert refusal.option == "deck"
    assert BadOption("beer", "unknown").rule is None


def test_bad_chance_has_a_reason() -> None:
    refusal = BadChance("missing", purpose="deck-2")
    assert (refusal.code, refusal.reason, refusal.rule) == ("bad-chance", "missing", None)
    assert refusal.params == {"purpose": "deck-2"}


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("code", "reason", rule="F-1", card="R1"),
        IllegalAction("game-over"),
        BadSetup("seats", seats="9", game="troll"),
        BadOption("x" * 99, "unknown", game="troll"),
        BadChance("missing", purpose="deck-2"),
    ],
)
def test_a_refusal_travels_between_processes(refusal: Refusal) -> None:
    home = pickle.loads(pickle.dumps(refusal))
    assert type(home) is type(refusal)
    assert home.__dict__ == refusal.__dict__
    assert str(home) == str(refusal)


def test_a_long_option_is_quoted_in_the_sentence_and_named_in_full() -> None:
    refusal = BadOption("x" * 99, "unknown")
    assert refusal.option == "x" * 99
    assert refusal.params["option"] == "x" * 40 + "…"
