"""Section X: tunnels under a prison island, for two to four players."""

from .island import Island, standard_island
from .kind import SECTIONX, SectionXKind
from .position import SectionX
from .tiles import TileSet, standard_tiles
from .view import Seen

__all__ = [
    "SECTIONX",
    "Island",
    "SectionX",
    "SectionXKind",
    "Seen",
    "TileSet",
    "standard_island",
    "standard_tiles",
]
