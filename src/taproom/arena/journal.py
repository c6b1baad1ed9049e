"""The deals that are done, a line each: a match that was stopped goes on from here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, Generic, Protocol, TypeVar

import msgspec

from taproom.core import Refusal

_FORM: Final = 1


class Numbered(Protocol):
    @property
    def number(self) -> int: ...


Done = TypeVar("Done", bound=Numbered)


class _Head(msgspec.Struct):
    """The first line."""

    arena: int
    match: Any


class Journal(Generic[Done]):
    """Each deal is in it once, whoever played it and however often."""

    def __init__(self, path: Path, match: msgspec.Struct, kind: type[Done]) -> None:
        """Opens what is there, if it is of the same match; a line cut off by a crash is dropped."""
        self.path = path
        self.deals: dict[int, Done] = {}
        self._decode = msgspec.json.Decoder(kind).decode
        path.parent.mkdir(parents=True, exist_ok=True)
        head = msgspec.json.encode(_Head(_FORM, match)) + b"\n"
        written = path.read_bytes() if path.exists() else b""
        whole = written[: written.rfind(b"\n") + 1]
        if whole and whole.partition(b"\n")[0] + b"\n" != head:
            raise Refusal("arena-other-match", file=str(path))
        for deal in self._read(whole):
            self.deals[deal.number] = deal
        self._file: BinaryIO = path.open("ab")
        self._file.truncate(len(whole))
        if not whole:
            self._write(head)

    def _read(self, lines: bytes) -> Iterator[Done]:
        for number, line in enumerate(lines.splitlines()[1:], 2):
            try:
                yield self._decode(line)
            except msgspec.MsgspecError:
                raise Refusal("arena-journal", file=str(self.path), line=number) from None

    def add(self, deal: Done) -> None:
        if deal.number not in self.deals:
            self._write(msgspec.json.encode(deal) + b"\n")
            self.deals[deal.number] = deal

    def first(self, deals: int) -> list[Done]:
        """Of the first so many deals those that are done, in order."""
        return [self.deals[number] for number in sorted(self.deals) if number < deals]

    def missing(self, deals: int) -> list[int]:
        return [number for number in range(deals) if number not in self.deals]

    def close(self) -> None:
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
