"""The same arena on a Ray cluster, started here."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event

import pytest
import ray

from arena.matches import cards, played, without_times
from taproom.arena import play_deal
from taproom.arena.on_ray import on_ray
from taproom.cli import main


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_a_cluster_plays_what_one_would() -> None:
    match = cards()
    deals = sorted(
        on_ray(partial(play_deal, match), range(4), Event()), key=lambda deal: deal.number
    )
    assert list(map(without_times, deals)) == list(map(without_times, played(match, 4)))


@pytest.mark.usefixtures("cluster")
def test_a_killed_worker_loses_nothing_and_counts_nothing_twice() -> None:
    match = cards(seats=7, rounds=10)
    playing = on_ray(partial(play_deal, match), range(8), Event())
    numbers = [next(playing).number]
    while not (workers := _workers()):
        assert len(numbers) < 6, "nobody was seen at work"
        numbers.append(next(playing).number)
    os.kill(workers[0], signal.SIGKILL)
    numbers += [deal.number for deal in playing]
    assert sorted(numbers) == list(range(8))


@pytest.mark.usefixtures("cluster")
def test_the_command_goes_on_with_what_was_begun_here(tmp_path: Path) -> None:
    """Every deal stands in the journal once, wherever it was played."""
    out = ["--seats", "2", "--out", str(tmp_path), "--lang", "en"]
    assert main(["arena", *out, "--deals", "2", "--processes", "1"]) == 0
    assert main(["arena", *out, "--deals", "6", "--on", "ray"]) == 0
    _, *lines = (tmp_path / "deals.jsonl").read_text().splitlines()
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(6))


def _workers() -> list[int]:
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                title = (process / "cmdline").read_bytes()
            except OSError:
                continue
            if title.startswith(b"ray::_played"):
                found.append(int(process.name))
    return found
