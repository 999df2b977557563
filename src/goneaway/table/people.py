"""People: guests by name alone, known again by tokens that only they have."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, delete, exists, insert, literal, select, update

from . import schema
from .book.declined import Declined
from .book.settings import LONGEST_NAME, Person, check_text
from .book.tempo import Clock
from .pools import Pool
from .room import Room
from .store import Conflict, Job, NotWritten, Store
from .writer import Writer

#: A link to another device is good for so long, and once.
LINK_SECONDS = 600.0
#: Seconds by which the clocks of several machines may differ.
SKEW = 60.0
#: A token is good for half a year.
KEEP_SECONDS = 183 * 86_400.0
KEEP, LINK = "keep", "link"

#: Prefixes of the keys of revocations for other processes: one token, by its hash, or all tokens of a person.
TOKEN, PERSON = "token ", "person "


_TYPES = {column.name: column.type for column in schema.tokens.c}


def hashed(token: str) -> str:
    """How a token is kept. It has more than 128 bits of chance, so nothing slower is needed."""
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


class People:
    """Who is who."""

    def __init__(self, store: Store, writer: Writer, clock: Clock, pool: Pool, room: Room) -> None:
        """`pool` runs the database queries."""
        self._store = store
        self._room = room
        self._pool = pool
        self._writer = writer
        self._clock = clock

    async def guest(self, name: str, language: str = "en") -> tuple[Person, str]:
        """A new guest and the token by which he is known; it is told once."""
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
        """Whose token this is."""
        return (await self._whose(token, KEEP))[0]

    async def link(self, person: Person, code: str = "", *, maker: str = "") -> str:
        """A token for another device: short-lived, valid once, and only as long as the token `maker`."""
        token, keep = self._token(person.id, LINK, code, self._clock.now() + LINK_SECONDS, maker)
        await self._write(person.id, [keep])
        return token

    async def redeem(self, link: str) -> tuple[Person, str, str] | None:
        """Who a link is for, a token to keep, and the table it leads to; None if it is no good any more."""
        person, code = await self._whose(link, LINK)
        if person is None:
            return None
        token, (_, row) = self._token(person.id, KEEP, "", self._clock.now() + KEEP_SECONDS)
        # Only if the link still exists: it may just have been revoked.
        tokens = schema.tokens.c
        still = select(*(literal(value, _TYPES[name]) for name, value in row.items())).where(
            exists().where(tokens.hash == hashed(link), made_by_a_good_token(tokens.maker))
        )
        keep = (insert(schema.tokens).from_select(list(row), still), None)
        # A used link leaves its hash behind as a mark: of two devices that come together one is first.
        used = {"hash": hashed("used " + link), "person": person.id, "purpose": "used", "code": ""}
        mark = (insert(schema.tokens), {**used, "created": self._clock.now(), "expires": None})
        gone = (delete(schema.tokens).where(schema.tokens.c.hash == hashed(link)), None)
        try:
            await self._write(person.id, [mark, keep, gone])
        except Declined:
            return None
        return None if await self.known(token) is None else (person, token, code)

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
        tokens, addresses, gone = schema.tokens, schema.subscriptions, hashed(token)
        statements = [
            (delete(addresses).where(addresses.c.maker == gone), None),
            (delete(tokens).where((tokens.c.hash == gone) | (tokens.c.maker == gone)), None),
        ]
        await self._write("", statements, of_token(token))

    async def forget_all(self, person: Person) -> None:
        """Revoke all tokens of a person and everything made with them. Other processes are notified."""
        tables = (schema.subscriptions, schema.tokens)
        statements = [(delete(one).where(one.c.person == person.id), None) for one in tables]
        await self._write(person.id, statements, of_person(person.id))

    async def good(self, keys: Collection[str]) -> set[str]:
        """The keys among these (see `of_token`) whose tokens are valid; raises `Declined`."""
        try:
            return await self._pool.run(self._good, [key.removeprefix(TOKEN) for key in keys])
        except NotWritten:
            raise Declined("not-written") from None

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
        try:
            return await self._pool.run(self._look_up, token, purpose)
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
