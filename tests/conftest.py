"""What tests share: a PostgreSQL, started by whoever first asks for it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from .postgres import MISSING, Server, programs, server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One server for all tests of a process. Where there is none, who asks for it fails."""
    bin = programs()
    if bin is None:
        pytest.fail(MISSING)
    with server(bin) as found:
        yield found


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where there is no PostgreSQL what needs it is left out, and the summary says so; on CI it fails."""
    if programs() is not None or os.environ.get("CI"):
        return
    config.hook.pytest_deselected(items=[item for item in items if _needs_postgres(item)])
    items[:] = [item for item in items if not _needs_postgres(item)]


def _needs_postgres(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "postgres" in item.fixturenames


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if programs() is None:
        terminalreporter.section("NOT TESTED", sep="!", red=True, bold=True)
        terminalreporter.line(MISSING)
        terminalreporter.line("Nothing was tested of tables that several processes serve.")
