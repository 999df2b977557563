"""One server for all tests that do not mind others at it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .servers import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found
