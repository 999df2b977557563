"""One word for one thing: synonyms that were given up do not come back (docs/making/terms.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import goneaway
from goneaway.wording import Wording
from goneaway.wording.messages import sources

SOURCE = Path(goneaway.__file__).parent
TERMS = Path(__file__).parent.parent / "docs/making/terms.md"

#: By language: words nobody says any more, as a native would find them in a sentence.
GIVEN_UP = {
    "en": r"\bthe measure\b|\ba bot is at it\b|\bnobody is waited for\b|\bThe game rests\b|have spoken\b",
    "it": r"\btira i dadi\b|\b[Rr]eclam(?:a|are|i)\b|[Oo] la va o la spacca|[Ii]l tutto per tutto|"
    r"\b[Uu]n cerchio sta\b|\b[Cc]erchi\b|\btavoliere\b|\b[Tt]iri finora\b|[Aa]uto di servizio|"
    r"[Ss]trada di accesso|\b[Bb]ritannic|\] la misura\b|\bscontro\b",
    "es": r"\b[Cc]írculos?\b|\b[Pp]elea\b|\b[Dd]eten(?:er|ido|idos) a\b|\bdetiene a\b|[Tt]odo o nada|"
    r"[Cc]oche oficial|"
    r"[Cc]amino de acceso|\bla medida$|\bpass\.",
    "fr": r"\b[Rr]obots?\b|\b[Cc]ercles\b|\b[Cc]ombat\b|\b(?:[Ll]es|[Dd]es) gardes\b|\b[Uu]n garde\b|"
    r"[ÉE]quipement\b|[Qq]uitte ou double|"
    r"[Aa]ire d’[Aa]ppel|[Cc]hemin d’accès|\b(?:quel|[Uu]n|[Ll]es) rangs?\b|\ben W\.-C\.",
}


def texts(language: str) -> list[tuple[Path, str]]:
    wording = (SOURCE / "wording" / language).glob("**/*.ftl")
    page = SOURCE / "web/page/words" / f"{language}.ftl"
    return [(file, file.read_text("utf-8")) for file in (*wording, page)]


@pytest.mark.parametrize("language", GIVEN_UP)
def test_words_that_were_given_up_do_not_come_back(language: str) -> None:
    for file, text in texts(language):
        for number, line in enumerate(text.splitlines(), 1):
            found = None if line.startswith("#") else re.search(GIVEN_UP[language], line)
            assert found is None, f"{file.name}:{number}: {found[0]}"


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


def test_the_list_names_them() -> None:
    told = TERMS.read_text("utf-8")
    for word in ("O la va o la spacca", "Quitte ou double", "camino de acceso", "auto di servizio", "rang"):
        assert word in told
