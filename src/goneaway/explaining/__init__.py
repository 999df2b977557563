"""The rulebook for readers.

Clauses and ambiguities and, through `explaining_of`, what each game adds: editions, differences, options,
cards.

Everything is returned as plain data with sentences in the reader's language; the command line, the
documentation and any page show the same.
"""

from .ambiguities import tell_ambiguity
from .clauses import tell_clause
from .game import GameExplaining, explaining_of
from .topics import TOPICS, heading, slug, topic_of

__all__ = [
    "TOPICS",
    "GameExplaining",
    "explaining_of",
    "heading",
    "slug",
    "tell_ambiguity",
    "tell_clause",
    "topic_of",
]
