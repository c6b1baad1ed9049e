"""The room can be entered without numba, and says that it has nothing to offer."""

from __future__ import annotations

import subprocess
import sys

WITHOUT = """
import sys
sys.modules["numba"] = None
from taproom import kernels
from taproom.kernels import tricks
assert not kernels.available()
assert tricks.warm_up() is None
assert not tricks.ready()
"""

WITH = """
import sys
from taproom import kernels
from taproom.kernels import tricks
assert kernels.available()
assert "numba" not in sys.modules, "numba takes long to import"
assert not tricks.ready()
compiler = tricks.warm_up()
assert tricks.warm_up() is compiler
compiler.join()
assert tricks.ready()
"""


def run(program: str) -> None:
    subprocess.run([sys.executable, "-c", program], check=True, timeout=300)


def test_without_numba() -> None:
    run(WITHOUT)


def test_with_numba_everything_is_compiled_in_the_background() -> None:
    run(WITH)
