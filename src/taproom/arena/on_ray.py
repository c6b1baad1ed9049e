"""Deals played on a Ray cluster: the one Ray finds, or one that it starts here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from threading import Event
from typing import Any, Final

from taproom.arena.local import LOOK
from taproom.arena.match import Match
from taproom.arena.playing import Deal, play_deal
from taproom.core import Refusal

_AHEAD: Final = 2


def on_ray(match: Match, numbers: Sequence[int], stop: Event) -> Iterator[Deal]:
    """Each of these deals once. Ray plays again what a lost worker had not finished."""
    try:
        import ray
    except ImportError:
        raise Refusal("arena-no-ray") from None
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, include_dashboard=False)
    try:
        play = ray.remote(max_retries=-1)(play_deal)
        cores = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
        window = int(cores) * _AHEAD
        left = list(reversed(numbers))
        playing: list[Any] = []
        while (left or playing) and not stop.is_set():
            while left and len(playing) < window:
                playing.append(play.remote(match, left.pop()))
            done, playing = ray.wait(playing, timeout=LOOK)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()
