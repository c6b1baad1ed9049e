"""A card game as one viewer sees it, in the form that travels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

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
from taproom.table.remembering import Remembered

EDITIONS: Final = {edition.id: edition for edition in (HALF_PINT, MUERTOS)}


def tricks_info(
    state: TricksState, *, past: bool, sober: frozenset[int] = frozenset(), hands: bool = False
) -> wire.TricksInfo:
    """What everybody sees. With `hands`, for the replay of a finished game, all hands too."""
    game = state.game
    totals, runs = _standing(state)

    def told(each: Round) -> Any:
        """Encoded already, where it pays; toasts are told by who sits them out."""
        if hands or (sober and game.toasts):
            return _round(each, game, sober, hands=hands)
        return _round_told(each, game)

    return wire.TricksInfo(
        phase=state.phase,  # type: ignore[arg-type]
        actors=list(state.actors),
        rounds=game.rounds,
        chips=game.chips,
        must_bet=game.must_bet,
        past=[told(each) for each in state.past] if past else None,
        round=told(state.round),
        runs=runs,
        totals=totals,
        result=result_info(state.result),
    )


def _round(
    now: Round, game: TricksGame, sober: frozenset[int] = frozenset(), *, hands: bool = False
) -> wire.RoundInfo:
    """A round as a spectator sees it: predictions and chips only once they are shown."""
    score = now.score
    bets = now.shown_bets(in_turn=game.bets_in_turn)
    return wire.RoundInfo(
        number=now.number,
        start=now.start,
        gunfight=list(now.gunfight),
        hand_size=now.hand_size,
        row=_cards(now.row),
        has_predicted=[tricks is not None for tricks in now.predictions],
        predictions=list(now.shown_predictions) if now.predicted else None,  # type: ignore[arg-type]
        has_bet=[on != OPEN for on in now.bets or ()],
        bets=None if bets is None else list(bets),
        ended=now.ended,
        points=None if score is None else list(score.points),
        marks=None if score is None else list(score.marks),
        toasts_at_once=[seat for seat in now.toasts_at_once if seat not in sober],
        toasts_at_end=[seat for seat in now.toasts_at_end if seat not in sober],
        hands=[_cards(hand) for hand in now.hands] if hands else None,
        cards_left=[len(hand) for hand in now.hands],
        tricks=[_trick_told(trick) for trick in now.tricks],  # type: ignore[misc]
        won=list(now.won),
    )


class _Plays(wire.Wire):
    """What a play changes of a `wire.RoundInfo`."""

    cards_left: list[int]
    tricks: list[msgspec.Raw]
    won: list[int]


_rounds_told: Final[Remembered[Round, msgspec.Raw]] = Remembered()
_before_plays: Final[Remembered[object, bytes]] = Remembered()
_tricks_told: Final[Remembered[Trick, msgspec.Raw]] = Remembered()
_standings: Final[Remembered[tuple[Round, ...], tuple[list[int], list[int]]]] = Remembered()


def _round_told(now: Round, game: TricksGame) -> msgspec.Raw:
    """A `wire.RoundInfo`, encoded. A round that is over is told again and again as it is; of one
    under way, all but the plays stays the same from the last prediction or bet on."""
    if now.score is not None:
        told = _rounds_told.get(now)
        return told or _rounds_told.put(now, msgspec.Raw(msgspec.json.encode(_round(now, game))))
    settled = now.bets if now.bets is not None and now.predicted else now.predictions
    before = _before_plays.get(settled)
    if before is None:
        whole = msgspec.json.encode(_round(now, game))
        before = _before_plays.put(settled, whole[: whole.rindex(b'"cardsLeft"')])
    played = _Plays(
        [len(hand) for hand in now.hands], [_trick_told(trick) for trick in now.tricks], [*now.won]
    )
    return msgspec.Raw(before + msgspec.json.encode(played)[1:])


def _trick_told(trick: Trick) -> msgspec.Raw:
    """A `wire.TrickInfo`, encoded once: a trick is told again with every play of its round."""
    told = _tricks_told.get(trick)
    return told or _tricks_told.put(trick, msgspec.Raw(msgspec.json.encode(_trick(trick))))


def _trick(trick: Trick) -> wire.TrickInfo:
    best = trick.best
    others = [played for played in trick.plays if played is not best]
    rival = max(others, key=lambda played: played.strength) if others else None
    return wire.TrickInfo(
        plays=[_play(played) for played in trick.plays],
        best=best.seat,
        winner=trick.winner,
        why=None if trick.winner is None else _why(best, rival),
        beaten=None if trick.winner is None or rival is None else rival.seat,
    )


def _why(best: Played, rival: Played | None) -> Literal["stronger", "higher", "first", "alone"]:
    if rival is None:
        return "alone"
    if best.combination is not rival.combination:
        return "stronger"
    return "higher" if best.strength > rival.strength else "first"


def _play(played: Played) -> wire.PlayInfo:
    play = played.play
    return wire.PlayInfo(played.seat, _cards(play.hand), _cards(play.row), played.combination)


def _standing(state: TricksState) -> tuple[list[int], list[int]]:
    """Points and unbroken marks by seat up to the last scored round; the same all round long."""
    scored = state.rounds if state.round.score is not None else state.past
    if not scored:  # one and the same empty tuple in every game
        return [0] * state.game.seats, [0] * state.game.seats
    return _standings.get(scored) or _standings.put(
        scored, (list(totals(scored)), _runs(scored, state.game.seats))
    )


def _runs(scored: Sequence[Round], seats: int) -> list[int]:
    """Marks in an unbroken line, by seat: at five, a gun fight (HP-9)."""
    lengths = []
    for seat in range(seats):
        length = 0
        while length < len(scored) and scored[-1 - length].mark(Seat(seat)):
            length += 1
        lengths.append(length)
    return lengths


def tricks_me(state: TricksState, seat: Seat) -> dict[str, Any]:
    """What this seat alone knows, and what it may do now: fields of `wire.Me`."""
    now = state.round
    private: dict[str, Any] = {
        "hand": _cards(now.hands[seat]),
        "prediction": now.predictions[seat],
        "bet": OPEN if now.bets is None else now.bets[seat],
    }
    if seat not in state.actors:
        return private
    if state.phase == "play":
        private["plays"] = _plays(state, seat)
    elif state.phase == "bet":
        private["bets"] = [bet.on for bet in state.legal(seat)]  # type: ignore[union-attr]
    else:
        private["predict"] = [each.tricks for each in state.legal(seat)]  # type: ignore[union-attr]
    return private


def _plays(state: TricksState, seat: Seat) -> list[msgspec.Raw]:
    """The legal plays of `state.legal`, strongest first, encoded once a deal."""
    now = state.round
    held = frozenset(now.hands[seat])
    book = _book(state.game.id, state.game.row_groups, now.dealt[seat], now.row)
    return [encoded for hand, encoded in book if held.issuperset(hand)]


@lru_cache(maxsize=2048)
def _book(
    game_id: str, row_groups: RowGroups, dealt: Hand, row: Hand
) -> tuple[tuple[Hand, msgspec.Raw], ...]:
    edition = EDITIONS[game_id]
    plays: list[tuple[tuple[int, ...], int, Play, Combination]] = []
    for play in playbook(dealt, row, row_groups):
        combination = combination_of(play.hand + play.row)
        assert combination is not None, "a legal play is a combination"
        strength = edition.strength(combination, play.hand + play.row)
        plays.append((strength, -len(play.row), play, combination))
    plays.sort(key=lambda ranked: ranked[:2], reverse=True)
    return tuple([(play.hand, _legal(play, combination)) for _, _, play, combination in plays])


def _legal(play: Play, combination: Combination) -> msgspec.Raw:
    legal = wire.LegalPlay(_cards(play.hand), _cards(play.row), combination)
    return msgspec.Raw(msgspec.json.encode(legal))


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
            return wire.TrickWon(seat, _trick_told(next(just_won)))  # type: ignore[arg-type]
        case facts.Predicted(seat):
            return wire.Predicted(seat)
        case facts.PredictionsShown(tricks):
            return wire.PredictionsShown(list(tricks))
        case facts.ChipReady(seat):
            return wire.ChipReady(seat)
        case facts.ChipsShown(bets):
            return wire.ChipsShown(list(bets))
        case facts.ToastRaised(seats):
            drinking: list[int] = [seat for seat in seats if seat not in sober]
            return wire.ToastRaised(drinking) if drinking else None
        case facts.RoundEnded(number, ended, won, score):
            return wire.RoundEnded(number, ended, list(won), list(score.points), list(score.marks))
        case facts.Dealt(number, start, hand_size, _, gunfight):
            return wire.Dealt(number, start, hand_size, list(gunfight))
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
