"""The whole truth of a game of the family, and how each action changes it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from taproom.core import (
    Action,
    Chance,
    Fact,
    GameEnded,
    IllegalAction,
    Result,
    Seat,
    State,
    Viewer,
    clockwise,
    quoted,
)
from taproom.games.tricks import facts, half_pint
from taproom.games.tricks.actions import Bet, Play, Predict
from taproom.games.tricks.cards import DECK, Card
from taproom.games.tricks.combinations import (
    Combination,
    RowGroups,
    combination_of,
    playbook,
    row_stands_alone,
)
from taproom.games.tricks.round import Ending, Played, Round, Trick, no_bets, put
from taproom.games.tricks.toasts import toasts_at_end, toasts_at_once
from taproom.games.tricks.view import TricksView, seen

if TYPE_CHECKING:
    from taproom.games.tricks.game import TricksGame

After = tuple["TricksState", tuple[Fact, ...]]

HIGHEST_PREDICTION: Final = 1 + 2 + 3
_PREDICTIONS: Final = tuple(Predict(tricks) for tricks in range(HIGHEST_PREDICTION + 1))
_ONLY_CARDS: Final = frozenset({Card})
_GROUPED: Final = (Combination.TWO_PAIR, Combination.FULL_HOUSE)


class _Fields(NamedTuple):
    """A tuple, because every action makes a new state, and nothing is made faster."""

    game: TricksGame
    chance: Chance
    past: tuple[Round, ...]
    """The rounds before this one."""
    round: Round
    """Under way until the game is over."""
    phase: str | None
    actors: tuple[Seat, ...]
    result: Result | None = None


class TricksState(_Fields, State):
    __slots__ = ()

    @classmethod
    def opened(cls, game: TricksGame, chance: Chance, first: Seat) -> Self:
        new = deal(game, chance, 1, first, ())
        return cls(game, chance, (), new, Predict.type, _everyone(game.seats))

    @property
    def rounds(self) -> tuple[Round, ...]:
        """All rounds dealt so far."""
        return (*self.past, self.round)

    def legal(self, seat: Seat) -> tuple[Predict, ...] | tuple[Bet, ...] | tuple[Play, ...]:
        if seat not in self.actors:
            return ()
        if self.phase == Predict.type:
            return _PREDICTIONS
        if self.phase == Bet.type:
            return _possible_bets(seat, self.game.seats, must_bet=self.game.must_bet)
        now = self.round
        plays = playbook(now.dealt[seat], now.row, self.game.row_groups)
        held = frozenset(now.hands[seat])
        return tuple([play for play in plays if held.issuperset(play.hand)])

    def view(self, viewer: Viewer) -> TricksView:
        in_turn = self.game.bets_in_turn
        rounds = tuple(seen(each, viewer, bets_in_turn=in_turn) for each in self.rounds)
        return TricksView(self.game, viewer, rounds, self.phase, self.actors, self.result)

    # What is refused.

    def _verify_form(self, action: Action) -> None:
        if isinstance(action, Play):
            self._verify_cards(action)
        elif isinstance(action, Predict):
            if type(action.tricks) is not int:
                raise IllegalAction("bad-action", "field-type", field="tricks")
        elif isinstance(action, Bet):
            if action.on is not None and type(action.on) is not int:
                raise IllegalAction("bad-action", "field-type", field="on")
        else:
            raise IllegalAction("bad-action", "no-such-action")

    def _verify_cards(self, play: Play) -> None:
        """Cards are cards, each named once (F-1)."""
        if not _are_cards(play.hand):
            raise IllegalAction("bad-action", "field-type", field="hand")
        if play.row != () and not _are_cards(play.row):
            raise IllegalAction("bad-action", "field-type", field="row")
        cards = play.hand + play.row
        if len(set(cards)) < len(cards):
            twice = next(card for card in cards if cards.count(card) > 1)
            raise IllegalAction("bad-action", "card-twice", rule="F-1", card=str(twice))

    def _verify_rules(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            self._verify_play(seat, action)
        elif isinstance(action, Bet):
            self._verify_bet(seat, action.on)
        elif isinstance(action, Predict) and not 0 <= action.tricks <= HIGHEST_PREDICTION:
            raise IllegalAction("bad-prediction", rule="F-6", tricks=quoted(action.tricks))

    def _verify_bet(self, seat: Seat, on: Seat | None) -> None:
        rule = "HP-4" if self.game.edition.chips else "PM-5"
        if on is None:
            if self.game.must_bet:
                raise IllegalAction("bet-required", rule=rule)
        elif not 0 <= on < self.game.seats:
            raise IllegalAction("no-such-seat", rule=rule, on=quoted(on))
        elif on == seat:
            raise IllegalAction("bet-self", rule=rule)

    def _verify_play(self, seat: Seat, play: Play) -> None:
        now = self.round
        held = now.hands[seat]
        for card in play.hand:
            if card not in held:
                raise IllegalAction("not-in-hand", rule="F-7", card=str(card))
        for card in play.row:
            if card not in now.row:
                raise IllegalAction("not-in-row", rule="F-7", card=str(card))
        if not play.hand:
            raise IllegalAction("row-only", rule="F-7")
        combination = combination_of(play.hand + play.row)
        if combination is None:
            raise IllegalAction("no-combination", rule="F-8")
        strict = self.game.row_groups is RowGroups.EACH
        if strict and combination in _GROUPED and row_stands_alone(play):
            raise IllegalAction("row-group", rule="HP-2", combination=combination.value)

    # What is done, in the order of a round.

    def _after(self, seat: Seat, action: Action) -> After:
        if isinstance(action, Play):
            return self._after_play(seat, action)
        if isinstance(action, Predict):
            return self._after_prediction(seat, action.tricks)
        assert isinstance(action, Bet)
        return self._after_bet(seat, action.on)

    def _after_prediction(self, seat: Seat, tricks: int) -> After:
        """Given once; shown together once all are in (F-6)."""
        now = self.round
        predictions = put(now.predictions, seat, tricks)
        now = now.after(now.hands, predictions, now.bets, now.tricks)
        predicted = facts.Predicted(seat)
        shown = now.shown_predictions
        if shown is None:
            waiting = tuple([other for other in self.actors if other != seat])
            return self._with(now, Predict.type, waiting), (predicted,)
        glasses = toasts_at_once(now, self.game.toasts)
        now = now._replace(toasts_at_once=glasses)
        happened = (predicted, facts.PredictionsShown(shown), *_toast(glasses))
        if not self.game.chips:
            return self._with(now, Play.type, (now.start,)), happened
        bettors = (now.start,) if self.game.bets_in_turn else _everyone(self.game.seats)
        return self._with(now, Bet.type, bettors), happened

    def _after_bet(self, seat: Seat, on: Seat | None) -> After:
        """Secret and shown together, or open and in turn (HP-4, PM-5)."""
        now = self.round
        bets = put(now.bets or (), seat, on)
        now = now.after(now.hands, now.predictions, bets, now.tricks)
        in_turn = self.game.bets_in_turn
        ready = () if in_turn else (facts.ChipReady(seat),)
        shown = (facts.ChipsShown(bets),) if in_turn or now.bet else ()
        if now.bet:
            return self._with(now, Play.type, (now.start,)), (*ready, *shown)
        follower = (Seat((seat + 1) % self.game.seats),)
        waiting = tuple([other for other in self.actors if other != seat])
        return self._with(now, Bet.type, follower if in_turn else waiting), (*ready, *shown)

    def _after_play(self, seat: Seat, play: Play) -> After:
        now = self.round
        played = self._played(seat, play)
        held = tuple([card for card in now.hands[seat] if card not in play.hand])
        hands = put(now.hands, seat, held)
        joins = now.tricks and now.tricks[-1].winner is None
        done = now.tricks[:-1] if joins else now.tricks
        trick = Trick((*now.tricks[-1].plays, played) if joins else (played,), None)
        follower = trick.next_to_play(hands)
        if follower is not None:
            now = now.after(hands, now.predictions, now.bets, (*done, trick))
            return self._with(now, Play.type, (follower,)), (facts.CardsPlayed(played),)
        best = trick.best
        done = (*done, Trick(trick.plays, best.seat))
        now = now.after(hands, now.predictions, now.bets, done)
        won = (facts.CardsPlayed(played), facts.TrickWon(best.seat, best.combination))
        ended = self._ending(now)
        if ended is not None:
            after, rest = self._after_round(now, ended)
            return after, (*won, *rest)
        return self._with(now, Play.type, (now.next_with_cards(best.seat),)), won

    def _played(self, seat: Seat, play: Play) -> Played:
        cards = play.hand + play.row
        combination = combination_of(cards)
        assert combination is not None, "a verified play is a combination"
        return Played(seat, play, combination, self.game.edition.strength(combination, cards))

    def _ending(self, now: Round) -> Ending | None:
        """Does the round end with the trick just won?"""
        if self.game.edition.brawls and half_pint.is_brawl(now):
            return "brawl"
        if not any(now.hands):
            return "cards"
        if self.game.edition.brawls and self.game.seats == 2 and not all(now.hands):
            return "out"
        return None

    def _after_round(self, now: Round, ended: Ending) -> After:
        """Count; then the gun fight, the next round, or the end (HP-9, HP-10)."""
        edition = self.game.edition
        done = now._replace(ended=ended)
        score = edition.score(done)
        done = done._replace(score=score)
        glasses = toasts_at_end((*self.past, done), self.game.toasts)
        done = done._replace(toasts_at_end=glasses)
        rounds = (*self.past, done)
        happened = (facts.RoundEnded(done.number, ended, done.won, score), *_toast(glasses))
        result = half_pint.gunfight_result(rounds) if edition.brawls else None
        duellists = half_pint.gunfighters(rounds) if edition.brawls else ()
        extra = done.number == self.game.rounds and duellists
        if result is None and done.number >= self.game.rounds and not extra:
            result = edition.result(rounds)
        if result is not None:
            over = TricksState(self.game, self.chance, self.past, done, None, (), result)
            return over, (*happened, GameEnded(result))
        start = Seat((done.start + 1) % self.game.seats)
        new = deal(self.game, self.chance, done.number + 1, start, duellists)
        dealt = facts.Dealt(new.number, new.start, new.hand_size, new.row, new.gunfight)
        everyone = _everyone(self.game.seats)
        after = TricksState(self.game, self.chance, rounds, new, Predict.type, everyone)
        return after, (*happened, dealt)

    def _with(self, now: Round, phase: str, actors: tuple[Seat, ...]) -> TricksState:
        return TricksState(self.game, self.chance, self.past, now, phase, actors)


def deal(
    game: TricksGame, chance: Chance, number: int, start: Seat, gunfight: tuple[Seat, ...]
) -> Round:
    """The top card opens the row and rules the round; packets; the rest of the row (F-5)."""
    deck = chance.order(f"deck-{number}", DECK)
    size = game.deals[deck[0]]
    packets = {
        seat: deck[1 + place * size.hand : 1 + (place + 1) * size.hand]
        for place, seat in enumerate(clockwise(start, game.seats))
    }
    hands = tuple([packets[seat] for seat in _everyone(game.seats)])
    used = 1 + game.seats * size.hand
    return Round(
        number=number,
        start=start,
        gunfight=gunfight,
        row=(deck[0], *deck[used : used + size.row - 1]),
        dealt=hands,
        hands=hands,
        predictions=(None,) * game.seats,
        bets=no_bets(game.seats) if game.chips else None,
    )


@cache
def _possible_bets(seat: Seat, seats: int, *, must_bet: bool) -> tuple[Bet, ...]:
    keep = () if must_bet else (Bet(None),)
    return (*keep, *[Bet(other) for other in _everyone(seats) if other != seat])


@cache
def _everyone(seats: int) -> tuple[Seat, ...]:
    return tuple(clockwise(Seat(0), seats))


def _are_cards(given: object) -> bool:
    return type(given) is tuple and _ONLY_CARDS.issuperset(map(type, given))


def _toast(seats: tuple[Seat, ...]) -> tuple[Fact, ...]:
    return (facts.ToastRaised(seats),) if seats else ()
