"""Errors as clients receive them: a status, a code for programs, a sentence for people, and any rule
broken."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.datastructures import Headers

from ...kernel import FileError, Refused, RulesError
from ...presenting.verdict import verdict
from ...table.book.declined import Declined
from ...table.store import NotWritten
from ...wording import LANGUAGES, Wording

Json = dict[str, Any]

#: Code of an `HttpError` to its status and the id of its sentence.
CODES: Mapping[str, tuple[int, str]] = {
    "bad-request": (422, "web-bad-request"),
    "bad-json": (400, "web-bad-json"),
    "host": (400, "web-host"),
    "no-token": (401, "web-no-token"),
    "bad-token": (401, "web-bad-token"),
    "bad-link": (403, "web-bad-link"),
    "origin": (403, "web-origin"),
    "forbidden": (403, "web-forbidden"),
    "banned": (403, "web-banned"),
    "not-found": (404, "web-not-found"),
    "method": (405, "web-method"),
    "slow-request": (408, "web-slow-request"),
    "too-large": (413, "web-too-large"),
    "bad-name": (422, "web-bad-name"),
    "too-many": (429, "web-too-many"),
    "too-many-sockets": (429, "web-too-many-sockets"),
    "too-many-tables": (429, "web-too-many-tables"),
    "failed": (500, "web-failed"),
    "storage": (503, "web-storage"),
    "closing": (503, "web-closing"),
    "busy": (503, "web-busy"),
    "hello-first": (400, "web-hello-first"),
    "hello-late": (408, "web-hello-late"),
    "hello-twice": (400, "web-hello-twice"),
    "not-text": (400, "web-not-text"),
    "slow": (408, "web-slow"),
}

#: Code of a `Declined` to its status; 409 for all others.
STATUS: Mapping[str, int] = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-moment": 404,
    "no-such-proposal": 404,
    "not-seated": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "not-for-watching": 403,
    "no-such-bot": 422,
    "no-such-window": 422,
    "bad-name": 422,
    "bad-text": 422,
    "bad-contribution": 422,
    "bad-request": 422,
    "expect-missing": 422,
    "no-such-way": 422,
    "bad-address": 422,
    "too-many-subscriptions": 429,
    "too-many-webhooks": 429,
    "too-many-tables": 429,
    "not-written": 503,
    "busy": 503,
    "damaged": 503,
    "draining": 503,
    "server-full": 503,
    "removed": 410,
}


class HttpError(Exception):
    """An error of the server itself: its code, its status, and the parameters of its sentence."""

    def __init__(self, code: str, **parameters: object) -> None:
        super().__init__(code)
        self.code = code
        self.status = CODES[code][0]
        self.parameters = parameters
        #: Seconds after which the client may try again; 0 if that would not help.
        self.after: float = float(str(parameters.get("after", 0)))

    def to_json(self, language: str) -> dict[str, Any]:
        told = {name: math.ceil(value) if name == "after" else value for name, value in self._plain().items()}
        out: dict[str, Any] = {
            "code": self.code,
            "sentence": Wording(language).text(CODES[self.code][1], **told),
        }
        if told:
            out["parameters"] = told
        return out

    def _plain(self) -> dict[str, Any]:
        return {name: value for name, value in self.parameters.items() if value is not None}


def language_of(asked: object) -> str:
    """The first supported language in an `Accept-Language` header or a language setting; else English."""
    if isinstance(asked, str):
        for part in asked[:200].split(","):
            word = part.partition(";")[0].strip().replace("_", "-").partition("-")[0].lower()
            if word in LANGUAGES:
                return word
    return LANGUAGES[0]


def language_in(headers: Headers) -> str:
    return language_of(headers.get("accept-language"))


def body_of(error: HttpError, language: str) -> bytes:
    return msgspec.json.encode(error.to_json(language))


#: Errors that become a refusal; any other exception is a fault of the server.
ANSWERED = (HttpError, Declined, Refused, RulesError, FileError, NotWritten)


def status_of(error: Exception) -> int:
    if isinstance(error, HttpError):
        return error.status
    if isinstance(error, NotWritten):
        error = Declined("not-written")
    if isinstance(error, Declined):
        return STATUS.get(error.code, 409)
    return 409 if isinstance(error, Refused) else 422


def refusal_of(error: Exception, language: str, game: str = "", edition: str = "") -> Json:
    """Return a refusal as a sentence and as data."""
    wording = Wording(language, edition)
    if isinstance(error, NotWritten):
        error = Declined("not-written")
    match error:
        case HttpError():
            return error.to_json(language)
        case Declined():
            sentence = wording.text(f"table-declined-{error.code}", **error.parameters)
            return {"code": error.code, "sentence": sentence, "parameters": dict(error.parameters)}
        case Refused():
            return {**error.refusal.to_json(), **verdict(game, error.refusal, wording).to_json()}
        case RulesError():
            plain = {name: str(value) for name, value in error.parameters.items()}
            return {
                "code": f"rules-{error.code}",
                "sentence": wording.rules_error(error),
                "parameters": plain,
            }
        case FileError():
            return {"code": f"file-{error.code}", "sentence": wording.file_error(error)}
    raise error
