"""What is played, by whom, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any, Self

from msgspec import Struct

from taproom import games
from taproom.bots import Budget, bot
from taproom.core import Game, Refusal
from taproom.games.tricks import TricksGame


class Match(Struct, frozen=True):
    game_id: str
    seats: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: str
    budget: Budget = Budget()
    """For each decision."""

    @classmethod
    def of(
        cls,
        game_id: str,
        seats: int,
        options: Mapping[str, Any],
        bots: tuple[str, ...],
        seed: str,
        budget: Budget,
    ) -> Self:
        """Refuses a game that does not exist and bots that nobody knows, by name."""
        match = cls(game_id, seats, games.pinned(game_id, options), bots, seed, budget)
        if len(set(bots)) != len(bots) or len(bots) < 2:
            raise Refusal("arena-bots")
        for name in bots:
            bot(name, match.game.id)
        return match

    @property
    def game(self) -> Game:
        return games.game(self.game_id, self.seats, self.options)

    @property
    def teams(self) -> bool:
        """Do partners share a score (TR-12)? Then they are one bot."""
        return self.game_id == "troll"

    @property
    def brawls(self) -> bool:
        game = self.game
        return isinstance(game, TricksGame) and game.edition.brawls

    def seatings(self, deal: int) -> list[tuple[int, ...]]:
        """The place in `bots` of the one on each seat, for each game of a deal.

        All bots in turn around the table, begun with each, so that over one deal each of them holds
        every hand equally often. Where the turns do not come out even, somebody sits beside an
        equal: the table is turned from deal to deal, so that in time everybody does. More bots than
        places: each order of as many as fit.
        """
        places = 2 if self.teams else self.seats
        count = len(self.bots)
        if count > places:
            orders = list(permutations(range(count), places))
        else:
            orders = [
                tuple([((place + deal) % places + begun) % count for place in range(places)])
                for begun in range(count)
            ]
        return [tuple([order[seat % places] for seat in range(self.seats)]) for order in orders]
