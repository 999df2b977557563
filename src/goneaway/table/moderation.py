"""Bans and announcements, as a running server knows them.

`goneaway admin` writes to the database and adds a row to `changes`. Every server process polls these rows
once a second (`refresh`). This works on SQLite and PostgreSQL, with one process or many.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from sqlalchemy import select

from . import schema
from .book.tempo import Clock
from .store import Store

#: Kinds of bans and of changes.
PERSON, NETWORK = "person", "network"
BANS, ANNOUNCEMENTS, TABLE = "bans", "announcements", "table"


@dataclass(frozen=True)
class Ban:
    """A ban of a person or a network; permanent if `until` is None."""

    id: str
    kind: str
    subject: str
    reason: str
    created: float
    until: float | None

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


@dataclass(frozen=True)
class Announcement:
    """A message to everybody."""

    id: str
    text: str
    created: float
    until: float | None

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


@dataclass(frozen=True)
class News:
    """What has changed since the last refresh."""

    bans: bool = False
    announcements: bool = False
    #: Ids of the tables that were closed or deleted.
    tables: tuple[str, ...] = ()


class Moderation:
    """Bans and announcements in force. May be read in any thread; `refresh` must be called by one only."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._store: Store | None = None
        self._seen: frozenset[str] | None = None
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []
        self._announcements: tuple[Announcement, ...] = ()
        #: The announcements in force at the last refresh: one that expires is also a change.
        self._shown: tuple[str, ...] = ()

    def open(self, store: Store) -> None:
        """Read everything for the first time; raises `NotWritten`."""
        self._store = store
        self.refresh()

    def refresh(self) -> News:
        """Check for changes and read them; raises `NotWritten`."""
        assert self._store is not None
        changes = schema.changes.c
        with self._store.reading() as connection:
            rows = connection.execute(select(changes.id, changes.kind, changes.subject)).all()
            new = [] if self._seen is None else [row for row in rows if row.id not in self._seen]
            kinds = {row.kind for row in new} if self._seen is not None else {BANS, ANNOUNCEMENTS}
            if BANS in kinds:
                self._read_bans([Ban(**row) for row in connection.execute(select(schema.bans)).mappings()])
            if ANNOUNCEMENTS in kinds:
                query = select(schema.announcements).order_by(schema.announcements.c.created)
                self._announcements = tuple(
                    Announcement(**row) for row in connection.execute(query).mappings()
                )
        self._seen = frozenset(row.id for row in rows)
        shown = tuple(one.id for one in self.announcements)
        told, self._shown = shown != self._shown, shown
        return News(BANS in kinds, told, tuple(row.subject for row in new if row.kind == TABLE))

    def _read_bans(self, bans: list[Ban]) -> None:
        self._networks = [(ip_network(ban.subject), ban) for ban in bans if ban.kind == NETWORK]
        self._people = {ban.subject: ban for ban in bans if ban.kind == PERSON}

    @property
    def announcements(self) -> tuple[Announcement, ...]:
        """The announcements in force, oldest first."""
        now = self._clock.now()
        return tuple(one for one in self._announcements if one.holds(now))

    def banned(self, person: str = "", address: str = "") -> Ban | None:
        """The ban of this person or address; None if there is none."""
        now = self._clock.now()
        ban = self._people.get(person) if person else None
        if ban is not None and ban.holds(now):
            return ban
        if not address or not self._networks:
            return None
        try:
            found = ip_address(address)
        except ValueError:
            return None
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return next((ban for network, ban in self._networks if found in network and ban.holds(now)), None)
