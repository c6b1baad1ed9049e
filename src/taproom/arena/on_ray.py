"""Deals played on a Ray cluster: the one Ray finds, or one that it starts here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from threading import Event
from typing import Any, TypeVar

from taproom.arena.local import AHEAD, LOOK
from taproom.core import Refusal

Done = TypeVar("Done")


def on_ray(play: Callable[[int], Done], numbers: Sequence[int], stop: Event) -> Iterator[Done]:
    """Each of these deals once. Ray plays again what a lost worker had not finished."""
    try:
        import ray
    except ImportError:
        raise Refusal("arena-no-ray") from None
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, include_dashboard=False)
    try:
        remote: Any = ray.remote(max_retries=-1)(_played)
        cores = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
        window = int(cores) * AHEAD
        left = list(reversed(numbers))
        playing: list[Any] = []
        while (left or playing) and not stop.is_set():
            while left and len(playing) < window:
                playing.append(remote.remote(play, left.pop()))
            done, playing = ray.wait(playing, timeout=LOOK)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()


def _played(play: Callable[[int], Done], number: int) -> Done:
    """Ray takes functions that have a name."""
    return play(number)
