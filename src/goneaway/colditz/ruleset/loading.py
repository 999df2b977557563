"""Editions, bundles of house rules, and the ruleset that results from an edition, bundles and overrides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from ...kernel import RulesError
from ...kernel.options import brief
from .checking import check, check_table
from .groups import TABLE, ByPlayerCount, Value
from .options import nearest, option, options, stored
from .whole import DOTTED, Ruleset

EDITIONS = ("gibson", "parker", "martelli", "devir", "fuga3", "osprey", "clipper")

NOTHING: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True)
class Edition:
    """A published set of rules: its name, and what it changes in the edition it extends."""

    name: str
    title: str
    #: "complete" when its whole text is known, "reported" when it is known from other sources.
    evidence: str
    extends: str
    changes: Mapping[str, Value]
    collective_goal_covers_officers: bool


@dataclass(frozen=True)
class Bundle:
    """A house rule or variant: options changed together on top of any edition."""

    name: str
    meaning: str
    origin: str
    ambiguities: tuple[str, ...]
    sets: Mapping[str, Value]
    adds: Mapping[str, frozenset[Any]]
    removes: Mapping[str, frozenset[Any]]

    def apply(self, values: dict[str, Value]) -> None:
        values |= self.sets
        for name, members in self.adds.items():
            values[name] = _set(values[name]) | members
        for name, members in self.removes.items():
            values[name] = _set(values[name]) - members


class Difference(NamedTuple):
    """One option whose value differs between two rulesets."""

    option: str
    first: Value
    second: Value


def edition_names() -> tuple[str, ...]:
    return EDITIONS


def bundle_names() -> tuple[str, ...]:
    return tuple(_bundles())


@cache
def find_edition(name: str) -> Edition:
    """The edition called `name`, as its file has it."""
    if name not in EDITIONS:
        raise RulesError(
            "unknown-edition", edition=brief(name), nearest=", ".join(nearest(name, EDITIONS) or EDITIONS)
        )
    entry = stored(f"editions/{name}.toml")
    groups = {group: options for group, options in entry.items() if isinstance(options, dict)}
    return Edition(
        name=name,
        title=entry["title"],
        evidence=entry["evidence"],
        extends=entry.get("extends", ""),
        changes={
            f"{group}.{each}": _value(value)
            for group, options in groups.items()
            for each, value in options.items()
        },
        collective_goal_covers_officers=entry.get("collective_goal_covers_officers", False),
    )


def find_bundle(name: str) -> Bundle:
    """The bundle called `name`."""
    bundles = _bundles()
    if name not in bundles:
        raise RulesError("unknown-bundle", bundle=brief(name), nearest=", ".join(nearest(name, bundles)))
    return bundles[name]


@cache
def load_edition(name: str) -> Ruleset:
    """The rules of an edition as published."""
    return Ruleset.of(_edition_values(name))


def settle(
    edition: str,
    bundles: Sequence[str] = (),
    overrides: Mapping[str, object] = NOTHING,
    players: int | None = None,
) -> Ruleset:
    """The rules of one table: an edition, then bundles in their order, then single options.

    Refuses, by name, unknown options and rules that cannot be played; with `players` also rules that cannot
    be set up with that number of people.
    """
    rules = gather(edition, bundles, overrides)
    check(rules)
    if players is not None:
        check_table(rules, players, find_edition(edition).collective_goal_covers_officers)
    return rules


def gather(edition: str, bundles: Sequence[str] = (), overrides: Mapping[str, object] = NOTHING) -> Ruleset:
    """The same without checking whether it can be played."""
    values = dict(load_edition(edition).items())
    for name in bundles:
        find_bundle(name).apply(values)
    chosen: dict[str, str] = {}
    for name, given in overrides.items():
        asked = option(name)
        if asked.dotted in chosen:
            raise RulesError("option-twice", option=asked.dotted, names=f"{chosen[asked.dotted]}, {name}")
        chosen[asked.dotted] = name
        values[asked.dotted] = asked.read(given, before=values[asked.dotted])
    return Ruleset.of(values)


def from_json(data: Mapping[str, object]) -> Ruleset:
    """The ruleset written by `Ruleset.to_json`; every option must be present and nothing else."""
    values = {}
    for name, given in data.items():
        asked = option(name)
        values[asked.dotted] = asked.read(given)
    missing = [name for name in DOTTED.values() if name not in values]
    if missing:
        raise RulesError("missing-options", options=", ".join(missing))
    rules = Ruleset.of(values)
    check(rules)
    return rules


def differences(first: Ruleset, second: Ruleset) -> tuple[Difference, ...]:
    """The options in which two rulesets differ, in the order of the groups."""
    return tuple(
        Difference(name, value, second.value(name))
        for name, value in first.items()
        if value != second.value(name)
    )


def _edition_values(name: str) -> dict[str, Value]:
    asked = find_edition(name)
    rest = _edition_values(asked.extends) if asked.extends else _house_values()
    return rest | dict(asked.changes)


def _house_values() -> dict[str, Value]:
    """The values every edition has for house-rule options that no edition mentions."""
    return {one.dotted: _value(one.house) for one in options().values() if one.house is not None}


@cache
def _bundles() -> Mapping[str, Bundle]:
    return {
        name: Bundle(
            name=name,
            meaning=entry["meaning"],
            origin=entry["origin"],
            ambiguities=tuple(entry.get("ambiguity", ())),
            sets={DOTTED[each]: _value(value) for each, value in entry.get("sets", {}).items()},
            adds={DOTTED[each]: frozenset(members) for each, members in entry.get("adds", {}).items()},
            removes={DOTTED[each]: frozenset(members) for each, members in entry.get("removes", {}).items()},
        )
        for name, entry in stored("bundles.toml").items()
    }


def _value(written: Any) -> Value:
    """The value written in one of the package's data files, which need no checking at run time."""
    if isinstance(written, list):
        return frozenset(written)
    if isinstance(written, dict):
        return ByPlayerCount(tuple(written[str(players)] for players in TABLE))
    value: Value = written
    return value


def _set(value: Value) -> frozenset[Any]:
    assert isinstance(value, frozenset)
    return value
