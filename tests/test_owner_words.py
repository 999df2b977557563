"""The owner of an edition reads the names that stand in his box: cards, places, roles, in every language.

What an edition calls differently stands in `wording/LANGUAGE/editions/EDITION.ftl`; the words it replaces
stand in `colditz-words.ftl`, and no sentence spells them itself.
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
from goneaway.colditz.board import load_board
from goneaway.colditz.ruleset import (
    bundle_names,
    edition_names,
    find_bundle,
    gather,
    load_edition,
    options,
)
from goneaway.colditz.table.decks import build_deck
from goneaway.colditz.words.cards import card_types
from goneaway.explaining.colditz import tell_edition
from goneaway.explaining.colditz.options import evidence
from goneaway.kernel import Event
from goneaway.wording import LANGUAGES, Wording, typed
from goneaway.wording.colditz_naming import places_by_name
from goneaway.wording.colditz_places import place as place_title

from .boxes import BOXES
from .speech import CLAUSES, PLAIN_CARDS
from .test_languages import entries, patterns, variables
from .test_wording import referred

FOLDER = Path(goneaway.__file__).parent / "wording"

#: Every edition that has words of its own in a language.
OWN = sorted((file.parent.parent.name, file.stem) for file in FOLDER.glob("*/editions/*.ftl"))

each_own = pytest.mark.parametrize(("language", "edition"), OWN)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def terms(path: str) -> dict[str, str]:
    """The terms of a file and what they say; they are plain words."""
    out = {}
    for entry in FluentParser().parse((FOLDER / path).read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Term):
            assert entry.id.name not in out, f"-{entry.id.name} stands twice"
            [element] = entry.value.elements
            assert isinstance(element, ftl.TextElement), entry.id.name
            out[entry.id.name] = element.value
    return out


@cache
def messages(path: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((FOLDER / path).read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def terms_in(entry: ftl.BaseNode) -> set[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_TermReference(self, node: ftl.TermReference) -> None:
            found.add(node.id.name)

    Finder().visit(entry)
    return found


# The files


def test_the_words_of_editions_are_found() -> None:
    assert set(OWN) >= {
        ("es", "fuga3"),
        ("es", "devir"),
        ("fr", "devir"),
        ("it", "martelli"),
        ("en", "martelli"),
        ("en", "osprey"),
    }
    assert {edition for _, edition in OWN} <= set(edition_names())


@each_own
def test_an_edition_replaces_only_what_there_is(language: str, edition: str) -> None:
    path = f"{language}/editions/{edition}.ftl"
    usual = terms(f"{language}/colditz-words.ftl")
    own = terms(path)
    assert set(own) <= set(usual)
    assert not [name for name, words in own.items() if words == usual[name]], "said as usual"
    for name, entry in messages(path).items():
        base = entries(language)[name]
        assert {one.id.name for one in entry.attributes} <= {one.id.name for one in base.attributes}
        everything = {**entries(language), **messages(path)}
        assert variables(entry, everything) <= variables(base, entries(language)), name
        assert referred(entry) <= set(entries(language))
        assert terms_in(entry) <= set(usual)


@each_language
def test_every_word_is_used_and_known(language: str) -> None:
    used = set().union(*map(terms_in, entries(language).values()))
    assert used == set(terms(f"{language}/colditz-words.ftl"))
    # A word stands here because some edition says it otherwise, or because such a word is part of it.
    changed = set().union(*(terms(f"{lang}/editions/{name}.ftl") for lang, name in OWN if lang == language))
    assert len(used - changed) <= len(used) // 5


#: Where a word of the list is meant in another sense, or is no word of the game's.
OTHERWISE = {
    "en": (),
    "it": ("Alloggi degli ufficiali", "stanno nascondigli"),
    "es": ("dormitorios de oficiales", "cualquier punto", "a punto de", "mismo punto"),
    "fr": (),
}
#: Messages that tell of the real castle, or are written on the walls of the plan, where room is short; and
#: those of lists in which editions are compared point by point.
#: `colditz-heading` quotes: the text under that heading may be another edition's.
APART = {
    "colditz-clause-1", "colditz-heading", "colditz-symbol",
    "rulebook-edition-line", "rulebook-differ",
}  # fmt: skip


def spelled(language: str) -> Iterator[tuple[str, str]]:
    """What the messages of Colditz spell themselves, each text by its key."""

    class Finder(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:
            found.append(node.value)

    for name, entry in entries(language).items():
        if not name.startswith(("colditz-", "terminal-castle-", "rulebook-")) or name in APART:
            continue
        if name.startswith("colditz-place-") or name == "colditz-plan-name":
            continue  # the lists of names themselves, which an edition replaces
        for key, pattern in patterns(entry):
            found: list[str] = []
            Finder().visit(pattern)
            for text in found:
                yield key, text


@each_language
def test_no_sentence_spells_a_word_that_editions_change(language: str) -> None:
    """Take the term instead: `{ -marker }`. They stand in colditz-words.ftl in every form that is needed."""
    words = sorted(set(terms(f"{language}/colditz-words.ftl").values()), key=len, reverse=True)
    # Pronouns for Security, the bare name of its pack, and a label that stands for it, are put by hand.
    words = [word for word in words if typed(word) not in {"elle", "si-elle", "securite", "sicurezza"}]
    wanted = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, words))})(?![\w-])")
    for key, text in spelled(language):
        for phrase in OTHERWISE[language]:
            text = text.replace(phrase, "")
        found = wanted.search(text)
        assert found is None, f"{key}: {found[0]}"


# The names


def deck(edition: str) -> set[str]:
    rules = load_edition(edition)
    packs = ("opportunity", "security")
    return {card.id for pack in packs for card in build_deck(rules, pack, edition)} | set(PLAIN_CARDS)


@each_language
@pytest.mark.parametrize("edition", edition_names())
def test_names_are_told_apart(language: str, edition: str) -> None:
    told = Wording(language, edition)
    cards = [told.card("colditz", card) for card in sorted(deck(edition))]
    assert len({name.casefold() for name in cards}) == len(cards)
    rooms = list(load_board().rooms)
    assert len({told.text("colditz-plan-name", place=room).casefold() for room in rooms}) == len(rooms)
    assert len({place_title(told, room).casefold() for room in rooms}) == len(rooms)


@each_language
@pytest.mark.parametrize("edition", edition_names())
def test_what_is_read_can_be_typed(language: str, edition: str) -> None:
    told = Wording(language, edition)
    rooms = list(load_board().rooms)
    known = places_by_name(told, rooms)
    for room in rooms:
        assert known[room] == room
        assert known[typed(told.text("colditz-plan-name", place=room))] == room
    for name in rooms:
        # A name that means two places goes by the plan.
        assert known[typed(place_title(told, name))] in rooms


@pytest.mark.parametrize(
    ("language", "edition", "word", "room"),
    [
        ("es", "devir", "Correo", "parcel-office"),
        ("es", "devir", "oficina", "orderlies-quarters"),
        ("es", "gibson", "oficina", "office"),
        ("es", "fuga3", "Enfermería", "sick-bay"),
        ("es", "fuga3", "enfermeria", "sick-bay"),
        ("fr", "devir", "l’épicerie", "store"),
        ("fr", "devir", "Epicerie", "store"),
        ("fr", "gibson", "magasin", "store"),
        ("it", "martelli", "corpo di guardia", "guard-house"),
        ("it", "martelli", "guard-house", "guard-house"),
        ("en", "gibson", "Officers’ Quarters", "officers-quarters"),
        ("en", "gibson", "w.c.", "wc"),
    ],
)
def test_a_room_by_its_name(language: str, edition: str, word: str, room: str) -> None:
    assert places_by_name(Wording(language, edition), load_board().rooms)[typed(word)] == room


ROLES = [
    ("es", "fuga3", "Comandante alemán", "El Comandante alemán", "Oficial de fuga 2"),
    ("es", "devir", "Oficial alemán", "El Oficial alemán", "Oficial de evasión 2"),
    ("es", "gibson", "Seguridad", "Seguridad", "Oficial 2"),
    ("fr", "devir", "Officier allemand", "L’Officier allemand", "Officier d’évasion 2"),
    ("fr", "fuga3", "Sécurité", "La Sécurité", "Officier 2"),
    ("it", "martelli", "Tedesco", "Il Tedesco", "Alleato 2"),
    ("it", "gibson", "Sicurezza", "La Sicurezza", "Ufficiale 2"),
    ("en", "fuga3", "Security", "Security", "Officer 2"),
]


@pytest.mark.parametrize(("language", "edition", "security", "who", "officer"), ROLES)
def test_the_roles(language: str, edition: str, security: str, who: str, officer: str) -> None:
    told = Wording(language, edition)
    assert told.text("colditz-seat", seat="security") == security
    assert told.text("colditz-who", seat="security") == who
    assert told.text("colditz-seat", seat="officer-2") == officer
    assert told.event("colditz", Event("thrown", {"seat": "security", "dice": [3, 4]})).startswith(who)


@pytest.mark.parametrize(("language", "edition"), BOXES)
def test_the_cards_have_the_names_of_the_box(language: str, edition: str) -> None:
    told = Wording(language, edition)
    assert {card: told.card("colditz", card) for card in BOXES[language, edition]} == BOXES[language, edition]


def test_every_card_of_a_box_is_named() -> None:
    for language, edition in (("es", "devir"), ("fr", "devir"), ("es", "fuga3"), ("it", "martelli")):
        assert set(BOXES[language, edition]) == deck(edition)


@pytest.mark.parametrize(
    ("language", "edition", "key", "words"),
    [
        ("es", "fuga3", "colditz-clause-25", "punto azul"),
        ("es", "fuga3", "colditz-clause-9", "escarapela"),
        ("es", "fuga3", "colditz-clause-glider", "El aeroplano vuela una vez"),
        ("es", "fuga3", "colditz-clause-general-search", "tirada de recuento"),
        ("es", "fuga3", "colditz-clause-17", "prisioneros por equipo"),
        ("es", "fuga3", "colditz-clause-21", "Gasta los tantos"),
        ("es", "fuga3", "colditz-clause-34a", "punto negro"),
        ("es", "fuga3", "colditz-clause-30", "El equipo de fuga es del Oficial de fuga"),
        ("es", "devir", "colditz-clause-9", "objetivo de evasión"),
        ("es", "devir", "colditz-clause-39", "celdas exteriores"),
        ("fr", "devir", "colditz-clause-34", "aux Quartiers allemands"),
        ("fr", "devir", "colditz-clause-10", "la Cour intérieure avec ses Habitations"),
        ("it", "martelli", "colditz-clause-34", "nelle Barracks"),
        ("it", "martelli", "colditz-clause-37", "nel Solitary"),
        ("it", "martelli", "colditz-clause-35", "Area Appel"),
        ("en", "osprey", "colditz-clause-markers", "Escape Attempt marker"),
    ],
)
def test_the_rules_speak_like_the_box(language: str, edition: str, key: str, words: str) -> None:
    assert words in Wording(language, edition).text(key)
    assert words not in Wording(language, "parker").text(key)


def test_house_rules_leave_the_words_of_the_edition() -> None:
    rules = gather("fuga3", (), {"day_night": False})
    told = tell_edition("fuga3", Wording("es"), rules)
    said = " ".join(rule["says"] for topic in told["topics"] for rule in topic["rules"])
    assert "Comandante alemán" in said
    assert "Seguridad" not in said


def test_an_edition_nobody_has_words_for_is_told_as_usual() -> None:
    for edition in ("gibson", "nobody", "../editions/fuga3", ""):
        assert Wording("es", edition).card("colditz", "release") == "Salida de celdas"


# Everything that can be said in an edition


@cache
def sayings(language: str, edition: str) -> tuple[tuple[str, str], ...]:
    """Every text of Colditz, variant by variant, with the words of the edition in it."""
    own = terms(f"{language}/editions/{edition}.ftl")
    words = {**terms(f"{language}/colditz-words.ftl"), **own}
    path = f"{language}/editions/{edition}.ftl"
    found: list[tuple[str, str]] = []

    def read(key: str, pattern: ftl.Pattern) -> None:
        text = ""
        for element in pattern.elements:
            if isinstance(element, ftl.TextElement):
                text += element.value
            elif isinstance(element.expression, ftl.TermReference):
                text += words[element.expression.id.name]
            elif isinstance(element.expression, ftl.SelectExpression):
                for variant in element.expression.variants:
                    read(key, variant.value)
                text += "…"
            else:
                text += "…"
        found.append((key, text))

    for name, usual in entries(language).items():
        if name.startswith(("colditz-", "terminal-castle-")) and name not in APART:
            entry = messages(path).get(name)
            told = dict(patterns(usual)) | (dict(patterns(entry)) if entry is not None else {})
            for key, pattern in told.items():
                read(key, pattern)
    return tuple(found)


#: The usual words that an edition has others for, and what would be bad grammar around its own.
USUAL = {
    ("es", "fuga3"): r"\bSeguridad\b|\bescondites?\b|\bmetas?\b|\bplaneador|\bnaci(?:ón|ones)\b|"
    r"registro general|casillas? (?:negra|azul)|\boficial(?:es)?\b(?! de fuga)|la guarnición|"
    r"\b[Pp]untos?\b(?! (?:azul|negro))",
    ("es", "devir"): r"\bSeguridad\b|\bmetas?\b|\bnevera\b|paquetería|cuerpo de guardia|ordenanzas|"
    r"sala de visitas|kit de evasión|\boficial(?:es)?\b(?! de evasión)",
    ("fr", "devir"): r"\b[Ll]a Sécurité\b|\bcaserne\b|\bpièces?\b|Pots?-de-vin|\bAlertes?\b|corps de garde|"
    r"parloir|ordonnances|magasin|\bofficiers?\b|[Nn]éerlandais|à l’isolement",
    ("it", "martelli"): r"\b[Ll]a Sicurezza\b|\bufficial[ei]\b|\bcaserma\b|\blasciapassare\b|isolamento|"
    r"\bprigionier[oi]\b|Equipaggiamento|Opportunità|\bmet[ae]\b|(?<!di )presidio|"
    r"Preavvis|Spostament|Sentinell",
    ("en", "martelli"): r"(?<!Escape )\bEquipment\b|(?<!Personal )\bEscape Kit|Shoot to Kill",
    ("en", "osprey"): r"(?<!Attempt )\bmarkers?\b",
}
#: Rooms and actions that are called so.
NOT_MEANT = re.compile(
    r"Alloggi (?:degli )?ufficiali|dormitorios de oficiales|Ida rápida: oficiales|"
    r"remove-marker|cualquier punto|a punto de"
)
CLUMSY = {
    "es": r"\b(?:de|a) el (?:Comandante|Oficial|equipo|patio|punto|objetivo|mismo|último)|"
    r"\b(?:el|un) (?:tirada|escarapela)|\b(?:la|una) (?:equipo|punto|aeroplano|objetivo|patio)\b",
    "fr": r"\b(?:de|à) les? (?:Quartiers|Officier|Extérieurs)|\b[Ss]i il\b|"
    r"\b(?:le|la) (?:Officier|Habitation|Objectif)|"
    r"\bun (?:Habitation|Subornation)|\bune (?:Mouchardage|Officier|Objectif)",
    "it": r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le) (?:Tedesco|Alleat|Solitary|Barracks|POW)|"
    r"\b(?:la|una|della|alla) (?:Tedesco|Solitary esterno)|\b(?:lo|gli|uno) (?:Escape Equipment|POW)",
    "en": r"\ban (?:Personal|marker)|\ba (?:Escape Equipment|Escape Attempt)",
}


@each_own
def test_everything_is_said_in_the_words_of_the_edition(language: str, edition: str) -> None:
    usual, clumsy = re.compile(USUAL[language, edition]), re.compile(CLUMSY[language])
    assert len(sayings(language, edition)) > 1000
    for key, text in sayings(language, edition):
        plain = NOT_MEANT.sub("", text)
        assert not usual.search(plain), f"{key}: {text}"
        assert not clumsy.search(plain), f"{key}: {text}"


# Numbers, days, citations


@each_language
@pytest.mark.parametrize("edition", edition_names())
def test_the_limit_has_its_unit(language: str, edition: str) -> None:
    rules = load_edition(edition)
    told = tell_edition(edition, Wording(language))
    [says] = [
        rule["says"]
        for topic in told["topics"]
        for rule in topic["rules"]
        if rule["option"] == "victory.limit_value"
    ]
    minutes, rounds = {
        "en": ("minutes", "rounds"),
        "it": ("minuti", "giri"),
        "es": ("minutos", "rondas"),
        "fr": ("minutes", "manches"),
    }[language]
    unit = minutes if rules.victory.limit_unit == "minutes" else rounds
    assert re.search(rf"\b{rules.victory.limit_value} {unit}\.$", says)


#: Numbers that name a thing, or are told of a die, a throw or a page, have their noun before them.
NAMED = re.compile(
    r"(?i)(?:offer|oferta|offerta|offre|number|numéro|número|numero|round|ronda|giro|manche|row|fila|rangée|"
    r"rule|regla|regola|règle|die showed|dado dio|dado ha dato|dé a donné|si moltiplica per)\s*$"
)
NUMBERS = {
    "value", "limit", "number", "total", "way", "road", "range", "distance", "radius", "points", "steps",
    "throws", "seconds", "rounds", "round", "least", "most", "wanted", "placed", "escapes", "die", "against",
    "row", "inner", "outer",
}  # fmt: skip


@each_language
def test_a_number_is_told_with_its_noun(language: str) -> None:
    """No sentence ends on a bare number: 120 of what?"""
    kinds = ("colditz-refusal-", "colditz-event-", "colditz-prompt-", "colditz-option-")
    sets = {f"colditz-option-{option.name}" for option in options().values() if option.kind == "set"}
    checked = 0
    for name, entry in entries(language).items():
        if not name.startswith(kinds) or name in sets:
            continue
        for key, pattern in patterns(entry):
            for before, number, after in numbers(pattern):
                checked += 1
                bare = re.match(r"\s*(?:[.,;:)»]|$)", after) is not None
                assert not bare or NAMED.search(before), f"{key}: {before}{{ ${number} }}{after[:20]}"
    assert checked > 60


def numbers(pattern: ftl.Pattern) -> Iterator[tuple[str, str, str]]:
    """Every number in a pattern and in its variants, with the text before and after it."""
    elements = pattern.elements
    for place, element in enumerate(elements):
        if not isinstance(element, ftl.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ftl.SelectExpression):
            for variant in expression.variants:
                inside = list(numbers(variant.value))
                # What stands at the end of a variant goes on after the choice.
                rest = elements[place + 1 :]
                follows = rest[0].value if rest and isinstance(rest[0], ftl.TextElement) else ""
                if rest and not follows:
                    follows = " …"
                yield from ((b, n, a or follows) for b, n, a in inside)
        elif isinstance(expression, ftl.VariableReference) and expression.id.name in NUMBERS:
            left = elements[place - 1] if place else None
            right = elements[place + 1] if place + 1 < len(elements) else None
            before = left.value if isinstance(left, ftl.TextElement) else ""
            after = right.value if isinstance(right, ftl.TextElement) else ""
            if isinstance(right, ftl.Placeable) or (not after.strip() and place + 2 < len(elements)):
                after = " …"
            yield before, expression.id.name, after


DAYS = {
    "en": r"\b(?:days?|nights?)\b",
    "it": r"\b(?:giorn[oi]|nott[ei])\b",
    "es": r"\b(?:días?|noches?|jornadas?)\b",
    "fr": r"\b(?:jours?|nuits?)\b",
}


@each_language
def test_without_days_nothing_is_told_of_them(language: str) -> None:
    days = re.compile(DAYS[language], re.IGNORECASE)
    told = Wording(language)
    tables = [(name, load_edition(name)) for name in edition_names()]
    tables.append(("fuga3", gather("fuga3", (), {"day_night": False, "secret_meeting": "none"})))
    for edition, rules in tables:
        if rules.daynight.day_night:
            continue
        for topic in tell_edition(edition, told, rules)["topics"]:
            for rule in topic["rules"]:
                if rule["option"] != "daynight.day_night":
                    assert not days.search(rule["says"]), rule["says"]
    for name, entry in entries(language).items():
        if name.startswith("colditz-refusal-") and entry.value is not None:
            for text in by_day(entry.value):
                assert not days.search(text), f"{name}: {text}"


def by_day(pattern: ftl.Pattern) -> Iterator[str]:
    """The texts of a pattern but for the variants that are chosen at night only."""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                key = variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                if "night" not in key:
                    yield from by_day(variant.value)


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_citations_are_not_english(language: str) -> None:
    told = Wording(language)
    found = {evidence(one.origin(name), told) for one in options().values() for name in edition_names()}
    found |= {
        told.source("colditz", one.document, one.place)
        for each in CLAUSES["colditz"].values()
        for one in each.sources
    }
    found |= {
        told.cited("colditz", part)
        for name in bundle_names()
        for part in find_bundle(name).origin.split(", ")
    }
    english = re.compile(r"\b(?:the|end note|footnote|commentary|publisher|our own|seat|rule)\b")
    for text in found:
        assert not english.search(text), text


@pytest.mark.parametrize(
    ("language", "end", "foot"),
    [
        ("en", "closing note", "footnote to rule 53"),
        ("it", "nota finale", "nota alla regola 53"),
        ("es", "nota final", "nota a la regla 53"),
        ("fr", "note finale", "note à la règle 53"),
    ],
)
def test_notes_are_cited_in_the_language(language: str, end: str, foot: str) -> None:
    told = Wording(language)
    assert told.cited("colditz", "000 end note").endswith(end)
    assert told.cited("colditz", "000 r53 footnote").endswith(foot)
    assert end in told.of("martelli").citation("colditz", "replacement")


def test_every_card_type_is_in_some_box() -> None:
    marked_for_the_glider = {"exchange_aeroplane", "exchange_secret_door"}
    assert set(card_types()) - set().union(*map(deck, edition_names())) == marked_for_the_glider
