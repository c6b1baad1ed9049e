from __future__ import annotations

import pytest
from said_in_browser import said


def found(source: str) -> list[tuple[str, set[str]]]:
    return [(key, set(params)) for _, key, params in said(source)]


def test_keys_and_parameters_are_read_from_a_call() -> None:
    assert found('<p>{say("web-close")}</p>') == [("web-close", set())]
    assert found("say('seat', { player, count: seats.map((s) => s[0], 1).length, })") == [
        ("seat", {"player", "count"})
    ]


def test_a_choice_between_two_keys_is_two_uses() -> None:
    source = 'say(mood === "good, really" ? "one" : "other", { why: say("inner") })'
    assert found(source) == [("one", {"why"}), ("other", {"why"}), ("inner", set())]


def test_the_line_is_told() -> None:
    assert [line for line, _, _ in said('\n\nsay("a") + say("b")\nsay("c")')] == [3, 3, 4]


def test_other_functions_are_left_alone() -> None:
    assert found("export function say(key: string) {}; sayRefusal(x); essay(1); it.say(2)") == []


@pytest.mark.parametrize(
    "source", ["say(key)", "say(`seat-${n}`)", 'say("seat", params)', 'say("seat", { ...params })']
)
def test_what_cannot_be_read_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match="write"):
        list(said(source))
