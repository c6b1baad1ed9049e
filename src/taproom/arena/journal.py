"""The deals of a match that are done, a line each: a match that was stopped goes on from here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from taproom.arena.match import Match
from taproom.arena.playing import Deal, decode, encode
from taproom.core import Refusal

_FORM: Final = 1


class _Head(msgspec.Struct):
    """The first line."""

    arena: int
    match: Match


class Journal:
    """Each deal is in it once, whoever played it and however often."""

    def __init__(self, path: Path, match: Match) -> None:
        """Opens what is there, if it is of the same match; a line cut off by a crash is dropped."""
        self.path = path
        self.deals: dict[int, Deal] = {}
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

    def _read(self, lines: bytes) -> Iterator[Deal]:
        for number, line in enumerate(lines.splitlines()[1:], 2):
            try:
                yield decode(line)
            except msgspec.MsgspecError:
                raise Refusal("arena-journal", file=str(self.path), line=number) from None

    def add(self, deal: Deal) -> None:
        if deal.number not in self.deals:
            self._write(encode(deal) + b"\n")
            self.deals[deal.number] = deal

    def first(self, deals: int) -> list[Deal]:
        """Of the first so many deals those that are done, in order."""
        return [self.deals[number] for number in sorted(self.deals) if number < deals]

    def missing(self, deals: int) -> list[int]:
        return [number for number in range(deals) if number not in self.deals]

    def close(self) -> None:
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
