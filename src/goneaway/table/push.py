"""Web push: messages to a browser without an open page, encrypted for that browser and signed by the server.

A browser's subscription is the address: a URL at its vendor's push service, and the keys to encrypt with (RFC
8291). The server identifies itself by a key of its own (VAPID, RFC 8292), made when it is first needed and
kept in the database.
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

#: The name of the server's key.
VAPID = "vapid"
#: Seconds for which a push service keeps a message, and for which a signature is valid.
KEPT = 86_400
HOLDS = 12 * 3600

#: A host name, not an IP address.
_NAMED = re.compile(r"[a-z0-9_.-]*[a-z][a-z0-9_.-]*")

Coded = Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_-]+=*$")]


class Keys(Struct, frozen=True):
    """Keys of a browser: its public key, and its shared secret."""

    p256dh: Coded
    auth: Coded


class Subscription(Struct, frozen=True):
    """A subscription as sent by a browser; other fields are ignored."""

    endpoint: Annotated[str, Meta(max_length=1500)]
    keys: Keys


class Keyring:
    """The server's own key. Call it in a thread."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._found: Vapid02 | None = None

    def key(self) -> Vapid02:
        """The key, the same in every process and after restarts; raises `NotWritten`."""
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
        """The public key, for the browser that subscribes."""
        point = self.key().public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return urlsafe_b64encode(point).rstrip(b"=").decode()


class Push:
    """Sends to push services; never to an address inside the server's own network."""

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
        self.check(address)  # the addresses the server allows may have changed since
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
