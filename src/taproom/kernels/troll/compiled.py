"""Compiling by numba (extra `fast`), and the same functions run by Python while there is none.

Kernel functions work on flat arrays of whole numbers and call nothing but each other, so a list
does as well as an array, and Python runs the very code that numba compiles.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, MutableSequence, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any, Final, TypeVar

from taproom.kernels.digest import digest_of_sources

Ints = MutableSequence[int]
Rows = Sequence[Ints]
Function = TypeVar("Function", bound=Callable[..., Any])


def _found(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


_numba: Final = _found("numba")
_numpy: Final[Any] = _found("numpy")
_DIGEST: Final = digest_of_sources(Path(__file__).parent)


def compiled(function: Function) -> Function:
    """Compiled when first called, kept on disk; left as it is where numba is not installed."""
    if _numba is None:
        return function
    function.__qualname__ += f"_{_DIGEST}"
    # Kernels make no arrays, so nobody need count references to them: that took half the time.
    options = {"nogil": True, "cache": True, "error_model": "numpy", "_nrt": False}
    jitted: Function = _numba.njit(**options)(function)
    return jitted


def interpreted(function: Function) -> Function:
    """The same function run by Python, with every kernel function that it calls."""
    plain: Function = _interpreted(function, {})
    return plain


def _interpreted(function: Any, done: dict[str, dict[str, Any]]) -> Any:
    """One copy of the globals of each module, in which nothing is compiled."""
    plain: FunctionType = getattr(function, "py_func", function)
    if plain.__module__ not in done:
        room = done[plain.__module__] = dict(plain.__globals__)
        for name, value in plain.__globals__.items():
            if hasattr(value, "py_func"):
                room[name] = _interpreted(value, done)
    home = done[plain.__module__]
    return FunctionType(plain.__code__, home, plain.__name__, plain.__defaults__)


def ints(values: Sequence[int], *, fast: bool) -> Ints:
    """An array for compiled functions, a list for interpreted ones."""
    given: Ints = _numpy.array(values, dtype=_numpy.int64) if fast else list(values)
    return given


def zeros(count: int, *, fast: bool) -> Ints:
    made: Ints = _numpy.zeros(count, dtype=_numpy.int64) if fast else [0] * count
    return made


def rows(count: int, width: int, *, fast: bool) -> Rows:
    if fast:
        made: Rows = _numpy.zeros((count, width), dtype=_numpy.int64)
        return made
    return [[0] * width for _ in range(count)]
