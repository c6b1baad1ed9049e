"""Games in a terminal: bots play, and the terminal tells what happens."""

from taproom.terminal.lines import wants_colour
from taproom.terminal.watch import Player, watch

__all__ = ["Player", "wants_colour", "watch"]
