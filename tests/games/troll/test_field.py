"""TR-2, TR-3, TR-4, TR-6: the field by itself."""

from __future__ import annotations

import pytest

from taproom.core import Seat
from taproom.games.troll import Cell, Field, Laid, Seating, Side, Spot, Team
from taproom.games.troll.field import team_of

from .drawing import COASTERS, draw

NORTH, EAST, SOUTH, WEST = Side


def why_not(field: Field, x: int, y: int, barman: Side | None = None) -> tuple[object, ...] | None:
    refusal = field.refusal(Cell(x, y), barman)
    if refusal is None:
        return None
    return refusal.code, refusal.reason, refusal.rule, refusal.params


def code(field: Field, x: int, y: int, barman: Side | None = None) -> str | None:
    refusal = field.refusal(Cell(x, y), barman)
    return None if refusal is None else refusal.code


def test_sides_run_clockwise() -> None:
    assert [side.value for side in Side] == ["north", "east", "south", "west"]
    assert [side.opposite for side in Side] == [SOUTH, WEST, NORTH, EAST]


def test_tr2_x_runs_east_and_y_runs_south() -> None:
    cell = Cell(3, 5)
    beside = [cell.beside(side) for side in Side]
    assert beside == [Cell(3, 4), Cell(4, 5), Cell(3, 6), Cell(2, 5)]


def test_cells_are_written_as_in_transcripts() -> None:
    assert str(Cell(0, -1)) == "[0, -1]"


def test_tr12_teams() -> None:
    assert [team_of(Seat(seat)) for seat in range(4)] == [0, 1, 0, 1]


CLOCK = {"top": 1, "right": 2, "bottom": 3, "left": 4}


@pytest.mark.parametrize(
    ("seating", "placer", "facing"),
    [
        # What faces north, east, south, west.
        ("opposite", 0, "top right bottom left"),
        ("opposite", 1, "bottom left top right"),
        ("opposite", 2, "top right bottom left"),
        ("opposite", 3, "bottom left top right"),
        ("side-by-side", 0, "top right bottom left"),
        ("side-by-side", 1, "top right bottom left"),
        ("side-by-side", 2, "top right bottom left"),
        ("side-by-side", 3, "top right bottom left"),
        ("corner", 0, "top right bottom left"),
        ("corner", 1, "right bottom left top"),
        ("corner", 2, "top right bottom left"),
        ("corner", 3, "right bottom left top"),
    ],
)
def test_tr2_a_coaster_lies_with_its_bottom_towards_its_player(
    seating: str, placer: int, facing: str
) -> None:
    field = draw(f"clock{placer}", seating=Seating(seating))
    shown = [field.toughness(Cell(0, 0), side) for side in Side]
    assert shown == [CLOCK[name] for name in facing.split()]


@pytest.mark.parametrize("seating", list(Seating))
@pytest.mark.parametrize("placer", [0, 1])
def test_tr2_a_flip_does_not_change_the_facing(seating: Seating, placer: int) -> None:
    field = draw(f"clock{placer}", seating=seating)
    flipped = field.flip(Cell(0, 0), Team(1 - placer))
    assert flipped.spots[Cell(0, 0)].top.team == 1 - placer
    for side in Side:
        assert flipped.toughness(Cell(0, 0), side) == field.toughness(Cell(0, 0), side)


def test_tr2_the_first_coaster_is_at_0_0_and_nowhere_else() -> None:
    empty = draw(".")
    assert code(empty, 0, 0) is None
    for x, y in [(0, 1), (1, 0), (-1, 0), (0, -1), (5, 5)]:
        expected = ("cell-apart", "first", "TR-2", {"cell": f"[{x}, {y}]"})
        assert why_not(empty, x, y) == expected
    assert empty.free_cells() == (Cell(0, 0),)


def test_tr3_a_coaster_is_laid_orthogonally_touching_another() -> None:
    one = draw("mid0")
    assert [code(one, *Cell(0, 0).beside(side)) for side in Side] == [None] * 4
    assert why_not(one, 1, 1) == ("cell-apart", None, "TR-3", {"cell": "[1, 1]"})
    assert code(one, 2, 0) == "cell-apart"
    assert code(one, -1, -1) == "cell-apart"


def test_tr3_a_taken_cell_names_what_lies_on_top() -> None:
    field = draw("small0/mid0")
    expected = ("cell-taken", None, "TR-3", {"cell": "[0, 0]", "coaster": "mid"})
    assert why_not(field, 0, 0) == expected


def test_tr3_the_field_is_never_wider_or_higher_than_3() -> None:
    wide = draw("mid0 mid0 mid0")
    assert why_not(wide, 3, 0) == ("field-limit", None, "TR-3", {"cell": "[3, 0]", "limit": 3})
    assert code(wide, -1, 0) == "field-limit"
    assert code(wide, 2, 1) is None
    high = draw("mid0\nmid0\nmid0")
    assert code(high, 0, 3) == "field-limit"
    assert code(high, 0, -1) == "field-limit"
    assert code(high, 1, 2) is None
    assert code(draw("mid0 mid0"), 2, 0) is None
    assert code(draw("mid0\nmid0"), 0, -1) is None


def test_tr12_with_four_players_the_limit_is_4() -> None:
    assert code(draw("mid0 mid0 mid0", limit=4), 3, 0) is None
    wide = draw("mid0 mid0 mid0 mid0", limit=4)
    assert why_not(wide, 4, 0) == ("field-limit", None, "TR-3", {"cell": "[4, 0]", "limit": 4})


def test_tr3_the_whole_field_counts_not_the_line() -> None:
    """Three columns lie already, so the second row cannot begin in a fourth."""
    field = draw("mid0 mid0 mid0\nmid0 . .")
    assert code(field, -1, 1) == "field-limit"
    assert code(field, 3, 0) == "field-limit"


def test_tr3_after_a_removal_the_field_is_what_still_lies_there() -> None:
    field = draw("mid0 mid0 mid0").lift(Cell(0, 0))
    assert code(field, 3, 0) is None
    assert code(field, 0, 0) is None
    assert code(field, -1, 0) == "field-limit"
    apart = draw("mid0 mid0 mid0").lift(Cell(1, 0))
    assert code(apart, 1, 0) is None
    assert code(apart, 3, 0) == "field-limit"


@pytest.mark.parametrize(
    ("barman", "open_cells"),
    [
        (None, {(0, -1), (1, -1), (2, 0), (1, 1), (0, 2), (-1, 1), (-1, 0)}),
        (NORTH, {(2, 0), (1, 1), (0, 2), (-1, 1), (-1, 0)}),
        (EAST, {(0, -1), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, 0)}),
        (SOUTH, {(0, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-1, 0)}),
        (WEST, {(0, -1), (1, -1), (2, 0), (1, 1), (0, 2)}),
    ],
)
def test_tr4_nothing_is_laid_beyond_the_edge_on_the_barmans_side(
    barman: Side | None, open_cells: set[tuple[int, int]]
) -> None:
    field = draw("mid0 mid0\nmid0 .")
    around = [(x, y) for x in range(-3, 5) for y in range(-3, 5)]
    assert {at for at in around if code(field, *at, barman) is None} == open_cells
    assert {at for at in field.free_cells() if code(field, *at, barman) is None} == open_cells


@pytest.mark.parametrize(
    ("barman", "x", "y"), [(NORTH, 0, -1), (EAST, 1, 0), (SOUTH, 0, 1), (WEST, -1, 0)]
)
def test_tr4_the_refusal_names_the_side(barman: Side, x: int, y: int) -> None:
    expected = {"cell": f"[{x}, {y}]", "side": barman.value}
    assert why_not(draw("mid0"), x, y, barman) == ("barman-line", None, "TR-4", expected)


def test_tr4_the_edge_is_that_of_the_field_as_it_lies_now() -> None:
    """He bounds the field, not a spot: when the north row goes, the line comes down with it."""
    field = draw(". mid0\nmid0 mid0")
    assert code(field, 0, 0, NORTH) is None
    assert code(field.lift(Cell(1, 0)), 0, 0, NORTH) == "barman-line"


def test_refusals_come_in_the_order_of_the_format() -> None:
    """cell-taken, field-limit, barman-line, cell-apart: the first that applies."""
    field = draw("mid0 mid0 mid0")
    assert code(field, 1, 0, NORTH) == "cell-taken"
    assert code(field, 5, -1, NORTH) == "field-limit"
    assert code(field, 1, -2, NORTH) == "barman-line"
    assert code(field, 1, 2, NORTH) == "cell-apart"


def test_a_far_away_cell_is_named_in_short() -> None:
    refusal = draw("mid0").refusal(Cell(10**300, 0), None)
    assert refusal is not None
    assert len(str(refusal.params["cell"])) < 100


def test_free_cells_touch_a_coaster_and_come_once() -> None:
    field = draw("mid0 mid0\n. mid0")
    free = field.free_cells()
    assert len(free) == len(set(free))
    assert set(free) == {(0, -1), (1, -1), (2, 0), (2, 1), (1, 2), (0, 1), (-1, 0)}


def test_touching_is_orthogonal() -> None:
    field = draw("mid0 mid0 mid0\nmid0 mid0 .\nmid0 . mid0")
    assert field.touching(Cell(1, 1)) == (Cell(1, 0), Cell(0, 1))
    assert set(field.touching(Cell(2, 1))) == {(2, 0), (2, 2), (1, 1)}
    assert field.touching(Cell(9, 9)) == ()


def test_tr7_complete() -> None:
    full = draw("mid0 mid0 mid0\nmid0 mid0 mid0\nmid0 mid0 mid0")
    assert full.complete
    assert not full.lift(Cell(1, 1)).complete
    assert not draw("mid0").complete
    rows = "\n".join(["mid0 mid0 mid0 mid0"] * 4)
    assert draw(rows, limit=4).complete
    assert not draw("mid0 mid0 mid0\nmid0 mid0 mid0\nmid0 mid0 mid0", limit=4).complete


def test_tr6_lower_facing_sides_are_beaten_equal_ones_are_not() -> None:
    """mid has 5 all round; clock0 shows 1 north, 2 east, 3 south, 4 west."""
    assert list(draw("weak1 mid0").beaten_by(Cell(1, 0))) == [Cell(0, 0)]
    assert list(draw("mid1 mid0").beaten_by(Cell(1, 0))) == []
    assert list(draw("tough1 mid0").beaten_by(Cell(1, 0))) == []


@pytest.mark.parametrize(
    ("text", "cell", "beats"),
    [
        # The placed clock0: against 2 in the east it needs more, and so on round the clock.
        ("small1\nclock0", (0, 1), False),  # 1 north against 2
        ("clock0 small1", (0, 0), False),  # 2 east against 2
        ("clock0\nsmall1", (0, 0), True),  # 3 south against 2
        ("small1 clock0", (1, 0), True),  # 4 west against 2
        # A placed mid against clock1, which lies turned: 3 north, 4 east, 1 south, 2 west.
        ("clock1\nthief0", (0, 1), True),  # 4 against its south, 1
        ("thief0\nclock1", (0, 0), True),  # 4 against its north, 3
        ("clock1 thief0", (1, 0), False),  # 4 against its east, 4
        ("thief0 clock1", (0, 0), True),  # 4 against its west, 2
    ],
)
def test_tr6_facing_sides_are_compared(text: str, cell: tuple[int, int], *, beats: bool) -> None:
    assert bool(list(draw(text).beaten_by(Cell(*cell)))) is beats


def test_tr6_all_beaten_sides_at_once_but_only_enemies() -> None:
    field = draw(". weak1 .\nweak0 mid0 weak0>1\n. weak1>0 .")
    assert list(field.beaten_by(Cell(1, 1))) == [Cell(1, 0), Cell(2, 1)]


def test_tr6_a_token_gives_one_more_to_every_side() -> None:
    assert list(draw("mid1 mid0*0").beaten_by(Cell(1, 0))) == [Cell(0, 0)]
    assert list(draw("mid1 mid0*1").beaten_by(Cell(1, 0))) == [Cell(0, 0)]
    assert list(draw("mid1*0 mid0*1").beaten_by(Cell(1, 0))) == []
    assert list(draw("thief1*0 mid0").beaten_by(Cell(1, 0))) == []
    assert [draw("mid0*0").toughness(Cell(0, 0), side) for side in Side] == [6] * 4


def test_tr11_of_a_stack_the_top_compares() -> None:
    assert list(draw("tiny1/tough1 mid0").beaten_by(Cell(1, 0))) == []
    assert list(draw("tiny0/weak1 mid0").beaten_by(Cell(1, 0))) == [Cell(0, 0)]


def test_a_spot() -> None:
    spot = draw("small0/tiny0/mid1*1!").spots[Cell(0, 0)]
    assert spot.top == Laid(COASTERS["mid"], Seat(1), Team(1))
    assert [laid.coaster.id for laid in spot.under] == ["small", "tiny"]
    assert (spot.token, spot.smashed, spot.mugs) == (1, 1, 1)
    assert Spot((spot.top,)).mugs == 2


def test_laying_on_a_free_cell_and_on_a_stack_keeps_the_token() -> None:
    mid = Laid(COASTERS["mid"], Seat(1), Team(1))
    field = draw("small1*0 weak0")
    assert field.lay(Cell(0, 0), mid) == draw("small1/mid1*0 weak0")
    assert field.lay(Cell(2, 0), mid) == draw("small1*0 weak0 mid1")
    assert field == draw("small1*0 weak0")


def test_lifting_takes_the_top_and_its_token() -> None:
    field = draw("small1/mid1*0 weak0*1")
    assert field.lift(Cell(0, 0)) == draw("small1 weak0*1")
    assert field.lift(Cell(1, 0)) == draw("small1/mid1*0 .")


def test_flipping_changes_the_team_of_the_top_alone() -> None:
    field = draw("small0/mid1*0")
    assert field.flip(Cell(0, 0), Team(0)) == draw("small0/mid1>0*0")


def test_swapping_moves_tops_with_their_tokens() -> None:
    field = draw("small0/mid1>0*1 . weak0")
    assert field.swap(Cell(0, 0), Cell(2, 0)) == draw("small0/weak0 . mid1>0*1")
    assert field.swap(Cell(2, 0), Cell(0, 0)) == draw("small0/weak0 . mid1>0*1")


def test_a_token_is_moved_from_wherever_it_stood() -> None:
    field = draw("mid0*0 weak0 tough1*1")
    assert field.put_token(Cell(1, 0), Seat(0)) == draw("mid0 weak0*0 tough1*1")
    assert draw("mid0 weak0").put_token(Cell(1, 0), Seat(1)) == draw("mid0 weak0*1")
    assert field.take_token(Cell(2, 0)) == draw("mid0*0 weak0 tough1")
    assert field.cell_of_token(Seat(0)) == Cell(0, 0)
    assert field.cell_of_token(Seat(1)) == Cell(2, 0)
    assert draw("mid0").cell_of_token(Seat(0)) is None


def test_smashing() -> None:
    field = draw("mid0*1 weak0")
    assert field.smash(Cell(0, 0)) == draw("mid0*1! weak0")
    assert field.smash(Cell(0, 0)).smash(Cell(0, 0)) == draw("mid0*1!! weak0")


def test_tr11_covered_coasters_count_for_their_team() -> None:
    field = draw("small0/mid1>0! tiny1/weak0 mid1!!")
    ours = [(coaster.id, mugs) for coaster, mugs in field.counted(Team(0))]
    theirs = [(coaster.id, mugs) for coaster, mugs in field.counted(Team(1))]
    assert sorted(ours) == [("mid", 1), ("small", 1), ("weak", 1)]
    assert sorted(theirs) == [("mid", 0), ("tiny", 1)]


def test_equal_fields_hash_alike() -> None:
    assert hash(draw("mid0 weak1")) == hash(draw("mid0 .").lay(Cell(1, 0), _laid("weak", 1)))
    assert hash(draw("mid0 weak1")) != hash(draw("mid0 weak0"))


def _laid(name: str, seat: int) -> Laid:
    return Laid(COASTERS[name], Seat(seat), Team(seat))
