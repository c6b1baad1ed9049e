"""A transcript as people write it at a table, and back without loss; docs/notation.md teaches it.

What the notation has no words for is written as JSON: a field as `name = ...`, an entry of the
actions as `json ...`. So every JSON object can be written, and is read again exactly as it was.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from taproom.core import BadSetup, Refusal, quoted
from taproom.transcript.reading import parse

_NUMBER: Final = "(?:0|[1-9][0-9]{0,5})"
_CELL: Final = f"-?{_NUMBER},-?{_NUMBER}"
_CARD: Final = "[RYGBP](?:1[0-3]|[1-9])"
_CARDS: Final = f"{_CARD}(?: {_CARD})*"
_COASTER: Final = "[a-z][a-z0-9.-]*"
_WORD: Final = r"(?!(?:true|false|null)\b)[a-z][a-z0-9-]*"
_STRING: Final = r'"(?:[^"\\]|\\.)*+"'
_NAME: Final = f"{_WORD}|{_STRING}"

_FORMS: Final = {
    "title": "{game}, {seats} seats{first}",
    "predict": "predict {seat}:{tricks}",
    "bet": "bet {seat}>{on}",
    "draft": "draft {seat}:{coaster}",
    "play": "{seat} {hand}{row}",
    "place": "{seat} place {coaster} {cell}{as}",
    "steal": "{seat} steal {from}{to}",
    "mug": "{seat} mug {cell}",
    "remove": "{seat} remove {cell}",
    "swap": "{seat} swap {cells}",
    "barman": "{seat} barman {side}",
    "smash": "{seat} smash {cell}",
}
_PARTS: Final = {
    "game": _WORD,
    "seats": _NUMBER,
    "first": f"(?:, first seat {_NUMBER})?",
    "seat": _NUMBER,
    "tricks": _NUMBER,
    "on": f"{_NUMBER}|-",
    "coaster": _COASTER,
    "hand": _CARDS,
    "row": rf"(?: \+ {_CARDS})?",
    "cell": f"{_CELL}|-",
    "as": f"(?: as {_COASTER})?",
    "from": f"{_CELL}|-",
    "to": "(?: to (?:thief|off))?",
    "cells": f"{_CELL} {_CELL}|-",
    "side": "north|east|south|west|-",
}
_LEADS: Final = {"first": ", first seat ", "row": " + ", "as": " as ", "to": " to "}
_GROUPS: Final = {name: f"(?P<{name}>{pattern})" for name, pattern in _PARTS.items()}
_PATTERNS: Final = {kind: re.compile(form.format_map(_GROUPS)) for kind, form in _FORMS.items()}
_AROUND: Final = {"predict": " ", "bet": " ", "draft": " ", "play": ", "}
_IN_A_TURN: Final = ("steal", "mug", "remove", "swap", "barman")

_FIELD: Final = re.compile(f"({_NAME}) ?= ?(.+)")
_OPTION: Final = re.compile(f"option ({_NAME}) ?= ?(.+)")
_SEED: Final = re.compile(f"seed ({_STRING})")
_DEALT: Final = re.compile(f"(?:(deck|hand) ({_NUMBER})|discard):(.*)")
_LEFT_OUT: Final = object()
_WIDTH: Final = 79


class BadNotation(Refusal):
    """A line that cannot be read, by its number; or an object that cannot be written."""

    def __init__(self, reason: str, **params: str | int) -> None:
        super().__init__("bad-notation", reason, rule=None, **params)


def from_notation(text: str) -> dict[str, Any]:
    """The transcript. Any text is either read or refused."""
    fields = _Reading(text).fields
    return {name: value for name, value in fields.items() if value is not _LEFT_OUT}


def to_notation(transcript: Mapping[str, Any]) -> str:
    """The transcript, as JSON where the notation has no words for it."""
    try:
        return "".join([f"{_wrapped(line)}\n" for line in _lines(transcript)])
    except (RecursionError, ValueError) as beyond:  # deeper, or a number longer, than JSON can be
        raise BadNotation("unwritable") from beyond


class _Reading:
    """What the lines say, field by field."""

    def __init__(self, text: str) -> None:
        self.fields: dict[str, Any] = {"options": {}, "chance": {}, "actions": [], "trace": False}
        self._whole: set[str] = set()
        for self._line, statement in _statements(text):
            self._read(statement)

    def _read(self, text: str) -> None:
        if title := _read_form("title", text):
            for field, value in title.items():
                self._say(field, value)
        elif said := _FIELD.fullmatch(text):
            value = _LEFT_OUT if said[2] == "-" else self._value(said[2])
            self._say(str(self._value(said[1])), value)
        elif said := _OPTION.fullmatch(text):
            self._put("options", str(self._value(said[1])), self._value(said[2]))
        elif said := _SEED.fullmatch(text):
            self._put("chance", "seed", self._value(said[1]))
        elif said := _DEALT.fullmatch(text):
            self._deal(said[1] or "discard", int(said[2] or 0), said[3].split())
        else:
            self._act(text)

    def _deal(self, what: str, number: int, words: list[str]) -> None:
        """Decks and hands are numbered, so that none is forgotten."""
        for word in words:
            if not re.fullmatch(_CARD if what == "deck" else _COASTER, word):
                raise self._refusal(what, word)
        if what == "discard":
            self._put("chance", "discard", words)
        else:
            lists = self._part("chance").setdefault(f"{what}s", [])
            expected = len(lists) + (what == "deck")
            if number != expected:
                raise self._refusal("number", str(number), expected=expected)
            lists.append(words)

    def _act(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "json":
            self._part("actions").append(self._value(rest))
        elif word in ("predict", "bet", "draft"):
            for each in rest.split() or [""]:
                self._add(word, word, f"{word} {each}")
        elif re.match("[0-9]+ [a-z]", text):
            for step in rest.split(";"):
                self._add("step", "".join(step.split()[:1]), f"{word} {step.strip()}")
        elif re.match("[0-9]", text):
            for play in text.split(","):
                self._add("play", "play", re.sub(r" ?\+ ?", " + ", play.strip()))
        else:
            raise self._refusal("line" if "game" in self.fields else "title", text)

    def _add(self, reason: str, kind: str, text: str) -> None:
        action = _read_form(kind, text)
        if action is None:
            raise self._refusal(reason, text)
        self._part("actions").append([action.pop("seat"), {"type": kind, **action}])

    def _say(self, field: str, value: object) -> None:
        if field in self._whole or self.fields.get(field):
            raise self._refusal("twice", field)
        self.fields[field] = value
        self._whole.add(field)

    def _part(self, field: str) -> Any:
        """A field that several lines fill, unless one has said the whole of it."""
        if field in self._whole:
            raise self._refusal("twice", field)
        return self.fields[field]

    def _put(self, field: str, name: str, value: object) -> None:
        part = self._part(field)
        if name in part:
            raise self._refusal("twice", name)
        part[name] = value

    def _value(self, text: str) -> object:
        try:
            return text if re.fullmatch(_WORD, text) else parse(text)
        except BadSetup as broken:
            raise self._refusal("value", text) from broken

    def _refusal(self, reason: str, found: str, **params: int) -> BadNotation:
        shown = found if found.isprintable() else ascii(found)
        return BadNotation(reason, line=self._line, found=quoted(shown), **params)


def _statements(text: str) -> list[tuple[int, str]]:
    """With their lines, without comments; an indented line goes on with the one before."""
    found: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        said = re.sub(rf"({_STRING}?)|#.*|\s+", lambda match: match[1] or " ", line).strip()
        if said and line[0].isspace() and found:
            found[-1][1].append(said)
        elif said:
            found.append((number, [said]))
    return [(number, " ".join(parts)) for number, parts in found]


def _read_form(kind: str, text: str) -> dict[str, Any] | None:
    found = _PATTERNS[kind].fullmatch(text) if kind in _PATTERNS else None
    if found is None:
        return None
    words = found.groupdict()
    return {name: _meant(name, word) for name, word in words.items() if word or name == "row"}


def _meant(name: str, word: str) -> object:
    word = word.removeprefix(_LEADS.get(name, ""))
    if name in ("hand", "row", "cells") and word != "-":
        return [_meant("", each) for each in word.split()]
    if "," in word:
        return [int(number) for number in word.split(",")]
    return None if word == "-" else int(word) if word.isdigit() else word


def _write_form(kind: str, values: Mapping[Any, object]) -> str | None:
    """None if the form does not say exactly this."""
    words = {name: _word(value) for name, value in values.items()}
    parts = {name: word and _LEADS.get(name, "") + word for name, word in words.items()}
    text = _FORMS[kind].format_map(defaultdict(str, parts))
    return text if _read_form(kind, text) == values else None


def _word(value: object) -> str:
    """Nothing that the grammar knows, if the value is not as simple as that."""
    match value:
        case None:
            return "-"
        case str():
            return value
        case int() if not isinstance(value, bool) and abs(value) < 10**6:
            return str(value)
        case [int(x), int(y)]:
            return f"{_word(x)},{_word(y)}"
        case [[int(), int()] as one, [int(), int()] as other]:
            return f"{_word(one)} {_word(other)}"
        case [*words] if all(isinstance(each, str) for each in words):
            return " ".join(map(str, words))
    return "?"


def _lines(transcript: Mapping[str, Any]) -> Iterator[str]:
    rest = dict(transcript)
    for names in (("game", "seats", "first"), ("game", "seats")):
        if title := _write_form("title", {name: rest[name] for name in names if name in rest}):
            yield title
            rest = {name: value for name, value in rest.items() if name not in names}
            break
    yield from [f"{field} = -" for field in _Reading("").fields if field not in transcript]
    actions = rest.pop("actions") if isinstance(rest.get("actions"), list) else []
    for field, value in rest.items():
        lines = _setting_lines(field, value)
        yield from lines if _told(lines, field, value) else [f"{_value(field)} = {_value(value)}"]
    yield from _action_lines(actions)


def _told(lines: list[str], field: str, value: object) -> bool:
    """Do these lines say exactly this?"""
    try:
        said = _Reading("\n".join(lines)).fields.get(field, _LEFT_OUT)
    except BadNotation:
        return False
    return type(said) is type(value) and said == value


def _setting_lines(field: str, value: object) -> list[str]:
    match field, value:
        case "options", dict():
            return [f"option {_value(name)} = {_value(each)}" for name, each in value.items()]
        case "chance", {"seed": seed}:
            return [f"seed {_json(seed)}"]
        case "chance", {"decks": [*decks]}:
            return [f"deck {number}: {_word(deck)}" for number, deck in enumerate(decks, 1)]
        case "chance", {"hands": [*hands], "discard": discard}:
            dealt = [f"hand {seat}: {_word(hand)}" for seat, hand in enumerate(hands)]
            return [*dealt, f"discard: {_word(discard)}"]
    return []


def _action_lines(actions: list[Any]) -> Iterator[str]:
    """In one line: once around the table, or the turn of a seat. Blank lines between chapters."""
    line, before, seats, rounds = "", "", set[int](), 0
    for kind, seat, text in map(_action, actions):
        around = kind in _AROUND and kind == before and seat not in seats
        in_turn = kind in _IN_A_TURN and before in ("place", *_IN_A_TURN) and seats == {seat}
        if around or in_turn:
            line += _AROUND.get(kind, "; ") + (text if kind == "play" else text.partition(" ")[2])
            seats.add(seat)
        else:
            yield line
            if line and (kind == "predict" or before == "draft" != kind):
                yield ""
            if kind == "predict":
                yield f"# round {(rounds := rounds + 1)}"
            line, seats = text, {seat}
        before = kind
    if actions:
        yield line


def action_notation(seat: int, action: Mapping[str, Any]) -> str:
    """One action, as a line of notation."""
    return _action([seat, action])[2]


def _action(entry: object) -> tuple[str, int, str]:
    """The kind, the seat and the words."""
    match entry:
        case [int(seat), {"type": str(kind), **fields}] if kind in _FORMS and "seat" not in fields:
            if text := _write_form(kind, {"seat": seat, **fields}):
                return kind, seat, text
    return "json", 0, f"json {_json(entry)}"


def _value(value: object) -> str:
    return value if isinstance(value, str) and re.fullmatch(_WORD, value) else _json(value)


def _json(value: object) -> str:
    """On one line, and letters as letters, unless they are invisible or half a letter."""
    text = json.dumps(value, ensure_ascii=False)
    if not text.isprintable() and json.loads(escaped := json.dumps(value)) == value:
        text = escaped
    return re.sub(f"({_STRING})|Infinity", lambda match: match[1] or "1e999", text)


def _wrapped(line: str) -> str:
    first, *more = re.findall(f'(?:{_STRING}|[^ "])+', line) or [""]
    lines = [first]
    for word in more:
        if len(lines[-1]) + 1 + len(word) > _WIDTH:
            lines.append(f"  {word}")
        else:
            lines[-1] += f" {word}"
    return "\n".join(lines)
