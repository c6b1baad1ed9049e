"""How a kernel is compiled: without the interpreter's lock, and once for all processes.

numba keeps compiled functions on disk, but looks only at the file of a function itself to see
whether they are stale, not at the files of what it calls. So the digest of all sources of this
room is part of the name under which a function is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final, ParamSpec, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Bytes = npt.NDArray[np.uint8]

Given = ParamSpec("Given")
Made = TypeVar("Made")


def _digest_of_sources() -> str:
    together = sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        together.update(path.read_bytes())
    return together.hexdigest()[:16]


_DIGEST: Final = _digest_of_sources()


def kernel(function: Callable[Given, Made]) -> Callable[Given, Made]:
    """Compiled on first use, for the types it is then called with."""
    function.__qualname__ += f"_{_DIGEST}"
    compiled = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return cast("Callable[Given, Made]", compiled)
