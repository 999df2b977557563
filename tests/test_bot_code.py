"""How bots are written: numbers have names, names mean one thing, files and functions stay short."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import goneaway

ROOT = Path(goneaway.__file__).parent
BOTS = {path.relative_to(ROOT / "bots").as_posix(): path for path in (ROOT / "bots").rglob("*.py")}
#: What is counted, halved, or put before the first needs no name.
PLAIN = {0, 1, 2}
LONGEST_FILE, LONGEST_FUNCTION = 400, 60
#: The two rooms that read an action's words; elsewhere these other things have `words`, too.
READERS = ("colditz/words", "sectionx/words")
NOT_ACTIONS = {"self", "lexicon", "scene"}

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def functions(tree: ast.Module) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def needs_name(value: object) -> bool:
    """To Python True is 1."""
    return type(value) in (int, float, complex) and value not in PLAIN


def bare_numbers(text: str) -> set[int]:
    """The lines on which a function has a number without a name."""
    found = set()
    for function in functions(ast.parse(text)):
        body = [function.body] if isinstance(function, ast.Lambda) else function.body
        for part in (*body, function.args):
            for node in ast.walk(part):
                if isinstance(node, ast.Constant) and needs_name(node.value):
                    found.add(node.lineno)
    return found


def constants(text: str) -> Iterator[str]:
    """The constants that a module declares."""
    for statement in ast.parse(text).body:
        if isinstance(statement, ast.Assign):
            targets = statement.targets
        elif isinstance(statement, ast.AnnAssign):
            targets = [statement.target]
        else:
            continue
        for target in targets:
            for name in ast.walk(target):
                if isinstance(name, ast.Name) and name.id.isupper():
                    yield name.id


def words_read(text: str) -> set[int]:
    """The lines on which a word of an action is read by its number."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
            owner = node.value.value
            name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
            if node.value.attr == "words" and name not in NOT_ACTIONS:
                found.add(node.lineno)
    return found


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_function_has_no_bare_number(name: str) -> None:
    """It is a constant of the module or a parameter of the level, so that it says what it is."""
    assert not bare_numbers(BOTS[name].read_text("utf-8"))


def test_a_constant_is_declared_once() -> None:
    """Two modules with the same name for two things are misread; with one thing they should share it."""
    count = Counter(name for path in BOTS.values() for name in set(constants(path.read_text("utf-8"))))
    assert [name for name, number in count.items() if number > 1] == []


@pytest.mark.parametrize("name", sorted(BOTS))
def test_files_and_functions_stay_short(name: str) -> None:
    text = BOTS[name].read_text("utf-8")
    assert text.count("\n") < LONGEST_FILE
    for function in functions(ast.parse(text)):
        assert function.end_lineno is not None
        assert function.end_lineno - function.lineno < LONGEST_FUNCTION, function.lineno


def test_actions_are_read_by_their_fields() -> None:
    found = [
        (path.relative_to(ROOT).as_posix(), line)
        for path in ROOT.rglob("*.py")
        if not path.relative_to(ROOT).as_posix().startswith(READERS)
        for line in words_read(path.read_text("utf-8"))
    ]
    assert found == []


def test_planted_faults_are_found() -> None:
    assert bare_numbers("A = 7\ndef f(x):\n    return x > 1 and x < 7\n") == {3}
    assert bare_numbers("key = lambda x: x * 0.3\n") == {1}
    assert bare_numbers("def f(x=5):\n    return -x * True + 2.0\n") == {1}
    assert list(constants("A, B = 1, 2\n_C: int = 3\nd = 4\ndef f():\n    E = 5\n")) == ["A", "B", "_C"]
    assert words_read("def f(action):\n    return action.words[0], a.b.words[1:], self.words[0]\n") == {2}
