"""What every game must keep, as checks that anybody can run on any game.

    check_game(taproom.game("half-pint", seats=4), Seeded("any text"), random.Random(1))

plays one random game to its end and raises AssertionError at the first broken promise.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

from taproom.core import SPECTATOR, Action, Chance, Game, IllegalAction, Seat, State, Viewer
from taproom.games.tricks import CARD_NAMED, DECK, Play, TricksState
from taproom.games.troll import Swap, TrollState
from taproom.transcript.actions import action_from_json, action_to_json
from taproom.transcript.views import to_json, view_to_json

MOST_ACTIONS = 5_000
"""No game of the house comes near; one that passes it does not end."""

Step = tuple[Any, Seat, Action]
"""A state, and who did what in it."""


def check_game(
    game: Game,
    chance: Chance,
    random: Random,
    first: Seat | None = None,
    closely: int = 10,
) -> None:
    """Play one random legal game and hold every promise against it; some states are looked at
    closely: every viewer's view, and many actions that are not legal there.
    """
    steps = list(random_game(game, chance, random, first))
    for state, seat, action in steps:
        check_conserved(state)
        check_json_round_trip(game, action)
        check_facts_hide(state, seat, action)
    strangers = list({action: None for state, seat, _ in steps for action in state.legal(seat)})
    for state, _, _ in random.sample(steps, min(len(steps), closely)):
        check_is_a_value(state)
        check_views_hide(state, random)
        for actor in state.actors:
            some = random.sample(strangers, min(len(strangers), 50))
            check_legal_and_act_agree(state, actor, some)
    check_replay(game, chance, first, steps)


def random_game(
    game: Game, chance: Chance, random: Random, first: Seat | None = None
) -> Iterator[Step]:
    """A whole game, each action chosen at random among the legal ones; it must end."""
    state = game.start(chance, first)
    for _ in range(MOST_ACTIONS):
        if state.result is not None:
            return
        seat = random.choice(state.actors)
        action = random.choice(state.legal(seat))
        yield state, seat, action
        state, _ = state.act(seat, action)
    raise AssertionError(f"{game.id}: no end after {MOST_ACTIONS} actions")


def check_legal_and_act_agree(state: State, seat: Seat, strangers: list[Action]) -> None:
    """What is listed is accepted; of other actions, what is not listed is refused, untouched."""
    legal = state.legal(seat)
    listed = set(map(_meaning, legal))
    assert legal, "an actor can always do something"
    assert len(listed) == len(legal), "each legal action is listed once"
    for action in legal:
        state.verify(seat, action)
    before = repr(state)
    for action in strangers:
        assert _is_accepted(state, seat, action) is (_meaning(action) in listed), action
    assert repr(state) == before, "acting changed the state it was tried on"


def _is_accepted(state: State, seat: Seat, action: Action) -> bool:
    try:
        state.act(seat, action)
    except IllegalAction:
        return False
    return True


def _meaning(action: Action) -> Action:
    """Cards and cells that are named in another order are still the same action."""
    match action:
        case Play(hand, row):
            return Play(tuple(sorted(hand)), tuple(sorted(row)))
        case Swap((one, other)):
            return Swap((min(one, other), max(one, other)))
    return action


def check_views_hide(state: Any, random: Random) -> None:
    """Deal what a viewer cannot see anew, and the view does not change by a byte."""
    viewers: list[Viewer] = [SPECTATOR, *map(Seat, range(state.game.seats))]
    for viewer in viewers:
        view = state.view(viewer)
        world = state.game.determinize(view, random)
        assert _bytes(world.view(viewer)) == _bytes(view), f"the view of {viewer} leaks"
        assert world.actors == state.actors
        check_conserved(world)


def check_facts_hide(state: Any, seat: Seat, action: Action) -> None:
    """What everybody sees happen names no card that a spectator does not see afterwards."""
    after, facts = state.act(seat, action)
    if isinstance(after, TricksState):
        seen = set(_cards_in(view_to_json(after.view(SPECTATOR))))
        assert set(_cards_in(to_json(facts))) <= seen, f"the facts after {action} leak"


def _cards_in(value: Any) -> Iterator[str]:
    """The names of all cards, however deep in the JSON."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _cards_in(each)
    elif isinstance(value, str) and value in CARD_NAMED:
        yield value


def check_is_a_value(state: Any) -> None:
    """States and views can be compared, hashed, and sent to another process."""
    for value in (state, state.view(SPECTATOR)):
        twin = pickle.loads(pickle.dumps(value))
        assert twin == value
        assert hash(twin) == hash(value)


def _bytes(view: Any) -> bytes:
    return json.dumps(view_to_json(view)).encode()


def check_conserved(state: State) -> None:
    """No card and no coaster appears twice, and none gets lost."""
    if isinstance(state, TricksState):
        now = state.round
        played = [card for trick in now.tricks for each in trick.plays for card in each.play.hand]
        held = [card for hand in now.hands for card in hand]
        cards = [*now.row, *held, *played]
        assert len(set(cards)) == len(cards), "a card is in two places"
        assert set(cards) <= set(DECK)
        assert len(cards) == len(now.row) + now.seats * now.hand_size, "a card is gone"
    elif isinstance(state, TrollState):
        lying = [laid.coaster.id for spot in state.field.spots.values() for laid in spot.stack]
        held_coasters = [coaster for hand in state.hands for coaster in hand]
        pieces = [*lying, *held_coasters, *state.open, *state.discard]
        assert sorted(pieces) == sorted(state.game.coasters), "a coaster is gone, or twice there"
        tokens = [spot.token for spot in state.field.spots.values() if spot.token is not None]
        assert len(set(tokens)) == len(tokens), "a token is in two places"


def check_json_round_trip(game: Game, action: Action) -> None:
    text = json.dumps(action_to_json(action))
    assert action_from_json(game.id, json.loads(text)) == action


def check_replay(game: Game, chance: Chance, first: Seat | None, steps: list[Step]) -> None:
    """The same chance and the same actions give the same game."""
    state = game.start(chance, first)
    for before, seat, action in steps:
        assert state == before, "the same chance gave another game"
        state, _ = state.act(seat, action)
    assert state.result is not None
    assert state.actors == ()
    assert all(state.legal(Seat(seat)) == () for seat in range(game.seats))
