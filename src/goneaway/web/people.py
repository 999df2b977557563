"""Who asks: a name, and a token that proves it. No accounts, no passwords, no cookies."""

from __future__ import annotations

import re

from starlette.requests import Request

from ..table.book.declined import Declined
from ..table.book.settings import Person
from ..table.people import LINK_SECONDS, People
from .endpoint import STRANGER, Call, Endpoint
from .guard import address_of
from .limits import Buckets, household
from .problems import Trouble, language_of
from .settings import Limits
from .shapes import Guest, Known, Link, Redeemed, Welcome

_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


class Door:
    """Lets people in who show a token, and makes those wait who try many."""

    def __init__(self, people: People, limits: Limits) -> None:
        self.people = people
        self._guests = Buckets(limits.guests)
        #: Tokens, links and codes that were none.
        self._failures = Buckets(limits.failures)

    async def bearer(self, request: Request, *, needed: bool) -> tuple[Person, str]:
        """Who asks, and his token; raises `Trouble`."""
        said = request.headers.get("authorization")
        if said is None:
            if needed:
                raise Trouble("no-token")
            return STRANGER, ""
        scheme, _, token = said.partition(" ")
        token = token.strip() if scheme.lower() == "bearer" else ""
        return await self.known(token, address_of(request.scope)), token

    async def known(self, token: str, address: str) -> Person:
        """Whose token this is; raises `Trouble`."""
        self.patience(address)
        person = await self.people.known(token) if _TOKEN.fullmatch(token) else None
        if person is None:
            self.failed(address)
            raise Trouble("bad-token")
        return person

    async def welcome(self, guest: Guest, address: str) -> tuple[Person, str]:
        """Somebody new; raises `Trouble` or `Declined`."""
        if after := self._guests.take(household(address)):
            raise Trouble("too-many", after=after)
        return await self.people.guest(guest.name, language_of(guest.language))

    async def redeem(self, link: str, address: str) -> tuple[Person, str]:
        """Somebody on another device; raises `Trouble`."""
        self.patience(address)
        found = await self.people.redeem(link) if _TOKEN.fullmatch(link) else None
        if found is None:
            self.failed(address)
            raise Trouble("bad-link")
        return found[:2]

    def patience(self, address: str) -> None:
        """Who tried too many that were none has to wait; raises `Trouble`."""
        if after := self._failures.wait(household(address)):
            raise Trouble("too-many", after=after)

    def failed(self, address: str) -> None:
        """Somebody tried something that was none."""
        self._failures.take(household(address))

    def look_for(self, error: Declined, address: str) -> Declined:
        """A table that is not there: somebody may be trying codes."""
        if error.code == "no-such-table":
            self.failed(address)
        return error


def known(person: Person) -> Known:
    return Known(person.id, person.name, person.language)


def welcomed(person: Person, token: str) -> Welcome:
    return Welcome(person.id, person.name, person.language, token)


# Addresses


async def guest(call: Call[Guest]) -> Welcome:
    person, token = await call.desk.door.welcome(call.body, address_of(call.request.scope))
    return welcomed(person, token)


async def me(call: Call[None]) -> Known:
    return known(call.person)


async def rename(call: Call[Guest]) -> Known:
    changed = await call.desk.door.people.rename(call.person, call.body.name, language_of(call.body.language))
    return known(changed)


async def sign_out(call: Call[None]) -> None:
    await call.desk.door.people.forget(call.token)


async def sign_out_everywhere(call: Call[None]) -> None:
    await call.desk.door.people.forget_all(call.person)
    call.desk.hang_up(call.person)


async def make_link(call: Call[None]) -> Link:
    token = await call.desk.door.people.link(call.person)
    # Behind the #: a browser tells that part to nobody, neither in a request nor in a Referer.
    return Link(f"{call.desk.base(call.request)}/#return={token}", token, LINK_SECONDS)


async def redeem(call: Call[Redeemed]) -> Welcome:
    person, token = await call.desk.door.redeem(call.body.token, address_of(call.request.scope))
    return welcomed(person, token)


ENDPOINTS = (
    Endpoint(
        "POST", "/api/people", "Be somebody, by name alone.", guest,
        takes=Guest, gives=Welcome, status=201, token="none", refuses=(503,),
    ),
    Endpoint("GET", "/api/me", "Who one is.", me, gives=Known),
    Endpoint("POST", "/api/me", "Be called otherwise, or speak another language.", rename,
        takes=Guest, gives=Known,
    ),
    Endpoint("DELETE", "/api/me/token", "This token is good for nothing any more.", sign_out),
    Endpoint("DELETE", "/api/me/tokens", "Nor are all others of the same person.", sign_out_everywhere),
    Endpoint(
        "POST", "/api/me/links", "A link to be the same person on another device.", make_link,
        gives=Link, status=201,
    ),
    Endpoint(
        "POST", "/api/links", "Use such a link, once.", redeem,
        takes=Redeemed, gives=Welcome, status=201, token="none", refuses=(403, 503),
    ),
)  # fmt: skip
