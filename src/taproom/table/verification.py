"""Was a game dealt as it was promised? Anybody can ask, with nothing but its transcript."""

from __future__ import annotations

from collections.abc import Mapping

from taproom.core import Refusal
from taproom.table import fairness
from taproom.transcript import judge


class Unfair(Refusal):
    """What does not fit."""

    def __init__(self, reason: str, **params: str | int) -> None:
        super().__init__("unfair", reason, rule=None, **params)


def verify(given: object) -> None:
    """Raise what does not fit: the promise, the seed, or an action."""
    fair = given.get("fair") if isinstance(given, Mapping) else None
    if not isinstance(given, Mapping) or not isinstance(fair, Mapping):
        raise Unfair("no-promise")
    secret, words, promised = fair.get("secret"), fair.get("words"), fair.get("commitment")
    if not isinstance(secret, str) or not isinstance(words, list):
        raise Unfair("no-promise")
    if fairness.commitment(secret) != promised:
        raise Unfair("other-secret")
    if given.get("chance") != {"seed": fairness.seed(secret, [str(each) for each in words])}:
        raise Unfair("other-seed")
    verdict = judge(given, lambda refusal: refusal.code)
    if not verdict["ok"]:
        raise Unfair("illegal", at=verdict["at"] or 0, objection=verdict["error"]["code"])
