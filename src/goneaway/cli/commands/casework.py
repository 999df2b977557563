"""`goneaway cases`: running a case, and finding the option values that the cases cover."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from ...kernel import GameKind, RulesError, SceneError
from ...kernel.options import brief
from ...rulebook import Case, CaseResult, coverage, run_case, uncovered
from ...wording import Wording
from ..problem import Problem
from .printing import console, print_json


def case_result(case: Case, kind: GameKind) -> CaseResult:
    """Run a case; one whose position or rules are impossible fails, with the reason."""
    try:
        return run_case(case, kind)
    except SceneError as error:
        return CaseResult(case, (str(error),))
    except RulesError as error:
        return CaseResult(case, (Wording().rules_error(error),))


def show_coverage(kinds: Sequence[GameKind], only: Sequence[str], as_json: bool) -> None:
    """Change every option in every case until the outcome differs."""
    found = []
    for kind in kinds:
        names = [switch.option for switch in kind.switches()]
        wanted = [name for name in names if any(word in kind.spellings(name) for word in only)]
        if only and not wanted:
            raise Problem(f"{kind.name} has no option '{brief(only[0])}'.")
        found += coverage(kind, wanted)
    dead = uncovered(found)
    if as_json:
        print_json(
            {"values": len(found), "uncovered": dead, "covered": [one.to_json() for one in found if one.case]}
        )
    else:
        out = console()
        for one in found:
            out.print(f"{one.option} = {one.value}: {one.case or 'NO CASE'}", markup=False)
        out.print(f"{len(found)} values, {len(dead)} without a case that rests on them")
    if dead:
        raise typer.Exit(1)
