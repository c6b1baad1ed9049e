"""A state as JSON: what the referee says about a game, as far as it has come."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from taproom.core import Result, State
from taproom.games.tricks import Hand, Played, Round, Trick, TricksState
from taproom.games.troll import Cell, Spot, TrollState

_name = attrgetter("name")


def report(state: State) -> dict[str, Any]:
    shared = {
        "over": state.result is not None,
        "actors": list(state.actors),
        "result": _result(state.result),
    }
    if isinstance(state, TricksState):
        in_turn = state.game.bets_in_turn
        return {**shared, "rounds": [_round(each, in_turn=in_turn) for each in state.rounds]}
    assert isinstance(state, TrollState)
    return {**shared, **_troll(state)}


def _result(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {"winners": list(result.winners), "points": list(result.points), "by": result.by}


def _round(each: Round, *, in_turn: bool) -> dict[str, Any]:
    bets = each.shown_bets(in_turn=in_turn)
    return {
        "round": each.number,
        "start": each.start,
        "hand": each.hand_size,
        "row": _cards(each.row),
        "dealt": [_cards(hand) for hand in each.dealt],
        "predictions": list(each.predictions) if each.predicted else None,
        "bets": None if bets is None else list(bets),
        "gunfight": list(each.gunfight),
        "tricks": [_trick(trick) for trick in each.tricks],
        "won": list(each.won),
        "points": list(each.score.points) if each.score else None,
        "marks": list(each.score.marks) if each.score else None,
        "ended": each.ended,
        "toasts": {"at-once": list(each.toasts_at_once), "end": list(each.toasts_at_end)},
    }


def _trick(trick: Trick) -> dict[str, Any]:
    plays = [_played(played) for played in trick.plays]
    return {"leader": trick.leader, "winner": trick.winner, "plays": plays}


def _played(played: Played) -> dict[str, Any]:
    return {
        "seat": played.seat,
        "hand": _cards(played.play.hand),
        "row": _cards(played.play.row),
        "combination": str(played.combination),
    }


def _cards(cards: Hand) -> list[str]:
    return list(map(_name, cards))


def _troll(state: TrollState) -> dict[str, Any]:
    by_row = sorted(state.field.spots.items(), key=lambda at: (at[0].y, at[0].x))
    return {
        "field": [_spot(cell, spot) for cell, spot in by_row],
        "barman": state.barman and state.barman.value,
        "hands": [sorted(hand) for hand in state.hands],
        "discard": sorted(state.discard),
        "smashing": state.smashing and list(state.smashing),
        "sets": state.sets and [[list(made) for made in sets] for sets in state.sets],
    }


def _spot(cell: Cell, spot: Spot) -> dict[str, Any]:
    return {
        "cell": list(cell),
        "coaster": spot.top.coaster.id,
        "placer": spot.top.placer,
        "team": spot.top.team,
        "token": spot.token,
        "mugs": spot.mugs,
        "under": [{"coaster": laid.coaster.id, "team": laid.team} for laid in spot.under],
    }
