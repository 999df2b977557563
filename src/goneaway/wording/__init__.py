"""Sentences for people, made from clause ids, codes and parameters.

The sentences are in Fluent files, one folder per language. Only the outer layers (command line, web,
documentation) use this package; the engine never does. Cards, places and roles have the names of an
edition: `Wording(language, edition)`.
"""

from .naming import typed
from .sentences import LANGUAGES, Wording, WordingError

__all__ = ["LANGUAGES", "Wording", "WordingError", "typed"]
