"""Advice for every kind of decision."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from taproom import games
from taproom.bots import Budget, Prospect, advise, ask, bot
from taproom.cli import main
from taproom.core import Seat, Seeded
from taproom.games.tricks import Bet, Play, Predict

GAMES = [("half-pint", 3, {}), ("muertos", 2, {"doubts": True}), ("troll", 2, {"rules": "pro"})]


@pytest.mark.parametrize(("game_id", "seats", "options"), GAMES)
def test_every_legal_action_is_weighed_the_best_first(
    game_id: str, seats: int, options: dict[str, Any]
) -> None:
    state: Any = games.game(game_id, seats, options).start(Seeded("advice"), Seat(0))
    random = Random(1)
    for _ in range(25):
        seat = state.actors[0]
        legal = state.legal(seat)
        advice = advise(state.view(seat), legal, Budget(simulations=200), Random(1))
        assert {each.action for each in advice.prospects} == set(legal)
        if game_id != "troll":
            worth = [each.worth for each in advice.prospects]
            assert worth == sorted(worth, reverse=True)
        assert advice.reason.code
        for each in advice.prospects:
            if each.met is None:
                assert each.action == Bet(None)
            else:
                assert 0 <= each.met <= 1
            assert each.error >= 0
            check_tricks(each)
        state, _ = state.act(seat, random.choice(legal))


def check_tricks(prospect: Prospect) -> None:
    """The chance of each number of tricks agrees with the chance to meet the prediction."""
    if isinstance(prospect.action, Bet):
        assert (prospect.tricks is None) == (prospect.action.on is None)
    elif isinstance(prospect.action, Predict | Play):
        assert prospect.tricks is not None
        assert sum(prospect.tricks) == pytest.approx(1)
        assert any(each == pytest.approx(prospect.met) for each in (0, *prospect.tricks))


def test_the_more_is_tried_the_surer_is_a_bet() -> None:
    state: Any = games.game("half-pint", 3, {}).start(Seeded("bets"), Seat(0))
    while state.phase != Bet.type:
        state, _ = state.act(state.actors[0], Predict(1))
    seat = state.actors[0]

    def errors(simulations: int) -> list[float]:
        budget = Budget(simulations=simulations)
        advice = advise(state.view(seat), state.legal(seat), budget, Random(1))
        return [each.error for each in advice.prospects]

    assert max(errors(50)) > 2 * max(errors(800)) > 0


@pytest.mark.parametrize(("game_id", "seats", "options"), GAMES)
def test_a_state_is_no_view(game_id: str, seats: int, options: dict[str, Any]) -> None:
    state: Any = games.game(game_id, seats, options).start(Seeded("peeking"), Seat(0))
    with pytest.raises(TypeError):
        advise(state, state.legal(Seat(0)), Budget(simulations=1), Random(1))


def test_a_lead_at_the_troll_is_a_chance_to_win() -> None:
    state: Any = games.game("troll", 2, {}).start(Seeded("lead"), Seat(0))
    while state.result is None:
        seat = state.actors[0]
        budget = Budget(simulations=2_000)
        advice = advise(state.view(seat), state.legal(seat), budget, Random(1))
        for each in advice.prospects:
            assert each.met is not None
            assert (each.met - 0.5) * each.points >= 0
            assert (each.error == 0) == (each.met in (0, 1))
        state, _ = state.act(seat, advice.prospects[0].action)


def test_a_pick_at_the_troll_is_worth_what_coasters_are() -> None:
    """TR-9: the best first, which are what the legend picks between by lot; some are better."""
    state: Any = games.game("troll", 2, {"rules": "pro"}).start(Seeded("picks"), Seat(0))
    seat = state.actors[0]
    advice = advise(state.view(seat), state.legal(seat), Budget(seconds=0.2), Random(1))
    assert {each.action for each in advice.prospects} == set(state.legal(seat))
    assert advice.prospects[0].points > advice.prospects[-1].points
    assert all(0 < (each.met or 0) < 1 for each in advice.prospects)
    legend = bot("legend", "troll")
    picked = {ask(legend, state, seat, Budget(), Random(lot)).action for lot in range(20)}
    assert len(picked) < len(advice.prospects)
    assert {each.action for each in advice.prospects[: len(picked)]} == picked


def transcript(tmp_path: Path, **changes: Any) -> str:
    given = {
        "game": "half-pint",
        "seats": 3,
        "options": {},
        "chance": {"seed": "any"},
        "actions": [],
        "trace": False,
    }
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**given, **changes}))
    return str(file)


@pytest.mark.parametrize(
    ("lang", "met", "why", "tricks"),
    [
        ("en", "met in", "The first:", "Your tricks:"),
        ("de", "% auf", "Das Erste:", "Deine Stiche:"),
        ("ru", "сбывается в", "Первое:", "Ваши"),
    ],
)
def test_the_command_tells_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, met: str, why: str, tricks: str
) -> None:
    assert main(["advise", transcript(tmp_path), "--seat", "1", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert told.count("predict 1:") == 7
    assert told.count(met) >= 7
    assert told.count(" ± ") == 7
    assert why in told
    assert tricks in told


def test_a_kept_chip_has_no_odds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """PM-5: who keeps it can neither win nor lose by it."""
    predicted = [[seat, {"type": "predict", "tricks": 1}] for seat in range(3)]
    game = transcript(tmp_path, game="muertos", options={"doubts": True}, actions=predicted)
    assert main(["advise", game, "--simulations", "20", "--lang", "en"]) == 0
    kept, *laid = sorted(capsys.readouterr().out.splitlines()[:3], key=len)
    assert kept.split() == ["bet", "0>-", "0.0"]
    assert all("missed in" in each for each in laid)


def test_the_command_tells_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", transcript(tmp_path), "--json", "--simulations", "20"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {each["action"]["tricks"] for each in told["actions"]} == set(range(7))
    assert told["why"]
    assert told["reason"]["code"] == "odds-predict"
    worth = [each["worth"] for each in told["actions"]]
    assert worth == sorted(worth, reverse=True)
    for each in told["actions"]:
        assert sum(each["tricks"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("changes", "arguments"),
    [({}, ["--seat", "7"]), ({"actions": [[0, {"type": "predict", "tricks": 9}]]}, [])],
)
def test_what_cannot_be_advised_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: Any, arguments: list[str]
) -> None:
    assert main(["advise", transcript(tmp_path, **changes), *arguments, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("taproom: ")
