"""Escape from Colditz: one Security Officer against semi-cooperating Escape Officers."""

from .kind import COLDITZ, ColditzKind
from .referee.position import Colditz
from .referee.view import Seen

__all__ = ["COLDITZ", "Colditz", "ColditzKind", "Seen"]
