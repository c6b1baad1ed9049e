"""Whole games over real WebSockets, with bots and with each other."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from taproom.table import wire
from taproom.table.verification import verify

from .client import View
from .house import House, Inside, inside

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("half-pint", 4, {"rounds": 2}),
    ("muertos", 3, {"rounds": 2, "doubts": True}),
    ("troll", 2, {"rules": "pro"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_one_person_against_bots(
    house: Inside, game: str, seats: int, options: dict[str, Any]
) -> None:
    ann = house.player()
    code = house.open(ann, game, seats, options=options, start=True)
    with house.look(code, ann) as view:
        view.play_on(Random(1))
        assert view.game is not None
        assert view.game.result is not None
        check_replay(house, code, 1, ["Ann", *["Zoe", "Rosa", "Pippa"][: seats - 1]])


def test_without_a_direct_line_messages_go_the_usual_way(tmp_path: Path) -> None:
    with inside(tmp_path / "taproom.db", ws=WebSocketsSansIOProtocol) as house:
        ann = house.player()
        code = house.open(ann, "half-pint", 3, options={"rounds": 1}, start=True)
        with house.look(code, ann) as view:
            view.play_on(Random(1))
            assert view.stage == "over"


def check_replay(house: House, code: str, number: int, names: list[str]) -> None:
    shown = house.http.get(f"/api/tables/{code}/games/{number}")
    assert shown.status_code == 200, shown.text
    replay = msgspec.json.decode(shown.content, type=wire.ReplayInfo)
    assert replay.refusal is None
    assert replay.frames[-1].game.result is not None
    assert replay.names == names
    transcript = house.http.get(f"/api/tables/{code}/games/{number}/transcript")
    assert "attachment" in transcript.headers["content-disposition"]
    verify(msgspec.json.decode(transcript.content))


@pytest.mark.parametrize(
    ("game", "options"), [("half-pint", {"rounds": 1}), ("troll", {"rules": "basic"})]
)
def test_friends_play_and_play_again(house: Inside, game: str, options: dict[str, Any]) -> None:
    """Each on their own device; seats rotate; no word of one game's replay changes later."""
    ann, ben = house.player("Ann"), house.player("Ben")
    code = house.open(ann, game, 2, options=options)
    with house.look(code, ann) as one, house.look(code, ben) as other:
        other.done(wire.Sit("sit"))
        other.done(wire.AddWords("words", 1, "my own words"))
        assert other.refused(wire.Start("start")) == "host-only"
        one.done(wire.Start("start"))
        for number in (1, 2):
            both_play(one, other)
            assert one.table is not None
            assert other.table is not None
            assert one.table.fair == other.table.fair
            assert one.table.fair.secret is not None
            one.done(wire.Rematch(f"again-{number}"))
            other.done(wire.Rematch(f"again-{number}"))
            one.until(lambda view: view.stage == "playing")
        assert one.me.seat == 0
        assert one.table is not None
        assert one.table.game_number == 3
        check_replay(house, code, 1, ["Ann", "Ben"])
        check_replay(house, code, 2, ["Ben", "Ann"])


def both_play(*views: View) -> None:
    with ThreadPoolExecutor(len(views)) as pool:
        waiting = [
            pool.submit(view.until(lambda v: v.stage == "playing").play_on, Random(seed))
            for seed, view in enumerate(views)
        ]
        for each in waiting:
            each.result(60)


def test_no_card_of_another_hand_reaches_a_seat(house: Inside) -> None:
    """All bytes that reached anybody in the first round, searched."""
    ann, ben = house.player("Ann"), house.player("Ben")
    code = house.open(ann, "half-pint", 2, options={"rounds": 1})
    with (
        house.look(code, ann) as one,
        house.look(code, ben) as other,
        house.look(code) as stranger,
    ):
        other.done(wire.Sit("sit"))
        one.done(wire.Start("start"))
        other.until(lambda view: view.me.hand is not None)
        hands = [one.me.hand or [], other.me.hand or []]
        stranger.until(lambda view: view.stage == "playing")
        both = [*hands[0], *hands[1]]
        for view, hidden in ((one, hands[1]), (other, hands[0]), (stranger, both)):
            assert hidden
            for text in view.raw:
                assert not any(f'"{card}"' in text.replace(f'"{card}":', "") for card in hidden)
