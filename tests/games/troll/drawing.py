"""Tables drawn from a small text, and a set of coasters whose names say what they do.

One word is one cell, `.` a free one; the first word of the first line is at [0, 0].
`mid0` is a coaster and its placer, `mid0>1` one that was flipped to team 1, `small0/mid0` a stack
(bottom first). `*1` puts the token of seat 1 on top, each `!` is a smashed mug of the top coaster.
"""

from __future__ import annotations

import re
from typing import Any

from taproom.core import Action, Fact, Frozen, IllegalAction, Seat
from taproom.games.troll import (
    Ability,
    Cell,
    Coaster,
    Field,
    Laid,
    MugType,
    Place,
    Seating,
    Side,
    Sides,
    Spot,
    Team,
    TrollGame,
    TrollState,
)


def entry(coaster: str, **changes: object) -> dict[str, Any]:
    """A coaster as in a transcript."""
    plain = {
        "id": coaster,
        "name": coaster.title(),
        "class": "guest",
        "level": 1,
        "mugs": 1,
        "type": "light",
        "sides": [5, 5, 5, 5],
        "ability": None,
    }
    return {**plain, **changes}


def whole_set() -> list[dict[str, Any]]:
    return [
        entry("thief", level=2, type="dark", sides=[4, 4, 4, 4], ability="thief"),
        entry("stern", level=3, type="ale", sides=[4, 4, 4, 4], ability="stern-look"),
        entry("shifter", level=4, type="ale", sides=[4, 4, 4, 4], ability="shapeshifter"),
        entry("joker", level=5, type="wheat", sides=[4, 4, 4, 4], ability="joker"),
        entry("mixer", level=6, type="wheat", sides=[4, 4, 4, 4], ability="cocktails"),
        entry("brawler", level=7, type="dark", sides=[4, 4, 4, 4], ability="brawler"),
        entry("rowdy", level=8, type="ale", sides=[4, 4, 4, 4], ability="brawler"),
        entry("small", level=1, sides=[2, 2, 2, 2], ability="small-creature"),
        entry("tiny", level=2, type="dark", sides=[2, 2, 2, 2], ability="small-creature"),
        entry("weak", level=3, sides=[1, 1, 1, 1]),
        entry("mid", level=4, mugs=2),
        entry("tough", level=9, type="ale", sides=[9, 9, 9, 9]),
        entry("clock", level=5, type="wheat", sides=[1, 2, 3, 4]),
    ]


def a_game(*, pro: bool = True, seats: int = 2, seating: str = "opposite") -> TrollGame:
    rules = "pro" if pro else "basic"
    options = {"rules": rules, "seating": seating, "coasters": whole_set()}
    return TrollGame.of(seats, options)


GAME = a_game()
COASTERS = a_game(seats=4).coasters


def draw(text: str, *, limit: int = 3, seating: Seating = Seating.OPPOSITE) -> Field:
    rows = [line.split() for line in text.strip().splitlines()]
    spots = {
        Cell(x, y): _spot(word)
        for y, row in enumerate(rows)
        for x, word in enumerate(row)
        if word != "."
    }
    return Field(limit, seating, Frozen(spots))


def _spot(word: str) -> Spot:
    stack, token, smashed = re.fullmatch(r"([^*!]+)(?:\*(\d))?(!*)", word).groups()  # type: ignore[union-attr]
    laid = tuple(_laid(each) for each in stack.split("/"))
    return Spot(laid, None if token is None else Seat(int(token)), len(smashed))


def _laid(word: str) -> Laid:
    name, placer, team = re.fullmatch(r"(.+?)(\d)(?:>(\d))?", word).groups()  # type: ignore[union-attr]
    return Laid(COASTERS[name], Seat(int(placer)), Team(int(team or placer) % 2))


def table(
    text: str,
    hand: str = "",
    *,
    turn: int = 0,
    others: str = "clock",
    discard: str = "",
    barman: Side | None = None,
    starter: int = 0,
    game: TrollGame = GAME,
) -> TrollState:
    """`turn` is to place a coaster of `hand`; the others hold `others` each."""
    hands = [tuple(others.split())] * game.seats
    hands[turn] = tuple(hand.split())
    return TrollState(
        game=game,
        phase=Place.type,
        actor=Seat(turn),
        starter=Seat(starter),
        hands=tuple(hands),
        discard=tuple(discard.split()),
        field=draw(text, limit=game.limit, seating=game.seating),
        barman=barman,
    )


def play(state: TrollState, *actions: Action) -> TrollState:
    """Act after act, each by whoever is asked."""
    for action in actions:
        state, _ = state.act(state.actors[0], action)
    return state


def facts_of(state: TrollState, action: Action) -> tuple[Fact, ...]:
    return state.act(state.actors[0], action)[1]


def refusal(state: TrollState, action: Action, seat: int | None = None) -> IllegalAction:
    """What is said against the action; fails if it is allowed."""
    try:
        state.act(state.actors[0] if seat is None else Seat(seat), action)
    except IllegalAction as refused:
        return refused
    raise AssertionError(f"{action} is allowed")


def said(state: TrollState, action: Action, seat: int | None = None) -> tuple[object, ...]:
    """A refusal to the letter: code, reason, rule, parameters."""
    refused = refusal(state, action, seat)
    return refused.code, refused.reason, refused.rule, refused.params


def coaster(
    kind: str = "light", *, mugs: int = 1, level: int = 1, ability: Ability | None = None
) -> Coaster:
    """A coaster of which only the mugs and the level matter."""
    return Coaster("x", "X", "guest", level, mugs, MugType(kind), Sides(5, 5, 5, 5), ability)
