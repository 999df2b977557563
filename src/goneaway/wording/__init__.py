"""What people read: clause ids, codes and parameters turned into sentences.

The sentences stand in Fluent files, one folder per language. Only the edges (command line, web,
documentation) use this; the engine never does. Cards, places and roles have the names that the owner of
an edition knows: `Wording(language, edition)`.
"""

from .naming import typed
from .sentences import LANGUAGES, Wording, WordingError

__all__ = ["LANGUAGES", "Wording", "WordingError", "typed"]
