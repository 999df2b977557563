"""Codes of the specification that comments cite stand in the key, and the key has no others."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import goneaway
from goneaway.rulebook import load_ambiguities

SOURCE = Path(goneaway.__file__).parent
KEY = SOURCE.parent.parent / "docs/codes.md"

#: What a code looks like. Prisoners, cells and tiles of Section X look like some of those of the castle.
QUESTION = r"A\d+"
CODES = {
    "colditz": rf"{QUESTION}|[ACE]\.\d+|[BIPTW]\d+|FS?\d(?:_[A-Z]+)?|[OS]_[A-Z]+|END_THROW",
    "sectionx": rf"{QUESTION}|M\d|3\.\d+",
}
#: Where Section X is told, and what is about no game in particular: there only open questions are cited.
ISLAND = re.compile(r"sectionx|island|tunnel_|tunneller|threats")
EITHER = re.compile(r"^(?:kernel|rulebook|wording|lab|cli|presenting)/(?!.*castle)|^__init__")


def game_of(path: Path) -> str:
    return "sectionx" if ISLAND.search(str(path.relative_to(SOURCE))) else "colditz"


def remarks(path: Path) -> Iterator[str]:
    """The comments and docstrings of a file."""
    text = path.read_text("utf-8")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


def cited(game: str) -> dict[str, str]:
    """The codes of a game's specification that are cited, each with a file that does."""
    out: dict[str, str] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        if game_of(path) == game:
            pattern = QUESTION if EITHER.search(str(path.relative_to(SOURCE))) else CODES[game]
            for remark in remarks(path):
                # What stands in backquotes, or indented as an example, is code.
                plain = re.sub(r"`[^`]*`|^ {4}.*$", " ", remark, flags=re.MULTILINE)
                for found in re.findall(rf"(?<![\w.#@=-])(?:{pattern})(?![\w-])", plain):
                    out[found] = str(path.relative_to(SOURCE))
    return out


def explained(game: str) -> set[str]:
    _, castle, island = re.split(r"^## .*$", KEY.read_text("utf-8"), flags=re.MULTILINE)
    told = castle if game == "colditz" else island
    assert f"<!-- ambiguities {game} -->" in told
    rows = re.findall(r"^\| `([^`]+)` \| (.+) \|$", told, flags=re.MULTILINE)
    assert all(sentence.endswith((".", "?")) for _, sentence in rows)
    return {code for code, _ in rows} | set(load_ambiguities(goneaway.KINDS[game]))


def test_every_code_that_is_cited_is_explained() -> None:
    for game in CODES:
        found = cited(game)
        assert len(found) > 10
        assert {code: where for code, where in found.items() if code not in explained(game)} == {}


def test_nothing_is_explained_that_nobody_cites() -> None:
    for game in CODES:
        questions = set(load_ambiguities(goneaway.KINDS[game]))
        assert explained(game) - questions - set(cited(game)) == set()


def test_an_unknown_code_would_be_found() -> None:
    pattern = rf"(?<![\w.#@=-])(?:{CODES['colditz']})(?![\w-])"
    assert re.findall(pattern, "(P99, rule 45), W7; FS5_SEARCH of E.7 (A91)") == [
        "P99",
        "W7",
        "FS5_SEARCH",
        "E.7",
        "A91",
    ]
