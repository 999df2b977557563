"""The kinds of value that parameters of events, questions and refusals can have, declared once for a game.

A game keeps them in `data/values.toml`, a table for each kind:

    [guard]
    meaning = "a guard, by his number"
    like = "g([1-9]|1[0-6])"
    examples = ["g3"]

A kind is a text that matches a pattern (`like`), one of a few words (`words`), one of several other kinds
(`either`), or a mapping from names to numbers (`keys` and `of`). Numbers, flags and plain text need no
declaration. In the declaration of a parameter, `man?` is optional, `list of man` is one or more, `list of man
or none` any number.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from .. import kernel
from ..kernel import GameKind
from .clauses import RulebookError

_LIST, _EMPTY = "list of ", " or none"


@dataclass(frozen=True)
class Value:
    """A kind of value: its meaning, its form, and some examples, the usual one first."""

    name: str
    meaning: str
    examples: tuple[Any, ...]
    like: str = ""
    words: tuple[str, ...] = ()
    either: tuple[Value, ...] = ()
    keys: Value | None = None
    of: Value | None = None
    #: Whether it names a place that can be highlighted on the board.
    place: bool = False
    #: For a list: whether it may be empty.
    empty: bool = False

    def fits(self, value: object) -> bool:
        """Whether a value is of this kind."""
        if self.either:
            return any(one.fits(value) for one in self.either)
        if self.keys is not None and self.of is not None:
            keys, of = self.keys, self.of
            return isinstance(value, Mapping) and all(
                keys.fits(key) and of.fits(found) for key, found in value.items()
            )
        if self.of is not None:
            return isinstance(value, list) and (bool(value) or self.empty) and all(map(self.of.fits, value))
        if self.words:
            return value in self.words
        if self.like:
            return isinstance(value, str) and re.fullmatch(self.like, value) is not None
        return type(value) is type(self.examples[0])


#: The kinds of value that every game has.
PLAIN: Mapping[str, Value] = {
    "number": Value("number", "a number", (1, 2, 5, 0)),
    "flag": Value("flag", "yes or no", (True, False)),
    "text": Value("text", "any text", ("by the chapel at night",)),
}


@dataclass(frozen=True)
class Parameter:
    """One parameter: its name, its kind of value, and whether it is optional."""

    name: str
    value: Value
    optional: bool = False

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"name": self.name, "value": self.value.name}
        if self.optional:
            out["optional"] = True
        return out


@cache
def load_values(kind: GameKind) -> dict[str, Value]:
    """The kinds of value of a game by name, the plain ones and the kernel's first."""
    out = dict(PLAIN)
    for package in (kernel.__name__, kind.package):
        text = resources.files(package).joinpath("data/values.toml").read_text("utf-8")
        for name, row in tomllib.loads(text).items():
            try:
                value = _read(name, row, out)
            except (KeyError, RulebookError) as error:
                raise RulebookError(f"kind of value {name}: {error}") from None
            if name in out:
                raise RulebookError(f"kind of value {name} stands twice")
            if not value.examples or not all(map(value.fits, value.examples)):
                raise RulebookError(f"kind of value {name}: its examples {value.examples} are none of it")
            out[name] = value
    return out


def _read(name: str, row: Mapping[str, Any], known: Mapping[str, Value]) -> Value:
    return Value(
        name,
        row["meaning"],
        tuple(row["examples"]),
        row.get("like", ""),
        tuple(row.get("words", ())),
        tuple(find_value(known, one) for one in row.get("either", ())),
        find_value(known, row["keys"]) if "keys" in row else None,
        find_value(known, row["of"]) if "of" in row else None,
        row.get("place", False),
    )


def find_value(known: Mapping[str, Value], text: str) -> Value:
    """The kind of value of a declaration; a list of some kind is made from that kind."""
    if not text.startswith(_LIST):
        if text not in known:
            raise RulebookError(f"there is no kind of value called {text}")
        return known[text]
    of, empty = find_value(known, text.removeprefix(_LIST).removesuffix(_EMPTY)), text.endswith(_EMPTY)
    examples: tuple[Any, ...] = (list(of.examples[:2]), [of.examples[0]])
    return Value(text, text, (*examples, []) if empty else examples, of=of, place=of.place, empty=empty)


def read_parameters(known: Mapping[str, Value], row: Mapping[str, str]) -> tuple[Parameter, ...]:
    """Parameters as they are declared: `{ man = "man", guard = "guard?" }`."""
    return tuple(
        Parameter(name, find_value(known, text.removesuffix("?")), text.endswith("?"))
        for name, text in row.items()
    )


def misfits(parameters: tuple[Parameter, ...], given: Mapping[str, object]) -> list[str]:
    """The differences from the declaration: missing, unknown, or of another kind."""
    known = {one.name: one for one in parameters}
    out = [f"{name} is not declared" for name in given if name not in known]
    out += [f"{one.name} is missing" for one in parameters if not one.optional and one.name not in given]
    out += [
        f"{name} = {value!r} is not of the kind {known[name].value.name}"
        for name, value in given.items()
        if name in known and not known[name].value.fits(value)
    ]
    return out
