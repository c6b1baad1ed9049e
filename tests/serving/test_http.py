"""The front door: players, tables, options, replays, pictures, and how it refuses."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from taproom.table import wire

from .house import AT_ONCE, Inside, bearer, wait_for


def problem(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=wire.Problem).refusal.code


def summaries(answer: httpx.Response) -> dict[str, wire.TableSummary]:
    assert answer.status_code == 200, answer.text
    listed = msgspec.json.decode(answer.content, type=list[wire.TableSummary])
    return {each.code: each for each in listed}


def test_a_player_is_a_name_and_a_secret(house: Inside) -> None:
    ann = house.player("  Ann\t of  the Inn ")
    assert ann.name == "Ann of the Inn"
    renamed = house.http.put("/api/players/me", json={"name": "Anna"}, headers=bearer(ann))
    assert msgspec.json.decode(renamed.content, type=wire.PlayerInfo).name == "Anna"
    code = house.open(ann, "troll", 2)
    with house.look(code, ann) as view:
        assert view.table is not None
        assert view.table.seats[0].name == "Anna"


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "\u202e"])
def test_a_name_must_fit_on_a_plate(house: Inside, name: str) -> None:
    assert problem(house.http.post("/api/players", json={"name": name}), 422) == "bad-name"


@pytest.mark.parametrize("header", [{}, {"Authorization": "Bearer x.y"}, {"Authorization": "é"}])
def test_who_is_unknown_opens_no_table(house: Inside, header: dict[str, str]) -> None:
    headers = {name: value.encode("latin-1") for name, value in header.items()}
    new = {"game": "troll", "seats": 2}
    opened = house.http.request("POST", "/api/tables", json=new, headers=headers)  # type: ignore[arg-type]
    assert problem(opened, 401) == "no-player"


@pytest.mark.parametrize(
    ("new", "status", "code"),
    [
        ({"game": "chess", "seats": 2}, 400, "bad-message"),
        ({"game": "troll"}, 400, "bad-message"),
        ({"game": "troll", "seats": "two"}, 400, "bad-message"),
        ({"game": "troll", "seats": 3}, 422, "bad-transcript"),
        ({"game": "half-pint", "seats": 4, "options": {"rounds": 0}}, 422, "bad-option"),
        ({"game": "half-pint", "seats": 4, "bots": ["wizard"]}, 422, "no-such-bot"),
    ],
)
def test_what_cannot_be_opened(house: Inside, new: Any, status: int, code: str) -> None:
    answer = house.http.post("/api/tables", json=new, headers=bearer(house.player()))
    assert problem(answer, status) == code


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b"[" * 100_000])
def test_a_body_that_is_none(house: Inside, body: bytes) -> None:
    for path in ("/api/players", "/api/options", "/api/replay", "/api/qr"):
        assert problem(house.http.post(path, content=body), 400) == "bad-message"


def test_a_body_that_is_too_large(house: Inside) -> None:
    answer = house.http.post("/api/replay", content=b" " * 2_000_000)
    assert problem(answer, 413) == "bad-message"


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/tables/XXXXXX", "no-table"),
        ("/api/tables/XXXXXX/games/1", "no-game"),
        ("/api/tables/XXXXXX/games/1/transcript", "no-game"),
        ("/api/nothing", "no-page"),
        ("/nothing/at/all", "no-page"),
    ],
)
def test_nothing_there(house: Inside, path: str, code: str) -> None:
    assert problem(house.http.get(path), 404) == code


def test_my_tables_and_where_it_is_my_turn(own_house: Inside) -> None:
    house = own_house
    ann, ben = house.player(), house.player("Ben")
    code = house.open(ann, "half-pint", 2, settings=wire.Settings(pace="human"))

    def mine(player: wire.PlayerInfo) -> dict[str, wire.TableSummary]:
        return summaries(house.http.get("/api/tables/mine", headers=bearer(player)))

    assert mine(ann)[code].yours
    assert mine(ben) == {}
    with house.look(code, ann) as view:
        with house.look(code, ben) as other:
            other.done(wire.Sit("sit"))
            view.done(wire.Start("start"))
        assert mine(ben)[code].your_turn, "while others look"
    wait_for(lambda: house.hub.tables == {})
    assert mine(ben)[code].your_turn, "and when nobody does"
    assert house.http.get(f"/api/tables/{code}", headers=bearer(ben)).json()["yours"]
    assert not house.http.get(f"/api/tables/{code}").json()["yours"]
    assert problem(house.http.get("/api/tables/mine"), 401) == "no-player"


def test_public_tables_are_listed(own_house: Inside) -> None:
    house = own_house
    ann = house.player()
    private = house.open(ann, "troll", 2)
    public = house.open(ann, "troll", 2, settings=wire.Settings(public=True))
    with house.look(private, ann) as view:
        assert set(summaries(house.http.get("/api/tables"))) == {public}
        view.done(wire.Change("c", wire.Settings(public=True)))
        assert set(summaries(house.http.get("/api/tables"))) == {private, public}


def test_can_it_be_played_like_this(house: Inside) -> None:
    def check(**options: object) -> Any:
        asked = {"game": "half-pint", "seats": 4, "options": options}
        return house.http.post("/api/options", json=asked).json()["refusal"]

    assert check(rounds=5) is None
    assert check(rounds=99)["code"] == "bad-option"
    assert check(deck={"R1": [1]})["code"] == "bad-option"
    assert check(nonsense=[[[]]])["params"]["option"] == "nonsense"


def test_any_transcript_can_be_looked_at(house: Inside) -> None:
    ann = house.player()
    code = house.open(ann, "troll", 2, settings=AT_ONCE, start=True)
    with house.look(code, ann) as view:
        assert problem(house.http.get(f"/api/tables/{code}/games/1"), 404) == "no-game"
        view.play_on(Random(1))
    transcript = house.http.get(f"/api/tables/{code}/games/1/transcript").json()
    shown = house.http.post("/api/replay", json=transcript)
    assert shown.json()["refusal"] is None
    transcript["actions"][1][1] = {"type": "fly"}
    assert house.http.post("/api/replay", json=transcript).json()["refusal"]["code"] == "bad-action"
    assert problem(house.http.post("/api/replay", json={"game": "troll"}), 422) == "bad-transcript"


def test_a_link_as_a_picture(house: Inside) -> None:
    picture = house.http.post("/api/qr", json={"text": "http://localhost/table/ABCDEF"})
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    for text in ("", "x" * 501):
        assert problem(house.http.post("/api/qr", json={"text": text}), 422) == "bad-text"
    assert house.http.post("/api/qr", json={"text": "я" * 500}).status_code == 200


def test_what_the_house_offers(house: Inside) -> None:
    offered = msgspec.json.decode(house.http.get("/api/house").content, type=wire.HouseInfo)
    assert "rookie" in offered.bots
    ann = house.player()
    for preset in offered.presets:
        assert house.open(ann, preset.game, preset.seats, options=preset.options)


def test_every_answer_has_its_policy(house: Inside) -> None:
    for path in ("/", "/api/house", "/api/nothing", "/api/docs"):
        headers = house.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "http:" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_api_as_a_page_and_as_json(house: Inside) -> None:
    page = house.http.get("/api/docs")
    assert page.status_code == 200
    for outside in ("http://", "https://", "//", "<script", "src="):
        assert outside not in page.text.replace("<!doctype html>", "")
    schema = house.http.get("/api/docs/openapi.json").json()
    for path in ("/api/players", "/api/tables", "/api/tables/{code}", "/api/replay", "/api/qr"):
        assert path in schema["paths"]
        assert path in page.text


def test_only_so_many_calls_a_minute(tmp_path: Path) -> None:
    from litestar.testing import TestClient

    from taproom.server.app import create_app

    with TestClient(create_app(f"sqlite:///{tmp_path}/t.db", calls_a_minute=3)) as client:
        answers = [client.get("/api/house") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert problem(answers[-1], 429) == "too-fast"
