"""What is refused at the door, said to people: a code for programs, a sentence for everybody else."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.datastructures import Headers

from ...wording import LANGUAGES, Wording

#: By code: the status of an answer, and its sentence.
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


class Trouble(Exception):
    """Something that is not done, with its code and what it was about."""

    def __init__(self, code: str, **parameters: object) -> None:
        super().__init__(code)
        self.code = code
        self.status = CODES[code][0]
        self.parameters = parameters
        #: Seconds after which it may be tried again, where that helps.
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
    """The first language that is spoken here of an `Accept-Language`, or of what somebody calls his own."""
    if isinstance(asked, str):
        for part in asked[:200].split(","):
            word = part.partition(";")[0].strip().replace("_", "-").partition("-")[0].lower()
            if word in LANGUAGES:
                return word
    return LANGUAGES[0]


def language_in(headers: Headers) -> str:
    return language_of(headers.get("accept-language"))


def body_of(trouble: Trouble, language: str) -> bytes:
    return msgspec.json.encode(trouble.to_json(language))
