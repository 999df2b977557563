"""The presentation of Escape from Colditz."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ...colditz.referee.view import Seen
from ...colditz.words.places import NATIONS, NOBODY
from ...kernel import Event, Legal, Outcome, Prompt, Refusal
from ...wording.sentences import Asked
from ..choosing import Words
from ..chronicle import NOTHING_BEFORE, Before, Line, Pace
from ..manners import Manners
from ..presentation import Presentation
from ..result import Ranking
from ..verdict import Verdict
from . import ending
from .arresting import arrest_of, told_of
from .choosing import USUAL, CastleChoices, asked, offered
from .chronicle import PACE, WEIGHTS, told
from .destinations import Ways
from .known import known_to
from .looking import seen
from .manners import CastleManners
from .names import names_of, seat_letter
from .panels import open_panels, own_panels
from .patrols import arrests, threat
from .plan import plan_of
from .spots import doing, spots
from .standing import any_step
from .trying import preview
from .usual import usual_posts
from .ways import Way, way_of
from .why import verdict
from .words import vocabulary_of


class CastlePresentation(Presentation[Seen]):
    """Presents the castle, its men and guards, and the table beside it."""

    manners: ClassVar[Manners] = CastleManners()
    pace: ClassVar[Pace] = PACE
    weights: ClassVar[Mapping[str, int]] = WEIGHTS

    def seat_name(self, view: Seen, seat: int) -> str:
        return names_of(self.wording).seat(view, seat)

    def seat_marks(self, view: Seen, seat: int) -> dict[str, Any]:
        if seat == view.officers:
            return {"role": "security", "nation": "", "letter": "g"}
        nation = NATIONS[view.nations[seat]] if view.nations[seat] >= 0 else ""
        return {"role": "officer", "nation": nation, "letter": seat_letter(view, seat)}

    def question(self, view: Seen, prompt: Prompt) -> str:
        """Return the question; for a loss it names the arrest behind it."""
        question = asked(prompt, view, self.wording)
        arrest = arrest_of(view, prompt)
        return question if arrest is None else f"{told_of(arrest, view, self.wording)} {question}"

    def asked(self, view: Seen, prompt: Prompt) -> Asked:
        found = super().asked(view, prompt)
        arrest = arrest_of(view, prompt)
        if arrest is None:
            return found
        return found._replace(reason=f"{told_of(arrest, view, self.wording)} {found.reason}".strip())

    def subject(self, view: Seen, prompt: Prompt) -> dict[str, list[str]]:
        found = super().subject(view, prompt)
        arrest = arrest_of(view, prompt)
        if arrest is not None:
            found["pawns"] += [view.pawn_name(pawn) for pawn in (arrest.pow, arrest.guard) if pawn != NOBODY]
        return found

    def choices(self, view: Seen, legal: Legal) -> CastleChoices:
        return CastleChoices(legal, self.wording, view)

    def verbs(self, view: Seen, verbs: Sequence[str]) -> tuple[str, ...]:
        return offered(view, verbs)

    def meant(self, view: Seen, words: Words) -> tuple[str, ...]:
        """Return the actions: the usual guards are placed one by one, and a destination becomes steps."""
        if words == (USUAL,):
            return tuple(f"place {post}" for post in usual_posts(view))
        if len(words) == 3 and words[0] == "move":
            return (" ".join((*words[:2], *known_to(view).reach(words[1])[words[2]].path)),)
        return super().meant(view, words)

    def told(self, events: Iterable[Event], eyes: int | None, before: Before = NOTHING_BEFORE) -> list[Line]:
        return list(told(self.wording, events, eyes, before))

    def open_table(self, view: Seen) -> dict[str, Any]:
        return open_panels(view, self.wording)

    def own_table(self, view: Seen, watched: dict[str, Any]) -> dict[str, Any]:
        return own_panels(view, self.wording, watched)

    def ways(self, view: Seen, pawn: str, via: Sequence[str] = ()) -> dict[str, Any]:
        return Ways(known_to(view), pawn, via).to_json(self.wording)

    def plan(self, view: Seen) -> dict[str, str]:
        return plan_of(view)

    def spots(self, view: Seen, legal: Legal) -> dict[str, Any]:
        """Return the pawns that can walk, and other actions with the pawns and places they are about."""
        return spots(view, legal, self.wording)

    def doing(self, view: Seen, text: str) -> str:
        """Return an action in the words of a request: `Claim a rope with b1 and b3`."""
        return doing(text, view, self.wording)

    def threat(self, view: Seen) -> dict[str, Any]:
        return threat(view)

    def arrests(self, view: Seen) -> dict[str, Any]:
        return arrests(view, self.wording)

    def preview(self, view: Seen, text: str) -> dict[str, Any]:
        """Return what an action would lead to, as far as this seat can know."""
        return preview(view, text, self.wording)

    def read(self, view: Seen, text: str) -> str:
        if text.split() == ["move"]:
            return any_step(view)
        way = self._way(view, text)
        return " ".join(("move", way.pawn, *way.path)) if way is not None else super().read(view, text)

    def why_not(self, view: Seen, refusal: Refusal, text: str = "") -> Verdict:
        return verdict(refusal, view, self.wording, self._way(view, text))

    def _way(self, view: Seen, text: str) -> Way | None:
        """Return the walk that some words stand for: `move b1 kitchen`, `move b1 towards chapel`."""
        words = text.split()
        if view.seat is None or len(words) < 3 or words[0] != "move" or view.pawn(words[1]) < 0:
            return None
        return way_of(known_to(view), view.seat, words[1], words[2:], vocabulary_of(self.wording))

    def look(self, view: Seen, name: str) -> dict[str, Any] | None:
        found = seen(name, view, self.wording, vocabulary_of(self.wording))
        return None if found is None else found.to_json()

    def result(self, view: Seen, outcome: Outcome) -> Ranking:
        return ending.result(view, outcome, self.wording)
