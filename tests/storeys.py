"""Laws of the floor plan, as questions about a folder of Python files: arrows, circles, rooms."""

from __future__ import annotations

import ast
import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

#: The files that stand in no room.
TOP = "(top)"


class Arrow(NamedTuple):
    """One file imports another of the same package."""

    source: str
    target: str
    line: int
    #: "" at the top of the file, "function" inside one, "types" for the type checker only.
    where: str


def files(package: Path) -> dict[str, Path]:
    """Every file of a package and of its rooms, however deep, by its dotted name; "" is the package."""
    out = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        out[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return out


def room(name: str, path: Path) -> str:
    """The room of a file: its folder just below the package."""
    if not name:
        return ""
    return name.partition(".")[0] if "." in name or path.name == "__init__.py" else TOP


def arrows(package: Path) -> list[Arrow]:
    """Every import within the package, those inside functions and those for types too."""
    known = files(package)
    return [arrow for name, path in known.items() for arrow in _arrows_of(name, path, package, known)]


def _arrows_of(name: str, path: Path, package: Path, known: Mapping[str, Path]) -> Iterator[Arrow]:
    home = list(path.relative_to(package).parent.parts)
    for node, where in _imports(ast.parse(path.read_text("utf-8")), ""):
        for stem, names in _stems(node, home, package.name):
            for alias in names or [""]:
                longer = ".".join([*stem, alias]) if alias else ".".join(stem)
                target = longer if longer in known else ".".join(stem)
                if target in known and target != name:
                    yield Arrow(name, target, node.lineno, where)


def _imports(node: ast.AST, where: str) -> Iterator[tuple[ast.Import | ast.ImportFrom, str]]:
    for child in ast.iter_child_nodes(node):
        inner = where
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child, where
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            inner = "function"
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test) and not where:
            inner = "types"
        yield from _imports(child, inner)


def _stems(
    node: ast.Import | ast.ImportFrom, home: list[str], package: str
) -> Iterator[tuple[list[str], list[str]]]:
    """Where an import leads, from the package down, and the names it takes there; nothing if elsewhere."""
    if isinstance(node, ast.ImportFrom) and node.level:
        if node.level - 1 <= len(home):
            base = home[: len(home) - (node.level - 1)]
            yield base + (node.module.split(".") if node.module else []), [one.name for one in node.names]
        return
    names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [one.name for one in node.names]
    for name in names:
        parts = name.split(".")
        if parts[:2] == ["goneaway", package]:
            taken = [one.name for one in node.names] if isinstance(node, ast.ImportFrom) else []
            yield parts[2:], taken


def circles(edges: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Groups in which each leads to each, the largest first."""
    onward: dict[str, set[str]] = {}
    for one, other in edges:
        onward.setdefault(one, set()).add(other)
        onward.setdefault(other, set())

    def reached(start: str) -> set[str]:
        found: set[str] = set()
        waiting = [start]
        while waiting:
            for other in onward[waiting.pop()] - found:
                found.add(other)
                waiting.append(other)
        return found

    ahead = {one: reached(one) for one in onward}
    groups = {
        frozenset(other for other in ahead[one] if one in ahead[other]) for one in onward if one in ahead[one]
    }
    return sorted(
        (sorted(group) for group in groups if len(group) > 1), key=lambda group: (-len(group), group)
    )


# The laws


def circles_of_files(package: Path) -> list[list[str]]:
    return circles((arrow.source, arrow.target) for arrow in arrows(package))


def circles_of_rooms(package: Path) -> list[list[str]]:
    known = files(package)
    rooms = [(room(a.source, known[a.source]), room(a.target, known[a.target])) for a in arrows(package)]
    return circles((one, other) for one, other in rooms if one != other)


def imports_inside_functions(package: Path) -> list[str]:
    """Imports that a function hides, of anything: the standard library as well."""
    out = []
    for name, path in files(package).items():
        found = _imports(ast.parse(path.read_text("utf-8")), "")
        out += [f"{name}:{node.lineno} {ast.unparse(node)}" for node, where in found if where == "function"]
    return out


def unknown_rooms(package: Path, order: Sequence[str]) -> list[str]:
    """Rooms that the order does not name."""
    known = files(package)
    return sorted({room(name, path) for name, path in known.items()} - {*order, TOP, ""})


def against_the_order(package: Path, order: Sequence[str]) -> list[str]:
    """Arrows from a room to one that comes later; files in no room come last, if nothing else is said."""
    known = files(package)
    rank = {name: number for number, name in enumerate(dict.fromkeys([*order, TOP, ""]))}
    return [
        f"{arrow.source}:{arrow.line} imports {arrow.target or 'the package'}"
        for arrow in arrows(package)
        if rank[room(arrow.source, known[arrow.source])] < rank[room(arrow.target, known[arrow.target])]
    ]


def misnamed(room: Path) -> list[str]:
    """Files that the docstring of a room does not name, and names in it that nothing has (any more)."""
    told = ast.get_docstring(ast.parse((room / "__init__.py").read_text("utf-8"))) or ""
    named = set(re.findall(r"`([^`]+)`", told))
    there = {path.stem for path in room.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    elsewhere = {
        name for name in named if (room.parent / name).is_dir() or (room.parent / f"{name}.py").exists()
    }
    return sorted(there - {"__init__"} - named) + sorted(named - there - elsewhere)


#: Methods by which something is said; by which a position is changed.
_SAYS = {"tell", "tell_all", "collect", "settle", "apply"}
_PUTS = {"put", "lay", "lift", "send", "hang"}
_CHANGES = {"append", "insert", "extend", "pop", "remove", "clear", "add", "discard", "update", "sort"}
_POSITION = {"position", "table"}


def acting(folder: Path, takes_back: Container[str] = ()) -> list[str]:
    """Where files that only ask do something: tell an event, push a frame, change a position.

    `takes_back`: functions (`file.function`) that may try something on the position and take it back;
    what was told or asked cannot be taken back.
    """
    out = []
    for path in sorted(folder.rglob("*.py")):
        for statement in ast.parse(path.read_text("utf-8")).body:
            back = f"{path.stem}.{getattr(statement, 'name', '')}" in takes_back
            for node in ast.walk(statement):
                if isinstance(node, ast.expr) and (_speaks(node) or (_changes(node) and not back)):
                    out.append(f"{path.name}:{node.lineno} {ast.unparse(node)}")
    return out


def _speaks(node: ast.expr) -> bool:
    """Tells an event, or touches the stack of decisions."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        called, on = node.func.attr, node.func.value
        return (called in _SAYS and _root(on) in _POSITION) or (called in _CHANGES and _is_stack(on))
    if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
        return _is_stack(node.value)
    return _is_stack(node) and not isinstance(getattr(node, "ctx", None), ast.Load)


def _is_stack(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "frames"


def _changes(node: ast.expr) -> bool:
    """Changes something of the position."""
    if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
        return _root(node) in _POSITION
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        called, on = node.func.attr, node.func.value
        return _root(on) in _POSITION and (
            called in _PUTS or (called in _CHANGES and not isinstance(on, ast.Name))
        )
    return False


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""
