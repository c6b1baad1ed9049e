"""Drafting (TR-9): which coaster is worth most to us?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Final

from taproom.bots.choosing import best_of
from taproom.bots.protocol import Decision, Reason
from taproom.bots.troll.standing import Table
from taproom.core import Seat
from taproom.games.troll import HAND_SIZE, Ability, Coaster, Draft, Sides, TrollView
from taproom.games.troll.field import team_of

Traits = Mapping[str, float]
"""What there is of each trait, or what each is worth, in points."""

_MUGS: Final = "mugs"
_MATES: Final = "mates"
"""Each other coaster of the same type in a team's hands: the larger a set, the better (TR-10)."""
_LAST_SAY: Final = "last say"
"""To have a Stern look at all: who alone has any decides whose the last turn is (TR-7)."""
FIRST: Final = "first"
"""To place first: not a trait of a coaster, but worth something, too."""
TRAITS: Final = (*[each.value for each in Ability], _LAST_SAY, _MUGS, *Sides._fields, _MATES)

THUMB: Final[Traits] = {
    **dict.fromkeys([each.value for each in Ability], 1.0),
    _LAST_SAY: 0.0,
    _MUGS: 1.0,
    **dict.fromkeys(Sides._fields, 0.25),
    _MATES: 0.7,
}


def traits_of(coasters: Iterable[Coaster]) -> Traits:
    """All that these coasters in the hands of one team have together."""
    together: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for coaster in coasters:
        together.update({_MUGS: coaster.mugs, **coaster.sides._asdict()})
        together[_MATES] += types[coaster.type]
        types[coaster.type] += 1
        if coaster.ability:
            together[coaster.ability.value] += 1
    together[_LAST_SAY] = min(1, together[Ability.STERN_LOOK.value])
    return together


def best_pick(view: TrollView, picks: Iterable[Draft], worth: Traits, random: Random) -> Draft:
    return best_of(picks, lambda pick: worth_of(view, pick, worth), random)


def worth_of(view: TrollView, pick: Draft, worth: Traits) -> float:
    """To us; and to them, as far as it is of a type that they collect or their first Stern look."""
    coaster = view.game.coasters[pick.coaster]
    teams = [
        [view.game.coasters[name] for hand in view.hands[team::2] for name in hand]
        for team in (0, 1)
    ]
    has = dict(traits_of([coaster]))
    has[_MATES] = sum([each.type == coaster.type for team in teams for each in team])
    without = [Ability.STERN_LOOK not in [each.ability for each in team] for team in teams]
    has[_LAST_SAY] *= sum(without) / len(without)
    return sum([worth[trait] * amount for trait, amount in has.items()])


def lead_after(view: TrollView, pick: Draft, worth: Traits) -> float:
    """Of the team that picks, in the end: if all go on picking what is worth most."""
    me = view.actor
    assert me is not None
    now = _picked(view, pick)
    while len(now.hands[now.actor or 0]) < HAND_SIZE:
        now = _picked(now, max(map(Draft, now.open), key=lambda each: worth_of(now, each, worth)))
    ours, theirs = [
        traits_of([view.game.coasters[name] for hand in now.hands[team::2] for name in hand])
        for team in (team_of(me), 1 - team_of(me))
    ]
    lead = sum([worth[trait] * (ours.get(trait, 0) - theirs.get(trait, 0)) for trait in TRAITS])
    return lead + (worth[FIRST] if team_of(view.starter) == team_of(me) else -worth[FIRST])


def _picked(view: TrollView, pick: Draft) -> TrollView:
    seat = view.actor
    assert seat is not None
    hands = list(view.hands)
    hands[seat] = (*hands[seat], pick.coaster)
    left = tuple([each for each in view.open if each != pick.coaster])
    following = Seat((seat + 1) % view.game.seats)
    return replace(view, hands=tuple(hands), open=left, actor=following)


def draft(table: Table, legal: list[Draft], random: Random) -> Decision:
    """Tough, able, with mugs, of a type that is collected."""
    return Decision(best_pick(table.view, legal, THUMB, random), Reason("draft"))
