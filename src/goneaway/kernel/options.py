"""Options: the rules that a table may change, each a named switch with its clause."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Value = str | int | bool


class RulesError(ValueError):
    """Rules that cannot be played: the option, the given value, and the allowed ones."""

    def __init__(self, code: str, **parameters: object) -> None:
        self.code = code
        self.parameters = parameters
        details = ", ".join(f"{name}: {value}" for name, value in parameters.items())
        super().__init__(f"{code} ({details})")


@dataclass(frozen=True)
class Switch:
    """One value of one option, for coverage by cases."""

    option: str
    #: The value as people write it.
    value: str
    #: The clauses it belongs to.
    clauses: tuple[str, ...]
    #: Whether an option with this setting has this value.
    has: Callable[[Any], bool]
    #: From a setting: settings that give up this value, and settings that have it.
    away: Callable[[Any], Iterable[Any]]
    towards: Callable[[Any], Iterable[Any]]
    #: For a value whose only effect is a constraint, the number of that constraint: the value can be chosen
    #: only where it changes nothing, and is refused, or missed, everywhere else. "" for all other values.
    constraint: str = ""


@dataclass(frozen=True)
class Option:
    """A switch of the rules. The first value is the default."""

    name: str
    values: tuple[Value, ...]
    clause: str
    ambiguity: str = ""

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, given: Any) -> Value:
        """The value meant by `given`, which may come from a command line as text."""
        for value in self.values:
            # True == 1 in Python: a switch and a number must not be mistaken for one another.
            if type(given) is type(value) and given == value:
                return value
        if isinstance(given, str):
            for value in self.values:
                if str(value).lower() == given.strip().lower():
                    return value
        allowed = ", ".join(
            str(value).lower() if isinstance(value, bool) else str(value) for value in self.values
        )
        raise RulesError("unknown-value", option=self.name, value=brief(given), allowed=allowed)

    def switches(self) -> list[Switch]:
        """Each of its values, with the alternatives to change it to."""
        return [self._switch(value) for value in self.values]

    def _switch(self, value: Value) -> Switch:
        others = [other for other in self.values if other != value]
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        return Switch(
            self.name,
            shown,
            (self.clause,),
            has=lambda stands: bool(stands == value),
            away=lambda _: others,
            towards=lambda _: [value],
        )

    def to_json(self) -> dict[str, object]:
        out: dict[str, object] = {
            "name": self.name,
            "default": self.default,
            "values": list(self.values),
            "clause": self.clause,
        }
        if self.ambiguity:
            out["ambiguity"] = self.ambiguity
        return out


def check_players(players: int, allowed: range) -> None:
    """Raise `RulesError` for an invalid number of players; True and 4.0 are invalid, too."""
    if type(players) is not int or players not in allowed:
        raise RulesError("players", given=brief(players), least=allowed[0], most=allowed[-1])


def asked_for(rules: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return a caller's rule changes by name; raise `RulesError` if they are not a mapping with text keys."""
    if rules is None:
        return {}
    if not isinstance(rules, Mapping):
        raise RulesError("no-table", given=brief(rules))
    for name in rules:
        if not isinstance(name, str):
            raise RulesError("unknown-option", option=brief(name), nearest="")
    return dict(rules)


def brief(value: object) -> str:
    """A short printable form of an untrusted value."""
    try:
        whole = str(value)
    except Exception:  # its own `__str__` may raise anything
        whole = type(value).__name__
    text = "".join(letter if letter.isprintable() else "?" for letter in whole[:200])
    return text if len(text) <= 60 else f"{text[:57]}..."


def choose(options: Iterable[Option], overrides: Mapping[str, Any]) -> dict[str, Value]:
    """Every option with its value, overrides applied; raises `RulesError` for an unknown option or value."""
    known = {option.name: option for option in options}
    for name in overrides:
        if name not in known:
            near = difflib.get_close_matches(name[:60].lower(), [n.lower() for n in known], n=3, cutoff=0.5)
            names = [n for n in known if n.lower() in near]
            raise RulesError("unknown-option", option=brief(name), nearest=", ".join(names))
    return {
        name: option.read(overrides[name]) if name in overrides else option.default
        for name, option in known.items()
    }
