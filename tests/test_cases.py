"""The rulebook's numbered cases, each a test of its own."""

from __future__ import annotations

import pytest

import goneaway
from goneaway.kernel import GameKind
from goneaway.rulebook import Case, coverage, load_cases, load_clauses, run_case, uncovered

ALL = [(kind, case) for kind in goneaway.KINDS.values() for case in load_cases(kind).values()]


def _options(kind: GameKind) -> list[str]:
    return list(dict.fromkeys(switch.option for switch in kind.switches()))


@pytest.mark.parametrize(("kind", "case"), ALL, ids=[f"{kind.name}-{case.id}" for kind, case in ALL])
def test_case(kind: GameKind, case: Case) -> None:
    assert run_case(case, kind).failures == ()


@pytest.mark.parametrize("kind", goneaway.KINDS.values(), ids=list(goneaway.KINDS))
def test_every_clause_has_a_case(kind: GameKind) -> None:
    shown = {clause for case in load_cases(kind).values() for clause in case.clauses}
    assert set(load_clauses(kind)) - shown == set()


OPTIONS = [(kind, name) for kind in goneaway.KINDS.values() for name in _options(kind)]


@pytest.mark.parametrize(("kind", "option"), OPTIONS, ids=[f"{kind.name}-{name}" for kind, name in OPTIONS])
def test_no_option_is_dead(kind: GameKind, option: str) -> None:
    """For every value of the option some case comes out differently when it alone is changed."""
    assert uncovered(coverage(kind, [option])) == []
