"""Untrusted text: turn bytes or text into checked data, or raise an error that says what is wrong.

Everything that comes from a file or over the network passes through here: records, house rules, positions for
a picture, bodies of requests, messages on a socket. Size and nesting are checked by a linear scan before any
parser sees the text, because parsers take time and memory that grow faster than the text: `a.a.a… = 1` costs
`tomllib` the square of its key parts. Files are opened by the caller, who reads at most `LARGEST` bytes.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
from itertools import accumulate, count
from operator import sub
from typing import Any, NoReturn, Self

#: A long game fills about two million bytes.
LARGEST = 32 << 20
#: A record is nested six deep, house rules three.
DEEPEST = 24
#: Maximum digits of a number; no number of a game has that many.
DIGITS = 18
#: Maximum characters of a JSON text or of one line of a record. The longest real line, the header of a game
#: with every option changed, has about 20,000.
LONGEST_LINE = 1 << 20


class FileError(ValueError):
    """An error in a file. `line` is the number of the bad line, from 1; None if it is not a single line."""

    def __init__(self, code: str, line: int | None = None, **parameters: object) -> None:
        self.code = code
        self.line = line
        self.parameters = parameters
        place = f"line {line}: " if line is not None else ""
        super().__init__(f"{place}{code} {parameters or ''}".strip())

    @classmethod
    def told(cls, error: FileError, line: int | None = None) -> Self:
        """Return the same error as an error of this class."""
        return cls(error.code, line if error.line is None else error.line, **error.parameters)


def text_of(data: bytes, largest: int = LARGEST) -> str:
    """Decode the text of a file; raise `FileError` if it is not valid text."""
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
    """Return the text, or raise `FileError` for a byte order mark or for anything in `UNSAFE`."""
    if not isinstance(text, str):
        raise FileError("not-text")
    if text.startswith("\ufeff"):
        raise FileError("byte-order-mark", 1)
    found = unsafe_at(text)
    if found >= 0:
        raise _unsafe(text[found], text.count("\n", 0, found) + 1)
    return text


#: Characters that no text from outside may have: control characters except tab and line ends, which move the
#: cursor or change the colours of a terminal; line separators and marks of writing direction, which make a
#: line look like another one; and unpaired surrogates, which no file can hold.
UNSAFE = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff"
_UNSAFE = re.compile(f"[{UNSAFE}]")


def unsafe_at(text: str) -> int:
    """Return the index of the first character in `UNSAFE`, or -1."""
    if text.isprintable():
        return -1
    found = _UNSAFE.search(text)
    return -1 if found is None else found.start()


def _unsafe(letter: str, line: int | None = None) -> FileError:
    if letter == "\0":
        return FileError("nul", line)
    return FileError("surrogate", line) if "\ud800" <= letter <= "\udfff" else FileError("control", line)


_OBEYED = re.compile(f"[\r{UNSAFE}]")


def printable(text: str) -> str:
    """Return the text with `?` for every character that a terminal might obey, except tab and new line."""
    return text if text.isprintable() else _OBEYED.sub("?", text)


# JSON


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) < len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise FileError("repeated", name=name[:60])
            seen.add(name)
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

    `line` is the number of the line, if the text is one line of a file.
    """
    try:
        check_json(text)
        data = _JSON.decode(text)
        check_plain(data)
    except RecursionError:
        raise FileError("nested", line, depth=DEEPEST) from None
    except json.JSONDecodeError as error:
        raise FileError("not-json", error.lineno if line is None else line) from None
    except FileError as error:
        raise FileError.told(error, line) from None
    return data


#: A string, closed or not. Possessive, so that no text causes backtracking.
_STRING = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
#: An opening bracket counts 2 and a closing one 0: the depth after n of them is their sum minus n.
_NESTING = bytes(2 if byte in b"[{" else 0 for byte in range(256))
_NOT_NESTING = bytes(byte for byte in range(256) if byte not in b"[]{}")


def check_json(text: str | bytes, longest: int = LONGEST_LINE) -> None:
    """Raise `FileError` for a JSON text that is too long or nested too deeply, without parsing it.

    Takes linear time. Does not check that the text is valid JSON.
    """
    if len(text) > longest:
        raise FileError("too-long", most=longest)
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return
    brackets = _STRING.sub(b"", data).translate(_NESTING, _NOT_NESTING)
    if max(map(sub, accumulate(brackets), count(1)), default=0) > DEEPEST:
        raise FileError("nested", depth=DEEPEST)


def check_plain(data: Any) -> None:
    """Raise `FileError` for data nested too deeply, or for a name or text with a character in `UNSAFE`."""
    level = [data]
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for one in level:
            if isinstance(one, dict):
                inner += one.values()
                inner += one
            elif isinstance(one, list):
                inner += one
            elif isinstance(one, str) and not one.isprintable() and (found := _OBEYED.search(one)):
                raise _unsafe(found[0])
        if not inner:
            return
        level = inner
    raise FileError("nested", depth=DEEPEST)


# TOML

_AT_LINE = re.compile(r"at line ([0-9]+)")
#: The tokens that determine the depth of a TOML text; strings and comments are skipped whole, closed or not.
#: Possessive, so that no text causes backtracking.
_TOML = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:""")?+'
    r"|'''(?:[^']|'(?!''))*+(?:''')?+"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?+'
    r"|'[^'\n]*+'?+"
    r"|\#[^\n]*+"
    r"|[][{}.,=\n]",
    re.DOTALL,
)


def check_toml(text: str) -> None:
    """Raise `FileError` for a TOML text nested too deeply, by brackets or dotted keys, without parsing it.

    Takes linear time. Does not check that the text is valid TOML.
    """
    depth = dots = 0
    for found in _TOML.finditer(text):
        match found[0]:
            case "[" | "{":
                depth, dots = depth + 1, 0
            case "]" | "}":
                depth, dots = depth - 1, 0
            case ".":
                dots += 1
            case "," | "=" | "\n":
                dots = 0
        # A key of three parts has two dots.
        if max(depth, dots + 1) > DEEPEST:
            raise FileError("nested", text.count("\n", 0, found.start()) + 1, depth=DEEPEST)


def toml_of(text: str) -> dict[str, Any]:
    """The data of a TOML text, as strict as `json_of`."""
    check_toml(text)
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
