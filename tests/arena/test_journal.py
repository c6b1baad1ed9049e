"""A match that was stopped goes on where it was: nothing lost, nothing twice."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path
from threading import Event

import pytest

from arena.matches import cards, played, troll, without_times
from taproom import games
from taproom.arena import Deal, Journal, play_deal
from taproom.arena.local import on_this_machine
from taproom.core import Refusal
from taproom.games.troll.coasters import house_set_json


def test_what_was_played_is_there_again(tmp_path: Path) -> None:
    match, path = cards(), tmp_path / "deals.jsonl"
    journal = Journal(path, match, Deal)
    for deal in played(match, 3):
        journal.add(deal)
    journal.close()
    again = Journal(path, match, Deal)
    assert again.deals == journal.deals
    assert again.missing(5) == [3, 4]
    assert [deal.number for deal in again.first(2)] == [0, 1]
    again.close()


def test_a_deal_counts_once(tmp_path: Path) -> None:
    match, path = cards(), tmp_path / "deals.jsonl"
    journal = Journal(path, match, Deal)
    for _ in range(2):
        journal.add(play_deal(match, 0))
    journal.close()
    assert len(path.read_bytes().splitlines()) == 2


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    match, path = cards(), tmp_path / "deals.jsonl"
    journal = Journal(path, match, Deal)
    for deal in played(match, 2):
        journal.add(deal)
    journal.close()
    path.write_bytes(path.read_bytes()[:-10])
    journal = Journal(path, match, Deal)
    assert journal.missing(2) == [1]
    journal.add(play_deal(match, 1))
    journal.close()
    whole = Journal(path, match, Deal)
    assert whole.missing(2) == []
    whole.close()


def test_another_match_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    Journal(path, cards(seats=3), Deal).close()
    with pytest.raises(Refusal) as refused:
        Journal(path, cards(seats=4), Deal)
    assert refused.value.code == "arena-other-match"


def test_games_with_another_house_set_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coasters may change between a stop and going on (TR-1)."""
    path = tmp_path / "deals.jsonl"
    Journal(path, troll(), Deal).close()
    Journal(path, troll(), Deal).close()
    new_set = [{**each, "sides": [9, 9, 9, 9]} for each in house_set_json()]
    monkeypatch.setattr(games, "house_set_json", lambda: new_set)
    with pytest.raises(Refusal) as refused:
        Journal(path, troll(), Deal)
    assert refused.value.code == "arena-other-match"


def test_a_line_that_is_no_deal_is_named(tmp_path: Path) -> None:
    match, path = cards(), tmp_path / "deals.jsonl"
    Journal(path, match, Deal).close()
    path.write_bytes(path.read_bytes() + b"{}\n")
    with pytest.raises(Refusal) as refused:
        Journal(path, match, Deal)
    assert refused.value.params["line"] == 2


def test_all_cores_play_what_one_would() -> None:
    match = cards()
    deals = sorted(
        on_this_machine(partial(play_deal, match), range(4), 2, Event()),
        key=lambda deal: deal.number,
    )
    assert list(map(without_times, deals)) == list(map(without_times, played(match, 4)))


def test_a_killed_process_loses_nothing() -> None:
    match = cards("rookie", "tourist", seats=7)
    playing = on_this_machine(partial(play_deal, match), range(6), 2, Event())
    numbers = [next(playing).number]
    for process in _children():
        os.kill(process, signal.SIGKILL)
    numbers += [deal.number for deal in playing]
    assert sorted(numbers) == list(range(6))


def test_told_to_stop_it_finishes_what_it_plays() -> None:
    stop = Event()
    playing = on_this_machine(partial(play_deal, cards()), range(10_000), 1, stop)
    numbers = [next(playing).number]
    stop.set()
    numbers += [deal.number for deal in playing]
    assert sorted(numbers) == list(range(len(numbers)))
    assert len(numbers) < 10


def _children() -> list[int]:
    """The processes that play for us; the one that only watches over semaphores is left alone."""
    children = []
    for task in Path(f"/proc/{os.getpid()}/task").iterdir():
        children += list(map(int, (task / "children").read_text().split()))
    return [
        child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def test_who_is_killed_again_and_again_gives_up() -> None:
    playing = on_this_machine(_die, range(4), 1, Event())
    with pytest.raises(Refusal) as refused:
        next(playing)
    assert refused.value.code == "arena-killed"


def _die(number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
