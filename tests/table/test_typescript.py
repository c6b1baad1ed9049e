"""The browser's types are written from the server's structs, and a stale file is noticed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from taproom.table import typescript, wire


class Tiny(wire.Sparse, tag="tiny"):
    long_name: int
    either: list[int | Literal["open"]]
    pair: tuple[int, str]
    any_thing: dict[str, Any]
    nested: list[wire.SeatInfo]
    maybe: str | None = None
    stage: wire.Stage = "over"


def test_a_struct_in_typescript() -> None:
    assert typescript._interface(Tiny).splitlines() == [
        "export interface Tiny {",
        '  type: "tiny";',
        "  longName: number;",
        '  either: (number | "open")[];',
        "  pair: [number, string];",
        "  anyThing: Record<string, unknown>;",
        "  nested: SeatInfo[];",
        "  maybe?: string | null;",
        "  stage?: Stage;",
        "}",
    ]


def test_what_typescript_has_no_word_for_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript._spelled(bytes)


def test_everything_on_the_wire_is_written() -> None:
    written = typescript.typescript()
    for name in ("Update", "TricksInfo", "TrollInfo", "Hello", "NewTable", "Problem"):
        assert f"export interface {name} {{" in written
    for name in ("FromServer", "FromBrowser", "Happened", "Command"):
        assert f"export type {name} = " in written


def test_a_stale_file_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wire" / "types.ts"
    assert typescript.main(["--check", str(file)]) == 1
    assert typescript.main([str(file)]) == 0
    assert typescript.main(["--check", str(file)]) == 0
    file.write_text(file.read_text("utf-8").replace("code: string;", "code: number;"), "utf-8")
    assert typescript.main(["--check", str(file)]) == 1
    assert "stale" in capsys.readouterr().err
