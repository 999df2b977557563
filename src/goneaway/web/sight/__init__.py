"""Sight: the messages for a pair of eyes, in its language.

Everything is made by `presenting` from a view, legal actions and visible events. A state is a set of named
parts; an event comes with the parts that changed, and replacing the old ones by these gives the new state.
"""

from .sight import Sight

__all__ = ["Sight"]
