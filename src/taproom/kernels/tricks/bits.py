"""Counting and finding bits in one instruction each, where the processor has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import llvmlite.binding
import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from taproom.kernels.tricks.jit import kernel

_I64: Final = ir.IntType(64)


def _popcount(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


def _lowest(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


def _high_product(_typing: Any, _word: Any, _other: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), _I64)

    return types.uint64(types.uint64, types.uint64), generate


def _deposit(_typing: Any, _source: Any, _mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(_I64, [_I64, _I64])
        name = "llvm.x86.bmi.pdep.64"
        found = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
        return builder.call(found, args)

    return types.int64(types.int64, types.int64), generate


popcount: Final = cast("Callable[[int], int]", intrinsic(_popcount))
"""How many bits are set."""
lowest: Final = cast("Callable[[int], int]", intrinsic(_lowest))
"""The place of the lowest bit that is set; 64 if there is none."""
high_product: Final = cast("Callable[[np.uint64, np.uint64], np.uint64]", intrinsic(_high_product))
"""The upper 64 bits of the product of two numbers."""
deposit: Final = cast("Callable[[int, int], int]", intrinsic(_deposit))
"""The low bits of one number, spread over the places of the bits of another (BMI2)."""


@kernel
def _nth_by_deposit(word: int, rank: int) -> int:
    return lowest(deposit(1 << rank, word))


@kernel
def nth_by_halving(word: int, rank: int) -> int:
    """The same without that instruction: is it in the lower half, quarter, ...?"""
    place = 0
    width = 32
    while width:
        below = popcount((word >> place) & ((1 << width) - 1))
        if rank >= below:
            rank -= below
            place += width
        width >>= 1
    return place


def _has_deposit() -> bool:
    return bool(llvmlite.binding.get_host_cpu_features().get("bmi2"))


nth = _nth_by_deposit if _has_deposit() else nth_by_halving
"""The place of the set bit of that rank, the lowest being of rank 0. There must be so many."""
