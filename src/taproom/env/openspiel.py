"""One round of a card game for OpenSpiel: `taproom_half_pint` and `taproom_muertos`.

    import pyspiel
    import taproom.env.openspiel
    game = pyspiel.load_game("taproom_half_pint(players=4)")

Chance first says who starts, then deals card by card (F-5). What is done at once at a table, to
predict and to bet, is done one seat after another here; nobody is told before all have done it.
The returns are the points of the round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Self

import pyspiel

from taproom.core import SPECTATOR, Action, Scripted, Seat, clockwise
from taproom.env.numbering import action_of, number_of
from taproom.env.openspiel_types import TYPES, game_info
from taproom.env.writing import action_written, view_written
from taproom.games.tricks import (
    DECK,
    HALF_PINT,
    MUERTOS,
    OPEN,
    Bet,
    Card,
    Edition,
    Predict,
    Round,
    TricksGame,
    TricksState,
    TricksView,
)
from taproom.games.tricks.cards import DEFAULT_DEALS

_OWN: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
_NOTHING: Final = pyspiel.PrivateInfoType.NONE
_PLACE_IN_DECK: Final = {card: place for place, card in enumerate(DECK)}


def load(rules: TricksGame) -> RoundGame:
    """One round by these rules."""
    if rules.deals != DEFAULT_DEALS:
        raise ValueError("OpenSpiel's parameters have no room for a deck file")
    known = TYPES[rules.edition.id].parameter_specification
    options = {name: value for name, value in rules.options.items() if name in known}
    name = TYPES[rules.edition.id].short_name
    loaded: RoundGame = pyspiel.load_game(name, {"players": rules.seats, **options})
    return loaded


# OpenSpiel brings no types.
class RoundGame(pyspiel.Game):  # type: ignore[misc]
    edition: ClassVar[Edition]

    def __init__(self, params: Mapping[str, Any]) -> None:
        options = {name: value for name, value in params.items() if name != "players"}
        self.rules = TricksGame.of(self.edition, params["players"], {**options, "rounds": 1})
        super().__init__(TYPES[self.edition.id], game_info(self.rules), params)

    def new_initial_state(self) -> RoundState:
        return RoundState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """A view holds all that was ever seen: it serves with perfect recall and without."""
        private = iig_obs_type.private_info if iig_obs_type else _OWN
        if params or private not in (_OWN, _NOTHING):
            raise ValueError("an observer sees what one player sees, or what a spectator does")
        return Observer(sees_hand=private == _OWN)

    def possible_state(self, view: TricksView, random: Random) -> RoundState:
        """A random state, with its whole history, that agrees with all that the viewer knows."""
        world = self.rules.determinize(view, random).round
        state = self.new_initial_state()
        state.apply_action(world.start)
        around = clockwise(world.start, self.rules.seats)
        packets = [card for seat in around for card in world.dealt[seat]]
        for card in (world.row[0], *packets, *world.row[1:]):
            state.apply_action(_PLACE_IN_DECK[card])
        for seat, action in _actions(world, bets_in_turn=self.rules.bets_in_turn):
            state.apply_action(number_of(action, world.dealt[seat], world.row))
        return state


def _actions(played: Round, *, bets_in_turn: bool) -> Iterator[tuple[Seat, Action]]:
    """All that was done in this round, in the order in which OpenSpiel asks for it."""
    for seat, tricks in enumerate(played.predictions):
        if tricks is not None:
            yield Seat(seat), Predict(tricks)
    for seat in clockwise(played.start if bets_in_turn else Seat(0), played.seats):
        if played.bets is not None and (on := played.bets[seat]) != OPEN:
            yield seat, Bet(on)
    for trick in played.tricks:
        for each in trick.plays:
            yield each.seat, each.play


class HalfPintRound(RoundGame):
    edition = HALF_PINT


class MuertosRound(RoundGame):
    edition = MUERTOS


class _Moment(NamedTuple):
    """All that a state is made of, as one value that never changes: a clone can share it."""

    start: Seat | None = None
    drawn: tuple[Card, ...] = ()
    """Off the top of the deck."""
    truth: TricksState | None = None
    """Once all are dealt."""

    def __deepcopy__(self, memo: object) -> Self:
        return self


class RoundState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel clones it by copying its attributes."""

    def __init__(self, game: RoundGame) -> None:
        super().__init__(game)
        self._now = _Moment()

    def view(self, player: int | None) -> TricksView | None:
        """All that this player knows; None while the cards are dealt."""
        truth = self._now.truth
        return None if truth is None else truth.view(None if player is None else Seat(player))

    # What OpenSpiel asks of a state, by the names that it gives.

    def current_player(self) -> int:
        truth = self._now.truth
        if truth is None:
            return int(pyspiel.PlayerId.CHANCE)
        return truth.actors[0] if truth.actors else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        truth = self._now.truth
        return truth is not None and truth.result is not None

    def returns(self) -> list[float]:
        truth = self._now.truth
        if truth is None or truth.round.score is None:
            return [0.0] * self.num_players()
        return [float(points) for points in truth.round.score.points]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Who starts (F-4), then every card left in the deck, alike."""
        start, drawn, _ = self._now
        if start is None:
            possible = list(range(self.num_players()))
        else:
            possible = [place for place, card in enumerate(DECK) if card not in drawn]
        return [(outcome, 1 / len(possible)) for outcome in possible]

    def _legal_actions(self, player: int) -> list[int]:
        truth, seat = self._dealt, Seat(player)
        dealt, row = truth.round.dealt[seat], truth.round.row
        return sorted([number_of(action, dealt, row) for action in truth.legal(seat)])

    def _apply_action(self, action: int) -> None:
        start, drawn, truth = self._now
        if truth is not None:
            seat = truth.actors[0]
            now = truth.round
            truth, _ = truth.act(seat, action_of(action, now.dealt[seat], now.row))
        elif start is None:
            start = Seat(action)
        else:
            drawn = (*drawn, DECK[action])
            rules = self.get_game().rules
            numbers = rules.deals[drawn[0]]
            if len(drawn) == rules.seats * numbers.hand + numbers.row:
                gone = set(drawn)
                rest = [card for card in DECK if card not in gone]
                truth = rules.start(Scripted({"deck-1": (*drawn, *rest)}), start)
        self._now = _Moment(start, drawn, truth)

    def _action_to_string(self, player: int, action: int) -> str:
        start, _, truth = self._now
        if player == pyspiel.PlayerId.CHANCE:
            return f"start {action}" if start is None else f"deal {DECK[action]}"
        if truth is None:
            return f"action {action}"
        now = truth.round
        return action_written(action_of(action, now.dealt[player], now.row))

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> RoundState:
        """Dealt anew what this player has not seen."""
        view = self._dealt.view(Seat(player_id))
        game: RoundGame = self.get_game()
        return game.possible_state(view, Random(probability_sampler()))

    def __str__(self) -> str:
        start, drawn, truth = self._now
        if truth is None:
            return " ".join([f"start {start}", *map(str, drawn)])
        seats = range(self.num_players())
        return "\n".join([view_written(truth.view(Seat(seat))) for seat in seats])

    @property
    def _dealt(self) -> TricksState:
        if self._now.truth is None:
            raise ValueError("the cards are still being dealt")
        return self._now.truth


class Observer:
    """What a player knows, in words; there is no tensor."""

    tensor = None

    def __init__(self, *, sees_hand: bool) -> None:
        self.dict: Mapping[str, Any] = {}
        self._sees_hand = sees_hand

    def set_from(self, state: RoundState, player: int) -> None:
        """Nothing to set without a tensor."""

    def string_from(self, state: RoundState, player: int) -> str:
        view = state.view(player if self._sees_hand else SPECTATOR)
        return "dealing" if view is None else view_written(view)


# Classes, because OpenSpiel lets go of them after Python has ended, and only they survive that.
for _round in (HalfPintRound, MuertosRound):
    pyspiel.register_game(TYPES[_round.edition.id], _round)
