"""Replays of finished games: any moment, through any seat's eyes."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from ...kernel import Entry, Game, Position
from ...kernel.chance import Recorded
from ...kernel.records import outcomes
from ...presenting import Presentation, presentation_of
from ...presenting.chronicle import Earlier, Pace, earlier
from ...table.book.book import ENDED, Book
from ...table.book.declined import Declined
from ...table.book.seeing import Eyes
from ...wording import Wording
from . import asks
from .moments import Json

#: Actions between two cached positions.
_STRIDE = 40
#: Maximum cached games.
_GAMES = 8


class Reel:
    """A finished game that can be positioned at any action."""

    def __init__(self, book: Book) -> None:
        self.game: Game = book.journal.game
        self.opening = book.journal.opening
        self.entries: list[Entry] = list(book.journal.entries)
        self._kept: list[Position] = []
        position = self.game.start(Recorded(outcomes(self.opening)))
        for number in range(len(self.entries) + 1):
            if number % _STRIDE == 0:
                self._kept.append(position.copy(chance=Recorded()))
            if number < len(self.entries):
                self._play(position, number)
        self._last = position

    def at(self, ply: int) -> Position:
        """Return the position after a number of actions."""
        if not 0 <= ply <= len(self.entries):
            raise Declined("no-such-moment", to=ply)
        start = ply // _STRIDE
        position = self._kept[start].copy(chance=Recorded())
        for number in range(start * _STRIDE, ply):
            self._play(position, number)
        return position

    def earlier(self, ply: int, pace: Pace) -> Earlier:
        """Return what the lines of an action continue."""
        return earlier(
            lambda ply: self.entries[ply - 1].events,
            ply,
            lambda ply: range(ply - 1, 0, -1),
            pace,
            lambda: self._last,
        )

    def _play(self, position: Position, number: int) -> None:
        entry = self.entries[number]
        chance = position.chance
        assert isinstance(chance, Recorded)
        chance.feed(outcomes(entry.events))
        position.apply(entry.seat, self.game.parse(entry.action))


class Reels:
    def __init__(self) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    def _reel(self, book: Book) -> Reel:
        if book.status != ENDED or not book.begun:
            raise Declined("not-ended")
        found = self._reels.get(book.code)
        if found is None:
            found = self._reels[book.code] = Reel(book)
            if len(self._reels) > _GAMES:
                self._reels.popitem(last=False)
        return found

    def answer(self, book: Book, eyes: Eyes, language: str, question: asks.Story | asks.Replay) -> Any:
        reel = self._reel(book)
        looking = question.eyes if question.eyes is not None else None
        if looking is not None and not 0 <= looking < len(reel.game.seats):
            raise Declined("no-such-seat", seat=looking, seats=len(reel.game.seats))
        edition = str(reel.game.rules.get("edition", ""))
        shown = presentation_of(reel.game, Wording(language, edition))
        if isinstance(question, asks.Story):
            wording = Wording(language, edition)
            game = reel.game.kind.name
            return [
                {
                    "ply": ply,
                    "seat": entry.seat,
                    **_lines(shown, reel, ply, looking),
                    "why": wording.reason(game, *why) if (why := book.play.reasons.get(ply)) else "",
                }
                for ply, entry in enumerate(reel.entries, 1)
            ]
        position = reel.at(question.ply)
        view = position.view(looking)
        parts: Json = {f"board/{key}": value for key, value in shown.table(view).items()}
        parts |= {f"view/{key}": value for key, value in view.to_json().items()}
        return {
            "ply": question.ply,
            "of": len(reel.entries),
            "parts": parts,
            **_lines(shown, reel, question.ply, looking),
        }


def _lines(shown: Presentation[Any], reel: Reel, ply: int, eyes: Eyes) -> Json:
    """The lines of an action, with walks told from their start; `replaces` is the earlier action whose walk
    they continue, or 0."""
    if not ply:
        return {"lines": [line.to_json() for line in shown.told(reel.opening, eyes)], "replaces": 0}
    before, replaced = reel.earlier(ply, shown.pace)
    lines = shown.told(reel.entries[ply - 1].events, eyes, before)
    return {"lines": [line.to_json() for line in lines], "replaces": max(0, replaced)}
