"""House rules as a file: one TOML text that says which game, which edition and what is played otherwise.

    # Thursday evenings
    game = "colditz"
    title = "Thursday evenings"
    edition = "osprey"
    bundles = ["no_opportunity_trade"]

    [rules]
    max_consecutive_rolls = 2
    draw_totals = [3, 7, 11]

What is read is checked: an unknown option, a value it cannot have and rules that contradict each
other are refused by name. What is written keeps only what was asked for, not all it comes to.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ..kernel import FileError, GameKind
from ..kernel.untrusted import checked_text, toml_of

KNOWN = ("game", "title", "edition", "bundles", "board", "rules")


#: House rules that say something about every option fill a tenth of it.
LARGEST = 1 << 20


class HouseRulesError(FileError):
    """A text that is no file of house rules: what is wrong with it, and where."""


@dataclass(frozen=True)
class HouseRules:
    """What a table has agreed on."""

    game: str
    title: str = ""
    edition: str = ""
    bundles: tuple[str, ...] = ()
    board: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)

    def overrides(self) -> dict[str, Any]:
        """As a game takes them: edition, bundles, board and options in one mapping."""
        out: dict[str, Any] = {}
        if self.edition:
            out["edition"] = self.edition
        if self.bundles:
            out["bundles"] = ",".join(self.bundles)
        if self.board:
            out["board"] = self.board
        return out | dict(self.options)

    def settled(self, kind: GameKind) -> HouseRules:
        """The same with every option as a value of its own type; raises `RulesError` if unplayable."""
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
    """House rules from their text; raises `HouseRulesError` for one that cannot be read."""
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
    """`[rules.dice]` and `dice.max_consecutive_rolls = 3` say the same; numbers by players stay a table."""
    out: dict[str, Any] = {}
    for name, value in rules.items():
        if isinstance(value, dict) and not all(str(key).isdigit() for key in value):
            out |= {f"{name}.{inner}": given for inner, given in value.items()}
        else:
            out[name] = value
    return out


def write_house_rules(rules: HouseRules) -> str:
    """The text of house rules; reading it gives the same again."""
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
