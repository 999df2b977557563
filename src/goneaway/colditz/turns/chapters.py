"""The chapters combined: which verbs there are, and what happens at given moments, selected once per ruleset.

A row is a function of its chapter, with a test for the rules that have it. Things happen in the
order of the rows. To add something for an edition, add a row here; never call it by name from the core.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from ..cards import opportunity
from ..custody import crews, home, solitary, surrender
from ..escaping import announcing, escape
from ..guarding import markers, patrol
from ..raids import raiding, searching
from ..ruleset import Ruleset
from ..running import glider
from ..table import terms
from ..table.chapters import Chapters, Stride
from ..table.table import Table
from ..table.verbs import Lines
from ..tunnels import detection, sharing, tunnels
from ..walking import walk
from . import officer, security, turn_end

F = TypeVar("F")
Known = Callable[[Ruleset], bool]


def _always(rules: Ruleset) -> bool:
    return True


#: After a man's step.
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

#: After a guard's step.
GUARD_STEPPED: tuple[tuple[Known, Callable[[Table, int, int, int], None]], ...] = (
    (_always, patrol.pursues),
    (lambda rules: rules.equipment.marker_removed_by_guard, markers.touch),
    (_always, detection.guard_above),
    (_always, searching.guard_enters),
)


#: Security's turn begins: every permission of the round ends.
SECURITY_COMES: tuple[tuple[Known, Callable[[Table], None]], ...] = (
    (_always, tunnels.admit_no_more),
    (lambda rules: rules.modules.module_multi_escape, sharing.forget_ways),
    (lambda rules: rules.modules.module_glider, glider.come_down),
)

#: Security's turn is over. The end of an officer's turn may ask players questions, so its steps run in a
#: frame of their own (`turn_end`).
SECURITY_GOES: tuple[tuple[Known, Callable[[Table], None]], ...] = (
    (_always, raiding.clear),
    (_always, detection.turn_over),
    (_always, patrol.clear_rooms),
    (_always, security.lapse),
    (_always, turn_end.close_turn),
    (_always, security.unlock),
    (_always, solitary.end_of_round),
)

#: The round is over; once the game has ended, the remaining rows are skipped.
ROUND_OVER: tuple[tuple[Known, Callable[[Table], None]], ...] = (
    (lambda rules: rules.victory.win_check == "end_of_round", security.goal_reached),
    (_always, security.time_up),
    (_always, security.next_round),
)


def _picked(rows: Sequence[tuple[Known, F]], rules: Ruleset) -> tuple[F, ...]:
    return tuple(row for known, row in rows if known(rules))


@lru_cache(maxsize=256)
def chapters_of(rules: Ruleset) -> Chapters[Table]:
    """Everything these rules contribute to a table."""
    return Chapters(
        terms=terms.terms_of(rules),
        officer=Lines.of(officer.VERBS, rules),
        security=Lines.of(security.VERBS, rules),
        stepped=_picked(STEPPED, rules),
        guard_stepped=_picked(GUARD_STEPPED, rules),
        security_comes=_picked(SECURITY_COMES, rules),
        security_goes=_picked(SECURITY_GOES, rules),
        round_over=_picked(ROUND_OVER, rules),
        effects=opportunity.effects_of(rules),
    )
