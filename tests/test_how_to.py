"""The walks through a change in the documentation are true: they are made in a copy, and their cases hold."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import goneaway

SOURCE = Path(goneaway.__file__).parent
DOCS = Path(__file__).parent.parent / "docs"
WALKS = ("add-a-house-rule.md", "add-a-card.md")
_BLOCK = re.compile(r"^```(diff|toml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text("utf-8")
    return [block for kind, block in _BLOCK.findall(text) if kind == language]


def changed_file(diff: str) -> str:
    """The file a diff is about, from the root of the package."""
    found = re.match(r"--- src/goneaway/(\S+)\n", diff)
    assert found is not None, "a diff begins with --- and the file"
    return found[1]


def apply(diff: str, root: Path) -> None:
    path = root / changed_file(diff)
    lines = [line for line in diff.splitlines()[1:] if not line.startswith("@@")]
    old = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
    new = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{path.name} has not just one place like this:\n{old}"
    path.write_text(text.replace(old, new), "utf-8")


def run_cases(root: Path) -> str:
    """What `goneaway cases colditz` says when it runs on this copy of the package."""
    done = subprocess.run(
        [sys.executable, "-m", "goneaway", "cases", "colditz"],
        env={**os.environ, "PYTHONPATH": str(root.parent)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("page", WALKS)
def test_the_walk_is_true(page: str, tmp_path: Path) -> None:
    root = tmp_path / "goneaway"
    shutil.copytree(SOURCE, root, ignore=shutil.ignore_patterns("__pycache__"))
    cases = [block for block in blocks(page, "toml") if "[[case]]" in block]
    names = re.findall(r'^id = "(.+)"$', "\n".join(cases), re.MULTILINE)
    assert names
    (root / "colditz/data/cases/zz-walk.toml").write_text("\n".join(cases), "utf-8")
    assert "passed, 0 failed" not in run_cases(root), "the case holds without the change it shows"
    for diff in blocks(page, "diff"):
        apply(diff, root)
    told = run_cases(root)
    assert "passed, 0 failed" in told, told[-2000:]
    assert int(re.findall(r"(\d+) passed", told)[-1]) > 1000 + len(names)


@pytest.mark.parametrize("page", WALKS)
def test_a_walk_goes_to_three_places_at_most(page: str) -> None:
    places = {changed_file(diff) for diff in blocks(page, "diff")}
    assert 1 <= len(places) <= 3
