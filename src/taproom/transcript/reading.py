"""From JSON to a game ready to start: shape first, then options, then chance."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from taproom import games
from taproom.core import BadChance, BadSetup, Chance, Game, Scripted, Seat, Seeded, quoted
from taproom.games.tricks import CARD_NAMED, DECK, Card, TricksGame
from taproom.games.troll import HAND_SIZE, TrollGame


@dataclass(frozen=True, slots=True)
class Transcript:
    game: Game
    first: Seat | None
    chance: Chance
    actions: list[Any]
    """As given: what is no action is found out when its turn comes."""
    trace: bool


def parse(line: str | bytes) -> object:
    """Strict JSON, whatever the line holds."""
    try:
        return _JSON.decode(line if isinstance(line, str) else line.decode())
    except (ValueError, RecursionError) as broken:
        raise BadSetup("no-json") from broken


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


_JSON: Final = json.JSONDecoder(parse_constant=_no_constant)


def read(given: object) -> Transcript:
    if not isinstance(given, dict):
        raise BadSetup("no-object")
    for field, kind in (("game", str), ("chance", dict), ("actions", list), ("trace", bool)):
        if field not in given:
            raise BadSetup("field-missing", field=field)
        if not isinstance(given[field], kind):
            raise BadSetup("field-type", field=field)
    options = given.get("options", {})
    if not isinstance(options, dict):
        raise BadSetup("field-type", field="options")
    chance = given["chance"]
    seats = _whole(given, "seats")
    first = Seat(_whole(given, "first")) if "first" in given or "seed" not in chance else None
    if first is not None and not 0 <= first < seats:
        raise BadSetup("first", first=quoted(first), seats=quoted(seats))
    game = games.game(given["game"], seats, options)
    return Transcript(game, first, _chance(game, chance), given["actions"], given["trace"])


def _whole(given: dict[str, object], field: str) -> int:
    if field not in given:
        raise BadSetup("field-missing", field=field)
    value = given[field]
    if type(value) is not int:
        raise BadSetup("field-type", field=field)
    return value


def _chance(game: Game, given: dict[str, object]) -> Chance:
    if given.keys() == {"seed"}:
        seed = given["seed"]
        if not isinstance(seed, str):
            raise BadChance("seed-type")
        return Seeded(seed)
    if isinstance(game, TricksGame):
        return _decks(given)
    assert isinstance(game, TrollGame)
    return _hands(game, given)


def _decks(given: dict[str, object]) -> Scripted:
    decks = given.get("decks")
    if given.keys() != {"decks"} or not isinstance(decks, list):
        raise BadChance("decks-shape")
    return Scripted({f"deck-{number}": _deck(number, each) for number, each in enumerate(decks, 1)})


def _deck(number: int, given: object) -> tuple[Card, ...]:
    if not isinstance(given, list):
        raise BadChance("deck-shape", deck=number)
    try:
        cards = tuple([CARD_NAMED[name] for name in given])
    except (KeyError, TypeError):
        odd = next(name for name in given if not isinstance(name, str) or name not in CARD_NAMED)
        raise BadChance("deck-unknown-card", deck=number, card=quoted(odd)) from None
    if len(cards) != len(DECK) or len(set(cards)) != len(DECK):
        raise BadChance("deck-not-whole", deck=number)
    return cards


def _hands(game: TrollGame, given: dict[str, object]) -> Scripted:
    """Basic: who holds what, and the discard. Pro: all lies open, nothing is left to chance."""
    if game.pro:
        if given:
            raise BadChance("draft-needs-none")
        return Scripted({})
    hands, discard = given.get("hands"), given.get("discard")
    if given.keys() != {"hands", "discard"}:
        raise BadChance("hands-shape")
    if not isinstance(hands, list) or not isinstance(discard, list) or len(hands) != game.seats:
        raise BadChance("hands-shape")
    order: list[object] = []
    for seat, hand in enumerate(hands):
        if not isinstance(hand, list) or len(hand) != HAND_SIZE:
            raise BadChance("hand-size", seat=seat)
        order += hand
    order += discard
    coasters = [each for each in order if isinstance(each, str) and each in game.coasters]
    for each in order:
        if each not in coasters:
            raise BadChance("unknown-coaster", coaster=quoted(each))
    if len(coasters) != len(game.coasters) or len(set(coasters)) != len(coasters):
        raise BadChance("coasters-not-whole")
    return Scripted({"coasters": coasters})
