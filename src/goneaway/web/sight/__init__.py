"""Sight: what a pair of eyes is sent, in its language.

Everything is made by `presenting`, of a view, of legal actions and of events as they are seen. A state is a
set of named parts; what happens is told with the parts that changed: old parts with these in their place are
the new ones.
"""

from .sight import Sight

__all__ = ["Sight"]
