"""The notebook: every cell runs, in order, and the last shows a picture."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

NOTEBOOK = Path(__file__).parent.parent / "docs/research.ipynb"


def shown(source: str, names: dict[str, Any]) -> object:
    """Run a cell; what its last line comes to, as a notebook would show it."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, NOTEBOOK.name, "exec"), names)
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names)


def test_every_cell_runs() -> None:
    book = json.loads(NOTEBOOK.read_text("utf-8"))
    assert book["nbformat"] == 4
    names: dict[str, Any] = {"__name__": "__main__"}
    found = [shown("".join(cell["source"]), names) for cell in book["cells"] if cell["cell_type"] == "code"]
    pictures: list[Any] = [one for one in found if hasattr(one, "_repr_svg_")]
    assert len(pictures) == 2
    for picture in pictures:
        assert ElementTree.fromstring(picture._repr_svg_()).tag.endswith("svg")
    assert len(names["returns"]) == 5


def test_it_carries_no_results_of_another_day() -> None:
    book = json.loads(NOTEBOOK.read_text("utf-8"))
    assert not any(cell.get("outputs") for cell in book["cells"])
