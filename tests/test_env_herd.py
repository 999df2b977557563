"""Many tables at once: the same games whatever the number of processes, in memory that they share."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from goneaway.env.herd import Herd
from goneaway.env.match import Match
from goneaway.env.setting import Setting

SETTING = Setting("colditz", 2, {"edition": "martelli"}, history=2)


def drawn(herd: Herd, step: int) -> list[int]:
    """A word for each table, which hangs on nothing but the step and the table."""
    return [
        int(np.random.default_rng([step, table]).choice(mask.nonzero()[0]))
        for table, mask in enumerate(herd.arrays["mask"])
    ]


def played(workers: int, steps: int) -> list[dict[str, Any]]:
    with Herd(SETTING, 5, workers, "test") as herd:
        found = []
        for step in range(steps):
            herd.step(drawn(herd, step))
            found.append({name: array.copy() for name, array in herd.arrays.items()})
    return found


def test_processes_make_no_difference() -> None:
    alone, together = played(0, 120), played(2, 120)
    for one, other in zip(alone, together, strict=True):
        assert [name for name in one if not np.array_equal(one[name], other[name])] == []
    assert alone[-1]["game"].max() > 0, "a game that is over is followed by the next"
    over = [(step["over"], step["rewards"]) for step in alone if step["over"].any()]
    for ended, rewards in over:
        assert rewards[ended].any()
        assert not rewards[~ended].any()
    assert over


def test_a_row_is_what_the_seat_sees() -> None:
    with Herd(SETTING, 3, seed="rows") as herd:
        match = Match(SETTING, SETTING.eyes(), "rows/1/0")
        for step in range(30):
            words = drawn(herd, step)
            herd.step(words)
            match.say(words[1])
            assert match.seat == herd.arrays["seat"][1]
            assert match.seat is not None
            for name, array in match.observe(match.seat).items():
                assert np.array_equal(array, herd.arrays[name][1])
            assert np.array_equal(match.mask(match.seat), herd.arrays["mask"][1])


def test_what_cannot_be_said_is_refused_at_all_tables() -> None:
    with Herd(SETTING, 2) as herd:
        words = drawn(herd, 0)
        wrong = int((herd.arrays["mask"][1] == 0).nonzero()[0][0])
        for word in (wrong, -1, 99999):
            with pytest.raises(ValueError, match="cannot be said at table 1"):
                herd.step([words[0], word])
        with pytest.raises(ValueError, match="2 tables want a word each"):
            herd.step(words[:1])
        herd.step(words)


@pytest.mark.parametrize(
    ("tables", "workers", "complaint"),
    [(0, 0, "at least one table"), (2, 3, "0 to 2 processes"), (2, -1, "not -1")],
)
def test_a_herd_that_cannot_be_is_refused(tables: int, workers: int, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Herd(SETTING, tables, workers)


def test_on_a_cluster_somebody_has_to_tend_them() -> None:
    with pytest.raises(ValueError, match="at least one worker"):
        Herd(SETTING, 2, ray="local")
