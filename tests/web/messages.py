"""Generates the page's message types from the server's: `.venv/bin/python -m tests.web.messages`.

Messages are msgspec structs, or the dataclasses of `presenting` where those are sent as they are. The parts
of a table and the answers to questions come from all games together: what only some tell may be missing.
"""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from goneaway.table.book import commands, entries
from goneaway.web.application import endpoints
from goneaway.web.http import shapes as rest
from goneaway.web.routes import shapes as answers
from goneaway.web.routes.colditz import shapes as colditz
from goneaway.web.routes.sectionx import shapes as sectionx
from goneaway.web.sight import asks, shapes, shown

FILE = Path("src/goneaway/web/page/lib/messages.d.ts")

#: What games with a presentation of their own declare in addition.
GAMES = (colditz, sectionx)

_PLAIN: Mapping[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
    bytes: "string",
}
#: Unions with a tag that have a name of their own, and what the names of their members begin with.
_UNIONS: Mapping[Any, tuple[str, str]] = {
    commands.Command: ("Command", "Do"),
    asks.Asked: ("Asked", "Ask"),
    entries.Entry: ("Entry", "Did"),
}
_PREFIX = {one: prefix for union, (_, prefix) in _UNIONS.items() for one in get_args(union)}
#: What a path is given as part of.
_BRACES = re.compile(r"\{\w+\}")


#: Of pairs of an address and its answer the answer of the first that fits.
_FIRST = """type First<P, Pairs> = Pairs extends [[infer Address, infer Answer], ...infer Others]
  ? P extends Address
    ? Answer
    : First<P, Others>
  : never;
"""


class Field(NamedTuple):
    name: str
    type: Any
    required: bool


def declared() -> str:
    """The whole file."""
    out = Types()
    out.add("Value", f"export type Value = {out.text(answers.Value)};\n")
    for union, (name, _) in _UNIONS.items():
        out.text(union)
        out.add(
            name, f"export type {name} =\n" + "\n".join(f"  | {_name(c)}" for c in get_args(union)) + ";\n"
        )
    frames = (shapes.Greeting, shapes.Presence, shapes.State, shapes.Told)
    for cls in (rest.Refusal, rest.Announced, rest.Done, *frames):
        out.text(cls)
    out.add("Parts", _parts(out))
    out.add("Answers", _answers(out))
    out.add("First", _FIRST)
    out.add("Got", _requests(out, "Got", "GET"))
    out.add("Posted", _requests(out, "Posted", "POST"))
    return "\n".join(
        ["// Made of the server's types by tests/web/messages.py: do not edit.\n", *out.parts.values()]
    )


def _parts(out: Types) -> str:
    """All parts there are; before a game has begun, and in other games, some are missing."""
    boards: dict[str, list[str]] = {}
    for cls in (shown.PlainBoard, *(found for game in GAMES for found in (game.Board, game.View))):
        for field in fields_of(cls):
            boards.setdefault(field.name, []).append(out.text(field.type))
    lines = [f"  {one.name}: {out.text(one.type)};\n" for one in fields_of(shapes.TableParts)]
    # Of a part that several games have nothing is certain but what all of them tell.
    lines += [
        f'  "{name}"?: {kinds[0] if len(kinds) == 1 else " & ".join(f"Partial<{kind}>" for kind in kinds)};\n'
        for name, kinds in boards.items()
    ]
    return f"export interface Parts {{\n{''.join(lines)}}}\n"


def _answers(out: Types) -> str:
    """By question: its answer, with what only some games tell."""
    lines = []
    for kind, answer in shapes.ANSWERS.items():
        own = [out.text(game.ANSWERS[kind]) for game in GAMES if kind in game.ANSWERS]
        plain = answer == dict[str, Any]
        told = [] if plain and own else [out.text(answer)]
        told += own if plain and len(own) == 1 else [f"Partial<{one}>" for one in own]
        lines.append(f"  {kind}: {' & '.join(told)};\n")
    return f"export interface Answers {{\n{''.join(lines)}}}\n"


def _requests(out: Types, name: str, method: str) -> str:
    """The answer to a request by its address; a query may follow. Longer addresses come first."""
    found = sorted(
        (one for one in endpoints() if one.method == method and one.path.startswith("/api/") and one.gives),
        key=lambda one: (-one.path.count("/"), one.path),
    )
    lines = []
    for one in found:
        path = _BRACES.sub("${string}", one.path)
        query = "${string}" if one.query is not None else ""
        pattern = f"`{path}{query}`" if "$" in path + query else f'"{path}"'
        lines.append(f"    [{pattern}, {out.text(one.gives)}],\n")
    return f"export type {name}<P extends string> = First<\n  P,\n  [\n{''.join(lines)}  ]\n>;\n"


def fields_of(cls: Any) -> list[Field]:
    """The fields of a struct or of a dataclass, as they are sent."""
    if issubclass(cls, msgspec.Struct):
        return [Field(one.encode_name, one.type, one.required) for one in msgspec.structs.fields(cls)]
    hints = typing.get_type_hints(cls, include_extras=True)
    return [Field(one.name, hints[one.name], True) for one in dataclasses.fields(cls)]


def _name(cls: Any) -> str:
    return f"{_PREFIX.get(cls, '')}{cls.__name__}"


class Types:
    """Declarations by their names, and the types that they are of."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}
        self._of: dict[str, Any] = {}

    def add(self, name: str, text: str) -> None:
        self.parts[name] = text

    def text(self, of: Any) -> str:
        """A type as TypeScript writes it; what it is made of is declared on the way."""
        if of in _PLAIN:
            return _PLAIN[of]
        origin, args = get_origin(of), get_args(of)
        if origin is Annotated:
            return self._annotated(args[0], args[1:])
        if origin is Literal:
            return " | ".join(f'"{one}"' for one in args)
        if origin in (Union, types.UnionType):
            if of == answers.Value and "Value" in self.parts:
                return "Value"
            texts = [self.text(one) for one in args if one is not msgspec.UnsetType]
            return _UNIONS[of][0] if of in _UNIONS else " | ".join(dict.fromkeys(texts))
        if origin is tuple and args[-1] is not ...:
            return f"[{', '.join(map(self.text, args))}]"
        if origin in (list, tuple):
            text = self.text(args[0])
            return f"({text})[]" if " | " in text and not text.startswith("[") else f"{text}[]"
        if origin in (dict, types.MappingProxyType):
            return f"Record<string, {self.text(args[1])}>"
        assert isinstance(of, type), of
        self._declare(of)
        return _name(of)

    def _annotated(self, of: Any, metas: tuple[Any, ...]) -> str:
        """A constant, a type that is put together here and goes by its title, or only a type with bounds."""
        for one in metas:
            if one.title:
                return str(one.title)
            if one.extra_json_schema:
                return str(one.extra_json_schema["const"]).lower()
        return self.text(of)

    def _declare(self, cls: type) -> None:
        name = _name(cls)
        assert self._of.setdefault(name, cls) is cls, f"two types are called {name}"
        if name not in self.parts:
            self.add(name, "")
            self.add(name, f"export interface {name} {{\n{''.join(self._lines(cls))}}}\n")

    def _lines(self, cls: Any) -> Iterator[str]:
        config = getattr(cls, "__struct_config__", None)
        if config is not None and config.tag:
            yield f'  {config.tag_field}: "{config.tag}";\n'
        for field in fields_of(cls):
            yield f"  {field.name}{'' if field.required else '?'}: {self.text(field.type)};\n"


if __name__ == "__main__":
    FILE.write_text(declared(), encoding="utf-8")
