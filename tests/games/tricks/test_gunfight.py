"""HP-9: gun fights.

Most rounds here are of one card each. Max wins the trick, so he meets with a 1, the others with a
0, and 6 is a miss for everybody.
"""

from __future__ import annotations

import pytest

from taproom.core import GameEnded, Result, Seat
from taproom.games.tricks import HALF_PINT, MUERTOS
from taproom.games.tricks.facts import Dealt
from taproom.games.tricks.half_pint import gunfight_result, gunfighters

from .dealing import LAURA, MAX, SVEN, Deal, Table, brawl_of, cards, finished, highest_first, pad

MEETS = (1, 0, 0)


def table_of(*deals: Deal, rounds: int = 10) -> Table:
    return Table(HALF_PINT, *deals, options={"rounds": rounds})


def marked(table: Table, *who: Seat) -> None:
    """A round of one trick in which these and nobody else meet their predictions."""
    table.one_trick(*[MEETS[seat] if seat in who else 6 for seat in range(3)])


def after_five(*who: Seat, rounds: int = 10, then: Deal | None = None, more: int = 5) -> Table:
    """The sixth round is dealt, with these in a gun fight."""
    quick = highest_first(3)
    table = table_of(*[quick] * 5, then or quick, *[quick] * more, rounds=rounds)
    for _ in range(5):
        marked(table, *who)
    assert table.round.number == 6
    assert table.round.gunfight == who
    return table


def test_five_marks_in_a_row() -> None:
    """HP-9: not after four; after exactly five the next round is a gun fight."""
    table = table_of(*[highest_first(3)] * 7)
    for number in range(1, 6):
        assert table.round.number == number
        assert table.round.gunfight == ()
        marked(table, LAURA)
    assert table.round.number == 6
    assert table.round.gunfight == (LAURA,)


def test_it_is_announced_with_the_deal() -> None:
    """HP-9: the facts of the play that ends the fifth round."""
    table = table_of(*[highest_first(3)] * 6)
    for _ in range(4):
        marked(table, MAX, SVEN)
    facts = table.one_trick(1, 6, 0)
    assert facts[-1] == Dealt(6, SVEN, 1, cards("P1"), (MAX, SVEN))


def test_a_gap_starts_the_count_again() -> None:
    """HP-9: in a row."""
    table = table_of(*[highest_first(3)] * 10)
    for number in range(1, 10):
        marked(table, *([] if number == 4 else [LAURA]))
    assert [done.gunfight for done in table.state.rounds] == [()] * 9 + [(LAURA,)]


def test_brawls_are_marks_too() -> None:
    """HP-9: X or B."""
    quick = highest_first(3)
    table = table_of(quick, quick, brawl_of(SVEN, 3), quick, quick, quick)
    marked(table, SVEN, MAX)
    marked(table, SVEN, MAX)
    table.brawl(0, 0, 6)
    marked(table, SVEN, MAX)
    marked(table, SVEN, MAX)
    assert table.round.gunfight == (SVEN,)


def test_who_marks_again_wins_the_game_at_once() -> None:
    """HP-9: without counting points, and without the bonus of HP-10."""
    table = after_five(LAURA)
    table.open(6, 0, 6, on=[LAURA, MAX, MAX])
    facts = table.trick("R13", "R12", "R11")
    expected = Result((LAURA,), (60, 300, 120), "gunfight")
    assert table.state.result == expected
    assert facts[-1] == GameEnded(expected)
    assert table.state.phase is None
    assert table.state.actors == ()
    assert len(table.state.rounds) == 6
    assert table.points == (10, 50, 20)
    assert table.marks == ("", "X", "")


def test_it_is_scored_for_the_record() -> None:
    """HP-9: points and marks of the deciding round are on the pad, of everyone."""
    table = after_five(LAURA)
    table.one_trick(1, 0, 6, on=[SVEN, SVEN, MAX])
    assert (table.points, table.marks) == ((40, 50, 0), ("X", "X", ""))
    assert table.state.result is not None
    assert table.state.result.points[MAX] == 5 * 10 + 40


def test_the_winner_need_not_have_the_most_points() -> None:
    """HP-9: points do not matter."""
    rounds = pad("20X 20X 20X 20X 20X 20X", "90 90 90 90 90 90")
    duel = rounds[-1]._replace(gunfight=(MAX,))
    assert gunfight_result((*rounds[:-1], duel)) == Result((MAX,), (120, 540), "gunfight")


def test_of_several_the_highest_prediction_wins() -> None:
    """HP-9: Max with his 1 against Sven with his 0."""
    table = after_five(MAX, SVEN)
    marked(table, MAX, SVEN)
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.by) == ((MAX,), "gunfight")


def test_only_who_marks_again_is_compared() -> None:
    """HP-9: a high prediction that was missed does not count."""
    table = after_five(MAX, LAURA, SVEN)
    table.one_trick(6, 0, 6)
    assert table.state.result is not None
    assert table.state.result.winners == (LAURA,)


def test_only_who_is_in_the_gun_fight_is_compared() -> None:
    """HP-9: another player's higher prediction, met, does not count."""
    table = after_five(SVEN)
    marked(table, MAX, SVEN)
    assert table.state.result is not None
    assert table.state.result.winners == (SVEN,)


def test_still_equal_they_share() -> None:
    """HP-9."""
    table = after_five(LAURA, SVEN)
    marked(table, LAURA, SVEN)
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.by) == ((LAURA, SVEN), "gunfight")


def test_two_of_three_share() -> None:
    """HP-9: the highest prediction, and it is not a zero."""
    duel = finished([2, 1, 2], [0, 1, 2, 0, 2])
    (line,) = pad("40X", "20X", "40X")
    duel = duel._replace(gunfight=(MAX, LAURA, SVEN), score=line.score)
    assert gunfight_result([duel]) == Result((MAX, SVEN), (40, 20, 40), "gunfight")


def test_nobody_marks_and_the_game_goes_on() -> None:
    """HP-9: the round is scored as usual; five marks are needed anew."""
    table = after_five(LAURA)
    marked(table, MAX)
    assert table.state.result is None
    assert table.round.number == 7
    assert table.round.gunfight == ()
    assert (table.points, table.marks) == ((40, 20, 0), ("X", "", ""))
    for number in (7, 8, 9, 10):
        assert table.round.gunfight == ()
        assert table.round.number == number
        marked(table, LAURA)
    assert table.state.result is not None
    assert table.state.result.by == "points"


def test_another_players_brawl_leaves_them_no_mark() -> None:
    """HP-9: also when the prediction was right."""
    table = after_five(LAURA, then=brawl_of(MAX, 3))
    table.brawl(3, 0, 0)
    assert table.marks == ("B", "", "")
    assert table.state.result is None
    assert table.round.number == 7
    assert table.round.gunfight == ()


def test_a_brawl_of_ones_own_wins() -> None:
    """HP-9: X or B; whatever was predicted."""
    table = after_five(MAX, LAURA, then=brawl_of(LAURA, 3))
    table.brawl(6, 0, 0)
    assert table.marks == ("", "B", "")
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.by) == ((LAURA,), "gunfight")


def test_one_more_round_if_it_comes_out_of_the_last() -> None:
    """HP-9: row 11 of the pad, here row 6 of a game of five; the start player moves on as ever."""
    table = after_five(LAURA, rounds=5, more=0)
    assert table.state.result is None
    assert [done.start for done in table.state.rounds] == [0, 1, 2, 0, 1, 2]
    marked(table, LAURA)
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.by) == ((LAURA,), "gunfight")


def test_row_eleven() -> None:
    """HP-9, HP-3: "last" is the chosen number of rounds, ten unless the table says otherwise."""
    quick = highest_first(3)
    table = Table(HALF_PINT, *[quick] * 11, options={"rounds": 10})
    for number in range(1, 11):
        marked(table, *([SVEN] if number > 5 else []))
    assert table.round.number == 11
    assert table.round.gunfight == (SVEN,)
    assert table.round.start == (10 % 3)


def test_nobody_wins_by_the_extra_round() -> None:
    """HP-9, HP-10: scored as usual; it counts for points, runs and tie-breaks."""
    table = after_five(MAX, rounds=5, more=0)
    assert [sum(column) for column in _columns(table)] == [200, 100, 0]
    table.one_trick(6, 0, 0, on=[LAURA, MAX, MAX])
    assert (table.points, table.marks) == ((10, 50, 50), ("", "X", "X"))
    assert table.state.result == Result((MAX,), (200 + 10 + 50, 100 + 50 + 10, 50 + 10), "points")
    assert len(table.state.rounds) == 6


def test_never_a_second_extra_round() -> None:
    """HP-9: even if the extra round would bring about another gun fight."""
    quick = highest_first(3)
    table = table_of(*[quick] * 7, rounds=5)
    marked(table, MAX)
    for _ in range(4):
        marked(table, MAX, SVEN)
    assert table.round.gunfight == (MAX,)
    marked(table, SVEN)
    assert gunfighters(table.state.rounds) == (SVEN,)
    assert len(table.state.rounds) == 6
    assert table.state.result is not None
    assert table.state.result.by == "points"


def test_no_extra_round_without_a_gun_fight() -> None:
    """HP-9: a gun fight in the last round that nobody wins ends the game with it."""
    table = after_five(LAURA, rounds=6)
    marked(table, MAX)
    assert len(table.state.rounds) == 6
    assert table.state.result is not None
    assert table.state.result.by == "points"


def test_an_extra_round_after_a_gun_fight_in_the_last() -> None:
    """HP-9: when another one comes out of it."""
    table = table_of(*[highest_first(3)] * 8, rounds=6)
    marked(table, LAURA)
    for _ in range(4):
        marked(table, LAURA, SVEN)
    assert table.round.gunfight == (LAURA,)
    marked(table, SVEN)
    assert table.round.number == 7
    assert table.round.gunfight == (SVEN,)
    marked(table, MAX)
    assert table.state.result is not None
    assert table.state.result.by == "points"


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_a_short_game_has_no_gun_fight(rounds: int) -> None:
    """HP-9: five rounds in a row."""
    table = table_of(*[highest_first(3)] * 5, rounds=rounds)
    for _ in range(rounds):
        marked(table, MAX, LAURA, SVEN)
    assert len(table.state.rounds) == rounds
    points = (30 * rounds, 40 * rounds, 40 * rounds)
    assert table.state.result == Result((LAURA, SVEN), points, "shared")


def test_who_is_in_a_gun_fight() -> None:
    """HP-9: marks in each of the last five rounds, whatever was before."""
    assert gunfighters(pad("1X 1X 1X 1X", "1 1 1 1")) == ()
    assert gunfighters(pad("1X 1B 1X 1X 1B", "1 1X 1X 1X 1X")) == (MAX,)
    assert gunfighters(pad("1 1B 1X 1X 1B 1X", "1X 1X 1X 1X 1X -")) == (MAX,)
    assert gunfighters(pad("1X 1X 1X 1X 1X", "1X 1X 1X 1X 1X")) == (MAX, LAURA)
    assert gunfighters(pad("1X 1X - 1X 1X", "1X 1X 1X 1X -")) == ()


def test_no_gun_fight_no_winner_by_it() -> None:
    """HP-9: marks alone do not win."""
    assert gunfight_result(pad("1X 1X 1X 1X 1X 1X")) is None


def test_no_gun_fights_among_the_dead() -> None:
    """PM-3: five predictions met are just that."""
    table = Table(MUERTOS, *[highest_first(3)] * 6)
    for _ in range(6):
        table.one_trick(1, 0, 0)
    assert [done.gunfight for done in table.state.rounds] == [()] * 6
    assert table.state.result == Result((MAX,), (12, 6, 6), "points")


def _columns(table: Table) -> list[tuple[int, ...]]:
    scores = [done.score.points for done in table.state.rounds if done.score]
    return list(zip(*scores, strict=True))
