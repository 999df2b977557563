"""The compiled engine plays the same games as the pure one, to the same digest at every ply.

`make test` builds it before. Where it cannot be built these tests are left out, and the summary says so
(`conftest.py`); where everything has to be tested, that is a failure.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
from compiled.stamps import ENVIRONMENT, PACKAGE
from compiled.unit import unit

from goneaway.colditz.ruleset.loading import EDITIONS
from tests import twins

RECORDS = str(Path(__file__).parent / "records")
TABLES = [*(("colditz", edition) for edition in EDITIONS), ("sectionx", "-")]

some_tables = pytest.mark.parametrize(
    ("name", "edition"), [("colditz", "gibson"), ("colditz", "fuga3"), ("sectionx", "-")]
)


def ran(program: str, *arguments: str) -> str:
    """What a program of the second environment prints; it knows nothing of ours."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [str(ENVIRONMENT / "bin" / program), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=alone, cwd=ENVIRONMENT)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def compiled(*about: str) -> list[str]:
    """What the compiled engine finds, in a process and an environment of its own."""
    found: dict[str, Any] = json.loads(ran("python", "-P", twins.__file__, *about))
    assert found["engine"] == "compiled"
    return list(found["found"])


def test_every_module_of_the_unit_is_compiled() -> None:
    (there,) = ENVIRONMENT.glob("lib/python*/site-packages/goneaway")
    missing = [path for path in unit(PACKAGE) if not list(there.glob(f"{path.removesuffix('.py')}.*.so"))]
    assert missing == []


def test_nothing_is_compiled_in_the_source() -> None:
    assert list(PACKAGE.rglob("*.so")) == []


def test_it_says_what_it_is() -> None:
    assert ran("goneaway", "--version").endswith("(compiled)\n")


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize(("name", "edition"), TABLES, ids=[" ".join(table) for table in TABLES])
def test_two_hundred_random_games(name: str, edition: str, half: int) -> None:
    about = (name, edition, str(100 * half), str(100 * half + 100))
    theirs = compiled("games", *about)
    ours = twins.games(*about)
    assert len(ours) == len(theirs) == 100
    for seed, (mine, other) in enumerate(zip(ours, theirs, strict=True), 100 * half):
        if mine != other:
            pairs = zip(mine.split(), other.split(), strict=False)
            ply = next((ply for ply, pair in enumerate(pairs, 1) if len(set(pair)) > 1), 0)
            pytest.fail(f"game {seed} of {name} {edition} is another from ply {ply} on")


@pytest.mark.parametrize("name", ["colditz", "sectionx"])
def test_every_case_comes_out_alike(name: str) -> None:
    found = compiled("cases", name)
    assert len(found) > 300
    assert [line for line in found if not line.endswith(" ()")] == []


def test_recorded_games_play_on_alike() -> None:
    assert compiled("records", RECORDS) == twins.records(RECORDS)


@some_tables
def test_bots_choose_alike_and_for_the_same_reasons(name: str, edition: str) -> None:
    assert compiled("bots", name, edition, "0", "2") == twins.bots(name, edition, "0", "2")


@some_tables
def test_what_is_refused_is_refused_alike(name: str, edition: str) -> None:
    ours = twins.refusals(name, edition)
    assert len(ours) > 500
    assert compiled("refusals", name, edition) == ours


@some_tables
def test_environments_show_the_same(name: str, edition: str) -> None:
    ours = twins.steps(name, edition, "1500")
    assert len(ours) > 500
    assert compiled("steps", name, edition, "1500") == ours
