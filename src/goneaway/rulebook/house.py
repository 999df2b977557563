"""House rules as a file: one TOML text that names the game, the edition and the changed rules.

    # Thursday evenings
    game = "colditz"
    title = "Thursday evenings"
    edition = "osprey"
    bundles = ["no_opportunity_trade"]

    [rules]
    max_consecutive_rolls = 2
    draw_totals = [3, 7, 11]

Reading checks the rules: unknown options, invalid values and contradictory rules are refused by name.
Writing keeps only the requested changes, not every resulting option.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ..kernel import FileError, GameKind
from ..kernel.untrusted import checked_text, toml_of

KNOWN = ("game", "title", "edition", "bundles", "board", "rules")


#: Maximum bytes of a file. House rules that set every option fill a tenth of it.
LARGEST = 1 << 20


class HouseRulesError(FileError):
    """An invalid file of house rules, with the error and its line."""


@dataclass(frozen=True)
class HouseRules:
    """The rules a table has agreed on."""

    game: str
    title: str = ""
    edition: str = ""
    bundles: tuple[str, ...] = ()
    board: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)

    def overrides(self) -> dict[str, Any]:
        """The rules in the form a game takes: edition, bundles, board and options in one mapping."""
        out: dict[str, Any] = {}
        if self.edition:
            out["edition"] = self.edition
        if self.bundles:
            out["bundles"] = ",".join(self.bundles)
        if self.board:
            out["board"] = self.board
        return out | dict(self.options)

    def settled(self, kind: GameKind) -> HouseRules:
        """Return these rules with every option as a value of its type; raise `RulesError` if unplayable."""
        rules = kind.rules(kind.players[-1], self.overrides())
        meant = {spelt: name for name in rules for spelt in kind.spellings(name)}
        return replace(self, options={name: rules[meant[name]] for name in self.options})


def house_rules_of(game: str, overrides: Mapping[str, Any], title: str = "") -> HouseRules:
    """Convert the mapping that a game takes back to house rules; raises `HouseRulesError` for wrong types."""
    rest = dict(overrides)
    edition, board, bundles = rest.pop("edition", ""), rest.pop("board", ""), rest.pop("bundles", ())
    for name, value in (("edition", edition), ("board", board)):
        if not isinstance(value, str):
            raise HouseRulesError("field", field=name, expected="text")
    names = bundles.split(",") if isinstance(bundles, str) else bundles
    if not isinstance(names, list | tuple) or not all(isinstance(one, str) for one in names):
        raise HouseRulesError("field", field="bundles", expected="texts")
    return HouseRules(game, title, edition, tuple(name for name in names if name), board, rest)


def read_house_rules(text: str) -> HouseRules:
    """Parse house rules; raise `HouseRulesError` for an invalid text."""
    try:
        data = toml_of(checked_text(text))
    except FileError as error:
        raise HouseRulesError.told(error) from None
    for name in data:
        if name not in KNOWN:
            raise HouseRulesError("entry", name=name[:60], known=", ".join(KNOWN))
    for name in ("game", "title", "edition", "board"):
        if not isinstance(data.get(name, ""), str):
            raise HouseRulesError("field", field=name, expected="text")
    if not data.get("game"):
        raise HouseRulesError("no-game")
    bundles, rules = data.get("bundles", []), data.get("rules", {})
    if not isinstance(bundles, list) or not all(isinstance(name, str) for name in bundles):
        raise HouseRulesError("field", field="bundles", expected="texts")
    if not isinstance(rules, dict):
        raise HouseRulesError("field", field="rules", expected="table")
    return HouseRules(
        data["game"],
        data.get("title", ""),
        data.get("edition", ""),
        tuple(bundles),
        data.get("board", ""),
        _flat(rules),
    )


def _flat(rules: Mapping[str, Any]) -> dict[str, Any]:
    """Flatten tables such as `[rules.dice]` to dotted names; tables of numbers by players stay."""
    out: dict[str, Any] = {}
    for name, value in rules.items():
        if isinstance(value, dict) and not all(str(key).isdigit() for key in value):
            out |= {f"{name}.{inner}": given for inner, given in value.items()}
        else:
            out[name] = value
    return out


def write_house_rules(rules: HouseRules) -> str:
    """The text of house rules; the inverse of `read_house_rules`."""
    lines = []
    if rules.title:
        lines.append(f"# {' '.join(rules.title.split())}")
    lines.append(f"game = {_toml(rules.game)}")
    for name, value in (("title", rules.title), ("edition", rules.edition), ("board", rules.board)):
        if value:
            lines.append(f"{name} = {_toml(value)}")
    if rules.bundles:
        lines.append(f"bundles = {_toml(list(rules.bundles))}")
    lines += ["", "[rules]"]
    lines += [f"{name} = {_toml(value)}" for name, value in rules.options.items()]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple | set | frozenset):
        members = sorted(value, key=str) if isinstance(value, set | frozenset) else value
        return "[" + ", ".join(_toml(inner) for inner in members) + "]"
    # Strings, numbers and truth values are written as in JSON, whose strings TOML understands.
    return json.dumps(value, ensure_ascii=False)
