"""Cases: a position, the actions to try, and their expected results.

    [[case]]
    id = "T07"
    clauses = ["fit"]
    title = "Borders must match"
    position = "F8=S.0, B has S Y"
    script = '''
    B: place S F9 1 -> EDGE_MISMATCH
    B: place Y F9 1 -> ok placed !fight
    = F9=Y.1
    -- turn R
    R: step R1 F8 -> ok
    '''
    expect = "R1@F8"

A line of the script is an action with its result (a refusal's code, or `ok` and the kinds of
events that it must, or with `!` must not, cause), facts after `=`, or a stage direction after
`--`. Without a position the case starts a new game.

`editions = ["gibson", "parker"]` instead of an edition among the `rules` plays the case once by each
of these editions: as `T07-gibson` and `T07-parker`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from ..kernel import Action, Event, Game, GameKind, Position, Refused, Seal
from .clauses import RulebookError, load_clauses

OK = "ok"
ACTION = re.compile(r"(\S+): (.+?) -> (\S+)(.*)")


@dataclass(frozen=True)
class Line:
    """One line of a script."""

    kind: str  # "action", "facts" or "stage"
    text: str
    seat: str = ""
    result: str = ""
    events: tuple[str, ...] = ()


@dataclass(frozen=True)
class Case:
    """A numbered example that is also a test."""

    game: str
    id: str
    title: str
    clauses: tuple[str, ...]
    players: int
    rules: Mapping[str, Any]
    position: str | None
    script: tuple[Line, ...]
    expect: str
    note: str = ""
    seed: str = ""
    #: The id in the file, shared by all editions of the case, and the edition of this one.
    family: str = ""
    edition: str = ""

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "title": self.title,
            "clauses": list(self.clauses),
            "players": self.players,
            "rules": dict(self.rules),
            "position": self.position,
            "script": [str(line.text) for line in self.script],
            "expect": self.expect,
            "note": self.note,
        }


@dataclass(frozen=True)
class CaseResult:
    """The result of a case; it passed if `failures` is empty."""

    case: Case
    failures: tuple[str, ...] = field(default=())

    @property
    def passed(self) -> bool:
        return not self.failures


def read_script(text: str) -> tuple[Line, ...]:
    lines = []
    for raw in text.splitlines():
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("="):
            lines.append(Line("facts", line[1:].strip()))
        elif line.startswith("--"):
            lines.append(Line("stage", line[2:].strip()))
        else:
            match = ACTION.fullmatch(line)
            if match is None:
                raise RulebookError(f"cannot read the script line: {line}")
            lines.append(Line("action", match[2].strip(), match[1], match[3], tuple(match[4].split())))
    return tuple(lines)


def _by_edition(kind: GameKind, row: Mapping[str, Any]) -> list[Case]:
    """The case of a row, or one for each of its editions."""
    family, rules, editions = row["id"], row.get("rules", {}), row.get("editions")
    if editions is None:
        return [_case(kind, row, family, rules)]
    if len(set(editions)) < 2 or len(set(editions)) < len(editions):
        raise RulebookError("`editions` names two or more, each once")
    if "edition" in rules:
        raise RulebookError("it has an edition both in `editions` and in `rules`")
    return [_case(kind, row, f"{family}-{one}", {"edition": one, **rules}, one) for one in editions]


def _case(
    kind: GameKind, row: Mapping[str, Any], name: str, rules: Mapping[str, Any], edition: str = ""
) -> Case:
    return Case(
        kind.name,
        name,
        row["title"],
        tuple(row["clauses"]),
        row.get("players", kind.players[-1]),
        rules,
        row.get("position"),
        read_script(row.get("script", "")),
        row.get("expect", ""),
        row.get("note", ""),
        row.get("seed", name),
        row["id"],
        edition,
    )


@cache
def load_cases(kind: GameKind) -> dict[str, Case]:
    """The cases of a game by id, file by file."""
    out: dict[str, Case] = {}
    clauses = load_clauses(kind)
    folder = resources.files(kind.package).joinpath("data/cases")
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if not file.name.endswith(".toml"):
            continue
        for row in tomllib.loads(file.read_text("utf-8")).get("case", ()):
            try:
                cases = _by_edition(kind, row)
            except (KeyError, RulebookError) as error:
                raise RulebookError(f"{file.name}, case {row.get('id', '?')}: {error}") from None
            for case in cases:
                if case.id in out:
                    raise RulebookError(f"{file.name}: case {case.id} stands twice")
                unknown = set(case.clauses) - set(clauses)
                if unknown or not case.clauses:
                    raise RulebookError(
                        f"{file.name}: case {case.id} names unknown clauses {sorted(unknown)}"
                    )
                out[case.id] = case
    return out


def run_case(
    case: Case, kind: GameKind, rules: Mapping[str, Any] | None = None, *, briefly: bool = False
) -> CaseResult:
    """Play a case; `rules` overrides its options, to see whether they matter.

    With `briefly` it stops at the first failure: later lines may make no sense any more.
    """
    chosen = case.rules if rules is None else rules
    game = kind.new(case.players, chosen, seal=Seal.from_seed(f"case {case.seed}"))
    if case.position is None:
        position = game.start()
    else:
        position = kind.scene.set_up(game, case.position)
    # A stage direction between two actions may have made listed actions illegal.
    position.strict = True
    failures: list[str] = []
    for number, line in enumerate(case.script, 1):
        if line.kind == "stage":
            kind.scene.stage(position, line.text)
        elif line.kind == "facts":
            failures += (f"line {number}: {found}" for found in kind.scene.differences(position, line.text))
        else:
            following = next((one for one in case.script[number:] if one.kind == "action"), None)
            found = _try(game, position, line, following)
            if found:
                failures.append(f"line {number}, {line.seat}: {line.text}: {found}")
        if failures and briefly:
            return CaseResult(case, tuple(failures))
    failures += kind.scene.differences(position, case.expect)
    return CaseResult(case, tuple(failures))


def _try(game: Game, position: Position, line: Line, following: Line | None) -> str:
    """Return "" if the action had the expected result, otherwise a description of the actual one.

    A question that is asked only for secrecy is answered here, unless the script answers it.
    """
    if line.seat not in game.seats:
        return f"there is no seat called {line.seat}"
    before = position.digest()
    events: tuple[Event, ...] = ()
    try:
        events = position.apply(game.seat(line.seat), game.parse(line.text))
        while (answer := single_answer(game, position, following)) is not None:
            assert position.actor is not None
            events += position.apply(position.actor, answer)
        result = OK
    except Refused as refused:
        result = refused.refusal.code
        clause = refused.refusal.clause
        if clause not in load_clauses(game.kind):
            return f"refused by a clause that does not exist: {clause}"
        if position.digest() != before:
            return "refused, but the position has changed"
    if result != line.result:
        return f"{result} instead of {line.result}"
    return _missing(events, line.events)


def single_answer(game: Game, position: Position, following: Line | None) -> Action | None:
    """The only answer to a question asked for secrecy, unless the next action of the script answers it."""
    if position.actor is None or not position.frames[-1].discreet:
        return None
    answer = position.legal().only()
    if answer is None or following is None or game.seat(following.seat) != position.actor:
        return answer
    verb, asked = (text.partition(" ")[0] for text in (following.text, str(answer)))
    return None if verb == asked else answer


def _missing(events: tuple[Event, ...], expected: tuple[str, ...]) -> str:
    """Compare event kinds: the wanted ones in their order, the unwanted ones nowhere."""
    kinds = [event.kind for event in events]
    rest = iter(kinds)
    for word in expected:
        if word.startswith("!"):
            if word[1:] in kinds:
                return f"an event {word[1:]} came of it"
        elif word not in rest:
            return f"no event {word} among {', '.join(kinds)}"
    return ""
