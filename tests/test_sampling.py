"""The suites: what a sample leaves out today has its turn another day, and the long suite has everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from .sampling import DAY

pytest_plugins = ["pytester"]

SUITE = """
import pytest

def test_usual(): pass

@pytest.mark.long
def test_long(): pass

@pytest.mark.sampled(3)
@pytest.mark.parametrize("n", range(7))
def test_many(n): pass

@pytest.mark.sampled(3)
@pytest.mark.parametrize("n", range(2))
def test_few(n): pass
"""
CONFTEST = """
import sampling

def pytest_addoption(parser):
    sampling.add_options(parser)

def pytest_configure(config):
    sampling.configure(config)

def pytest_collection_modifyitems(config, items):
    out = sampling.left_out(config, items)
    items[:] = [one for one in items if one not in out]
"""
MANY = {f"test_many[{n}]" for n in range(7)}
FEW = {"test_few[0]", "test_few[1]"}


@pytest.fixture
def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.delenv(DAY, raising=False)
    source = Path(__file__).with_name("sampling.py").read_text(encoding="utf-8")
    pytester.makepyfile(sampling=source)
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(SUITE)
    return pytester


def ran(pytester: pytest.Pytester, *words: str) -> set[str]:
    passed, *others = pytester.inline_run("-p", "no:playwright", *words).listoutcomes()
    assert others == [[], []]
    return {report.nodeid.split("::")[-1] for report in passed}


def test_in_so_many_days_every_case_has_its_turn(run: pytest.Pytester) -> None:
    days = [ran(run, f"--sample=2026-11-{day}") for day in (18, 19, 20)]
    for day in days:
        assert "test_usual" in day
        assert "test_long" not in day
        assert 2 <= len(day & MANY) <= 3
        assert len(day & FEW) == 1
    assert days[0] | days[1] | days[2] == {"test_usual"} | MANY | FEW
    assert not days[0] & days[1] & MANY


def test_the_same_day_gives_the_same_sample(run: pytest.Pytester) -> None:
    assert ran(run, "--sample=2026-11-18") == ran(run, "--sample=2026-11-18")


def test_the_long_suite_has_all_that_a_sample_leaves_out(run: pytest.Pytester) -> None:
    assert ran(run, "--suite=long") == {"test_long"} | MANY | FEW
    assert ran(run, "--suite=all") == {"test_usual", "test_long"} | MANY | FEW


def test_a_test_that_is_named_runs(run: pytest.Pytester) -> None:
    named = next(run.path.glob("test_*.py")).name
    assert ran(run, f"{named}::test_long") == {"test_long"}
    assert ran(run, f"{named}::test_many") == MANY
