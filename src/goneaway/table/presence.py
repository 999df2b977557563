"""Presence: who is connected to a table, in this process and in others, and since when the others are away.

It is not part of the journal. It reveals connections and nothing of the game, so it may be sent to everybody
at any time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from .book.book import Book

#: On PostgreSQL: begins a notification of who is connected to a process.
HERE = "here:"
#: Tables in one notification: PostgreSQL takes up to 8,000 bytes.
_TOGETHER = 100


@dataclass(frozen=True)
class Presence:
    """The connected seats, since when any is connected, and when the players of the other seats left."""

    here: frozenset[int] = frozenset()
    since: float = 0.0
    left: Mapping[int, float] = field(default_factory=dict)

    def at(self, book: Book) -> frozenset[int]:
        """The seats whose players are connected; a player with two seats is connected through either."""
        return frozenset(seat for one in self.here for seat in book.held_with(one))

    def gone(self, book: Book) -> dict[int, float]:
        """The seats whose players are not connected, and since when; empty while no player is connected."""
        here = self.at(book)
        return {
            chair.seat: max(
                (self.left[seat] for seat in book.held_with(chair.seat) if seat in self.left),
                default=self.since,
            )
            for chair in book.chairs
            if here and chair.person and chair.seat not in here
        }

    def away(self, book: Book, now: float) -> dict[int, float]:
        """Players gone for long enough to be shown as away: reloading the page takes less. In a slow game
        nobody is shown as away.

        It does not matter whether the game is running: delayed watchers learn at once who is away.
        """
        if book.settings.pace.kind != "live":
            return {}
        return {seat: at for seat, at in self.gone(book).items() if at + book.tempo.away <= now}

    def next_away(self, book: Book, now: float) -> float | None:
        """The time at which the next player will be shown as away."""
        due = (at + book.tempo.away for at in self.gone(book).values())
        return min((when for when in due if when > now), default=None)


class Attendance:
    """Who is connected to one table, kept up to date."""

    def __init__(self) -> None:
        self._here: frozenset[int] = frozenset()
        #: By process: the seats connected there, and until when that is valid.
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        self._since = 0.0
        self._left: dict[int, float] = {}
        self._known: frozenset[int] = frozenset()

    def presence(self, now: float) -> Presence:
        self._look(now)
        return Presence(self._known, self._since, self._left)

    @property
    def expires(self) -> float | None:
        """When the announcement of another process expires, unless repeated."""
        return min((until for _, until in self._elsewhere.values()), default=None)

    def see(self, seats: Collection[int], now: float) -> None:
        """Set the seats connected to this process."""
        self._here = frozenset(seats)
        self._look(now)

    def hear(self, process: str, seats: Collection[int], now: float, until: float) -> bool:
        """Set the seats connected to another process; return whether that changes anything."""
        before = self.presence(now).here
        self._elsewhere[process] = frozenset(seats), until
        return self.presence(now).here != before

    def _look(self, now: float) -> None:
        self._elsewhere = {
            one: (some, until) for one, (some, until) in self._elsewhere.items() if until > now
        }
        here = self._here.union(*(some for some, _ in self._elsewhere.values()))
        if here and not self._known:
            self._since = now
        self._left |= dict.fromkeys(self._known - here, now)
        for seat in here:
            self._left.pop(seat, None)
        self._known = here


def notices(process: str, tables: Mapping[str, Collection[int]]) -> list[str]:
    """The notifications for the other processes: by table, the seats connected to this one."""
    lines = [f"{table} {','.join(map(str, sorted(seats)))}" for table, seats in tables.items()]
    return [
        HERE + "\n".join([process, *lines[start : start + _TOGETHER]])
        for start in range(0, len(lines), _TOGETHER)
    ]


def read_notice(notice: str) -> tuple[str, dict[str, frozenset[int]]]:
    """The process and its tables in a notification; invalid lines are skipped."""
    process, *lines = notice.removeprefix(HERE).split("\n")
    tables = {}
    for line in lines:
        table, _, seats = line.partition(" ")
        numbers = seats.split(",") if seats else []
        if all(one.isdecimal() for one in numbers):
            tables[table] = frozenset(map(int, numbers))
    return process, tables
