"""Events: what happened, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]


_NOTHING: Mapping[str, Any] = {}


class Event:
    """One thing that happened.

    All seats see `parameters`. Only the seats in `knows` see `secret`, such as the face of a drawn
    card. Other seats do not even learn that a `private` event happened: the referee's own shuffles
    are private, and no seat knows them.

    Two are made at every decision, so it is a plain class; treat it as frozen all the same.
    """

    __slots__ = ("kind", "knows", "parameters", "private", "secret")

    def __init__(
        self,
        kind: str,
        parameters: Mapping[str, Any] = _NOTHING,
        secret: Mapping[str, Any] = _NOTHING,
        knows: tuple[int, ...] = (),
        private: bool = False,
    ) -> None:
        self.kind = kind
        self.parameters = parameters
        self.secret = secret
        self.knows = knows
        self.private = private

    def _all(self) -> tuple[str, Mapping[str, Any], Mapping[str, Any], tuple[int, ...], bool]:
        return self.kind, self.parameters, self.secret, self.knows, self.private

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._all() == other._all()

    def __repr__(self) -> str:
        return f"Event{self._all()!r}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, self._all()

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as `seat` sees it (None: a spectator), or None if it sees nothing."""
        if seat is not None and seat in self.knows:
            return Event(self.kind, {**self.parameters, **self.secret})
        return None if self.private else Event(self.kind, self.parameters)

    def to_json(self) -> Json:
        out: Json = {"kind": self.kind}
        if self.parameters:
            out["parameters"] = dict(self.parameters)
        if self.secret:
            out["secret"] = dict(self.secret)
        if self.knows:
            out["knows"] = list(self.knows)
        if self.private:
            out["private"] = True
        return out

    @classmethod
    def from_json(cls, data: Json) -> Event:
        return cls(
            data["kind"],
            data.get("parameters", {}),
            data.get("secret", {}),
            tuple(data.get("knows", ())),
            data.get("private", False),
        )


def chance_event(domain: str, of: int, value: int | list[int]) -> Event:
    """An outcome of chance, journalled: a replay then needs no generator."""
    return Event("chance", _NOTHING, {"domain": domain, "of": of, "value": value}, (), True)
