"""The catalogues are whole: every sentence that the source asks for is there, in every language.

What the source asks for is read from it: `.say("key", ...)`, the construction of refusals and of
the reasons of bots, and `say("key", ...)` in the browser client. So their keys, codes and
parameters have to be written out where they are used.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from said_in_browser import said

import taproom
from taproom import games
from taproom.core import Refusal
from taproom.games.tricks import SUITS, Bet, Combination, Play, Predict
from taproom.games.troll import Ability, MugType, Side, TrollAction, house_set
from taproom.i18n import LANGUAGES, Words
from taproom.i18n.words import catalogue_files
from taproom.transcript.notation import from_notation

SOURCE = Path(taproom.__file__).parent
WEB = Path(__file__).parent.parent / "web" / "src"

# fmt: off
CODES = (
    "bad-transcript", "bad-option", "bad-chance", "game-over", "bad-action", "wrong-phase",
    "not-your-turn", "bad-prediction", "no-such-seat", "bet-self", "bet-required",
    "not-in-hand", "not-in-row", "row-only", "row-group", "no-combination", "not-yours",
    "cell-taken", "field-limit", "barman-line", "cell-apart", "no-coaster",
    "token-there", "no-token", "not-touching", "not-allowed",
)
# fmt: on
"""Every code of the transcript format."""

OF_ONE_CODE = {
    "BadSetup": "bad-transcript",
    "BadChance": "bad-chance",
    "StoreError": "store",
    "Unfair": "unfair",
}
"""The refusals whose code is always the same."""

OF_ANY_CODE = (
    "IllegalAction",
    "Refusal",
    "TableRefusal",
    "NotFound",
    "Unauthorized",
    "UpgradeRequired",
)
"""The refusals that are told what their code is."""

HOUSE = ("arena/", "bots/", "cli/", "table/", "store/", "server/")
"""The rooms that have codes of their own: those of the transcript format are for games."""

NOTATION = {
    "title": "half-pint",
    "line": "troll, 2 seats\nhello",
    "twice": "troll, 2 seats\ntroll, 2 seats",
    "value": "troll, 2 seats\noption rules = [",
    "number": "half-pint, 2 seats\ndeck 2: R1",
    "deck": "half-pint, 2 seats\ndeck 1: R99",
    "hand": "troll, 2 seats\nhand 0: SID",
    "discard": "troll, 2 seats\ndiscard: SID",
    "predict": "half-pint, 2 seats\npredict 0=1",
    "bet": "half-pint, 2 seats\nbet 0-1",
    "draft": "troll, 2 seats\ndraft 0-sid",
    "play": "half-pint, 2 seats\n0 R99",
    "step": "troll, 2 seats\n0 fly 1,1",
}
"""The notation names its reasons by what it reads; here each has a text that is refused for it."""

DOMAINS: dict[str, Collection[str]] = {
    "ability": list(Ability),
    "by": ["points", "brawls", "marks", "gunfight", "set", "sets", "levels", "shared"],
    "combination": list(Combination),
    "ended": ["cards", "brawl", "out"],
    "game": games.IDS,
    "language": LANGUAGES,
    "kind": {coaster.role.replace(" ", "-") for coaster in house_set()},
    "mark": ["X", "B"],
    "name": [coaster.name for coaster in house_set()],
    "odds": ["prediction", "bet", "game"],
    "phase": [action.type for action in (*get_args(TrollAction), Predict, Bet, Play)],
    "rank": ["J", "Q", "K", "A"],
    "rules": ["basic", "pro"],
    "side": list(Side),
    "suit": SUITS,
    "team": ["swords", "axes"],
    "type": [*MugType, "cocktail"],
}
"""What a sentence may tell apart, by variable."""

NUMBERS = {"count", "deals", "games", "hand", "limit", "mugs", "points", "rounds", "tried"}
"""The variables that sentences count by."""

NARROWER: dict[tuple[str, str], Collection[str]] = {
    ("combination", "refusal-row-group"): ["two-pair", "full-house"],
    ("type", "mug-type"): list(MugType),
}
"""Where not everything of the domain can occur."""

PARAGRAPHS = ("rule-", "ruling-")
"""The rules to be read in the browser are the only ones that take more than a line."""

WITH_CARDS = {"half-pint", "muertos"}
"""A sentence about tricks need not know the Troll."""


@dataclass(frozen=True)
class Use:
    key: str
    params: frozenset[str]
    where: str


class _Variables(Visitor):
    """The variables that a message shows, and those that it only tells apart."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.selects: list[tuple[str, list[str]]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        keys = [
            each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value
            for each in node.variants
        ]
        self.selects.append((node.selector.id.name, keys))
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    @property
    def needed(self) -> set[str]:
        return self.shown | {name for name, _ in self.selects}


def variables(message: ftl.Message) -> _Variables:
    found = _Variables()
    found.visit(message)
    return found


@cache
def catalogue(lang: str) -> dict[str, ftl.Message]:
    bodies = [FluentParser().parse(text).body for text in catalogue_files(lang).values()]
    return {
        entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ftl.Message)
    }


def literals(node: ast.expr) -> Iterator[str]:
    """All the texts that an expression can be, if they are written out."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from [*literals(node.body), *literals(node.orelse)]
        case _:
            raise ValueError(f"line {node.lineno}: write this key out: {ast.unparse(node)}")


def uses_in(tree: ast.AST, where: str) -> Iterator[Use]:
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else None
        name = call.func.id if isinstance(call.func, ast.Name) else name
        args = [*call.args]
        params = {keyword.arg or "**" for keyword in call.keywords} - {"rule"}
        match name:
            case "say" if isinstance(call.func, ast.Attribute):
                keys = list(literals(args[0]))
            case _ if name in OF_ANY_CODE:
                reasons = [f"-{reason}" for each in args[1:2] for reason in literals(each)] or [""]
                keys = [f"refusal-{code}{end}" for code in literals(args[0]) for end in reasons]
            case "BadOption":
                keys = [f"refusal-bad-option-{reason}" for reason in literals(args[1])]
                params.add("option")
            case "BadSetup" | "BadChance" | "StoreError" | "Unfair":
                keys = [f"refusal-{OF_ONE_CODE[name]}-{reason}" for reason in literals(args[0])]
            case "BadNotation" if isinstance(args[0], ast.Constant):
                keys = [f"refusal-bad-notation-{reason}" for reason in literals(args[0])]
            case "Reason":
                keys = [f"reason-{code}" for code in literals(args[0])]
                given = args[1] if len(args) > 1 else ast.Dict([], [])
                assert isinstance(given, ast.Dict), f"{where}: write the parameters out"
                params = {param for key in given.keys if key for param in literals(key)}
            case _:
                continue
        yield from [Use(key, frozenset(params), f"{where}:{call.lineno}") for key in keys]


def uses_in_browser(file: Path) -> Iterator[Use]:
    where = file.relative_to(WEB)
    try:
        for line, key, params in said(file.read_text("utf-8")):
            yield Use(key, params, f"{where}:{line}")
    except ValueError as unreadable:
        raise ValueError(f"{where}, {unreadable}") from None


@cache
def uses() -> list[Use]:
    found: list[Use] = []
    for file in sorted(SOURCE.rglob("*.py")):
        found += uses_in(ast.parse(file.read_text("utf-8")), str(file.relative_to(SOURCE)))
    for file in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        if not file.name.endswith(".test.ts"):
            found += uses_in_browser(file)
    for reason, text in NOTATION.items():
        with pytest.raises(Refusal) as caught:
            from_notation(text)
        assert caught.value.reason == reason
        params = frozenset(caught.value.params)
        found.append(Use(f"refusal-bad-notation-{reason}", params, "transcript/notation.py"))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_malformed_or_there_twice(lang: str) -> None:
    seen: dict[str, str] = {}
    for name, text in catalogue_files(lang).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.value is not None
                assert entry.id.name not in seen, f"{entry.id.name} is in {seen[entry.id.name]} too"
                seen[entry.id.name] = name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_asked_for_is_there(lang: str) -> None:
    assert [use for use in uses() if use.key not in catalogue(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_there_for_nothing(lang: str) -> None:
    assert catalogue(lang).keys() - {use.key for use in uses()} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variable_is_given_by_every_caller(lang: str) -> None:
    for use in uses():
        missing = variables(catalogue(lang)[use.key]).needed - use.params
        assert not missing, f"{use.where} does not give {missing} to {lang} {use.key}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_show_the_same(lang: str) -> None:
    """What a message only tells apart is grammar, and may differ: a trick is кон or взятка."""
    for key, message in catalogue(lang).items():
        assert variables(message).shown == variables(catalogue("en")[key]).shown, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_apart_exists_and_is_told_completely(lang: str) -> None:
    plurals = {Locale(lang).plural_form(number) for number in range(200)}
    for key, message in catalogue(lang).items():
        for variable, variants in variables(message).selects:
            if variable in NUMBERS:
                assert set(variants) >= plurals, f"{key}: a number can be {plurals}"
                continue
            ids = set(variants) - {"other"}
            domain = set(NARROWER.get((variable, key), DOMAINS[variable]))
            assert ids <= domain, f"{key}: no {variable} is {ids - domain}"
            whole = "other" not in variants or variable in ("name", "kind", "rank")
            if whole and not (variable == "game" and ids == WITH_CARDS):
                assert ids == domain, f"{key} does not know every {variable}"


def test_every_code_has_a_sentence_and_no_other_code_is_used() -> None:
    asked = {
        use.key
        for use in uses()
        if use.key.startswith("refusal-") and not use.where.startswith(HOUSE)
    }
    for code in CODES:
        key = f"refusal-{code}"
        assert any(each == key or each.startswith(f"{key}-") for each in asked), code
    for each in asked:
        code = each.removeprefix("refusal-")
        known = (*CODES, "bad-notation")
        assert any(code == each or code.startswith(f"{each}-") for each in known), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang: str) -> None:
    """No warning, which is an error here; short, without blame and without a raised voice."""
    for use in uses():
        for turn in range(15):
            params = {name: _sample(name, turn) for name in use.params}
            sentence = Words(lang).say(use.key, **params)
            assert sentence.strip() == sentence != ""
            assert not {"!", "—", "{", "\u2068"} & set(sentence), sentence
            assert "\n" not in sentence or use.key.startswith(PARAGRAPHS), sentence


def _sample(variable: str, turn: int) -> str | int:
    """Something that the variable can be: in fifteen turns everything once, if it is a name."""
    if variable in NUMBERS:
        return (1, 2, 5)[turn % 3]
    known = [*DOMAINS.get(variable, ()), f"<{variable}>"]
    return str(known[turn % len(known)])
