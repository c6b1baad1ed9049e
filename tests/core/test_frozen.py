"""A frozen mapping reads like a dict, and nobody can write it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from taproom.core import Frozen

MAPPING = Frozen({"a": 1, "b": 2})


def test_it_reads_like_a_dict() -> None:
    assert MAPPING == {"b": 2, "a": 1}
    assert MAPPING["a"] == 1
    assert list(MAPPING) == ["a", "b"]


@pytest.mark.parametrize(
    "write",
    [
        lambda it: it.__setitem__("a", 3), lambda it: it.__delitem__("a"), lambda it: it.clear(),
        lambda it: it.pop("a"), lambda it: it.popitem(), lambda it: it.setdefault("c", 3),
        lambda it: it.update(c=3), lambda it: it.__ior__({"c": 3}),
    ],
)  # fmt: skip
def test_every_way_to_write_is_refused(write: Callable[[Any], object]) -> None:
    with pytest.raises(TypeError, match="frozen"):
        write(MAPPING)
    assert MAPPING == {"a": 1, "b": 2}


def test_it_is_a_value() -> None:
    assert hash(MAPPING) == hash(Frozen({"b": 2, "a": 1}))
    for twin in (copy.deepcopy(MAPPING), pickle.loads(pickle.dumps(MAPPING))):
        assert type(twin) is Frozen
        assert twin == MAPPING
