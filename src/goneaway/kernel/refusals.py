"""Refusals: why an action is not allowed, as data. `wording` turns them into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Refusal:
    """The clause that forbids an action, the code of the reason, and its parameters.

    `remedies` are legal alternatives: actions, or the beginnings of actions.
    """

    clause: str
    code: str
    parameters: Mapping[str, object] = field(default_factory=dict)
    remedies: tuple[str, ...] = ()

    def to_json(self) -> dict[str, object]:
        out: dict[str, object] = {"clause": self.clause, "code": self.code}
        out["parameters"] = dict(self.parameters)
        if self.remedies:
            out["remedies"] = list(self.remedies)
        return out


class Refused(Exception):
    """Raised by `Position.apply` and `Game.parse`; the position is as it was before."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} (clause {refusal.clause})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        # Made from the refusal, not from its text: otherwise it could not be pickled.
        return type(self), (self.refusal,)
