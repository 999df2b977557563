"""The Fluent files: what a language says, and what an edition calls by other names.

Every language has its usual words, one folder each. Sentences do not spell the names of roles, zones and
things that editions call differently: they refer to terms (`{ -hideaways }`), which stand in
`colditz-words.ftl`. An edition that has words of its own in a language has a file of them,
`editions/NAME.ftl`, with terms and messages that take the place of the usual ones. Without such a file, or
where it is silent, an edition is told in the usual words.

Files are cut into entries when a language is opened, and an entry is parsed when it is first said: parsing
all of a language takes over a second, and few of its sentences are ever said in one process.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from itertools import zip_longest
from threading import RLock
from typing import TYPE_CHECKING

from .. import games

if TYPE_CHECKING:
    from .bundles import LazyBundle

#: The folder of a language for the words of editions.
EDITIONS = "editions"

#: Where an entry begins. Whatever belongs to one is indented, or begins with a bracket or a dot.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
#: A comment, which belongs to no sentence.
_COMMENT = re.compile(r"^#.*\n?", re.M)


def texts(language: str, packages: Iterable[str] = (__package__,)) -> Iterator[str]:
    """The Fluent files of a language, none if it has not been written yet."""
    for package in packages:
        folder = resources.files(package).joinpath(language)
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if file.name.endswith(".ftl"):
                    yield file.read_text("utf-8")


def packages() -> tuple[str, ...]:
    """Where Fluent files are: here, and with the games that bring their own."""
    own = (parts.words for parts in games.known().values() if parts.words)
    return (__package__, *dict.fromkeys(own))


def own_words(language: str, edition: str) -> str | None:
    """The file of an edition in a language; nothing if it has no words of its own."""
    folder = resources.files(__package__).joinpath(language, EDITIONS)
    # The name may come from a file of house rules: only what is listed here is opened.
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name == f"{edition}.ftl":
            return file.read_text("utf-8")
    return None


#: Who needs a language while another thread reads it waits for that one.
_reading = RLock()


def sources(language: str) -> Mapping[str, str]:
    """The entries of a language as they are written, by id; terms with their hyphen."""
    return _sources(language, packages())


@cache
def _sources(language: str, packages: tuple[str, ...]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for text in texts(language, packages):
        # What comes first stays.
        found = cut(text) | found
    return found


def cut(text: str) -> dict[str, str]:
    """A Fluent file as its entries, by id."""
    text = _COMMENT.sub("", text.replace("\r\n", "\n"))
    starts = list(_ENTRY.finditer(text))
    found: dict[str, str] = {}
    for entry, after in zip_longest(starts, starts[1:]):
        found.setdefault(entry[1], text[entry.start() : after.start() if after else len(text)])
    return found


def bundle(language: str, edition: str = "") -> LazyBundle:
    """The messages of a language in the words of an edition; what the language lacks, in English."""
    with _reading:
        return _bundle(language, edition, packages())


@cache
def _bundle(language: str, edition: str, packages: tuple[str, ...]) -> LazyBundle:
    # Imported here: fluent and babel are slow to load, and the engine does without them.
    from .bundles import LazyBundle

    own = own_words(language, edition) if edition else None
    if edition and own is None:
        return _bundle(language, "", packages)
    return LazyBundle(language, cut(own or ""), {**_sources("en", packages), **_sources(language, packages)})


#: How often everything was forgotten: what was put together before then is not said again.
_times = 0


def times_forgotten() -> int:
    return _times


def forget() -> None:
    """Read the files again when they are asked for next."""
    global _times
    _times += 1
    _sources.cache_clear()
    _bundle.cache_clear()
