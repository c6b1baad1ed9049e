"""One house for all who only play in it; those who break something have their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .house import Inside, inside


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("house") / "taproom.db") as open_house:
        yield open_house


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path / "taproom.db") as open_house:
        yield open_house
