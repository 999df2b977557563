"""Events in Section X since the player's last turn: in sentences, and as a line of notation for each turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...kernel import Entry, Event, Game, Journal
from ...rulebook.events import load_events
from ...sectionx import SECTIONX
from ...sectionx.board.island import standard_island
from ...sectionx.words.actions import End
from ...wording import Wording
from ...wording.sectionx import spot_title
from .. import chronicle
from ..chronicle import HEAVY, NOTHING_BEFORE, Before, Line, Pace, Walk
from .names import GAME

#: Kinds of events that are shown even in a short list beside the board.
_WEIGHTY = frozenset({"fight", "door-returned", "zone-claimed", "key-gained", "key-lost", "last-tile"})


@dataclass(frozen=True)
class News:
    """What happened since the player last acted: as lines, as one line of notation per turn; and where."""

    lines: tuple[Line, ...] = ()
    turns: tuple[str, ...] = ()
    cells: frozenset[str] = frozenset()

    @property
    def sentences(self) -> tuple[str, ...]:
        return tuple(line.sentence for line in self.lines)

    def to_json(self) -> dict[str, Any]:
        return {
            "lines": [line.to_json() for line in self.lines],
            "turns": list(self.turns),
            "cells": sorted(self.cells),
        }


def _leaves(event: Event) -> tuple[tuple[str, str], ...]:
    if event.kind != "stepped":
        return ()
    return ((str(event.parameters["man"]), str(event.parameters["to"])),)


def _cost(step: Event) -> int:
    """Return the cost of a step: passing a man takes two."""
    return 2 if step.parameters.get("via") else 1


def _sentence(wording: Wording, step: Event, walk: Walk) -> str:
    if walk.cost == 1 or not _on_tile(walk.to):
        return wording.event(GAME, step)
    start = walk.start if _on_tile(walk.start) else ""
    told = {"man": walk.pawn, "start": start, "to": walk.to, "steps": walk.cost}
    return wording.told("sectionx-walked", GAME, told)


def _on_tile(place: str) -> bool:
    return bool(place) and place != "home" and not place.startswith("zone:")


class _Pace(Pace):
    """Steps home and into a green zone are not part of a walk: they have lines of their own."""

    def walker(self, event: Event) -> str:
        return super().walker(event) if _on_tile(str(event.parameters.get("to", ""))) else ""


#: What a player who was away is shown first.
WEIGHTS = {
    "collapsed": 95,
    **dict.fromkeys(("zone-claimed", "threshold"), 90),
    **dict.fromkeys(("fight", "key-gained", "key-lost"), 70),
    **dict.fromkeys(("last-tile", "door-returned"), HEAVY),
    **dict.fromkeys(("placed", "moved", "rotated", "swapped"), 25),
    **dict.fromkeys(("drawn", "skipped"), 5),
    **dict.fromkeys(("shuffled", "round-begun", "turn-begun", "turn-ended", "decision", "decided"), 0),
}

PACE = _Pace({"stepped": "man"}, _leaves, _cost, _sentence)


def told(
    wording: Wording, events: Iterable[Event], eyes: int | None, before: Before = NOTHING_BEFORE
) -> list[Line]:
    """Return the lines of events, as a seat sees them (None: a spectator)."""
    plain = chronicle.plain_line(SECTIONX, wording, ("man",), ("colour",))

    def line(sentence: str, event: Event) -> Line:
        found = plain(sentence, event)
        names = {name: spot_title(name, wording) for name in (*found.pawns, *found.places)}
        return replace(found, names=names)

    return list(chronicle.told(SECTIONX, wording, events, eyes, PACE, line, before))


def news(journal: Journal, wording: Wording, seat: int) -> News:
    """Return what happened since this seat's last turn ended."""
    entries = journal.entries
    own = len(entries)
    while own and entries[own - 1].seat == seat:
        own -= 1
    start = own
    while start and entries[start - 1].seat != seat:
        start -= 1
    recent = entries[start:]
    lines = told(wording, (event for entry in recent for event in entry.events), seat)
    others = (event for entry in entries[start:own] for event in entry.events)
    return News(tuple(lines), tuple(_turns(journal.game, wording, recent, seat)), _touched(others))


def _turns(game: Game, wording: Wording, entries: Sequence[Entry], seat: int) -> list[str]:
    """Return each turn in one line of notation, important events in lines of their own."""
    out: list[str] = []
    moves: list[str] = []
    for number, entry in enumerate(entries):
        moves.append(entry.action)
        weighty = told(wording, (event for event in entry.events if event.kind in _WEIGHTY), seat)
        last = number + 1 == len(entries) or entries[number + 1].seat != entry.seat
        if last or weighty:
            name = wording.text("sectionx-seat", seat=game.seats[entry.seat])
            out += [f"{name}: {briefly(moves)}", *(line.sentence for line in weighty)]
            moves = []
    return out


def briefly(moves: Iterable[str]) -> str:
    """Return actions in one line: `draw 1, place S F8 0, B1 F8 F9`; the steps of one prisoner are joined."""
    out: list[str] = []
    for move in moves:
        verb, *words = move.split()
        walks = f"{words[0]} " if verb == "step" else ""
        if walks and out and out[-1].startswith(walks):
            out[-1] += f" {' '.join(words[1:])}"
        elif verb != End.verb:
            out.append(" ".join(words) if walks else move)
    return ", ".join(out) or "–"


def _touched(events: Iterable[Event]) -> frozenset[str]:
    """Return the cells where other players did something."""
    declared = load_events(SECTIONX)
    places = (place for event in events for place in declared[event.kind].places_of(event))
    return frozenset(place.partition("#")[0] for place in places) & standard_island().number.keys()
