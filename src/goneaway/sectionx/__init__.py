"""Section X: tunnels under a prison island, for two to four players."""

from .board.island import Island, standard_island
from .board.tiles import TileSet, standard_tiles
from .kind import SECTIONX, SectionXKind
from .referee.position import SectionX
from .referee.view import Seen

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
