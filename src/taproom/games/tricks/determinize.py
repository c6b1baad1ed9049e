"""From what a viewer knows to a random whole truth that agrees with it: what search needs."""

from __future__ import annotations

from random import Random

from taproom.core import Seat, Seeded, Viewer, clockwise
from taproom.games.tricks.cards import DECK, Card, Hand
from taproom.games.tricks.round import OPEN, Chip, Round
from taproom.games.tricks.state import HIGHEST_PREDICTION, TricksState
from taproom.games.tricks.view import SeenRound, TricksView


def determinized(view: TricksView, random: Random) -> TricksState:
    rounds = [_whole(each, view, random) for each in view.rounds]
    future = Seeded(f"{random.getrandbits(128):032x}")
    *past, now = rounds
    return TricksState(view.game, future, tuple(past), now, view.phase, view.actors, view.result)


def _whole(seen: SeenRound, view: TricksView, random: Random) -> Round:
    seats = list(clockwise(Seat(0), view.game.seats))
    held = _held(seen, view.viewer, random)
    dealt = [_dealt(seen, seat, view.viewer, held[seat], random) for seat in seats]
    return Round(
        number=seen.number,
        start=seen.start,
        gunfight=seen.gunfight,
        row=seen.row,
        dealt=tuple(dealt),
        hands=tuple([held[seat] for seat in seats]),
        predictions=tuple([_prediction(seen, seat, view.viewer, random) for seat in seats]),
        bets=_bets(seen, view, random) if view.game.chips else None,
        tricks=seen.tricks,
        ended=seen.ended,
        score=seen.score,
        toasts_at_once=seen.toasts_at_once,
        toasts_at_end=seen.toasts_at_end,
    )


def _held(seen: SeenRound, viewer: Viewer, random: Random) -> dict[Seat, Hand]:
    """The viewer's cards as they are; the others' at random from the cards never seen."""
    known = {*seen.row, *(seen.dealt or ())}
    known.update(
        card for trick in seen.tricks for played in trick.plays for card in played.play.hand
    )
    unseen = [card for card in DECK if card not in known]
    random.shuffle(unseen)
    held: dict[Seat, Hand] = {}
    for seat in clockwise(Seat(0), len(seen.cards_left)):
        if seat == viewer:
            held[seat] = seen.hand or ()
        else:
            held[seat] = tuple(unseen.pop() for _ in range(seen.cards_left[seat]))
    return held


def _dealt(seen: SeenRound, seat: Seat, viewer: Viewer, held: Hand, random: Random) -> Hand:
    """A hand as dealt: what it still holds and what it has played."""
    if seat == viewer and seen.dealt is not None:
        return seen.dealt
    plays = [played.play for trick in seen.tricks for played in trick.plays if played.seat == seat]
    cards: list[Card] = [*held, *(card for play in plays for card in play.hand)]
    random.shuffle(cards)
    return tuple(cards)


def _prediction(seen: SeenRound, seat: Seat, viewer: Viewer, random: Random) -> int | None:
    if seen.predictions is not None:
        return seen.predictions[seat]
    if seat == viewer or not seen.has_predicted[seat]:
        return seen.own_prediction if seat == viewer else None
    return random.randint(0, HIGHEST_PREDICTION)


def _bets(seen: SeenRound, view: TricksView, random: Random) -> tuple[Chip, ...]:
    """Chips not shown yet lie before a random opponent, or were kept where that is allowed."""
    if seen.bets is not None:
        return seen.bets
    bets: list[Chip] = []
    for seat in clockwise(Seat(0), view.game.seats):
        if seat == view.viewer:
            bets.append(seen.own_bet)
        elif not seen.has_bet[seat]:
            bets.append(OPEN)
        else:
            others = [other for other in clockwise(Seat(0), view.game.seats) if other != seat]
            keep = [] if view.game.must_bet else [None]
            bets.append(random.choice([*keep, *others]))
    return tuple(bets)
