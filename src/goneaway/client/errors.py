"""What a server says no with. What the rules of the game forbid is `goneaway.kernel.Refused`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel import Refusal, Refused


class Told(Exception):
    """Something was not done: the code for programs, the sentence for people."""

    def __init__(self, code: str, sentence: str, parameters: Mapping[str, Any] | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.parameters = dict(parameters or {})


class Gone(ConnectionError):
    """The server cannot be reached, and was waited for long enough."""


def raised(said: Mapping[str, Any]) -> Exception:
    """The error that a refusal on the wire stands for."""
    code, parameters = str(said.get("code", "")), said.get("parameters", {})
    if "clause" in said:
        remedies = tuple(said.get("remedies", ()))
        return Refused(Refusal(str(said["clause"]), code, parameters, remedies))
    return Told(code, str(said.get("sentence", code)), parameters)
