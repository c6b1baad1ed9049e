"""What OpenSpiel is told of the card games before one is played."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from taproom.env.numbering import ACTIONS
from taproom.games.tricks import DECK, HALF_PINT, MUERTOS, Edition, TricksGame
from taproom.games.tricks.game import FEWEST_SEATS, MOST_SEATS
from taproom.games.tricks.state import HIGHEST_PREDICTION

_POINTS: Final = {
    # No round has more than seven tricks, because no hand has more cards.
    HALF_PINT.id: (0, 10 * 7 + 10 * HIGHEST_PREDICTION + 20 + 20),  # two chips count (HP-7)
    MUERTOS.id: (-7 - 1, 2 * HIGHEST_PREDICTION + 1),  # a doubt is one point (PM-4, PM-5)
}


def game_info(rules: TricksGame) -> Any:
    hand = max([numbers.hand for numbers in rules.deals.values()])
    least, most = _POINTS[rules.edition.id]
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=len(DECK),
        num_players=rules.seats,
        min_utility=least,
        max_utility=most,
        max_game_length=rules.seats * (1 + rules.chips + hand),
    )


def _type(edition: Edition, long_name: str) -> Any:
    """The parameters are the options of a transcript that fit, and the seats."""
    options = {"bets": "together", "row-groups": edition.row_groups.value, "doubts": False}
    return pyspiel.GameType(
        short_name=f"taproom_{edition.id.replace('-', '_')}",
        long_name=f"{long_name}, one round",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=FEWEST_SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={
            "players": 4,
            **{name: value for name, value in options.items() if name in edition.options},
        },
    )


TYPES: Final = {
    HALF_PINT.id: _type(HALF_PINT, "Half-Pint Heroes"),
    MUERTOS.id: _type(MUERTOS, "Poker de los Muertos"),
}
