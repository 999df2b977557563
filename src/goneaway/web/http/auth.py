"""Authentication: a name, and a token that proves it. No accounts, no passwords, no cookies."""

from __future__ import annotations

import re

from starlette.requests import Request

from ...table.book.declined import Declined
from ...table.book.settings import Person
from ...table.moderation import Moderation
from ...table.people import People
from ..process.limits import Buckets, household
from ..process.settings import Limits
from .errors import HttpError, language_of
from .middleware import address_of, refuse_banned
from .shapes import Guest

#: A client without a token.
STRANGER = Person("", "")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


class Auth:
    """Authenticates people by their tokens, and throttles addresses after failed attempts."""

    def __init__(self, people: People, limits: Limits, moderation: Moderation) -> None:
        self.people = people
        self._moderation = moderation
        self._guests = Buckets(limits.guests)
        #: Failed attempts: unknown tokens, links and table codes.
        self._failures = Buckets(limits.failures)

    async def bearer(self, request: Request, *, needed: bool) -> tuple[Person, str]:
        """The person making the request, and their token; raises `HttpError`."""
        said = request.headers.get("authorization")
        if said is None:
            if needed:
                raise HttpError("no-token")
            return STRANGER, ""
        scheme, _, token = said.partition(" ")
        token = token.strip() if scheme.lower() == "bearer" else ""
        return await self.known(token, address_of(request.scope)), token

    async def known(self, token: str, address: str) -> Person:
        """The person a token belongs to; raises `HttpError`."""
        self.patience(address)
        person = await self.people.known(token) if _TOKEN.fullmatch(token) else None
        if person is None:
            self.failed(address)
            raise HttpError("bad-token")
        refuse_banned(self._moderation, person=person.id)
        return person

    async def welcome(self, guest: Guest, address: str) -> tuple[Person, str]:
        """Register a new guest; raises `HttpError` or `Declined`."""
        if after := self._guests.take(household(address)):
            raise HttpError("too-many", after=after)
        return await self.people.guest(guest.name, language_of(guest.language))

    async def redeem(self, link: str, address: str) -> tuple[Person, str]:
        """Sign a person in on another device by a link; raises `HttpError`."""
        self.patience(address)
        found = await self.people.redeem(link) if _TOKEN.fullmatch(link) else None
        if found is None:
            self.failed(address)
            raise HttpError("bad-link")
        refuse_banned(self._moderation, person=found[0].id)
        return found[:2]

    def patience(self, address: str) -> None:
        """Throttle an address after too many failed attempts; raises `HttpError`."""
        if after := self._failures.wait(household(address)):
            raise HttpError("too-many", after=after)

    def failed(self, address: str) -> None:
        """Count a failed attempt by an address."""
        self._failures.take(household(address))

    def look_for(self, error: Declined, address: str) -> Declined:
        """Count a table that was not found as a failed attempt: the client may be guessing codes."""
        if error.code == "no-such-table":
            self.failed(address)
        return error
