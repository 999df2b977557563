"""What the others did since your last turn, by seat: a summary for a player who was not watching.

It is made of the lines that the seat was sent as they happened, so it reveals nothing new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...presenting.chronicle import HEAVY, ORDINARY, Line
from ...table.book import entries as e
from ...table.book.book import Book, Item
from ...table.book.seeing import Eyes
from .moments import Json
from .walks import back

TURN, THROWN = "turn-begun", "thrown"
#: Lines of a seat shown before the others are requested.
FIRST = 2
#: Extra weight of a line about your own men.
_OWN = 50

#: The lines of an item, and the seat that a token of the notation names (None: no seat).
Lines = Callable[[Item], list[Line]]
Named = Callable[[str], int | None]


@dataclass
class Row:
    """What one seat did: its throws, and its lines in order, with their weights."""

    dice: list[int] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    weights: list[int] = field(default_factory=list)

    def add(self, line: Line, weight: int) -> None:
        if line.goes_on and self.lines and self.lines[-1].walk is not None:
            self.lines.pop()
            self.weights.pop()
        self.lines.append(line)
        self.weights.append(weight)

    def to_json(self, seat: int) -> Json:
        order = sorted(range(len(self.lines)), key=lambda number: -self.weights[number])
        lines = [line.to_json() for line in self.lines]
        return {"seat": seat, "dice": self.dice, "lines": lines, "first": order[:FIRST]}


def since(book: Book, eyes: Eyes, lines: Lines, named: Named, weights: Mapping[str, int]) -> Json | None:
    """Return the others' turns between your last turn and the current one; None if there is nothing to tell.

    `number` is the item that began the present turn, `from` the one that ended the last, `at` when that was.
    `first_turn`: the present turn is your first, so there is no last one.
    """
    if eyes is None or not book.begun:
        return None
    mine = frozenset(book.held_with(eyes))
    items, begun, first_turn = _between(book, eyes, mine, named)
    if not items:
        return None
    rows: dict[int, Row] = {}
    holder: int | None = None
    for item in items:
        for event in item.events:
            if event.kind == TURN:
                holder = _turn(event, named)
                if holder is not None and holder not in mine:
                    rows.setdefault(holder, Row())
        actor = item.entry.seat if isinstance(item.entry, e.Acted) else None
        for line in lines(item):
            weight = weights.get(line.kind, ORDINARY)
            whose = doer(line, weight, actor, holder, mine, named)
            if whose is None or not weight:
                continue
            row = rows.setdefault(whose, Row())
            if line.kind == THROWN:
                row.dice.extend(line.dice)
            else:
                owned = named(line.seat) in mine or any(named(pawn[0]) in mine for pawn in line.pawns)
                row.add(line, weight + _OWN * owned)
    if not rows:
        return None
    first = min(mine)
    after = sorted(rows, key=lambda seat: (seat - first) % len(book.chairs))
    told = [rows[seat].to_json(seat) for seat in after]
    return {
        "number": begun,
        "from": items[0].number,
        "at": items[0].entry.at,
        "first_turn": first_turn,
        "seats": told,
    }


def _between(book: Book, eyes: int, mine: frozenset[int], named: Named) -> tuple[list[Item], int, bool]:
    """The items from the end of your last turn to the beginning of this one, the number of the latter, and
    whether this turn is your first.

    Nothing while another has the turn. In your first turn, they begin with the first turn of the game.
    """
    found: list[Item] = []
    begun, first_turn = 0, True
    for item in _seen(book, eyes):
        turns = [_turn(event, named) for event in item.events if event.kind == TURN]
        own = bool(turns) and turns[-1] in mine
        if not begun:
            if turns and not own:
                return [], 0, False
            begun = item.number if own else 0
        elif own:
            first_turn = False
            break
        if begun:
            found.insert(0, item)
            if isinstance(item.entry, e.Started):
                break
    others = (at for at, item in enumerate(found) if any(event.kind == TURN for event in item.events))
    start = next(others, len(found))
    # The item that begins your turn may be the only one: then no other seat acted in between.
    return (found[start:] if len(found) - start > 1 else []), begun, first_turn


def _seen(book: Book, eyes: int) -> Iterator[Item]:
    """The visible items that still stand, the latest first."""
    for entry in back(book, book.number):
        number = book.count(eyes, entry + 1)
        if number > book.count(eyes, entry):
            yield next(book.feed(eyes, number - 1))


def _turn(event: Any, named: Named) -> int | None:
    """The seat whose turn begins: the event has a single token that names a seat."""
    found = (named(value) for value in event.parameters.values() if isinstance(value, str))
    return next((seat for seat in found if seat is not None), None)


def doer(
    line: Line, weight: int, actor: int | None, holder: int | None, mine: frozenset[int], named: Named
) -> int | None:
    """Return the seat to which a line is attributed; None if it is your own.

    Your answer may bring about what the other's turn was for: an arrest remains the other's action.
    """
    said = named(line.seat)
    if said is not None and said == holder and said not in mine:
        return said
    if actor is not None and actor not in mine:
        return actor
    return holder if weight >= HEAVY and holder not in mine else None
