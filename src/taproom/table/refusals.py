"""Refusals in the form that travels."""

from __future__ import annotations

from taproom.core import Refusal
from taproom.table.wire import RefusalInfo


def refusal_info(refusal: Refusal) -> RefusalInfo:
    return RefusalInfo(refusal.code, refusal.reason, refusal.rule, dict(refusal.params))
