"""Fair chance: promised before, mixed with the players' words, shown afterwards."""

from __future__ import annotations

import hashlib
from random import Random

import msgspec
import pytest

from taproom.core import Seeded
from taproom.table import Step, Table, TableRefusal, Telling, whole, wire

from .evening import EVERYBODY, HOST, Evening, looker

LOOKERS = ("ann", "ben", "stranger", None)
FAST = {"rounds": 1}


def told(table: Table, step: Step | None = None) -> bytes:
    """All that anybody hears."""
    lookers = [looker(table, player) for player in LOOKERS]
    parts = [whole(table, each, EVERYBODY, 0.0) for each in lookers]
    if step is not None:
        parts += [Telling(step, lambda: EVERYBODY, 0.0).to(each) for each in lookers]
    return b"".join(parts)


def fair(table: Table) -> wire.FairInfo:
    update = msgspec.json.decode(
        whole(table, looker(table, None), EVERYBODY, 0.0), type=wire.Update
    )
    assert update.table is not None
    return update.table.fair


def test_the_seed_is_the_secret_and_the_words_of_each_seat() -> None:
    evening = Evening(seats=3, options=FAST)
    evening.sit("ben")
    promised = fair(evening.table).commitment
    evening.do("ben", wire.AddWords("w", 1, "  two   pints "))
    assert fair(evening.table).commitment == promised
    assert fair(evening.table).words == ["", "two pints", ""]
    secret = evening.table.secret
    evening.start()
    table = evening.table
    seeded = Seeded(f"{secret}\n\ntwo pints\n")
    assert table.state == table.game.start(seeded)
    assert hashlib.sha256(secret.encode()).hexdigest() == promised
    assert [chair.words for chair in table.chairs] == ["", "", ""]


@pytest.mark.parametrize("words", ["x" * 61, "tab\x00null", "\u202ereversed"])
def test_words_are_short_and_on_one_line(words: str) -> None:
    evening = Evening()
    with pytest.raises(TableRefusal, match="bad-words"):
        evening.do(HOST, wire.AddWords("w", 0, words))


@pytest.mark.parametrize("game", ["half-pint", "muertos", "troll"])
def test_no_secret_is_told_before_its_game_is_over(game: str) -> None:
    evening = Evening(game, 2, {} if game == "troll" else FAST)
    evening.sit("ben")
    for number in (1, 2):
        secret = (evening.table.next_secret or evening.table.secret).encode()
        assert secret not in told(evening.table)
        step = evening.start() if number == 1 else evening.rematch("ben")
        assert secret not in told(evening.table, step)
        for acted in evening.play_on(Random(number)):
            over = acted.after.stage == "over"
            assert (secret in told(acted.after, acted)) is over
        assert evening.table.next_secret.encode() not in told(evening.table)
        evening.rematch(HOST)


def test_the_next_promise_comes_with_the_end() -> None:
    evening = Evening(options=FAST, start=True)
    assert fair(evening.table).next is None
    *_, last = evening.play_on(Random(1))
    shown = fair(evening.table)
    assert shown.secret == evening.table.secret
    assert shown.next is not None
    assert shown.next.encode() in Telling(last, lambda: EVERYBODY, 0.0).to(
        looker(evening.table, None)
    )
    evening.do(HOST, wire.AddWords("w", 0, "again"))
    evening.rematch(HOST)
    assert fair(evening.table).commitment == shown.next
    assert fair(evening.table).words == ["", "again", ""], "words move on with their player"
    assert fair(evening.table).secret is None
