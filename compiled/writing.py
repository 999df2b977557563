"""Replace code that Python generates at run time by source, so that the compiler can compile it.

The compiler takes a module as it stands, and handles two things that the engine uses badly: a dataclass gets
interpreted methods (and none at all if it has a `ClassVar`), and the copiers of `kernel/fields.py` are text
that only the interpreter runs. Here both are written out in full in a copy of the source: the constructor,
comparison and `replace` of a dataclass, and the assignments of a copier. Constants are marked as final.
Nothing else is changed, and the copy can also be interpreted.
"""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from goneaway.kernel.fields import fields as state_fields

from .unit import OPEN, TRAITS


class CannotWrite(Exception):
    """A construct that this module cannot write out."""


def written_out(module: str, text: str) -> str:
    """Return the text of a module as the compiler will see it."""
    tree = ast.parse(text)
    body: list[ast.stmt] = []
    for statement in tree.body:
        if isinstance(statement, ast.ClassDef):
            body.append(_class(module, statement))
        elif isinstance(statement, ast.ImportFrom):
            body += _imported(module, statement)
        elif (copier := _copier(module, statement, tree)) is not None:
            body.append(copier)
        else:
            body.append(statement)
    tree.body = _with_imports(_final(body, _rebound(tree)))
    return f"{ast.unparse(ast.fix_missing_locations(tree))}\n"


# Imports

_IMPORTS = """
from dataclasses import Field as _Field, field as _made_field, make_dataclass as _make_dataclass
from typing import TYPE_CHECKING as _TYPE_CHECKING, Any as _Any, ClassVar as _ClassVar, Final as _Final
if _TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as _mypyc_attr, trait as _trait
_field: _Any = _made_field
"""


def _with_imports(body: list[ast.stmt]) -> list[ast.stmt]:
    """Add imports after the docstring and the `__future__` import; decorators are for the compiler alone."""
    place = next(
        index
        for index, one in enumerate(body)
        if not (
            (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
            or (isinstance(one, ast.ImportFrom) and one.module == "__future__")
        )
    )
    return [*body[:place], *ast.parse(_IMPORTS).body, *body[place:]]


# Constants


def _rebound(tree: ast.Module) -> set[str]:
    """Return the names of the module that are assigned more than once."""
    counts: dict[str, int] = {}
    for one in ast.walk(tree):
        if isinstance(one, ast.Global):
            for name in one.names:
                counts[name] = 2
    for statement in tree.body:
        for one in ast.walk(statement):
            if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store):
                counts[one.id] = counts.get(one.id, 0) + 1
    return {name for name, count in counts.items() if count > 1}


def _imported(module: str, statement: ast.ImportFrom) -> Iterator[ast.stmt]:
    """Return an import; numbers and strings in it become constants here, or each use would look them up."""
    here = vars(import_module(module))
    others = []
    for one in statement.names:
        name = one.asname or one.name
        if name.isupper() and type(value := here.get(name)) in (bool, int, str):
            yield ast.Assign([ast.Name(name, ast.Store())], ast.Constant(value))
        else:
            others.append(one)
    if others:
        yield ast.ImportFrom(statement.module, others, statement.level)


def _one_by_one(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Turn `A, B = 1, 2` into two assignments, and `ALL = A, B = 1, 2` into three."""
    for one in body:
        match one:
            case ast.Assign(targets=targets, value=ast.Tuple(elts=values)) if _several(targets, values):
                for target in targets:
                    if isinstance(target, ast.Tuple):
                        for name, value in zip(target.elts, values, strict=True):
                            yield ast.Assign([name], value)
                    else:
                        yield ast.Assign([target], one.value)
            case _:
                yield one


def _several(targets: list[ast.expr], values: list[ast.expr]) -> bool:
    """Return whether names and tuples of names are assigned plain numbers and strings."""
    return any(isinstance(target, ast.Tuple) for target in targets) and all(
        isinstance(one, ast.Constant)
        or (isinstance(one, ast.UnaryOp) and isinstance(one.operand, ast.Constant))
        for one in values
    )


def _final(body: list[ast.stmt], rebound: set[str]) -> list[ast.stmt]:
    final = ast.Name("_Final", ast.Load())
    out: list[ast.stmt] = []
    for one in _one_by_one(body):
        match one:
            case ast.Assign(targets=[ast.Name() as name], value=value):
                told = _constant(name, rebound) and _plain(value)
                out.append(ast.AnnAssign(name, final, value, 1) if told else one)
            case ast.AnnAssign(annotation=ast.Name("Final") | ast.Subscript(ast.Name("Final"))):
                out.append(one)
            case ast.AnnAssign(target=ast.Name() as name, annotation=kind, value=ast.expr() as value):
                told = _constant(name, rebound)
                hint = ast.Subscript(final, kind, ast.Load())
                out.append(ast.AnnAssign(name, hint, value, 1) if told else one)
            case _:
                out.append(one)
    return out


def _constant(name: ast.Name, rebound: set[str]) -> bool:
    return name.id.isupper() and name.id not in rebound


def _plain(value: ast.expr) -> bool:
    """Return whether the type of a value is evident.

    The checker learns too late what engine functions return.
    """
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in ("dict", "frozenset", "range", "tuple")
    return True


# Copiers


def _copier(module: str, statement: ast.stmt, tree: ast.Module) -> ast.stmt | None:
    """Return the function that `x = copier(A, B)` makes; None for any other statement."""
    if not (
        isinstance(statement, ast.Assign)
        and isinstance(statement.value, ast.Call)
        and isinstance(statement.value.func, ast.Name)
        and statement.value.func.id == "copier"
    ):
        return None
    here = import_module(module)
    names = [one.id for one in statement.value.args if isinstance(one, ast.Name)]
    target = statement.targets[0]
    assert isinstance(target, ast.Name)
    assert len(names) == len(statement.value.args)
    owner = next(
        (
            one.name
            for one in tree.body
            if isinstance(one, ast.ClassDef)
            and {base.id for base in one.bases if isinstance(base, ast.Name)} >= {*names[1:], "Position"}
        ),
        names[-1],
    )
    lines = [
        f"    twin.{one.name} = {one.copy_text(f'source.{one.name}')}"
        for one in state_fields(*(getattr(here, name) for name in names))
    ]
    head = f"def {target.id}(source: {owner}, twin: {owner}) -> None:"
    return ast.parse("\n".join((head, *lines))).body[0]


# Classes


def _class(module: str, node: ast.ClassDef) -> ast.ClassDef:
    full = f"{module}.{node.name}"
    decorators = [one for one in node.decorator_list if not _says_dataclass(one)]
    if len(decorators) < len(node.decorator_list):
        kind = getattr(import_module(module), node.name)
        if not _has_heirs(kind):
            node = _Replacing(node.name, [one.name for one in dataclasses.fields(kind)]).visit(node)
        node.body = _dataclass(kind, node)
    if full in TRAITS:
        decorators.append(ast.Name("_trait", ast.Load()))
    if full in OPEN:
        decorators.append(_expression("_mypyc_attr(allow_interpreted_subclasses=True)"))
    node.decorator_list = decorators
    # A compiled class has no dictionary anyway, and its checker does not know computed slots.
    node.body = [one for one in node.body if not _says_slots(one)] or [ast.Pass()]
    return node


def _has_heirs(kind: type) -> bool:
    """Return whether another class inherits from this one. (With slots, a class is made twice.)"""
    heirs: list[type] = kind.__subclasses__()
    return any(one.__qualname__ != kind.__qualname__ for one in heirs)


def _says_slots(one: ast.stmt) -> bool:
    return isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "__slots__"


def _says_dataclass(node: ast.expr) -> bool:
    called = node.func if isinstance(node, ast.Call) else node
    return isinstance(called, ast.Name) and called.id == "dataclass"


def _dataclass(kind: Any, node: ast.ClassDef) -> list[ast.stmt]:
    """Return the body of a dataclass, with its constructor and its comparison written out."""
    said = kind.__dataclass_params__
    if said.order or not said.init or not said.eq:
        raise CannotWrite(f"{kind}: only plain dataclasses are written out")
    own: dict[str, ast.AnnAssign] = {}
    body: list[ast.stmt] = []
    for one in node.body:
        if _is_field(one):
            assert isinstance(one, ast.AnnAssign)
            assert isinstance(one.target, ast.Name)
            own[one.target.id] = one
            body.append(ast.AnnAssign(one.target, one.annotation, None, 1))
        else:
            body.append(one)
    shape = dataclasses.fields(kind)
    for field in shape:
        if field.name not in own:
            own[field.name] = _inherited(kind, field)
    if strange := [one.name for one in shape if not one.init or one.kw_only]:
        raise CannotWrite(f"{kind} has fields of its own kind: {', '.join(strange)}")
    there = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
    for name, text in _methods(kind, shape, own, said.frozen):
        if name not in there:
            body += ast.parse(text).body
    return body


def _inherited(kind: Any, field: dataclasses.Field[Any]) -> ast.AnnAssign:
    """Return the declaration of an inherited field: its annotation, and its default unchanged."""
    where = next(one for one in kind.__mro__ if field.name in vars(one).get("__annotations__", ()))
    value = "" if field.default is dataclasses.MISSING else f" = {field.default!r}"
    made = ast.parse(f"{field.name}: {where.__annotations__[field.name]}{value}").body[0]
    assert isinstance(made, ast.AnnAssign)
    return made


def _is_field(one: ast.stmt) -> bool:
    return isinstance(one, ast.AnnAssign) and not ast.unparse(one.annotation).startswith("ClassVar")


def _methods(
    kind: Any, shape: tuple[dataclasses.Field[Any], ...], own: dict[str, ast.AnnAssign], frozen: bool
) -> Iterator[tuple[str, str]]:
    name = kind.__name__
    names = [one.name for one in shape]
    compared = [one.name for one in shape if one.compare]
    shown = ", ".join(f"{one.name}={{self.{one.name}!r}}" for one in shape if one.repr)
    parts, lines = ["self"], []
    fields = []
    for one in shape:
        said = own[one.name]
        hint = ast.unparse(said.annotation)
        if one.default_factory is not dataclasses.MISSING:
            factory = _keyword(said, "default_factory")
            parts.append(f"{one.name}: {hint} | None = None")
            lines.append(f"self.{one.name} = {factory}() if {one.name} is None else {one.name}")
            fields.append(f"({one.name!r}, {hint!r}, _field(default_factory={factory}))")
        elif said.value is not None and one.default is not dataclasses.MISSING:
            value = _keyword(said, "default") or ast.unparse(said.value)
            parts.append(f"{one.name}: {hint} = {value}")
            lines.append(f"self.{one.name} = {one.name}")
            fields.append(f"({one.name!r}, {hint!r}, {value})")
        else:
            parts.append(f"{one.name}: {hint}")
            lines.append(f"self.{one.name} = {one.name}")
            fields.append(f"({one.name!r}, {hint!r})")
    if hasattr(kind, "__post_init__"):
        lines.append("self.__post_init__()")
    yield "", f"__match_args__: _ClassVar[tuple[str, ...]] = {tuple(names)!r}"
    yield (
        "",
        "__dataclass_fields__: _ClassVar[dict[str, _Field[_Any]]] = "
        f"vars(_make_dataclass({name!r}, [{', '.join(fields)}]))['__dataclass_fields__']",
    )
    body = "".join(f"\n    {line}" for line in lines) or "\n    pass"
    yield "__init__", f"def __init__({', '.join(parts)}) -> None:{body}"
    same = " and ".join(("type(other) is type(self)", *(f"self.{one} == other.{one}" for one in compared)))
    yield (
        "__eq__",
        f"def __eq__(self, other: object) -> bool:\n    return isinstance(other, {name}) and {same}",
    )
    if frozen:
        tuple_ = "".join(f"self.{one}, " for one in compared)
        yield "__hash__", f"def __hash__(self) -> int:\n    return hash(({tuple_}))"
    yield "__repr__", f"def __repr__(self) -> str:\n    return f'{{type(self).__qualname__}}({shown})'"
    values = "".join(f"self.{one}, " for one in names)
    yield (
        "__reduce__",
        f"def __reduce__(self) -> tuple[_Any, ...]:\n    return (type(self), ({values}))",
    )


def _keyword(said: ast.AnnAssign, name: str) -> str:
    """Return a keyword argument of a `field(...)` call as source; "" if it is no such call or has none."""
    call = said.value
    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "field":
        for one in call.keywords:
            if one.arg == name:
                return ast.unparse(one.value)
    return ""


class _Replacing(ast.NodeTransformer):
    """Turns `replace(self, a=1)` and `copied(self)` in a class into a call of its constructor."""

    def __init__(self, owner: str, names: list[str]) -> None:
        self.owner = owner
        self.names = names

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if not (
            isinstance(node.func, ast.Name)
            and node.func.id in ("replace", "copied")
            and isinstance(node.args[0], ast.Name)
            and node.args[0].id == "self"
        ):
            return node
        given = {one.arg: one.value for one in node.keywords}
        values = [given.get(name) or _expression(f"self.{name}") for name in self.names]
        return ast.Call(ast.Name(self.owner, ast.Load()), values, [])


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body
