"""The page of limits is complete and correct: every setting with its default, every metric, every test."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from goneaway.table.schema import METADATA
from goneaway.web.process.metrics import COUNTERS, GAUGES
from goneaway.web.process.settings import Limits

from .servers import Server
from .test_pools import metrics_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "limits.md").read_text("utf-8")
SOURCE = ROOT / "src" / "goneaway"


def rows_under(heading: str) -> list[list[str]]:
    """The rows of all tables with this first heading."""
    out: list[list[str]] = []
    wanted = False
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            wanted = False
        elif cells[0] == heading:
            wanted = True
        elif wanted and not line.startswith("| ---"):
            out.append(cells)
    return out


#: Resource, setting, default, metrics, tests.
ROWS = rows_under("resource")
#: Table of the database, files that add rows, who can cause it, what bounds them.
TABLES = rows_under("rows of")
NAMES = {f"GONEAWAY_{one.name.upper()}": one.name for one in fields(Limits)}


def test_every_limit_is_on_the_page_once() -> None:
    named = [row[1].strip("`") for row in ROWS if row[1]]
    assert sorted(named) == sorted(NAMES)


@pytest.mark.parametrize("row", [row for row in ROWS if row[1]], ids=lambda row: row[1].strip("`"))
def test_its_default_is_the_one_of_the_server(row: list[str]) -> None:
    value = getattr(Limits(), NAMES[row[1].strip("`")])
    assert row[2] == (f"{value:g}" if isinstance(value, float) else str(value))


def test_every_row_has_a_metric_and_a_test() -> None:
    assert all(len(row) == 5 for row in ROWS)
    assert [row[0] for row in ROWS if not re.findall(r"`goneaway_\w+`", row[3])] == []
    assert [row[0] for row in ROWS if not re.findall(r"`tests/\S+::\w+`", row[4])] == []


def test_every_metric_on_the_page_exists(server: Server) -> None:
    named = set(re.findall(r"`(goneaway_\w+)`", PAGE))
    there = set(re.findall(r"^# TYPE (goneaway_\w+)", metrics_of(server.url), re.M))
    assert named - there == set()


def test_every_metric_of_a_resource_is_on_the_page() -> None:
    ours = {f"goneaway_{name}" for name, *_ in GAUGES} | {f"goneaway_{name}_total" for name, *_ in COUNTERS}
    assert ours - set(re.findall(r"`(goneaway_\w+)`", PAGE)) == set()


def test_every_table_of_the_database_is_on_the_page_and_bounded() -> None:
    assert sorted(row[0].strip("`") for row in TABLES) == sorted(METADATA.tables)
    for name, _, who, bounds in TABLES:
        settings = re.findall(r"`(GONEAWAY_\w+)`", bounds)
        assert who, name
        assert settings or bounds.startswith("fixed: "), name
        assert set(settings) <= set(NAMES), name
        # What a stranger can add, a setting bounds.
        assert settings or re.match("nobody|administrators only", who), name


def test_every_place_that_adds_rows_is_on_the_page() -> None:
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        if "migrations" in path.parts:
            continue
        text = path.read_text("utf-8")
        for name in re.findall(r"\binsert(?:ed_if)?\(\s*schema\.(\w+)|INSERT INTO (\w+)", text):
            found.setdefault("".join(name), set()).add(path.relative_to(SOURCE).as_posix())
    assert {row[0].strip("`"): set(re.findall(r"`([^`]+)`", row[1])) for row in TABLES} == found
    # Insertions that the pattern above does not see: the helper itself, and restoring a backup.
    others = {
        path.relative_to(SOURCE).as_posix()
        for path in (SOURCE / "table").rglob("*.py")
        if re.search(r"\binsert\((?!\s*schema\.)", path.read_text("utf-8"))
    }
    assert others == {"table/backup.py", "table/people.py"}


@pytest.mark.parametrize("named", sorted(set(re.findall(r"`(tests/\S+::\w+)`", PAGE))))
def test_every_test_on_the_page_exists(named: str) -> None:
    path, _, name = named.partition("::")
    assert f"def {name}(" in (ROOT / path).read_text("utf-8")
