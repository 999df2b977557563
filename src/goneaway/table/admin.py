"""Administration of a database: list, close, delete, prune, ban, announce.

Everything is done in the database itself, in short transactions, whether or not a server uses it. Each change
that a running server has to notice is recorded in `changes` in the same transaction; see `moderation`. The
first statement of each transaction is a write: SQLite then waits for the lock instead of failing on an old
snapshot.

No list contains a game's secret, a token or its hash.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from ipaddress import IPv6Network, ip_network
from typing import Any

from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from . import schema
from .book import entries as e
from .book.declined import Declined
from .book.settings import check_text
from .moderation import ANNOUNCEMENTS, BANS, PERSON, TABLE, Announcement, Ban
from .store import Store, StoreError, brief_error

Json = dict[str, Any]

STATUSES = ("gathering", "playing", "paused", "ended")
#: Statuses that are pruned by default: tables with no running game.
IDLE = ("gathering", "ended")
LONGEST_REASON = 200
LONGEST_ANNOUNCEMENT = 500
#: Seconds for which rows of `changes` are kept; every running server has seen them by then.
KEPT = 86_400.0
#: Tables or guests deleted in one transaction; bounds how long a server waits to write.
ARMFUL = 50
#: Attempts to append an entry while a server takes the same number.
TRIES = 60
#: Minimum characters of an id that identify a guest.
SHORTEST_ID = 8


class AdminError(Exception):
    """An operation that cannot be done: a code, and parameters for the message."""

    def __init__(self, code: str, **parameters: object) -> None:
        super().__init__(code)
        self.code = code
        self.parameters = parameters


class Admin:
    """The administrative operations on one database."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        """Raises `StoreError` for a database of another version: only a server migrates it."""
        store.check_schema()
        self._store = store
        self._clock = clock

    # Listing

    def tables(
        self, statuses: Sequence[str] = (), before: float | None = None, limit: int | None = None
    ) -> list[Json]:
        """List tables, most recently used first; optionally by status, and unused since `before`."""
        tables, people = schema.tables.c, schema.people.c
        entries, sittings = schema.entries.c, schema.sittings.c
        columns = [
            tables.code, tables.game, tables.edition, tables.title, tables.status, tables.listed,
            tables.watched, tables.created, tables.touched, tables.host, people.name.label("host_name"),
            select(func.count()).where(entries.table_id == tables.id).scalar_subquery().label("entries"),
            select(func.count(func.distinct(sittings.person)))
            .where(sittings.table_id == tables.id).scalar_subquery().label("people"),
        ]  # fmt: skip
        query = select(*columns).select_from(schema.tables.outerjoin(schema.people, people.id == tables.host))
        if statuses:
            query = query.where(tables.status.in_(statuses))
        if before is not None:
            query = query.where(tables.touched < before)
        with self._looking() as connection:
            found = connection.execute(query.order_by(tables.touched.desc()).limit(limit))
            return [dict(row) for row in found.mappings()]

    def table(self, code: str) -> Json:
        """One table and its players."""
        tables, sittings, people = schema.tables.c, schema.sittings.c, schema.people.c
        entries = schema.entries.c
        with self._looking() as connection:
            row = self._row(connection, code)
            first = connection.execute(
                select(entries.body).where(entries.table_id == row["id"], entries.number == 1)
            ).scalar()
            sitting = connection.execute(
                select(sittings.seat, people.id, people.name)
                .where(sittings.table_id == row["id"], sittings.person == people.id)
                .order_by(sittings.seat)
            ).mappings()
            seats = [dict(one) for one in sitting]
        brief = next(one for one in self.tables() if one["code"] == row["code"])
        opened = e.read(first) if first else None
        titles = opened.seats if isinstance(opened, e.Opened) else ()
        for seat in seats:
            seat["title"] = titles[seat["seat"]] if 0 <= seat["seat"] < len(titles) else ""
        pace = opened.settings.pace.kind if isinstance(opened, e.Opened) else ""
        return {**brief, "id": row["id"], "pace": pace, "due": row[tables.due.name], "seats": seats}

    def guests(self, before: float | None = None, limit: int | None = None) -> list[Json]:
        """List guests, newest first; optionally those created before a time."""
        people, tokens, sittings, tables = (
            schema.people.c,
            schema.tokens.c,
            schema.sittings.c,
            schema.tables.c,
        )
        now = self._clock()
        live = (tokens.expires.is_(None)) | (tokens.expires > now)
        columns = [
            people.id, people.name, people.language, people.created,
            select(func.count()).where(tokens.person == people.id, tokens.purpose == "keep", live)
            .scalar_subquery().label("devices"),
            select(func.count(func.distinct(sittings.table_id))).where(sittings.person == people.id)
            .scalar_subquery().label("tables"),
            select(func.count()).where(tables.host == people.id).scalar_subquery().label("hosts"),
        ]  # fmt: skip
        query = select(*columns)
        if before is not None:
            query = query.where(people.created < before)
        with self._looking() as connection:
            found = connection.execute(query.order_by(people.created.desc()).limit(limit))
            return [dict(row) for row in found.mappings()]

    def guest(self, id: str) -> Json:
        """One guest with their tables, and their ban if there is one."""
        tables, sittings = schema.tables.c, schema.sittings.c
        whole = self._person(id)
        guest = next(one for one in self.guests() if one["id"] == whole)
        query = (
            select(tables.code, tables.game, tables.title, tables.status, sittings.seat)
            .where(sittings.person == whole, sittings.table_id == tables.id)
            .order_by(tables.touched.desc())
        )
        with self._looking() as connection:
            seats = [dict(row) for row in connection.execute(query).mappings()]
        bans = [ban.id for ban in self.bans() if ban.kind == PERSON and ban.subject == whole]
        return {**guest, "seats": seats, "ban": bans[0] if bans else ""}

    def bans(self) -> list[Ban]:
        with self._looking() as connection:
            query = select(schema.bans).order_by(schema.bans.c.created)
            return [Ban(**row) for row in connection.execute(query).mappings()]

    def announcements(self) -> list[Announcement]:
        with self._looking() as connection:
            query = select(schema.announcements).order_by(schema.announcements.c.created)
            return [Announcement(**row) for row in connection.execute(query).mappings()]

    # Tables

    def close(self, code: str) -> str:
        """End a running game, as if all had agreed to, or delete a table that has not started; return its
        code."""
        for _ in range(TRIES):
            with self._looking() as connection:
                row = self._row(connection, code)
            if row["status"] == "gathering":
                self.delete([row["code"]])
                return str(row["code"])
            try:
                with self._changing(TABLE, row["id"]) as connection:
                    # Check again: now nobody else writes (SQLite), or the number below is unique
                    # (PostgreSQL).
                    row = self._row(connection, code)
                    if row["status"] == "ended":
                        raise AdminError("ended", table=row["code"])
                    self._end(connection, row)
                return str(row["code"])
            except IntegrityError:
                continue  # a server has taken this number meanwhile
        raise AdminError("busy", table=code)

    def _end(self, connection: Connection, row: Json) -> None:
        entries = schema.entries.c
        last = connection.execute(
            select(func.max(entries.number), func.max(entries.at)).where(entries.table_id == row["id"])
        ).one()
        at = max(self._clock(), last[1])
        ended = e.Ended(at=at, secret=row["secret"].hex(), how="closed")
        line = {"table_id": row["id"], "number": last[0] + 1, "at": at, "body": e.written(ended)}
        connection.execute(insert(schema.entries), line)
        ended_row = update(schema.tables).where(schema.tables.c.id == row["id"])
        connection.execute(ended_row.values(status="ended", touched=at, due=None))

    def delete(self, codes: Sequence[str]) -> int:
        """Delete tables with their games; return how many. Raises `AdminError` before anything is deleted."""
        with self._looking() as connection:
            ids = [self._row(connection, code)["id"] for code in codes]
        self._delete_tables(ids)
        return len(ids)

    def prune_tables(self, before: float, statuses: Sequence[str] = IDLE, *, dry: bool = False) -> list[Json]:
        """Delete tables unused since `before`; return those that were, or with `dry` would be, deleted."""
        found = self.tables(statuses, before)
        if not dry:
            tables, codes = schema.tables.c, {one["code"] for one in found}
            with self._looking() as connection:
                rows = connection.execute(select(tables.id, tables.code).where(tables.touched < before))
                code_of = {row.id: row.code for row in rows if row.code in codes}
            gone = {code_of[one] for one in self._delete_tables(list(code_of), before)}
            found = [one for one in found if one["code"] in gone]
        return found

    def _delete_tables(self, ids: Sequence[str], before: float | None = None) -> list[str]:
        """Delete tables with all they have, with `before` only those unused since; return which were."""
        tables, gone = schema.tables.c, []
        for start in range(0, len(ids), ARMFUL):
            some = list(ids[start : start + ARMFUL])
            with self._changing(TABLE, *some) as connection:
                if before is not None:
                    # Keep tables that were used again since they were listed.
                    still = select(tables.id).where(tables.id.in_(some), tables.touched < before)
                    some = list(connection.execute(still).scalars())
                connection.execute(delete(schema.sittings).where(schema.sittings.c.table_id.in_(some)))
                connection.execute(delete(schema.entries).where(schema.entries.c.table_id.in_(some)))
                connection.execute(delete(schema.tables).where(tables.id.in_(some)))
            gone += some
        return gone

    # Guests

    def prune_guests(self, before: float, *, dry: bool = False) -> list[Json]:
        """Delete guests created before a time who sit at no table, host none and have no newer token."""
        people, tokens = schema.people.c, schema.tokens.c
        idle = (
            (people.created < before)
            & ~exists().where(schema.sittings.c.person == people.id)
            & ~exists().where(schema.tables.c.host == people.id)
            & ~exists().where((tokens.person == people.id) & (tokens.created >= before))
        )
        with self._looking() as connection:
            ids = set(connection.execute(select(people.id).where(idle)).scalars())
        found = [one for one in self.guests(before) if one["id"] in ids]
        if dry:
            return found
        deleted: set[str] = set()
        for start in range(0, len(found), ARMFUL):
            some = [one["id"] for one in found[start : start + ARMFUL]]
            with self._changing("guests", "") as connection:
                # Keep guests who came back since they were listed.
                gone = list(connection.execute(select(people.id).where(people.id.in_(some), idle)).scalars())
                for table in (schema.tokens, schema.subscriptions):
                    connection.execute(delete(table).where(table.c.person.in_(gone)))
                connection.execute(delete(schema.people).where(people.id.in_(gone)))
            deleted.update(gone)
        return [one for one in found if one["id"] in deleted]

    # Bans

    def ban(self, kind: str, subject: str, reason: str = "", seconds: float | None = None) -> Ban:
        """Ban a person (by id) or a network, replacing an existing ban."""
        whole = self._person(subject) if kind == PERSON else str(network_of(subject))
        now = self._clock()
        until = None if seconds is None else now + seconds
        ban = Ban(secrets.token_hex(4), kind, whole, _text(reason, LONGEST_REASON, "bad-reason"), now, until)
        with self._changing(BANS, "") as connection:
            same = (schema.bans.c.kind == kind) & (schema.bans.c.subject == whole)
            connection.execute(delete(schema.bans).where(same))
            connection.execute(insert(schema.bans), vars(ban))
        return ban

    def unban(self, name: str) -> Ban:
        """Lift a ban, given its id or its subject."""
        subjects = {name}
        with suppress(AdminError):
            subjects.add(str(network_of(name)))
        found = [ban for ban in self.bans() if ban.id == name or ban.subject in subjects]
        if not found:
            raise AdminError("no-such-ban", ban=name)
        with self._changing(BANS, "") as connection:
            connection.execute(delete(schema.bans).where(schema.bans.c.id == found[0].id))
        return found[0]

    # Announcements

    def announce(self, text: str, seconds: float | None = None) -> Announcement:
        """Show a message to everybody until it is withdrawn or, if given, for `seconds`."""
        now = self._clock()
        clean = _text(text, LONGEST_ANNOUNCEMENT, "bad-announcement", empty=False)
        made = Announcement(secrets.token_hex(4), clean, now, None if seconds is None else now + seconds)
        with self._changing(ANNOUNCEMENTS, "") as connection:
            connection.execute(insert(schema.announcements), vars(made))
        return made

    def withdraw(self, id: str = "") -> int:
        """Withdraw one announcement, or all; return how many."""
        ids = [one.id for one in self.announcements() if not id or one.id == id]
        if id and not ids:
            raise AdminError("no-such-announcement", announcement=id)
        with self._changing(ANNOUNCEMENTS, "") as connection:
            connection.execute(delete(schema.announcements).where(schema.announcements.c.id.in_(ids)))
        return len(ids)

    # The database

    @contextmanager
    def _looking(self) -> Iterator[Connection]:
        with _told(self._store), self._store.engine.connect() as connection:
            yield connection

    @contextmanager
    def _changing(self, kind: str, *subjects: str) -> Iterator[Connection]:
        """A transaction whose first statement records the change for running servers."""
        now = self._clock()
        rows = [{"id": secrets.token_hex(16), "kind": kind, "subject": one, "at": now} for one in subjects]
        with _told(self._store), self._store.engine.begin() as connection:
            connection.execute(insert(schema.changes), rows)
            connection.execute(delete(schema.changes).where(schema.changes.c.at < now - KEPT))
            yield connection

    def _row(self, connection: Connection, code: str) -> Json:
        """A table's row; raises `AdminError`."""
        query = select(schema.tables).where(schema.tables.c.code == code.upper()[:12])
        row = connection.execute(query).mappings().first()
        if row is None:
            raise AdminError("no-such-table", table=code[:40])
        return dict(row)

    def _person(self, id: str) -> str:
        """The id of a guest, given its first characters; raises `AdminError`."""
        people = schema.people.c
        if not id.isalnum() or len(id) < SHORTEST_ID:
            raise AdminError("no-such-guest", guest=id[:40])
        with self._looking() as connection:
            query = select(people.id).where(people.id.startswith(id, autoescape=True)).limit(2)
            found = connection.execute(query).scalars().all()
        if len(found) != 1:
            raise AdminError("two-such-guests" if found else "no-such-guest", guest=id[:40])
        return str(found[0])


@contextmanager
def _told(store: Store) -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except SQLAlchemyError as error:
        raise StoreError("unreachable", database=store.name, error=brief_error(error)) from None


def network_of(text: str) -> Any:
    """The network to ban for an address or network: for IPv6 at least a /64, one household. Raises
    `AdminError`."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise AdminError("bad-network", network=text[:60]) from None
    if isinstance(found, IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen >= 96:
            return ip_network(f"{mapped}/{found.prefixlen - 96}", strict=False)
        if found.prefixlen > 64:
            return found.supernet(new_prefix=64)
    return found


def _text(text: str, most: int, code: str, *, empty: bool = True) -> str:
    try:
        return check_text(text, most, "bad-text", empty=empty)
    except Declined:
        raise AdminError(code, most=most) from None
