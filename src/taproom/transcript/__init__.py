"""The JSON of a game: reading it, judging it, writing it; docs/transcript.md specifies it."""

from taproom.transcript.actions import action_from_json, action_to_json
from taproom.transcript.notation import BadNotation, from_notation, to_notation
from taproom.transcript.reading import Transcript, parse, read
from taproom.transcript.referee import judge, judge_line
from taproom.transcript.report import report
from taproom.transcript.template import template
from taproom.transcript.views import to_json, view_to_json

__all__ = [
    "BadNotation",
    "Transcript",
    "action_from_json",
    "action_to_json",
    "from_notation",
    "judge",
    "judge_line",
    "parse",
    "read",
    "report",
    "template",
    "to_json",
    "to_notation",
    "view_to_json",
]
