"""The Troll as everybody sees it, in the form that travels, and what each step would do."""

from __future__ import annotations

from taproom.core import Fact, GameEnded, Seat
from taproom.games.troll import Cell, Place, Side, Spot, TrollGame, TrollState, facts
from taproom.games.troll.field import TEAMS, Field
from taproom.table import wire
from taproom.table.seen_tricks import result_info
from taproom.transcript import action_to_json


def troll_info(state: TrollState) -> wire.TrollInfo:
    """Nothing of it is hidden."""
    field = state.field
    by_row = sorted(field.spots.items(), key=lambda at: (at[0].y, at[0].x))
    return wire.TrollInfo(
        phase=state.phase,  # type: ignore[arg-type]
        actors=list(state.actors),
        pro=state.game.pro,
        limit=state.game.limit,
        starter=state.starter,
        turns=[field.turns(Seat(seat)) for seat in range(state.game.seats)],
        field=[_spot(field, cell, spot) for cell, spot in by_row],
        barman=None if state.barman is None else state.barman.value,
        hands=[list(hand) for hand in state.hands],
        open=list(state.open),
        discard=list(state.discard),
        placed=_cell(state.placed),
        smashing=_cell(state.smashing),
        tokens=[_cell(field.cell_of_token(Seat(seat))) for seat in range(state.game.seats)],
        points=[sum(mugs for _, mugs in field.counted(team)) for team in TEAMS],
        sets=None
        if state.sets is None
        else [[(made.name, made.size) for made in sets] for sets in state.sets],
        result=result_info(state.result),
    )


def _spot(field: Field, cell: Cell, spot: Spot) -> wire.SpotInfo:
    north, east, south, west = [field.toughness(cell, side) for side in Side]
    return wire.SpotInfo(
        cell=(cell.x, cell.y),
        coaster=spot.top.coaster.id,
        placer=spot.top.placer,
        team=spot.top.team,
        turned=field.turns(spot.top.placer),
        sides=(north, east, south, west),
        token=spot.token,
        mugs=spot.mugs,
        under=[wire.CoveredInfo(laid.coaster.id, laid.team) for laid in spot.under],
    )


def coasters_info(game: TrollGame) -> list[wire.CoasterInfo]:
    return [
        wire.CoasterInfo(
            coaster.id,
            coaster.name,
            coaster.role,
            coaster.level,
            coaster.mugs,
            coaster.type.value,
            (*coaster.sides,),
            None if coaster.ability is None else coaster.ability.value,
        )
        for coaster in game.coasters.values()
    ]


def troll_steps(state: TrollState, seat: Seat) -> list[wire.Step]:
    """Everything this seat may do now, with the coasters that it would flip."""
    steps = []
    for action in state.legal(seat):
        after, happened = state.act(seat, action)
        if isinstance(action, Place):
            # The comparison comes after the mug step: this is how it would end with the mug left.
            flips = list(after.field.beaten_by(action.cell))
        else:
            flips = [fact.cell for fact in happened if isinstance(fact, facts.Flipped)]
        steps.append(wire.Step(action_to_json(action), [(cell.x, cell.y) for cell in flips]))
    return steps


def troll_happened(fact: Fact) -> wire.Happened:  # noqa: C901
    match fact:
        case facts.Drafted(seat, coaster):
            return wire.Drafted(seat, coaster)
        case facts.DraftEnded(discard, starter):
            return wire.DraftEnded(list(discard), starter)
        case facts.Placed(seat, coaster, cell, shapeshifter):
            return wire.Placed(seat, coaster, _at(cell), shapeshifter)
        case facts.Stolen(seat, owner, source, to):
            return wire.Stolen(seat, owner, _at(source), to)
        case facts.TokenMoved(seat, source, cell):
            return wire.TokenMoved(seat, _cell(source), _at(cell))
        case facts.Flipped(cell, coaster, team):
            return wire.Flipped(_at(cell), coaster, team)
        case facts.Removed(seat, cell, coaster, token):
            return wire.Removed(seat, _at(cell), coaster, token)
        case facts.Swapped(seat, (one, other)):
            return wire.Swapped(seat, (_at(one), _at(other)))
        case facts.BarmanMoved(seat, side):
            return wire.BarmanMoved(seat, side.value)
        case facts.Smashed(seat, brawler, cell):
            return wire.Smashed(seat, _at(brawler), _at(cell))
        case GameEnded(result):
            ended = result_info(result)
            assert ended is not None
            return wire.GameEnded(ended)
    raise TypeError(f"no fact of the Troll: {fact!r}")


def _at(cell: Cell) -> tuple[int, int]:
    return (cell.x, cell.y)


def _cell(cell: Cell | None) -> tuple[int, int] | None:
    return None if cell is None else (cell.x, cell.y)


def troll_me(me: wire.Me, state: TrollState, seat: Seat) -> None:
    """Add what this seat may do now; nothing is known to it alone."""
    if seat in state.actors:
        me.steps = troll_steps(state, seat)
