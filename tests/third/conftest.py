"""Pebbles as a game of another distribution: installed only for these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .installed import installed


@pytest.fixture(scope="package", autouse=True)
def _pebbles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        installed(tmp_path_factory.mktemp("site"), patch)
        yield
