"""The plan of the house: who may import whom, and what the engine may not touch."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import goneaway

ROOT = Path(goneaway.__file__).parent
PACKAGES = sorted(path.name for path in ROOT.iterdir() if (path / "__init__.py").exists())

#: What each part may import from the rest of the house.
ALLOWED: dict[str, set[str]] = {
    "kernel": set(),
    "rulebook": {"kernel"},
    "sectionx": {"kernel"},
    "colditz": {"kernel"},
    # "" is the registry of games, which imports nothing at first.
    "wording": {"kernel", "rulebook", "colditz", ""},
    "bots": {"kernel", "sectionx", "colditz", ""},
    "lab": {"kernel", "bots", ""},
    "env": {"kernel", "rulebook", "sectionx", "colditz", "bots", "lab", ""},
    "explaining": {"kernel", "rulebook", "colditz", "wording", ""},
    "presenting": {"kernel", "rulebook", "sectionx", "colditz", "wording", "explaining", "bots", ""},
    "table": {"kernel", "rulebook", "bots", "presenting", ""},
    # Speaks the wire only: it knows the games, to read what is written in their notation.
    "client": {"kernel", ""},
    "web": {
        "kernel",
        "rulebook",
        "wording",
        "explaining",
        "bots",
        "presenting",
        "table",
        "colditz",
        "sectionx",
        "",
    },
    "cli": {
        "web",
        "table",
        "presenting",
        "kernel",
        "rulebook",
        "sectionx",
        "colditz",
        "wording",
        "explaining",
        "bots",
        "env",
        "lab",
        "",
    },
}

#: The engine runs in a test, a server, a worker, a notebook and a browser alike.
ENGINE = ("kernel", "rulebook", "sectionx", "colditz")
OUTSIDE_WORLD = {
    "os", "io", "pathlib", "socket", "subprocess", "tempfile", "shutil", "time", "datetime", "random",
    "secrets",
    "threading", "multiprocessing", "asyncio", "sqlite3", "urllib", "http", "logging", "sys",
}  # fmt: skip
#: Reading one's own package data is importing it; these are the only places.
READ_PACKAGE_DATA = {
    "kernel/fields.py",  # the source of a compiled class, for what it declares
    "rulebook/clauses.py",
    "rulebook/cases.py",
    "rulebook/ambiguities.py",
    "rulebook/events.py",
    "rulebook/questions.py",
    "rulebook/values.py",
    "sectionx/board/island.py",
    "sectionx/board/tiles.py",
    "colditz/words/cards.py",
    "colditz/words/sections.py",
    "colditz/board/drawing.py",
    "colditz/board/picture/style.py",
    "colditz/ruleset/options.py",
}


def imports(path: Path) -> list[tuple[str, int]]:
    """Absolute names of everything a file imports, with the line."""
    out = []
    package = ["goneaway", *path.relative_to(ROOT).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            out += [(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = ".".join(package[: len(package) - node.level + 1])
                if node.module:
                    out.append((f"{base}.{node.module}", node.lineno))
                else:
                    out += [(f"{base}.{alias.name}", node.lineno) for alias in node.names]
            else:
                out.append((node.module or "", node.lineno))
    return out


@pytest.mark.parametrize("package", PACKAGES)
def test_arrows_point_one_way(package: str) -> None:
    wrong = []
    for path in sorted((ROOT / package).rglob("*.py")):
        for name, line in imports(path):
            parts = name.split(".")
            if parts[0] == "goneaway":
                part = parts[1] if len(parts) > 1 and parts[1] in PACKAGES else ""
                if part != package and part not in ALLOWED[package]:
                    wrong.append(f"{path.relative_to(ROOT)}:{line} imports {name}")
    assert wrong == []


@pytest.mark.parametrize("package", ENGINE)
def test_the_engine_needs_only_the_standard_library_and_does_no_input_or_output(package: str) -> None:
    wrong = []
    for path in sorted((ROOT / package).rglob("*.py")):
        where = str(path.relative_to(ROOT))
        for name, line in imports(path):
            top = name.split(".")[0]
            if top == "goneaway":
                continue
            if top not in sys.stdlib_module_names or top in OUTSIDE_WORLD:
                wrong.append(f"{where}:{line} imports {name}")
            if top == "importlib" and where not in READ_PACKAGE_DATA:
                wrong.append(f"{where}:{line} reads package data")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("open", "print")
            ):
                wrong.append(f"{where}:{node.lineno} calls {node.func.id}")
    assert wrong == []


def test_presenting_draws_nothing() -> None:
    """It is for a terminal and a page alike: no drawing, no printing, no asking at a keyboard."""
    wrong = []
    for path in sorted((ROOT / "presenting").rglob("*.py")):
        where = path.relative_to(ROOT)
        for name, line in imports(path):
            top = name.split(".")[0]
            if top != "goneaway" and (top not in sys.stdlib_module_names or top in OUTSIDE_WORLD):
                wrong.append(f"{where}:{line} imports {name}")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and called.id in ("open", "print", "input"):
                wrong.append(f"{where}:{called.lineno} calls {called.id}")
    assert wrong == []


def test_no_file_outgrows_a_reader() -> None:
    lines = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in ROOT.rglob("*.py")
    }
    most = {name: 500 if name.split("/")[0] in ENGINE else 700 for name in lines}
    most |= {"colditz/turns/officer.py": 300, "colditz/turns/security.py": 300}
    assert {name: count for name, count in lines.items() if count > most[name]} == {}


def test_one_version() -> None:
    from importlib.metadata import version

    from goneaway.kernel.records import ENGINE as RECORDED

    assert goneaway.__version__ == version("goneaway") == RECORDED
