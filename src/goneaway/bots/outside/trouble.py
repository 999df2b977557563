"""Failures of bots that are not built in."""

from __future__ import annotations

from typing import Any

from ...kernel.untrusted import printable

#: Maximum length of a quotation from a bot's output.
EXCERPT = 300


class BotTrouble(Exception):
    """A bot from outside cannot go on, so the game cannot either. `wording.bot_trouble` makes the sentence.

    | code | |
    | --- | --- |
    | `plug-in` | the distribution's plug-in cannot be loaded, or makes no bot |
    | `no-start` | the program cannot be started |
    | `left` | the program exited; `status` is its exit code or signal |
    | `closed` | it is still running but has closed its output |
    | `silent` | no answer within `limit` seconds |
    | `too-long` | a line without an end |
    | `garbage` | not an answer to the question: invalid UTF-8 or JSON, or missing keys |
    | `version` | it speaks another version of the protocol |
    | `illegal` | an action that was not offered |
    | `unasked` | it sent something without being asked |
    """

    def __init__(self, code: str, /, **parameters: Any) -> None:
        self.code = code
        self.parameters = parameters
        told = ", ".join(f"{name}: {value}" for name, value in parameters.items() if value != "")
        super().__init__(f"{code} ({told})")

    def __reduce__(self) -> tuple[Any, ...]:
        # Picklable: games are also played in other processes.
        return _again, (self.code, self.parameters)


def _again(code: str, parameters: dict[str, Any]) -> BotTrouble:
    return BotTrouble(code, **parameters)


def excerpt(said: bytes | str) -> str:
    """Return a printable excerpt of foreign output: shortened, and without control characters."""
    text = said.decode("utf-8", "backslashreplace") if isinstance(said, bytes) else said
    short = text if len(text) <= EXCERPT else f"{text[:EXCERPT]}..."
    return printable(short).replace("\t", "?").strip()
