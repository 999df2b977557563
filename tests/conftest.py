"""What tests share: a PostgreSQL, started by whoever first asks for it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from .postgres import MISSING, Server, programs, server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One server for all tests of a process. Where there is none they fail on CI, and elsewhere say so."""
    bin = programs()
    if bin is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with server(bin) as found:
        yield found


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if programs() is None:
        terminalreporter.section("NOT TESTED", sep="!", red=True, bold=True)
        terminalreporter.line(MISSING)
        terminalreporter.line("Nothing was tested of tables that several processes serve.")
