"""What seldom happens is told too: gun fights, extra rounds, every trick of the coasters."""

from __future__ import annotations

from dataclasses import replace

import pytest

from taproom import games
from taproom.core import SPECTATOR, Fact, Frozen, Seat, Seeded
from taproom.games.tricks import CARD_NAMED, Predict, TricksGame
from taproom.games.tricks.facts import ChipsShown, Dealt, ToastRaised
from taproom.games.tricks.round import OPEN
from taproom.games.troll import (
    Cell,
    Field,
    Laid,
    MugType,
    Seating,
    Side,
    Sides,
    Spot,
    Team,
    house_set,
)
from taproom.i18n import Words
from taproom.terminal.drawing import Drawing
from taproom.terminal.happened import Happened
from taproom.terminal.lines import together
from taproom.terminal.tricks import TricksNarrator

from .watching import NAMES, watched

ROW = (CARD_NAMED["G3"], CARD_NAMED["R13"])


def told(fact: Fact, lang: str) -> list[str]:
    game = games.game("half-pint", 3, {"rounds": 9})
    assert isinstance(game, TricksGame)
    view = game.start(Seeded("any"), Seat(0)).view(SPECTATOR)
    narrator = TricksNarrator(game, NAMES[:3], Words(lang))
    lines = narrator.told(Happened(Predict.type, (fact,), view))
    return [line.text.rstrip(" ─") for line in lines if line.text]


def test_a_round_begins() -> None:
    assert told(Dealt(2, Seat(1), 3, ROW, ()), "en") == [
        "Round 2 of 9. Ben starts, 3 cards each",
        "Row: G3 R13",
    ]


@pytest.mark.parametrize(
    ("lang", "seats", "first", "second"),
    [
        ("en", (1,), "Extra round. Carla starts, one card each",
         "Gun fight. One more mark, and Ben wins the game at once."),
        ("de", (0, 1), "Zusatzrunde. Carla beginnt, eine Karte für jeden",
         "Schießerei. Anna und Ben brauchen je noch ein Kreuz, um das Spiel auf der Stelle"),
        ("ru", (1,), "Дополнительный раунд. Начинает Carla, на руки по 1 карте",
         "Перестрелка. Ещё одна отметка, и Ben сразу выигрывает партию."),
    ],
)  # fmt: skip
def test_a_gun_fight(lang: str, seats: tuple[int, ...], first: str, second: str) -> None:
    lines = told(Dealt(10, Seat(2), 1, ROW, tuple(map(Seat, seats))), lang)
    assert lines[:2] == [first, second]


def test_chips_and_glasses() -> None:
    chips = ChipsShown((Seat(1), None, Seat(0)))
    anna, carla = together("Anna", "→", "Ben"), together("Carla", "→", "Anna")
    assert told(chips, "en") == [f"Bets: {anna}, Ben keeps the chip, {carla}."]
    assert told(ChipsShown((Seat(1), OPEN, OPEN)), "en") == []
    assert told(ToastRaised((Seat(0),)), "de") == ["Anna hebt das Glas."]
    assert told(ToastRaised((Seat(0), Seat(2))), "ru") == ["Anna и Carla поднимают бокалы."]


def test_a_brawl_is_told_and_marked() -> None:
    """Somewhere in these games one of the two wins three tricks in a row."""
    texts = ["\n".join(watched("half-pint", 2, {"rounds": 5}, lang="de", seed=s)) for s in "abcd"]
    text = next(text for text in texts if "Keilerei" in text)
    assert "Drei Stiche hintereinander, also Keilerei. Nur " in text
    assert " K" in text[text.index("Der Punkteblock") :]


@pytest.fixture(scope="module")
def many_pro_games() -> str:
    games = [watched("troll", 4, {"rules": "pro"}, seed=str(seed)) for seed in range(30)]
    return "\n".join(["\n".join(lines) for lines in games])


@pytest.mark.parametrize(
    "phrase",
    [
        "takes the mug of",
        "disappear from the field",
        "puts the mug on",
        "changes sides: swords now",
        "changes sides: axes now",
        "A stern look sends",
        "The mug goes back to",
        "trade places",
        "on top of",
        "It comes out of the discard; Boris",
        "Ghorr leans on the north side",
        "smashes a mug of",
        "cocktail of",
    ],
)
def test_every_ability_is_told(many_pro_games: str, phrase: str) -> None:
    assert phrase in many_pro_games


def test_the_field_is_drawn_as_it_lies() -> None:
    """Seat 1 sits opposite, so Emil lies upside down; the token adds one to each side."""
    set_ = {coaster.id: coaster for coaster in house_set()}
    olga = replace(set_["olga"], sides=Sides(8, 4, 3, 5), mugs=1, type=MugType.WHEAT)
    emil = replace(set_["emil"], sides=Sides(6, 2, 0, 4), mugs=2, type=MugType.LIGHT)
    sid = Laid(set_["sid"], Seat(0), Team(0))
    spots = {
        Cell(0, 0): Spot((Laid(olga, Seat(0), Team(0)),), token=Seat(1)),
        Cell(1, 1): Spot((sid, Laid(emil, Seat(1), Team(1))), smashed=1),
    }
    field = Field(3, Seating.OPPOSITE, Frozen(spots))
    lines = Drawing(Words("en"), NAMES, field, Side.WEST).lines()
    assert [line.text for line in lines] == [
        "▒ ┌───────9────────┐",
        "▒ 6      Olga      5",
        "G │    1 wheat     │",
        "h │     +1 Ben     │",
        "o └───────4────────┘",
        "r                    ╔═══════0════════╗",
        "r                    2      Emil      4",
        "▒                    ║    1 light     ║",
        "▒                    ║     (Sid)      ║",
        "▒                    ╚═══════6════════╝",
    ]
    south = Drawing(Words("ru"), NAMES, field, Side.SOUTH).lines()
    assert south[-1].text == "  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ Гхорр ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒"
