"""Generates the page's message types from the server's: `.venv/bin/python -m tests.web.messages`."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from goneaway.table.book import commands
from goneaway.web.http import shapes as rest
from goneaway.web.sight import asks, shapes

FILE = Path("src/goneaway/web/page/lib/messages.d.ts")

_PLAIN: Mapping[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}


def declared() -> str:
    """The whole file."""
    told = {
        cls.__name__: cls
        for cls in vars(shapes).values()
        if isinstance(cls, type) and issubclass(cls, msgspec.Struct) and cls is not msgspec.Struct
    }
    told["Refusal"] = rest.Refusal
    parts = ["// Made of the server's types by tests/web/messages.py: do not edit.\n"]
    parts += [_interface(name, cls) for name, cls in told.items()]
    parts += [_interface(f"Do{cls.__name__}", cls) for cls in get_args(commands.Command)]
    parts.append(_union("Command", "Do", commands.Command))
    parts += [_interface(f"Ask{cls.__name__}", cls) for cls in get_args(asks.Asked)]
    parts.append(_union("Asked", "Ask", asks.Asked))
    return "\n".join(parts)


def _union(name: str, prefix: str, of: Any) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {prefix}{c.__name__}" for c in get_args(of)) + ";\n"


def _interface(name: str, cls: type[msgspec.Struct]) -> str:
    return f"export interface {name} {{\n{''.join(_fields(cls))}}}\n"


def _fields(cls: type[msgspec.Struct]) -> Iterator[str]:
    if tag := cls.__struct_config__.tag:
        yield f'  {cls.__struct_config__.tag_field}: "{tag}";\n'
    for field in msgspec.structs.fields(cls):
        yield f"  {field.encode_name}{'' if field.required else '?'}: {_type(field.type)};\n"


def _type(of: Any) -> str:
    if of in _PLAIN:
        return _PLAIN[of]
    origin, args = get_origin(of), get_args(of)
    if origin is Annotated:
        return _type(args[0])
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in args)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(one) for one in args)
    if origin in (list, tuple):
        return f"{_type(args[0])}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    assert isinstance(of, type), of
    return of.__name__


if __name__ == "__main__":
    FILE.write_text(declared(), encoding="utf-8")
