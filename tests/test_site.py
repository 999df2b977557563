"""The documentation made from the rulebook: no page is a wall, all languages have the same pages."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import goneaway
from goneaway.colditz.ruleset import edition_names, options
from goneaway.kernel import GameKind
from goneaway.rulebook import load_events, load_questions
from goneaway.wording import LANGUAGES

DOCS = Path(__file__).parent.parent / "docs"
#: A page that somebody reads, or scrolls through to what the search has found.
WALL = 8_000


@pytest.fixture(scope="module")
def making() -> Iterator[Any]:
    sys.path.insert(0, str(DOCS))
    try:
        yield import_module("making.book")
    finally:
        sys.path.remove(str(DOCS))


@pytest.fixture(scope="module")
def spoken(making: Any) -> dict[str, str]:
    return dict(import_module("making.speech").speech_pages())


@pytest.mark.parametrize("kind", goneaway.KINDS.values(), ids=list(goneaway.KINDS))
def test_every_event_and_question_has_its_entry(spoken: dict[str, str], kind: GameKind) -> None:
    events, asked = spoken[f"{kind.name}/events.md"], spoken[f"{kind.name}/asked.md"]
    assert len(re.findall(r"^### `", events, re.MULTILINE)) == len(load_events(kind))
    for name, about in load_events(kind).items():
        assert f"### `{name}` " in events
        assert about.when in events
    for name, question in load_questions(kind).items():
        assert f"### `{name}` " in asked
        assert question.when in asked
    for text in (events, asked):
        assert _words(text) < WALL
        # Every kind of value that is linked stands at the end.
        assert set(re.findall(r"\(#(value-[\w-]+)\)", text)) <= set(re.findall(r"\{#(value-[\w-]+)\}", text))


def _words(text: str) -> int:
    return len(re.sub(r"<[^>]*>|\]\([^)]*\)", " ", text).split())


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_a_wall(making: Any, language: str) -> None:
    pages = dict(making.Book(language).pages())
    walls = {path: _words(text) for path, text in pages.items() if _words(text) > WALL}
    assert {path for path in walls if not path.endswith("comparison.md")} == set()
    own = "" if language == "en" else f"{language}/"
    assert {f"{own}colditz/editions/{name}.md" for name in edition_names()} <= set(pages)
    assert len([path for path in pages if "/options/" in path]) > 10


def test_an_edition_tells_its_differences_first(making: Any) -> None:
    text = making.Book("en").edition_page("osprey")
    differs, rest = text.split("## The rest")
    assert "## What differs from the Classic rules" in differs
    assert "???" not in differs
    assert "???" in rest


@pytest.mark.sampled(7)
@pytest.mark.parametrize("edition", edition_names())
def test_an_edition_lists_as_many_points_as_it_says(making: Any, edition: str) -> None:
    text = making.Book("en").edition_page(edition)
    said = re.search(r"differs from the Classic rules in (\d+) point", text)
    listed = text.split("## What differs")[-1].split("## The rest")[0].count("\n- ")
    assert said is not None or edition == making.CLASSIC
    assert said is None or int(said[1]) == listed


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_comparison_speaks_in_sentences(making: Any, language: str) -> None:
    """Every option, and no bare value where somebody wants to know what is played."""
    text = making.Book(language).comparison_page()
    assert text.count('class="ga-option') == len(options())
    said = re.findall(r"<span>(.*?)</span></li>", text)
    assert len(said) > len(options())
    assert [one for one in said if not one.endswith((".", "!", "?"))] == []
    assert [one for one in said if re.search(r"\w_\w", one)] == []
