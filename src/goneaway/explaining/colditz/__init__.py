"""The rules of Escape from Colditz explained: editions, differences, options, bundles and cards."""

from .bundles import tell_bundle, tell_bundles
from .cards import tell_card
from .editions import CLASSIC, differing, tell_difference, tell_edition, tell_editions
from .options import tell_option

__all__ = [
    "CLASSIC",
    "differing",
    "tell_bundle",
    "tell_bundles",
    "tell_card",
    "tell_difference",
    "tell_edition",
    "tell_editions",
    "tell_option",
]
