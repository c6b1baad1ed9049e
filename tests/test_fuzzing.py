"""A small, fixed share of the fuzzing; `python tests/fuzzing.py` does as much as wanted."""

from __future__ import annotations

from fuzzing import CODES, fuzz


def test_whatever_comes_in_a_verdict_goes_out() -> None:
    codes = fuzz(4_000, seed=1)
    assert codes.total() == 4_000
    assert codes.keys() <= CODES | {"ok"}
    assert len(codes) >= 18, "the mutations reach most refusals"
