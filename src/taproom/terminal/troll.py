"""A game of the Troll, told: who lays whom, what happens to the mugs, the field, the count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from taproom.core import Fact, GameEnded, Result, Seat, View
from taproom.games.troll import Barman, Cell, Team, TrollGame, TrollView
from taproom.games.troll.facts import (
    BarmanMoved,
    Drafted,
    DraftEnded,
    Flipped,
    Placed,
    Removed,
    Smashed,
    Stolen,
    Swapped,
    TokenMoved,
)
from taproom.games.troll.field import TEAMS, team_of
from taproom.games.troll.scoring import bonus
from taproom.i18n import Words
from taproom.i18n.names import coaster_described, coaster_name, listed
from taproom.terminal.drawing import Drawing
from taproom.terminal.happened import Happened, end_told
from taproom.terminal.lines import BLANK, Line, Tone, heading, wrapped

_TEAM_IDS: Final = ("swords", "axes")


@dataclass(frozen=True)
class TrollNarrator:
    game: TrollGame
    names: Sequence[str]
    words: Words

    def opening(self, view: View) -> list[Line]:
        assert isinstance(view, TrollView)
        words = self.words
        name = words.say("game-name", game=self.game.id)
        rules = words.say("rules-name", rules="pro" if self.game.pro else "basic")
        lines = wrapped(f"{name}, {rules}", Tone.TITLE)
        for team in TEAMS:
            players = listed(words, self._members(team))
            lines += wrapped(words.say("team-listed", team=_TEAM_IDS[team], players=players))
        for player, hand in zip(self.names, view.hands, strict=True):
            if hand:
                held = listed(words, [self._coaster(coaster) for coaster in hand])
                lines += wrapped(words.say("coasters-held", player=player, coasters=held))
        return [*lines, BLANK]

    def told(self, happened: Happened) -> list[Line]:
        """The barman's step ends a turn, moved or not: then the field is shown."""
        view = happened.view
        assert isinstance(view, TrollView)
        lines: list[Line] = []
        for fact in happened.facts:
            if not isinstance(fact, GameEnded):
                lines += self._told(fact, view)
        if happened.phase == Barman.type:
            lines += [*Drawing(self.words, self.names, view.field, view.barman).lines(), BLANK]
        if view.result is not None:
            lines += self._count(view, view.result)
        return lines

    def _told(self, fact: Fact, view: TrollView) -> list[Line]:
        match fact:
            case Drafted(seat, coaster):
                picked = self._described(coaster)
                said = self.words.say("coaster-drafted", player=self.names[seat], coaster=picked)
                return wrapped(said)
            case DraftEnded(discard, starter):
                left = listed(self.words, [self._coaster(coaster) for coaster in discard])
                said = self.words.say("draft-ended", coasters=left, player=self.names[starter])
                return [*wrapped(said), BLANK]
            case Placed():
                return self._placed(fact, view)
        return wrapped(self._step(fact, view), indent=2)

    def _placed(self, placed: Placed, view: TrollView) -> list[Line]:
        player, coaster = self.names[placed.seat], self._described(placed.coaster)
        under = view.field.spots[placed.cell].under
        if under:
            below = coaster_name(self.words, under[-1].coaster)
            said = self.words.say("coaster-placed-on", player=player, coaster=coaster, below=below)
        else:
            said = self.words.say("coaster-placed", player=player, coaster=coaster)
        lines = wrapped(said, Tone.TITLE)
        if placed.shapeshifter is not None:
            gone = self._coaster(placed.shapeshifter)
            lines += wrapped(self.words.say("shapeshifter-gone", shapeshifter=gone), indent=2)
        return lines

    def _step(self, fact: Fact, view: TrollView) -> str:
        """What follows the laying of a coaster, step by step."""
        words = self.words
        match fact:
            case Stolen(_, owner, _, to):
                assert view.placed is not None
                thief, loser = self._at(view, view.placed), self.names[owner]
                if to == "thief":
                    return words.say("token-stolen-onto", coaster=thief, player=loser)
                return words.say("token-stolen-off", coaster=thief, player=loser)
            case TokenMoved(seat, _, cell):
                where = self._at(view, cell)
                return words.say("token-moved", player=self.names[seat], coaster=where)
            case Flipped(_, coaster, team):
                turned = self._coaster(coaster)
                return words.say("coaster-flipped", coaster=turned, team=_TEAM_IDS[team])
            case Removed(_, _, coaster, token):
                gone = words.say("coaster-removed", coaster=self._coaster(coaster))
                if token is None:
                    return gone
                return f"{gone} {words.say('token-returned', player=self.names[token])}"
            case Swapped(_, (one, other)):
                return words.say(
                    "coasters-swapped", one=self._at(view, one), other=self._at(view, other)
                )
            case BarmanMoved(_, side):
                return words.say("barman-moved", side=side, barman=words.say("barman-name"))
            case Smashed(_, brawler, cell):
                return words.say(
                    "mug-smashed", brawler=self._at(view, brawler), coaster=self._at(view, cell)
                )
        raise TypeError(f"no fact of the Troll: {fact!r}")

    def _count(self, view: TrollView, result: Result) -> list[Line]:
        """Each team's mugs and sets, then who has won."""
        lines = heading(self.words.say("count-title"))
        for team in TEAMS:
            lines += wrapped(self._count_of(view, team, result.points[team]))
        return [*lines, BLANK, *end_told(self.words, self.game.id, self.names, result)]

    def _count_of(self, view: TrollView, team: Team, points: int) -> str:
        words = self.words
        made = view.sets[team] if view.sets else ()
        mugs = points - sum(bonus(each.size) for each in made)
        parts = [words.say("count-mugs", mugs=mugs)]
        for name, size in made:
            parts.append(words.say("count-set", type=name, size=size, bonus=bonus(size)))
        title = words.say("team-name", team=_TEAM_IDS[team])
        who = f"{title}, {listed(words, self._members(team))}"
        return words.say("count-team", team=who, points=points, parts=", ".join(parts))

    def _members(self, team: Team) -> list[str]:
        return [name for seat, name in enumerate(self.names) if team_of(Seat(seat)) == team]

    def _described(self, coaster: str) -> str:
        return coaster_described(self.words, self.game.coasters[coaster], pro=self.game.pro)

    def _coaster(self, coaster: str) -> str:
        return coaster_name(self.words, self.game.coasters[coaster])

    def _at(self, view: TrollView, cell: Cell) -> str:
        return coaster_name(self.words, view.field.spots[cell].top.coaster)
