"""Every language says what English says, of the same things, in its own words.

What the terminal says is checked as far as it has been translated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import goneaway
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.ruleset import bundle_names, options
from goneaway.colditz.ruleset.constraints import CONSTRAINTS
from goneaway.kernel import FileError, Outcome, RecordError, RulesError
from goneaway.rulebook import HouseRulesError, load_cases
from goneaway.sectionx import SECTIONX
from goneaway.wording import LANGUAGES, Wording
from goneaway.wording.sentences import wording_of

from .speech import (
    CARDS,
    CLAUSES,
    KINDS,
    check,
    check_filled,
    errors,
    events,
    outcomes,
    prompts,
    reasons,
    refusals,
    sampled,
)
from .test_wording import referred

FOLDER = Path(goneaway.__file__).parent / "wording"
OTHERS = [name for name in LANGUAGES if name != "en"]
COMPLETE = ("kernel", "lab", "sectionx", "colditz", "table", "web")

each_language = pytest.mark.parametrize("language", OTHERS)
each_language_and_game = pytest.mark.parametrize(
    ("language", "game"), [(language, game) for language in OTHERS for game in KINDS]
)

#: Variables that the code gives although the English message has no use for them.
GIVEN = {"kernel-list": {"letter"}, "kernel-list-or": {"letter"}}

#: What may be the same in English: names, and words that two languages share.
SAME = {
    "Appel",
    "Clipper",
    "Devir",
    "Fuga 3.0",
    "La fuga de Colditz 3.0",
    "Martelli",
    "Osprey 2016",
    "Osprey, 2016",
    "Parker",
    "Diversion",
    "Do or Die",
    "Escape from Colditz",
    "Inspection",
    "No.",
    "Sabotage",
    "Section X",
    "Talisman",
    "help",
    "tunnels",
    "✓",
    "–",
}

#: English, whatever it stands in. Actions are spelled in English too, but without these.
ENGLISH_WORDS = re.compile(r"\b(?:the|and|of|with|your|which|whether)\b", re.IGNORECASE)


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    out: dict[str, ftl.Message] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in out, f"{entry.id.name} stands twice"
                out[entry.id.name] = entry
    return out


def patterns(entry: ftl.Message) -> Iterator[tuple[str, ftl.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for one in entry.attributes:
        yield f"{entry.id.name}.{one.id.name}", one.value


def words(pattern: ftl.Pattern) -> list[str]:
    """The texts of a message, without what is filled in."""
    found: list[str] = []

    class Finder(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:
            found.append(node.value)

        def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
            found.append(node.value)

    Finder().visit(pattern)
    return found


def variables(entry: ftl.BaseNode, of: dict[str, ftl.Message]) -> set[str]:
    """The variables of a message and of those it refers to; a list can always be counted."""
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:
            # A list can be counted, and a place has its forms: which are used is the language's own affair.
            found.add(re.sub(r"-(?:count|the|in|to|from)$", "", node.id.name))

    waiting, seen = [entry], set[str]()
    while waiting:
        node = waiting.pop()
        Finder().visit(node)
        new = referred(node) - seen
        seen |= new
        waiting += [of[name] for name in new]
    return found


# The files


@each_language
def test_every_message_is_there(language: str) -> None:
    wanted = {name for name in entries("en") if name.partition("-")[0] in COMPLETE}
    # Only English drops the article before a circle: `in courtyard 31K`.
    assert wanted - set(entries(language)) == {"colditz-the"}


@each_language
def test_every_option_of_colditz_is_explained(language: str) -> None:
    wanted = {f"colditz-option-{name}" for name in options()}
    found = {name for name in entries(language) if name.startswith("colditz-option-")}
    assert found == wanted
    told = Wording(language)
    for name in options():
        check(told.option("colditz", name))


@each_language
def test_every_bundle_is_told(language: str) -> None:
    wanted = {f"colditz-bundle-{name}" for name in bundle_names()}
    assert {name for name in entries(language) if name.startswith("colditz-bundle-")} == wanted
    for name in bundle_names():
        check(Wording(language).bundle("colditz", name))


@each_language
def test_every_constraint_is_told(language: str) -> None:
    wanted = {f"colditz-constraint-{one.key}" for one in CONSTRAINTS}
    assert {name for name in entries(language) if name.startswith("colditz-constraint-")} == wanted
    told = Wording(language)
    for one in CONSTRAINTS:
        # A part of a sentence: it begins small and has no full stop.
        why = told.text(f"colditz-constraint-{one.key}")
        assert not re.search(r"[.A-Z]$|^[A-Z]", why), one.key
        assert why in told.rules_error(one.error())
        assert one.why not in told.rules_error(one.error())
        assert one.why in Wording().rules_error(one.error())


def test_constraints_have_keys_of_their_own() -> None:
    keys = [one.key for one in CONSTRAINTS]
    assert len(set(keys)) == len(keys)


@each_language
def test_what_an_option_can_be_is_told(language: str) -> None:
    """Values are spelled as they are typed; the words around them are those of the language."""
    told = Wording(language)
    for one in options().values():
        english, other = Wording().allowed("colditz", one.name), told.allowed("colditz", one.name)
        assert english
        assert other
        plain = one.kind in ("bool", "enum")
        assert (english == other) is plain, one.name
        error = RulesError("unknown-value", option=one.name, value="x", allowed=one.allowed)
        assert other in told.rules_error(error)
    assert not told.allowed("colditz", "board")


@each_language
def test_the_examples_have_titles(language: str) -> None:
    """The cases on the miniature castle stand on the pages of the rulebook, in every language."""
    examples = {f"colditz-case-{name}" for name in load_cases(COLDITZ) if name.startswith("M-")}
    assert {name for name in entries(language) if name.startswith("colditz-case-")} == examples


@each_language
def test_nothing_is_left_over(language: str) -> None:
    """A message that English does not have helps another one of the language."""
    helping = set().union(*map(referred, entries(language).values()))
    # What bundles do, cases show, and why options do not go together, is told in English by their own files.
    elsewhere = ("colditz-bundle-", "colditz-case-", "colditz-constraint-")
    extra = {name for name in entries(language) if not name.startswith(elsewhere)} - set(entries("en"))
    assert extra - helping == set()


@each_language
def test_attributes_are_the_same(language: str) -> None:
    for name, entry in entries(language).items():
        if name in entries("en"):
            wanted = {one.id.name for one in entries("en")[name].attributes}
            assert {one.id.name for one in entry.attributes} == wanted, name


@each_language
def test_only_known_variables_are_used(language: str) -> None:
    everything = {**entries("en"), **entries(language)}
    for name, entry in entries(language).items():
        if name in entries("en"):
            known = variables(entries("en")[name], entries("en")) | GIVEN.get(name, set())
            if name.startswith("colditz-option-"):
                known |= {"value", "either"}  # a set can be told as "and" or as "or"
            assert variables(entry, everything) <= known, name


@each_language
def test_nothing_is_still_english(language: str) -> None:
    for name, entry in entries(language).items():
        english = dict(patterns(entries("en")[name])) if name in entries("en") else {}
        for key, pattern in patterns(entry):
            texts = words(pattern)
            assert not ENGLISH_WORDS.search(" ".join(texts)), key
            spoken = [text for text in texts if re.search(r"\w", text)]
            if key in english and spoken and texts == words(english[key]):
                assert set(spoken) <= SAME, key


def test_turn_and_round_mean_one_thing_each_in_italian() -> None:
    text = "\n".join("".join(words(one)) for entry in entries("it").values() for _, one in patterns(entry))
    assert not re.findall(r"(?i)\b(?:round|ripres[ae] di|manche|in giro|gira(?:re|ta|te)?|rigira\w*)\b", text)


# The words


@each_language_and_game
def test_every_clause_is_told(language: str, game: str) -> None:
    told = Wording(language)
    for clause in CLAUSES[game].values():
        title, text = told.clause_title(clause), told.clause_text(clause)
        assert title
        assert not title.endswith(".")
        assert not re.search(r"[{}$]|  ", text), clause.id
        assert "\n" not in text.replace("\n\n", "").replace("\n- ", ""), clause.id
        # As many paragraphs and points as in English: nothing has been lost.
        assert text.count("\n") == Wording().clause_text(clause).count("\n"), clause.id


@each_language_and_game
def test_every_refusal_is_told(language: str, game: str) -> None:
    told = Wording(language)
    given: dict[str, dict[str, set[str]]] = {}
    for refusal in refusals(game):
        text = told.refusal(game, refusal)
        check_filled(text)
        assert told.clause_title(CLAUSES[game][refusal.clause]) in text
        assert re.search(r"[.?!] ", text), "what would be right?"
        given.setdefault(refusal.code, {}).setdefault(refusal.clause, set()).add(text)
    for code, by_clause in given.items():
        assert len(set(map(frozenset, by_clause.values()))) == len(by_clause), code


@each_language_and_game
def test_every_event_is_told(language: str, game: str) -> None:
    told = Wording(language)
    for event in events(game):
        if event.kind not in wording_of(game).silent:
            check_filled(told.event(game, event))


@each_language_and_game
def test_every_question_is_put(language: str, game: str) -> None:
    told = Wording(language)
    for prompt in prompts(game):
        check_filled(told.prompt(game, prompt))


@each_language
def test_every_reason_is_told(language: str) -> None:
    told = Wording(language)
    for game, code, names in reasons():
        kind = "sectionx" if game == "kernel" else game
        for parameters in sampled(names):
            check_filled(told.reason(kind, code, parameters))


@each_language
def test_labels_in_the_terminal_fit(language: str) -> None:
    told = Wording(language)
    for key in ("terminal-players", "terminal-castle-teams", "terminal-castle-teams-wide"):
        assert len(told.text(key).split()) == len(Wording().text(key).split()), key
    assert len(told.text("terminal-players")) <= 66
    assert len(told.text("terminal-castle-teams-wide")) <= 35
    for key in ("terminal-stock", "terminal-tops"):
        parts = told.text(key).split()
        assert len(parts) <= 3, key
        assert max(map(len, parts)) <= 5, key
    for key, room in {
        "terminal-panel-in": 19,
        "terminal-panel-lost": 19,
        "terminal-panel-green": 15,
        "terminal-panel-out": 15,
        "terminal-panel-doors": 15,
        "terminal-panel-free": 11,
        "terminal-panel-tiles": 11,
        "terminal-panel-key": 11,
        "terminal-zone-open": 8,
        "terminal-zone-owned": 8,
    }.items():
        names = variables(entries("en")[key], entries("en"))
        for master in (True, False):
            values = dict.fromkeys(names, 1) | {"master": master, "colour": "B"}
            assert len(told.text(key, **values)) <= room, key


@each_language
def test_every_card_has_a_name_and_an_effect(language: str) -> None:
    told = Wording(language)
    names = [told.card("colditz", card) for card in CARDS]
    assert len(set(names)) == len(names)
    for card, name in zip(CARDS, names, strict=True):
        assert name[-1] not in ".?!"
        effect = told.card_effect("colditz", card)
        check(effect)
        assert not re.search(r"[.?!] ", effect), card


@each_language
def test_every_option_of_section_x_is_explained(language: str) -> None:
    told = Wording(language)
    for option in SECTIONX.options:
        check(told.option("sectionx", option.name))
        values = [told.option_value("sectionx", option.name, value) for value in option.values]
        for text in values:
            check(text)
        assert len(set(values)) == len(values), option.name
    check(told.option_value("sectionx", "colours", "BRVY"))


@each_language
def test_every_error_is_told(language: str) -> None:
    told = Wording(language)
    for code, names in errors("RulesError"):
        for parameters in sampled(names):
            check_filled(told.rules_error(RulesError(code, **parameters)))
    for kind in (RecordError, HouseRulesError, FileError):
        for code, names in errors(kind.__name__):
            for parameters in sampled(names):
                check_filled(told.file_error(kind(code, 7, **parameters)))


@each_language_and_game
def test_every_outcome_is_told(language: str, game: str) -> None:
    told = Wording(language)
    seats = ("B", "R", "Y") if game == "sectionx" else ("british", "polish", "security")
    names = ("escaped", "free", "hidden", "alive") if game == "sectionx" else ("escapes",)
    columns = {name: [2, 1, 0] for name in names}
    for end in outcomes(game):
        texts = set()
        for places in (((0,), (1,), (2,)), ((2,), (0,), (1,)), ((0, 1), (2,))):
            first, *rows = told.outcome(game, Outcome(end, "5", places, columns), seats).splitlines()
            check_filled(first)
            assert [row.partition(". ")[0] for row in rows] == [
                str(1 + sum(map(len, places[:index])))
                for index, sharing in enumerate(places)
                for _ in sharing
            ]
            texts.add(first)
        assert len(texts) == 3, end


def test_where_a_language_has_no_meaning_the_catalogue_has() -> None:
    for name, option in options().items():
        assert Wording("en").option("colditz", name) == option.meaning


@pytest.mark.parametrize(
    ("language", "items", "text"),
    [
        ("it", ["Blu", "Rosso"], "Blu e Rosso"),
        ("it", ["b1", "Ispezione", "elmo"], "b1, Ispezione ed elmo"),
        ("es", ["Azul", "Rojo"], "Azul y Rojo"),
        ("es", ["cuerda", "Inspección"], "cuerda e Inspección"),
        ("fr", ["Bleu", "Rouge"], "Bleu et Rouge"),
    ],
)
def test_lists_sound_right(language: str, items: list[str], text: str) -> None:
    assert Wording(language)._join(items) == text
