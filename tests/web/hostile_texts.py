"""Small texts that are expensive to parse: each is refused or read within a fixed budget.

    python -m tests.web.hostile_texts SIZE

reads all of them with every parser that sees untrusted text. The caller limits its memory and CPU time.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from goneaway import KINDS, new_game
from goneaway.kernel import FileError, Refused, RulesError, SceneError, load_record
from goneaway.kernel.notation import read_text
from goneaway.kernel.untrusted import json_of, text_of, toml_of
from goneaway.rulebook import read_house_rules
from goneaway.table.book.commands import Command
from goneaway.table.book.settings import Settings
from goneaway.web.http.endpoint import read_json
from goneaway.web.http.errors import HttpError
from goneaway.web.sockets.play import Message


def hostile(size: int) -> Iterator[tuple[str, str]]:
    """Texts of about this many characters, each with a name."""
    yield "dotted key", "a." * (size // 2) + "a = 1"
    yield "dotted key with spaces", "a . " * (size // 4) + "a = 1"
    yield "quoted dotted key", '"a".' * (size // 4) + "a = 1"
    yield "dotted header", "[" + "a." * (size // 2) + "a]"
    yield "dotted header of a list", "[[" + "a." * (size // 2) + "a]]"
    yield "dotted key in a table", "a = {" + "a." * (size // 2) + "a = 1}"
    yield "many dotted keys", "".join(f"{'a.' * 22}a{n} = 1\n" for n in range(size // 55))
    yield (
        "headers and dotted keys",
        f"[{'b.' * 22}b]\n" + "".join(f"{'a.' * 22}a{n} = 1\n" for n in range(size // 55)),
    )
    yield "escaped quotes", "a = " + '"' + '\\"' * (size // 2)
    yield "brackets hidden in a string", 'a = """' + "]" * (size // 2) + '"""\nb = ' + "[" * (size // 2)
    yield "unclosed strings", '"\n' * (size // 2)
    yield "triple quotes", '"""' * (size // 3)
    yield "single quotes", "'" * size
    yield "toml lists", "a = " + "[" * (size // 2) + "]" * (size // 2)
    yield "toml tables", "a = " + "{a=" * (size // 3)
    yield "toml keys", "".join(f"a{n}=1\n" for n in range(size // 8))
    yield "toml digits", "a = " + "9" * size
    yield "comments", "#\n" * (size // 2)
    yield "json lists", "[" * size
    yield "json lists closed", "[" * (size // 2) + "]" * (size // 2)
    yield "json objects", '{"a":' * (size // 5)
    yield "json names, one twice", "{" + "".join(f'"{n}":0,' for n in range(size // 9)) + '"x":0,"x":0}'
    yield "json escapes", '"' + '\\"' * (size // 2)
    yield "json digits", "9" * size
    yield "json fraction", "0." + "9" * size
    yield "json empties", "[" + "{}," * (size // 3) + "{}]"
    yield "settings nested", '{"game":"colditz","players":4,"rules":{"a":' + "[" * (size // 2) + '"x"'
    yield "message nested", '{"ask":{"kind":"why","action":' + '{"a":' * (size // 5)
    yield "record lines", '{"format":"goneaway-record/1"}\n' * (size // 31)
    yield "text outcomes", '[Format "goneaway-text/1"]\n0. ' + "[d/6 1] " * (size // 8)
    yield "text moves", '[Format "goneaway-text/1"]\n1. a: ' + "[d/6 1] " * (size // 8) + "x"
    yield "text semicolons", '[Format "goneaway-text/1"]\n1. a: ' + ";;" * (size // 2)
    yield "text colons", '[Format "goneaway-text/1"]\n1. ' + "a:" * (size // 2)
    yield "text tags", '[Format "goneaway-text/1"]\n' + "[Rule a" + " 1]" * (size // 3)
    yield "words", "a " * (size // 2)
    yield "commas", "," * size
    yield "numbers", "1 " * (size // 2)
    yield "dashes", "a-" * (size // 2)


def parsers() -> Iterator[tuple[str, Callable[[str], object]]]:
    """Every parser that reads untrusted text."""
    yield "bytes", lambda text: text_of(text.encode())
    yield "JSON", json_of
    yield "TOML", toml_of
    yield "house rules", read_house_rules
    yield "record", load_record
    yield "text record", lambda text: read_text(text, KINDS)
    yield "settings", lambda text: read_json(text, Settings)
    yield "command", lambda text: read_json(text.encode(), Command)
    yield "message", lambda text: read_json(text, Message)
    for name, kind in KINDS.items():
        game = new_game(name, players=kind.players[-1], seed=1)
        yield f"action of {name}", game.parse
        yield f"scene of {name}", partial(game.kind.scene.set_up, game)


REFUSALS = (FileError, RulesError, Refused, SceneError, HttpError, msgspec.MsgspecError)


def main(size: int) -> None:
    texts = list(hostile(size))
    for parser, read in parsers():
        for name, text in texts:
            before = resource.getrusage(resource.RUSAGE_SELF)
            try:
                read(text)
                came = "read"
            except REFUSALS as error:
                came = type(error).__name__
            after = resource.getrusage(resource.RUSAGE_SELF)
            seconds = after.ru_utime - before.ru_utime
            grown = (after.ru_maxrss - before.ru_maxrss) >> 10
            sys.stdout.write(f"{parser}, {name}: {came}, {seconds:.2f} s, {grown} MiB\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
