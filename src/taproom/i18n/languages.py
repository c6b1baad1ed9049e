"""Which languages there are, and which of them a reader wants."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "de", "ru")
FALLBACK: Final = "en"

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguageError(ValueError):
    """A language that the house does not speak. In English: nobody knows what the asker reads."""

    def __init__(self, wanted: str) -> None:
        super().__init__(f"There is no language {wanted!r} here. Choose {', '.join(LANGUAGES)}.")
        self.wanted = wanted


def chosen_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, or else that of the environment, or else English.

    As everywhere on POSIX, the first variable that is set decides, also if we do not speak it.
    """
    if wanted is not None:
        if _primary(wanted) not in LANGUAGES:
            raise UnknownLanguageError(wanted)
        return _primary(wanted)
    local = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    return _primary(local) if _primary(local) in LANGUAGES else FALLBACK


def _primary(tag: str) -> str:
    """The language of a locale: `de` of `de_AT.UTF-8` and of `de-CH`."""
    return re.split("[-_.@]", tag.strip().lower(), maxsplit=1)[0]
