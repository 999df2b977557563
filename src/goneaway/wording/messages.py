"""The Fluent files: what a language says, and what an edition calls by other names.

Every language has its usual words, one folder each. Sentences do not spell the names of roles, zones and
things that editions call differently: they refer to terms (`{ -hideaways }`), which stand in
`colditz-words.ftl`. An edition that has words of its own in a language has a file of them,
`editions/NAME.ftl`, with terms and messages that take the place of the usual ones. Without such a file, or
where it is silent, an edition is told in the usual words.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from threading import RLock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

#: The folder of a language for the words of editions.
EDITIONS = "editions"


def texts(language: str) -> Iterator[str]:
    """The Fluent files of a language, none if it has not been written yet."""
    folder = resources.files(__package__).joinpath(language)
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                yield file.read_text("utf-8")


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


@cache
def parsed(language: str) -> tuple[ast.Resource, ...]:
    """The files of a language, read once for all editions."""
    # Imported here: fluent and babel are slow to load, and the engine does without them.
    from fluent.runtime import FluentResource

    return tuple(map(FluentResource, texts(language)))


def bundle(language: str, edition: str = "") -> FluentBundle:
    """The messages of a language in the words of an edition; what the language lacks, in English."""
    with _reading:
        return _bundle(language, edition)


@cache
def _bundle(language: str, edition: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    own = own_words(language, edition) if edition else None
    if edition and own is None:
        return _bundle(language, "")
    found = FluentBundle([language], use_isolating=False)
    # What comes first stays.
    if own is not None:
        found.add_resource(_completed(FluentResource(own), language))
    for source in dict.fromkeys((language, "en")):
        for resource in parsed(source):
            found.add_resource(resource)
    return found


def _completed(own: ast.Resource, language: str) -> ast.Resource:
    """The words of an edition; what they leave out of a message is said as the language says it."""
    from fluent.syntax import ast

    entries = {entry.id.name: entry for entry in own.body if isinstance(entry, ast.Message)}
    for resource in parsed(language):
        for usual in resource.body:
            if isinstance(usual, ast.Message) and usual.id.name in entries:
                entry = entries[usual.id.name]
                entry.value = entry.value or usual.value
                told = {one.id.name for one in entry.attributes}
                entry.attributes += [one for one in usual.attributes if one.id.name not in told]
    return own


#: How often everything was forgotten: what was put together before then is not said again.
_times = 0


def times_forgotten() -> int:
    return _times


def forget() -> None:
    """Read the files again when they are asked for next."""
    global _times
    _times += 1
    parsed.cache_clear()
    _bundle.cache_clear()
