"""The rulebook told to a reader: editions, differences, options, clauses, cards and ambiguities.

Everything here comes back as plain data with its sentences in the reader's language; the command
line, the documentation and any page show the same.
"""

from .ambiguities import tell_ambiguity
from .bundles import tell_bundle, tell_bundles
from .cards import tell_card
from .clauses import tell_clause
from .editions import CLASSIC, differing, tell_difference, tell_edition, tell_editions
from .options import tell_option
from .topics import TOPICS, slug, topic_of

__all__ = [
    "CLASSIC",
    "TOPICS",
    "differing",
    "slug",
    "tell_ambiguity",
    "tell_bundle",
    "tell_bundles",
    "tell_card",
    "tell_clause",
    "tell_difference",
    "tell_edition",
    "tell_editions",
    "tell_option",
    "topic_of",
]
