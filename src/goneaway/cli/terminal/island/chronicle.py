"""What happened in Section X since one's last turn: in sentences, and in a line of notation for each turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....kernel import Entry, Game, Journal
from ....sectionx.actions import End
from ....sectionx.island import Island
from ....wording import Wording
from ..chronicle import sentences
from .panels import News

#: Worth a line beside the board even where there is room for few.
_WEIGHTY = frozenset({"fight", "door-returned", "zone-claimed", "key-gained", "key-lost", "last-tile"})

#: Parameters of events that name a cell or a section.
_PLACES = ("cell", "to", "one", "other", "spot", "old")


def news(journal: Journal, wording: Wording, island: Island, seat: int) -> News:
    """What happened since this seat's last turn ended."""
    entries = journal.entries
    own = len(entries)
    while own and entries[own - 1].seat == seat:
        own -= 1
    start = own
    while start and entries[start - 1].seat != seat:
        start -= 1
    recent = entries[start:]
    told = [line for entry in recent for line in sentences(journal.game, wording, entry.events, seat)]
    return News(told, _turns(journal.game, wording, recent, seat), _touched(entries[start:own], island))


def _turns(game: Game, wording: Wording, entries: Sequence[Entry], seat: int) -> list[str]:
    """Each turn in one line of notation, weighty events in lines of their own."""
    out: list[str] = []
    moves: list[str] = []
    for number, entry in enumerate(entries):
        moves.append(entry.action)
        weighty = sentences(game, wording, (e for e in entry.events if e.kind in _WEIGHTY), seat)
        last = number + 1 == len(entries) or entries[number + 1].seat != entry.seat
        if last or weighty:
            name = wording.text("sectionx-seat", seat=game.seats[entry.seat])
            out += [f"{name}: {briefly(moves)}", *weighty]
            moves = []
    return out


def briefly(moves: Iterable[str]) -> str:
    """Actions in one line: `draw 1, place S F8 0, B1 F8 F9`; the steps of one prisoner in a row."""
    out: list[str] = []
    for move in moves:
        verb, *words = move.split()
        walks = f"{words[0]} " if verb == "step" else ""
        if walks and out and out[-1].startswith(walks):
            out[-1] += f" {' '.join(words[1:])}"
        elif verb != End.verb:
            out.append(" ".join(words) if walks else move)
    return ", ".join(out) or "–"


def _touched(entries: Iterable[Entry], island: Island) -> set[str]:
    """Cells where the others did something."""
    cells = set()
    for entry in entries:
        for event in entry.events:
            for name in _PLACES:
                cells.add(str(event.parameters.get(name, "")).partition("#")[0])
    return cells & set(island.number)
