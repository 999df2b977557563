"""The page knows no rules: it draws what it is sent and offers what it is offered.

Held by words: no script names an edition, an option, a bundle, a room or a circle. Verbs to which the page
gives a gesture of their own stand in one table, `table/gestures.js`.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from goneaway import KINDS
from goneaway.colditz.board import load_board
from goneaway.colditz.ruleset import bundle_names, edition_names, options
from goneaway.colditz.words.forms import FORMS
from goneaway.kernel import GameKind
from goneaway.web.routes import pages

#: Vendored, the one table of gestures, or all scripts once more.
APART = ("lib/lit.js", "lib/fluent.js", "table/gestures.js", pages.SCRIPT)


@cache
def scripts() -> dict[str, str]:
    """Every script, its comments left out."""
    page = pages.Page()
    page.refresh()
    found = {name: file.body.decode() for name, file in page.files.items() if name.endswith(".js")}
    return {
        name: re.sub(r"/\*.*?\*/|^\s*//[^\n]*", "", text, flags=re.S | re.M)
        for name, text in found.items()
        if name not in APART
    }


def quoted(text: str) -> set[str]:
    """Words that stand between quotation marks, whole."""
    return set(re.findall(r"""["'`]([\w./-]+)["'`]""", text))


def options_of(kind: GameKind) -> set[str]:
    return {name for name in kind.rules(kind.players[-1], {}) if name not in ("edition", "board")}


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("edition", set(edition_names())),
        ("bundle", set(bundle_names())),
        ("option of Colditz", set(options()) | {one.dotted for one in options().values()}),
        ("option of Section X", options_of(KINDS["sectionx"])),
        ("circle", {circle.name for circle in load_board("castle", None).circles}),
        # One of the rooms is called like the page's own store of what it was told.
        ("room", set(load_board("castle", None).rooms) - {"store"}),
    ],
)
def test_no_script_names_what_belongs_to_the_rules(what: str, words: set[str]) -> None:
    found = {name: quoted(text) & words for name, text in scripts().items()}
    assert {name: sorted(hits) for name, hits in found.items() if hits} == {}, what


def test_a_rule_that_slipped_in_would_be_found() -> None:
    assert quoted('if (edition === "gibson" || room === `chapel`) most = rules["dice.max"];') == {
        "gibson",
        "chapel",
        "dice.max",
    }


def test_no_script_reckons_with_dice() -> None:
    """Chance is the referee's: a page that draws lots would be a page that knows."""
    for name, text in scripts().items():
        assert "Math.random" not in text, name


def test_verbs_are_named_in_the_tables_of_gestures_alone() -> None:
    """What a script compares a verb with, says or begins with comes from there."""
    verbs = "|".join(sorted(FORMS))
    said = re.compile(rf"""(?:\b(?:word|verb)\s*[!=]==|\bacts?\(\[?|\bchoose\(\[)\s*["'`](?:{verbs})["'` ]""")
    found = {name: said.findall(text) for name, text in scripts().items() if not name.endswith("gestures.js")}
    assert {name: hits for name, hits in found.items() if hits} == {}
