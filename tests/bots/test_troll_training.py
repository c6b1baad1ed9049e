"""What positions of the Troll are worth is learned by self-play, the same from the same seed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from taproom.bots.troll.tastes import THUMB, as_learned, by_thumb
from taproom.bots.troll.training import Turn, train, weighed
from taproom.cli import main
from taproom.core import Seeded
from taproom.games.troll import Place, TrollGame, TrollState
from taproom.games.troll.field import team_of
from taproom.kernels.troll import STAGES, think
from taproom.kernels.troll.noticing import Noticed, noticed

GAMES = [(rules, seats) for rules in ("basic", "pro") for seats in (2, 4)]


def played(rules: str, seats: int, seed: str) -> list[TrollState]:
    """A random game, as each turn of it begins."""
    state, random = TrollGame.of(seats, {"rules": rules}).start(Seeded(seed)), Random(seed)
    turns = []
    while state.result is None:
        (seat,) = state.actors
        if state.phase == Place.type:
            turns.append(state)
        state, _ = state.act(seat, random.choice(state.legal(seat)))
    return turns


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_hands_are_noticed_from_the_side_that_is_to_act(rules: str, seats: int) -> None:
    for state in played(rules, seats, "noticing"):
        stage, things = noticed(state)
        acting = team_of(state.actors[0])
        assert stage == sum(len(hand) for hand in state.hands)
        mugs = toughness = 0
        for seat, hand in enumerate(state.hands):
            sign = 1 if seat % 2 == acting else -1
            for coaster in [state.game.coasters[name] for name in hand]:
                mugs += sign * coaster.mugs
                toughness += sign * sum(coaster.sides)
        assert things[0] == 1
        assert things[4:] == [mugs, toughness]


def test_what_hangs_is_theirs_or_ours() -> None:
    """A whole game: what hangs can be no more than lies there, and now and then something does."""
    seen = set()
    for state in played("basic", 2, "hanging"):
        _, (_, lead, theirs, ours, _, _) = noticed(state)
        acting = team_of(state.actors[0])
        lying = [0, 0]
        for spot in state.field.spots.values():
            lying[spot.top.team] += spot.mugs
        assert lead == lying[acting] - lying[1 - acting]
        assert 0 <= ours <= lying[acting]
        assert 0 <= theirs <= lying[1 - acting]
        seen |= {("ours", ours > 0), ("theirs", theirs > 0)}
    assert {("ours", True), ("theirs", True)} <= seen


def test_the_same_seed_learns_the_same() -> None:
    one, other = [list(train(generations=1, games=3, seed=5)) for _ in range(2)]
    assert [each.game for each in one] == [TrollGame.of(s, {"rules": r}) for r, s in GAMES]
    assert one == other


def test_the_weights_of_a_stage_are_found() -> None:
    """Games that end as some weights say teach just these; a stage of which there are none keeps
    what was thought before."""
    random, truth = Random(7), (1.5, 0.9, 0.6, -0.4, 0.3, 0.05)
    turns = []
    for _ in range(4000):
        things = [1, *(random.randint(-4, 4) for _ in truth[2:]), random.randint(-20, 20)]
        lead = sum(weight * thing for weight, thing in zip(truth, things, strict=True))
        turns.append(Turn(Noticed(5, things), lead + random.gauss(0, 1)))
    weights, error = weighed(turns, [THUMB] * STAGES)
    assert weights[5] == pytest.approx([100 * weight for weight in truth], abs=8)
    assert error == pytest.approx(1, abs=0.1)
    assert list(weights[6]) == list(THUMB)


def test_it_learns() -> None:
    """Not what it began with; and who leads late is ahead in the end."""
    learned = [each for each in train(generations=1, games=60, seed=1) if not each.game.pro]
    for each in learned:
        kind = f"basic-{each.game.seats}"
        assert any(tuple(line) != THUMB for line in each.learned[kind])
        assert each.learned[kind][4][1] > 0


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_what_was_learned_is_shipped(rules: str, seats: int) -> None:
    game = TrollGame.of(seats, {"rules": rules})
    taste = as_learned(game)
    assert len(taste) == len(by_thumb(game)) == STAGES * len(THUMB)
    assert taste != by_thumb(game)
    state = played(rules, seats, "shipped")[0]
    legal = state.legal(state.actors[0])
    assert think(state, legal, taste, nodes=300, fast=True).best in legal


def test_the_command_trains(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "own.json"
    small = ["--generations", "1", "--deals", "2", "--out", str(out), "--lang", "en"]
    assert main(["train", "troll", *small]) == 0
    said = capsys.readouterr().out
    assert "Generation 1 of 1, basic rules, 2 seats" in said
    assert "Generation 1 of 1, pro rules, 4 seats" in said
    assert list(json.loads(out.read_text())) == ["basic-2", "basic-4", "pro-2", "pro-4"]
