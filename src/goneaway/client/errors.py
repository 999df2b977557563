"""Refusals by a server. A refusal by the rules of the game is `goneaway.kernel.Refused`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel import Refusal, Refused


class Told(Exception):
    """A refusal by the server: `code` is for programs, the sentence for people."""

    def __init__(self, code: str, sentence: str, parameters: Mapping[str, Any] | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.parameters = dict(parameters or {})


class Gone(ConnectionError):
    """The server could not be reached within the time limit."""


def raised(said: Mapping[str, Any]) -> Exception:
    """Convert a refusal message to an exception."""
    code, parameters = str(said.get("code", "")), said.get("parameters", {})
    if "clause" in said:
        remedies = tuple(said.get("remedies", ()))
        return Refused(Refusal(str(said["clause"]), code, parameters, remedies))
    return Told(code, str(said.get("sentence", code)), parameters)
