"""What a game tells and asks, from its declarations: for whoever reads records, writes a bot or a client."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import goneaway
from goneaway.kernel import Event, GameKind, Prompt
from goneaway.rulebook import (
    EVERYBODY,
    NOBODY,
    OFFICERS,
    EventKind,
    Parameter,
    QuestionKind,
    Value,
    load_clauses,
    load_events,
    load_questions,
    load_values,
)
from goneaway.wording import Wording

from .book import Book, anchor, clause_groups

ENGLISH = Book("en")
#: Where the kernel's own events stand: they come of no clause.
REFEREE = "the referee"


def speech_pages() -> Iterable[tuple[str, str]]:
    for kind in goneaway.KINDS.values():
        yield f"{kind.name}/events.md", events_page(kind)
        yield f"{kind.name}/asked.md", asked_page(kind)


def nav(kind: GameKind) -> list[dict[str, Any]]:
    pages = [{"Events": f"{kind.name}/events.md"}, {"Questions": f"{kind.name}/asked.md"}]
    return [{"What is told and asked": pages}]


def _by_topic(kind: GameKind, ones: Iterable[Any]) -> dict[str, list[Any]]:
    """Events or questions under the heading of the clause they usually come of."""
    clauses = load_clauses(kind)
    found: dict[str, list[Any]] = {topic: [] for topic in (*clause_groups(kind), REFEREE)}
    for one in ones:
        found[clauses[one.clause].group if one.clause else REFEREE].append(one)
    return {topic: some for topic, some in found.items() if some}


def _heading(topic: str) -> str:
    return "The referee’s own" if topic == REFEREE else ENGLISH.topic(topic)


def _clauses(kind: GameKind, names: Sequence[str]) -> str:
    wording, clauses = Wording(), load_clauses(kind)
    return ", ".join(f"[{wording.clause_title(clauses[one])}](clauses/{one}.md)" for one in names)


def _usual(parameters: Iterable[Parameter]) -> dict[str, Any]:
    """An example of each; two of a kind are not the same, if there are others."""
    met: Counter[str] = Counter()
    out = {}
    for one in parameters:
        examples = one.value.examples
        out[one.name] = examples[met[one.value.name] % len(examples)]
        met[one.value.name] += 1
    return out


def _shown(value: object) -> str:
    if value == "":
        return "(empty)"
    return f"`{value}`" if isinstance(value, str) else f"`{json.dumps(value)}`"


def _parameters(parameters: Sequence[Parameter], who: Callable[[Parameter], str]) -> Iterator[str]:
    if not parameters:
        return
    example = _usual(parameters)
    yield "| parameter | what it is | for example | who knows |\n| --- | --- | --- | --- |"
    for one in parameters:
        link = f"[{one.value.name}](#value-{anchor(_plain(one.value).name)})"
        left_out = ", if there is one" if one.optional else ""
        yield f"| `{one.name}` | {link}{left_out} | {_shown(example[one.name])} | {who(one)} |"
    yield ""


def _plain(value: Value) -> Value:
    """What a list is made of; anything else as it is."""
    return value if value.of is None or value.keys is not None else _plain(value.of)


def _who(about: EventKind) -> str:
    """Who knows the secret parameters of an event."""
    known = {OFFICERS: "the officers", NOBODY: "nobody"}.get(about.knows, f"the seat in `{about.knows}`")
    return f"{known}; by the clause *{about.opened_by}* everybody" if about.opened_by else known


# Events


def events_page(kind: GameKind) -> str:
    declared = load_events(kind)
    out = [
        f"# {kind.title}: every event\n",
        "What can happen, kind by kind, as a record and `apply` tell it: when, by which rule, with which "
        "parameters, and who may know them. An event as a seat saw it has the secret parameters among the "
        "open ones, if the seat may know them. `goneaway.rulebook.load_events` gives the same as data.\n",
        f"{len(declared)} kinds. What the parameters can be stands [at the end](#kinds-of-value).\n",
    ]
    for topic, ones in _by_topic(kind, declared.values()).items():
        out.append(f"## {_heading(topic)}\n")
        for about in ones:
            out += _event(kind, about)
    return "\n".join((*out, *_values(kind, [(*one.parameters, *one.secret) for one in declared.values()])))


def _event(kind: GameKind, about: EventKind) -> Iterator[str]:
    yield f"### `{about.kind}` {{#{anchor(about.kind)}}}\n"
    yield f"{about.when}\n"
    event = Event(about.kind, _usual((*about.parameters, *about.secret)))
    sentence = Wording().event(kind.name, event) if about.clause else ""
    if sentence:
        yield f"> {sentence}\n"
    notes = [f"Clause: {_clauses(kind, [about.clause])}"] if about.clause else []
    if about.clauses:
        by = "; ".join(f"`{value}`: {_clauses(kind, [one])}" for value, one in about.clauses.items())
        notes.append(f"by `{about.by}`: {by}")
    if about.also:
        notes.append(f"as the case may be also: {_clauses(kind, about.also)}")
    if about.private:
        notes.append("private: the others do not even learn that it happened")
    if about.light:
        notes.append("on the board: " + ", ".join(f"`{name}`" for name in about.light))
    if notes:
        yield " · ".join(notes) + "\n"
    every = (*about.parameters, *about.secret)
    yield from _parameters(every, lambda one: _who(about) if one in about.secret else EVERYBODY)


# Questions


_ASKED: Mapping[str, str] = {"officer": "an officer", "security": "Security", "either": "whoever it concerns"}


def asked_page(kind: GameKind) -> str:
    declared = load_questions(kind)
    out = [
        f"# {kind.title}: every question\n",
        "What a player can be asked, kind by kind, as `prompt` tells it: when, by which rule and with which "
        "parameters. What may be answered is in `legal()`. "
        "`goneaway.rulebook.load_questions` gives the same as data.\n",
        f"{len(declared)} kinds. What the parameters can be stands [at the end](#kinds-of-value).\n",
    ]
    for topic, ones in _by_topic(kind, declared.values()).items():
        out.append(f"## {_heading(topic)}\n")
        for about in ones:
            out += _question(kind, about)
    return "\n".join((*out, *_values(kind, [one.parameters for one in declared.values()])))


def _question(kind: GameKind, about: QuestionKind) -> Iterator[str]:
    yield f"### `{about.kind}` {{#{anchor(about.kind)}}}\n"
    yield f"{about.when}\n"
    prompt = Prompt(about.kind, about.clause, 0, _usual(about.parameters))
    yield f"> {Wording().prompt(kind.name, prompt)}\n"
    notes = [f"Clause: {_clauses(kind, [about.clause])}"]
    if about.also:
        notes.append(f"as the case may be also: {_clauses(kind, about.also)}")
    if kind.edition:
        notes.append(f"asked of {_ASKED[about.asked]}")
    yield " · ".join(notes) + "\n"
    yield from _parameters(about.parameters, lambda _: "who is asked")


# What parameters can be


def _values(kind: GameKind, told: Iterable[Iterable[Parameter]]) -> Iterator[str]:
    used = _used(one.value for some in told for one in some)
    yield "## Kinds of value\n"
    for name, value in load_values(kind).items():
        if name in used:
            yield f"### {name} {{#value-{anchor(name)}}}\n"
            form = f" One of {', '.join(map(_shown, value.words))}." if value.words else ""
            form += f" Looks like `{value.like}`." if value.like else ""
            yield f"{value.meaning[:1].upper()}{value.meaning[1:]}.{form}\n"


def _used(values: Iterable[Value]) -> set[str]:
    out: set[str] = set()
    for value in values:
        parts = [one for one in (*value.either, value.keys, value.of) if one is not None]
        out |= {value.name} | _used(parts)
    return out
