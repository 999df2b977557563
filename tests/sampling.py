"""Which tests run: a sample that changes every day (`make test`), or the long ones whole (`make test-long`).

Two marks divide the suite. A test marked `long` runs only in the long suite. A test marked `sampled(n)` has
many cases that prove one thing, such as every edition at every level: the short suite runs one in `n` of
them, others every day, and the long suite all of them.

    pytest                        what is not long, and today's sample
    pytest --suite=long           every test with one of the two marks
    pytest --suite=all            everything
    pytest --sample=2026-11-18    the sample of that day, to repeat what failed on it
"""

from __future__ import annotations

import datetime
import os
from collections import defaultdict

import pytest

SUITES = ("short", "long", "all")
#: Set once, so that the processes of a run that goes on past midnight take the same sample. Not named
#: GONEAWAY_…, because a server refuses settings that it does not know.
DAY = "SAMPLE_DAY"


def add_options(parser: pytest.Parser) -> None:
    group = parser.getgroup("goneaway")
    group.addoption("--suite", choices=SUITES, default="short", help="which tests run [short]")
    group.addoption("--sample", metavar="DATE", help="the sample of this day [today]")


def configure(config: pytest.Config) -> None:
    day = config.getoption("--sample")
    if day:
        os.environ[DAY] = datetime.date.fromisoformat(day).isoformat()
    os.environ.setdefault(DAY, datetime.datetime.now(datetime.UTC).date().isoformat())


def header(config: pytest.Config) -> str:
    suite = config.getoption("--suite")
    return f"suite: {suite}" + (f", sample of {os.environ[DAY]}" if suite == "short" else "")


def left_out(config: pytest.Config, items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests that do not belong to the suite that was asked for. A test that is named runs in any case."""
    suite = config.getoption("--suite")
    if suite == "all" or any("::" in one for one in config.args):
        return []
    if suite == "long":
        return [item for item in items if not (item.get_closest_marker("long") or _share(item))]
    day = datetime.date.fromisoformat(os.environ[DAY]).toordinal()
    long = [item for item in items if item.get_closest_marker("long")]
    return long + not_sampled([item for item in items if not item.get_closest_marker("long")], day)


def not_sampled(items: list[pytest.Item], day: int) -> list[pytest.Item]:
    """What the sample of a day leaves out. Within `n` days each case of `sampled(n)` has its turn."""
    groups: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if _share(item):
            groups[item.nodeid.split("[")[0]].append(item)
    return [
        item
        for group in groups.values()
        for number, item in enumerate(group)
        # A function with fewer cases than its share would otherwise have days with none.
        if (number - day) % min(_share(item), len(group))
    ]


def _share(item: pytest.Item) -> int:
    mark = item.get_closest_marker("sampled")
    return int(mark.args[0]) if mark else 0
