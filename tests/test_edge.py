"""A game is one object at the edge: outside its own folders, `games.py` alone knows which games there are."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import goneaway
from goneaway import KINDS, games

ROOT = Path(goneaway.__file__).parent

GAMES = sorted(games.BUILT_IN)
NAMES = [*GAMES, *(edition for game in GAMES for edition in KINDS[game].editions())]
#: As a word of its own: `colditz`, `colditz-seat`, `goneaway_colditz`, but not the title of a game.
NAMED = re.compile(rf"(?<![a-z])(?:{'|'.join(NAMES)})(?![a-z])")
#: A folder or file of one game: `colditz`, `colditz_places.py`.
OWN = re.compile(rf"(?:{'|'.join(GAMES)})(?:_\w+)?(?:\.\w+)?")
#: A module of one game, somewhere in a dotted name.
MODULE = re.compile(rf"(?:^|\.)(?:{'|'.join(GAMES)})(?:_\w+)?(?:\.|$)")

#: In a script; the lines after it keep their numbers.
_REMARK = re.compile(r"/\*.*?\*/", re.S)

#: Files that name a game all the same, each with its reason.
MEANT = {
    "games.py": "the list of games",
    "web/page/table/games.js": "the same list for the page, which is served as it stands",
    "cli/commands/board.py": "a command for the board of the castle; no other game has one in characters",
    "env/cloning.py": "an example of learning, written for the board of Section X",
}


def elsewhere(root: Path, ending: str) -> Iterator[tuple[str, Path]]:
    """The files that belong to no game, by their names."""
    for path in sorted(root.rglob(f"*{ending}")):
        inside = path.relative_to(root)
        if not any(OWN.fullmatch(part) for part in inside.parts):
            yield inside.as_posix(), path


def said(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What a module says and imports, with the line; no comments, no docstrings."""
    documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    told = {id(node.body[0]) for node in ast.walk(tree) if isinstance(node, documented) and node.body}
    docstrings = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and id(node) in told
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            if NAMED.search(node.value):
                yield node.lineno, f"says {node.value[:60]!r}"
        elif isinstance(node, ast.Import | ast.ImportFrom):
            base = f"{node.module}." if isinstance(node, ast.ImportFrom) and node.module else ""
            for alias in node.names:
                if MODULE.search(f"{base}{alias.name}"):
                    yield node.lineno, f"imports {base}{alias.name}"


def in_python(root: Path) -> list[str]:
    return [
        f"{name}:{line} {what}"
        for name, path in elsewhere(root, ".py")
        for line, what in sorted(said(ast.parse(path.read_text("utf-8"))))
    ]


def in_scripts(root: Path) -> list[str]:
    """The lines of scripts that name a game, comments left out."""
    found = []
    for name, path in elsewhere(root, ".js"):
        text = re.sub(
            r"/\*.*?\*/", lambda one: "\n" * one[0].count("\n"), path.read_text("utf-8"), flags=re.S
        )
        for number, line in enumerate(text.split("\n"), 1):
            code = re.sub(r"(?:^|\s)//.*", "", line)
            if NAMED.search(code):
                found.append(f"{name}:{number} {code.strip()}")
    return found


def test_nothing_outside_a_game_asks_which_game_it_is() -> None:
    found = [*in_python(ROOT), *in_scripts(ROOT)]
    assert [one for one in found if one.partition(":")[0] not in MEANT] == []


def test_what_is_meant_is_there() -> None:
    """An exception that is no longer needed would let another slip through."""
    assert {one.partition(":")[0] for one in [*in_python(ROOT), *in_scripts(ROOT)]} == set(MEANT)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("lab/a.py", 'if game == "sectionx":\n    pass'),
        ("web/a.py", 'def told(edition="gibson"):\n    """A docstring."""'),
        ("wording/a.py", 'KEY = "colditz-seat"'),
        ("wording/b.py", 'def said(place):\n    return f"colditz-place-{place}"'),
        ("env/a.py", "from ..colditz.kind import COLDITZ"),
        ("wording/c.py", "from . import colditz_places"),
        ("env/b.py", "import goneaway.sectionx.kind"),
        ("web/page/table/a.js", 'const WALKS = { colditz: "move" };'),
        ("web/page/table/b.js", 'import { WALK } from "../colditz/gestures.js";'),
        ("web/page/lib/c.js", "got(`/api/plans/colditz?${asked}`); // a remark"),
    ],
)
def test_a_planted_name_is_found(name: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text(code, "utf-8")
    assert [one.partition(":")[0] for one in [*in_python(tmp_path), *in_scripts(tmp_path)]] == [name]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("lab/a.py", '"""For example colditz."""\n#: Or gibson.\nTITLE = "Section X"'),
        ("env/colditz_v0.py", 'NAME = "colditz_v0"'),
        ("bots/sectionx/a.py", 'GAME = "sectionx"'),
        ("web/page/colditz/a.js", 'import { b } from "../sectionx/b.js";'),
        ("web/page/table/a.js", "// colditz\n/* gibson\n sectionx */ const here = 1; // devir"),
    ],
)
def test_what_is_no_question_is_let_pass(name: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text(code, "utf-8")
    assert [*in_python(tmp_path), *in_scripts(tmp_path)] == []


# Messages

FOLDERS = ("presenting", "web", "table", "explaining")


def test_only_the_terminal_speaks_the_terminals_messages() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}"
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in (".py", ".js", ".ftl") and re.search(r"\bterminal-[a-z]", path.read_text("utf-8"))
    ]
    assert wrong == []
