"""The chapters put together: which verbs there are, and what happens at a moment, picked once per ruleset.

A row is a function of its chapter, with the rules that know it; the order of the rows is the order in
which things happen. Whatever an edition adds is one more row here, never a call by name from the core.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from ..cards import opportunity
from ..custody import crews, home, surrender
from ..escaping import announcing, escape
from ..guarding import markers, patrol
from ..raids import searching
from ..ruleset import Ruleset
from ..table import terms
from ..table.chapters import Chapters, Stride
from ..table.table import Table
from ..table.verbs import Lines
from ..tunnels import detection, tunnels
from ..walking import walk
from . import officer, security

F = TypeVar("F")
Known = Callable[[Ruleset], bool]


def _always(rules: Ruleset) -> bool:
    return True


#: A man has stepped.
STEPPED: tuple[tuple[Known, Callable[[Table, Stride], None]], ...] = (
    (_always, walk.on_his_way_home),
    (_always, walk.note_way_out),
    (lambda rules: terms.announces(rules) or terms.notes_steps(rules), announcing.note_step),
    (_always, tunnels.goes_in),
    (_always, crews.left_below),
    (lambda rules: rules.arrest.forced_arrest == "adjacent_roll", surrender.note_step),
    (_always, home.came_back),
    (_always, escape.on_target),
)

#: A guard has stepped.
GUARD_STEPPED: tuple[tuple[Known, Callable[[Table, int, int, int], None]], ...] = (
    (_always, patrol.pursues),
    (lambda rules: rules.equipment.marker_removed_by_guard, markers.touch),
    (_always, detection.guard_above),
    (_always, searching.guard_enters),
)


def _picked(rows: Sequence[tuple[Known, F]], rules: Ruleset) -> tuple[F, ...]:
    return tuple(row for known, row in rows if known(rules))


@lru_cache(maxsize=256)
def chapters_of(rules: Ruleset) -> Chapters[Table]:
    """What these rules bring to a table."""
    return Chapters(
        terms=terms.terms_of(rules),
        officer=Lines.of(officer.VERBS, rules),
        security=Lines.of(security.VERBS, rules),
        stepped=_picked(STEPPED, rules),
        guard_stepped=_picked(GUARD_STEPPED, rules),
        effects=opportunity.effects_of(rules),
    )
