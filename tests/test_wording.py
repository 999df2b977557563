"""Everything the engine can say has words, and no words are left over.

What the engine can say is read from its source: every `Refusal(...)`, `tell_all(...)`, `Prompt(...)`
and error, each with the parameters it passes. A new one without wording fails here.
"""

from __future__ import annotations

import ast
import random
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import goneaway
from goneaway.kernel import Event, Outcome, Prompt, RecordError, Refusal, RulesError
from goneaway.rulebook import load_clauses
from goneaway.sectionx import SECTIONX
from goneaway.sectionx.tiles import standard_tiles
from goneaway.wording import LANGUAGES, Wording, WordingError, sentences
from goneaway.wording.sectionx import SILENT

SOURCE = Path(goneaway.__file__).parent
GAME = "sectionx"
ENGLISH = Wording()
CLAUSES = load_clauses(SECTIONX)

#: What parameters of each name look like. The first is the usual one.
SAMPLES: Mapping[str, tuple[object, ...]] = {
    "action": ("step B1 F8",),
    "allowed": ("keep, return",),
    "answer": ("B", "F9", "supply", "C4@W"),
    "buried": (["B1", "R2", "V3"], ["B1"], []),
    "cause": ("escape", "tiles", "stall"),
    "cell": ("F8",),
    "colour": ("B", "R", "V", "Y"),
    "colours": (["B", "R"], ["B", "R", "V", "Y"]),
    "columns": ({"free": [5, 1, 0, 0]},),
    "beyond": ("F9", ""),
    "domain": ("shuffle",),
    "door": (False, True),
    "draw": (False, True),
    "error": (RulesError("seats", seats="B R"), RulesError("players", given=7, least=2, most=4)),
    "end": ("GOAL", "NONE_CAN", "FINAL", "STALL"),
    "escapes": (3, 2),
    "expected": ("goneaway-record/1",),
    "final": (False, True),
    "form": ("draw PILE",),
    "format": ("none",),
    "freed": (["B1", "B2"], []),
    "game": ("chess",),
    "given": (5, 1),
    "keep": (["R"], ["R", "V"]),
    "kept": (["H6"], []),
    "kind": ("choose-fight",),
    "known": ("sectionx",),
    "last": (False, True),
    "least": (2,),
    "lengths": ({"R": 3, "V": 1},),
    "limit": (3, 2, 5),
    "man": ("B1",),
    "most": (4,),
    "nearest": ("placement", ""),
    "new": (2, 1),
    "old": (3, "C4"),
    "one": ("F8",),
    "one_rotation": (0,),
    "option": ("placement",),
    "seats": ("B R",),
    "walked": (False, True),
    "other": ("F9",),
    "other_rotation": (5,),
    "pile": (1,),
    "piles": ([18, 18, 18],),
    "places": ([["B"], ["R", "V"], ["Y"]], [["B", "R"], ["V"], ["Y"]]),
    "question": ("choose-fight", "choose-key-door", "choose-key-return"),
    "refusal": ("CELL_EMPTY",),
    "rotation": (0,),
    "round": (1,),
    "side": ("E", "SE", "SW", "W", "NW", "NE"),
    "spot": ("F8", "E7#2"),
    "steps": (5, 4, 1, 0),
    "text": ("jump F8", ""),
    "tile": tuple(f"{kind.code}-1" for kind in standard_tiles().types),
    "to": ("F9", "home", "zone:E"),
    "unowned": (1, 2),
    "value": ("x",),
    "verb": ("tile", "skip", "draw", "choose-fight"),
    "via": ("F9",),
    "waiting": (1, 2),
    "with_": ("base",),
    "zone": ("E",),
}


def variations(names: frozenset[str], **fixed: tuple[object, ...]) -> Iterator[dict[str, object]]:
    """Parameters of these names: all usual, then each of the others in its place."""
    samples = {name: fixed.get(name, SAMPLES[name]) for name in sorted(names)}
    usual = {name: values[0] for name, values in samples.items()}
    yield usual
    for name, values in samples.items():
        for value in values[1:]:
            yield {**usual, name: value}


def check(text: str) -> None:
    """A finished text: nothing unfilled, nothing doubled, closed like a sentence."""
    assert text
    assert not re.search(r"[{}$]|  | [.,;:]|\.\.", text), text
    assert text[-1] in ".?!)", text


def check_filled(text: str) -> None:
    """A finished text whose parameters were all there: what is missing would be called `none`."""
    check(text)
    assert "none" not in text.replace("still standing: none", ""), text


# Reading the source


@cache
def trees(*folders: str) -> tuple[ast.Module, ...]:
    files = [file for folder in folders for file in sorted((SOURCE / folder).glob("*.py"))]
    return tuple(ast.parse(file.read_text("utf-8")) for file in files)


def texts_of(node: ast.AST, scope: ast.AST) -> set[str]:
    """The texts an expression can be: a constant, a choice, or a name assigned nearby."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=orelse):
            return texts_of(body, scope) | texts_of(orelse, scope)
        case ast.Name(id=name):
            return set().union(*(texts_of(value, scope) for value in assigned(name, scope)))
    return set()


def assigned(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and name in map(ast.unparse, node.targets):
            yield node.value


def keys_of(node: ast.AST, scope: ast.AST) -> list[frozenset[str]]:
    """The sets of keys a dictionary can have."""
    match node:
        case ast.Dict(keys=keys, values=values):
            out = [frozenset[str]()]
            for key, value in zip(keys, values, strict=True):
                more = keys_of(value, scope) if key is None else [frozenset(texts_of(key, scope))]
                out = [one | other for one in out for other in more]
            return out
        case ast.IfExp(body=body, orelse=orelse):
            return keys_of(body, scope) + keys_of(orelse, scope)
        case ast.Name(id=name):
            return [keys for value in assigned(name, scope) for keys in keys_of(value, scope)]
    raise AssertionError(f"cannot tell the keys of {ast.unparse(node)}")


def keyword_keys(call: ast.Call, scope: ast.AST) -> list[frozenset[str]]:
    return keys_of(
        ast.Dict(
            [None if word.arg is None else ast.Constant(word.arg) for word in call.keywords],
            [word.value for word in call.keywords],
        ),
        scope,
    )


def calls(tree: ast.AST, name: str) -> Iterator[tuple[ast.Call, ast.AST]]:
    """Every call of a name, with the function it stands in."""
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef):
            for node in ast.walk(scope):
                if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name:
                    yield node, scope


@cache
def refusals() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Clause, code and parameters of every refusal the engine can give."""
    out: set[tuple[str, str, frozenset[str]]] = set()
    for tree in trees(GAME):
        for call, scope in calls(tree, "Refusal"):
            (clause,) = texts_of(call.args[0], scope)
            codes = texts_of(call.args[1], scope)
            keys = keys_of(call.args[2], scope) if len(call.args) > 2 else [frozenset[str]()]
            out |= {(clause, code, names) for code in codes for names in keys}
    return tuple(sorted(out, key=repr))


@cache
def events() -> tuple[tuple[str, frozenset[str]], ...]:
    """Kind and open parameters of every event, and of those that tell the knowing more."""
    out = set()
    for tree in trees(GAME):
        for call, scope in calls(tree, "tell_all"):
            for kind in texts_of(call.args[0], scope):
                out |= {(kind, names) for names in keyword_keys(call, scope)}
        for call, scope in calls(tree, "Event"):
            for kind in texts_of(call.args[0], scope):
                for names in keys_of(call.args[1], scope) if len(call.args) > 2 else ():
                    out.add((kind, names))
                    out |= {(kind, names | more) for more in keys_of(call.args[2], scope)}
    return tuple(sorted(out, key=repr))


@cache
def prompts() -> tuple[tuple[str, frozenset[str]], ...]:
    out = set()
    for tree in trees(GAME):
        for frame in ast.walk(tree):
            if not isinstance(frame, ast.ClassDef):
                continue
            own = {
                node.value.value
                for node in frame.body
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
                if node.target.id == "kind" and isinstance(node.value, ast.Constant)
                if isinstance(node.value.value, str)
            }
            for call, scope in calls(frame, "Prompt"):
                kinds = texts_of(call.args[0], scope) or own
                keys = keys_of(call.args[3], scope) if len(call.args) > 3 else [frozenset[str]()]
                out |= {(kind, names) for kind in kinds for names in keys}
    return tuple(sorted(out, key=repr))


def errors(name: str) -> list[tuple[str, frozenset[str]]]:
    """Code and parameters of every error of this name in the source."""
    out = set()
    for tree in trees("", "kernel", GAME):
        for call, scope in calls(tree, name):
            codes = texts_of(call.args[0], scope)
            assert codes, ast.unparse(call)
            out |= {(code, names) for code in codes for names in keyword_keys(call, scope)}
    return sorted(out, key=repr)


def outcomes() -> set[str]:
    return {
        end
        for tree in trees(GAME)
        for call, scope in calls(tree, "_finish")
        for end in texts_of(call.args[1], scope)
    }


def test_the_source_is_read() -> None:
    assert len({(clause, code) for clause, code, _ in refusals()}) >= 43
    assert ("fit", "NOT_CONNECTED", frozenset({"tile", "cell"})) in refusals()
    assert ("drawn", frozenset({"colour", "pile", "tile"})) in events()
    assert ("stepped", frozenset({"colour", "man", "to", "via"})) in events()
    assert {kind for kind, _ in prompts()} >= {"draw", "phase-2", "phase-3", "free-order", "choose-fight"}
    assert outcomes() == {"GOAL", "FINAL", "NONE_CAN", "STALL"}


# The rulebook's data


def test_every_clause_lists_exactly_what_it_refuses() -> None:
    raised: dict[str, set[str]] = {clause: set() for clause in CLAUSES}
    for clause, code, _ in refusals():
        raised[clause].add(code)
    assert {clause.id: set(clause.refusals) for clause in CLAUSES.values()} == raised


def test_every_option_and_every_ambiguity_has_its_clause() -> None:
    for option in SECTIONX.options:
        clause = CLAUSES[option.clause]
        assert option.name in clause.options
        assert not option.ambiguity or option.ambiguity in clause.ambiguities
    settled = {point for clause in CLAUSES.values() for point in clause.ambiguities}
    assert settled == {f"A{number}" for number in range(1, 37)}


def test_every_clause_says_where_it_comes_from() -> None:
    for clause in CLAUSES.values():
        assert clause.sources
        for source in clause.sources:
            assert source.document in ("R1", "R2", "ours")
            assert source.place


# The words


@pytest.mark.parametrize("name", CLAUSES)
def test_every_clause_has_a_title_and_a_text(name: str) -> None:
    entry = CLAUSES[name]
    title = ENGLISH.clause_title(entry)
    assert title
    assert not title.endswith(".")
    text = ENGLISH.clause_text(entry)
    assert not re.search(r"[{}$]|  ", text)
    assert "\n" not in text.replace("\n\n", "").replace("\n- ", "")


@pytest.mark.parametrize(("clause", "code", "names"), refusals())
def test_every_refusal_names_its_rule(clause: str, code: str, names: frozenset[str]) -> None:
    verbs = {"verb": tuple(verbs_of(clause))}
    for parameters in variations(names, **verbs):
        text = ENGLISH.refusal(GAME, Refusal(clause, code, parameters))
        check_filled(text)
        assert text.endswith(f"(Rule: {ENGLISH.clause_title(CLAUSES[clause])})")
        assert text.count(". ") >= 1, "what would be right?"


def verbs_of(clause: str) -> list[str]:
    return {
        "draw": ["draw"],
        "expert": ["skip"],
        "turn": ["tile", "skip"],
        "decisions": ["choose-fight", "choose-key-door", "choose-key-return"],
    }.get(clause, [])


def test_a_code_with_several_clauses_is_told_apart() -> None:
    told: dict[str, dict[str, str]] = {}
    for clause, code, names in refusals():
        for parameters in variations(names, verb=tuple(verbs_of(clause))):
            reason = ENGLISH.refusal(GAME, Refusal(clause, code, parameters)).rpartition(" (Rule")[0]
            told.setdefault(code, {})[clause] = reason
    for code, reasons in told.items():
        assert len(set(reasons.values())) == len(reasons), code


@pytest.mark.parametrize(("kind", "names"), events())
def test_every_event_has_a_line(kind: str, names: frozenset[str]) -> None:
    for parameters in variations(names):
        text = ENGLISH.event(GAME, Event(kind, parameters))
        if kind in SILENT:
            assert text == ""
        else:
            check_filled(text)


def test_private_things_stay_private() -> None:
    assert ENGLISH.event(GAME, Event("chance", secret={"domain": "lot"}, private=True)) == ""
    drawn = Event("drawn", {"colour": "B", "pile": 2}, {"tile": "HS-1"}, (0,))
    assert ENGLISH.event(GAME, drawn) == "Blue drew a tile from pile 2."
    seen = drawn.seen_by(0)
    assert seen is not None
    assert ENGLISH.event(GAME, seen) == "Blue drew HS-1 (hideout on a straight) from pile 2."


@pytest.mark.parametrize(("kind", "names"), prompts())
def test_every_question_can_be_put(kind: str, names: frozenset[str]) -> None:
    for parameters in variations(names, tile=(True, False)):
        for door in (False, True):
            check_filled(ENGLISH.prompt(GAME, Prompt(kind, "turn", 0, {**parameters, "door": door})))


@pytest.mark.parametrize("option", SECTIONX.options, ids=lambda option: str(option.name))
def test_every_option_and_value_is_explained(option: goneaway.kernel.Option) -> None:
    check(ENGLISH.option(GAME, option.name))
    told = [ENGLISH.option_value(GAME, option.name, value) for value in option.values]
    for text in told:
        check(text)
    assert len(set(told)) == len(told)


def test_the_colours_are_explained_like_an_option() -> None:
    check(ENGLISH.option(GAME, "colours"))
    check(ENGLISH.option_value(GAME, "colours", "BRVY"))


def test_every_rules_error_names_the_option() -> None:
    for code, names in errors("RulesError"):
        for parameters in variations(names):
            text = ENGLISH.rules_error(RulesError(code, **parameters))
            check_filled(text)
            assert str(parameters.get("option", "")) in text


def test_every_record_error_names_the_line() -> None:
    for code, names in errors("RecordError"):
        for parameters in variations(names, format=("chess",)):
            check_filled(ENGLISH.record_error(RecordError(code, None, **parameters)))
            assert ENGLISH.record_error(RecordError(code, 7, **parameters)).startswith("Line 7: ")


@pytest.mark.parametrize("end", sorted(outcomes()))
def test_every_outcome_is_told_with_its_numbers(end: str) -> None:
    columns = {"escaped": [5, 2, 2], "free": [1, 0, 0], "hidden": [0, 1, 1], "alive": [7, 7, 7]}
    text = ENGLISH.outcome(GAME, Outcome(end, "ranking", ((0,), (1, 2)), columns), ("B", "R", "Y"))
    first, *rows = text.splitlines()
    check(first)
    assert first.startswith("Blue won")
    assert rows == [
        "1. Blue: 5 escaped, 1 free, 0 in hideouts, 7 alive",
        "2. Red: 2 escaped, 0 free, 1 in hideouts, 7 alive",
        "2. Yellow: 2 escaped, 0 free, 1 in hideouts, 7 alive",
    ]
    shared = ENGLISH.outcome(GAME, Outcome(end, "ranking", ((0, 1), (2,)), columns), ("B", "R", "Y"))
    assert shared.startswith("Blue and Red shared the win")
    assert shared.splitlines()[-1].startswith("3. Yellow")


@pytest.mark.parametrize("variant", ["base", "expert"])
def test_a_game_can_be_told(variant: str) -> None:
    pick = random.Random(variant)
    position = goneaway.new_game(GAME, players=3, rules={"variant": variant}, seed=variant).start()
    told = list(position.collect())
    for _ in range(250):
        seat, prompt = position.actor, position.prompt
        if seat is None or prompt is None:
            break
        check_filled(ENGLISH.prompt(GAME, prompt))
        legal = position.legal()
        groups = [group for group in legal.groups_of(pick.choice(list(legal.verbs))) if len(group)]
        action = pick.choice(list(pick.choice(groups))) if groups else next(iter(legal))
        told += position.apply(seat, action)
    for event in told:
        for viewer in (None, 0):
            seen = event.seen_by(viewer)
            if seen is not None and seen.kind not in SILENT:
                check_filled(ENGLISH.event(GAME, seen))


# The files


@cache
def entries() -> dict[str, ftl.Message]:
    out: dict[str, ftl.Message] = {}
    for file in sorted((SOURCE / "wording/en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in out, f"{entry.id.name} stands twice"
                out[entry.id.name] = entry
    return out


def referred(entry: ftl.BaseNode) -> set[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_MessageReference(self, node: ftl.MessageReference) -> None:
            found.add(node.id.name)

    Finder().visit(entry)
    return found


def keys_in_python() -> set[str]:
    """Keys that `wording` itself asks for."""
    out = set()
    for tree in trees("wording", "cli"):
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)):
                    out.add(text)
                case ast.JoinedStr(values=[ast.FormattedValue(), ast.Constant(value=str(text))]):
                    out.add(GAME + text)
    return out


def test_no_message_is_left_over() -> None:
    wanted = {
        *(clause.key for clause in CLAUSES.values()),
        *(f"{GAME}-refusal-{code}" for _, code, _ in refusals()),
        *(f"{GAME}-event-{kind}" for kind, _ in events() if kind not in SILENT),
        *(f"{GAME}-prompt-{kind}" for kind, _ in prompts()),
        *(f"{GAME}-option-{option.name}" for option in SECTIONX.options),
        *(f"{GAME}-outcome-{end}" for end in outcomes()),
        *(f"{GAME}-column-{column}" for column in ("escaped", "free", "hidden", "alive")),
        *(f"kernel-rules-{code}" for code, _ in errors("RulesError")),
        *(f"kernel-record-{code}" for code, _ in errors("RecordError")),
        f"{GAME}-option-colours",
    }
    assert wanted <= set(entries())
    reachable = wanted | (keys_in_python() & set(entries()))
    waiting = list(reachable)
    while waiting:
        for name in referred(entries()[waiting.pop()]) - reachable:
            reachable.add(name)
            waiting.append(name)
    assert set(entries()) - reachable == set()


def test_no_attribute_is_left_over() -> None:
    def attribute(value: object) -> str:
        if isinstance(value, bool):
            return str(value).lower()
        return f"n{value}" if isinstance(value, int) else str(value)

    wanted = {clause.key: {"title"} for clause in CLAUSES.values()}
    for option in SECTIONX.options:
        wanted[f"{GAME}-option-{option.name}"] = {attribute(value) for value in option.values}
    wanted[f"{GAME}-option-colours"] = {"any"}
    found = {name: {one.id.name for one in entry.attributes} for name, entry in entries().items()}
    assert {name: names for name, names in found.items() if names} == wanted


def test_turn_and_round_mean_one_thing_each() -> None:
    text = "\n".join(file.read_text("utf-8") for file in (SOURCE / "wording/en").glob("*.ftl"))
    assert not re.findall(r"(?i)\b(?:turned|turning|around|turn the tile|(?:go|going) round)\b", text)


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_not_written_yet_speaks_english(language: str) -> None:
    assert Wording(language).clause_title(CLAUSES["place"])
    refusal = Refusal("place", "CELL_OCCUPIED", {"cell": "F8"})
    assert "F8" in Wording(language).refusal(GAME, refusal)


def test_english_fills_the_gaps_message_by_message(monkeypatch: pytest.MonkeyPatch) -> None:
    english = list(sentences._texts("en"))
    italian = "sectionx-clause-place = Qui.\nkernel-refusal = { $reason } (Regola: { $title })\n"
    monkeypatch.setattr(sentences, "_texts", lambda language: [italian] if language == "it" else english)
    sentences._bundle.cache_clear()
    try:
        words = Wording("it")
        assert words.clause_text(CLAUSES["place"]) == "Qui."
        assert words.clause_title(CLAUSES["place"]) == "Placing a tile"
        text = words.refusal(GAME, Refusal("turn", "NOT_YOUR_TURN", {"colour": "R"}))
        assert text == "It is Red’s turn. Wait for yours. (Regola: The turn)"
    finally:
        sentences._bundle.cache_clear()


def test_a_language_can_be_named_like_a_locale() -> None:
    assert Wording("en_GB.UTF-8").language == "en"
    assert Wording("fr-CH").language == "fr"


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(WordingError, match=r"'xx'.*en, it, es, fr"):
        Wording("xx")


def test_a_missing_key_or_parameter_is_named() -> None:
    with pytest.raises(WordingError, match="sectionx-nothing"):
        ENGLISH.text("sectionx-nothing")
    with pytest.raises(WordingError, match=r"kernel-place.*seat"):
        ENGLISH.text("kernel-place", place=1, columns="")


def test_the_engine_does_not_wait_for_fluent() -> None:
    code = "import sys, goneaway, goneaway.wording; sys.exit('fluent.runtime' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
