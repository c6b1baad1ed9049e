"""The loader of the catalogues: which language, what if words are missing, and how fast."""

from __future__ import annotations

import subprocess
import sys

import pytest

from taproom.core import BadOption, IllegalAction
from taproom.games.tricks import CARD_NAMED, combination_of
from taproom.i18n import MissingWords, UnknownLanguageError, Words, chosen_language, words
from taproom.i18n.names import card_name, combination_with_values, listed


@pytest.mark.parametrize(
    ("wanted", "environ", "chosen"),
    [
        (None, {}, "en"),
        ("ru", {"LC_ALL": "de_DE.UTF-8"}, "ru"),
        ("de-AT", {}, "de"),
        (None, {"LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU", "LANG": "en_GB"}, "de"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "de_DE"}, "ru"),
        (None, {"LANG": "de"}, "de"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_language(wanted: str | None, environ: dict[str, str], chosen: str) -> None:
    assert chosen_language(wanted, environ) == chosen


@pytest.mark.parametrize("wanted", ["fr", "", "deutsch"])
def test_a_language_that_nobody_speaks_is_an_error(wanted: str) -> None:
    with pytest.raises(UnknownLanguageError, match="Choose en, de, ru"):
        chosen_language(wanted, {"LANG": "de_DE"})
    with pytest.raises(UnknownLanguageError):
        Words(wanted)


def test_refusals_become_sentences() -> None:
    refusal = IllegalAction("not-in-hand", rule="F-7", card="R13")
    assert Words("en").refusal(refusal) == "R13 is not in your hand. Play cards that you hold."
    assert Words("de").refusal(refusal).startswith("R13 hast du nicht auf der Hand.")
    unknown = BadOption("beer", "unknown", game="muertos")
    assert Words("ru").refusal(unknown) == "В «Покере мертвецов» нет настройки «beer»."


@pytest.mark.parametrize(
    ("count", "end"), [(1, "1 бирдекель."), (12, "12 бирдекелей."), (3, "3 бирдекеля.")]
)
def test_numbers_bend_the_words(count: int, end: str) -> None:
    refusal = BadOption("coasters", "coasters-count", count=count)
    assert Words("ru").refusal(refusal).endswith(end)


def test_missing_words_warn_and_still_say_something() -> None:
    with pytest.warns(MissingWords, match="no words for refusal-new-thing"):
        said = Words("en").refusal(IllegalAction("new", "thing", card="R1"))
    assert said == "refusal new thing (card R1)"
    with pytest.warns(MissingWords):
        assert Words("de").say("never-written") == "never written"
    with pytest.warns(MissingWords, match="card"):
        assert "card" in Words("en").say("refusal-not-in-hand")


def test_what_one_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"en": "greeting = Evening.", "de": "broken = { $name", "ru": ""}
    monkeypatch.setattr(words, "catalogue_files", lambda lang: {"some.ftl": files[lang]})
    words._bundle.cache_clear()
    try:
        with pytest.warns(MissingWords) as caught:
            assert Words("de").say("greeting") == "Evening."
        messages = [str(each.message) for each in caught]
        assert messages == [
            "de/some.ftl: malformed: broken = { $name",
            "de: no words for greeting",
        ]
    finally:
        words._bundle.cache_clear()


def test_nothing_slow_is_imported_before_the_first_sentence() -> None:
    program = """
import sys
from taproom.i18n import Words, chosen_language
words = Words(chosen_language(None, {}))
assert not {"fluent", "fluent.runtime", "babel"} & set(sys.modules)
words.say("barman-name")
assert "fluent.runtime" in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize(
    ("game_id", "cards", "en", "de", "ru"),
    [
        ("half-pint", "R10 G7 Y7 B10", "two pair, 10s and 7s", "zwei Paare, 10er und 7er", ""),
        ("half-pint", "R4 G4 Y9 B9 P9", "full house, 9s over 4s", "", "фулл-хаус, 9 и 4"),
        ("muertos", "R11 G11", "pair of queens", "Paar, Damen", "пара, дамы"),
        ("muertos", "R13", "high card, ace", "höchste Karte, Ass", "старшая карта, туз"),
        ("muertos", "R7 G7 Y7 B7 P7", "royal four, 8s", "Royal-Vierling, 8er", "роял-каре, 8"),
        ("half-pint", "R7 G7 Y7 B7 P7", "five 7s", "Fünfling, 7er", "пятёрка, 7"),
        ("half-pint", "R8 G6 Y7 B5 P9", "straight to 9", "Straße bis 9", "стрит до 9"),
        ("muertos", "R8 G9 Y10 B11 P12", "straight to the king", "", "стрит до короля"),
        ("half-pint", "G9 G10 G11 G12 G13", "royal flush (bottles)", "", "флеш-рояль (бутылки)"),
        ("muertos", "B1 B4 B6 B8 B12", "flush (Toreadors), highest king", "", ""),
    ],
)
def test_combinations_as_players_call_them(
    game_id: str, cards: str, en: str, de: str, ru: str
) -> None:
    hand = tuple([CARD_NAMED[name] for name in cards.split()])
    combination = combination_of(hand)
    for lang, expected in {"en": en, "de": de, "ru": ru}.items():
        if expected:
            assert combination is not None
            said = combination_with_values(Words(lang), game_id, combination, hand)
            assert said == expected


def test_cards_and_lists() -> None:
    assert [card_name("muertos", CARD_NAMED[name]) for name in ("R1", "Y9", "P13")] == [
        "R2",
        "Y10",
        "PA",
    ]
    assert card_name("half-pint", CARD_NAMED["P13"]) == "P13"
    assert listed(Words("en"), ["Anna"]) == "Anna"
    assert listed(Words("de"), ["Anna", "Ben", "Carla"]) == "Anna, Ben und Carla"
