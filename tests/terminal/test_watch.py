"""Whole games told: the expected lines are there, in every language, and fit the terminal."""

from __future__ import annotations

import re

import pytest

from taproom.core import Result, Seat
from taproom.i18n import LANGUAGES, Words
from taproom.terminal.happened import end_told
from taproom.terminal.lines import WIDTH

from .watching import LONG_NAMES, watched

GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("half-pint", 2, {"rounds": 3}),
    ("half-pint", 7, {"rounds": 2, "toasts": [1, 2, 3, 4, 5, 6, 7, 8, 9]}),
    ("half-pint", 3, {"rounds": 1, "bets": "in-turn"}),
    ("muertos", 7, {"rounds": 2, "doubts": True}),
    ("troll", 2, {}),
    ("troll", 2, {"rules": "pro", "seating": "corner"}),
    ("troll", 4, {"rules": "pro"}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game_id", "seats", "options"), GAMES)
def test_every_line_fits(game_id: str, seats: int, options: dict[str, object], lang: str) -> None:
    """With names of twenty letters; a missing word would be a warning, and so an error."""
    for seed in "abc":
        lines = watched(
            game_id, seats, options, lang=lang, seed=seed, names=LONG_NAMES, reasons=True
        )
        assert max(map(len, lines)) <= WIDTH
        assert not any(line != line.rstrip() for line in lines)


def test_paint_changes_no_letter() -> None:
    for game_id, seats, options in GAMES:
        plain = watched(game_id, seats, options)
        colourful = watched(game_id, seats, options, colour=True)
        assert colourful != plain
        assert [re.sub("\x1b\\[[0-9;]*m", "", line) for line in colourful] == plain


@pytest.mark.parametrize(
    ("lang", "title", "row", "trick", "pad"),
    [
        ("en", "Half-Pint Heroes, one round", "Row: ", "Trick 1", "predicted"),
        ("de", "Half-Pint Heroes, eine Runde", "Auslage: ", "Stich 1", "angesagt"),
        ("ru", "Half-Pint Heroes, 1 раунд", "Ряд: ", "Кон 1", "прогноз"),
    ],
)
def test_a_round(lang: str, title: str, row: str, trick: str, pad: str) -> None:
    lines = watched("half-pint", 3, {"rounds": 1}, lang=lang)
    assert lines[0] == title
    begins = [
        next(at for at, line in enumerate(lines) if line.startswith(start))
        for start in (title, row, trick, pad)
    ]
    assert begins == sorted(begins)
    assert lines[begins[2] - 1] == ""


def test_the_players_words_differ_by_edition() -> None:
    half_pint = "\n".join(watched("half-pint", 2, {"rounds": 1}, lang="ru"))
    muertos = "\n".join(watched("muertos", 2, {"rounds": 1}, lang="ru"))
    for word, ours, theirs in (
        ("Кон 1", half_pint, muertos),
        ("выигрывает кон", half_pint, muertos),
        ("R кружки", half_pint, muertos),
        ("Взятка 1", muertos, half_pint),
        ("берёт взятку", muertos, half_pint),
        ("R Мариачи", muertos, half_pint),
    ):
        assert word in ours
        assert word not in theirs


def test_plays_are_told_with_their_cards() -> None:
    text = "\n".join(watched("half-pint", 4, {"rounds": 3}))
    assert re.search(r"^  Anna: pair of \d+s \([RYGBP]\d+ \+ row [RYGBP]\d+\)$", text, re.M)
    assert re.search(r"^  Ben: high card, \d+ \([RYGBP]\d+\)$", text, re.M)
    assert re.search(r"^  \w+ wins: pair beats high card\.$", text, re.M)
    assert re.search(r"^  \w+ wins: same combination, higher values\.$", text, re.M)


def test_the_pad_adds_up() -> None:
    lines = watched("half-pint", 3, {"rounds": 4})
    pad = lines[next(at for at, line in enumerate(lines) if line.startswith("The score pad")) :]
    rows = [line.split() for line in pad]
    rounds = [[int(cell) for cell in row[1:] if cell not in "XB"] for row in rows[2:6]]
    run = next(([int(cell) for cell in row[1:]] for row in rows if row[:1] == ["run"]), [0] * 3)
    total = next(row for row in rows if row[:1] == ["total"])
    assert [row[0] for row in rows[2:6]] == ["1", "2", "3", "4"]
    assert [sum(column) for column in zip(*rounds, run, strict=True)] == list(map(int, total[1:]))


def test_the_same_chance_tells_the_same_game() -> None:
    assert watched("half-pint", 4, {"rounds": 2}) == watched("half-pint", 4, {"rounds": 2})
    assert watched("half-pint", 4, {"rounds": 2}) != watched(
        "half-pint", 4, {"rounds": 2}, seed="a loud one"
    )


def test_the_troll_shows_the_field_after_each_turn() -> None:
    text = "\n".join(watched("troll", 2, {}, lang="de"))
    turns = re.findall(r"^\w+ legt ", text, re.M)
    fields = re.findall(r"(?m)(?:^.*[─═].*\n|^.*[│║].*\n|^[▒ ].*\n){5,}", text)
    assert len(turns) >= 9
    assert len(fields) == len(turns)
    assert re.search(
        r"^Schwerter, Anna: (ein Punkt|\d+ Punkte) \((ein Krug|\d+ Krüge)\)\.$", text, re.M
    )


def test_the_draft_and_the_sets_of_a_pro_game() -> None:
    text = "\n".join("\n".join(watched("troll", 4, {"rules": "pro"}, seed=seed)) for seed in "abcd")
    assert re.search(r"^\w+ picks Olga, ogre librarian, level \d, Stern look\.$", text, re.M)
    assert re.search(
        r"^Nobody wanted [\w ]+ and [\w ]+\. Ben lays the first coaster\.$", text, re.M
    )
    assert re.search(
        r"^Swords, Anna and Carla: \d+ points \(\d+ mugs, .*\d (light|dark|ale|wheat) \+\d",
        text,
        re.M,
    )


@pytest.mark.parametrize(
    ("game_id", "result", "sentence"),
    [
        ("half-pint", Result((Seat(1),), (20, 310, 40), "points"), "Ben wins with 310 points."),
        ("muertos", Result((Seat(0),), (1, 0), "points"), "Anna wins with one point."),
        (
            "half-pint",
            Result((Seat(0), Seat(2)), (9, 9, 9), "gunfight"),
            "Anna and Carla win the gun fight and share the game.",
        ),
        (
            "half-pint",
            Result((Seat(2),), (90, 0, 90), "brawls"),
            "Level at 90 points. Carla brawled more often and wins.",
        ),
        (
            "troll",
            Result((Seat(1), Seat(3)), (7, 12), "points"),
            "Ben and Dmitri win with 12 points.",
        ),
        (
            "troll",
            Result((Seat(0),), (7, 7), "levels"),
            "Level at 7 points. The higher levels decide for Anna.",
        ),
        (
            "troll",
            Result((Seat(0), Seat(1)), (7, 7), "shared"),
            "Level at 7 points, and level in everything else. A draw.",
        ),
    ],
)
def test_the_end_in_one_sentence(game_id: str, result: Result, sentence: str) -> None:
    names = ["Anna", "Ben", "Carla", "Dmitri"]
    assert [line.text for line in end_told(Words("en"), game_id, names, result)] == [sentence]
