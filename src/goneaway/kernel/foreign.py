"""Foreign files: bytes or text from anywhere into checked data, or an error that says what is wrong.

Everything that comes from a file passes through here: records, house rules, positions for a picture.
Nothing is opened here; whoever opens a file reads no more than `LARGEST` bytes of it.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
from typing import Any, NoReturn, Self

#: A long game fills about two million bytes.
LARGEST = 32 << 20
#: A record is nested six deep, house rules three.
DEEPEST = 24
#: No number of a game has as many.
DIGITS = 18


class FileError(ValueError):
    """What is wrong with a file, and where. `line` counts from 1; None if no line is to blame."""

    def __init__(self, code: str, line: int | None = None, **parameters: object) -> None:
        self.code = code
        self.line = line
        self.parameters = parameters
        place = f"line {line}: " if line is not None else ""
        super().__init__(f"{place}{code} {parameters or ''}".strip())

    @classmethod
    def told(cls, error: FileError, line: int | None = None) -> Self:
        """The same error of this kind of file."""
        return cls(error.code, line if error.line is None else error.line, **error.parameters)


def text_of(data: bytes, largest: int = LARGEST) -> str:
    """The text of a file; raises `FileError` for what is none."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise FileError("not-text")
    data = bytes(data)
    if len(data) > largest:
        raise FileError("too-large", most=largest >> 20)
    if data.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        raise FileError("byte-order-mark", 1)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError("not-text", data.count(b"\n", 0, error.start) + 1) from None
    return checked_text(text)


def checked_text(text: str) -> str:
    """A text that is one: no NUL, no half characters, no byte order mark."""
    if not isinstance(text, str):
        raise FileError("not-text")
    if text.startswith("\ufeff"):
        raise FileError("byte-order-mark", 1)
    found = text.find("\0")
    if found >= 0:
        raise FileError("nul", text.count("\n", 0, found) + 1)
    half = half_character(text)
    if half >= 0:
        raise FileError("surrogate", text.count("\n", 0, half) + 1)
    return text


_HALF = re.compile("[\ud800-\udfff]")


def half_character(text: str) -> int:
    """Where half of a character stands, which no file can hold; -1 if nowhere."""
    if text.isascii():
        return -1
    found = _HALF.search(text)
    return -1 if found is None else found.start()


# JSON


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) < len(pairs):
        names = [name for name, _ in pairs]
        raise FileError("repeated", name=next(name for name in names if names.count(name) > 1)[:60])
    return out


def _whole(digits: str) -> int:
    if len(digits) > DIGITS:
        raise FileError("number", digits=DIGITS)
    return int(digits)


def _fraction(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise FileError("number", digits=DIGITS)
    return number


def _constant(_: str) -> NoReturn:
    raise FileError("number", digits=DIGITS)


_JSON = json.JSONDecoder(
    object_pairs_hook=_pairs, parse_int=_whole, parse_float=_fraction, parse_constant=_constant
)


def json_of(text: str, line: int | None = None) -> Any:
    """The data of a JSON text: every name once, finite numbers of a sane size, nested no deeper than needed.

    `line` is where the text stands in its file, if it is one line of it.
    """
    try:
        data = _JSON.decode(text)
        check_plain(data, escapes="\\u" in text)
    except RecursionError:
        raise FileError("nested", line, depth=DEEPEST) from None
    except json.JSONDecodeError as error:
        raise FileError("not-json", error.lineno if line is None else line) from None
    except FileError as error:
        raise FileError.told(error, line) from None
    return data


def check_plain(data: Any, *, escapes: bool = True) -> None:
    """Raises `FileError` for data nested too deep, or for half characters that were written as escapes."""
    level = [data]
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for one in level:
            if isinstance(one, dict):
                inner += one.values()
                if escapes:
                    inner += one
            elif isinstance(one, list):
                inner += one
            elif escapes and isinstance(one, str) and half_character(one) >= 0:
                raise FileError("surrogate")
        if not inner:
            return
        level = inner
    raise FileError("nested", depth=DEEPEST)


# TOML

_AT_LINE = re.compile(r"at line ([0-9]+)")
#: What closes again or opens a level; strings are passed over.
_BRACKETS = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{}]')


def toml_of(text: str) -> dict[str, Any]:
    """The data of a TOML text, as strict as `json_of`."""
    depth = 0
    for found in _BRACKETS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > DEEPEST:
            raise FileError("nested", text.count("\n", 0, found.start()) + 1, depth=DEEPEST)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = _AT_LINE.search(str(error))
        raise FileError("not-toml", int(line[1]) if line else text.count("\n") + 1) from None
    except RecursionError:
        raise FileError("nested", depth=DEEPEST) from None
    except ValueError:
        # Numbers with more digits than Python reads.
        raise FileError("number", digits=DIGITS) from None
    check_plain(data)
    _check_numbers(data)
    return data


def _check_numbers(data: Any) -> None:
    if isinstance(data, dict | list):
        for inner in data.values() if isinstance(data, dict) else data:
            _check_numbers(inner)
    elif (isinstance(data, float) and not math.isfinite(data)) or (
        isinstance(data, int) and abs(data) >= 10**DIGITS
    ):
        raise FileError("number", digits=DIGITS)
