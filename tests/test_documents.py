"""What the documents promise is true: their code runs, their test vectors are ours."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from taproom import games
from taproom.core import Seeded
from taproom.games.tricks import DECK

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")]
VECTORS = re.findall(
    r"^\| (.+?) \| (.+?) \| (.+?) \|$",
    (ROOT / "docs" / "transcript.md").read_text("utf-8").partition("Test vectors:")[2],
    re.MULTILINE,
)


def test_the_code_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 1
    said: list[object] = []
    exec(blocks[0], {"print": said.append})
    assert len(said) == 1


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} points to {target}"


def test_the_test_vectors_of_the_shuffle() -> None:
    checked = 0
    for seed, what, result in VECTORS:
        chance = Seeded("" if seed == "(empty)" else seed.strip("`"))
        if what.startswith("SHA-256"):
            block = hashlib.sha256(f"{chance.text}\ndeck-1\n0".encode()).hexdigest()
            assert f"`{block}`" == result
        elif what.startswith("`deck-"):
            cards = result.split()
            deck = chance.order(what.split("`")[1], DECK)
            assert [str(card) for card in deck[: len(cards)]] == cards
        elif what.startswith("`first`"):
            numbers = [chance.number("first", seats) for seats in range(2, 8)]
            assert numbers == [int(number) for number in result.split(",")]
        else:
            continue
        checked += 1
    assert checked == 6


def test_a_seed_says_who_begins_and_who_holds_what() -> None:
    state = games.game("troll", 2, {}).start(Seeded("any text"))
    assert state.hands[0] == ("uland", "ignat", "tiasan", "gabriel", "christian", "hilda")
    assert state.hands[1] == ("emil", "kaspar", "boris", "agata", "fred", "olga")
    assert state.discard == ("sid",)
    assert state.actors == (1,)
