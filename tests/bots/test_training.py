"""The network of the legend is learned by self-play, the same from the same seed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from taproom.bots.tricks.legend import foresight
from taproom.bots.tricks.training import load, save, train
from taproom.cli import main


@pytest.mark.parametrize("game_id", ["half-pint", "muertos"])
def test_the_same_seed_trains_the_same_network(game_id: str) -> None:
    one, other = [list(train(game_id, generations=2, deals=40, seed=3))[-1] for _ in range(2)]
    for mine, yours in zip(one.foresight, other.foresight, strict=True):
        assert np.array_equal(mine, yours)


def test_it_learns() -> None:
    errors = [generation.error for generation in train("muertos", generations=4, deals=400, seed=1)]
    assert errors[-1] < 0.9 * errors[0]


def test_a_network_is_kept_well_enough(tmp_path: Path) -> None:
    *_, trained = train("half-pint", generations=1, deals=20, seed=1)
    save(trained.foresight, tmp_path / "own.npz")
    for kept, given in zip(load(tmp_path / "own.npz"), trained.foresight, strict=True):
        assert np.allclose(kept, given, rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("game_id", ["half-pint", "muertos"])
def test_networks_are_shipped(game_id: str) -> None:
    assert all(np.isfinite(part).all() for part in foresight(game_id))


def test_the_command_trains(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "own.npz"
    small = ["--generations", "2", "--deals", "10", "--out", str(out), "--lang", "en"]
    assert main(["train", "muertos", *small]) == 0
    assert "Generation 2 of 2" in capsys.readouterr().out
    assert load(out).inner.shape == foresight("muertos").inner.shape
