"""What the engine can say, read from its source: refusals, events, questions, errors, with samples."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

import goneaway
from goneaway.colditz import cards
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.places import COMPONENTS, EQUIPMENT, NATIONS
from goneaway.kernel import GameKind, RulesError
from goneaway.rulebook import load_clauses
from goneaway.sectionx import SECTIONX
from goneaway.sectionx.tiles import standard_tiles
from goneaway.wording import Wording

SOURCE = Path(goneaway.__file__).parent
ENGLISH = Wording()
KINDS: Mapping[str, GameKind] = {"sectionx": SECTIONX, "colditz": COLDITZ}
CLAUSES = {game: load_clauses(kind) for game, kind in KINDS.items()}

#: Where the engine and its errors are, and the function that ends a game.
FOLDERS = {"sectionx": ("sectionx",), "colditz": ("colditz", "colditz/ruleset")}
FINISH = {"sectionx": "_finish", "colditz": "finish"}
COLUMNS = {"sectionx": ("escaped", "free", "hidden", "alive"), "colditz": ("escapes",)}

#: Cards that stand in no deck file.
PLAIN_CARDS = (*EQUIPMENT, "kit", "do_or_die")
CARDS = (*cards.card_types(), *PLAIN_CARDS)

#: What parameters of each name look like. The first is the usual one.
#: What a field of a file should be.
FIELDS = ("text", "texts", "number", "table", "digest", "status", "events", "outcome", "true")

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
    "expected": ("goneaway-record/1", *FIELDS),
    "field": ("seat",),
    "names": (2,),
    "missing": (True, False),
    "right": ("draw 1",),
    "digits": (18,),
    "depth": (24,),
    "name": ("rules",),
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
    "stall": (0, 1, 2),
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


#: The same for Escape from Colditz, where it differs.
COLDITZ_SAMPLES: Mapping[str, tuple[object, ...]] = {
    "action": ("step b1 yard-2",),
    "at": ("yard-14", "outer"),
    "against": (3,),
    "bar": ("forbidden", "night", "zone", "thrown"),
    "bound": ("b1", ""),
    "bundle": ("black_post",),
    "by": ("claim", "exchange", "bribe"),
    "card": CARDS,
    "cards": ([], ["kit_part_a"], ["rope", "rope"]),
    "cause": ("guard", "surrender", "search", "tunnel", "intercept", "car", "penalty"),
    "cell": ("inner-a", "inner-b", "outer", "appel"),
    "contact": ("same_circle", "adjacent"),
    "cost": (1, 3),
    "dice": ([3, 4],),
    "die": (4,),
    "distance": (12,),
    "edition": ("gibsen",),
    "end": ("GOAL", "LIMIT", "NOBODY_LEFT"),
    "escapes": (1, 2),
    "exit": ("p1",),
    "form": ("step PAWN PLACE",),
    "errand": ("search", "move"),
    "found": ([], ["b1", "b2"]),
    "gate": ("k1",),
    "give": (["rope"], ["rope", "move_kitchen"]),
    "giver": NATIONS,
    "guard": ("g3",),
    "guards": (6,),
    "hit": (True, False),
    "inner": (0, 1, 5),
    "kind": ("nation",),
    "least": (2,),
    "limit": (3,),
    "man": ("b1",),
    "men": (["b1", "b2"],),
    "missing": (", ".join(COMPONENTS),),
    "most": (7,),
    "names": ("dice.reroll_mandatory, reroll_mandatory",),
    "nation": NATIONS,
    "nearest": ("gibson", ""),
    "needed": (0, 9),
    "number": (1, 2),
    "options": ("reroll_mandatory, draw_mandatory",),
    "outer": (0, 2),
    "part": ("disguise", "compass", "food", "documents"),
    "pawn": ("g3",),
    "placed": (0, 1, 3),
    "purpose": ("double", "card", "push"),
    "players": (4,),
    "points": (0, 1, 7),
    "posts": (5,),
    "prize": ("equipment", "kit"),
    "quarry": ("b2",),
    "radius": (7,),
    "range": (14,),
    "reached": (True, False),
    "returning": (False, True),
    "road": (39,),
    "rolled": (True, False),
    "phase": ("", "opportunity", "equipment", "announcing", "bare"),
    "free": (True, False),
    "first": (True, False),
    "seconds": (60, 300),
    "trades": (True, False),
    "talking": (["british", "dutch"],),
    "speech": ("by the chapel at night",),
    "room": ("kitchen", ""),
    "round": (1,),
    "route": ("car", "do-or-die", "drop", "wire", "tunnel", "gate"),
    "row": ("1",),
    "seat": (*NATIONS, "security", "officer-1"),
    "shield": ("hideaway", "bribe_fuga", "either"),
    "taken": (True, False),
    "target": ("t1",),
    "taker": NATIONS,
    "team": NATIONS,
    "text": ("jump b1", ""),
    "through": (True, False),
    "throws": (3, 7),
    "to": ("yard-14",),
    "total": (30,),
    "tunnel": ("canteen", "chapel", "theatre"),
    "verb": ("fly",),
    "want": ([], ["key"]),
    "wanted": (3,),
    "way": (48,),
    "what": ("opportunity", "equipment", "cross-kind"),
    "key": ("", "2a"),
    "why": ("one asks for the other",),
    "won": (True, False),
    "winners": (["british"], ["security"], ["british", "dutch"]),
    "words": ([], ["g3", "b1"]),
}


def samples_of(game: str, name: str) -> tuple[object, ...]:
    return (COLDITZ_SAMPLES if game == "colditz" and name in COLDITZ_SAMPLES else SAMPLES)[name]


def variations(game: str, names: frozenset[str], **fixed: tuple[object, ...]) -> Iterator[dict[str, object]]:
    """Parameters of these names: all usual, then each of the others in its place."""
    samples = {name: fixed.get(name) or samples_of(game, name) for name in sorted(names)}
    usual = {name: values[0] for name, values in samples.items()}
    yield usual
    for name, values in samples.items():
        for value in values[1:]:
            yield {**usual, name: value}


def check(text: str) -> None:
    """A finished text: nothing unfilled, nothing doubled, closed like a sentence."""
    assert text
    assert not re.search(r"[{}$]|  | [.,;:]|\.\.", text), text
    assert text[-1] in ".?!)]", text


def check_filled(text: str) -> None:
    """A finished text whose parameters were all there: what is missing would be called `none`."""
    check(text)
    assert not re.search(r"\bnone\b", text.replace("still standing: none", "")), text


# Reading the source


@cache
def trees(*folders: str) -> tuple[ast.Module, ...]:
    files = [file for folder in folders for file in sorted((SOURCE / folder).glob("*.py"))]
    return tuple(ast.parse(file.read_text("utf-8")) for file in files)


def texts_of(node: ast.AST, scope: ast.AST, tree: ast.AST | None = None) -> set[str]:
    """The texts an expression can be: a constant, a choice, a name assigned nearby or passed in, a table."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=orelse):
            return texts_of(body, scope, tree) | texts_of(orelse, scope, tree)
        case ast.Name(id=name):
            before = [value for value in assigned(name, scope) if value.lineno <= node.lineno]
            if before:
                return texts_of(max(before, key=lambda value: value.lineno), scope, tree)
            return passed(name, scope, tree)
        case ast.Subscript(value=ast.Name(id=name)) if tree is not None:
            tables = [value for value in assigned(name, tree) if isinstance(value, ast.Dict)]
            return set().union(*(texts_of(value, scope) for table in tables for value in table.values))
        case ast.Call(func=func):
            return set(answered(ast.unparse(func).rpartition(".")[2]))
    return set()


@cache
def answered(name: str) -> frozenset[str]:
    """The texts that functions of this name give back."""
    found = [
        (node.value, scope)
        for tree in trees(*KINDS)
        for scope in ast.walk(tree)
        if isinstance(scope, ast.FunctionDef) and scope.name == name
        for node in ast.walk(scope)
        if isinstance(node, ast.Return) and node.value is not None
    ]
    return frozenset[str]().union(*(texts_of(value, scope) for value, scope in found))


def assigned(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=targets, value=value) if name in map(ast.unparse, targets):
                yield value
            case ast.AnnAssign(target=ast.Name(id=found), value=ast.expr() as value) if found == name:
                yield value


def passed(name: str, scope: ast.AST, tree: ast.AST | None) -> set[str]:
    """The texts that callers in the same file pass for a parameter."""
    if not isinstance(scope, ast.FunctionDef) or tree is None:
        return set()
    names = [argument.arg for argument in scope.args.args]
    if name not in names:
        return set()
    place = names.index(name)
    found = [(call, around) for call, around in calls(tree, scope.name) if len(call.args) > place]
    return set().union(*(texts_of(call.args[place], around) for call, around in found))


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
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return [one | other for one in keys_of(left, scope) for other in keys_of(right, scope)]
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


def class_text(frame: ast.ClassDef, name: str) -> str:
    """A text that a class gives as one of its facts, as `kind` or `clause`."""
    for node in frame.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=found), value=ast.Constant(value=str(text))) if (
                found == name
            ):
                return text
    return ""


@cache
def frames(game: str) -> tuple[ast.ClassDef, ...]:
    """The decisions and procedures of a game."""
    found = (node for tree in trees(game) for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    return tuple(frame for frame in found if class_text(frame, "kind"))


def line_of(frame: ast.ClassDef) -> Iterator[ast.ClassDef]:
    """A class and those it comes from, as far as they stand in the games."""
    yield frame
    for base in map(ast.unparse, frame.bases):
        for tree in trees(*KINDS):
            for node in tree.body:
                if isinstance(node, ast.ClassDef) and node.name == base:
                    yield from line_of(node)


def based_on(frame: ast.ClassDef, name: str) -> bool:
    return any(name in map(ast.unparse, one.bases) for one in line_of(frame))


def asks(frame: ast.ClassDef) -> bool:
    """Somebody decides something, or a line-up does in whose name he is asked."""
    return based_on(frame, "Choice") or based_on(frame, "LineUp")


@cache
def refusals(game: str) -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Clause, code and parameters of every refusal the engine can give."""
    out: set[tuple[str, str, frozenset[str]]] = set()
    for tree in trees(game):
        for call, scope in calls(tree, "Refusal"):
            clauses = texts_of(call.args[0], scope, tree)
            if ast.unparse(call.args[0]) in ("self.clause", "self.rule(position)", "frame.rule(self)"):
                # What any decision with a short list of answers says to anything else.
                clauses = {class_text(frame, "clause") for frame in frames(game) if asks(frame)}
            codes = texts_of(call.args[1], scope, tree)
            assert clauses, ast.unparse(call)
            assert codes, ast.unparse(call)
            keys = keys_of(call.args[2], scope) if len(call.args) > 2 else [frozenset[str]()]
            out |= {(clause, code, names) for clause in clauses for code in codes for names in keys}
    return tuple(sorted(out, key=repr))


@cache
def events(game: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Kind and open parameters of every event, and of those that tell the knowing more."""
    out = set()
    for tree in trees(game):
        for call, scope in calls(tree, "tell_all"):
            for kind in texts_of(call.args[0], scope, tree):
                out |= {(kind, names) for names in keyword_keys(call, scope)}
        for call, scope in calls(tree, "Event"):
            for kind in texts_of(call.args[0], scope, tree):
                for names in keys_of(call.args[1], scope) if len(call.args) > 2 else ():
                    out.add((kind, names))
                    out |= {(kind, names | more) for more in keys_of(call.args[2], scope)}
                secret = [word.value for word in call.keywords if word.arg == "secret"]
                if len(call.args) == 1 and secret:
                    # Private: those who know of it are told all, the others nothing.
                    out |= {(kind, names) for names in keys_of(secret[0], scope)}
        for call, scope in calls(tree, "tell_secretly"):
            for kind in texts_of(call.args[2], scope, tree):
                for names in keys_of(call.args[3], scope):
                    out.add((kind, names))
                    out |= {(kind, names | more) for more in keys_of(call.args[4], scope)}
    return tuple(sorted(out, key=repr))


@cache
def prompts(game: str) -> tuple[tuple[str, frozenset[str]], ...]:
    out = set()
    for frame in frames(game):
        own = {class_text(frame, "kind")}
        for call, scope in calls(frame, "Prompt"):
            kinds = texts_of(call.args[0], scope) or own
            keys = keys_of(call.args[3], scope) if len(call.args) > 3 else [frozenset[str]()]
            out |= {(kind, names) for kind in kinds for names in keys}
        if game == "colditz" and not based_on(frame, "Procedure"):
            told = (node for one in line_of(frame) for node in one.body if one.name != "ColditzFrame")
            details = [node for node in told if isinstance(node, ast.FunctionDef) and node.name == "details"][
                :1
            ]
            given = [node.value for one in details for node in ast.walk(one) if isinstance(node, ast.Return)]
            keys = [names for value in given if value is not None for names in keys_of(value, details[0])]
            out |= {(kind, names) for kind in own for names in keys or [frozenset[str]()]}
    return tuple(sorted(out, key=repr))


def details(frame: ast.ClassDef) -> Iterator[frozenset[str]]:
    """The keys of what a frame tells about its question."""
    for scope in frame.body:
        if isinstance(scope, ast.FunctionDef) and scope.name == "details":
            for node in ast.walk(scope):
                if isinstance(node, ast.Return) and node.value is not None:
                    yield from keys_of(node.value, scope)


@cache
def errors(name: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Code and parameters of every error of this name in the source."""
    out = set()
    for tree in trees(
        "", "kernel", "rulebook", *(folder for folders in FOLDERS.values() for folder in folders)
    ):
        for call, scope in calls(tree, name):
            codes = texts_of(call.args[0], scope)
            assert codes, ast.unparse(call)
            out |= {(code, names) for code in codes for names in keyword_keys(call, scope)}
    return tuple(sorted(out, key=repr))


@cache
def outcomes(game: str) -> frozenset[str]:
    return frozenset(
        end
        for tree in trees(game)
        for call, scope in calls(tree, FINISH[game])
        if len(call.args) > 1
        for end in texts_of(call.args[1], scope)
    )


#: The bots of any game, and those of Section X. The other files are about Escape from Colditz.
PLAYERS = {"kernel": ("bot", "lots"), "sectionx": ("tunneller", "tunnel_doors", "tunnel_tiles")}


@cache
def reasons() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Game (or kernel), code and parameters of every reason a bot can give."""
    out = set()
    for file in sorted((SOURCE / "bots").glob("*.py")):
        game = next((game for game, files in PLAYERS.items() if file.stem in files), "colditz")
        for call, scope in calls(tree := ast.parse(file.read_text("utf-8")), "Reason"):
            codes = texts_of(call.args[0], scope, tree)
            assert codes, ast.unparse(call)
            keys = keys_of(call.args[1], scope) if len(call.args) > 1 else [frozenset[str]()]
            out |= {(game, code, names) for code in codes for names in keys}
    return tuple(sorted(out, key=repr))


def of_every_game(
    found: Callable[[str], tuple[tuple[object, ...], ...]],
) -> list[tuple[object, ...]]:
    return [(game, *one) for game in KINDS for one in found(game)]


def usual_with(game: str, clause: str, code: str) -> dict[str, tuple[object, ...]]:
    """Parameters that go with a refusal by this clause, where not every sample does."""
    if game == "sectionx":
        verbs = {
            "draw": ["draw"],
            "expert": ["skip"],
            "turn": ["tile", "skip"],
            "decisions": ["choose-fight", "choose-key-door", "choose-key-return"],
        }.get(clause, [])
        return {"verb": tuple(verbs)}
    kinds = [
        class_text(frame, "kind")
        for frame in frames(game)
        if (based_on(frame, "Choice") or clause == "meeting")
        and clause in (class_text(frame, "clause"), "48")
    ]
    return {"kind": tuple(kinds), "bound": ("b1", "g3")}
