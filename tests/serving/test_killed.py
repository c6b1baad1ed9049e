"""A server killed in mid-trick: the game goes on where it was, nothing twice, nothing lost."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from taproom.games.tricks import TricksState
from taproom.store import open_store
from taproom.table import Table, decode, wire

from .client import View
from .house import House, Outside, wait_for

MOMENTS = 2


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "taproom.db"


def in_mid_trick(view: View) -> bool:
    """A card lies on the table, and it is the person's turn."""
    game = view.game
    assert isinstance(game, wire.TricksInfo)
    tricks = game.round.tricks
    return view.asked and bool(tricks) and tricks[-1].winner is None


def stored(path: Path, code: str) -> Table:
    store = open_store(f"sqlite:///{path}")
    try:
        return Table.folded([decode(event) for _, event in store.log.read(code)])
    finally:
        store.close()


def children(house: Outside) -> list[str]:
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(house.process.pid)], capture_output=True, text=True
    )
    return listed.stdout.split()


def running(pids: list[str]) -> Iterator[str]:
    for pid in pids:
        state = Path(f"/proc/{pid}/stat")
        if state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z":
            yield pid


def test_killed_in_mid_trick_and_again(path: Path) -> None:
    random = Random(8)
    house = Outside(path)
    ann = house.player()
    code = house.open(ann, "half-pint", 3, options={"rounds": 2}, start=True)
    told: View | None = None
    last: wire.Act | None = None
    workers: list[str] = []
    for moment in range(MOMENTS):
        with house.look(code, ann) as view:
            if told is not None and last is not None:
                goes_on(view, told, last)
            view.play_on(random, in_mid_trick)
            last = wire.Act(f"moment-{moment}", 0, random.choice(view.choices()))
            view.done(last)
            workers += children(house)
            house.kill()
            hear_all(view)
        told = view
        assert stored(path, code).seq >= told.seq, "something acknowledged is missing"
        house = Outside(path)
    with house.look(code, ann) as view:
        view.play_on(random)
        assert house.http.get(f"/api/tables/{code}/games/1").status_code == 200
    house.close()
    wait_for(lambda: not list(running(workers)))


def hear_all(view: View) -> None:
    """What was on its way before the end."""
    with pytest.raises(ConnectionClosed):
        view.until(lambda _: False)


def goes_on(view: View, told: View, last: wire.Act) -> None:
    """After the restart: at least what was told before, and the last command not done twice."""
    first = view.heard[0]
    assert isinstance(first, wire.Update)
    assert first.whole
    assert view.seq >= told.seq
    assert set(told.me.hand or ()) >= set(view.me.hand or ())
    assert isinstance(view.command(last), wire.Done)


def test_the_front_door_knows_after_a_crash_what_happened(path: Path) -> None:
    house = Outside(path)
    ann = house.player()
    code = house.open(ann, "half-pint", 2, options={"rounds": 1})
    with house.look(code, ann) as view:
        view.done(wire.Start("start"))
        view.play_on(Random(2), lambda v: v.stage == "over")
        house.kill()
    house = Outside(path)
    try:
        (mine,) = table_list(house, ann)
        assert (mine["code"], mine["stage"], mine["games"]) == (code, "over", 1)
        assert house.http.get(f"/api/tables/{code}/games/1").status_code == 200
    finally:
        house.close()


def table_list(house: House, player: wire.PlayerInfo) -> list[dict[str, object]]:
    header = {"Authorization": f"Bearer {player.token}"}
    listed: list[dict[str, object]] = house.http.get("/api/tables/mine", headers=header).json()
    return listed


def test_a_log_is_a_whole_game(path: Path) -> None:
    """What was stored is enough to know the table, without any server."""
    house = Outside(path)
    try:
        ann = house.player()
        code = house.open(ann, "muertos", 2, options={"rounds": 1}, start=True)
        with house.look(code, ann) as view:
            view.play_on(Random(4))
        state = stored(path, code).state
        assert isinstance(state, TricksState)
        assert state.result is not None
    finally:
        house.close()
