"""Declared events: each kind of event with its rule, its parameters and the seats that may know it.

A game keeps them in `data/events.toml`; the kernel's own events are in its own file. Log lines, drawings and
statistics are made from these declarations:

    [[event]]
    kind = "arrested"
    when = "A man is locked up."
    clause = "34"
    by = "cause"
    clauses = { surrender = "43", search = "44" }
    parameters = { man = "man", cause = "arrest", at = "place", guard = "guard?" }
    light = ["at"]

`clause` is the usual rule by which it happens, `clauses` the rule for one value of the parameter `by`, and
`also` lists further rules by which it can happen but which the event does not distinguish. Parameters in
`secret` are sent only to the seats in `knows`: the seat that a parameter names, the officers, or `nobody`;
other seats do not even learn that a `private` event happened. Under the rule `opened_by` all seats get the
secret parameters. `light` lists the parameters that name places to highlight on the board.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from .. import kernel
from ..kernel import Event, GameKind
from .clauses import RulebookError, load_clauses
from .values import Parameter, Value, load_values, misfits, read_parameters

#: Values of `knows` other than a parameter that names a seat.
EVERYBODY, OFFICERS, NOBODY = "everybody", "officers", "nobody"


@dataclass(frozen=True)
class EventKind:
    """One kind of event. Its sentence is in the Fluent files, under `GAME-event-KIND`."""

    game: str
    kind: str
    when: str
    clause: str
    parameters: tuple[Parameter, ...] = ()
    secret: tuple[Parameter, ...] = ()
    knows: str = EVERYBODY
    private: bool = False
    opened_by: str = ""
    by: str = ""
    clauses: Mapping[str, str] | None = None
    also: tuple[str, ...] = ()
    light: tuple[str, ...] = ()

    def all_clauses(self) -> tuple[str, ...]:
        """Every rule by which it can happen, the usual one first."""
        found = (self.clause, *(self.clauses or {}).values(), *self.also)
        return tuple(dict.fromkeys(clause for clause in found if clause))

    def clause_of(self, event: Event) -> str:
        """The rule by which this event happened, as far as it shows; "" for the referee's own events."""
        if self.clauses is None:
            return self.clause
        return self.clauses.get(str(event.parameters[self.by]), self.clause)

    def places_of(self, event: Event) -> tuple[str, ...]:
        """The places on the board named by an event as a seat saw it, in the order of its parameters."""
        out: list[str] = []
        for name in self.light:
            found = event.parameters.get(name, ())
            out += found if isinstance(found, list) else [found]
        return tuple(place for place in out if place)

    def faults(self, event: Event) -> list[str]:
        """How a complete event differs from its declaration."""
        opened = bool(self.opened_by) and not event.secret and not event.knows
        if opened:
            return misfits(self.parameters + self.secret, event.parameters)
        out = misfits(self.parameters, event.parameters)
        out += (f"secret: {fault}" for fault in misfits(self.secret, event.secret))
        if event.private != self.private:
            out.append(f"private is {event.private}")
        if bool(event.knows) != (self.knows not in (EVERYBODY, NOBODY)):
            out.append(f"known to {event.knows}, declared {self.knows}")
        return out

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "when": self.when,
            "clause": self.clause,
            "by": self.by,
            "clauses": dict(self.clauses or {}),
            "also": list(self.also),
            "parameters": [one.to_json() for one in self.parameters],
            "secret": [one.to_json() for one in self.secret],
            "knows": self.knows,
            "private": self.private,
            "opened_by": self.opened_by,
            "light": list(self.light),
        }


@cache
def load_events(kind: GameKind) -> dict[str, EventKind]:
    """Every kind of event of a game by name, those of the kernel last."""
    values = load_values(kind)
    out: dict[str, EventKind] = {}
    for package, game in ((kind.package, kind.name), (kernel.__name__, "kernel")):
        text = resources.files(package).joinpath("data/events.toml").read_text("utf-8")
        for row in tomllib.loads(text)["event"]:
            try:
                event = _read(row, game, values)
                _check(event, kind)
            except (KeyError, RulebookError) as error:
                raise RulebookError(f"events of {game}, {row.get('kind', '?')}: {error}") from None
            if event.kind in out:
                raise RulebookError(f"events of {game}: {event.kind} stands twice")
            out[event.kind] = event
    return out


def _read(row: dict[str, Any], game: str, values: Mapping[str, Value]) -> EventKind:
    return EventKind(
        game,
        row["kind"],
        row["when"],
        row.get("clause", ""),
        read_parameters(values, row.get("parameters", {})),
        read_parameters(values, row.get("secret", {})),
        row.get("knows", EVERYBODY),
        row.get("private", False),
        row.get("opened_by", ""),
        row.get("by", ""),
        row.get("clauses"),
        tuple(row.get("also", ())),
        tuple(row.get("light", ())),
    )


def _check(event: EventKind, kind: GameKind) -> None:
    told = {one.name: one.value for one in (*event.parameters, *event.secret)}
    unknown = {*event.all_clauses(), *filter(None, (event.opened_by,))} - set(load_clauses(kind))
    if unknown:
        raise RulebookError(f"there are no clauses {sorted(unknown)}")
    if not event.clause and event.knows != NOBODY:
        raise RulebookError("what anybody learns of happens by some clause")
    if bool(event.secret) == (event.knows == EVERYBODY) or (event.private and not event.secret):
        raise RulebookError("what is secret is known to somebody, and to fewer than everybody")
    if event.knows not in (EVERYBODY, OFFICERS, NOBODY, *(one.name for one in event.parameters)):
        raise RulebookError(f"nobody is called {event.knows}")
    if (event.clauses is None) == bool(event.by) or (event.by and event.by not in told):
        raise RulebookError(f"no parameter {event.by!r} tells the clause")
    if not all(name in told and told[name].place for name in event.light):
        raise RulebookError(f"{event.light} are not all places")
