"""Processes that work together: all come home, whatever happens."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from goneaway.lab.teams import as_done, team


def _square(number: int) -> int:
    return number * number


def _deaf(sign: Path) -> None:
    """Misses what he is told the first time, like one who begins to wait for work at that very moment."""
    later = signal.getsignal(signal.SIGTERM)
    signal.signal(signal.SIGTERM, lambda *_: signal.signal(signal.SIGTERM, later))
    sign.touch()
    time.sleep(300)


@pytest.fixture
def newcomers() -> Iterator[list[BaseProcess]]:
    """Processes that were not there before; none of them may be there afterwards."""
    before = multiprocessing.active_children()
    found: list[BaseProcess] = []
    yield found
    assert found
    assert not any(one.is_alive() for one in found)
    assert multiprocessing.active_children() == before


def test_who_has_done_his_work_goes_by_himself(newcomers: list[BaseProcess]) -> None:
    with team(2) as pool:
        newcomers += multiprocessing.active_children()
        assert sorted(pool.imap_unordered(_square, range(20))) == [number * number for number in range(20)]
    assert [one.exitcode for one in newcomers] == [0, 0]


class Enough(Exception):
    pass


@pytest.mark.timeout(120)
def test_who_does_not_hear_is_told_again(newcomers: list[BaseProcess], tmp_path: Path) -> None:
    with pytest.raises(Enough):
        _break_off(newcomers, [tmp_path / name for name in ("one", "other")])


def _break_off(newcomers: list[BaseProcess], signs: list[Path]) -> None:
    with team(2) as pool:
        newcomers += multiprocessing.active_children()
        pool.map_async(_deaf, signs, chunksize=1)
        while not all(sign.exists() for sign in signs):
            time.sleep(0.05)
        raise Enough


def _gives_out(number: int) -> int:
    """Like a bot that takes the first of no actions."""
    return number if number != 7 else next(iter(()))


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.timeout(120)
def test_a_work_that_runs_out_is_an_error_and_not_the_end_of_all(jobs: int) -> None:
    """It used to end the loop over the works without a word: 201 of 3,500 games, and no complaint."""
    with pytest.raises(RuntimeError, match="_gives_out raised StopIteration"):
        list(as_done(_gives_out, range(20), jobs))
    assert sorted(as_done(_square, range(20), jobs)) == [number * number for number in range(20)]
