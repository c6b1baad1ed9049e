"""The whole truth of a game, and how an action changes it: a turn, step by step (TR-6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final, Self

from taproom.core import (
    Action,
    Chance,
    Fact,
    Frozen,
    GameEnded,
    Seat,
    State,
    Viewer,
)
from taproom.games.troll import facts, scoring
from taproom.games.troll.actions import (
    Barman,
    Draft,
    Loot,
    Mug,
    Place,
    Remove,
    Smash,
    Steal,
    Swap,
    TrollAction,
)
from taproom.games.troll.coasters import Ability
from taproom.games.troll.field import TEAMS, Cell, Field, Laid, Side, team_of
from taproom.games.troll.legality import legal_actions, malformed, objection
from taproom.games.troll.position import Position, TrollView

if TYPE_CHECKING:
    from taproom.games.troll.game import TrollGame

HAND_SIZE: Final = 6
_BEFORE_THE_MUG: Final = {Ability.THIEF: Steal.type}
_AFTER_THE_COMPARISON: Final = {Ability.STERN_LOOK: Remove.type, Ability.JOKER: Swap.type}


@dataclass(frozen=True, slots=True, kw_only=True)
class TrollState(Position, State):
    @classmethod
    def dealt(cls, game: TrollGame, chance: Chance, first: Seat) -> Self:
        """Six random coasters each, open; the rest is the discard (TR-5)."""
        # Sorted, so that a seed means the same game however a set file is ordered.
        order = chance.order("coasters", tuple(sorted(game.coasters)))
        used = game.seats * HAND_SIZE
        return cls(
            game=game,
            phase=Place.type,
            actor=first,
            starter=first,
            hands=tuple([order[at : at + HAND_SIZE] for at in range(0, used, HAND_SIZE)]),
            discard=order[used:],
            field=Field(game.limit, game.seating, Frozen()),
        )

    @classmethod
    def drafting(cls, game: TrollGame, first: Seat) -> Self:
        """All coasters lie open to be picked; whoever picks second places first (TR-9)."""
        return cls(
            game=game,
            phase=Draft.type,
            actor=first,
            starter=game.next_seat(first),
            hands=((),) * game.seats,
            open=tuple(game.coasters),
            field=Field(game.limit, game.seating, Frozen()),
        )

    @classmethod
    def seen(cls, view: TrollView) -> Self:
        """Nothing is hidden: who sees the table knows the truth."""
        return cls(**_shared(view))

    def view(self, viewer: Viewer) -> TrollView:
        return TrollView(viewer=viewer, **_shared(self))

    def legal(self, seat: Seat) -> tuple[TrollAction, ...]:
        return tuple(legal_actions(self, seat)) if seat in self.actors else ()

    def _verify_form(self, action: Action) -> None:
        if refusal := malformed(self, action):
            raise refusal

    def _verify_rules(self, seat: Seat, action: Action) -> None:
        if refusal := objection(self, seat, action):
            raise refusal

    def _after(self, seat: Seat, action: Action) -> tuple[Self, tuple[Fact, ...]]:
        match action:
            case Draft(coaster):
                return self._draft(seat, coaster)
            case Place():
                return self._place(seat, action)
            case Steal(source, to):
                return self._steal(seat, source, to)
            case Mug(cell):
                return self._mug(seat, cell)
            case Remove(cell):
                return self._remove(seat, cell)
            case Swap(cells):
                return self._swap(seat, cells)
            case Barman(side):
                return self._barman(seat, side)
            case Smash(cell):
                return self._smash(seat, cell)
        raise AssertionError(action)

    def _draft(self, seat: Seat, coaster: str) -> tuple[Self, tuple[Fact, ...]]:
        hands = _put(self.hands, seat, (*self.hands[seat], coaster))
        left = _without(self.open, coaster)
        picked = facts.Drafted(seat, coaster)
        if any(len(hand) < HAND_SIZE for hand in hands):
            after = replace(self, hands=hands, open=left, actor=self.game.next_seat(seat))
            return after, (picked,)
        after = replace(
            self, phase=Place.type, actor=self.starter, hands=hands, open=(), discard=left
        )
        return after, (picked, facts.DraftEnded(left, self.starter))

    def _place(self, seat: Seat, action: Place) -> tuple[Self, tuple[Fact, ...]]:
        """Own face up, on a free cell or on a small creature; a Shapeshifter may send another."""
        laid, discard, shapeshifter = action.coaster, self.discard, None
        if action.shift is not None:
            laid, shapeshifter = action.shift, action.coaster
            discard = (*_without(discard, laid), shapeshifter)
        coaster = Laid(self.game.coasters[laid], seat, team_of(seat))
        after = replace(
            self,
            hands=_put(self.hands, seat, _without(self.hands[seat], action.coaster)),
            discard=discard,
            field=self.field.lay(action.cell, coaster),
            placed=action.cell,
        )
        happened = facts.Placed(seat, laid, action.cell, shapeshifter)
        return after._step(_BEFORE_THE_MUG, otherwise=Mug.type), (happened,)

    def _steal(
        self, seat: Seat, source: Cell | None, to: Loot | None
    ) -> tuple[Self, tuple[Fact, ...]]:
        after = replace(self, phase=Mug.type)
        if source is None:
            return after, ()
        owner = self.field.spots[source].token
        assert owner is not None
        assert to is not None
        assert self.placed is not None
        if to == "thief":
            field = self.field.put_token(self.placed, owner)
        else:
            field = self.field.take_token(source)
        return replace(after, field=field), (facts.Stolen(seat, owner, source, to),)

    def _mug(self, seat: Seat, cell: Cell | None) -> tuple[Self, tuple[Fact, ...]]:
        """The token, then the comparison: only the placed coaster compares, no chains (TR-6)."""
        field = self.field
        happened: list[Fact] = []
        if cell is not None:
            happened.append(facts.TokenMoved(seat, field.cell_of_token(seat), cell))
            field = field.put_token(cell, seat)
        assert self.placed is not None
        for beaten in list(field.beaten_by(self.placed)):
            coaster = field.spots[beaten].top.coaster.id
            happened.append(facts.Flipped(beaten, coaster, team_of(seat)))
            field = field.flip(beaten, team_of(seat))
        after = replace(self, field=field)
        return after._step(_AFTER_THE_COMPARISON, otherwise=Barman.type), tuple(happened)

    def _remove(self, seat: Seat, cell: Cell | None) -> tuple[Self, tuple[Fact, ...]]:
        after = replace(self, phase=Barman.type)
        if cell is None:
            return after, ()
        spot = self.field.spots[cell]
        gone = spot.top.coaster.id
        after = replace(after, field=self.field.lift(cell), discard=(*self.discard, gone))
        return after, (facts.Removed(seat, cell, gone, spot.token),)

    def _swap(self, seat: Seat, cells: tuple[Cell, Cell] | None) -> tuple[Self, tuple[Fact, ...]]:
        after = replace(self, phase=Barman.type)
        if cells is None:
            return after, ()
        return replace(after, field=self.field.swap(*cells)), (facts.Swapped(seat, cells),)

    def _barman(self, seat: Seat, side: Side | None) -> tuple[Self, tuple[Fact, ...]]:
        if side is None:
            return self._end_turn(seat, ())
        return replace(self, barman=side)._end_turn(seat, (facts.BarmanMoved(seat, side),))

    def _smash(self, seat: Seat, cell: Cell | None) -> tuple[Self, tuple[Fact, ...]]:
        brawler, *waiting = self.brawlers
        if cell is None:
            return self._ask_brawlers(waiting, ())
        after = replace(self, field=self.field.smash(cell))
        return after._ask_brawlers(waiting, (facts.Smashed(seat, brawler, cell),))

    def _step(self, abilities: Mapping[Ability, str], *, otherwise: str) -> Self:
        """The step of the placed coaster's ability, unless one could only decline it."""
        assert self.placed is not None
        ability = self.field.spots[self.placed].top.coaster.ability
        step = abilities.get(ability) if self.game.pro and ability is not None else None
        if step is not None:
            asked = replace(self, phase=step)
            if asked._has_choice():
                return asked
        return replace(self, phase=otherwise)

    def _has_choice(self) -> bool:
        assert self.actor is not None
        return len(self.legal(self.actor)) > 1

    def _end_turn(self, seat: Seat, happened: tuple[Fact, ...]) -> tuple[Self, tuple[Fact, ...]]:
        """A complete field ends the game; under pro rules an empty hand does, too (TR-7)."""
        after = replace(self, placed=None)
        following = self.game.next_seat(seat)
        if self.field.complete or (self.game.pro and not self.hands[following]):
            return after._ask_brawlers(self._brawlers() if self.game.pro else (), happened)
        return replace(after, phase=Place.type, actor=following), happened

    def _brawlers(self) -> list[Cell]:
        """Team by team, the one that placed first first; each team's by y, then x (TR-11)."""
        second = 1 - team_of(self.starter)
        found = [
            (spot.top.team == second, cell.y, cell.x, cell)
            for cell, spot in self.field.spots.items()
            if spot.top.coaster.ability is Ability.BRAWLER
        ]
        return [cell for *_, cell in sorted(found)]

    def _ask_brawlers(
        self, waiting: Iterable[Cell], happened: tuple[Fact, ...]
    ) -> tuple[Self, tuple[Fact, ...]]:
        """Ask the next one that can smash a mug; after the last, count."""
        waiting = tuple(waiting)
        for place, brawler in enumerate(waiting):
            # A team is numbered like its lowest seat, which decides for it.
            decides = Seat(self.field.spots[brawler].top.team)
            asked = replace(self, phase=Smash.type, actor=decides, brawlers=waiting[place:])
            if asked._has_choice():
                return asked, happened
        scores = [scoring.score(self.field, team, pro=self.game.pro) for team in TEAMS]
        result = scoring.result(scores, self.game.seats)
        sets = tuple([score.sets for score in scores]) if self.game.pro else None
        after = replace(self, phase=None, actor=None, brawlers=(), result=result, sets=sets)
        return after, (*happened, GameEnded(result))


def _shared(position: Position) -> dict[str, Any]:
    return {each.name: getattr(position, each.name) for each in fields(Position)}


def _put(
    hands: tuple[tuple[str, ...], ...], seat: Seat, hand: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _without(coasters: tuple[str, ...], gone: str) -> tuple[str, ...]:
    return tuple([coaster for coaster in coasters if coaster != gone])
