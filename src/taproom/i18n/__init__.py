"""Words for people, in three languages: the Fluent catalogues in this package and their loader.

The browser reads the same files. Nothing slow is imported before the first sentence is said.
"""

from taproom.i18n.languages import LANGUAGES, UnknownLanguageError, chosen_language
from taproom.i18n.words import MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "UnknownLanguageError", "Words", "chosen_language"]
