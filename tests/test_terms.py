"""One word for one thing: synonyms that were given up do not come back (docs/making/terms.md)."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import goneaway
from goneaway.wording import LANGUAGES, Wording
from goneaway.wording.messages import sources

SOURCE = Path(goneaway.__file__).parent
TERMS = Path(__file__).parent.parent / "docs/making/terms.md"

#: Editions and games that the list names: what the name of a file, a message or a variant of theirs says.
PLACES = {
    "Fuga 3.0": "fuga3",
    "Devir": "devir",
    "Martelli": "martelli",
    "Colditz": "colditz castle",
    "Section X": "sectionx island",
}
_ITEM = re.compile(r"([^()]+?)(?: \((only|in) ([^()]+)\))?")


@dataclass(frozen=True)
class GivenUp:
    """A word that is not used any more: nowhere, `only` in one place, or not `in` one; `*` is any ending."""

    word: str
    where: str
    place: str

    @property
    def pattern(self) -> re.Pattern[str]:
        told = re.escape(self.word).replace(r"\*", r"\w*").replace(r"\ ", r"\s+").replace("’", "[’']")
        return re.compile(rf"(?<!\w){told}(?!\w)", re.IGNORECASE)

    def found(self, text: str, labels: Iterable[str]) -> bool:
        """Whether a text says it that stands in this file, message and variant."""
        theirs = set(PLACES.get(self.place, "").split())
        there = any(theirs & set(one.split("-")) for one in labels)
        return there == (self.where == "in") and bool(self.pattern.search(text))


def given_up() -> dict[str, list[GivenUp]]:
    """The last column of the list of terms, by language."""
    found: dict[str, list[GivenUp]] = {language: [] for language in LANGUAGES}
    table = TERMS.read_text("utf-8").partition("\n## ")[0]
    # Without the heading and the line under it.
    for row in [line for line in table.splitlines() if line.startswith("|")][2:]:
        *_, last = [cell.strip() for cell in row.split("|")][1:-1]
        for told in filter(None, last.split("; ")):
            language, _, words = told.partition(": ")
            for word in words.split(", "):
                item = _ITEM.fullmatch(word)
                assert item is not None, row
                assert not item[2] or item[3] in PLACES, row
                found[language].append(GivenUp(item[1], item[2] or "", item[3] or ""))
    return found


GIVEN_UP = given_up()
_MESSAGE = re.compile(r"(-?[a-zA-Z][\w-]*) =")
_ATTRIBUTE = re.compile(r"\s+\.[\w-]+ =")
_VARIANT = re.compile(r"\s*\*?\[([\w. -]+)\]")


def texts(language: str) -> list[tuple[Path, str]]:
    wording = (SOURCE / "wording" / language).glob("**/*.ftl")
    page = SOURCE / "web/page/words" / f"{language}.ftl"
    return [(file, file.read_text("utf-8")) for file in (*wording, page)]


def read(text: str, stem: str) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """What people read of messages, line by line, and the file, the message and the variant it stands in."""
    message = variant = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        if found := _MESSAGE.match(line):
            message, variant = found[1], ""
        found = found or _ATTRIBUTE.match(line) or _VARIANT.match(line)
        if found and found.re is _VARIANT:
            variant = found[1]
        shown = line[found.end() :] if found else line
        while shown != (shown := re.sub(r"\{[^{}]*\}", "…", shown)):
            pass
        yield number, shown, (stem, message.lstrip("-"), variant)


@pytest.mark.parametrize("language", GIVEN_UP)
def test_words_that_were_given_up_do_not_come_back(language: str) -> None:
    found = [
        f"{file.name}:{number}: {one.word}"
        for file, text in texts(language)
        for number, line, labels in read(text, file.stem)
        for one in GIVEN_UP[language]
        if one.found(line, labels)
    ]
    assert found == []


def test_what_is_given_up_is_found_wherever_it_is_not_allowed() -> None:
    """The search itself: each word of the list, where it may not stand and where it may."""
    assert all(GIVEN_UP.values())
    for one in itertools.chain(*GIVEN_UP.values()):
        said = f"x-one =\n    .does = Now {{ $who }} says {one.word.replace('*', 's').capitalize()}.\n"
        [(_, _, _), (_, line, labels)] = read(said, "table")
        assert one.found(line, labels) == (one.where != "in"), one
        for place in PLACES.get(one.place, "").split():
            assert one.found(line, (*labels, f"x-{place}")) == (one.where == "in"), one
    # In variants of a message, each for itself.
    fuga = GivenUp("equipo de fuga", "only", "Fuga 3.0")
    for edition, wrong in (("fuga3", False), ("devir", True)):
        told = f"a =\n    {{ $by ->\n        [{edition}-kit] Equipo de fuga\n       *[other] x\n    }}\n"
        assert any(fuga.found(line, labels) for _, line, labels in read(told, "colditz")) == wrong


def test_a_colon_never_stands_alone_at_the_beginning_of_a_french_line() -> None:
    """Before signs of two parts and within guillemets stands an unbreakable space; apostrophes bend."""
    for file, text in texts("fr"):
        for number, line in enumerate(text.splitlines(), 1):
            found = re.search(r"[^\s\[(/] [:;?!»](?=\s|$)|« (?=\S)|[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]", line)
            assert line.startswith("#") or found is None, f"{file.name}:{number}: {line}"


#: By kind of question: the answers it puts to the choice.
ASKED = {
    "again": ("reroll", "stop"),
    "draw": ("take", "decline"),
    "consent": ("consent", "decline"),
    **dict.fromkeys(("permit-tunnel", "hide", "attend", "riot-squad"), ("done",)),
    **dict.fromkeys(
        (
            "shield",
            "intercept",
            "talisman",
            "glider-shot",
            "warning",
            "claim-window",
            "card-phase",
            "off-turn",
        ),
        ("pass",),
    ),
}


@pytest.mark.parametrize("language", GIVEN_UP)
@pytest.mark.parametrize("kind", ASKED)
def test_a_question_names_its_answers_as_the_buttons_do(language: str, kind: str) -> None:
    question = sources(language)[f"colditz-prompt-{kind}"].casefold()
    for verb in ASKED[kind]:
        button = Wording(language).doing("colditz", verb)
        # However the language inflects it.
        assert button.casefold()[:4] in question, f"{button!r} is not in {question!r}"
