"""The actions of the current turn so far, and so the phases that are still open."""

from __future__ import annotations

from typing import Any, Self

from ...kernel import Frame
from ..words.options import MEN
from .stall import Stall, stall_of
from .table import Table

STOCK_LIMIT = 3

NOBODY_WALKED = (0,) * MEN


class SoFar(Frame[Table]):
    """The data of a turn; `Turn` has its actions.

    Nearly every action replaces the turn by another one, so it is a plain class: a frozen dataclass
    and `replace` take four times as long. Treat it as frozen all the same: only the caller of `after`
    changes the copy, before any other code has seen it.
    """

    __slots__ = (
        "acted",
        "door_used",
        "drew",
        "entered",
        "last_tile",
        "skipped",
        "stepped",
        "steps",
        "tile_used",
        "walked",
    )

    kind = "turn"

    def __init__(
        self,
        seat: int,
        drew: bool = False,
        acted: bool = False,
        tile_used: bool = False,
        skipped: bool = False,
        steps: int = 0,
        walked: tuple[int, ...] = NOBODY_WALKED,
        door_used: bool = False,
        stepped: bool = False,
        entered: bool = False,
        last_tile: bool = False,
    ) -> None:
        self.seat = seat
        self.drew = drew
        #: Whether any action but a draw was accepted: a possible draw has then been given up.
        self.acted = acted
        self.tile_used = tile_used
        self.skipped = skipped
        self.steps = steps
        #: By man: the number of steps made.
        self.walked = walked
        self.door_used = door_used
        #: Whether a prisoner stepped (even at no cost); whether one entered a green zone.
        self.stepped = stepped
        self.entered = entered
        #: Whether the last tile of the last pile was drawn in this turn.
        self.last_tile = last_tile

    def after(self) -> Self:
        """Return a copy, to be changed before any other code sees it."""
        return type(self)(
            self.seat,
            self.drew,
            self.acted,
            self.tile_used,
            self.skipped,
            self.steps,
            self.walked,
            self.door_used,
            self.stepped,
            self.entered,
            self.last_tile,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SoFar) and self.state() == other.state()

    def __hash__(self) -> int:
        return hash((self.seat, self.steps, self.walked))

    # Phases

    def may_draw(self, position: Table) -> bool:
        """Whether phase 1 is open: no action yet, room in the stock, a pile to draw from."""
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
        """The state of the stall guard; a mandatory draw counts as made."""
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
