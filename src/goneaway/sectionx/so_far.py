"""What the player on turn has done so far, and so which phases are open to him."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ..kernel import Frame
from .options import MEN
from .stall import Stall, stall_of
from .table import Table

STOCK_LIMIT = 3


@dataclass(frozen=True, slots=True)
class SoFar(Frame[Table]):
    """The data of a turn; `Turn` says what may be done with it."""

    kind: ClassVar[str] = "turn"
    seat: int
    drew: bool = False
    #: Anything but a draw was accepted: the draw, if one was possible, has been given up.
    acted: bool = False
    tile_used: bool = False
    skipped: bool = False
    steps: int = 0
    walked: tuple[int, ...] = (0,) * MEN
    door_used: bool = False
    #: A prisoner stepped (even for nothing); one entered a green zone.
    stepped: bool = False
    entered: bool = False
    #: The last tile of the last pile was drawn in this turn.
    last_tile: bool = False

    # Phases

    def may_draw(self, position: Table) -> bool:
        """Phase 1 is open: nothing done yet, room in the stock, a pile to draw from."""
        return (
            not self.drew
            and not self.acted
            and len(position.stocks[self.seat]) < STOCK_LIMIT
            and any(position.piles)
        )

    def must_draw(self, position: Table) -> bool:
        return position.rules.drawMandatory and self.may_draw(position)

    @property
    def in_phase_3(self) -> bool:
        return self.skipped or self.stepped or self.door_used

    def stall(self, position: Table) -> Stall | None:
        """How near the stall guard is; a draw that must be made counts as made."""
        counts = position.idle, position.fruitless, position.barren
        drawn = self.drew or self.must_draw(position)
        return stall_of(position.rules, counts, drawn, self.stepped, self.entered)

    def state(self) -> list[Any]:
        return [
            self.seat,
            self.drew,
            self.acted,
            self.tile_used,
            self.skipped,
            self.steps,
            list(self.walked),
            self.door_used,
            self.stepped,
            self.entered,
            self.last_tile,
        ]
