"""What the browser client says: `say("key", { name, other: value })` in TypeScript and Svelte.

No parser of either language, only what it takes to find the arguments of a call.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

CALL = re.compile(r"(?<![\w.$])(?<!function )say\(")
KEY = re.compile(r"""(?:^|[?:])\s*(["'])([\w-]+)\1""")
"""A text that is the whole argument or a branch of `condition ? "this" : "that"`."""

OPENING, CLOSING, QUOTES = "([{", ")]}", "\"'`"


def said(source: str) -> Iterator[tuple[int, str, frozenset[str]]]:
    """The line, the key and the names of the parameters of everything that is said."""
    for call in CALL.finditer(source):
        line = source.count("\n", 0, call.start()) + 1
        key, *given = split(source[call.end() :])
        keys = [text for _, text in KEY.findall(key)]
        if not keys or key[-1] not in QUOTES:
            raise ValueError(f"line {line}: write this key out: {key}")
        params = given[0] if given else "{}"
        if not params.startswith("{"):
            raise ValueError(f"line {line}: write the parameters out: {params}")
        yield from [(line, each, frozenset(names(params))) for each in keys]


def names(params: str) -> Iterator[str]:
    """Of an object's fields: `{ name, other: value }`."""
    for field in split(params[1:]):
        name = field.partition(":")[0].strip()
        if not name.isidentifier():
            raise ValueError(f"write this parameter out: {field}")
        yield name


def split(source: str) -> list[str]:
    """What commas part, up to the bracket that closes what was open before."""
    parts, start, depth, quote = [], 0, 0, ""
    for place, sign in enumerate(source):
        if quote:
            quote = "" if sign == quote and source[place - 1] != "\\" else quote
        elif sign in QUOTES:
            quote = sign
        elif sign in OPENING:
            depth += 1
        elif sign in CLOSING and depth:
            depth -= 1
        elif depth == 0 and (sign == "," or sign in CLOSING):
            parts.append(source[start:place].strip())
            start = place + 1
            if sign != ",":
                break
    return [part for part in parts if part]
