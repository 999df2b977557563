"""The presentation of Section X."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from ...kernel import Event, Legal, Outcome, Refusal
from ...sectionx import Seen
from ..chronicle import NOTHING_BEFORE, Before, Line, Pace
from ..manners import Manners
from ..presentation import Presentation
from ..result import Ranking
from ..verdict import Verdict
from . import ending, names
from .board import tile_rows
from .choosing import TileChoices
from .chronicle import PACE, WEIGHTS, told
from .handling import fitting, handled, one_of
from .looking import about_cell
from .manners import IslandManners
from .panels import own_panels, panels
from .status import danger, status_of
from .trying import preview
from .ways import ways
from .why import why_not


class IslandPresentation(Presentation[Seen]):
    """Presents the island, the sea around it, and the tiles laid there."""

    manners: ClassVar[Manners] = IslandManners()
    pace: ClassVar[Pace] = PACE
    weights: ClassVar[Mapping[str, int]] = WEIGHTS

    def seat_name(self, view: Seen, seat: int) -> str:
        return names.seat_name(self.wording, view, seat)

    def seat_marks(self, view: Seen, seat: int) -> dict[str, Any]:
        return {"role": "player", "nation": "", "letter": view.colour(seat)}

    def choices(self, view: Seen, legal: Legal) -> TileChoices:
        return TileChoices(legal, self.wording, view)

    def told(self, events: Iterable[Event], eyes: int | None, before: Before = NOTHING_BEFORE) -> list[Line]:
        return told(self.wording, events, eyes, before)

    def open_table(self, view: Seen) -> dict[str, Any]:
        status = status_of(view, self.wording)
        return {
            "status": {"sentence": status.sentence(self.wording), **status.to_json()},
            "tiles": tile_rows(view),
            "danger": danger(view).to_json(),
            "panels": panels(view, self.wording).to_json(),
        }

    def own_table(self, view: Seen, watched: dict[str, Any]) -> dict[str, Any]:
        return {"panels": own_panels(view, watched["panels"])}

    def ways(self, view: Seen, pawn: str, via: Sequence[str] = ()) -> dict[str, Any]:
        # Ways below the sea are asked for one after another: they have no way-points.
        return {"pawn": pawn, "ways": [way.to_json() for way in ways(view, pawn, self.wording)]}

    def doing(self, view: Seen, text: str) -> str:
        return self.wording.doing(names.GAME, text)

    def spots(self, view: Seen, legal: Legal) -> dict[str, Any]:
        return {**super().spots(view, legal), **handled(view, legal)}

    def fits(self, view: Seen, legal: Legal, tile: str, cell: str) -> dict[str, Any]:
        return fitting(view, legal, tile, cell)

    def preview(self, view: Seen, text: str) -> dict[str, Any]:
        return preview(view, text, self.wording)

    def read(self, view: Seen, text: str) -> str:
        return one_of(view, text) or super().read(view, text)

    def why_not(self, view: Seen, refusal: Refusal, text: str = "") -> Verdict:
        found = why_not(refusal, view, self.wording)
        if text.split() == ["step"] and refusal.code == "NO_CONNECTION":
            # The cell that stands for all of them was not what the player asked about.
            remark = self.wording.text("sectionx-nobody-steps")
            return replace(found, remark=remark, places=(), pawns=())
        return found

    def look(self, view: Seen, name: str) -> dict[str, Any] | None:
        cell = view.island.number.get(name.upper())
        if cell is None:
            return None
        lines = about_cell(view, cell, self.wording)
        return {"name": name.upper(), "kind": "cell", "lines": lines, "pawns": [], "places": [name.upper()]}

    def result(self, view: Seen, outcome: Outcome) -> Ranking:
        return ending.result(view, outcome, self.wording)
