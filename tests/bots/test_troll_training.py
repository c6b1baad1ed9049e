"""What positions of the Troll are worth is learned by self-play, the same from the same seed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from taproom.bots import Budget, ask, bot
from taproom.bots.troll import training
from taproom.bots.troll.drafting import FIRST, TRAITS, lead_after, traits_of
from taproom.bots.troll.learned import shipped
from taproom.bots.troll.tastes import THUMB, as_learned, by_thumb
from taproom.bots.troll.training import Hands, Turn, spread, train, valued, weighed
from taproom.cli import main
from taproom.core import Seat, Seeded
from taproom.games.troll import (
    Ability,
    Draft,
    MugType,
    Place,
    Sides,
    TrollGame,
    TrollState,
    house_set,
    write_coasters,
)
from taproom.games.troll.field import team_of
from taproom.kernels.troll import STAGES, think
from taproom.kernels.troll.judging import (
    IN_HAND,
    LAST_SAY,
    LAST_TURN,
    MUGS_IN_HAND,
    TEMPO,
    TOUGHNESS_IN_HAND,
    WEIGHTS,
)
from taproom.kernels.troll.noticing import Noticed, noticed
from taproom.kernels.troll.tables import ABILITIES

GAMES = [(rules, seats) for rules in ("basic", "pro") for seats in (2, 4)]


STERNER = [
    replace(each, ability=Ability.STERN_LOOK) if each.id == "uland" else each
    for each in house_set()
]
"""Both sides may have a Stern look."""


def played(rules: str, seats: int, seed: str) -> list[TrollState]:
    """A random game, as each turn of it begins."""
    game = TrollGame.of(seats, {"rules": rules, "coasters": write_coasters(STERNER)})
    state, random = game.start(Seeded(seed)), Random(seed)
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
        abilities = dict.fromkeys(ABILITIES, 0)
        for seat, hand in enumerate(state.hands):
            sign = 1 if seat % 2 == acting else -1
            for coaster in [state.game.coasters[name] for name in hand]:
                mugs += sign * coaster.mugs
                toughness += sign * sum(coaster.sides)
                if rules == "pro" and coaster.ability is not None:
                    abilities[coaster.ability] += sign
        assert things[TEMPO] == 1
        assert things[MUGS_IN_HAND : TOUGHNESS_IN_HAND + 1] == [mugs, toughness]
        assert things[IN_HAND:] == list(abilities.values())


@pytest.mark.parametrize("seats", [2, 4])
def test_the_last_turn_is_noticed(seats: int) -> None:
    """TR-7: who alone holds Stern looks has a say in whose it is."""
    seen = set()
    for number in range(20):
        for state in played("pro", seats, f"last turn {number}"):
            _, things = noticed(state)
            acting = team_of(state.actors[0])
            hands = [
                [
                    state.game.coasters[name].ability
                    for hand in state.hands[team::2]
                    for name in hand
                ]
                for team in (acting, 1 - acting)
            ]
            turns = min(len(hands[0] + hands[1]), state.game.limit**2 - len(state.field.spots))
            last = 1 if turns % 2 else -1
            ours, theirs = [Ability.STERN_LOOK in hand for hand in hands]
            say = int(ours) - int(theirs) if ours or theirs else last
            assert (things[LAST_TURN], things[LAST_SAY]) == (last, say)
            seen.add((last, ours, theirs))
    assert len(seen) == 8


def test_without_abilities_the_last_turn_is_no_question() -> None:
    for state in played("basic", 2, "last turn"):
        _, things = noticed(state)
        assert not any(things[LAST_TURN:])


def test_what_hangs_is_theirs_or_ours() -> None:
    """A whole game: what hangs can be no more than lies there, and now and then something does."""
    seen = set()
    for state in played("basic", 2, "hanging"):
        _, (_, lead, theirs, ours, *_) = noticed(state)
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


def test_what_is_learned_does_not_depend_on_the_house_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither on its numbers nor on the order in which it is listed."""
    (*_, learned) = train(generations=1, games=3, seed=5)
    plain = [
        replace(each, level=1, mugs=1, type=MugType.ALE, sides=Sides(1, 1, 1, 1), ability=None)
        for each in reversed(house_set())
    ]
    monkeypatch.setattr(training, "house_set", lambda: plain)
    (*_, with_others) = train(generations=1, games=3, seed=5)
    assert with_others.learned == learned.learned


def test_the_weights_of_a_stage_are_found() -> None:
    """Games that end as some weights say teach just these; a stage of which there are none keeps
    what was thought before."""
    random = Random(7)
    truth = [random.uniform(-1.5, 1.5) for _ in range(WEIGHTS)]
    turns = []
    for _ in range(4000):
        things = [1, *(random.randint(-4, 4) for _ in truth[1:])]
        lead = sum(weight * thing for weight, thing in zip(truth, things, strict=True))
        turns.append(Turn(Noticed(5, things), lead, lead + random.gauss(0, 1)))
    weights, error = weighed(turns, [THUMB] * STAGES)
    assert weights[5] == pytest.approx([100 * weight for weight in truth], abs=8)
    assert error == pytest.approx(1, abs=0.1)
    assert list(weights[6]) == list(THUMB)


def test_how_far_off_what_was_foretold_is() -> None:
    """By stage; nothing is said of stages that did not occur."""
    random = Random(7)
    turns = [Turn(Noticed(5, []), 3.0, 3.0 + random.gauss(0, 2)) for _ in range(2000)]
    spreads = spread(turns)
    assert spreads[5] == pytest.approx(2, abs=0.1)
    assert spreads[6] == 0


def test_what_traits_are_worth_is_found() -> None:
    """Games that end as some worth of traits says, and to whom begins something more, teach just
    that."""
    random = Random(3)
    truth = {trait: random.uniform(-1, 1) for trait in TRAITS}
    hands = []
    for _ in range(3000):
        ahead = [random.randint(-3, 3) for _ in TRAITS]
        lead = 2.5 + sum(worth * more for worth, more in zip(truth.values(), ahead, strict=True))
        hands.append(Hands([float(each) for each in ahead], lead + random.gauss(0, 1)))
    assert valued(hands) == pytest.approx({FIRST: 2.5, **truth}, abs=0.06)


def test_traits_of_a_hand_are_counted_together() -> None:
    """Three of one type are three pairs of mates, whoever holds them; two Stern looks have one say
    in whose the last turn is."""
    sid, emil = [one for name in ("sid", "emil") for one in house_set() if one.id == name]
    third = replace(emil, type=sid.type, ability=Ability.STERN_LOOK)
    traits = traits_of([replace(sid, ability=Ability.THIEF), third, third])
    assert traits["mates"] == 3
    assert traits["mugs"] == sid.mugs + 2 * emil.mugs
    assert traits["left"] == sid.sides.left + 2 * emil.sides.left
    assert (traits["thief"], traits["stern-look"], traits["last say"]) == (1, 2, 1)


def test_who_places_first_is_the_one_who_picks_second() -> None:
    """TR-9. What that is worth is the whole lead if nothing else is worth anything."""
    worth = dict.fromkeys(TRAITS, 0.0) | {FIRST: 1.5}
    state = TrollGame.of(2, {"rules": "pro"}).start(Seeded("first"), first=Seat(0))
    for lead in (-1.5, 1.5):
        seat = state.actors[0]
        pick = Draft(state.open[0])
        assert lead_after(state.view(seat), pick, worth) == lead
        state, _ = state.act(seat, pick)


def test_the_legend_picks_what_was_learned() -> None:
    """TR-9: of two coasters alike, the one with the ability that is worth more."""
    worth = shipped().coasters["pro-2"]
    abilities = sorted(Ability, key=lambda each: worth[each.value])
    guests = [
        replace(coaster, mugs=1, type=MugType.ALE, sides=Sides(5, 5, 5, 5), ability=ability)
        for coaster, ability in zip(house_set(), [*abilities, *[None] * 6], strict=True)
    ]
    game = TrollGame.of(2, {"rules": "pro", "coasters": write_coasters(guests)})
    state = game.start(Seeded("picks"))
    seat = state.actors[0]
    chosen = ask(bot("legend", "troll"), state, seat, Budget(), Random(1)).action
    assert isinstance(chosen, Draft)
    assert game.coasters[chosen.coaster].ability == abilities[-1]


def test_it_learns() -> None:
    """Not what it began with; and who leads late is ahead in the end."""
    learned = [each for each in train(generations=1, games=60, seed=1) if not each.game.pro]
    for each in learned:
        kind = f"basic-{each.game.seats}"
        assert any(tuple(line) != THUMB for line in each.learned.positions[kind])
        assert each.learned.positions[kind][4][1] > 0


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
    learned = json.loads(out.read_text())
    assert list(learned["positions"]) == ["basic-2", "basic-4", "pro-2", "pro-4"]
    assert list(learned["coasters"]) == ["pro-2", "pro-4"]
    assert list(learned["spreads"]) == list(learned["positions"])
