"""Playing: does this play help to meet the prediction, now and with the cards it leaves?"""

from __future__ import annotations

from random import Random
from typing import Final

from taproom.bots.choosing import best_of
from taproom.bots.protocol import Decision, Reason
from taproom.bots.tricks.imagining import Rival, imagine
from taproom.bots.tricks.outlook import Outlook, bits, choices, outlook
from taproom.bots.tricks.situation import Situation
from taproom.bots.tricks.strongest import Strength, strengths
from taproom.bots.tricks.worth import brawl_worth, worth
from taproom.core import Seat
from taproom.games.tricks import Play, TricksView

_EAGER: Final = 0.85
"""How often one who wants tricks and can take this one does."""
_CONTENT: Final = 0.2
"""How often one who wants none takes it all the same."""
_LIKELY: Final = 0.5


def play(view: TricksView, legal: list[Play], me: Seat, random: Random) -> Decision:
    """The play that promises most, whether it wins this trick or not."""
    if len(legal) == 1:
        return Decision(legal[0], Reason("only"))
    game, now = view.game, view.round
    here = Situation.of(view, me)
    plays = strengths(legal, game)
    rival = imagine(now, game, max(here.cards_of_others, 1), random)

    def points(more: int) -> float:
        return worth(game, here.predicted, here.won + more, tricks=now.hand_size)

    after = outlook(len(here.hand), choices(here.hand, plays, rival, here.rivals), points)

    def promises(action: Play) -> float:
        chance = chance_to_win(plays[action], here, rival)
        won, lost = after_trick(action, here, after, me)
        return chance * won + (1 - chance) * lost

    action = best_of(legal, promises, random)
    return Decision(action, _reason(action, chance_to_win(plays[action], here, rival), here, me))


def chance_to_win(strength: Strength, here: Situation, rival: Rival) -> float:
    """The chance that nobody beats this play in the trick at hand."""
    if here.to_beat is not None and strength <= here.to_beat:
        return 0.0
    chance = 1.0
    for seat in here.later:
        willing = _EAGER if seat in here.wanting else _CONTENT
        chance *= 1 - willing * rival.can_beat(strength)
    return chance


def after_trick(action: Play, here: Situation, after: Outlook, me: Seat) -> tuple[float, float]:
    """What can be expected once this trick is won, and once it is lost."""
    everything = (1 << len(here.hand)) - 1
    rest = 0 if here.last_trick else everything ^ bits(action.hand, here.hand)
    lost, won = after[rest][:2]
    if here.brawling == me:
        won = brawl_worth(here.won + 1)
    elif here.brawling is not None:
        lost *= 1 - _danger(here)
    return won, lost


def _danger(here: Situation) -> float:
    """The chance of an opponent's brawl, which leaves us nothing (HP-8), if we let the trick go."""
    if here.winning == here.brawling:
        return 0.7
    return 0.4 if here.brawling in here.later else 0.0


def _reason(action: Play, chance: float, here: Situation, me: Seat) -> Reason:
    likely = chance > _LIKELY
    if likely and here.brawling is not None:
        return Reason("brawl" if here.brawling == me else "stop-brawl")
    if here.won < here.predicted:
        return Reason("win" if likely else "save")
    if likely:
        return Reason("forced")
    return Reason("duck") if len(action.hand) == 1 else Reason("burn", {"count": len(action.hand)})
