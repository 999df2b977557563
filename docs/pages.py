"""Pages made from the rulebook's data while the site is built."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import goneaway
from goneaway.kernel import GameKind
from goneaway.rulebook import load_cases, load_clauses
from goneaway.wording import Wording


def rules_page(kind: GameKind) -> str:
    wording = Wording()
    out: list[str] = []
    group = ""
    cases = load_cases(kind).values()
    for clause in load_clauses(kind).values():
        if clause.group != group:
            group = clause.group
            out.append(f"## {group[:1].upper()}{group[1:]}\n")
        out.append(f"### {wording.clause_title(clause)} {{#{clause.id}}}\n")
        out.append(wording.clause_text(clause) + "\n")
        notes = [f"clause `{clause.id}`"]
        if clause.options:
            notes.append(
                "options " + ", ".join(f"[`{name}`](options.md#{_anchor(name)})" for name in clause.options)
            )
        if clause.ambiguities:
            notes.append("settles " + ", ".join(clause.ambiguities))
        notes.append(
            "rests on " + "; ".join(f"{source.document}: {source.place}" for source in clause.sources)
        )
        shown = [case.id for case in cases if clause.id in case.clauses]
        notes.append("cases " + ", ".join(f"[{case}](cases.md#{case.lower()})" for case in shown))
        out.append(f"*{' · '.join(notes)}*\n")
    return "\n".join(out)


def _anchor(name: str) -> str:
    return name.lower().replace(".", "-").replace("_", "-")


def options_page(kind: GameKind) -> str:
    return _ruleset_page(kind) if not kind.options else _switches_page(kind)


def _ruleset_page(kind: GameKind) -> str:
    """Options of a game with editions: what each means, what it may be, and the Classic value."""
    out: list[str] = []
    group = ""
    for option in kind.options_json():
        if option["name"].partition(".")[0] != group:
            group = option["name"].partition(".")[0]
            out.append(f"## {group[:1].upper()}{group[1:]}\n")
        out.append(f"### `{option['name']}` {{#{_anchor(option['name'])}}}\n")
        out.append(f"{option['meaning']}\n")
        rows = [f"Can be: {option['allowed']}.", f"Classic: `{option['default']}`."]
        if option.get("clauses"):
            rows.append("Rules " + ", ".join(option["clauses"]) + ".")
        if option.get("ambiguities"):
            rows.append("Settles " + ", ".join(option["ambiguities"]) + ".")
        out.append(" ".join(rows) + "\n")
    return "\n".join(out)


def _switches_page(kind: GameKind) -> str:
    wording = Wording()
    out = []
    for option in kind.options:
        out.append(f"### `{option.name}` {{#{_anchor(option.name)}}}\n")
        about = wording.option(kind.name, option.name)
        settles = f" Settles {option.ambiguity}." if option.ambiguity else ""
        out.append(f"{about}{settles} Clause: [{option.clause}](rules.md#{option.clause}).\n")
        out.append("| value | meaning |\n| --- | --- |")
        for value in option.values:
            shown = str(value).lower() if isinstance(value, bool) else value
            default = " (default)" if value == option.default else ""
            out.append(f"| `{shown}`{default} | {wording.option_value(kind.name, option.name, value)} |")
        out.append("")
    return "\n".join(out)


def cases_page(kind: GameKind) -> str:
    out = []
    for case in load_cases(kind).values():
        out.append(f"### {case.id}: {case.title} {{#{case.id.lower()}}}\n")
        clauses = ", ".join(f"[{clause}](rules.md#{clause})" for clause in case.clauses)
        out.append(f"{case.players} players · {clauses}\n")
        lines = []
        if case.rules:
            lines.append("rules     " + ", ".join(f"{name} = {value}" for name, value in case.rules.items()))
        lines.append(
            f"position  {'a new game' if case.position is None else ' '.join(case.position.split())}"
        )
        for line in case.script:
            if line.kind == "action":
                lines.append(f"{line.seat + ':':<10}{line.text}  ->  {' '.join((line.result, *line.events))}")
            else:
                lines.append(f"{'then' if line.kind == 'facts' else 'staged':<10}{line.text}")
        if case.expect:
            lines.append("finally   " + " ".join(case.expect.split()))
        out.append("```text\n" + "\n".join(lines) + "\n```\n")
        if case.note:
            out.append(f"{case.note}\n")
    return "\n".join(out)


_PAGES: dict[str, Callable[[GameKind], str]] = {
    "rules": rules_page,
    "options": options_page,
    "cases": cases_page,
}


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Replace `<!-- rules sectionx -->` and its like."""
    for what, make in _PAGES.items():
        for kind in goneaway.KINDS.values():
            mark = f"<!-- {what} {kind.name} -->"
            if mark in markdown:
                markdown = markdown.replace(mark, make(kind))
    return markdown
