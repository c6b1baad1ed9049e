"""Half-Pint Heroes and Poker de los Muertos: one family of rules, two editions."""

from taproom.games.tricks.actions import Bet, Play, Predict
from taproom.games.tricks.cards import CARD_NAMED, DECK, SUITS, Card, Hand
from taproom.games.tricks.combinations import Combination, RowGroups, combination_of
from taproom.games.tricks.editions import HALF_PINT, MUERTOS, Edition
from taproom.games.tricks.game import TricksGame
from taproom.games.tricks.round import OPEN, Played, Round, Trick
from taproom.games.tricks.state import TricksState
from taproom.games.tricks.view import SeenRound, TricksView

__all__ = [
    "CARD_NAMED",
    "DECK",
    "HALF_PINT",
    "MUERTOS",
    "OPEN",
    "SUITS",
    "Bet",
    "Card",
    "Combination",
    "Edition",
    "Hand",
    "Play",
    "Played",
    "Predict",
    "Round",
    "RowGroups",
    "SeenRound",
    "Trick",
    "TricksGame",
    "TricksState",
    "TricksView",
    "combination_of",
]
