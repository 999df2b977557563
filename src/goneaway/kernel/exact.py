"""Convert a complete view to plain data, and back.

`View.to_json` is for people and pages: it uses names, and leaves out fields that are not displayed. A program
that continues the thinking of another process needs the view itself. Public state is written field by field,
as declared (`fields`); the game adds by name the hidden information that the seat has.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, get_origin

from .fields import Field, Known, fields
from .position import Frame, View


class ViewError(ValueError):
    """Data that is not a view of this game."""


def plain(value: Any) -> Any:
    """Convert tuples, lists and sets to lists; leave other values as they are."""
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, frozenset):
        return [plain(one) for one in sorted(value)]
    return value


def tupled(value: Any) -> Any:
    """Convert lists to tuples at every level; raise `ViewError` unless they hold only numbers and strings."""
    if isinstance(value, list):
        return tuple(map(tupled, value))
    if value is None or isinstance(value, int | str):
        return value
    raise ViewError(f"{value!r:.60} is no part of a view")


def open_fields(*classes: type, besides: Iterable[str] = ()) -> tuple[Field, ...]:
    """The public fields, except those that the game writes in its own way (`besides`)."""
    left_out = set(besides)
    return tuple(one for one in fields(*classes) if one.known is Known.PUBLIC and one.name not in left_out)


def write_open(view: View, some: Iterable[Field]) -> dict[str, Any]:
    return {one.name: plain(getattr(view, one.name)) for one in some}


def read_open(view: View, some: Iterable[Field], data: Mapping[str, Any]) -> None:
    """Fill in the fields of a view of the same game; raises `ViewError`."""
    for one in some:
        value = tupled(wanted(data, one.name))
        is_list = get_origin(one.type) is list
        right: Any = tuple if is_list else one.type if one.type in (int, bool) else object
        if not isinstance(value, right):
            raise ViewError(f"{one.name} cannot be {value!r:.60}")
        setattr(view, one.name, list(value) if is_list else value)


def wanted(data: Mapping[str, Any], name: str) -> Any:
    if name not in data:
        raise ViewError(f"a view without {name}")
    return data[name]


def made_of(frame: Frame[Any]) -> list[Any]:
    """The arguments that make this frame; for a frame that is not a dataclass, its `state()`."""
    names = getattr(type(frame), "__match_args__", ())
    made = [getattr(frame, name) for name in names] if names else frame.state()
    return [plain(one) for one in made]


def frame_kinds(root: Any) -> dict[str, type[Frame[Any]]]:
    """The frames of a game, by the names of their classes."""
    out: dict[str, type[Frame[Any]]] = {}
    for one in root.__subclasses__():
        out |= frame_kinds(one)
        # A dataclass with slots leaves behind the class it was made from: the later one counts.
        out[one.__name__] = one
    return out
