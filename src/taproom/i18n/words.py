"""Say a key of the catalogue as a sentence in one language."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from taproom.i18n.languages import FALLBACK, LANGUAGES, UnknownLanguageError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from taproom.core import Refusal

Param = str | int


class MissingWords(UserWarning):
    """A sentence that the catalogue lacks, or cannot finish.

    A warning, so that a game goes on; the project's tests turn every warning into an error.
    """


class Words:
    """The catalogue in one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguageError(lang)
        self.lang = lang

    def say(self, key: str, /, **params: Param) -> str:
        """The sentence; in English if this language lacks it; if nobody has it, the bare facts."""
        return self._said(key, params)

    def refusal(self, refusal: Refusal) -> str:
        """What was refused and what to do instead."""
        reason = f"-{refusal.reason}" if refusal.reason else ""
        return self._said(f"refusal-{refusal.code}{reason}", refusal.params)

    def reason(self, code: str, params: Mapping[str, Param]) -> str:
        """Why a bot did what it did."""
        return self._said(f"reason-{code}", params)

    def _said(self, key: str, params: Mapping[str, Param]) -> str:
        for lang in dict.fromkeys((self.lang, FALLBACK)):
            said = _sentence(_bundle(lang), key, params)
            if said is not None:
                return said
            warnings.warn(f"{lang}: no words for {key}", MissingWords, stacklevel=3)
        facts = ", ".join(f"{name} {value}" for name, value in params.items())
        return f"{key.replace('-', ' ')} ({facts})" if facts else key.replace("-", " ")


def _sentence(bundle: FluentBundle, key: str, params: Mapping[str, Param]) -> str | None:
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, dict(params))
    for error in errors:
        warnings.warn(f"{bundle.locales[0]}: {key}: {error}", MissingWords, stacklevel=4)
    return str(text)


@cache
def _bundle(lang: str) -> FluentBundle:
    """All catalogue files of a language. Fluent is slow to import, so not before it is needed."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    # Isolation marks are for mixed directions of writing; in a terminal they are litter.
    bundle = FluentBundle([lang], use_isolating=False)
    for name, text in catalogue_files(lang).items():
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):  # Fluent itself would drop it without a word.
                lost = (entry.content or "").strip().partition("\n")[0]
                warnings.warn(f"{lang}/{name}: malformed: {lost}", MissingWords, stacklevel=3)
        bundle.add_resource(resource)
    return bundle


def catalogue_files(lang: str) -> dict[str, str]:
    """The text of every catalogue file of a language, by name."""
    from importlib import resources  # slow, too

    folder = resources.files("taproom.i18n").joinpath(lang)
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {file.name: file.read_text("utf-8") for file in sorted(files, key=lambda f: f.name)}
