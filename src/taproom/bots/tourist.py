"""The tourist: does anything that is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from taproom.bots.protocol import Budget, Decision, Reason, seen_as
from taproom.core import Action, View


class Tourist:
    name = "tourist"

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        del budget  # a whim takes no time
        seen_as(View, view)
        return Decision(random.choice(legal), Reason("whim"))
