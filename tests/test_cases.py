"""The rulebook's numbered cases, each a test of its own."""

from __future__ import annotations

import pytest

import goneaway
from goneaway.kernel import GameKind, Option, RulesError
from goneaway.rulebook import Case, load_cases, load_clauses, run_case

ALL = [(kind, case) for kind in goneaway.KINDS.values() for case in load_cases(kind).values()]


@pytest.mark.parametrize(("kind", "case"), ALL, ids=[f"{kind.name}-{case.id}" for kind, case in ALL])
def test_case(kind: GameKind, case: Case) -> None:
    assert run_case(case, kind).failures == ()


@pytest.mark.parametrize("kind", goneaway.KINDS.values(), ids=list(goneaway.KINDS))
def test_every_clause_has_a_case(kind: GameKind) -> None:
    shown = {clause for case in load_cases(kind).values() for clause in case.clauses}
    assert set(load_clauses(kind)) - shown == set()


@pytest.mark.parametrize("kind", goneaway.KINDS.values(), ids=list(goneaway.KINDS))
def test_every_refusal_has_a_case(kind: GameKind) -> None:
    codes = {code for clause in load_clauses(kind).values() for code in clause.refusals}
    shown = {
        line.result for case in load_cases(kind).values() for line in case.script if line.kind == "action"
    }
    assert codes - shown == set()


SWITCHES = [
    (kind, option, value)
    for kind in goneaway.KINDS.values()
    for option in kind.options
    for value in option.values
]


@pytest.mark.parametrize(
    ("kind", "option", "value"),
    SWITCHES,
    ids=[f"{kind.name}-{option.name}-{value}" for kind, option, value in SWITCHES],
)
def test_no_option_is_dead(kind: GameKind, option: Option, value: object) -> None:
    """Some case rests on this value: it comes out differently when the option is changed."""
    cases = sorted(
        load_cases(kind).values(),
        key=lambda case: (option.name not in case.rules, option.clause not in case.clauses),
    )
    assert any(_matters(case, kind, option, value) for case in cases)


def _matters(case: Case, kind: GameKind, option: Option, value: object) -> bool:
    """The case holds with this value and fails with some other."""
    if option.read(case.rules.get(option.name, option.default)) != value:
        return False
    for other in option.values:
        if other != value:
            try:
                if not run_case(case, kind, {**case.rules, option.name: other}).passed:
                    return True
            except (RulesError, ValueError, LookupError, AssertionError):
                continue  # the other value does not go with the rest of the case's rules
    return False
