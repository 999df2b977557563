"""The catalogue of options: allowed values, meaning, and the source of every edition's value."""

from __future__ import annotations

import difflib
import math
import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Literal

from ...kernel import RulesError
from ...kernel.options import brief
from .groups import TABLE, ByPlayerCount, Value
from .whole import DOTTED

Status = Literal["stated", "reported", "argued", "decided", "own", "absent", "inherited", "unreported"]

#: The default maximum of a number, so that no deck of a billion cards can be requested.
MOST = 1_000

TRUE = ("true", "yes", "on")
FALSE = ("false", "no", "off")


@dataclass(frozen=True)
class Origin:
    """The source of an edition's value.

    For an inherited or unreported value the source is the other edition; for an absent rule, the places
    where others have it.
    """

    status: Status
    source: str


#: An edition that is silent, or about which no value is reported, plays by the Classic rules.
SILENT = Origin("inherited", "gibson")
UNREPORTED = Origin("unreported", "gibson")


@dataclass(frozen=True)
class RuleOption:
    """One option of the rules."""

    name: str
    group: str
    kind: Literal["bool", "int", "float", "enum", "set", "map"]
    values: tuple[str, ...] | tuple[int, ...]
    least: int | None
    most: int | None
    above: float | None
    words: Mapping[str, int]
    meaning: str
    clauses: tuple[str, ...]
    ambiguities: tuple[str, ...]
    origins: Mapping[str, Origin]
    #: The value used before this option existed, for games recorded then; None if it always existed.
    before: Any = None
    #: For a house rule that no edition mentions: the value all of them use; else None.
    house: Any = None

    @property
    def dotted(self) -> str:
        return f"{self.group}.{self.name}"

    def origin(self, edition: str) -> Origin:
        return self.origins.get(edition) or _unsaid(edition)

    @property
    def allowed(self) -> str:
        """The allowed values, in readable form."""
        values = ", ".join(str(value) for value in self.values)
        if self.kind == "bool":
            return "true, false"
        if self.kind == "enum":
            return values
        if self.kind == "set":
            return f"any of {{{values}}}"
        if self.kind == "float":
            return f"a number above {self.above:g}, at most {self.most}"
        bounds = f"{self.least} to {self.most}"
        if self.kind == "map":
            return f"{bounds} for players {TABLE[0]} to {TABLE[-1]}, as in 2:6 3:12"
        named = "".join(f", {number} is {word}" for word, number in self.words.items())
        return f"{bounds}{named}, or {values}" if values else f"{bounds}{named}"

    def read(self, given: object, before: Value | None = None) -> Value:
        """The value meant by `given`: a value, its JSON form, or text from a command line.

        A map may name only some table sizes; the others stay as they were `before`.
        """
        asked = given.strip().lower() if isinstance(given, str) else given
        value: Value | None
        if self.kind == "bool":
            value = self._switch(asked)
        elif self.kind == "set":
            value = self._members(asked)
        elif self.kind == "map":
            value = self._rows(asked, before)
        elif self.kind == "float":
            value = self._measure(asked)
        elif isinstance(asked, str) and asked in self.values:
            value = asked
        else:
            value = self._number(asked) if self.kind == "int" else None
        if value is None:
            many = isinstance(given, Collection) and not isinstance(given, str | Mapping)
            shown = ",".join(map(str, given)) if many else str(given)  # type: ignore[call-overload]
            raise RulesError("unknown-value", option=self.name, value=brief(shown), allowed=self.allowed)
        return value

    def _switch(self, given: object) -> bool | None:
        if isinstance(given, bool):
            return given
        if given in TRUE:
            return True
        return False if given in FALSE else None

    def _number(self, given: object) -> int | None:
        if isinstance(given, str):
            if given in self.words:
                return self.words[given]
            given = whole(given)
        # True == 1 in Python: do not mistake a switch for a number or the reverse.
        if not isinstance(given, int) or isinstance(given, bool):
            return None
        if (self.least is not None and given < self.least) or (self.most is not None and given > self.most):
            return None
        return given

    def _measure(self, given: object) -> float | None:
        if isinstance(given, bool) or not isinstance(given, int | float | str):
            return None
        try:
            number = float(given)
        except (ValueError, OverflowError):
            return None
        if not math.isfinite(number) or (self.above is not None and number <= self.above):
            return None
        return number if self.most is None or number <= self.most else None

    def _members(self, given: object) -> frozenset[Any] | None:
        if isinstance(given, str):
            given = listed(given)
        if not isinstance(given, Iterable) or isinstance(given, Mapping):
            return None
        # Numbers may come as text, but 3.0 and True are not members although they compare equal.
        spelt: dict[object, Any] = {str(value): value for value in self.values}
        members = [
            spelt.get(str(each)) if isinstance(each, str) or type(each) is int else None for each in given
        ]
        return None if None in members else frozenset(members)

    def _rows(self, given: object, before: Value | None) -> ByPlayerCount | None:
        if isinstance(given, ByPlayerCount) and len(given.numbers) == len(TABLE):
            given = dict(zip(TABLE, given.numbers, strict=True))
        elif isinstance(given, str):
            rows = [row.split(":") for row in listed(given) or ()]
            given = {row[0]: whole(row[1]) for row in rows} if all(len(row) == 2 for row in rows) else None
        if not isinstance(given, Mapping) or not given:
            return None
        numbers = dict(zip(TABLE, before.numbers, strict=True)) if isinstance(before, ByPlayerCount) else {}
        for key, number in given.items():
            players = whole(key) if isinstance(key, str) else key
            count = self._number(number)
            if type(players) is not int or players not in TABLE or count is None:
                return None
            numbers[players] = count
        if len(numbers) != len(TABLE):
            return None
        return ByPlayerCount(tuple(numbers[players] for players in TABLE))

    def to_json(self) -> dict[str, object]:
        out: dict[str, object] = {
            "name": self.dotted,
            "type": self.kind,
            "allowed": self.allowed,
            "meaning": self.meaning,
        }
        if self.values:
            out["values"] = list(self.values)
        bounds = {"least": self.least, "most": self.most, "above": self.above}
        out |= {name: bound for name, bound in bounds.items() if bound is not None}
        if self.words:
            out["words"] = dict(self.words)
        if self.clauses:
            out["clauses"] = list(self.clauses)
        if self.ambiguities:
            out["ambiguities"] = list(self.ambiguities)
        out["editions"] = {
            edition: {"status": origin.status, "source": origin.source}
            for edition, origin in self.origins.items()
        }
        return out


def listed(text: str) -> list[str] | None:
    """The members written in `text`, as in {3,7,11} or 3 7 11; an empty list is written {}."""
    braced = text.startswith("{") and text.endswith("}")
    members = (text[1:-1] if braced else text).replace(",", " ").split()
    return members if members or braced else None


def whole(text: str) -> int | None:
    """The whole number written in `text`; None for other text that Python's int() accepts."""
    digits = text.removeprefix("-")
    return int(text) if len(digits) < 20 and digits.isascii() and digits.isdigit() else None


def stored(name: str) -> dict[str, Any]:
    """One of this package's own data files."""
    return tomllib.loads((resources.files(__package__) / name).read_text(encoding="utf-8"))


@cache
def _catalogue() -> dict[str, Any]:
    return stored("options.toml")


@cache
def _unsaid(edition: str) -> Origin:
    """The source of an unlisted value. An edition whose text is unknown cannot be called silent."""
    return UNREPORTED if stored(f"editions/{edition}.toml")["evidence"] == "reported" else SILENT


@cache
def options() -> Mapping[str, RuleOption]:
    """Every option by its own name, in the order of the groups."""
    return {name: _option(name, entry) for name, entry in _catalogue()["options"].items()}


def sources() -> Mapping[str, str]:
    """The document titles behind the numbers in citations."""
    titles: dict[str, str] = _catalogue()["sources"]
    return dict(titles)


def option(name: str) -> RuleOption:
    """The option called `name`, with or without its group; an unknown name is refused with the nearest."""
    plain = name.rpartition(".")[2]
    if plain not in DOTTED or name not in (plain, DOTTED[plain]):
        near = [plain] if plain in DOTTED else nearest(plain, DOTTED)
        raise RulesError(
            "unknown-option",
            option=brief(name),
            nearest=", ".join(DOTTED[each] if "." in name else each for each in near),
        )
    return options()[plain]


def nearest(name: str, names: Iterable[str]) -> list[str]:
    """The names that may have been meant by `name`."""
    asked, known = name[:60].lower(), list(names)
    near = difflib.get_close_matches(asked, known, n=3, cutoff=0.6)
    return near or [each for each in known if asked and asked in each][:3]


def _option(name: str, entry: Mapping[str, Any]) -> RuleOption:
    origins = {}
    for edition, origin in entry.get("editions", {}).items():
        ((status, source),) = origin.items()
        origins[edition] = Origin(status, source)
    return RuleOption(
        name=name,
        group=entry["group"],
        kind=entry["type"],
        values=tuple(entry.get("values", ())),
        least=entry.get("least"),
        most=entry.get("most", MOST if entry["type"] in ("int", "float", "map") else None),
        above=entry.get("above"),
        words=entry.get("words", {}),
        meaning=entry["meaning"],
        clauses=tuple(entry.get("clause", ())),
        ambiguities=tuple(entry.get("ambiguity", ())),
        origins=origins,
        before=entry.get("before", entry.get("house")),
        house=entry.get("house"),
    )
