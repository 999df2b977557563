"""Pages made from the rulebook's data while the site is built.

A page per clause, edition and topic of options and open questions, and the comparison of all
editions, each in four languages; the cases clause by clause; every event and question; the castle to
zoom in. What stands in the place of a mark (`<!-- cases sectionx -->`) is made here, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from making.book import Book, Page, anchor, cases_by_clause, clause_groups
from making.castle import castle_pages
from making.examples import diagrams
from making.labels import LABELS
from making.speech import nav as speech_nav
from making.speech import speech_pages
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

import goneaway
from goneaway.kernel import GameKind
from goneaway.rulebook import Case, load_ambiguities, load_clauses
from goneaway.wording import LANGUAGES, Wording

BOOKS = [Book(language) for language in LANGUAGES]
ENGLISH = BOOKS[0]


# The pages that have a text of their own and a mark in it


def options_mark(kind: GameKind) -> str:
    return ENGLISH.options_index(Page(f"{kind.name}/options.md")) if kind.edition else _switches(kind)


def _switches(kind: GameKind) -> str:
    wording, page = Wording(), Page(f"{kind.name}/options.md")
    out = []
    for option in kind.options:
        out.append(f"### `{option.name}` {{#{anchor(option.name)}}}\n")
        about = wording.option(kind.name, option.name)
        settles = (
            f" Settles [{option.ambiguity}]({ENGLISH.question_link(page, kind, option.ambiguity)})."
            if option.ambiguity
            else ""
        )
        out.append(f"{about}{settles} Clause: [{option.clause}](clauses/{option.clause}.md).\n")
        out.append("| value | meaning |\n| --- | --- |")
        for value in option.values:
            shown = str(value).lower() if isinstance(value, bool) else value
            default = " (default)" if value == option.default else ""
            out.append(f"| `{shown}`{default} | {wording.option_value(kind.name, option.name, value)} |")
        out.append("")
    return "\n".join(out)


def cases_mark(kind: GameKind) -> str:
    """How many cases each clause has, and where they are."""
    wording, found = Wording(), cases_by_clause(kind)
    out = []
    for topic, clauses in clause_groups(kind).items():
        rows = [
            f"- [{wording.clause_title(clause)}](cases/{clause.id}.md): {len(found[clause.id])}"
            for clause in clauses
            if clause.id in found
        ]
        if rows:
            out += [f"## {ENGLISH.topic(topic)}\n", *rows, ""]
    return "\n".join(out)


def contents_mark(kind: GameKind) -> str:
    """The clauses of a game under their headings."""
    wording = Wording()
    out: list[str] = []
    for topic, clauses in clause_groups(kind).items():
        out.append(f"## {ENGLISH.topic(topic)}\n")
        for clause in clauses:
            cited = wording.citation(kind.name, clause.id)
            link = f"- [{wording.clause_title(clause)}](clauses/{clause.id}.md)"
            out.append(f"{link} · {cited}" if cited else link)
        out.append("")
    return "\n".join(out)


def ambiguities_mark(kind: GameKind) -> str:
    """The open questions of a game by their numbers, for the key to the codes."""
    page, wording = Page("codes.md"), Wording()
    rows = [
        f"| [{one.id}]({ENGLISH.question_link(page, kind, one.id)}) | {wording.text(one.key)} |"
        for one in load_ambiguities(kind).values()
    ]
    return "\n".join(("| code | what it is |\n| --- | --- |", *rows, ""))


_MARKS: dict[str, Callable[[GameKind], str]] = {
    "rules": contents_mark,
    "options": options_mark,
    "cases": cases_mark,
    "ambiguities": ambiguities_mark,
}


# The cases, a page for each clause


def case_pages() -> Iterable[tuple[str, str]]:
    wording = Wording()
    for kind in goneaway.KINDS.values():
        for name, cases in cases_by_clause(kind).items():
            clause = load_clauses(kind)[name]
            out = [f"# Cases: {wording.clause_title(clause)}\n"]
            out.append(f"They show [the clause](../clauses/{name}.md) before others, and are run as tests.\n")
            for _, family in groupby(cases, lambda case: case.family):
                out += _case(tuple(family))
            yield f"{kind.name}/cases/{name}.md", "\n".join(out)


def _case(family: Sequence[Case]) -> Iterable[str]:
    """A case; one that is played by several editions is listed once, with all its ids."""
    case = family[0]
    yield from (f'<a id="{anchor(other.id)}"></a>\n' for other in family[1:])
    yield f"## {case.family}: {case.title} {{#{anchor(case.id)}}}\n"
    clauses = ", ".join(f"[{clause}](../clauses/{clause}.md)" for clause in case.clauses)
    yield f"{case.players} players · {clauses}\n"
    lines = []
    if case.rules:
        rules = dict(case.rules)
        if case.edition:
            rules["edition"] = " | ".join(each.edition for each in family)
        lines.append("rules      " + ", ".join(f"{name} = {value}" for name, value in rules.items()))
    lines.append(f"position   {'a new game' if case.position is None else ' '.join(case.position.split())}")
    for line in case.script:
        if line.kind == "action":
            lines.append(f"{line.seat + ':':<11}{line.text}  ->  {' '.join((line.result, *line.events))}")
        else:
            lines.append(f"{'then' if line.kind == 'facts' else 'staged':<11}{line.text}")
    if case.expect:
        lines.append("finally    " + " ".join(case.expect.split()))
    yield "```text\n" + "\n".join(lines) + "\n```\n"
    if case.note:
        yield f"{case.note}\n"


def _case_nav(kind: GameKind) -> list[dict[str, Any]]:
    wording, found = Wording(), cases_by_clause(kind)
    out = []
    for topic, clauses in clause_groups(kind).items():
        pages = [
            {wording.clause_title(clause): f"{kind.name}/cases/{clause.id}.md"}
            for clause in clauses
            if clause.id in found
        ]
        if pages:
            out.append({ENGLISH.topic(topic): pages})
    return [{"The cases": [{"By clause": f"{kind.name}/cases.md"}, *out]}]


# Pages that forges look for at the root of the repository


def root_pages() -> Iterable[tuple[str, str]]:
    text = (Path(__file__).parent.parent / "CONTRIBUTING.md").read_text("utf-8")
    yield "contributing.md", text.replace("](docs/", "](")


# What the builder of the site calls


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the generated pages into the table of contents, where `rulebook GAME` stands."""
    makers = {"rulebook": ENGLISH.nav, "cases": _case_nav, "speech": speech_nav}
    nav: list[Any] = []
    for entry in config.nav or ():
        for title, inside in entry.items():
            if isinstance(inside, list):
                parts: list[Any] = []
                for one in inside:
                    maker, _, game = one.partition(" ") if isinstance(one, str) else ("", "", "")
                    parts += makers[maker](goneaway.KINDS[game]) if maker in makers else [one]
                inside = parts
            nav.append({title: inside})
    others = [
        {
            LABELS[book.language]["rulebook"]: [
                {kind.title: book.nav(kind)} for kind in goneaway.KINDS.values()
            ]
        }
        for book in BOOKS[1:]
    ]
    config.nav = [*nav, *others]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    books = (page for book in BOOKS for page in book.pages())
    for path, text in (*books, *case_pages(), *speech_pages(), *diagrams(), *castle_pages(), *root_pages()):
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Replace `<!-- rules sectionx -->` and its like."""
    for what, make in _MARKS.items():
        for kind in goneaway.KINDS.values():
            mark = f"<!-- {what} {kind.name} -->"
            if mark in markdown:
                markdown = markdown.replace(mark, make(kind))
    return markdown
