"""The card games in OpenSpiel: its own checks, our rules, nothing hidden given away."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pyspiel
import pytest

import taproom
from env.rounds import NAMES, dealt_round, decisions, new_round
from taproom.core import Scripted, Seat
from taproom.env.numbering import action_of, number_of
from taproom.env.openspiel import RoundState, load
from taproom.games.tricks import CARD_NAMED, DECK, TricksGame, TricksState

SEEDS = range(4)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_finds_no_fault(name: str) -> None:
    """Its random simulations: legality, utilities, clones, serialisation, history."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_the_round_that_our_rules_play(name: str, seed: int) -> None:
    """The same deck and the same actions, at the table: the same choices, turns and points."""
    *states, end = decisions(name, seed)
    start, *drawn = end.history()[: -len(states)]
    numbers = end.history()[-len(states) :]
    top = [DECK[place] for place in drawn]
    deck = (*top, *[card for card in DECK if card not in top])
    rules = states[0].get_game().rules
    ours: TricksState = rules.start(Scripted({"deck-1": deck}), Seat(start))
    for state, number in zip(states, numbers, strict=True):
        seat = Seat(state.current_player())
        hand, row = ours.round.dealt[seat], ours.round.row
        assert seat == ours.actors[0]
        legal = {number_of(action, hand, row) for action in ours.legal(seat)}
        assert state.legal_actions() == sorted(legal)
        assert state.returns() == [0] * rules.seats
        ours, _ = ours.act(seat, action_of(number, hand, row))
    assert ours.round.score is not None
    assert end.returns() == list(ours.round.score.points)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_dealt_anew_a_player_knows_the_same(name: str, seed: int) -> None:
    """To the byte, whoever acts next; and it is a state with a history of its own."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in decisions(name, seed):
        for player in range(state.num_players()):
            again = state.resample_from_infostate(player, sampler)
            assert known(again, player) == known(state, player)
            assert again.current_player() == state.current_player()
            assert len(again.history()) == len(state.history())
            if player == state.current_player():
                assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_dealt_anew_the_others_hold_something_else(name: str) -> None:
    state = dealt_round(name, Random(1))
    draws = [state.resample_from_infostate(0, Random(seed).random) for seed in range(7)]
    assert len({known(each, 1) for each in draws}) == len(draws)


def test_the_same_chance_deals_the_same_anew() -> None:
    state = dealt_round(NAMES[1], Random(1))
    one, other = [state.resample_from_infostate(0, lambda: 0.25) for _ in range(2)]
    assert one.history() == other.history()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_predicted_and_bet_is_not_known_before_it_is_shown(name: str) -> None:
    """Predictions (F-6) and chips that are laid together (HP-4, PM-5)."""
    state = dealt_round(name, Random(2))
    rules = state.get_game().rules
    secret_bets = rules.chips and not rules.bets_in_turn
    for _ in range(rules.seats * (1 + secret_bets)):
        actor = state.current_player()
        after = [state.child(number) for number in state.legal_actions()]
        for player in range(rules.seats):
            texts = {known(each, player) for each in after}
            shown = actor == rules.seats - 1
            assert len(texts) == (len(after) if shown or player == actor else 1)
        state = after[-1]


def test_a_view_is_all_that_is_told() -> None:
    """Of the others' hands no card, but what they have played."""
    for state in decisions(NAMES[1], 3):
        view = state.view(0)
        assert view is not None
        plays = [each.play for trick in view.round.tricks for each in trick.plays]
        played = [card for play in plays for card in play.hand]
        mine = {*view.round.row, *(view.round.dealt or ()), *played}
        text = known(state, 0).replace("+", " ").replace(",", " ").replace(":", " ")
        assert {CARD_NAMED[word] for word in text.split() if word in CARD_NAMED} == mine


def test_while_cards_are_dealt_nobody_knows_any() -> None:
    state = new_round(NAMES[0])
    for _ in range(5):
        assert known(state, 0) == "dealing"
        with pytest.raises(ValueError, match="dealt"):
            state.resample_from_infostate(0, lambda: 0.5)
        state.apply_action(state.legal_actions()[0])


def test_a_clone_goes_its_own_way() -> None:
    state = dealt_round(NAMES[0], Random(1))
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert state.history() == clone.history()[:-1]


def test_actions_have_names() -> None:
    state = dealt_round("taproom_half_pint(players=2)", Random(1))
    assert names(state) == [f"predict {tricks}" for tricks in range(7)]
    for tricks in (1, 2):
        state.apply_action(tricks)
    assert names(state) == ["keep chip", "bet on 1"]
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    view = state.view(state.current_player())
    assert view is not None
    assert {f"play {card}" for card in view.round.hand or ()} <= set(names(state))


def names(state: RoundState) -> list[str]:
    return [state.action_to_string(number) for number in state.legal_actions()]


def test_a_game_by_its_rules() -> None:
    rules = taproom.game("muertos", seats=5, doubts=True, rounds=7)
    assert isinstance(rules, TricksGame)
    loaded = load(rules)
    assert str(loaded) == "taproom_muertos(bets=together,doubts=True,players=5,row-groups=any)"
    assert loaded.rules == taproom.game("muertos", seats=5, **loaded.rules.options), (
        "the options are those of a transcript"
    )
    assert loaded.rules.rounds == 1


def test_a_deck_file_is_refused() -> None:
    rules = taproom.game("half-pint", seats=2, deck={name: [5, 3] for name in CARD_NAMED})
    assert isinstance(rules, TricksGame)
    with pytest.raises(ValueError, match="deck file"):
        load(rules)


def test_observers_see_as_one_player_or_as_a_spectator() -> None:
    state = dealt_round(NAMES[0], Random(1))
    game = state.get_game()
    kinds = pyspiel.PrivateInfoType

    def seen(private: Any) -> str:
        kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=private)
        text: str = game.make_py_observer(kind).string_from(state, 0)
        return text

    assert seen(kinds.SINGLE_PLAYER) == known(state, 0)
    assert "| hand  |" in seen(kinds.NONE)
    with pytest.raises(ValueError, match="one player"):
        seen(kinds.ALL_PLAYERS)


def test_the_room_needs_no_openspiel_until_it_is_used() -> None:
    run("import sys, taproom.env, taproom.env.numbering; assert 'pyspiel' not in sys.modules")


def test_python_ends_well_with_our_games_registered() -> None:
    run("import pyspiel, taproom.env.openspiel; pyspiel.load_game('taproom_muertos')")


def run(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)


def known(state: RoundState, player: int) -> str:
    text: str = state.information_state_string(player)
    return text
