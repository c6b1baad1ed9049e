"""A finished game, or any transcript, step by step with everything open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from taproom.core import Fact, Refusal, Seat, State
from taproom.games.tricks import TricksState
from taproom.games.troll import TrollGame, TrollState
from taproom.table import fairness, wire
from taproom.table.refusals import refusal_info
from taproom.table.seen_tricks import deals_info, tricks_info, tricks_said
from taproom.table.seen_troll import coasters_info, troll_happened, troll_info
from taproom.transcript import action_from_json, read


def replay(given: Mapping[str, Any], names: Sequence[str] = ()) -> wire.ReplayInfo:
    """Raises the refusal of a transcript that cannot be begun; one that goes wrong later is shown
    as far as it is right, with the refusal."""
    transcript = read(dict(given))
    game = transcript.game
    state: State = game.start(transcript.chance, transcript.first)
    frames = [wire.Frame(None, None, _open(state), [])]
    refusal = None
    for entry in transcript.actions:
        try:
            seat, action = entry
            state, happened = state.act(Seat(seat), action_from_json(game.id, action))
        except Refusal as objection:
            refusal = refusal_info(objection)
            break
        except (TypeError, ValueError, AttributeError):
            refusal = wire.RefusalInfo("bad-action", "no-such-action", None, {})
            break
        frames.append(wire.Frame(seat, action, _open(state), _said(state, happened)))
    return wire.ReplayInfo(
        game=game.id,  # type: ignore[arg-type]
        names=list(names) or ["" for _ in range(game.seats)],
        options=dict(game.options),
        deals={} if isinstance(game, TrollGame) else deals_info(game),  # type: ignore[arg-type]
        coasters=coasters_info(game) if isinstance(game, TrollGame) else [],
        frames=frames,
        fair=_fair(given),
        transcript=dict(given),
        refusal=refusal,
    )


def _open(state: State) -> wire.TricksInfo | wire.TrollInfo:
    if isinstance(state, TricksState):
        return tricks_info(state, "kept" if state.round.tricks else "all", hands=True)
    assert isinstance(state, TrollState)
    return troll_info(state)


def _said(state: State, happened: Sequence[Fact]) -> list[wire.Happened]:
    if not isinstance(state, TricksState):
        return [troll_happened(fact) for fact in happened]
    return tricks_said(state, happened, frozenset())


def _fair(given: Mapping[str, Any]) -> wire.FairInfo | None:
    """What a table wrote about its shuffle, if it was played at one."""
    fair = given.get("fair")
    if not isinstance(fair, dict):
        return None
    secret, words = fair.get("secret"), fair.get("words")
    if not isinstance(secret, str) or not isinstance(words, list):
        return None
    shown = fair.get("commitment")
    commitment = shown if isinstance(shown, str) else fairness.commitment(secret)
    return wire.FairInfo(commitment, [str(each) for each in words], secret, None)
