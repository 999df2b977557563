"""A field of the state is declared once: its type, who may know it, how it stands in the digest.

A game writes its state as annotated classes without behaviour of their own making:

    class Facts(Moment):
        __slots__ = ()
        rules: Fixed[Rules]
        men: Public[list[int]]
        round: Annotated[Public[int], GROUPED]

    class Hidden:
        __slots__ = ()
        piles: Annotated[Secret[list[list[int]]], Before("round")]

What would else be lists to keep in step follows from that: the slots (`declared`), a copy
(`copier`), the entries of the digest (`teller`). The public part is a class of its own, which
position and view both inherit: what it can name and count, both can, and one copier carries it from
the position to a view and from a view to a position. What of a hidden thing is known (that a hand
has four cards) is written by hand in the view.

Functions are generated as text and compiled once, as `dataclasses` does it: a copy is the same row
of assignments that one would have written. How a field is copied and told follows from its type.
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
    """Who may know a field, and what kind of thing it is."""

    #: Settled before the first move and never changed: copies and views share it, no digest tells it.
    FIXED = "fixed"
    #: On the table for everybody.
    PUBLIC = "public"
    #: Held by seats, each of which sees its own.
    OWNED = "owned"
    #: Face down for everybody.
    SECRET = "secret"
    #: Something of it is known: which, the view says.
    PARTLY = "partly"
    #: Follows from other fields and is kept in step with them; no digest tells it.
    DERIVED = "derived"
    #: Derived when first asked for, replaced as a whole and never changed within: copies share it.
    FOUND = "found"
    #: Derived and kept in step, and too long to copy for nothing: copies share it until one of them is about
    #: to change it, which then takes a copy for itself. What tells them apart is the game's own.
    LENT = "lent"


class Place(Enum):
    """Where a field stands in the digest, if not at its place among the others."""

    #: Together with its neighbours that are marked so, in one list.
    GROUPED = "grouped"
    #: After all the game's own.
    CLOSING = "closing"
    #: Last of all, and not as one entry: it has a `state()` of entries.
    SPREAD = "spread"
    #: Nowhere: what it tells, the others tell too.
    UNTOLD = "untold"


GROUPED, CLOSING, SPREAD, UNTOLD = Place


@dataclass(frozen=True)
class Only:
    """In the digest only where the rules know it: last, and by name."""

    name: str
    when: Callable[[Any], bool]


@dataclass(frozen=True)
class Before:
    """This field and those declared after it stand in the digest before one of another class."""

    name: str


@dataclass(frozen=True)
class Written:
    """How it is copied and told where the type does not say it; `{}` is the field."""

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
    """A declaration that does not say enough."""


@dataclass(frozen=True)
class Field:
    """One field as it was declared."""

    name: str
    type: Any
    known: Known
    place: Place | None = None
    only: Only | None = None
    before: str = ""
    written: Written | None = None

    @property
    def told(self) -> bool:
        """Is it part of the digest?"""
        silent = (Known.FIXED, Known.DERIVED, Known.FOUND, Known.LENT)
        return self.known not in silent and self.place is not Place.UNTOLD

    def copy_text(self, value: str) -> str:
        """The expression that copies it."""
        if self.known in (Known.FIXED, Known.FOUND, Known.LENT):
            return value
        if self.written is not None:
            return self.written.copy.format(value)
        return _copied(self.type, value, self.name)

    def told_text(self, value: str) -> str:
        """The expression that tells it as plain data."""
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
    """A function that gives its second argument copies of the first one's fields."""
    lines = [f"twin.{one.name} = {one.copy_text(f'source.{one.name}')}" for one in fields(*classes)]
    made: Callable[[Any, Any], None] = _compiled("copy_fields(source, twin)", lines or ["pass"], {})
    return made


def teller(*classes: type) -> Callable[[Any], list[Any]]:
    """A function that tells the fields as plain data, as they stand in the digest."""
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
    """A twin of a dataclass whose values are shared, for none of them ever changes within."""
    twin = type(one).__new__(type(one))
    twin.__dict__.update(one.__dict__)
    return twin


def contents(one: object) -> dict[str, Any]:
    """What an object holds, by name: in its dictionary, or in the places a compiled one has instead."""
    held = dict(getattr(one, "__dict__", {}))
    for kind in type(one).__mro__:
        for name, what in vars(kind).items():
            if isgetsetdescriptor(what) and not name.startswith("__") and hasattr(one, name):
                held[name] = getattr(one, name)
    return held


def _annotations(one: type) -> dict[str, Any]:
    """What a class itself declares, by name. A compiled class has forgotten it; its source has not."""
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
    """The types of a union; the type itself where it is none."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _bare(kind: Any) -> type:
    found: type = get_origin(kind) or kind
    return found


def _frozen(kind: Any) -> bool:
    """Can no value of the type change?"""
    for member in _members(kind):
        bare = _bare(member)
        parameters = getattr(bare, "__dataclass_params__", None)
        if not issubclass(bare, _PLAIN) and not (parameters is not None and parameters.frozen):
            return False
    return True


def _item(kind: Any) -> Any:
    """What is in a list; numbers if it is an array."""
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
