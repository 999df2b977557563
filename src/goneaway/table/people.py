"""People: guests by name alone, known again by tokens that only they have."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Any

from sqlalchemy import delete, insert, select, update

from . import schema
from .book.declined import Declined
from .book.settings import LONGEST_NAME, Person, check_text
from .book.tempo import Clock
from .pools import Pool
from .room import Room
from .scribe import Scribe
from .store import Conflict, Job, NotWritten, Store

#: A link to another device is good for so long, and once.
LINK_SECONDS = 600.0
#: Clocks of several machines may differ by so many seconds.
SKEW = 60.0
#: A token is good for half a year.
KEEP_SECONDS = 183 * 86_400.0
KEEP, LINK = "keep", "link"


def hashed(token: str) -> str:
    """How a token is kept. It has more than 128 bits of chance, so nothing slower is needed."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class People:
    """Who is who."""

    def __init__(self, store: Store, scribe: Scribe, clock: Clock, pool: Pool, room: Room) -> None:
        """`pool` is where the database is asked."""
        self._store = store
        self._room = room
        self._pool = pool
        self._scribe = scribe
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

    async def link(self, person: Person, code: str = "") -> str:
        """A token for another device: short-lived, good once."""
        token, keep = self._token(person.id, LINK, code, self._clock.now() + LINK_SECONDS)
        await self._write(person.id, [keep])
        return token

    async def redeem(self, link: str) -> tuple[Person, str, str] | None:
        """Who a link is for, a token to keep, and the table it leads to; None if it is no good any more."""
        person, code = await self._whose(link, LINK)
        if person is None:
            return None
        token, keep = self._token(person.id, KEEP, "", self._clock.now() + KEEP_SECONDS)
        # A used link leaves its hash behind as a mark: of two devices that come together one is first.
        used = {"hash": hashed("used " + link), "person": person.id, "purpose": "used", "code": ""}
        mark = (insert(schema.tokens), {**used, "created": self._clock.now(), "expires": None})
        gone = (delete(schema.tokens).where(schema.tokens.c.hash == hashed(link)), None)
        try:
            await self._write(person.id, [mark, gone, keep])
        except Declined:
            return None
        return person, token, code

    async def rename(self, person: Person, name: str, language: str) -> Person:
        changed = Person(person.id, check_text(name, LONGEST_NAME, "bad-name"), language[:16])
        values = {"name": changed.name, "language": changed.language}
        await self._write(
            person.id, [(update(schema.people).where(schema.people.c.id == person.id).values(**values), None)]
        )
        return changed

    async def forget(self, token: str) -> None:
        """A token that is given back."""
        await self._write("", [(delete(schema.tokens).where(schema.tokens.c.hash == hashed(token)), None)])

    async def forget_all(self, person: Person) -> None:
        """Every token of somebody: whoever found one is out."""
        await self._write(
            person.id, [(delete(schema.tokens).where(schema.tokens.c.person == person.id), None)]
        )

    def _token(self, person: str, purpose: str, code: str, expires: float | None) -> tuple[str, Any]:
        token = secrets.token_urlsafe(24)
        row = {
            "hash": hashed(token),
            "person": person,
            "purpose": purpose,
            "code": code,
            "created": self._clock.now(),
            "expires": expires,
        }
        return token, (insert(schema.tokens), row)

    async def _write(self, person: str, statements: list[Any]) -> None:
        try:
            await asyncio.wrap_future(self._scribe.write(Job(person, statements)))
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
            tokens.person == people.id, tokens.hash == hashed(token), tokens.purpose == purpose
        )
        with self._store.reading() as connection:
            found = connection.execute(query).first()
        now = self._clock.now()
        if found is None or (found.expires is not None and found.expires < now):
            return None, ""
        # After the clock was put back nobody can tell how old such a link is; another is made in a moment.
        if purpose == LINK and found.created > now + SKEW:
            return None, ""
        return Person(found.id, found.name, found.language), found.code
