"""Word to a browser that is not looking (web push): sealed for that browser alone, signed by the house.

What a browser calls a subscription is the address: where its maker's service takes messages for it, and the
keys they are sealed with (RFC 8291). The house shows who it is by a key of its own (VAPID, RFC 8292), made
when it is first needed and kept in its database.
"""

from __future__ import annotations

import json
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Collection
from typing import Annotated

import http_ece
import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Meta, Struct
from py_vapid import Vapid02
from sqlalchemy import insert, select

from ..addresses import AddressError, split_address
from ..kernel.untrusted import FileError, check_json
from . import schema
from .book.declined import Declined
from .hall import Hall
from .notices import Expired, Notice
from .outbound import SECONDS, Line
from .store import Conflict, Job

#: The name of the house's key.
VAPID = "vapid"
#: Seconds that a service keeps a message for a browser that is not there, and that a signature holds.
KEPT = 86_400
HOLDS = 12 * 3600

#: A host name, not an IP address.
_NAMED = re.compile(r"[a-z0-9_.-]*[a-z][a-z0-9_.-]*")

Coded = Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_-]+=*$")]


class Keys(Struct, frozen=True):
    """Of a browser: the point it agrees on secrets with, and a secret."""

    p256dh: Coded
    auth: Coded


class Subscription(Struct, frozen=True):
    """As a browser writes it; what else stands in it is of no use here."""

    endpoint: Annotated[str, Meta(max_length=1500)]
    keys: Keys


class Keyring:
    """The house's own key. To be asked in a thread."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._found: Vapid02 | None = None

    def key(self) -> Vapid02:
        """The same for ever, in every process; raises `NotWritten`."""
        if self._found is None:
            body = self._read()
            if body is None:
                private = ec.generate_private_key(ec.SECP256R1())
                new = private.private_bytes(
                    serialization.Encoding.DER,
                    serialization.PrivateFormat.PKCS8,
                    serialization.NoEncryption(),
                )
                row = {"name": VAPID, "body": new, "created": self._hall.clock.now()}
                try:
                    self._hall.writer.write(Job(VAPID, [(insert(schema.keys), row)])).result()
                    body = new
                except Conflict:
                    body = self._read()  # another process was first
            assert body is not None
            self._found = Vapid02.from_der(urlsafe_b64encode(body))
        return self._found

    def _read(self) -> bytes | None:
        query = select(schema.keys.c.body).where(schema.keys.c.name == VAPID)
        with self._hall.store.reading() as connection:
            found = connection.execute(query).scalar()
        return None if found is None else bytes(found)

    def public(self) -> str:
        """What a browser is told whose word it shall take."""
        point = self.key().public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return urlsafe_b64encode(point).rstrip(b"=").decode()


class Push:
    """To the service of a browser's maker; never to an address inside the house's own network."""

    def __init__(
        self,
        ring: Keyring,
        contact: str,
        words: Callable[[Notice], tuple[str, str]],
        hosts: Collection[str] = (),
        seconds: float = SECONDS,
    ) -> None:
        """`contact` is the address push services write to in case of problems. `hosts`, if given, are the
        only services allowed; they may be in a private network and without https. A delivery takes at most
        `seconds`."""
        self._seconds = seconds
        self.ring = ring
        self._contact = contact
        self._words = words
        self._hosts = frozenset(hosts)

    def check(self, address: str) -> None:
        subscription = _read(address)
        try:
            parts = split_address(subscription.endpoint)
        except AddressError:
            raise Declined("bad-address", way="push") from None
        inside = self._hosts and parts.hostname in self._hosts and parts.scheme == "http"
        elsewhere = self._hosts and parts.hostname not in self._hosts
        if elsewhere or not (parts.scheme == "https" or inside):
            raise Declined("bad-address", way="push")
        # The address behind a name is checked when it is used; a service must have a name.
        if not self._hosts and not _NAMED.fullmatch(parts.hostname or ""):
            raise Declined("bad-address", way="push")
        try:
            point, auth = _bytes(subscription.keys.p256dh), _bytes(subscription.keys.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except (ValueError, UnsupportedAlgorithm):
            raise Declined("bad-address", way="push") from None
        if len(auth) != 16:
            raise Declined("bad-address", way="push")

    def send(self, address: str, notice: Notice) -> None:
        self.check(address)  # what the house allows may have changed since
        subscription = _read(address)
        parts = split_address(subscription.endpoint)
        assert parts.hostname is not None
        title, text = self._words(notice)
        said = json.dumps({"title": title, "text": text, "table": notice.code}).encode()
        sealed = http_ece.encrypt(
            said,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(subscription.keys.p256dh),
            auth_secret=_bytes(subscription.keys.auth),
            version="aes128gcm",
        )
        port = f":{parts.port}" if parts.port else ""
        audience = f"{parts.scheme}://{parts.hostname}{port}"
        # Other machines check this time, so use the machine's current clock: the server's ignores
        # corrections.
        until = int(time.time()) + HOLDS
        signed = self.ring.key().sign({"sub": self._contact, "aud": audience, "exp": until})
        headers = {
            **signed,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        line = Line(
            parts.hostname,
            parts.port,
            secure=parts.scheme == "https",
            private=bool(self._hosts),
            seconds=self._seconds,
        )
        status = line.post(parts, sealed, headers)
        if status in (404, 410):
            raise Expired(f"answered with {status}")
        if not 200 <= status < 300:
            raise OSError(f"answered with {status}")


def _read(address: str) -> Subscription:
    try:
        check_json(address)
        return msgspec.json.decode(address, type=Subscription)
    except (msgspec.MsgspecError, FileError, RecursionError, UnicodeError):
        raise Declined("bad-address", way="push") from None


def _bytes(coded: str) -> bytes:
    return urlsafe_b64decode(coded.rstrip("=") + "=" * (-len(coded.rstrip("=")) % 4))
