"""How a kernel is compiled: without the interpreter's lock, and once for all processes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, ParamSpec, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

from taproom.kernels.digest import digest_of_sources

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Bytes = npt.NDArray[np.uint8]

Given = ParamSpec("Given")
Made = TypeVar("Made")

_DIGEST: Final = digest_of_sources(Path(__file__).parent)


def kernel(function: Callable[Given, Made]) -> Callable[Given, Made]:
    """Compiled on first use, for the types it is then called with."""
    function.__qualname__ += f"_{_DIGEST}"
    compiled = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return cast("Callable[Given, Made]", compiled)
