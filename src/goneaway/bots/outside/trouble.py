"""What goes wrong with a bot from outside."""

from __future__ import annotations

from typing import Any

from ...kernel.untrusted import printable

#: So much of what somebody foreign said is repeated.
EXCERPT = 300


class BotTrouble(Exception):
    """A bot from outside cannot go on, and so neither can the game. `wording.bot_trouble` makes the sentence.

    | code | |
    | --- | --- |
    | `plug-in` | what a distribution brings cannot be loaded, or makes no bot |
    | `no-start` | the program cannot be started |
    | `left` | it ended; `status` says how |
    | `closed` | it runs, and has closed its output |
    | `silent` | no answer in `limit` seconds |
    | `too-long` | a line without an end |
    | `garbage` | no answer to what was asked: no UTF-8, no JSON, or not the right words |
    | `version` | it speaks another version of the protocol |
    | `illegal` | an action that was not offered |
    | `unasked` | it spoke without being asked |
    """

    def __init__(self, code: str, /, **parameters: Any) -> None:
        self.code = code
        self.parameters = parameters
        told = ", ".join(f"{name}: {value}" for name, value in parameters.items() if value != "")
        super().__init__(f"{code} ({told})")

    def __reduce__(self) -> tuple[Any, ...]:
        # Games are played in processes of their own, too.
        return _again, (self.code, self.parameters)


def _again(code: str, parameters: dict[str, Any]) -> BotTrouble:
    return BotTrouble(code, **parameters)


def excerpt(said: bytes | str) -> str:
    """Something foreign as it can be printed: no control characters, and not too much of it."""
    text = said.decode("utf-8", "backslashreplace") if isinstance(said, bytes) else said
    short = text if len(text) <= EXCERPT else f"{text[:EXCERPT]}..."
    return printable(short).replace("\t", "?").strip()
