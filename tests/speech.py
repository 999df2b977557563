"""What the games can say, from their declarations, with samples; and what a finished text looks like."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import goneaway
from goneaway.bots.colditz.sight import motives
from goneaway.bots.sectionx import walking
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.words import cards
from goneaway.colditz.words.places import EQUIPMENT
from goneaway.kernel import Event, GameKind, Prompt, Refusal, RulesError
from goneaway.rulebook import (
    Parameter,
    load_clauses,
    load_events,
    load_questions,
    load_refusals,
    load_values,
)
from goneaway.sectionx import SECTIONX
from goneaway.sectionx.board.tiles import standard_tiles
from goneaway.wording import Wording

SOURCE = Path(goneaway.__file__).parent
ENGLISH = Wording()
KINDS: Mapping[str, GameKind] = {"sectionx": SECTIONX, "colditz": COLDITZ}
CLAUSES = {game: load_clauses(kind) for game, kind in KINDS.items()}
COLUMNS = {"sectionx": ("escaped", "free", "hidden", "alive"), "colditz": ("escapes",)}

#: Cards that stand in no deck file.
PLAIN_CARDS = (*EQUIPMENT, "kit", "do_or_die")
CARDS = (*cards.card_types(), *PLAIN_CARDS)

#: Kinds of value that have more to them than their examples tell.
ALL = {"card": CARDS, "tile": tuple(f"{kind.code}-1" for kind in standard_tiles().types)}

#: What chance brings and nobody is told has no words.
UNSPOKEN = "chance"


# Finished texts


def check(text: str) -> None:
    """A finished text: nothing unfilled, nothing doubled, closed like a sentence."""
    assert text
    assert not re.search(r"[{}$]|  | [.,;:]|\.\.", text), text
    assert text[-1] in ".?!)]", text


def check_filled(text: str) -> None:
    """A finished text whose parameters were all there: what is missing would be called `none`."""
    check(text)
    assert not re.search(r"\bnone\b", text.replace("still standing: none", "")), text


# Samples


def samples_of(one: Parameter) -> tuple[object, ...]:
    return ALL.get(one.value.name, one.value.examples)


def variations(parameters: tuple[Parameter, ...], **fixed: tuple[object, ...]) -> Iterator[dict[str, object]]:
    """Parameters as declared: all usual, each of the others in its place, then without the optional ones."""
    samples = {one.name: fixed.get(one.name) or samples_of(one) for one in parameters}
    usual = {name: values[0] for name, values in samples.items()}
    yield usual
    for name, values in samples.items():
        for value in values[1:]:
            yield {**usual, name: value}
    for one in parameters:
        if one.optional:
            yield {name: value for name, value in usual.items() if name != one.name}


def events(game: str) -> Iterator[Event]:
    """Every event that anybody can be told, as those hear it who know less and those who know all."""
    for about in load_events(KINDS[game]).values():
        if about.kind == UNSPOKEN:
            continue
        if not about.private:
            yield from (Event(about.kind, given) for given in variations(about.parameters))
        if about.secret:
            every = variations(about.parameters + about.secret)
            yield from (Event(about.kind, given) for given in every)


def prompts(game: str) -> Iterator[Prompt]:
    """Every question, with any clause by which it can be put."""
    for about in load_questions(KINDS[game]).values():
        for clause in about.all_clauses():
            yield from (Prompt(about.kind, clause, 0, given) for given in variations(about.parameters))


def refusals(game: str) -> Iterator[Refusal]:
    """Every refusal by every clause that gives it. Of open questions, those that the clause is about."""
    questions = load_questions(KINDS[game]).values()
    for about in load_refusals(KINDS[game]):
        for clause in about.clauses:
            fixed: dict[str, tuple[object, ...]] = {}
            if about.code == "DECISION_PENDING" and game == "colditz":
                anything = clause in ("48", "meeting")
                fixed["kind"] = tuple(
                    one.kind
                    for one in questions
                    if (anything or clause in one.all_clauses()) and one.kind not in WHOLE_TURNS
                )
            for given in variations(about.parameters):
                yield Refusal(clause, about.code, given)


#: Who is on turn is not waited for like an answer: others are told that it is not their turn.
WHOLE_TURNS = ("officer", "security", "guards")


def outcomes(game: str) -> tuple[str, ...]:
    return load_values(KINDS[game])["end"].words


# Errors and reasons: told to whoever gave a wrong file or asked for a hint, and no part of a game

#: What a field of a file should be.
FIELDS = ("text", "texts", "number", "table", "digest", "status", "events", "outcome", "true")

SAMPLES: Mapping[str, tuple[object, ...]] = {
    "action": ("step B1 F8",),
    "allowed": ("keep, return",),
    "bundle": ("black_post",),
    "depth": (24,),
    "digits": (18,),
    "domain": ("shuffle",),
    "edition": ("gibsen",),
    "error": (RulesError("seats", seats="B R"), RulesError("players", given=7, least=2, most=4)),
    "expected": ("goneaway-record/1", *FIELDS),
    "field": ("seat",),
    "format": ("chess",),
    "game": ("chess",),
    "given": (5, 1),
    "guards": (6,),
    "inner": (1, 5),
    "key": ("", "2a"),
    "known": ("sectionx",),
    "least": (2,),
    "missing": (True, False),
    "most": (4,),
    "name": ("rules",),
    "names": (2,),
    "nearest": ("placement", ""),
    "number": (1, 2),
    "option": ("placement",),
    "options": ("reroll_mandatory, draw_mandatory",),
    "other": ("variant",),
    "outer": (0, 2),
    "players": (4,),
    "posts": (5,),
    "refusal": ("CELL_EMPTY",),
    "right": ("draw 1",),
    "seats": ("B R",),
    "value": ("x",),
    "why": ("one asks for the other",),
    "with_": ("base",),
    # Of reasons.
    "card": CARDS,
    "cell": ("F8",),
    "colour": ("B", "R", "V", "Y"),
    "man": ("b1",),
    "part": ("disguise", "compass", "food", "documents"),
    "pile": (1,),
    "spot": ("F8", "E7#2"),
    "text": ("My own words.",),
    "to": ("F9",),
    "zone": ("E",),
}


def sampled(names: frozenset[str]) -> Iterator[dict[str, object]]:
    usual = {name: SAMPLES[name][0] for name in sorted(names)}
    yield usual
    for name in usual:
        yield from ({**usual, name: value} for value in SAMPLES[name][1:])


def said(name: str, text: str) -> Iterator[tuple[str, str]]:
    """The first word of every call of a name, if it is given literally, and what else its brackets hold."""
    for found in re.finditer(rf"\b{name}\(\s*\"([\w-]+)\"", text):
        depth, rest = 1, ""
        for letter in text[found.end() :]:
            depth += {"(": 1, ")": -1}.get(letter, 0)
            if not depth:
                break
            # What stands in inner brackets is about something else.
            rest += letter if depth == 1 else ""
        for code in (found[1], *re.findall(r"else \"([\w-]+)\"", rest)):
            yield code, rest


def sources(*folders: str) -> Iterator[str]:
    for folder in folders:
        yield from (file.read_text("utf-8") for file in sorted((SOURCE / folder).rglob("*.py")))


@cache
def errors(name: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Code and parameters of every error of this name."""
    texts = (*sources("kernel", "rulebook", "table", *KINDS), (SOURCE / "__init__.py").read_text("utf-8"))
    found = {
        (code, frozenset(re.findall(r"(?<=[(,\s])(\w+)=(?!=)", rest)))
        for text in texts
        for code, rest in said(name, text)
    }
    return tuple(sorted(found, key=repr))


@cache
def troubles() -> frozenset[str]:
    """The code of everything that can go wrong with a bot from outside."""
    files = sorted((SOURCE / "bots/outside").glob("*.py"))
    return frozenset(code for file in files for code, _ in said("BotTrouble", file.read_text("utf-8")))


@cache
def reasons() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Game (or kernel), code and parameters of every reason a bot can give."""
    out = {
        *(("colditz", code, frozenset({"man"})) for code in motives._WALKS.values()),
        *(("colditz", code, frozenset({"card"})) for code in motives._ABOUT.values()),
        *(("colditz", code, frozenset({"card"})) for code in motives._PLAYED.values()),
        *(("colditz", code, frozenset[str]()) for code in motives._VERBS.values()),
        *(("sectionx", code, frozenset({"man", "to"})) for code in walking.HIDING.values()),
        *(("sectionx", code, frozenset({"man", "zone"})) for code in ("win", "end-round", "escape")),
    }
    for file in sorted((SOURCE / "bots").rglob("*.py")):
        game = next(
            (PLAYERS[part] for part in file.relative_to(SOURCE / "bots").parts if part in PLAYERS), "kernel"
        )
        for code, rest in said("Reason", file.read_text("utf-8")):
            names = re.findall(r"\"(\w+)\":", rest) or (("man", "to") if rest.endswith("about") else ())
            out.add((game, code, frozenset(names)))
    return tuple(sorted(out, key=repr))


#: By folder: the game of the bots in it. The others play any.
PLAYERS = {"sectionx": "sectionx", "colditz": "colditz"}
