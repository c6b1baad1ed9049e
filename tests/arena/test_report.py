"""What is told of a match, and the command that plays it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from arena.matches import cards, played, troll
from taproom.arena import Match, report
from taproom.arena.page import page
from taproom.arena.table import table
from taproom.cli import main
from taproom.i18n import LANGUAGES, Words


@pytest.mark.parametrize("match", [cards(seats=5), troll()])
def test_a_rookie_is_ahead_of_a_tourist(match: Match) -> None:
    done = report(match, played(match, 12))
    (ahead,) = done.ahead
    assert (ahead.first, ahead.second) == ("rookie", "tourist")
    assert ahead.points.low > 0
    assert [each.name for each in done.bots] == ["rookie", "tourist"]


def test_predictions_met_add_up() -> None:
    done = report(cards(), played(cards(), 4))
    for each in done.bots:
        # Three seats, two seatings: each bot predicts three times in a deal.
        assert sum(hit.predicted for hit in each.hits) == 4 * 3
        assert each.hit_rate == sum(hit.met for hit in each.hits) / 12


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("match", [cards(), troll()])
def test_it_is_told_in_every_language(lang: str, match: Match) -> None:
    done = report(match, played(match, 2))
    words = Words(lang)
    assert "rookie – tourist" in table(done, words)
    told = page(done, words)
    assert f'lang="{lang}"' in told
    assert "http" not in told
    worth, *charts = CAPTIONS[match.game_id]
    captions = [f"arena-{worth}", f"arena-ahead-{worth}", *charts]
    shown = [figure.partition("</figcaption>")[0] for figure in told.split("<figcaption>")[1:]]
    assert shown == [words.say(caption) for caption in captions]
    drawn = [chart.partition("</svg>")[0] for chart in told.split("</figcaption>")[1:]]
    for chart in drawn:
        marks = ElementTree.fromstring("<svg" + chart.partition("<svg")[2] + "</svg>")
        assert marks.findall(".//circle")


CAPTIONS = {
    "half-pint": ("points", "arena-hits", "arena-brawls", "arena-rating"),
    "troll": ("wins", "arena-rating"),
}


def test_the_command_plays_reports_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "match"
    common = ["arena", "--seats", "2", "--out", str(out), "--processes", "1", "--lang", "en"]
    assert main([*common, "--deals", "2"]) == 0
    assert "2 deals, 4 games" in capsys.readouterr().out
    first = (out / "deals.jsonl").read_bytes()
    assert main([*common, "--deals", "3"]) == 0
    assert (out / "deals.jsonl").read_bytes().startswith(first)
    told = json.loads((out / "report.json").read_bytes())
    assert told["deals"] == 3
    assert told["bots"][0]["name"] == "rookie"
    assert (out / "report.html").read_text("utf-8").startswith("<!doctype html>")


def test_stopping_tells_what_is_done(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "taproom", "arena", "--deals", "100000", "--lang", "en"]
    running = subprocess.Popen(
        [*command, "--out", str(tmp_path), "--processes", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    journal = tmp_path / "deals.jsonl"
    while not journal.exists() or len(journal.read_bytes().splitlines()) < 3:
        assert running.poll() is None
    for _ in range(2):  # as `timeout -s INT` does
        running.send_signal(2)
    told, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "The same command goes on" in said
    assert "rookie – tourist" in told
