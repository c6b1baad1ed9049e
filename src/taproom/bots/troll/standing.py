"""How a team stands: the points on the field, as they are now."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from taproom.core import Seat
from taproom.games.troll import Field, Team, TrollView
from taproom.games.troll.field import team_of
from taproom.games.troll.scoring import bonus


@dataclass(frozen=True, slots=True)
class Table:
    """The view of one who is to act."""

    view: TrollView
    me: Seat

    @property
    def team(self) -> Team:
        return team_of(self.me)

    def lead(self, field: Field) -> int:
        """By how many points we are ahead, or behind."""
        pro, enemy = self.view.game.pro, Team(1 - self.team)
        return points(field, self.team, pro=pro) - points(field, enemy, pro=pro)


def points(field: Field, team: Team, *, pro: bool) -> int:
    """Mugs and plain sets. Cocktails are left to those who can count after a few beers."""
    counted = list(field.counted(team))
    mugs = sum([mugs for _, mugs in counted])
    if not pro:
        return mugs
    sizes = Counter([coaster.type for coaster, mugs in counted if mugs])
    return mugs + sum([bonus(size) for size in sizes.values()])
