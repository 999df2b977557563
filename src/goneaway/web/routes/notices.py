"""Endpoints for notices: the addresses to notify when it is a player's turn in a slow game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ...addresses import split_address
from ...table.book.declined import Declined
from ...table.hall import Hall
from ...table.notices import LONGEST_ADDRESS, Mail, Notice, Way, Webhook
from ...table.notices import Limits as NoticeLimits
from ...table.pools import Size
from ...table.push import Keyring, Push
from ...table.store import NotWritten
from ...wording import Wording
from ..http.endpoint import Call, Endpoint
from ..process.settings import Limits, Serving


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A channel of this server, and an address; for `push`, the browser's subscription as it gives it."""

    way: Annotated[str, Meta(max_length=16)]
    address: Annotated[str, Meta(min_length=1, max_length=LONGEST_ADDRESS)]


class Subscription(Struct, frozen=True):
    id: str
    way: str
    address: str


class Subscriptions(Struct, frozen=True):
    """The available channels, and your own addresses."""

    ways: list[str]
    notices: list[Subscription]


class Key(Struct, frozen=True):
    """The public key of this server, for subscribing a browser (`applicationServerKey`)."""

    key: str


def ways_of(serving: Serving, hall: Hall) -> dict[str, Way]:
    """Return the channels by which this server sends notices."""
    out: dict[str, Way] = {}
    seconds = serving.limits.outbound_seconds
    # Browsers require https; a server with its own list of push services may do without.
    hosts = [name for name in serving.push if name not in ("public", "off")]
    if hosts or (serving.secure and serving.push == ("public",)):
        host = split_address(serving.public).hostname if serving.public else "localhost"
        contact = f"https://{host}"
        out["push"] = Push(Keyring(hall), contact, words, hosts, seconds)
    if serving.webhooks != "off":
        out["webhook"] = Webhook(private=serving.webhooks == "private", seconds=seconds)
    if serving.mail:
        host, _, port = serving.mail.partition(":")
        link = f"{serving.public}/t"
        out["mail"] = Mail(host, int(port or 25), serving.mail_from, link, words, seconds)
    return out


def limits_of(limits: Limits) -> NoticeLimits:
    return NoticeLimits(
        addresses=limits.addresses_per_person,
        webhooks=limits.webhooks_per_person,
        sending=limits.outbound_waiting,
        pool=Size(limits.outbound_threads, limits.outbound_waiting),
    )


def words(notice: Notice) -> tuple[str, str]:
    """Return the subject and text of a mail."""
    wording = Wording(notice.person.language)
    title = notice.title or notice.code
    return wording.text("web-notice-subject", title=title), wording.text(
        "web-notice-text", name=notice.person.name, title=title
    )


async def listed(call: Call[None]) -> Subscriptions:
    notices = call.app_state.notices
    found = await notices.subscriptions(call.person)
    return Subscriptions(list(notices.ways), [Subscription(**one) for one in found])


async def key(call: Call[None]) -> Key:
    push = call.app_state.notices.ways.get("push")
    if not isinstance(push, Push):
        raise Declined("no-such-way", way="push", known=", ".join(call.app_state.notices.ways))
    try:
        return Key(await call.app_state.hall.pools.database.run(push.ring.public))
    except NotWritten:
        raise Declined("not-written") from None


async def subscribe(call: Call[Wanted]) -> Subscription:
    way, address = call.body.way, call.body.address
    id = await call.app_state.notices.subscribe(call.person, way, address, maker=call.token)
    return Subscription(id, way, address)


async def unsubscribe(call: Call[None]) -> None:
    await call.app_state.notices.unsubscribe(call.person, str(call.parts["notice"]))


ENDPOINTS = (
    Endpoint("GET", "/api/me/notices", "Where one is told of one's turns.", listed, gives=Subscriptions),
    Endpoint("GET", "/api/notices/key", "The key by which browsers know this server.", key, gives=Key),
    Endpoint("POST", "/api/me/notices", "Be told of one's turns there, too.", subscribe,
        takes=Wanted, gives=Subscription, status=201,
    ),
    Endpoint("DELETE", "/api/me/notices/{notice}", "Be told there no more.", unsubscribe),
)  # fmt: skip
