"""Names of things of the games in words: cards, combinations, coasters, several players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from taproom.games.tricks import Card, Combination
from taproom.games.troll import Coaster
from taproom.i18n.words import Words

_MUERTOS_RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def rank(game_id: str, value: int) -> str:
    """What the card shows: its value, or in Muertos 2 to 10, J, Q, K, A (F-1)."""
    return _MUERTOS_RANKS[value - 1] if game_id == "muertos" else str(value)


def card_name(game_id: str, card: Card) -> str:
    """`R13`, in Muertos `RA`: short, and the same in all languages."""
    return f"{card.suit}{rank(game_id, card.value)}"


def combination_name(words: Words, game_id: str, combination: Combination) -> str:
    return words.say("combination-name", combination=combination, game=game_id)


def combination_with_values(
    words: Words, game_id: str, combination: Combination, cards: Sequence[Card]
) -> str:
    """As a player would call it out: "two pair, 10s and 7s", "full house, 9s over 4s"."""
    groups = Counter(sorted([card.value for card in cards], reverse=True)).most_common()
    first, second = rank(game_id, groups[0][0]), rank(game_id, groups[-1][0])
    return words.say(
        "combination-with-values",
        combination=combination,
        game=game_id,
        one=words.say("rank-one", rank=first),
        many=words.say("rank-many", rank=first),
        others=words.say("rank-many", rank=second),
        end=words.say("rank-end", rank=first),
        suit=words.say("suit-name", game=game_id, suit=cards[0].suit),
    )


def coaster_name(words: Words, coaster: Coaster) -> str:
    """The name on it; a copy from the second set (`fred.2`) is told apart by its number (TR-12)."""
    name = words.say("coaster-name", name=coaster.name)
    _, _, copy = coaster.id.partition(".")
    return f"{name} {copy}" if copy else name


def coaster_described(words: Words, coaster: Coaster, *, pro: bool) -> str:
    """Who that is; abilities are told only where they count."""
    name = coaster_name(words, coaster)
    kind = coaster.role.replace(" ", "-")
    role = words.say("coaster-class", role=coaster.role, kind=kind)
    if not pro or coaster.ability is None:
        return words.say("coaster-described", coaster=name, role=role, level=coaster.level)
    ability = words.say("ability-name", ability=coaster.ability)
    return words.say(
        "coaster-described-able", coaster=name, role=role, level=coaster.level, ability=ability
    )


def listed(words: Words, items: Sequence[str]) -> str:
    """ "Anna", "Anna and Ben", "Anna, Ben and Carla"."""
    *others, last = items
    return words.say("listed", others=", ".join(others), last=last) if others else last
