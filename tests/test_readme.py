"""The README and the documentation are true: their examples run."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

import goneaway
from goneaway.cli import main

ROOT = Path(__file__).parent.parent
#: This page walks through one game piece by piece; `tests/third` holds it to that game.
WALK = ROOT / "docs" / "add-a-game.md"
ROOT_PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")]
PAGES = [*ROOT_PAGES, *(page for page in sorted((ROOT / "docs").glob("*.md")) if page != WALK)]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_python_session_in_the_readme() -> None:
    sessions = blocks(ROOT / "README.md", "python")
    assert sessions
    for session in sessions:
        test = doctest.DocTestParser().get_doctest(session, {}, "README.md", "README.md", 0)
        assert doctest.DocTestRunner().run(test).failed == 0


def test_the_session_in_the_package() -> None:
    assert doctest.testmod(goneaway).failed == 0
    assert doctest.testmod(goneaway).attempted > 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_programs_run(page: Path) -> None:
    for program in blocks(page, "python"):
        if not program.startswith(">>>"):
            exec(compile(program, page.name, "exec"), {})


COMMANDS = [
    (page.name, line.removeprefix("$ ").partition("#")[0].strip())
    for page in PAGES
    for block in blocks(page, "console")
    for line in block.splitlines()
    if line.startswith("$ goneaway")
]


def test_commands_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every `goneaway` line of a page, in its order, beside their bots; a player leaves at once."""
    assert len(COMMANDS) > 8
    monkeypatch.setattr("builtins.input", _leave)
    for page, command in COMMANDS:
        folder = tmp_path / str(page)
        shutil.copytree(ROOT / "docs/bots", folder / "docs/bots", dirs_exist_ok=True)
        monkeypatch.chdir(folder)
        words = shlex.split(command)
        if "--games" in words:
            place = words.index("--games") + 1
            words[place] = str(min(int(words[place]), 2))
        monkeypatch.setattr(sys, "argv", words)
        code: object = 0
        try:
            main()
        except SystemExit as stop:
            code = stop.code
        assert not code, f"{page}: {command}"


def _leave(*_: object, **__: object) -> str:
    raise EOFError


def test_makefile_targets_named_in_the_readme_exist() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"make (\w+)", (ROOT / "README.md").read_text("utf-8"))) <= targets


def test_links_lead_somewhere() -> None:
    """Links to pages made from data are checked when the site is built."""
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
            if not link.startswith("http"):
                generated = re.search(
                    r"/(?:comparison|questions|events|asked)\.md$|/(?:clauses|editions)/"
                    r"|^board/castle.*html$|^../(?:it|es|fr)/|^contributing\.md$",
                    link,
                )
                assert generated or (page.parent / link).exists(), f"{page.name}: {link}"
