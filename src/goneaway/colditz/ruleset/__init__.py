"""The rules of Escape from Colditz: options in groups, editions, house rules, and their contradictions.

`groups` declares the options, `whole` is a ruleset of all of them, `options` gives the meaning and source of
each, `inert` says when one has no effect; `loading` reads editions and bundles, `constraints` and `checking`
test their combinations, `switches` are the values that cases must demonstrate.
"""

from .checking import check, check_table, violations
from .constraints import CONSTRAINTS, Constraint
from .groups import ByPlayerCount, Value
from .inert import arises
from .loading import (
    Bundle,
    Difference,
    Edition,
    bundle_names,
    differences,
    edition_names,
    find_bundle,
    find_edition,
    from_json,
    gather,
    load_edition,
    settle,
)
from .options import Origin, RuleOption, option, options, sources
from .switches import companions, switches
from .whole import Ruleset

__all__ = [
    "CONSTRAINTS",
    "Bundle",
    "ByPlayerCount",
    "Constraint",
    "Difference",
    "Edition",
    "Origin",
    "RuleOption",
    "Ruleset",
    "Value",
    "arises",
    "bundle_names",
    "check",
    "check_table",
    "companions",
    "differences",
    "edition_names",
    "find_bundle",
    "find_edition",
    "from_json",
    "gather",
    "load_edition",
    "option",
    "options",
    "settle",
    "sources",
    "switches",
    "violations",
]
