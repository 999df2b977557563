"""Endpoints for people: register, rename, sign out, and sign in on another device."""

from __future__ import annotations

from ...table.book.settings import Person
from ...table.people import LINK_SECONDS
from ..http.endpoint import Call, Endpoint
from ..http.errors import language_of
from ..http.middleware import address_of
from ..http.shapes import Guest, Known, Link, Redeemed, Welcome


def known(person: Person) -> Known:
    return Known(person.id, person.name, person.language)


def welcomed(person: Person, token: str) -> Welcome:
    return Welcome(person.id, person.name, person.language, token)


# Addresses


async def guest(call: Call[Guest]) -> Welcome:
    person, token = await call.app_state.auth.welcome(call.body, address_of(call.request.scope))
    return welcomed(person, token)


async def me(call: Call[None]) -> Known:
    return known(call.person)


async def rename(call: Call[Guest]) -> Known:
    changed = await call.app_state.auth.people.rename(
        call.person, call.body.name, language_of(call.body.language)
    )
    return known(changed)


async def sign_out(call: Call[None]) -> None:
    await call.app_state.auth.people.forget(call.token)


async def sign_out_everywhere(call: Call[None]) -> None:
    await call.app_state.auth.people.forget_all(call.person)


async def make_link(call: Call[None]) -> Link:
    token = await call.app_state.auth.people.link(call.person, maker=call.token)
    # Browsers send the part after the # neither in requests nor in Referer headers.
    return Link(f"{call.app_state.base(call.request)}/#return={token}", token, LINK_SECONDS)


async def redeem(call: Call[Redeemed]) -> Welcome:
    person, token = await call.app_state.auth.redeem(call.body.token, address_of(call.request.scope))
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
        gives=Link, status=201, refuses=(503,),
    ),
    Endpoint(
        "POST", "/api/links", "Use such a link, once.", redeem,
        takes=Redeemed, gives=Welcome, status=201, token="none", refuses=(403, 503),
    ),
)  # fmt: skip
