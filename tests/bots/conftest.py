"""The bots of these tests think with what is compiled."""

from __future__ import annotations

import pytest

from taproom.bots import prepare


@pytest.fixture(autouse=True, scope="session")
def _prepared() -> None:
    prepare()
