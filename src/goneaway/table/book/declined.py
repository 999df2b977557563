"""Why a table declines a command: a code and its parameters. `wording` makes the sentence."""

from __future__ import annotations


class Declined(Exception):
    """A command that was understood but not carried out; nothing has changed. The rules of the game raise
    `Refused`."""

    def __init__(self, code: str, **parameters: object) -> None:
        details = ", ".join(f"{name}: {value}" for name, value in parameters.items())
        super().__init__(f"{code} ({details})" if details else code)
        self.code = code
        self.parameters = parameters

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "parameters": dict(self.parameters)}


#: Every code with the names of its parameters.
CODES: dict[str, tuple[str, ...]] = {
    # About the person
    "no-such-table": ("table",),
    "not-seated": (),
    "not-host": (),
    "not-your-seat": ("seat",),
    "not-for-watching": (),
    "no-such-seat": ("seat", "seats"),
    "no-such-bot": ("level", "known"),
    "bad-name": ("most",),
    "bad-text": ("most",),
    "bad-contribution": ("most",),
    "bad-request": ("most",),
    # About the state of the table
    "started": (),
    "not-started": (),
    "ended": (),
    "not-ended": (),
    "paused": (),
    "not-paused": (),
    "stale": ("number", "expect"),
    "expect-missing": (),
    "table-full": (),
    "seat-taken": ("seat",),
    "seats-empty": ("seats",),
    # About the command
    "no-undo": ("why",),
    "undo-off": (),
    "no-such-moment": ("to",),
    "no-such-proposal": ("proposal",),
    "proposed-already": ("proposal",),
    "no-such-window": ("window",),
    "no-order": ("window",),
    "secret-talk": (),
    "nobody-hears": (),
    "covered": ("seat",),
    "not-covered": ("seat",),
    "not-missing": ("seat",),
    "resigned": ("seat",),
    "out-of-time": ("seat",),
    # Notices
    "no-such-way": ("way", "known"),
    "bad-address": ("way",),
    "too-many-subscriptions": ("most",),
    "too-many-webhooks": ("most",),
    # Limits of the server
    "not-written": (),
    "busy": (),
    "damaged": (),
    "other-engine": ("written", "here"),
    "too-many-tables": ("most",),
    "draining": (),
    "server-full": (),
    "journal-full": ("most",),
    "removed": (),
}
