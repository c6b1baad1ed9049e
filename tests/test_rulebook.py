"""The rulebook and the tests belong together: every numbered rule is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULEBOOK = (ROOT / "docs" / "rules.md").read_text("utf-8")
NUMBERS = re.findall(r"^### ((?:F|HP|PM|TR)-\d+) ", RULEBOOK, re.MULTILINE)
TESTS = "\n".join(
    file.read_text("utf-8")
    for file in (ROOT / "tests").rglob("test_*.py")
    if file != Path(__file__)
)


def test_the_rulebook_is_complete() -> None:
    counts = {"F": 12, "HP": 11, "PM": 6, "TR": 12}
    assert [f"{part}-{n}" for part, most in counts.items() for n in range(1, most + 1)] == NUMBERS


@pytest.mark.parametrize("number", NUMBERS)
def test_every_rule_is_cited_by_a_test(number: str) -> None:
    assert re.search(rf"\b{number}\b", TESTS), f"no test cites {number}"


def test_every_ruling_is_listed_with_its_reason() -> None:
    text, _, listed = RULEBOOK.partition("\n## Rulings\n")
    assert text.count("**[Ruling]**") == len(re.findall(r"^- \*\*", listed, re.MULTILINE)) > 0


def test_rules_cited_by_refusals_exist() -> None:
    source = "\n".join(file.read_text("utf-8") for file in (ROOT / "src").rglob("*.py"))
    cited = set(re.findall(r'rule="([^"]+)"', source))
    assert cited
    assert cited <= set(NUMBERS)
