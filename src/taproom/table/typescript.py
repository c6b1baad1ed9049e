"""Write the TypeScript types of the wire: `python -m taproom.table.typescript [--check] FILE`."""

from __future__ import annotations

import sys
import types
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from taproom.table import wire

HEADER: Final = "// Generated from the server's structs by `make wire`; not to be edited.\n"
_PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}
_NAMED: Final[dict[Any, str]] = {
    wire.GameId: "GameId",
    wire.Clock: "Clock",
    wire.Pace: "Pace",
    wire.Stage: "Stage",
    wire.CellPair: "CellPair",
    wire.Happened: "Happened",
    wire.FromServer: "FromServer",
    wire.Command: "Command",
    wire.FromBrowser: "FromBrowser",
}


def typescript() -> str:
    """All types, in the order in which the module has them."""
    bare = (msgspec.Struct, wire.Wire, wire.Sparse)
    structs = [
        each
        for each in vars(wire).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each not in bare
    ]
    interfaces = [_interface(each) for each in structs]
    aliases = [f"export type {name} = {_spelled(kind)};\n" for kind, name in _NAMED.items()]
    return "\n".join([HEADER, *aliases, *interfaces])


def _interface(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    hints = get_type_hints(struct)
    lines = [f'  type: "{config.tag}";'] if config.tag else []
    for field in msgspec.structs.fields(struct):
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {_type(hints[field.name])};")
    return f"export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _type(kind: Any) -> str:
    return _NAMED.get(kind) or _spelled(kind)


def _spelled(kind: Any) -> str:
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind is type(None):
        return "null"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(each) for each in inner))
    if origin is Literal:
        return " | ".join(f'"{each}"' for each in inner)
    if origin in (list, Sequence):
        item = _type(inner[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(map(_type, inner))}]"
    if origin is dict:
        return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    raise TypeError(f"no TypeScript for {kind!r}")


def main(arguments: list[str]) -> int:
    *flags, name = arguments
    file = Path(name)
    if "--check" in flags:
        stale = not file.exists() or file.read_text("utf-8") != typescript()
        if stale:
            sys.stderr.write(f"{file} is stale: run `make wire`.\n")
        return int(stale)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(typescript(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
