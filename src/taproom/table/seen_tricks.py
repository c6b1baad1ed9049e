"""A card game as one viewer sees it, in the form that travels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, Literal

from taproom.core import Fact, GameEnded, Result, Seat
from taproom.games.tricks import (
    HALF_PINT,
    MUERTOS,
    Combination,
    Hand,
    Play,
    Trick,
    TricksGame,
    TricksState,
    facts,
)
from taproom.games.tricks.combinations import RowGroups, combination_of, playbook
from taproom.games.tricks.round import OPEN, Played, Round, totals
from taproom.table import wire

EDITIONS: Final = {edition.id: edition for edition in (HALF_PINT, MUERTOS)}


Past = Literal["all", "counted", "kept"]
"""How much is told of earlier rounds: all of them, the one just counted, or none."""


def tricks_info(
    state: TricksState, past: Past, *, sober: frozenset[int] = frozenset(), hands: bool = False
) -> wire.TricksInfo:
    """What everybody sees. With `hands`, for the replay of a finished game, all hands too."""
    game = state.game
    scored = state.rounds if state.round.score is not None else state.past

    def told(each: Round) -> wire.RoundInfo:
        return _round(each, game, sober, hands=hands)

    return wire.TricksInfo(
        phase=state.phase,  # type: ignore[arg-type]
        actors=state.actors,
        rounds=game.rounds,
        chips=game.chips,
        must_bet=game.must_bet,
        past=[told(each) for each in state.past] if past == "all" else None,
        counted=told(state.past[-1]) if past == "counted" else None,
        round=told(state.round),
        runs=_runs(scored, game.seats),
        totals=totals(scored) if scored else (0,) * game.seats,
        result=result_info(state.result),
    )


def turn_info(state: TricksState, sober: frozenset[int]) -> wire.TurnInfo:
    """What the last action changed, in a round that goes on."""
    now = state.round
    turn = wire.TurnInfo(state.phase, state.actors)  # type: ignore[arg-type]
    if now.tricks:
        turn.cards_left = [len(hand) for hand in now.hands]
        turn.won = now.won
        turn.trick = _trick(now.tricks[-1])
    else:
        _promise(turn, now, state.game, sober)
    return turn


def _round(
    now: Round, game: TricksGame, sober: frozenset[int], *, hands: bool = False
) -> wire.RoundInfo:
    """A round as a spectator sees it: predictions and chips only once they are shown."""
    score = now.score
    told = wire.RoundInfo(
        number=now.number,
        start=now.start,
        gunfight=now.gunfight,
        hand_size=now.hand_size,
        row=_cards(now.row),
        has_predicted=(),
        predictions=None,
        has_bet=(),
        bets=None,
        toasts_at_once=(),
        cards_left=[len(hand) for hand in now.hands],
        tricks=[_trick(trick) for trick in now.tricks],
        won=now.won,
        ended=now.ended,
        points=None if score is None else score.points,
        marks=None if score is None else score.marks,
        toasts_at_end=[seat for seat in now.toasts_at_end if seat not in sober],
        hands=[_cards(hand) for hand in now.hands] if hands else None,
    )
    _promise(told, now, game, sober)
    return told


def _promise(
    told: wire.RoundInfo | wire.TurnInfo, now: Round, game: TricksGame, sober: frozenset[int]
) -> None:
    """Add what was predicted and bet, as far as it is shown."""
    told.has_predicted = [tricks is not None for tricks in now.predictions]
    told.predictions = now.shown_predictions
    told.has_bet = [on != OPEN for on in now.bets or ()]
    told.bets = now.shown_bets(in_turn=game.bets_in_turn)
    told.toasts_at_once = [seat for seat in now.toasts_at_once if seat not in sober]


def _trick(trick: Trick) -> wire.TrickInfo:
    plays, winner, best = trick.plays, trick.winner, trick.best
    told = wire.TrickInfo([_play(played) for played in plays], best.seat, winner, None, None)
    if winner is not None:
        others = [played for played in plays if played is not best]
        rival = max(others, key=lambda played: played.strength) if others else None
        told.why = _why(best, rival)
        told.beaten = None if rival is None else rival.seat
    return told


def _why(best: Played, rival: Played | None) -> Literal["stronger", "higher", "first", "alone"]:
    if rival is None:
        return "alone"
    if best.combination is not rival.combination:
        return "stronger"
    return "higher" if best.strength > rival.strength else "first"


def _play(played: Played) -> wire.PlayInfo:
    play = played.play
    return wire.PlayInfo(played.seat, _cards(play.hand), _cards(play.row), played.combination)


def _runs(scored: Sequence[Round], seats: int) -> list[int]:
    """Marks in an unbroken line, by seat: at five, a gun fight (HP-9)."""
    lengths = []
    for seat in range(seats):
        length = 0
        while length < len(scored) and scored[-1 - length].mark(Seat(seat)):
            length += 1
        lengths.append(length)
    return lengths


def tricks_me(me: wire.Me, state: TricksState, seat: Seat) -> None:
    """Add what this seat alone knows, and what it may do now."""
    now = state.round
    me.hand = _cards(now.hands[seat])
    me.prediction = now.predictions[seat]
    me.bet = OPEN if now.bets is None else now.bets[seat]
    if seat not in state.actors:
        return
    if state.phase == "play":
        me.plays = _plays(state, seat)
    elif state.phase == "bet":
        me.bets = [bet.on for bet in state.legal(seat)]  # type: ignore[union-attr]
    else:
        me.predict = [each.tricks for each in state.legal(seat)]  # type: ignore[union-attr]


def _plays(state: TricksState, seat: Seat) -> list[wire.LegalPlay]:
    """The legal plays of `state.legal`, strongest first; sorted once a deal."""
    now = state.round
    held = frozenset(now.hands[seat])
    book = _book(state.game.id, state.game.row_groups, now.dealt[seat], now.row)
    return [told for hand, told in book if held.issuperset(hand)]


@lru_cache(maxsize=2048)
def _book(
    game_id: str, row_groups: RowGroups, dealt: Hand, row: Hand
) -> tuple[tuple[Hand, wire.LegalPlay], ...]:
    edition = EDITIONS[game_id]
    plays: list[tuple[tuple[int, ...], int, Play, Combination]] = []
    for play in playbook(dealt, row, row_groups):
        cards = play.hand + play.row
        combination = combination_of(cards)
        assert combination is not None, "a legal play is a combination"
        plays.append((edition.strength(combination, cards), -len(play.row), play, combination))
    plays.sort(key=itemgetter(0, 1), reverse=True)
    return tuple(
        [
            (play.hand, wire.LegalPlay(_cards(play.hand), _cards(play.row), combination.value))
            for _, _, play, combination in plays
        ]
    )


def tricks_said(
    state: TricksState, happened: Sequence[Fact], sober: frozenset[int]
) -> list[wire.Happened]:
    """Facts in the form that travels, as they led to this state: the last of them is the last."""
    just_won = _last_won(state, sum(isinstance(fact, facts.TrickWon) for fact in happened))
    said = [_happened(fact, just_won, sober) for fact in happened]
    return [each for each in said if each is not None]


def _last_won(state: TricksState, count: int) -> Iterator[Trick]:
    """So many tricks that were won last: with one the round may have ended and another begun."""
    if not count:
        return iter(())
    tricks = [trick for each in (*state.past[-1:], state.round) for trick in each.tricks]
    return iter([trick for trick in tricks if trick.winner is not None][-count:])


def _happened(  # noqa: C901
    fact: Fact, just_won: Iterator[Trick], sober: frozenset[int]
) -> wire.Happened | None:
    match fact:
        case facts.CardsPlayed(played):
            play = played.play
            return wire.CardsPlayed(
                played.seat, _cards(play.hand), _cards(play.row), played.combination
            )
        case facts.TrickWon(seat):
            return wire.TrickWon(seat, _trick(next(just_won)))
        case facts.Predicted(seat):
            return wire.Predicted(seat)
        case facts.PredictionsShown(tricks):
            return wire.PredictionsShown(tricks)
        case facts.ChipReady(seat):
            return wire.ChipReady(seat)
        case facts.ChipsShown(bets):
            return wire.ChipsShown(bets)
        case facts.ToastRaised(seats):
            drinking: list[int] = [seat for seat in seats if seat not in sober]
            return wire.ToastRaised(drinking) if drinking else None
        case facts.RoundEnded(number, ended, won, score):
            return wire.RoundEnded(number, ended, won, score.points, score.marks)
        case facts.Dealt(number, start, hand_size, _, gunfight):
            return wire.Dealt(number, start, hand_size, gunfight)
        case GameEnded(result):
            ended_with = result_info(result)
            assert ended_with is not None
            return wire.GameEnded(ended_with)
    raise TypeError(f"no fact of a card game: {fact!r}")


def deals_info(game: TricksGame) -> dict[str, tuple[int, int]]:
    """The hand and row number on each card."""
    return {card.name: (deal.hand, deal.row) for card, deal in game.deals.items()}


def result_info(result: Result | None) -> wire.ResultInfo | None:
    if result is None:
        return None
    return wire.ResultInfo(list(result.winners), list(result.points), result.by)


def _cards(cards: Hand) -> list[str]:
    return [card.name for card in cards]
