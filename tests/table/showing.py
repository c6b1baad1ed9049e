"""What a browser shows after some updates: the parts that were told last."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec.structs import asdict, replace

from taproom.table import wire


@dataclass
class Shown:
    seq: int = 0
    table: wire.TableInfo | None = None
    game: wire.TricksInfo | wire.TrollInfo | None = None
    me: wire.Me = field(default_factory=wire.Me)

    def take_in(self, update: wire.Update) -> None:
        if update.whole:
            self.game, self.me = None, wire.Me()
        self.seq = update.seq
        self.table = update.table or self.table
        self.me = update.me or self.me
        if update.game is not None:
            self.game = _with_past(update.game, self.game)
        if update.turn is not None:
            assert isinstance(self.game, wire.TricksInfo)
            self.game = _turned(self.game, update.turn)


def _with_past(
    game: wire.TricksInfo | wire.TrollInfo, before: wire.TricksInfo | wire.TrollInfo | None
) -> wire.TricksInfo | wire.TrollInfo:
    if isinstance(game, wire.TrollInfo) or game.past is not None:
        return game
    assert isinstance(before, wire.TricksInfo)
    assert before.past is not None
    counted = [] if game.counted is None else [game.counted]
    return replace(game, past=[*before.past, *counted], counted=None)


def _turned(game: wire.TricksInfo, turn: wire.TurnInfo) -> wire.TricksInfo:
    changed = {name: value for name, value in asdict(turn).items() if value is not None}
    phase, actors = changed.pop("phase"), changed.pop("actors")
    newest = [changed.pop("trick")] if "trick" in changed else []
    tricks = game.round.tricks
    if newest and tricks and tricks[-1].winner is None:
        tricks = tricks[:-1]
    told = replace(game.round, tricks=[*tricks, *newest], **changed)
    return replace(game, phase=phase, actors=actors, round=told)
