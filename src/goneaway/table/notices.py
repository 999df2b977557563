"""Notices: in slow games, tell players that it is their turn, by mail, web hook or web push.

A notice names the table and contains nothing of the game. A notice that cannot be delivered is retried and
then dropped: the game does not wait for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from email.message import EmailMessage
from typing import Protocol

from sqlalchemy import ColumnElement, Executable, and_, delete, func, select

from ..addresses import AddressError, split_address
from . import schema
from .book import entries as e
from .book.book import PLAYING
from .book.declined import Declined
from .book.settings import Person
from .hall import Hall
from .live import LiveTable
from .outbound import SECONDS, Line, MailLine
from .people import hashed, inserted_if, locked, made_by_a_good_token
from .pools import Busy, Pool, Size
from .store import Job, NotWritten

log = logging.getLogger(__name__)

LONGEST_ADDRESS = 2000
TRIES = 3
#: Seconds between two attempts.
AGAIN = 30.0
#: Seconds for which an address is not tried after all attempts have failed.
REST = 3600.0
#: Maximum addresses that are not tried; beyond it the oldest is tried again.
RESTING = 10_000


@dataclass(frozen=True)
class Limits:
    """Limits on the resources that notices may use."""

    #: Maximum addresses per person, and web hooks among them.
    addresses: int = 5
    webhooks: int = 2
    #: Maximum notices being sent, over all channels; more are dropped.
    sending: int = 500
    #: For each channel: simultaneous deliveries, and deliveries waiting for a thread.
    pool: Size = field(default_factory=lambda: Size(4, 200))


@dataclass(frozen=True)
class Notice:
    """It is your turn."""

    person: Person
    code: str
    title: str
    game: str

    def to_json(self) -> dict[str, str]:
        return {"kind": "your-turn", "table": self.code, "title": self.title, "game": self.game}


class Expired(OSError):
    """The address is no longer valid."""


class Way(Protocol):
    """A channel for notices. Both methods are called in a thread."""

    def check(self, address: str) -> None:
        """Raise `Declined` for an invalid address."""

    def send(self, address: str, notice: Notice) -> None:
        """Deliver, or raise `OSError`; `Expired` for an address that should be forgotten."""


class Mail:
    """Mail, by a mail server."""

    _ADDRESS = re.compile(r"[^@\s<>,;:\"]{1,64}@[A-Za-z0-9.-]{1,250}")

    def __init__(
        self,
        host: str,
        port: int,
        sender: str,
        link: str,
        words: Callable[[Notice], tuple[str, str]],
        seconds: float = SECONDS,
    ):
        """`words` returns the subject and text of a notice; `link` is the public address of the server; a
        delivery takes at most `seconds`."""
        self._seconds = seconds
        self._host = host
        self._port = port
        self._sender = sender
        self._link = link
        self._words = words

    def check(self, address: str) -> None:
        if not self._ADDRESS.fullmatch(address):
            raise Declined("bad-address", way="mail")

    def send(self, address: str, notice: Notice) -> None:
        message = EmailMessage()
        message["From"], message["To"] = self._sender, address
        message["Subject"], text = self._words(notice)
        message.set_content(f"{text}\n\n{self._link}/{notice.code}\n")
        with MailLine(self._host, self._port, self._seconds) as line:
            line.send_message(message)


class Webhook:
    """A web hook at a player's own address; never one inside the server's own network."""

    def __init__(self, *, private: bool = False, seconds: float = SECONDS) -> None:
        """`private` allows addresses in private networks, for a server at home; a delivery takes at most
        `seconds`."""
        self._private = private
        self._seconds = seconds

    def check(self, address: str) -> None:
        try:
            parts = split_address(address)
        except AddressError:
            raise Declined("bad-address", way="webhook") from None
        if parts.scheme != "https" and not self._private:
            raise Declined("bad-address", way="webhook")

    def send(self, address: str, notice: Notice) -> None:
        self.check(address)  # the allowed addresses may have changed since
        parts = split_address(address)
        assert parts.hostname is not None
        line = Line(
            parts.hostname,
            parts.port,
            secure=parts.scheme == "https",
            private=self._private,
            seconds=self._seconds,
        )
        body = json.dumps(notice.to_json()).encode()
        status = line.post(parts, body, {"Content-Type": "application/json"})
        if not 200 <= status < 300:
            raise OSError(f"answered with {status}")


class Notices:
    """Sends notices to players whose turn it is."""

    def __init__(self, hall: Hall, ways: Mapping[str, Way], limits: Limits | None = None) -> None:
        self._hall = hall
        self.ways = ways
        self.limits = limits or Limits()
        # One pool per channel: web hooks that do not answer delay neither mail nor push.
        self._pools = {way: hall.pools.add(Pool(way, self.limits.pool)) for way in ways}
        self._sending: set[asyncio.Task[None]] = set()
        #: Subscriptions that are paused, and until when.
        self._resting: OrderedDict[str, float] = OrderedDict()
        #: For the metrics: notices dropped, by channel, or "" for those that were never started.
        self.sent: Counter[str] = Counter()
        self.dropped: Counter[str] = Counter()
        hall.on_written.append(self._look)

    @property
    def sending(self) -> int:
        """The number of notices being sent."""
        return len(self._sending)

    # Subscriptions

    async def subscribe(self, person: Person, way: str, address: str, *, maker: str = "") -> str:
        """Notify this address of the person's turns while the token `maker` is valid; return the id of the
        subscription. Raises `Declined`."""
        if way not in self.ways:
            raise Declined("no-such-way", way=way[:16], known=", ".join(self.ways))
        if len(address) > LONGEST_ADDRESS or not address.isprintable():
            raise Declined("bad-address", way=way)
        self.ways[way].check(address)
        if not self._hall.room.for_more():
            raise Declined("server-full")
        id = secrets.token_hex(16)
        row = {
            "id": id,
            "person": person.id,
            "way": way,
            "address": address,
            "created": self._hall.clock.now(),
            "maker": hashed(maker) if maker else None,
        }
        # Counted in the same transaction: requests that come together share the limit. Rows that count for
        # nothing any more, because their token is gone, make room.
        theirs = schema.subscriptions.c
        room = self._fewer(person, self.limits.addresses)
        if way == "webhook":
            room = and_(room, self._fewer(person, self.limits.webhooks, way))
        void = delete(schema.subscriptions).where(
            theirs.person == person.id, ~made_by_a_good_token(theirs.maker)
        )
        await self._write(person, locked(person.id), void, inserted_if(schema.subscriptions, row, room))
        found = await self.subscriptions(person)
        if any(one["id"] == id for one in found):
            return id
        if way == "webhook" and sum(one["way"] == way for one in found) >= self.limits.webhooks:
            raise Declined("too-many-webhooks", most=self.limits.webhooks)
        raise Declined("too-many-subscriptions", most=self.limits.addresses)

    def _fewer(self, person: Person, most: int, way: str = "") -> ColumnElement[bool]:
        """Condition: this person has fewer addresses, of any kind or of one."""
        theirs = schema.subscriptions.alias()
        many = select(func.count()).where(theirs.c.person == person.id)
        if way:
            many = many.where(theirs.c.way == way)
        return many.scalar_subquery() < most

    async def unsubscribe(self, person: Person, id: str) -> None:
        theirs = schema.subscriptions.c
        await self._write(
            person, delete(schema.subscriptions).where(theirs.id == id, theirs.person == person.id)
        )

    async def subscriptions(self, person: Person) -> list[dict[str, str]]:
        try:
            return await self._hall.pools.database.run(self._of, person.id)
        except NotWritten:
            raise Declined("not-written") from None

    def _of(self, person: str) -> list[dict[str, str]]:
        theirs = schema.subscriptions.c
        query = select(theirs.id, theirs.way, theirs.address).where(
            theirs.person == person, made_by_a_good_token(theirs.maker)
        )
        with self._hall.store.reading() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    async def _write(self, person: Person, *statements: Executable) -> None:
        job = Job(person.id, [(one, None) for one in statements])
        try:
            await asyncio.wrap_future(self._hall.writer.write(job))
        except NotWritten:
            raise Declined("not-written") from None

    # Sending

    def _look(self, live: LiveTable, entries: Sequence[e.Entry]) -> None:
        """After every commit: notify players who are newly asked and not connected."""
        book = live.book
        if book is None or book.status != PLAYING or book.settings.pace.kind != "slow":
            return
        seat = book.position.actor
        if seat is None or book.play.asked_by < book.number - len(entries) or seat in live.here:
            return
        chair = book.chairs[seat]
        before = book.play.asked_before
        if chair.person and not chair.played_by and before != seat:
            person = Person(chair.person, chair.name)
            notice = Notice(person, book.code, book.settings.title, book.settings.game)
            if len(self._sending) >= self.limits.sending:
                self.dropped[""] += 1
                return
            task = asyncio.create_task(self._begin(notice))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _begin(self, notice: Notice) -> None:
        try:
            await self.send(notice)
        except (Declined, NotWritten) as error:
            log.warning("notice dropped: its addresses could not be read: %s", error)
            self.dropped[""] += 1

    async def send(self, notice: Notice) -> None:
        """Send to every address of a person; returns once all are delivered or given up."""
        language = await self._hall.pools.database.run(self._language, notice.person.id)
        notice = replace(notice, person=Person(notice.person.id, notice.person.name, language))
        # An address that does not answer does not delay the others.
        sending = [self._deliver(one, notice) for one in await self.subscriptions(notice.person)]
        await asyncio.gather(*sending)

    def _language(self, person: str) -> str:
        query = select(schema.people.c.language).where(schema.people.c.id == person)
        with self._hall.store.reading() as connection:
            return str(connection.execute(query).scalar() or "en")

    async def _deliver(self, subscription: Mapping[str, str], notice: Notice) -> None:
        name, clock = subscription["way"], self._hall.clock
        way = self.ways.get(name)
        if way is None:
            return
        if self._resting.get(subscription["id"], 0.0) > clock.now():
            self.dropped[name] += 1
            return
        for _ in range(TRIES):
            try:
                await self._pools[name].run(way.send, subscription["address"], notice)
            except Busy:
                break
            except (Expired, Declined) as error:
                log.info("removed an expired notice address for %s: %s", type(way).__name__, error)
                with contextlib.suppress(Declined):  # otherwise the next attempt finds out again
                    await self.unsubscribe(notice.person, subscription["id"])
                break
            except (OSError, NotWritten) as error:
                # Addresses are private, even in the log.
                log.warning("notice by %s not delivered: %s", type(way).__name__, type(error).__name__)
                await clock.wait_until(clock.now() + AGAIN)
            else:
                self.sent[name] += 1
                return
        else:
            self._rest(subscription["id"])
        self.dropped[name] += 1

    def _rest(self, id: str) -> None:
        """Stop trying an address for a while: each attempt may occupy a thread until its deadline."""
        self._resting[id] = self._hall.clock.now() + REST
        self._resting.move_to_end(id)
        while len(self._resting) > RESTING:
            self._resting.popitem(last=False)

    async def settle(self) -> None:
        """Wait until no notice is being sent."""
        while self._sending:
            await asyncio.wait(set(self._sending))

    async def close(self) -> None:
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
