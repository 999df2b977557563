"""Why something was not done, as it leaves the house: a status, a code, a sentence, the rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import FileError, Refused, RulesError
from ...presenting.verdict import verdict
from ...table.book.declined import Declined
from ...table.store import NotWritten
from ...wording import Wording
from .problems import Trouble

Json = dict[str, Any]

#: Codes of a table that mean something else than "not now".
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

#: What can be answered with a refusal; everything else is our own fault.
ANSWERED = (Trouble, Declined, Refused, RulesError, FileError, NotWritten)


def status_of(error: Exception) -> int:
    if isinstance(error, Trouble):
        return error.status
    if isinstance(error, NotWritten):
        error = Declined("not-written")
    if isinstance(error, Declined):
        return STATUS.get(error.code, 409)
    return 409 if isinstance(error, Refused) else 422


def refusal_of(error: Exception, language: str, game: str = "", edition: str = "") -> Json:
    """A refusal in words, and as data."""
    wording = Wording(language, edition or "gibson")
    if isinstance(error, NotWritten):
        error = Declined("not-written")
    match error:
        case Trouble():
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
