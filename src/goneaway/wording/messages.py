"""The Fluent files: the messages of each language, and the words of each edition.

Every language has a folder with its usual words. For roles, zones and things whose names depend on the
edition, sentences refer to terms (`{ -hideaways }`), which are in `colditz-words.ftl`. An edition with
words of its own in a language has a file `editions/NAME.ftl` with terms and messages that replace the usual
ones. Without such a file, or for entries missing from it, the usual words are used.

Files are split into entries when a language is opened, and an entry is parsed on first use: parsing a whole
language takes over a second, and a process uses few of its sentences.
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

#: The beginning of an entry. Its other lines are indented, or begin with a bracket or a dot.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
#: A comment, which is not part of any entry.
_COMMENT = re.compile(r"^#.*\n?", re.M)


def texts(language: str, packages: Iterable[str] = (__package__,)) -> Iterator[str]:
    """The texts of a language's Fluent files; empty if there are none yet."""
    for package in packages:
        folder = resources.files(package).joinpath(language)
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if file.name.endswith(".ftl"):
                    yield file.read_text("utf-8")


def packages() -> tuple[str, ...]:
    """The packages with Fluent files: this one, and games that have their own."""
    own = (parts.words for parts in games.known().values() if parts.words)
    return (__package__, *dict.fromkeys(own))


def own_words(language: str, edition: str) -> str | None:
    """The file of an edition in a language; None if it has no words of its own."""
    folder = resources.files(__package__).joinpath(language, EDITIONS)
    # The name may come from a file of house rules: only what is listed here is opened.
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name == f"{edition}.ftl":
            return file.read_text("utf-8")
    return None


#: Makes threads wait while another one reads a language.
_reading = RLock()


def sources(language: str) -> Mapping[str, str]:
    """The unparsed entries of a language, by id; the ids of terms include their hyphen."""
    return _sources(language, packages())


@cache
def _sources(language: str, packages: tuple[str, ...]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for text in texts(language, packages):
        # Earlier packages take precedence.
        found = cut(text) | found
    return found


def cut(text: str) -> dict[str, str]:
    """Split a Fluent file into its entries, by id."""
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


#: Number of calls of `forget`; part of cache keys, so that older sentences are not used again.
_times = 0


def times_forgotten() -> int:
    return _times


def forget() -> None:
    """Drop all caches, so that files are read again on next use."""
    global _times
    _times += 1
    _sources.cache_clear()
    _bundle.cache_clear()
