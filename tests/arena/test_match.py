"""Who sits where, and what one deal comes to."""

from __future__ import annotations

from collections import Counter

import pytest

from arena.matches import cards, troll, without_times
from taproom.arena import Match, play_deal
from taproom.bots import Budget
from taproom.core import BadSetup, Refusal

BOTS = ("rookie", "tourist")


@pytest.mark.parametrize("seats", range(2, 8))
def test_over_one_deal_every_bot_holds_every_seat_equally_often(seats: int) -> None:
    seatings = cards(seats=seats).seatings(3)
    held = Counter([(seat, bot) for seating in seatings for seat, bot in enumerate(seating)])
    assert len(set(held.values())) == 1
    assert len(held) == 2 * seats
    assert len(set(seatings)) == len(seatings)


def test_who_sits_beside_an_equal_changes_from_deal_to_deal() -> None:
    match = cards(seats=7)
    assert match.seatings(0) == [(0, 1, 0, 1, 0, 1, 0), (1, 0, 1, 0, 1, 0, 1)]
    assert match.seatings(1) == [(1, 0, 1, 0, 1, 0, 0), (0, 1, 0, 1, 0, 1, 1)]
    assert len({each for deal in range(7) for each in match.seatings(deal)}) == 2 * 7


def test_more_bots_than_places_meet_in_every_order() -> None:
    match = Match("half-pint", 2, {}, ("a", "b", "c"), "seed")
    assert sorted(match.seatings(0)) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_partners_in_the_troll_are_one_bot() -> None:
    assert troll(seats=4).seatings(0) == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize("match", [cards(), cards(game="muertos"), troll(), troll("pro", 4)])
def test_a_deal_is_the_same_whenever_it_is_played(match: Match) -> None:
    assert without_times(play_deal(match, 5)) == without_times(play_deal(match, 5))


def test_all_seatings_of_a_deal_get_the_same_cards() -> None:
    """Bots that never decide by the seat: then who sits where changes nothing but the places."""
    match = cards("tourist", "rookie")
    deal = play_deal(match, 0)
    assert {game.seats for game in deal.games} == set(match.seatings(0))
    # Chance belongs to the seat: a table of three tourists is the same from every seating.
    alone = Match("half-pint", 3, {"rounds": 1}, ("tourist",), "test")
    assert len({tuple(game.points) for game in play_deal(alone, 0).games}) == 1


def test_wins_of_a_game_add_up() -> None:
    for match in (cards(), troll()):
        for game in play_deal(match, 1).games:
            assert sum(game.won) == pytest.approx(1)


def test_pro_games_of_the_troll_differ_though_nothing_is_left_to_chance() -> None:
    match = troll("pro")
    points = {tuple(game.points) for number in range(6) for game in play_deal(match, number).games}
    assert len(points) > 2


@pytest.mark.parametrize("bots", [(), ("rookie",), ("rookie", "rookie")])
def test_one_bot_alone_is_no_match(bots: tuple[str, ...]) -> None:
    with pytest.raises(Refusal) as refused:
        Match.of("half-pint", 3, {}, bots, "seed", Budget())
    assert refused.value.code == "arena-bots"


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadSetup) as refused:
        Match.of("half-pint", 3, {}, ("rookie", "nobody"), "seed", Budget())
    assert refused.value.params["bot"] == "nobody"


def test_brawls_are_counted_for_those_who_brawl() -> None:
    """HP-8: in a brawl one seat has all the points, at least those of three tricks and 30 more."""
    deals = [play_deal(cards(seats=3), number) for number in range(40)]
    brawls = [
        game.seats[seat]
        for deal in deals
        for game in deal.games
        for seat, points in enumerate(game.points)
        if points >= 60 and points == sum(game.points)
    ]
    assert brawls
    counted = [sum(deal.habits[bot].brawls for deal in deals) for bot in (0, 1)]
    assert counted == [brawls.count(0), brawls.count(1)]
