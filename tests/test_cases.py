"""The rulebook's numbered cases, each a test of its own."""

from __future__ import annotations

import pytest

import goneaway
from goneaway.kernel import GameKind
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


@pytest.mark.parametrize("kind", goneaway.KINDS.values(), ids=list(goneaway.KINDS))
def test_no_option_is_dead(kind: GameKind) -> None:
    """For every value of every option some case comes out differently when it is changed."""
    dead = []
    cases = load_cases(kind).values()
    for option in kind.options:
        for value in option.values:
            if not any(_matters(case, kind, option.name, value) for case in cases):
                dead.append(f"{option.name} = {value}")
    assert dead == []


def _matters(case: Case, kind: GameKind, name: str, value: object) -> bool:
    """The case rests on this value: it holds with it and fails with some other."""
    option = next(option for option in kind.options if option.name == name)
    if option.read(case.rules.get(name, option.default)) != value or not run_case(case, kind).passed:
        return False
    for other in option.values:
        if other != value:
            try:
                if not run_case(case, kind, {**case.rules, name: other}).passed:
                    return True
            except (goneaway.kernel.RulesError, ValueError, LookupError, AssertionError):
                continue  # the other value does not go with the rest of the case's rules
    return False
