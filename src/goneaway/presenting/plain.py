"""Presents any game without a board, from its messages and its rulebook alone.

For games that do not bring a presentation. The sentences are the messages `GAME-seat`, `GAME-do`,
`GAME-prompt-KIND`, `GAME-event-KIND`, `GAME-refusal-CODE` and `GAME-outcome-END`. Two more describe the
table: `GAME-table`, with the plain values of a view's `to_json` as parameters, and `GAME-table-seat`, with
its lists that have an entry for every seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ..kernel import Event, Legal, Outcome, Refusal, View
from ..wording import Wording
from .choosing import Choices, Words
from .chronicle import NOTHING_BEFORE, Before, Line, Pace, plain_line, told
from .presentation import Presentation
from .result import Ranking, ranked
from .verdict import Verdict, verdict


def _no_walk(wording: Wording, event: Event, walk: object) -> str:
    raise AssertionError("nobody walks in this game")


class PlainChoices(Choices):
    """A list of actions, each labelled as a command."""

    def __init__(self, legal: Legal, wording: Wording, game: str) -> None:
        super().__init__(legal, wording)
        self._game = game

    def _labels(self, words: Words, options: Sequence[str]) -> list[str]:
        return [self.wording.doing(self._game, " ".join((*words, option))) for option in options]


class PlainPresentation(Presentation[View]):
    """The presentation of a game that does not bring one."""

    pace: ClassVar[Pace] = Pace({}, lambda event: (), lambda event: 0, _no_walk)
    weights: ClassVar[Mapping[str, int]] = {}

    @property
    def _name(self) -> str:
        return self.game.kind.name

    def _seat(self, seat: int) -> str:
        return self.wording.text(f"{self._name}-seat", seat=self.game.seats[seat])

    def seat_name(self, view: View, seat: int) -> str:
        return self._seat(seat)

    def seat_marks(self, view: View, seat: int) -> dict[str, Any]:
        return {"role": "player", "nation": "", "letter": str(seat + 1)}

    def choices(self, view: View, legal: Legal) -> Choices:
        return PlainChoices(legal, self.wording, self._name)

    def doing(self, view: View, text: str) -> str:
        return self.wording.doing(self._name, text)

    def verb(self, view: View, verb: str, whole: bool) -> str:
        return self.doing(view, verb)

    def told(self, events: Iterable[Event], eyes: int | None, before: Before = NOTHING_BEFORE) -> list[Line]:
        line = plain_line(self.game.kind, self.wording, (), ("seat",))
        return list(told(self.game.kind, self.wording, events, eyes, self.pace, line, before))

    def open_table(self, view: View) -> dict[str, Any]:
        return {"lines": self._lines(view)}

    def own_table(self, view: View, watched: dict[str, Any]) -> dict[str, Any]:
        return {"lines": self._lines(view)}

    def _lines(self, view: View) -> list[str]:
        """Return the table in words: a sentence for all of it and one for each seat."""
        seen, seats = view.to_json(), len(self.game.seats)
        plain = {name: value for name, value in seen.items() if not isinstance(value, list | dict)}
        by_seat = {
            name: value for name, value in seen.items() if isinstance(value, list) and len(value) == seats
        }
        rows = [{name: value[seat] for name, value in by_seat.items()} for seat in range(seats)]
        told = [
            self.wording.told(f"{self._name}-table-seat", self._name, {**row, "seat": self._seat(seat)})
            for seat, row in enumerate(rows)
            if self.wording.has(f"{self._name}-table-seat")
        ]
        if self.wording.has(f"{self._name}-table"):
            told.insert(0, self.wording.told(f"{self._name}-table", self._name, plain))
        return told

    def ways(self, view: View, pawn: str, via: Sequence[str] = ()) -> dict[str, Any]:
        return {"pawn": pawn, "ways": []}

    def why_not(self, view: View, refusal: Refusal, text: str = "") -> Verdict:
        return verdict(self._name, refusal, self.wording)

    def look(self, view: View, name: str) -> dict[str, Any] | None:
        return None

    def result(self, view: View, outcome: Outcome) -> Ranking:
        names = [self._seat(seat) for seat in range(len(self.game.seats))]
        why, *_ = self.wording.outcome(self._name, outcome, self.game.seats).splitlines()
        titles = {column: f"{self._name}-column-{column}.title" for column in outcome.columns}
        headings = {column: self.wording.text(key) for column, key in titles.items() if self.wording.has(key)}
        return ranked(why, outcome, names, headings, self.wording)
