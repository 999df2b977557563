"""Coverage: for every value of every option, a case whose result depends on it.

A case depends on a value if it passes under its own rules and has a different result when only that
option is changed, to the value or away from it. An option that no case depends on is dead: it is not
shown to have any effect. The only effect of a few values is a constraint; there the change must make
the case's rules unplayable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..kernel import GameKind, RulesError, SceneError, Switch
from .cases import Case, load_cases, run_case


@dataclass(frozen=True)
class Covered:
    """One value of one option, and the case that shows it; None without a case."""

    option: str
    value: str
    case: str

    def to_json(self) -> dict[str, str]:
        return {"option": self.option, "value": self.value, "case": self.case}


def coverage(kind: GameKind, only: Iterable[str] = ()) -> list[Covered]:
    """Every value of every option (or of those named in `only`) with the first case that shows it."""
    wanted = frozenset(only)
    return [
        Covered(switch.option, switch.value, _shown_by(kind, switch))
        for switch in kind.switches()
        if not wanted or switch.option in wanted
    ]


def uncovered(found: Iterable[Covered]) -> list[str]:
    """The values that no case depends on, each as `option = value`."""
    return [f"{one.option} = {one.value}" for one in found if not one.case]


@cache
def _settled(kind: GameKind) -> list[tuple[Case, dict[str, Any]]]:
    """Every case with its complete rules."""
    return [(case, kind.rules(case.players, case.rules)) for case in load_cases(kind).values()]


def _shown_by(kind: GameKind, switch: Switch) -> str:
    names = kind.spellings(switch.option)

    def distance(entry: tuple[Case, dict[str, Any]]) -> tuple[bool, bool, bool]:
        """Cases that set the option come first, then those of its rule, then those that have the value."""
        case, rules = entry
        return (
            names.isdisjoint(case.rules),
            set(switch.clauses).isdisjoint(case.clauses),
            not switch.has(rules[switch.option]),
        )

    for case, rules in sorted(_settled(kind), key=distance):
        # A case that fails by itself shows nothing.
        if _depends(kind, switch, case, rules) and not _fails(kind, case, case.rules):
            return case.id
    return ""


def _depends(kind: GameKind, switch: Switch, case: Case, settled: Mapping[str, Any]) -> bool:
    value = settled[switch.option]
    others = switch.away(value) if switch.has(value) else switch.towards(value)
    plain = {name: given for name, given in case.rules.items() if name not in kind.spellings(switch.option)}
    for other in others:
        rules = {**plain, switch.option: other}
        if switch.constraint:
            shown = _refused(kind, case, rules, switch.constraint)
        else:
            changes = _playable(kind, case, rules, switch.option, value)
            shown = any(_fails(kind, case, changed) for changed in changes)
        if shown:
            return True
    return False


def _playable(
    kind: GameKind, case: Case, rules: dict[str, Any], option: str, value: Any
) -> Iterator[dict[str, Any]]:
    """The changed rules; where they contradict others, with one more change (a companion) that resolves it.

    The companion must not be the cause itself: with it alone the case must pass, or the rules must be
    unplayable.
    """
    try:
        kind.rules(case.players, rules)
    except RulesError as error:
        for companion in kind.companions(error, rules):
            if option in companion:
                continue  # that would be another change of the same option
            both = _without(kind, rules, companion) | companion
            alone = {**both, option: value}
            try:
                kind.rules(case.players, both)
            except RulesError:
                continue
            try:
                kind.rules(case.players, alone)
            except RulesError:
                yield both
            else:
                if not _fails(kind, case, alone):
                    yield both
    else:
        yield rules


def _refused(kind: GameKind, case: Case, rules: Mapping[str, Any], constraint: str) -> bool:
    """Whether these rules are unplayable because of the constraint of this number."""
    try:
        kind.rules(case.players, rules)
    except RulesError as error:
        return error.parameters.get("key") == constraint
    return False


def _without(kind: GameKind, rules: dict[str, Any], companion: Mapping[str, Any]) -> dict[str, Any]:
    """These rules without the options that the companion sets, under any of their names."""
    set_anew = frozenset().union(*(kind.spellings(name) for name in companion))
    return {name: given for name, given in rules.items() if name not in set_anew}


def _fails(kind: GameKind, case: Case, rules: Mapping[str, Any]) -> bool:
    try:
        return not run_case(case, kind, rules, briefly=True).passed
    except SceneError:
        return False  # the position is impossible under these rules, which shows nothing
