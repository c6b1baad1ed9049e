"""Bots against bots: the same deals from every seating, counted deal by deal."""

from __future__ import annotations

from taproom.arena.journal import Journal
from taproom.arena.match import Match
from taproom.arena.playing import Deal, play_deal
from taproom.arena.report import Report, report

__all__ = ["Deal", "Journal", "Match", "Report", "play_deal", "report"]
