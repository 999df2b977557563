"""State fields, each declared once: its type, the seats that may know it, its place in the digest.

A game writes its state as annotated classes without methods:

    class Facts(Moment):
        __slots__ = ()
        rules: Fixed[Rules]
        men: Public[list[int]]
        round: Annotated[Public[int], GROUPED]

    class Hidden:
        __slots__ = ()
        piles: Annotated[Secret[list[list[int]]], Before("round")]

The declaration determines everything that would otherwise have to be kept in step by hand: the slots
(`declared`), a copy (`copier`), the entries of the digest (`teller`). The public part is a class of its
own, which position and view both inherit: both share its methods, and one copier carries it from the
position to a view and from a view to a position. Partial knowledge of hidden state (that a hand has four
cards) is written by hand in the view.

Functions are generated as text and compiled once, as in `dataclasses`: a copy is the same sequence of
assignments that you would write by hand. The type of a field determines how it is copied and written.
"""

from __future__ import annotations

import ast
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from inspect import get_annotations, isgetsetdescriptor
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, Union, get_args, get_origin

T = TypeVar("T")

#: An array of numbers, copied as a block. Python cannot write `array[int]` before 3.12.
if TYPE_CHECKING:
    Numbers = array[int]
else:
    Numbers = array


class Known(Enum):
    """The seats that may know a field, and the kind of field it is."""

    #: Set before the first move and never changed: copies and views share it, the digest leaves it out.
    FIXED = "fixed"
    #: Known to all seats.
    PUBLIC = "public"
    #: Held by seats; each seat sees its own.
    OWNED = "owned"
    #: Hidden from all seats.
    SECRET = "secret"
    #: Partly known; the view decides which part.
    PARTLY = "partly"
    #: Derived from other fields and kept in step with them; the digest leaves it out.
    DERIVED = "derived"
    #: Derived on first use, replaced as a whole and never mutated: copies share it.
    FOUND = "found"
    #: Derived and kept in step, but too long to copy every time: copies share it until one of them is about
    #: to change it and takes its own copy (copy-on-write). The game keeps track of who shares it.
    LENT = "lent"


class Place(Enum):
    """The place of a field in the digest, if it is not in the order of declaration."""

    #: In one list with its neighbours that have the same mark.
    GROUPED = "grouped"
    #: After all fields of the game itself.
    CLOSING = "closing"
    #: Last of all, and as several entries: those of its `state()`.
    SPREAD = "spread"
    #: Left out, because other fields already determine it.
    UNTOLD = "untold"


GROUPED, CLOSING, SPREAD, UNTOLD = Place


@dataclass(frozen=True)
class Only:
    """In the digest only if the rules use the field: last, and by name."""

    name: str
    when: Callable[[Any], bool]


@dataclass(frozen=True)
class Before:
    """Put this field and those declared after it into the digest before a field of another class."""

    name: str


@dataclass(frozen=True)
class Written:
    """Expressions that copy and write the field where the type does not determine them; `{}` is the field."""

    copy: str
    told: str


Fixed = Annotated[T, Known.FIXED]
Public = Annotated[T, Known.PUBLIC]
Owned = Annotated[T, Known.OWNED]
Secret = Annotated[T, Known.SECRET]
Partly = Annotated[T, Known.PARTLY]
Derived = Annotated[T, Known.DERIVED]
Found = Annotated[T, Known.FOUND]
Lent = Annotated[T, Known.LENT]

#: Types whose values cannot change.
_PLAIN = (int, bool, str, float, bytes, NoneType, tuple, frozenset, Enum)


class FieldError(TypeError):
    """An incomplete declaration."""


@dataclass(frozen=True)
class Field:
    """One declared field."""

    name: str
    type: Any
    known: Known
    place: Place | None = None
    only: Only | None = None
    before: str = ""
    written: Written | None = None

    @property
    def told(self) -> bool:
        """Whether the field is part of the digest."""
        silent = (Known.FIXED, Known.DERIVED, Known.FOUND, Known.LENT)
        return self.known not in silent and self.place is not Place.UNTOLD

    def copy_text(self, value: str) -> str:
        """The expression that copies the field."""
        if self.known in (Known.FIXED, Known.FOUND, Known.LENT):
            return value
        if self.written is not None:
            return self.written.copy.format(value)
        return _copied(self.type, value, self.name)

    def told_text(self, value: str) -> str:
        """The expression that writes the field as plain data."""
        if self.written is not None:
            return self.written.told.format(value)
        return _told(self.type, value, self.name)


def declared(*classes: type) -> tuple[str, ...]:
    """The names of the fields that these classes themselves declare."""
    return tuple(name for one in classes for name in _annotations(one))


def fields(*classes: type) -> tuple[Field, ...]:
    """The fields that these classes themselves declare, in the order of the digest."""
    out: list[Field] = []
    for one in classes:
        names = vars(import_module(one.__module__))
        end = len(out)
        for name, hint in _annotations(one).items():
            field = _field(name, eval(hint, names) if isinstance(hint, str) else hint)
            if field.before:
                end = _index(out, field.before)
            out.insert(end, field)
            end += 1
    return tuple(out)


def copier(*classes: type) -> Callable[[Any, Any], None]:
    """Return a function that copies the fields of its first argument to its second."""
    lines = [f"twin.{one.name} = {one.copy_text(f'source.{one.name}')}" for one in fields(*classes)]
    made: Callable[[Any, Any], None] = _compiled("copy_fields(source, twin)", lines or ["pass"], {})
    return made


def teller(*classes: type) -> Callable[[Any], list[Any]]:
    """Return a function that lists the fields as plain data, in the order of the digest."""
    entries: list[str] = []
    closing: list[str] = []
    later: list[str] = []
    known: dict[str, Any] = {}
    group: list[str] | None = None
    for one in fields(*classes):
        if not one.told:
            continue
        text = one.told_text(f"self.{one.name}")
        if one.place is not Place.GROUPED:
            group = None
        if one.only is not None:
            known[f"when_{one.name}"] = one.only.when
            later.append(f"if when_{one.name}(self): out.append([{one.only.name!r}, {text}])")
        elif one.place is Place.SPREAD:
            later.append(f"out += {text}")
        elif one.place is Place.CLOSING:
            closing.append(f"out.append({text})")
        elif one.place is Place.GROUPED and group is not None:
            group.append(text)
            entries[-1] = f"out.append([{', '.join(group)}])"
        elif one.place is Place.GROUPED:
            group = [text]
            entries.append(f"out.append([{text}])")
        else:
            entries.append(f"out.append({text})")
    lines = ["out = []", *entries, *closing, *later, "return out"]
    made: Callable[[Any], list[Any]] = _compiled("tell_fields(self)", lines, known)
    return made


def copied(one: T) -> T:
    """Return a shallow copy of a dataclass instance; its values are shared because they are never mutated."""
    twin = type(one).__new__(type(one))
    twin.__dict__.update(one.__dict__)
    return twin


def contents(one: object) -> dict[str, Any]:
    """Return an object's attributes by name, from its dictionary or from the slots of a compiled class."""
    held = dict(getattr(one, "__dict__", {}))
    for kind in type(one).__mro__:
        for name, what in vars(kind).items():
            if isgetsetdescriptor(what) and not name.startswith("__") and hasattr(one, name):
                held[name] = getattr(one, name)
    return held


def _annotations(one: type) -> dict[str, Any]:
    """The annotations of a class itself, by name; for a compiled class, read from its source."""
    found = get_annotations(one) or _annotations_in_source(one)
    if not found:
        raise FieldError(f"{one.__name__} declares no field")
    return found


def _annotations_in_source(one: type) -> dict[str, Any]:
    module: Any = import_module(one.__module__)
    name = one.__module__.rpartition(".")[2]
    beside = module.__file__.rpartition(name)[0]
    text = module.__loader__.get_data(f"{beside}{name}.py").decode()
    return {
        line.target.id: ast.unparse(line.annotation)
        for found in ast.parse(text).body
        if isinstance(found, ast.ClassDef) and found.name == one.__name__
        for line in found.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


def _field(name: str, hint: Any) -> Field:
    if get_origin(hint) is not Annotated:
        raise FieldError(f"{name} does not say who may know it")
    plain, *marks = get_args(hint)
    known = [mark for mark in marks if isinstance(mark, Known)]
    if len(known) != 1:
        raise FieldError(f"{name} has to say once who may know it")
    return Field(
        name,
        plain,
        known[0],
        next((mark for mark in marks if isinstance(mark, Place)), None),
        next((mark for mark in marks if isinstance(mark, Only)), None),
        next((mark.name for mark in marks if isinstance(mark, Before)), ""),
        next((mark for mark in marks if isinstance(mark, Written)), None),
    )


def _index(fields: Iterable[Field], name: str) -> int:
    for index, one in enumerate(fields):
        if one.name == name:
            return index
    raise FieldError(f"no field {name} to stand before")


def _compiled(head: str, lines: Iterable[str], known: dict[str, Any]) -> Any:
    text = "\n    ".join((f"def {head}:", *lines))
    exec(compile(text, "<fields>", "exec"), known)
    return known[head.partition("(")[0]]


# Types


def _members(kind: Any) -> tuple[Any, ...]:
    """The types of a union; for any other type, the type itself."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _bare(kind: Any) -> type:
    found: type = get_origin(kind) or kind
    return found


def _frozen(kind: Any) -> bool:
    """Whether all values of the type are immutable."""
    for member in _members(kind):
        bare = _bare(member)
        parameters = getattr(bare, "__dataclass_params__", None)
        if not issubclass(bare, _PLAIN) and not (parameters is not None and parameters.frozen):
            return False
    return True


def _item(kind: Any) -> Any:
    """The type of a list's items; `int` for an array."""
    return get_args(kind)[0] if get_args(kind) else int


def _copied(kind: Any, value: str, name: str) -> str:
    if _frozen(kind):
        return value
    if len(_members(kind)) == 1:
        bare = _bare(kind)
        if issubclass(bare, list | array):
            inner = _copied(_item(kind), "one", name)
            return f"{value}[:]" if inner == "one" else f"[{inner} for one in {value}]"
        if hasattr(bare, "copy"):
            return f"{value}.copy()"
    raise FieldError(f"{name}: how is {kind} copied?")


def _told(kind: Any, value: str, name: str) -> str:
    members = [member for member in _members(kind) if member is not NoneType]
    if len(members) == 1:
        bare = _bare(members[0])
        maybe = len(_members(kind)) > 1
        if hasattr(bare, "state"):
            text = f"{value}.state()"
        elif hasattr(bare, "to_json"):
            text = f"{value}.to_json()"
        elif issubclass(bare, tuple):
            return f"list({value} or ())" if maybe else f"list({value})"
        elif issubclass(bare, array):
            text = f"{value}.tolist()"
        elif issubclass(bare, list):
            inner = _told(_item(members[0]), "one", name)
            text = value if inner == "one" else f"[{inner} for one in {value}]"
        elif issubclass(bare, int | str):
            return value
        else:
            raise FieldError(f"{name}: how is {kind} told?")
        return f"None if {value} is None else {text}" if maybe else text
    raise FieldError(f"{name}: how is {kind} told?")
