"""Responses that do not change during a game: computed once, compressed once, and cached by the browser."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta
from starlette.responses import Response

from ..http.endpoint import Call, revalidated
from ..http.errors import HttpError

Word = Annotated[str, Meta(max_length=40)]

YEAR = "public, max-age=31536000, immutable"
#: The browser revalidates every time.
ASK = "no-cache"


@dataclass(frozen=True)
class Packed:
    """A body ready to be sent, plain and compressed, with its fingerprint."""

    plain: bytes
    zipped: bytes
    tag: str

    @classmethod
    def of(cls, text: bytes) -> Packed:
        return cls(text, gzip.compress(text, 9, mtime=0), hashlib.sha256(text).hexdigest()[:20])


def one_of(what: str, given: str, allowed: Mapping[str, Any] | tuple[str, ...]) -> str:
    """Return one of several allowed values of a query; raises `HttpError` for another."""
    if given not in allowed:
        raise HttpError("bad-request", what=f"{what}: {', '.join(allowed)}")
    return given


def sent(call: Call[None], body: Packed, media: str, keep: str) -> Response:
    return revalidated(call.request, body.plain, body.zipped, body.tag, media, keep)
