"""Watch bots play one game: told as it goes, in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from taproom.bots.protocol import Bot, Budget, ask
from taproom.core import SPECTATOR, Game, Result, Seat, Seeded
from taproom.i18n import Words
from taproom.terminal.happened import Happened
from taproom.terminal.lines import Line, Tone, painted, wrapped
from taproom.terminal.narrator import narrator_of

NO_LIMIT: Final = Budget()
_SEEDS: Final = 2**32


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat, and what thinks there."""

    name: str
    bot: Bot


def watch(
    game: Game,
    players: Sequence[Player],
    words: Words,
    write: Callable[[str], None],
    chance: Seeded,
    first: Seat | None = None,
    pause: Callable[[], None] = lambda: None,
    *,
    budget: Budget = NO_LIMIT,
    colour: bool = False,
    reasons: bool = False,
) -> Result:
    """Play the game to its end. `write` gets each line, without its end, as `print` wants it.

    `pause` is called whenever something was told. With `reasons` the bots think aloud, but of
    secrets only once they are shown. The same chance gives the same game.
    """
    narrator = narrator_of(game, [player.name for player in players], words)

    def tell(lines: Iterable[Line]) -> None:
        for line in lines:
            write(painted(line) if colour else line.text)

    state = game.start(chance, first)
    randoms = [Random(chance.number(f"bot-{seat}", _SEEDS)) for seat in range(game.seats)]
    tell(narrator.opening(state.view(SPECTATOR)))
    thoughts: list[Line] = []
    while state.result is None:
        for seat in state.actors:
            decision = ask(players[seat].bot, state, seat, budget, randoms[seat])
            phase = state.phase
            state, facts = state.act(seat, decision.action)
            if reasons:
                why = words.reason(decision.reason.code, decision.reason.params)
                thoughts += wrapped(f"{players[seat].name}: {why}", Tone.ASIDE, indent=4)
            lines = narrator.told(Happened(phase, facts, state.view(SPECTATOR)))
            if lines:
                tell([*thoughts, *lines])
                thoughts.clear()
                pause()
    result: Result = state.result
    return result
