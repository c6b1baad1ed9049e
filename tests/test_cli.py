"""The command, run as a user runs it: in a process of its own, with files and pipes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from taproom.games.tricks import CARD_NAMED

RECORDED = Path(__file__).parent / "recorded"


def taproom(
    *arguments: str, given: bytes = b"", **environ: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "taproom", *arguments],
        input=given,
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "LC_ALL": "C", **environ},
    )


def transcript(name: str) -> bytes:
    recording = json.loads((RECORDED / f"{name}.json").read_bytes())
    return json.dumps(recording["transcript"]).encode() + b"\n"


def test_the_referee_answers_every_line() -> None:
    lines = [transcript("muertos-points"), b"nonsense\n", b"\n", transcript("troll-basic-2-points")]
    done = taproom("referee", given=b"".join(lines))
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    assert [verdict["ok"] for verdict in verdicts] == [True, False, False, True]
    assert done.returncode == 1
    assert done.stderr == b""


def test_the_referee_reads_files(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(transcript("muertos-points") * 2)
    done = taproom("referee", str(file), str(file))
    assert len(done.stdout.splitlines()) == 4
    assert done.returncode == 0


def test_a_file_that_is_not_there_is_named_and_the_next_one_read(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(transcript("muertos-points"))
    done = taproom("referee", str(tmp_path / "none.jsonl"), str(tmp_path), str(file))
    assert len(done.stdout.splitlines()) == 1
    assert b"none.jsonl" in done.stderr
    assert b"Traceback" not in done.stderr
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "JSON"), ("de", "Zeile"), ("ru", "строк"), ("de-AT", "Zeile")]
)
def test_messages_come_in_the_language_of_the_reader(lang: str, word: str) -> None:
    done = taproom("referee", "--lang", lang, given=b"nonsense\n")
    assert word in json.loads(done.stdout)["error"]["message"]
    by_environment = taproom("referee", given=b"nonsense\n", LC_ALL=f"{lang}.UTF-8")
    assert by_environment.stdout == done.stdout


def test_an_unknown_language_is_refused() -> None:
    done = taproom("referee", "--lang", "tlh", given=b"")
    assert done.returncode == 2
    assert b"en, de, ru" in done.stderr


def test_a_text_that_is_none_still_gives_a_line() -> None:
    done = taproom("referee", given=rb'{"game": "\ud800", "seats": 2, "first": 0, "chance": {}, '
                   rb'"actions": [], "trace": false}' + b"\n")  # fmt: skip
    assert json.loads(done.stdout)["error"]["code"] == "bad-transcript"


def test_a_new_transcript_is_in_order(tmp_path: Path) -> None:
    deck = tmp_path / "deck.json"
    deck.write_text(json.dumps({name: [5, 3] for name in CARD_NAMED}))
    options = ["--option", "rounds=5", "--option", "bets=in-turn", "--deck", str(deck)]
    new = taproom("transcript", "new", "half-pint", "--seats", "3", "--seed", "any text", *options)
    assert new.returncode == 0
    verdict = json.loads(taproom("referee", given=new.stdout).stdout)
    assert verdict["ok"]
    assert verdict["rounds"][0]["hand"] == 5
    assert verdict["actors"] == [0, 1, 2]


@pytest.mark.parametrize(
    "arguments",
    [
        ("whist",), ("half-pint", "--seats", "9"), ("half-pint", "--option", "rounds=77"),
        ("half-pint", "--option", "nonsense"), ("half-pint", "--deck", "none.json"),
        ("troll", "--coasters", __file__), ("troll", "--first", "2"), ("troll", "--seats", "0"),
    ],
)  # fmt: skip
def test_a_transcript_that_cannot_be_is_refused_in_a_sentence(arguments: tuple[str, ...]) -> None:
    done = taproom("transcript", "new", *arguments)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.startswith(b"taproom: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", ["half-pint-gunfight", "muertos-doubts", "troll-pro-2-set"])
def test_notation_there_and_back(name: str) -> None:
    written = taproom("transcript", "notation", given=transcript(name))
    assert written.returncode == 0
    back = taproom("transcript", "json", given=written.stdout)
    assert json.loads(back.stdout) == json.loads(transcript(name))


def test_bad_notation_names_the_line() -> None:
    done = taproom("transcript", "json", given=b"half-pint, 2 seats\n\nwho knows\n")
    assert done.returncode == 2
    assert b"3" in done.stderr
    assert b"Traceback" not in done.stderr


def test_watching_is_the_same_with_the_same_seed() -> None:
    command = ("watch", "muertos", "--seed", "x", "--option", "rounds=1", "--reasons")
    one, other = taproom(*command), taproom(*command)
    assert one.returncode == 0
    assert one.stdout == other.stdout
    assert b"--seed x" in one.stdout
    assert b"\x1b[" not in one.stdout


def test_thoughts_about_secrets_are_told_when_the_secrets_are_shown() -> None:
    """F-6, HP-4: nobody hears of a prediction or a bet before all are in."""
    done = taproom("watch", "half-pint", "--seed", "x", "--option", "rounds=1", "--reasons")
    lines = done.stdout.decode().splitlines()
    thoughts = [n for n, line in enumerate(lines) if "looks good for" in line]
    shown = next(n for n, line in enumerate(lines) if line.startswith("Predictions:"))
    assert len(thoughts) == 2, "two rookies and two tourists"
    assert set(thoughts) <= set(range(shown - 4, shown)), "all four right before it"


@pytest.mark.parametrize(
    "arguments",
    [("whist",), ("--seats", "3"), ("--bots", "nobody"), ("--bots", ""), ("--seats", "99"),
     ("half-pint", "--option", "rounds=0"), ("--pause", "-1"), ("--pause", "nan")],
)  # fmt: skip
def test_what_cannot_be_watched_is_refused_before_anything_is_played(
    arguments: tuple[str, ...],
) -> None:
    done = taproom("watch", *arguments)
    assert done.returncode == 2
    assert done.stdout == b""
    assert b"taproom" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("redirect", ["<&-", ">&-", ">/dev/full"])
def test_broken_plumbing_is_a_sentence(redirect: str) -> None:
    line = f"echo nonsense | {sys.executable} -m taproom referee {redirect}"
    done = subprocess.run(["bash", "-c", line], capture_output=True, check=False, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("taproom: ")
    assert len(done.stderr.splitlines()) == 1


def test_a_reader_that_goes_away_needs_no_complaint() -> None:
    line = f"yes nonsense | head -n 2000 | {sys.executable} -m taproom referee | head -n 1"
    done = subprocess.run(["bash", "-c", line], capture_output=True, check=False, text=True)
    assert done.stderr == ""


def test_notation_is_utf8_whatever_the_console_thinks() -> None:
    new = taproom("transcript", "new", "troll", "--seed", "café Троль", "--notation",
                  PYTHONIOENCODING="ascii")  # fmt: skip
    back = taproom("transcript", "json", given=new.stdout)
    assert json.loads(back.stdout)["chance"] == {"seed": "café Троль"}


@pytest.mark.parametrize(("field", "value"), [("level", 0), ("sides", [1, 2, 3]), ("type", "gin")])
def test_a_set_file_is_refused_with_the_coaster_and_the_field(
    tmp_path: Path, field: str, value: object
) -> None:
    """TR-1"""
    coasters = json.loads((files("taproom.games.troll") / "house.json").read_bytes())
    coasters[2][field] = value
    file = tmp_path / "box.json"
    file.write_text(json.dumps(coasters))
    done = taproom("transcript", "new", "troll", "--coasters", str(file))
    assert done.returncode == 2
    assert coasters[2]["id"] in done.stderr.decode()
    assert field in done.stderr.decode()
