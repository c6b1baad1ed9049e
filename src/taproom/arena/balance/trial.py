"""A set of coasters on trial: equals play each deal twice, the second time with hands exchanged.

Under pro rules nothing is dealt (TR-9), and the same bots would always pick the same: so each pick
is drawn from the few that they like best. To draw the first ones from all, as the arena does, would
give more to who picks first: what is left of the best.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from operator import itemgetter
from random import Random
from typing import Any, Final

from msgspec import Struct

from taproom.bots import Bot, Budget, ask, bot, prepare
from taproom.core import Action, Fact, Seat, Seeded
from taproom.games.troll import COCKTAIL, Ability, Draft, TrollGame, TrollState, facts
from taproom.games.troll.field import team_of

_USES: Final[Mapping[type[Fact], Ability]] = {
    facts.Stolen: Ability.THIEF,
    facts.Removed: Ability.STERN_LOOK,
    facts.Swapped: Ability.JOKER,
    facts.Smashed: Ability.BRAWLER,
}
_LIKED: Final = 3
"""From so many each pick is drawn."""


class Trial(Struct, frozen=True):
    rules: str
    seats: int
    coasters: list[dict[str, Any]]
    """As in a set file."""
    bot: str
    """On every seat."""
    seed: str
    budget: Budget = Budget()
    """For each decision."""

    def game(self, number: int) -> TrollGame:
        """Of a deal. Its coasters are listed by lot: of steps that look equally good, bots may take
        the first, and a set must not be measured by the order in which somebody wrote it down."""
        listed = sorted(self.coasters, key=itemgetter("id"))
        Random(f"{self.seed}/{number}/listed").shuffle(listed)
        return TrollGame.of(self.seats, {"rules": self.rules, "coasters": listed})


class Played(Struct):
    """One game, seen from the team that placed the first coaster."""

    won: float
    """1, 0, or half a draw."""
    lead: int
    """In points."""
    held: dict[str, int]
    """By coaster of which one team has more in hand when placing begins: 1 if it is this team, -1
    if the other."""
    picked: list[str]
    """In the order of picks (TR-9)."""
    abilities: dict[str, tuple[bool | None, bool | None]]
    """By ability: did this team use it, did the other? None: it had no such coaster."""


class Mirrored(Struct):
    """A deal, played twice."""

    number: int
    games: list[Played]


def play_mirrored(trial: Trial, number: int) -> Mirrored:
    prepare([trial.bot], "troll")
    player = bot(trial.bot, "troll")
    return Mirrored(
        number,
        [_play(state, player, trial.budget, random) for state, random in _dealt(trial, number)],
    )


def held_in(trial: Trial, number: int) -> list[dict[str, int]]:
    """Who has what when placing begins, in both games of a deal."""
    player = bot(trial.bot, "troll")
    begun = [
        _drafted(state, player, trial.budget, random)[0] for state, random in _dealt(trial, number)
    ]
    return [_held(state.hands, team_of(state.starter)) for state in begun]


def _dealt(trial: Trial, number: int) -> list[tuple[TrollState, Random]]:
    seed = f"{trial.seed}/{number}"
    dealt = trial.game(number).start(Seeded(seed), first=Seat(0))
    exchanged = replace(dealt, hands=(*dealt.hands[1:], dealt.hands[0]))
    return [(state, Random(f"{seed}/{turn}")) for turn, state in enumerate((dealt, exchanged))]


def _play(state: TrollState, player: Bot, budget: Budget, random: Random) -> Played:
    state, picked = _drafted(state, player, budget, random)
    hands, first = state.hands, team_of(state.starter)
    used: set[tuple[Ability, int]] = set()
    while state.result is None:
        seat = state.actors[0]
        covered = state.field.spots
        state, happened = state.act(seat, ask(player, state, seat, budget, random).action)
        for fact in happened:
            used.update((ability, team_of(seat)) for ability in _abilities_in(fact, covered))
    used.update(_mixed(state))
    winners = {team_of(seat) for seat in state.result.winners}
    points = state.result.points
    return Played(
        won=(first in winners) / len(winners),
        lead=points[first] - points[1 - first],
        held=_held(hands, first),
        picked=picked,
        abilities=_abilities(state.game, hands, used, first) if state.game.pro else {},
    )


def _drafted(
    state: TrollState, player: Bot, budget: Budget, random: Random
) -> tuple[TrollState, list[str]]:
    """When placing begins; and what was picked, in this order."""
    picked: list[str] = []
    while state.phase == Draft.type:
        seat = state.actors[0]
        pick = _pick(state, seat, player, budget, random)
        state, _ = state.act(seat, pick)
        picked.append(kind_of(pick.coaster))
    return state, picked


def _pick(state: TrollState, seat: Seat, player: Bot, budget: Budget, random: Random) -> Draft:
    left: list[Action] = list(state.legal(seat))
    liked: list[Draft] = []
    while left and len(liked) < _LIKED:
        pick = player.decide(state.view(seat), left, budget, random).action
        assert isinstance(pick, Draft)
        liked.append(pick)
        left.remove(pick)
    return random.choice(liked)


def kind_of(coaster: str) -> str:
    """A coaster and its copy of the second set (TR-12) are one kind."""
    return coaster.partition(".")[0]


def _abilities_in(fact: Fact, before: Mapping[Any, Any]) -> Iterator[Ability]:
    if type(fact) in _USES:
        yield _USES[type(fact)]
    if isinstance(fact, facts.Placed):
        if fact.shapeshifter is not None:
            yield Ability.SHAPESHIFTER
        if fact.cell in before:
            yield Ability.SMALL_CREATURE


def _mixed(state: TrollState) -> Iterator[tuple[Ability, int]]:
    for team, sets in enumerate(state.sets or ()):
        if COCKTAIL in [each.name for each in sets]:
            yield Ability.COCKTAILS, team


def _held(hands: tuple[tuple[str, ...], ...], first: int) -> dict[str, int]:
    ahead: dict[str, int] = {}
    for seat, hand in enumerate(hands):
        for coaster in hand:
            sign = 1 if team_of(Seat(seat)) == first else -1
            ahead[kind_of(coaster)] = ahead.get(kind_of(coaster), 0) + sign
    return {kind: 1 if more > 0 else -1 for kind, more in ahead.items() if more}


def _abilities(
    game: TrollGame,
    hands: tuple[tuple[str, ...], ...],
    used: set[tuple[Ability, int]],
    first: int,
) -> dict[str, tuple[bool | None, bool | None]]:
    had = {
        (ability, team_of(Seat(seat)))
        for seat, hand in enumerate(hands)
        for coaster in hand
        if (ability := game.coasters[coaster].ability) is not None
    }

    def by(ability: Ability, team: int) -> bool | None:
        return (ability, team) in used if (ability, team) in had else None

    return {each.value: (by(each, first), by(each, 1 - first)) for each in Ability}
