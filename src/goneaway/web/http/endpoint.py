"""An HTTP endpoint: what it accepts, what it returns, and who may call it.

Bodies, queries and parts of paths are decoded by the same types (msgspec) from which the description of the
interface is generated, so what is described is what is accepted.
"""

from __future__ import annotations

import gzip
import math
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from ...kernel.untrusted import FileError, check_json
from ...table.book.settings import Person
from ...table.pools import Busy
from ...table.store import Row
from .app_state import AppState
from .auth import STRANGER
from .errors import ANSWERED, HttpError, language_in, refusal_of, status_of

#: The code of a table, as people read it out to each other.
Code = Annotated[str, Meta(pattern="^[A-Za-z0-9]{6}$", description="The code of a table.")]

#: A part of a path: `{code}`.
BRACES = re.compile(r"\{(\w+)\}")
#: The type of each part.
PARTS: Mapping[str, Any] = {
    "board": Annotated[str, Meta(pattern="^[a-z]{1,20}$", description="The name of a board.")],
    "code": Code,
    "game": Annotated[str, Meta(pattern="^[a-z]{1,20}$", description="The name of a game.")],
    "number": Annotated[int, Meta(ge=0, le=1_000_000, description="How many actions have been played.")],
    "clause": Annotated[str, Meta(pattern="^[A-Za-z0-9-]{1,40}$", description="The name of a rule.")],
    "notice": Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="The id of a notice.")],
}

JSON = "application/json"
#: A record as JSON Lines, in the same form as in a file.
RECORD = "application/x-ndjson"

_encode = msgspec.json.Encoder().encode
B = TypeVar("B")


@dataclass(frozen=True)
class Call(Generic[B]):
    """One request, read and checked."""

    app_state: AppState
    request: Request
    #: The client; "" for a client without a token, where none is needed.
    person: Person
    language: str
    body: B
    parts: Mapping[str, Any]
    query: Any = None
    #: The token that was sent.
    token: str = ""

    @property
    def code(self) -> str:
        return str(self.parts["code"]).upper()


@dataclass(frozen=True)
class Endpoint:
    """An address with one method."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    about: str
    #: Returns the object to encode as the body, or a whole response.
    does: Callable[[Call[Any]], Awaitable[Any]]
    takes: Any = None
    gives: Any = None
    query: Any = None
    status: int = 200
    #: Whether a token is not needed, optional or required.
    token: Literal["none", "maybe", "must"] = "must"
    #: Statuses besides those that every endpoint may return.
    refuses: tuple[int, ...] = ()
    media: str = JSON
    takes_media: str = JSON
    #: Whether the body may be as large as a record.
    upload: bool = False
    #: Whether the response is compressed: it is long and holds no secrets.
    packs: bool = False
    parts: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "parts", tuple(BRACES.findall(self.path)))

    async def answer(self, app_state: AppState, request: Request) -> Response:
        """Decode, check, carry out and encode; a refusal becomes a response, a failure is raised."""
        request.scope["route"] = self
        language = language_in(request.headers)
        try:
            return await self._answered(app_state, request, language)
        except ANSWERED as error:
            row: Row | None = getattr(request.state, "row", None)
            about = (row.game, row.edition) if row is not None else ("", "")
            told = refusal_of(error, language, *about)
            app_state.metrics.declined.labels(told["code"] if "clause" not in told else "rules").inc()
            after = error.after if isinstance(error, HttpError) else int(isinstance(error, Busy))
            headers = {"retry-after": str(math.ceil(after))} if after else {}
            return Response(_encode(told), status_of(error), headers, JSON)

    async def _answered(self, app_state: AppState, request: Request, language: str) -> Response:
        person, token = STRANGER, ""
        before = app_state.sessions.revocations
        if self.token != "none":
            person, token = await app_state.auth.bearer(request, needed=self.token == "must")
        call = Call(
            app_state,
            request,
            person,
            language,
            await self._body(request),
            {name: read_as(PARTS[name], request.path_params[name], name) for name in self.parts},
            self._asked(request),
            token,
        )
        given = await self.does(call)
        if token and self.method == "GET" and app_state.sessions.revocations != before:
            # A token was revoked meanwhile; if it was this one, the client must not get the response.
            await app_state.auth.bearer(request, needed=True)
        if isinstance(given, Response):
            return given
        if self.gives is None:
            return Response(status_code=204)
        body = given if self.media != JSON else _encode(given)
        headers = {}
        if self.packs:
            headers["vary"] = "accept-encoding, accept-language"
            if takes_gzip(request.headers.get("accept-encoding", "")):
                headers["content-encoding"] = "gzip"
                body = gzip.compress(body, 6, mtime=0)
        return Response(body, self.status, headers, self.media)

    async def _body(self, request: Request) -> Any:
        body = await request.body()
        if self.takes is None:
            if body:
                raise HttpError("bad-request", what="this address takes nothing with it")
            return None
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != self.takes_media:
            raise HttpError("bad-request", what=f"the Content-Type is {self.takes_media}")
        if self.takes_media != JSON:
            return body
        return read_json(body, self.takes)

    def _asked(self, request: Request) -> Any:
        items = request.query_params.multi_items()
        asked = dict(items)
        if len(asked) < len(items):
            raise HttpError("bad-request", what="something is asked twice")
        if self.query is None:
            if asked:
                raise HttpError("bad-request", what="this address takes no query")
            return None
        return read_as(self.query, asked, "the query")


#: A game whose stage fetches nothing but the table.
NO_ENDPOINTS: tuple[Endpoint, ...] = ()


def revalidated(
    request: Request,
    plain: bytes,
    zipped: bytes | None,
    tag: str,
    media: str,
    keep: str,
    vary: str = "accept-encoding",
) -> Response:
    """A cacheable body: compressed if the client accepts that, 304 if the client already has this version.

    `tag` identifies the version, `keep` is its Cache-Control.
    """
    headers = {"etag": f'"{tag}"', "cache-control": keep, "vary": vary}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    # Set the type here: Starlette would add a charset to some.
    headers["content-type"] = media
    if zipped is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(zipped, headers={**headers, "content-encoding": "gzip"})
    return Response(plain, headers=headers)


def takes_gzip(accepts: str) -> bool:
    """Whether the client accepts gzip."""
    for part in accepts.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def read_json(body: bytes | str, kind: Any) -> Any:
    """Decode JSON into the given type; raises `HttpError`. The size has been checked already."""
    try:
        check_json(body, len(body))
    except FileError as error:
        raise HttpError("bad-request", what=f"nested more than {error.parameters['depth']} deep") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise HttpError("bad-request", what=_brief(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpError("bad-json", what=_brief(error)) from None


def read_as(kind: Any, given: Any, what: str) -> Any:
    """Convert a part of the path or query to its type; raises `HttpError`."""
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise HttpError("bad-request", what=f"{what}: {_brief(error)}") from None


def _brief(error: Exception) -> str:
    """A short description of an invalid message; msgspec names types and places and quotes little."""
    text = "".join(letter if letter.isprintable() else "?" for letter in str(error))
    return text[:200].rstrip(".") or type(error).__name__
