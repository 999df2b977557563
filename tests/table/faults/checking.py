"""What everybody was told, held against the journal."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import msgspec

from goneaway.table import BRISK, Book, Store
from goneaway.table.book import entries as e
from goneaway.web.sight import Sight

from .seats import Json, Parts, Seat, plain


class Checked:
    """One journal, folded; what is wrong with it or with what was told of it."""

    def __init__(self, store: Store, code: str, seats: Sequence[Seat]) -> None:
        row = store.find(code)
        assert row is not None, code
        self.bodies = store.bodies(row.id)
        self.seats = seats
        self.book = Book(row.id, row.code, row.secret, BRISK)
        #: By number of entries: the position in one hash.
        self.digests: list[str] = []
        #: Figures: items and whole views that were compared.
        self.items = self.views = 0
        self.wrong = [word for seat in seats for word in seat.wrong]
        self._known = {seat: Parts() for seat in seats}
        self._sight = Sight()
        self.wrong += [f"{code}: {word}" for word in self._check()]

    def _check(self) -> Iterator[str]:
        for number, body in self.bodies:
            if number != self.book.number + 1:
                yield f"entry {number} after {self.book.number}"
            added = self.book.add(e.read(body))
            if e.written(added) != body:
                yield f"entry {number} reads differently"
            self.digests.append(self.book.digest())
            for seat in self.seats:
                yield from self._compare(seat)
        for seat in self.seats:
            last = self.book.count(seat.seat)
            beyond = [number for number in (*seat.told, *seat.stood) if number > last]
            if beyond:
                yield f"seat {seat.seat} was told {beyond}, and the journal ends at {last}"
            yield from self._requests(seat)

    def _compare(self, seat: Seat) -> Iterator[str]:
        """The last entry, and how everything stood after it, with what a seat was told of it."""
        item = self.book.last(seat.seat)
        if item is None:
            return
        told = self._sight.told(self._sight.prepare(self.book, item), seat.language)
        sent: Json = json.loads(msgspec.json.encode(told))
        known = self._known[seat]
        known.put(sent["parts"])
        heard = seat.told.get(item.number)
        if heard is not None:
            self.items += 1
            if heard != plain({key: sent[key] for key in ("entry", "lines", "events")}):
                yield f"seat {seat.seat} was told something else under {item.number}"
        stood = seat.stood.get(item.number)
        if stood is not None:
            self.views += 1
            if stood != known.digest:
                yield f"seat {seat.seat} saw something else at {item.number}"

    def _requests(self, seat: Seat) -> Iterator[str]:
        """Acknowledged: in the journal, once, in order and under that number. Refused: not there."""
        if seat.seat is None:
            return
        places: dict[str, int] = {}
        for place, entry in enumerate(self.book.entries):
            if entry.person == seat.person and entry.request:
                if entry.request in places:
                    yield f"{entry.request} was done twice"
                places[entry.request] = place
        lost = [request for request in seat.acknowledged if request not in places]
        if lost:
            yield f"acknowledged and lost: {lost}"
        refused = seat.refused & places.keys()
        if refused:
            yield f"refused and done: {sorted(refused)}"
        # Of what was on its way at the same time either may be first: an answer can get lost, and come later.
        acknowledged = list(seat.acknowledged)
        for request in places.keys() & seat.known.keys():
            for earlier in acknowledged[: seat.known[request]]:
                if places.get(earlier, -1) > places[request]:
                    yield f"{earlier} was acknowledged before {request} was said, and stands after it"
        for request, number in seat.acknowledged.items():
            if request not in places:
                continue
            entry = self.book.entries[places[request]]
            count = self.book.count(seat.seat, places[request] + 1)
            if count != number:
                yield f"{request} was acknowledged under {number} and stands under {count}"
            command = seat.said[request]["do"]
            if isinstance(entry, e.Acted) and entry.action != command.get("action"):
                yield f"{request} was {command} and is {entry.action}"
