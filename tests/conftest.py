"""What tests share: a PostgreSQL, started by whoever first asks for it; what they say they left out."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.util import find_spec

import pytest
from compiled.stamps import why_no_twin

from . import containers
from .postgres import MISSING, Server, programs, server

#: The tests of the compiled engine.
TWINS = "test_compiled.py"
#: Those of an arena on a cluster.
CLUSTER = "test_arena_ray.py"
#: Those of both games as games of OpenSpiel, which cannot even be read without it.
SPIEL = "test_env_spiel.py"
#: Tests that build and start containers.
CONTAINERS = "test_containers.py"
NO_OPENSPIEL = find_spec("pyspiel") is None
collect_ignore = [SPIEL] if NO_OPENSPIEL and not os.environ.get("CI") else []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One server for all tests of a process. Where there is none, who asks for it fails."""
    bin = programs()
    if bin is None:
        pytest.fail(MISSING)
    with server(bin) as found:
        yield found


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What needs what is missing here is left out, and the summary says so; on CI it fails."""
    # Containers are an exception: test machines are often containers themselves and cannot start another.
    boxes = [item for item in items if item.path.name == CONTAINERS]
    if boxes and containers.tool() is None:
        config.hook.pytest_deselected(items=boxes)
        items[:] = [item for item in items if item not in boxes]
    if os.environ.get("CI"):
        return
    missing = [item for item in items if _needs_postgres(item)] if programs() is None else []
    twins = [item for item in items if item.path.name == TWINS]
    if twins and why_no_twin():
        missing += twins
    if _no_ray():
        missing += [item for item in items if item.path.name == CLUSTER]
    if missing:
        config.hook.pytest_deselected(items=missing)
        items[:] = [item for item in items if item not in missing]


def _needs_postgres(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "postgres" in item.fixturenames


def _no_ray() -> bool:
    return find_spec("ray") is None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if programs() is None:
        terminalreporter.section("NOT TESTED", sep="!", red=True, bold=True)
        terminalreporter.line(MISSING)
        terminalreporter.line("Nothing was tested of tables that several processes serve.")
    everything = any(one.endswith(("tests", TWINS)) for one in config.args)
    if everything and (missing := why_no_twin()):
        terminalreporter.section("NOT TESTED", sep="!", red=True, bold=True)
        terminalreporter.line("The compiled engine was not held to the pure one:")
        terminalreporter.line(f"{missing}.")
    if _no_ray() and any(one.endswith(("tests", CLUSTER)) for one in config.args):
        terminalreporter.section("NOT TESTED", sep="!", red=True, bold=True)
        terminalreporter.line("Ray is not installed (make ray). No arena was held on a cluster.")
    if NO_OPENSPIEL and any(one.endswith(("tests", SPIEL)) for one in config.args):
        terminalreporter.section("NOT TESTED", sep="!", red=True, bold=True)
        terminalreporter.line("OpenSpiel is not installed (make openspiel). No game of it was played.")
    if any(one.endswith(("tests", CONTAINERS)) for one in config.args) and containers.tool() is None:
        terminalreporter.section("NOT TESTED", sep="!", red=True, bold=True)
        terminalreporter.line(f"{containers.MISSING}. The image was checked by reading it, not built.")
