"""For everybody who tests against Taproom: random legal games, and what every game must keep.

`taproom.testing.strategies` needs Hypothesis (`pip install taproom[testing]`); the rest nothing.
"""

from taproom.testing.conformance import MOST_ACTIONS, Step, check_game, random_game

__all__ = ["MOST_ACTIONS", "Step", "check_game", "random_game"]
