"""Pages made from the rulebook's data while the site is built.

A page per clause and per edition, the comparison of all editions and the open questions, each in
four languages; the options and the cases where their marks stand (`<!-- cases sectionx -->`).
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

import goneaway
from goneaway.cli import castle_chronicle as chronicle
from goneaway.colditz.board.model import Board
from goneaway.colditz.board.picture import draw
from goneaway.colditz.board.picture.shapes import at, px
from goneaway.colditz.ruleset import edition_names, load_edition, options
from goneaway.colditz.ruleset.groups import plain
from goneaway.colditz.showing import picture_of
from goneaway.explaining import (
    TOPICS,
    slug,
    tell_ambiguity,
    tell_clause,
    tell_edition,
    tell_editions,
    tell_option,
    topic_of,
)
from goneaway.kernel import Game, GameKind, Refused, Seal
from goneaway.rulebook import Case, Clause, Line, load_ambiguities, load_cases, load_clauses
from goneaway.wording import LANGUAGES, Wording

COLDITZ = goneaway.KINDS["colditz"]

#: The labels of the pages themselves; everything else comes from the wording of the games.
LABELS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "language": "English",
        "rulebook": "Rulebook",
        "rules": "The rules",
        "editions": "The editions",
        "comparison": "The seven editions side by side",
        "questions": "Open questions and how they are settled",
        "example": "An example on the miniature castle",
        "compare": "Each column is an edition; what differs from the Classic rules is bold.",
        "option": "option",
        "tried": "what is tried",
        "outcome": "what comes of it",
        "position": "The position",
        "house": "Rules",
        "then": "then",
        "end": "in the end",
    },
    "it": {
        "language": "Italiano",
        "rulebook": "Regolamento",
        "rules": "Le regole",
        "editions": "Le edizioni",
        "comparison": "Le sette edizioni a confronto",
        "questions": "Questioni aperte e come si risolvono",
        "example": "Un esempio sul castello in miniatura",
        "compare": "Ogni colonna è un’edizione; in grassetto ciò che si scosta dalle regole classiche.",
        "option": "opzione",
        "tried": "che cosa si tenta",
        "outcome": "che cosa ne segue",
        "position": "La posizione",
        "house": "Regole",
        "then": "poi",
        "end": "alla fine",
    },
    "es": {
        "language": "Español",
        "rulebook": "Reglamento",
        "rules": "Las reglas",
        "editions": "Las ediciones",
        "comparison": "Las siete ediciones, una junto a otra",
        "questions": "Cuestiones abiertas y cómo se resuelven",
        "example": "Un ejemplo en el castillo en miniatura",
        "compare": "Cada columna es una edición; en negrita, lo que se aparta de las reglas clásicas.",
        "option": "opción",
        "tried": "qué se intenta",
        "outcome": "qué resulta",
        "position": "La posición",
        "house": "Reglas",
        "then": "después",
        "end": "al final",
    },
    "fr": {
        "language": "Français",
        "rulebook": "Livret de règles",
        "rules": "Les règles",
        "editions": "Les éditions",
        "comparison": "Les sept éditions côte à côte",
        "questions": "Questions ouvertes et réponses données",
        "example": "Un exemple sur le château en miniature",
        "compare": "Chaque colonne est une édition ; en gras, ce qui s’écarte des règles classiques.",
        "option": "option",
        "tried": "ce qu’on tente",
        "outcome": "ce qui s’ensuit",
        "position": "La position",
        "house": "Règles",
        "then": "ensuite",
        "end": "à la fin",
    },
}


def _anchor(name: str) -> str:
    return name.lower().replace(".", "-").replace("_", "-")


def _cell(text: object) -> str:
    return str(text).replace("|", "\\|").replace("\n", " ")


class Book:
    """The rulebook in one language, page by page."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.wording = Wording(language)
        self.labels = LABELS[language]
        #: English stands at the top of the site, the others in folders of their own.
        self.folder = "" if language == "en" else f"{language}/"
        self.up = "../" * (2 if language == "en" else 3)

    def say(self, key: str, **parameters: object) -> str:
        return self.wording.text(f"rulebook-{key}", **parameters)

    def clause_path(self, kind: GameKind, clause: str) -> str:
        return f"{self.folder}{kind.name}/clauses/{clause}.md"

    def others(self, path: str) -> str:
        """Links to the same page in the other languages; `path` as it is in the folder of a language."""
        up = "../" * (path.count("/") + bool(self.folder))
        links = [
            f"[{LABELS[one]['language']}]({up}{'' if one == 'en' else one + '/'}{path})"
            for one in LANGUAGES
            if one != self.language
        ]
        return f"{' · '.join(links)}\n{{ .ga-languages data-search-exclude }}\n"

    # Clauses

    def clause_page(self, kind: GameKind, clause: Clause) -> str:
        told = tell_clause(kind, clause, self.wording)
        # Who searches in English finds the English page first.
        out = ["---\nsearch:\n  boost: 2\n---\n"] if self.language == "en" else []
        out.append(f"# {told['title']}\n")
        out.append(self.others(f"{kind.name}/clauses/{clause.id}.md"))
        cited = self.wording.citation(kind.name, clause.id)
        out.append(" · ".join(part for part in (told["heading"], cited, f"`{clause.id}`") if part) + "\n")
        out.append(told["text"] + "\n")
        example = next(_examples(kind, clause.id), None)
        if example is not None:
            out += self._example(example)
        if told["options"]:
            out.append(f"## {self.say('where' if kind.edition else 'choices')}\n")
            out += [self._standing(kind, one) for one in told["options"]]
        if told["ambiguities"]:
            out.append(f"## {self.say('settles')}\n")
            for each in told["ambiguities"]:
                link = f"[{each['id']}](../questions.md#{each['id'].lower()})"
                out.append(f"**{link}. {each['question']}** {each['answer']}\n")
        out.append(f"## {self.say('rests-on')} {{ data-search-exclude }}\n")
        out += [f"- {self.wording.source(one['document'], one['place'])}" for one in told["sources"]]
        out.append(f"\n## {self.say('cases')} {{ data-search-exclude }}\n")
        cases = f"{self.up}{kind.name}/cases.md"
        out += [f"- [{one['id']}]({cases}#{_anchor(one['id'])}) {one['title']}" for one in told["cases"]]
        return "\n".join(out) + "\n"

    def _standing(self, kind: GameKind, one: Mapping[str, Any]) -> str:
        name = one["option"]
        link = f"[`{name.rpartition('.')[2]}`]({self.up}{kind.name}/options.md#{_anchor(name)})"
        rows = [f"{one['about']} {link}\n"]
        for value in one["values"]:
            who = ", ".join(value.get("editions", ())) or f"`{value['value']}`"
            usual = f" {self.say('default')}" if value.get("default") else ""
            rows.append(f"- **{who}**{usual}: {value['says']}")
        return "\n".join(rows) + "\n"

    def _example(self, case: Case) -> list[str]:
        """A picture of the position, what it does not show in words, and what comes of each try."""
        labels = self.labels
        picture = f"{self.up}board/cases/{case.id}"
        out = [f"## {labels['example']}\n", f"**{self.wording.case_title(case)}.**\n"]
        # The theme shows one of the two; each opens as a picture of its own.
        out += [
            f"[![{case.id}]({picture}{dark}.svg#only-{shade}){{ .ga-diagram }}]({picture}{dark}.svg)"
            for dark, shade in (("", "light"), ("-dark", "dark"))
        ]
        out.append("")
        if case.position is not None:
            entries = [one for one in _entries(case.position) if not one.endswith("@out-of-play")]
            out.append(f"{labels['position']}: " + ", ".join(f"`{one}`" for one in entries) + "\n")
        rules = [self._house_rule(*one) for one in case.rules.items() if one[0] not in _OF_THE_MINIATURE]
        if rules:
            out.append(f"{labels['house']}: " + ", ".join(rules) + "\n")
        out.append(f"| {labels['tried']} | {labels['outcome']} |\n| --- | --- |")
        for line, outcome in _played(case, self.wording):
            if line.kind == "action":
                out.append(f"| `{line.seat}: {_cell(line.text)}` | {_cell(outcome)} |")
            elif line.kind == "stage":
                out.append(f"| *{labels['then']}:* `{_cell(line.text)}` | |")
            else:
                out.append(f"| | {_facts(line.text)} |")
        if case.expect:
            out.append(f"| *{labels['end']}* | {_facts(case.expect)} |")
        out.append("")
        link = f"{self.up}colditz/cases.md#{_anchor(case.id)}"
        out.append(f"[{case.id}]({link})" + (f". {case.note}" if case.note else "") + "\n")
        return out

    def _house_rule(self, name: str, value: object) -> str:
        if name == "edition":
            return self.wording.edition_name("colditz", str(value))
        return f"`{name} = {_shown(value, bold=False)}`"

    # Editions

    def edition_page(self, name: str) -> str:
        told = tell_edition(name, self.wording)
        row = next(row for row in tell_editions(self.wording) if row["edition"] == name)
        out = [f"# {told['title']}\n", self.others(f"colditz/editions/{name}.md")]
        line = self.say("edition-line", known=row["known"], changes=row["changes"])
        out.append(f"{line[:1].upper()}{line[1:]}.\n")
        for topic in told["topics"]:
            out.append(f"## {topic['heading']}\n")
            for rule in topic["rules"]:
                link = f"{self.up}colditz/options.md#{_anchor(rule['option'])}"
                out.append(
                    f"- {rule['says']} [`{rule['option'].rpartition('.')[2]}`]({link}) *{rule['evidence']}*"
                )
            out.append("")
        return "\n".join(out)

    def comparison_page(self) -> str:
        names = [self.wording.edition_name("colditz", name) for name in edition_names()]
        out = ["---\nsearch:\n  exclude: true\n---\n", f"# {self.labels['comparison']}\n"]
        out += [self.others("colditz/comparison.md"), self.labels["compare"] + "\n"]
        out.append('<div class="ga-compare" markdown>\n')
        up = self.up.removesuffix("../")
        for topic in TOPICS:
            ones = [one for one in options().values() if topic_of(one.dotted) == topic]
            if not ones:
                continue
            out.append(f"## {self.say('topic', topic=slug(topic))}\n")
            out.append(f"| {self.labels['option']} | " + " | ".join(names) + " |")
            out.append("| --- " * (len(names) + 1) + "|")
            for one in ones:
                values = [plain(load_edition(name).value(one.dotted)) for name in edition_names()]
                cells = [_shown(value, bold=value != values[0]) for value in values]
                name = one.name.replace("_", "_<wbr>")  # may be broken there and nowhere else
                link = f"[{name}]({up}colditz/options.md#{_anchor(one.dotted)})"
                out.append(f"| {link} | " + " | ".join(cells) + " |")
            out.append("")
        return "\n".join([*out, "</div>\n"])

    # Open questions

    def questions_page(self, kind: GameKind) -> str:
        out = [f"# {kind.title}: {self.labels['questions']}\n", self.others(f"{kind.name}/questions.md")]
        up = self.up.removesuffix("../")
        for one in load_ambiguities(kind).values():
            told = tell_ambiguity(kind, one, self.wording)
            out.append(f"## {one.id}. {told['question']} {{#{one.id.lower()}}}\n")
            out.append(told["answer"] + "\n")
            for each in told["options"]:
                name = each["option"]
                link = f"[`{name.rpartition('.')[2]}`]({up}{kind.name}/options.md#{_anchor(name)})"
                out.append(f"- {each['about']} {link}")
                for value in each.get("values", ()):
                    who = ", ".join(edition["name"] for edition in value["editions"]) or self.say("nobody")
                    out.append(f"    - **{who}**: {value['says']}")
                if each.get("idle"):
                    who = ", ".join(edition["name"] for edition in each["idle"])
                    out.append(f"    - **{who}**: {self.say('does-not-arise')}")
            out.append("")
            clauses = [f"[{row['title']}](clauses/{row['id']}.md)" for row in told["clauses"]]
            cases = [f"[{row['id']}]({up}{kind.name}/cases.md#{_anchor(row['id'])})" for row in told["cases"]]
            told_in, shown_by = ", ".join(clauses), ", ".join(cases)
            out.append(f"*{self.say('belongs-to')}: {told_in} · {self.say('cases')}: {shown_by}*\n")
        return "\n".join(out)

    # All of them

    def pages(self) -> Iterable[tuple[str, str]]:
        for kind in goneaway.KINDS.values():
            for clause in load_clauses(kind).values():
                yield self.clause_path(kind, clause.id), self.clause_page(kind, clause)
            yield f"{self.folder}{kind.name}/questions.md", self.questions_page(kind)
        for name in edition_names():
            yield f"{self.folder}colditz/editions/{name}.md", self.edition_page(name)
        yield f"{self.folder}colditz/comparison.md", self.comparison_page()

    def nav(self, kind: GameKind) -> list[dict[str, Any]]:
        """The rulebook of a game in the table of contents, clauses under their headings."""
        topics: dict[str, list[dict[str, str]]] = {}
        for clause in load_clauses(kind).values():
            entry = {self.wording.clause_title(clause): self.clause_path(kind, clause.id)}
            topics.setdefault(clause.group, []).append(entry)
        order = [topic for topic in TOPICS if topic in topics]
        order += [topic for topic in topics if topic not in order]
        if not kind.edition:
            order = list(topics)
        out: list[dict[str, Any]] = [
            {self.labels["rules"]: [{self.say("topic", topic=slug(topic)): topics[topic]} for topic in order]}
        ]
        if kind.edition:
            out.append(
                {
                    self.labels["editions"]: [
                        {
                            self.wording.edition_name(
                                "colditz", name
                            ): f"{self.folder}colditz/editions/{name}.md"
                        }
                        for name in edition_names()
                    ]
                }
            )
            out.append({self.labels["comparison"]: f"{self.folder}colditz/comparison.md"})
        out.append({self.labels["questions"]: f"{self.folder}{kind.name}/questions.md"})
        return out


def _shown(value: object, bold: bool) -> str:
    if isinstance(value, bool):
        text = "yes" if value else "no"
    elif isinstance(value, list):
        text = ", ".join(map(str, value)) or "none"
    elif isinstance(value, Mapping):
        text = " ".join(f"{key}:{number}" for key, number in value.items())
    else:
        text = str(value).replace("_", " ")
    return f"**{text}**" if bold else text


# Examples: a case on the miniature castle, with a picture of the position in which it begins

#: What every such case says, so that its page need not.
_OF_THE_MINIATURE = ("board", "pows_by_player_count")

#: Where the names of areas stand, in columns and rows of the drawing.
_AREAS = {
    "north-wood": (4.6, -1.05),
    "path": (18.6, 2),
    "h1": (14.6, 7),
    "chapel-tunnel": (5.6, 4),
    "yard": (2.3, 9),
    "appel": (7, 12),
    "cell-passage": (1.3, 13.4),
    "lane": (8, 15.3),
    "garrison": (21, 15.3),
    "inner-a": (0.7, 9.9),
    "outer": (13, 17.2),
    "barracks": (27, 8.9),
    "main-bridge": (28.6, 12.7),
}

_NUMBERS = (
    "<style>.ga-board .ga-number{font-size:8.5px;fill:#2a2620}.ga-board .ga-pale{fill:#fff}"
    ".ga-board .ga-note{font-size:9px}</style>"
)


def _examples(kind: GameKind, clause: str) -> Iterable[Case]:
    return (
        case
        for case in load_cases(kind).values()
        if case.rules.get("board") == "miniature" and clause in case.clauses
    )


def _entries(text: str) -> list[str]:
    return [" ".join(one.split()) for one in re.split(r"[,;\n]", text) if one.strip()]


def _facts(text: str) -> str:
    return ", ".join(f"`{_cell(one)}`" for one in _entries(text))


def _opened(case: Case) -> tuple[Game, Any]:
    """The game of a case, and its first position."""
    game = COLDITZ.new(case.players, case.rules, seal=Seal.from_seed(f"case {case.seed}"))
    if case.position is None:
        return game, game.start()
    return game, COLDITZ.scene.set_up(game, case.position)


def _played(
    case: Case, wording: Wording, opened: tuple[Game, Any] | None = None
) -> Iterator[tuple[Line, str]]:
    """Every line of the script, with what the one who acts is told."""
    game, position = opened or _opened(case)
    for line in case.script:
        outcome = ""
        if line.kind == "stage":
            COLDITZ.scene.stage(position, line.text)
        elif line.kind == "action":
            seat = game.seat(line.seat)
            try:
                events = position.apply(seat, game.parse(line.text))
                said = [sentence for sentence, _ in chronicle.told(game, wording, events, seat)]
                if position.frames and position.frames[-1].kind not in ("officer", "security"):
                    asked = wording.text("colditz-decision", kind=position.frames[-1].kind)
                    said.append(f"→ *{asked}*")
                outcome = f"✓ {' '.join(said)}"
            except Refused as refused:
                outcome = f"✗ {wording.refusal('colditz', refused.refusal)} `{line.result}`"
        yield line, outcome


def _diagrams() -> Iterable[tuple[str, str]]:
    for case in load_cases(COLDITZ).values():
        if case.rules.get("board") == "miniature":
            game, position = _opened(case)
            if case.position is None:  # a new game: how it stands when the script is over
                list(_played(case, Wording(), (game, position)))
            for dark, palette in (("", "light"), ("-dark", "dark")):
                picture = draw(position.ground.board, palette, picture_of(position))
                names = f"{_NUMBERS}{''.join(_names(position.ground.board))}"
                picture = picture.replace('<g class="ga-men">', f'<g>{names}</g><g class="ga-men">')
                yield f"board/cases/{case.id}{dark}.svg", picture


def _names(board: Board) -> Iterable[str]:
    """Numbers in the circles and names beside them, as actions are written."""
    for words, place in _AREAS.items():
        x, y = at(*place)
        yield f'<text class="ga-note" x="{px(x)}" y="{px(y + 3)}">{words}</text>'
    centers = [at(*circle.spot) for circle in board.circles]
    for circle, (x, y) in zip(board.circles, centers, strict=True):
        if circle.held or "target" in circle.flags or circle.name in _AREAS:
            continue
        number = circle.name.rpartition("-")[2]
        if {"drop30", "drop60", "key", "pass"} & {*circle.flags}:
            # The circle has a sign of its own: the number stands on the side with most room.
            sides = [(x + 13, y), (x - 13, y), (x, y + 14), (x, y - 14)]
            x, y = max(sides, key=lambda side: sorted(math.dist(side, other) for other in centers)[1])
            yield f'<text class="ga-note" x="{px(x)}" y="{px(y + 3)}">{number}</text>'
        else:
            pale = " ga-pale" if {"post", "hideaway", "underground"} & {*circle.flags} else ""
            base = y if "tunnel" in circle.flags else y + 3  # the lower half of a burrow is dark
            yield f'<text class="ga-number{pale}" x="{px(x)}" y="{px(base)}">{number}</text>'


# The pages that have a text of their own and a mark in it


def options_page(kind: GameKind) -> str:
    return _catalogue_page() if kind is COLDITZ else _switches_page(kind)


def _catalogue_page() -> str:
    """Every option: what each value means, and who plays so."""
    wording = Wording()
    out: list[str] = []
    for topic in TOPICS:
        ones = [one for one in options().values() if topic_of(one.dotted) == topic]
        if ones:
            out.append(f"## {wording.text('rulebook-topic', topic=slug(topic))}\n")
        for one in ones:
            told = tell_option(one, wording)
            out.append(f"### `{one.name}` {{#{_anchor(one.dotted)}}}\n")
            out.append(f"{told['about']} Can be: {one.allowed}.\n")
            for value in told["values"]:
                who = ", ".join(each["name"] for each in value["editions"]) or "no edition"
                out.append(f"- `{_shown(value['value'], bold=False)}`: {value['says']} *({who})*")
            if told["idle"]:
                who = ", ".join(each["name"] for each in told["idle"])
                out.append(f"- {wording.text('rulebook-does-not-arise')} *({who})*")
            notes = [f"[{row['title']}](clauses/{row['id']}.md)" for row in told["clauses"]]
            notes += [f"[{row['id']}](questions.md#{row['id'].lower()})" for row in told["ambiguities"]]
            out.append("\n" + " · ".join(notes) + "\n")
    return "\n".join(out)


def _switches_page(kind: GameKind) -> str:
    wording = Wording()
    out = []
    for option in kind.options:
        out.append(f"### `{option.name}` {{#{_anchor(option.name)}}}\n")
        about = wording.option(kind.name, option.name)
        settles = (
            f" Settles [{option.ambiguity}](questions.md#{option.ambiguity.lower()})."
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


def cases_page(kind: GameKind) -> str:
    out = []
    for case in load_cases(kind).values():
        out.append(f"### {case.id}: {case.title} {{#{_anchor(case.id)}}}\n")
        clauses = ", ".join(f"[{clause}](clauses/{clause}.md)" for clause in case.clauses)
        out.append(f"{case.players} players · {clauses}\n")
        lines = []
        if case.rules:
            lines.append("rules      " + ", ".join(f"{name} = {value}" for name, value in case.rules.items()))
        lines.append(
            f"position   {'a new game' if case.position is None else ' '.join(case.position.split())}"
        )
        for line in case.script:
            if line.kind == "action":
                lines.append(f"{line.seat + ':':<11}{line.text}  ->  {' '.join((line.result, *line.events))}")
            else:
                lines.append(f"{'then' if line.kind == 'facts' else 'staged':<11}{line.text}")
        if case.expect:
            lines.append("finally    " + " ".join(case.expect.split()))
        out.append("```text\n" + "\n".join(lines) + "\n```\n")
        if case.note:
            out.append(f"{case.note}\n")
    return "\n".join(out)


def contents_page(kind: GameKind) -> str:
    """The clauses of a game under their headings, each with its first sentence."""
    wording = Wording()
    out: list[str] = []
    groups = dict.fromkeys(clause.group for clause in load_clauses(kind).values())
    order: Sequence[str] = [topic for topic in TOPICS if topic in groups] if kind.edition else list(groups)
    for topic in (*order, *(group for group in groups if group not in order)):
        out.append(f"## {wording.text('rulebook-topic', topic=slug(topic))}\n")
        for clause in load_clauses(kind).values():
            if clause.group == topic:
                cited = wording.citation(kind.name, clause.id)
                out.append(
                    f"- [{wording.clause_title(clause)}](clauses/{clause.id}.md)"
                    + (f" · {cited}" if cited else "")
                )
        out.append("")
    return "\n".join(out)


_PAGES: dict[str, Callable[[GameKind], str]] = {
    "rules": contents_page,
    "options": options_page,
    "cases": cases_page,
}

BOOKS = [Book(language) for language in LANGUAGES]


# What the builder of the site calls


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the generated pages into the table of contents, where `rulebook GAME` stands."""
    english = BOOKS[0]
    nav: list[Any] = []
    for entry in config.nav or ():
        for title, inside in entry.items():
            if isinstance(inside, list):
                inside = [
                    part
                    for one in inside
                    for part in (
                        english.nav(goneaway.KINDS[one[9:]]) if str(one).startswith("rulebook ") else [one]
                    )
                ]
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
    for path, text in (*(page for book in BOOKS for page in book.pages()), *_diagrams()):
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Replace `<!-- rules sectionx -->` and its like."""
    for what, make in _PAGES.items():
        for kind in goneaway.KINDS.values():
            mark = f"<!-- {what} {kind.name} -->"
            if mark in markdown:
                markdown = markdown.replace(mark, make(kind))
    return markdown
