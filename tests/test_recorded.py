"""Recorded games, replayed to the exact verdict and told word for word; one for each ending."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playthrough import told

from taproom.transcript.referee import judge

FOLDER = Path(__file__).parent / "recorded"
RECORDED = {file.stem: json.loads(file.read_text("utf-8")) for file in FOLDER.glob("*.json")}


def test_every_ending_has_a_recording() -> None:
    """HP-5, HP-6, HP-9, HP-10, PM-6, TR-7, TR-8, TR-10: each way to end, and each word of `by`."""
    half_pint = {"points", "brawls", "marks", "shared", "gunfight", "gunfight-shared"}
    half_pint |= {"brawl", "out", "extra-round", "toasts"}
    basic = {"points", "levels", "shared"}
    pro = {*basic, "set", "sets", "empty-hand"}
    assert RECORDED.keys() == {
        *(f"half-pint-{ending}" for ending in half_pint),
        *(f"muertos-{ending}" for ending in ("points", "shared", "doubts")),
        *(f"troll-basic-{seats}-{ending}" for seats in (2, 4) for ending in basic),
        *(f"troll-pro-{seats}-{ending}" for seats in (2, 4) for ending in pro),
    }


@pytest.mark.parametrize("name", sorted(RECORDED))
def test_a_recording_ends_as_its_name_says(name: str) -> None:
    verdict = RECORDED[name]["verdict"]
    assert verdict["over"]
    ending = name.removeprefix("half-pint-").removeprefix("muertos-").rpartition("-")[2]
    assert _is_ending(ending, verdict, RECORDED[name]["transcript"])


def _is_ending(ending: str, verdict: dict[str, Any], transcript: dict[str, Any]) -> bool:
    rounds = verdict.get("rounds", [])
    match ending:
        case "brawl" | "out":
            return ending in [each["ended"] for each in rounds]
        case "round":
            return bool(len(rounds) == transcript["options"]["rounds"] + 1)
        case "toasts":
            return any(each["toasts"]["end"] for each in rounds)
        case "doubts":
            return any(each["bets"] for each in rounds)
        case "hand":
            return not all(verdict["hands"])
    shared_duel = verdict["result"]["by"] == "gunfight" and len(verdict["result"]["winners"]) > 1
    return bool(verdict["result"]["by"] == ending or (ending == "shared" and shared_duel))


@pytest.mark.parametrize("name", sorted(RECORDED))
def test_replayed_to_the_exact_verdict(name: str) -> None:
    recording = RECORDED[name]
    assert judge(recording["transcript"], str) == recording["verdict"]


@pytest.mark.parametrize("name", sorted(RECORDED))
def test_told_word_for_word(name: str) -> None:
    assert told(RECORDED[name]["transcript"]) == (FOLDER / f"{name}.txt").read_text("utf-8")
