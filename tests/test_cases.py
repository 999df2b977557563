"""The rulebook's numbered cases, each a test of its own."""

from __future__ import annotations

import pytest

import goneaway
from goneaway.colditz.kind import COLDITZ
from goneaway.kernel import GameKind
from goneaway.rulebook import Case, coverage, load_cases, load_clauses, run_case, uncovered
from goneaway.wording import Wording

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


def test_a_case_of_several_editions_is_played_by_each() -> None:
    cases = load_cases(COLDITZ)
    family = [case for case in cases.values() if case.family == "R01-gate"]
    assert [case.id for case in family] == ["R01-gate-gibson", "R01-gate-martelli", "R01-gate-osprey"]
    assert [case.rules for case in family] == [{"edition": case.edition} for case in family]
    assert Wording().case_title(family[2]).endswith("(Osprey 2016)")


def test_what_differs_by_the_edition_alone_is_one_case() -> None:
    """Whatever clauses it is filed under."""
    written: dict[object, str] = {}
    for case in load_cases(COLDITZ).values():
        if "edition" not in case.rules:
            continue
        others = {name: value for name, value in case.rules.items() if name != "edition"}
        same = (case.players, repr(others), case.position, case.script, case.expect)
        assert written.setdefault(same, case.family) == case.family


@pytest.mark.parametrize("kind", goneaway.KINDS.values(), ids=list(goneaway.KINDS))
def test_no_case_is_written_twice(kind: GameKind) -> None:
    """Under the same rules, however they were chosen, the same moves prove the same."""
    written: dict[object, str] = {}
    for case in load_cases(kind).values():
        rules = goneaway.new_game(kind.name, players=case.players, rules=case.rules).rules
        same = (case.players, repr(rules), case.position, case.script, case.expect)
        assert written.setdefault(same, case.family) == case.family


OPTIONS = [(kind, name) for kind in goneaway.KINDS.values() for name in _options(kind)]


@pytest.mark.parametrize(("kind", "option"), OPTIONS, ids=[f"{kind.name}-{name}" for kind, name in OPTIONS])
def test_no_option_is_dead(kind: GameKind, option: str) -> None:
    """For every value of the option some case comes out differently when it alone is changed."""
    assert uncovered(coverage(kind, [option])) == []
