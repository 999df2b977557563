"""Refusals: why an action is not allowed, as data. `wording` turns them into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Refusal:
    """The clause that forbids an action, the reason within it, and what it was about."""

    clause: str
    code: str
    parameters: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {"clause": self.clause, "code": self.code, "parameters": dict(self.parameters)}


class Refused(Exception):
    """Raised by `Position.apply` and `Game.parse`; the position is as it was before."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} (clause {refusal.clause})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        # Made from the refusal, not from its text: else it could not travel between processes.
        return type(self), (self.refusal,)
