"""What tests share: a PostgreSQL, started by whoever first asks for it; what they say they left out."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.util import find_spec

import pytest
from compiled.stamps import why_no_twin

from . import containers, sampling
from .postgres import MISSING, Server, programs, server

#: The tests of the compiled engine.
TWINS = "test_compiled.py"
#: Those of an arena on a cluster.
CLUSTER = "test_arena_ray.py"
#: Those of games of OpenSpiel, which cannot even be read without it.
SPIEL = "test_env_spiel.py"
#: Tests that build and start containers.
CONTAINERS = "test_containers.py"
NO_OPENSPIEL = find_spec("pyspiel") is None
collect_ignore = [SPIEL, f"third/{SPIEL}"] if NO_OPENSPIEL and not os.environ.get("CI") else []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One server for all tests of a process. Where there is none, who asks for it fails."""
    bin = programs()
    if bin is None:
        pytest.fail(MISSING)
    with server(bin) as found:
        yield found


def pytest_addoption(parser: pytest.Parser) -> None:
    sampling.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    sampling.configure(config)


def pytest_report_header(config: pytest.Config) -> str:
    return sampling.header(config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out other suites, and tests that need what is missing here: the summary says so, and CI fails."""
    others = sampling.left_out(config, items)
    config.hook.pytest_deselected(items=others)
    gone = set(others)
    items[:] = [item for item in items if item not in gone]
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
    def asked(name: str) -> bool:
        return any(one.endswith(("tests", name)) for one in config.args)

    def say(*lines: str) -> None:
        terminalreporter.section("NOT TESTED", sep="!", red=True, bold=True)
        for line in lines:
            terminalreporter.line(line)

    if programs() is None:
        say(MISSING, "Nothing was tested of tables that several processes serve.")
    if NO_OPENSPIEL and asked(SPIEL):
        say("OpenSpiel is not installed (make openspiel). No game of it was played.")
    if config.getoption("--suite") == "short":
        return
    if asked(TWINS) and (missing := why_no_twin()):
        say("The compiled engine was not held to the pure one:", f"{missing}.")
    if _no_ray() and asked(CLUSTER):
        say("Ray is not installed (make ray). No arena was held on a cluster.")
    if asked(CONTAINERS) and containers.tool() is None:
        say(f"{containers.MISSING}. The image was checked by reading it, not built.")
