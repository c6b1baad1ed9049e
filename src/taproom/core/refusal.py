"""Refusals: what was wrong as a code and parameters, never as prose. The edges translate."""

from __future__ import annotations

from typing import Any

Param = str | int

_LONGEST_QUOTE = 40


def quoted(given: object) -> str:
    """A refused value as JSON shows it, short enough to stand in a sentence, whatever it is."""
    match given:
        case str():
            text = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in given[:99])
        case None:
            text = "null"
        case bool():
            text = str(given).lower()
        case int() | float():
            text = str(given)
        case dict():
            text = "{…}"
        case _:
            text = "[…]"
    return text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"


class Refusal(Exception):
    """Something was refused, and nothing has changed.

    `code` is part of the transcript format and never changes. `reason` tells apart what one code
    covers ("bad-action" is a missing field as well as a card named twice) and picks the sentence.
    `rule` is the number of the rule in docs/rules.md that forbids it, if one does.
    """

    def __init__(
        self,
        code: str,
        reason: str | None = None,
        *,
        rule: str | None = None,
        **params: Param,
    ) -> None:
        super().__init__(code, reason, rule, params)
        self.code = code
        self.reason = reason
        self.rule = rule
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        """Bots decide in other processes; their refusals must come home."""
        return (_restored, (type(self), self.args, self.__dict__))

    def __str__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.params.items())
        cause = f" ({self.reason})" if self.reason else ""
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{self.code}{cause}{facts}{rule}"


class IllegalAction(Refusal):
    """The rules do not allow this action here and now."""


class BadSetup(Refusal):
    """There is no such game, or it cannot be played by so many."""

    def __init__(self, reason: str, **params: Param) -> None:
        super().__init__("bad-transcript", reason, rule=None, **params)


class BadOption(Refusal):
    """An option that the game does not have, or a value that it does not take."""

    def __init__(
        self, option: str, reason: str, *, rule: str | None = None, **params: Param
    ) -> None:
        super().__init__("bad-option", reason, rule=rule, option=quoted(option), **params)
        self.option = option


class BadChance(Refusal):
    """Scripted chance that is not whole: a card missing, named twice, or no deck for a round."""

    def __init__(self, reason: str, **params: Param) -> None:
        super().__init__("bad-chance", reason, rule=None, **params)


def _restored(kind: type[Refusal], args: tuple[Any, ...], fields: dict[str, Any]) -> Refusal:
    refusal = kind.__new__(kind, *args)
    refusal.__dict__.update(fields)
    return refusal
