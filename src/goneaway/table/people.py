"""People: guests identified by name, and recognised by tokens that only they have."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import (
    Column,
    ColumnElement,
    Insert,
    Select,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)

from . import schema
from .book.declined import Declined
from .book.settings import LONGEST_NAME, Person, check_text
from .book.tempo import Clock
from .pools import Pool
from .room import Room
from .store import Conflict, Job, NotWritten, Store, batched
from .writer import Writer

#: Seconds for which a link to another device is valid; it works once.
LINK_SECONDS = 600.0
#: Seconds by which the clocks of several machines may differ.
SKEW = 60.0
#: Seconds for which a token is valid: half a year.
KEEP_SECONDS = 183 * 86_400.0
KEEP, LINK = "keep", "link"
#: Rows that used links once left behind; nothing reads them any more.
USED = "used"
#: Expired tokens are kept for a day: if the clock was wrong, they are valid again once it is right.
EXPIRED_SECONDS = 86_400.0
#: Maximum expired tokens deleted at a time, and with one statement.
PRUNED, BATCH = 2000, 500
#: How often redeeming a link is retried if other devices come first.
TRIES = 5
#: The key of the job that deletes expired tokens: sorts behind every person and table, so that this job is
#: the last of its batch and nothing else waits while its rows are locked.
LAST = "~"

#: Prefixes of the keys of revocations for other processes: one token, by its hash, or all tokens of a person.
TOKEN, PERSON = "token ", "person "

T = TypeVar("T")


def hashed(token: str) -> str:
    """The hash under which a token is stored. A token has more than 128 random bits, so no slow hash is
    needed."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def of_token(token: str) -> str:
    """The key of a token for revocations."""
    return TOKEN + hashed(token)


def of_person(id: str) -> str:
    """The key of all tokens of a person for revocations."""
    return PERSON + id


def made_by_a_good_token(maker: Column[str]) -> ColumnElement[bool]:
    """Condition on a link or a notice address: the token with which it was made is still valid."""
    tokens = schema.tokens.alias()
    return maker.is_(None) | exists().where(tokens.c.hash == maker)


def locked(person: str) -> Select[Any]:
    """Lock the row of a person until the end of the transaction: what follows may count the rows of that
    person, because no other process adds any meanwhile. (On SQLite only one process writes.)"""
    people = schema.people.c
    # The weaker lock: it does not hold up others that refer to this person, such as those who seat him.
    return select(people.id).where(people.id == person).with_for_update(key_share=True)


def inserted_if(table: Table, row: Mapping[str, Any], condition: ColumnElement[bool]) -> Insert:
    """Insert a row only if a condition holds at that moment."""
    values = select(*(literal(value, table.c[name].type) for name, value in row.items()))
    return insert(table).from_select(list(row), values.where(condition))


class People:
    """Guests, their tokens and links."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        clock: Clock,
        pool: Pool,
        room: Room,
        *,
        tokens: int = 20,
        links: int = 5,
        revoked: Callable[[str], None] = lambda key: None,
    ) -> None:
        """`pool` runs the database queries; `tokens` and `links` are the limits per person; `revoked` is
        called with the key of each token revoked here."""
        self._store = store
        self._room = room
        self._pool = pool
        self._writer = writer
        self._clock = clock
        self._tokens = tokens
        self._links = links
        self._revoked = revoked
        #: For the metrics: rows of the database at the last look, and tokens deleted by reason.
        self.rows = 0
        self.removed: Counter[str] = Counter()

    async def guest(self, name: str, language: str = "en") -> tuple[Person, str]:
        """Create a guest; return the person and their token, which is shown only once."""
        person = Person(secrets.token_hex(16), check_text(name, LONGEST_NAME, "bad-name"), language[:16])
        row = {
            "id": person.id,
            "name": person.name,
            "language": person.language,
            "created": self._clock.now(),
        }
        token, keep = self._token(person.id, KEEP, "", self._clock.now() + KEEP_SECONDS)
        if not self._room.for_guests():
            raise Declined("server-full")
        await self._write(person.id, [(insert(schema.people), row), keep])
        self._room.guests += 1
        return person, token

    async def known(self, token: str) -> Person | None:
        """The person a token belongs to."""
        return (await self._whose(token, KEEP))[0]

    async def link(self, person: Person, code: str = "", *, maker: str = "") -> str:
        """A token for another device: short-lived, valid once, and only as long as the token `maker`.

        If the person has too many unused links, the oldest makes room.
        """
        if not self._room.for_more():
            raise Declined("server-full")
        token, keep = self._token(person.id, LINK, code, self._clock.now() + LINK_SECONDS, maker)
        theirs, tokens = schema.tokens.alias(), schema.tokens.c
        newest = select(theirs.c.hash).where(theirs.c.person == person.id, theirs.c.purpose == LINK)
        newest = newest.order_by(theirs.c.created.desc(), theirs.c.hash).limit(self._links - 1)
        oldest = delete(schema.tokens).where(
            tokens.person == person.id, tokens.purpose == LINK, tokens.hash.not_in(newest)
        )
        await self._write(person.id, [(locked(person.id), None), (oldest, None), keep])
        return token

    async def redeem(self, link: str) -> tuple[Person, str, str] | None:
        """The person a link is for, a new token, and the table it leads to; None if the link is no longer
        valid.

        If the person has too many tokens, the oldest makes room, but never the one the link was made with.
        """
        for _ in range(TRIES):
            person, code = await self._whose(link, LINK)
            if person is None:
                return None
            if not self._room.for_more():
                raise Declined("server-full")
            for oldest in await self._looked_up(self._too_many, person.id, hashed(link)):
                await self._forget(person.id, oldest)
                self.removed["oldest"] += 1
            token, (_, row) = self._token(person.id, KEEP, "", self._clock.now() + KEEP_SECONDS)
            # Only if the link still exists: it may just have been revoked, or used by another device.
            theirs, tokens = schema.tokens.alias(), schema.tokens.c
            still = exists().where(theirs.c.hash == hashed(link), made_by_a_good_token(theirs.c.maker))
            kept = schema.tokens.alias()
            many = select(func.count()).where(kept.c.person == person.id, kept.c.purpose == KEEP)
            keep = inserted_if(schema.tokens, row, and_(still, many.scalar_subquery() < self._tokens))
            done = exists().where(theirs.c.hash == row["hash"])
            gone = delete(schema.tokens).where(tokens.hash == hashed(link), done)
            await self._write(person.id, [(locked(person.id), None), (keep, None), (gone, None)])
            if await self.known(token) is not None:
                return person, token, code
        raise Declined("busy")

    def _too_many(self, person: str, link: str) -> list[str]:
        """Hashes of the tokens that must make room for another, oldest first; none if the link is gone."""
        tokens, made = schema.tokens.c, schema.tokens.alias()
        # In one statement: another device may use the link at this moment.
        query = select(tokens.hash, made.c.maker).where(
            tokens.person == person,
            tokens.purpose == KEEP,
            made.c.hash == link,
            made.c.person == tokens.person,
        )
        with self._store.reading() as connection:
            found = connection.execute(query.order_by(tokens.created, tokens.hash)).all()
        spare = [one.hash for one in found if one.hash != one.maker]
        return spare[: max(0, len(found) + 1 - self._tokens)]

    async def rename(self, person: Person, name: str, language: str) -> Person:
        changed = Person(person.id, check_text(name, LONGEST_NAME, "bad-name"), language[:16])
        values = {"name": changed.name, "language": changed.language}
        await self._write(
            person.id, [(update(schema.people).where(schema.people.c.id == person.id).values(**values), None)]
        )
        return changed

    async def forget(self, token: str) -> None:
        """Revoke a token and everything made with it: unused links, addresses for notices. Other processes
        are notified."""
        person, _ = await self._whose(token, KEEP)
        await self._forget("" if person is None else person.id, hashed(token))

    async def _forget(self, person: str, gone: str) -> None:
        tokens, addresses = schema.tokens, schema.subscriptions
        statements: list[Any] = [
            (locked(person), None),
            (delete(addresses).where(addresses.c.maker == gone), None),
            (delete(tokens).where((tokens.c.hash == gone) | (tokens.c.maker == gone)), None),
        ]
        await self._write(person, statements, TOKEN + gone)
        self._revoked(TOKEN + gone)

    async def forget_all(self, person: Person) -> None:
        """Revoke all tokens of a person and everything made with them. Other processes are notified."""
        tables = (schema.subscriptions, schema.tokens)
        theirs: list[Any] = [(delete(one).where(one.c.person == person.id), None) for one in tables]
        # Locked: else another process could redeem a link of this person meanwhile.
        await self._write(person.id, [(locked(person.id), None), *theirs], of_person(person.id))
        self._revoked(of_person(person.id))

    async def prune(self) -> bool:
        """Delete some expired tokens and what was made with them; return whether there may be more."""
        gone = await self._looked_up(self._expired)
        for some in batched(gone, BATCH):
            statements = []
            for table, key in ((schema.subscriptions, "maker"), (schema.tokens, "hash")):
                (id,) = table.primary_key.columns
                # Never waits for rows that another process is deleting.
                found = select(id).where(table.c[key].in_(some)).with_for_update(skip_locked=True)
                statements.append((delete(table).where(id.in_(found.correlate(None))), None))
            await self._write(LAST, statements)
            self.removed["expired"] += len(some)
        return len(gone) == PRUNED

    def _expired(self) -> list[str]:
        tokens, before = schema.tokens.c, self._clock.now() - EXPIRED_SECONDS
        marks = (tokens.purpose == USED) & (tokens.created < before)
        query = select(tokens.hash).where((tokens.expires < before) | marks).limit(PRUNED)
        with self._store.reading() as connection:
            self.rows = connection.execute(select(func.count()).select_from(schema.tokens)).scalar_one()
            return list(connection.execute(query).scalars())

    async def good(self, keys: Collection[str]) -> set[str]:
        """The keys among these (see `of_token`) whose tokens are valid; raises `Declined`."""
        return await self._looked_up(self._good, [key.removeprefix(TOKEN) for key in keys])

    def _good(self, hashes: Sequence[str]) -> set[str]:
        tokens = schema.tokens.c
        found: set[str] = set()
        with self._store.reading() as connection:
            for start in range(0, len(hashes), 500):
                some = tokens.hash.in_(hashes[start : start + 500])
                alive = tokens.expires.is_(None) | (tokens.expires >= self._clock.now())
                found |= set(connection.execute(select(tokens.hash).where(some, alive)).scalars())
        return {TOKEN + one for one in found}

    def _token(
        self, person: str, purpose: str, code: str, expires: float | None, maker: str = ""
    ) -> tuple[str, Any]:
        token = secrets.token_urlsafe(24)
        row = {
            "hash": hashed(token),
            "person": person,
            "purpose": purpose,
            "code": code,
            "created": self._clock.now(),
            "expires": expires,
            "maker": hashed(maker) if maker else None,
        }
        return token, (insert(schema.tokens), row)

    async def _write(self, person: str, statements: list[Any], told: str = "") -> None:
        try:
            await asyncio.wrap_future(self._writer.write(Job(person, statements, told=told)))
        except (Conflict, NotWritten):
            raise Declined("not-written") from None

    async def _whose(self, token: str, purpose: str) -> tuple[Person | None, str]:
        return await self._looked_up(self._look_up, token, purpose)

    async def _looked_up(self, how: Callable[..., T], *about: Any) -> T:
        try:
            return await self._pool.run(how, *about)
        except NotWritten:
            raise Declined("not-written") from None

    def _look_up(self, token: str, purpose: str) -> tuple[Person | None, str]:
        people, tokens = schema.people.c, schema.tokens.c
        columns = (people.id, people.name, people.language, tokens.code, tokens.created, tokens.expires)
        query = select(*columns).where(
            tokens.person == people.id,
            tokens.hash == hashed(token),
            tokens.purpose == purpose,
            made_by_a_good_token(tokens.maker),
        )
        with self._store.reading() as connection:
            found = connection.execute(query).first()
        now = self._clock.now()
        if found is None or (found.expires is not None and found.expires < now):
            return None, ""
        # After the clock was set back the age of such a link is unknown; it is easy to make another.
        if purpose == LINK and found.created > now + SKEW:
            return None, ""
        return Person(found.id, found.name, found.language), found.code
