"""The values of every option that the cases must demonstrate, and how to change one value into another.

A number can be anything: cases must show each number that an edition or a bundle uses, and one more, so that
it is treated as a number and not as a name. Of a set, each member must be shown both present and missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from ...kernel import RulesError, Switch
from .loading import bundle_names, edition_names, find_bundle, load_edition
from .options import RuleOption, option, options
from .whole import plain

ANOTHER = "another number"

#: Values whose whole effect is a constraint (C.27): only the refusal depends on them.
_CONSTRAINED = {
    # With a value of 0 there would be no nights, multiple escapes, glider or common goal at all.
    ("daynight.day_count", "0"): "7",
    ("daynight.day_minutes", "0"): "7",
    ("daynight.night_minutes", "0"): "7",
    ("modules.multi_escape_per_type_per_round", "0"): "30a",
    ("modules.multi_escape_pawns", "0"): "30a",
    ("modules.glider_uses_per_game", "0"): "30b",
    ("victory.collective_goal", "0"): "13",
    # Guards who search a room must be allowed in; a Search without guards does not depend on it.
    ("guards.guard_room_entry", "with or without search"): "5a",
    # A hand can always be brought down by discarding.
    ("draw.overflow_actions", "with or without discard"): "34a",
    # Men outside are exempt as such, or because every one of them is in a live attempt.
    ("appel.appel_exempt", "with or without exterior"): "28",
}


@cache
def _used(dotted: str) -> tuple[Any, ...]:
    """The values that editions and bundles use, as data, in the order of the editions."""
    found = [plain(load_edition(name).value(dotted)) for name in edition_names()]
    for name in bundle_names():
        sets = find_bundle(name).sets
        if dotted in sets:
            found.append(plain(sets[dotted]))
    out: list[Any] = []
    for value in found:
        if value not in out:
            out.append(value)
    return tuple(out)


def switches() -> list[Switch]:
    """Every value of every option that a case has to show."""
    return [switch for one in options().values() for switch in _switches(one)]


def _switches(one: RuleOption) -> list[Switch]:
    if one.kind == "set":
        return [_member(one, member) for member in _members(one)]
    if one.kind == "bool":
        return [_value(one, value, (True, False)) for value in (True, False)]
    if one.kind == "enum":
        return [_value(one, value, one.values) for value in one.values]
    used = _used(one.dotted)
    words = tuple(value for value in one.values if value not in used)
    known = (*used, *words)
    others = (*known, *_numbers(one, known))
    named = [_value(one, value, others) for value in known]
    fixed = one.kind == "int" and one.least is not None and one.most is not None
    if fixed and len(range(one.least or 0, (one.most or 0) + 1)) <= len(used):
        return named  # there is no other number
    return [*named, _another(one, known)]


def _members(one: RuleOption) -> tuple[Any, ...]:
    return one.values or tuple(sorted({member for value in _used(one.dotted) for member in value}))


def _numbers(one: RuleOption, known: tuple[Any, ...]) -> list[Any]:
    """Additional numbers to change an option to."""
    if one.kind == "map":
        return []
    tries = [0, 1, 2, 3, 4, 6, 12, 30]
    return [
        number
        for number in tries
        if number not in known
        and (one.least is None or number >= one.least)
        and (one.most is None or number <= one.most)
        and (one.above is None or number > one.above)
    ]


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return " ".join(f"{key}:{number}" for key, number in value.items())
    return str(value)


def _switch(
    one: RuleOption,
    value: str,
    has: Callable[[Any], bool],
    away: Callable[[Any], Iterable[Any]],
    towards: Callable[[Any], Iterable[Any]],
) -> Switch:
    constraint = _CONSTRAINED.get((one.dotted, value), "")
    return Switch(one.dotted, value, one.clauses, has, away, towards, constraint)


def _value(one: RuleOption, value: Any, every: Iterable[Any]) -> Switch:
    others = [other for other in every if not _same(other, value)]
    return _switch(
        one, _shown(value), lambda stands: _same(stands, value), lambda _: others, lambda _: [value]
    )


def _same(first: Any, second: Any) -> bool:
    # True == 1 in Python: do not mistake a switch for a number or the reverse.
    return bool(first == second) and isinstance(first, bool) == isinstance(second, bool)


def _another(one: RuleOption, known: tuple[Any, ...]) -> Switch:
    """A number that no edition uses: some case must play with one."""
    return _switch(one, ANOTHER, lambda stands: stands not in known, lambda _: known, lambda _: ())


def _member(one: RuleOption, member: Any) -> Switch:
    return _switch(
        one,
        f"with or without {member}",
        lambda stands: member in stands,
        lambda stands: [[other for other in stands if other != member]],
        lambda stands: [[*stands, member]],
    )


def companions(error: RulesError, values: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Changes to one more of the options that a constraint connects (C.27)."""
    if error.code != "constraint":
        return []
    out: list[dict[str, Any]] = []
    for name in str(error.parameters["options"]).split(", "):
        one = option(name)
        out += [{one.dotted: value} for value in _used(one.dotted) if value != values.get(one.dotted)]
        out += [
            {one.dotted: value}
            for value in one.values
            if one.kind == "enum" and value not in _used(one.dotted)
        ]
    if error.parameters["number"] == 19:
        # The limit is the sum of the days and nights (A76).
        days = int(values["daynight.day_count"])
        length = int(values["daynight.day_minutes"]) + int(values["daynight.night_minutes"])
        out.insert(0, {"victory.limit_value": days * length})
    return out
