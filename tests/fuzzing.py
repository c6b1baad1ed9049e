"""Mutated transcripts against the referee: whatever comes in, a verdict goes out.

    python tests/fuzzing.py --count 1000000 --seed 1

Each is a recorded game with some of its JSON, or of its bytes, changed at random. What must hold:
the referee never raises; its answer is JSON with a known code; after a refusal it shows the very
state that the actions before it lead to.
"""

from __future__ import annotations

import argparse
import copy
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from taproom.transcript.referee import judge, judge_line

# fmt: off
CODES = {
    "bad-transcript", "bad-option", "bad-chance", "game-over", "bad-action", "wrong-phase",
    "not-your-turn", "bad-prediction", "no-such-seat", "bet-self", "bet-required", "not-in-hand",
    "not-in-row", "row-only", "row-group", "no-combination", "not-yours", "cell-taken",
    "field-limit", "barman-line", "cell-apart", "no-coaster", "token-there", "no-token",
    "not-touching", "not-allowed",
}
# fmt: on

ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 7, 99, 10**30, 0.5, 2.0, 1e308, "", "x", "R1", "R13", "Z9"),
    *("open", "thief", "off", "north", "pro", "each", "\ud800", "fred", [], [[]], [0, 0], [0, 1]),
    *([1, 0], [-1, 0], [10**30, 0], {}, {"type": "play"}, {"type": "mug", "cell": None}),
    *({"type": "predict", "tricks": 1}, {"type": "barman", "side": "east"}, {"seed": "x"}),
]


def bases() -> list[dict[str, Any]]:
    """The recorded games that are short enough to be judged often."""
    folder = Path(__file__).parent / "recorded"
    recorded = [json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.json"))]
    return [each["transcript"] for each in recorded if len(each["transcript"]["actions"]) < 30]


def mutated(base: dict[str, Any], random: Random) -> bytes:
    changed = copy.deepcopy(base)
    if random.random() < 0.8:
        for _ in range(random.choice((1, 1, 1, 2, 3))):
            _change_somewhere(changed, random)
    line = json.dumps(changed).encode()
    if random.random() < 0.25:
        place = random.randrange(len(line))
        odd = random.choice((b"", b'"', b"[", b"}", b"\xff", b"NaN", b"9" * 5000, b"\x00"))
        line = line[:place] + odd + line[place + random.randint(0, 3) :]
    return line


def _change_somewhere(node: Any, random: Random) -> None:
    """Go down the tree at random and change what is there; actions most of all."""
    if isinstance(node.get("actions"), list) and random.random() < 0.7:
        node = node["actions"]
    while True:
        places = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not places:
            return
        place = random.choice(places)
        inside = node[place]
        if isinstance(inside, dict | list) and inside and random.random() < 0.9:
            node = inside
            continue
        _change(node, place, random)
        return


def _change(node: Any, place: Any, random: Random) -> None:
    if random.random() < 0.6:
        node[place] = _alike(node[place], random)
        return
    match random.randrange(6):
        case 0:
            del node[place]
        case 1 if isinstance(node, list):
            node.insert(place, copy.deepcopy(random.choice(node)))
        case 2 if isinstance(node, list):
            other = random.randrange(len(node))
            node[place], node[other] = node[other], node[place]
        case 3 if isinstance(node, dict):
            node[random.choice(("as", "extra", "rounds", "type"))] = _odd(random)
        case _:
            node[place] = _odd(random)


def _alike(value: Any, random: Random) -> Any:
    """Another value of the same kind, which often is against a rule rather than the format."""
    match value:
        case int():
            return value + random.choice((-2, -1, 1, 2, 5))
        case str() if value[:1] in "RYGBP":
            return random.choice("RYGBP") + str(random.randint(1, 13))
        case None:
            return random.choice(([0, 0], [0, 1], [1, 1], "north", 0, 1, [[0, 0], [0, 1]]))
    return _odd(random)


def _odd(random: Random) -> Any:
    return copy.deepcopy(random.choice(ODD))


def check(line: bytes) -> str:
    """Judge it; the code, or `ok`."""
    verdict = judge_line(line, str)
    json.dumps(verdict)
    if verdict["ok"]:
        assert "error" not in verdict
        return "ok"
    code = verdict["error"]["code"]
    assert isinstance(code, str)
    assert code in CODES
    if verdict["at"] is not None:
        given = json.loads(line)
        given["actions"] = given["actions"][: verdict["at"]]
        before = judge(given, str)
        assert before.pop("ok")
        rest = {name: verdict[name] for name in verdict.keys() - {"ok", "at", "seat", "error"}}
        assert before == rest
    return code


def fuzz(count: int, seed: int) -> Counter[str]:
    random = Random(seed)
    games = bases()
    codes: Counter[str] = Counter()
    for number in range(1, count + 1):
        line = mutated(random.choice(games), random)
        try:
            codes[check(line)] += 1
        except Exception:
            print(line)  # noqa: T201
            raise
        if number % 10_000 == 0:
            print(f"\r{number:,} of {count:,}", end="", flush=True)  # noqa: T201
    return codes


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    codes = fuzz(arguments.count, arguments.seed)
    print("\r" + ", ".join(f"{code} {count:,}" for code, count in codes.most_common()))  # noqa: T201


if __name__ == "__main__":
    main()
