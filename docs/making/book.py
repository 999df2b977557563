"""The rulebook in one language, page by page."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import goneaway
from goneaway.colditz.ruleset import RuleOption, edition_names, load_edition, options
from goneaway.explaining import TOPICS, slug, tell_ambiguity, tell_clause, topic_of
from goneaway.explaining.colditz import (
    CLASSIC,
    tell_difference,
    tell_edition,
    tell_editions,
    tell_option,
)
from goneaway.kernel import GameKind
from goneaway.rulebook import Ambiguity, Case, Clause, load_ambiguities, load_cases, load_clauses
from goneaway.wording import LANGUAGES, Wording

from .examples import OF_THE_MINIATURE, cell, entries, examples, facts, played
from .labels import LABELS


def anchor(name: str) -> str:
    return name.lower().replace(".", "-").replace("_", "-")


def shown(value: object) -> str:
    """A value as it is written on the command line, a little friendlier."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    if isinstance(value, Mapping):
        return " ".join(f"{key}:{number}" for key, number in value.items())
    return str(value).replace("_", " ")


def clause_groups(kind: GameKind) -> dict[str, list[Clause]]:
    """The clauses of a game under their headings, in the order in which a player thinks of them."""
    groups: dict[str, list[Clause]] = {}
    for clause in load_clauses(kind).values():
        groups.setdefault(clause.group, []).append(clause)
    if not kind.edition:
        return groups
    order = [topic for topic in TOPICS if topic in groups]
    return {topic: groups[topic] for topic in (*order, *(one for one in groups if one not in order))}


def option_groups() -> dict[str, list[RuleOption]]:
    groups: dict[str, list[RuleOption]] = {topic: [] for topic in TOPICS}
    for one in options().values():
        groups[topic_of(one.dotted)].append(one)
    return {topic: ones for topic, ones in groups.items() if ones}


def question_groups(kind: GameKind) -> dict[str, list[Ambiguity]]:
    """A question stands under the heading of the first clause it belongs to."""
    clauses = load_clauses(kind)
    found: dict[str, list[Ambiguity]] = {topic: [] for topic in clause_groups(kind)}
    for one in load_ambiguities(kind).values():
        found[clauses[one.clauses[0]].group].append(one)
    return {topic: ones for topic, ones in found.items() if ones}


def cases_by_clause(kind: GameKind) -> dict[str, list[Case]]:
    """A case stands with the clause it shows before all."""
    found: dict[str, list[Case]] = {}
    for case in load_cases(kind).values():
        found.setdefault(case.clauses[0], []).append(case)
    return found


class Page:
    """Where a page stands, so that it can link to others."""

    def __init__(self, path: str) -> None:
        self.path = path

    def to(self, path: str, mark: str = "") -> str:
        target = posixpath.relpath(path, posixpath.dirname(self.path) or ".")
        return f"{target}#{mark}" if mark else target


class Book:
    def __init__(self, language: str) -> None:
        self.language = language
        self.wording = Wording(language)
        self.labels = LABELS[language]
        #: English stands at the top of the site, the others in folders of their own.
        self.folder = "" if language == "en" else f"{language}/"

    def say(self, key: str, **parameters: object) -> str:
        return self.wording.text(f"rulebook-{key}", **parameters)

    def topic(self, topic: str) -> str:
        return self.say("topic", topic=slug(topic))

    # Where things stand

    def clause_path(self, kind: GameKind, clause: str) -> str:
        return f"{self.folder}{kind.name}/clauses/{clause}.md"

    def question_link(self, page: Page, kind: GameKind, name: str) -> str:
        group = load_clauses(kind)[load_ambiguities(kind)[name].clauses[0]].group
        return page.to(f"{self.folder}{kind.name}/questions/{slug(group)}.md", name.lower())

    def option_link(self, page: Page, kind: GameKind, dotted: str) -> str:
        if not kind.edition:
            return page.to(f"{kind.name}/options.md", anchor(dotted))
        return page.to(f"{self.folder}{kind.name}/options/{slug(topic_of(dotted))}.md", anchor(dotted))

    def option_name(self, page: Page, kind: GameKind, dotted: str) -> str:
        return f"[`{dotted.rpartition('.')[2]}`]({self.option_link(page, kind, dotted)})"

    @staticmethod
    def case_link(page: Page, kind: GameKind, name: str) -> str:
        return page.to(f"{kind.name}/cases/{load_cases(kind)[name].clauses[0]}.md", anchor(name))

    def others(self, page: Page) -> str:
        """Links to the same page in the other languages."""
        own = page.path.removeprefix(self.folder)
        links = [
            f"[{LABELS[one]['language']}]({page.to(own if one == 'en' else f'{one}/{own}')})"
            for one in LANGUAGES
            if one != self.language
        ]
        return f"{' · '.join(links)}\n{{ .ga-languages data-search-exclude }}\n"

    # Clauses

    def clause_page(self, kind: GameKind, clause: Clause) -> str:
        page = Page(self.clause_path(kind, clause.id))
        told = tell_clause(kind, clause, self.wording)
        # Who searches in English finds the English page first.
        out = ["---\nsearch:\n  boost: 2\n---\n"] if self.language == "en" else []
        out.append(f"# {told['title']}\n")
        out.append(self.others(page))
        cited = self.wording.citation(kind.name, clause.id)
        out.append(" · ".join(part for part in (told["heading"], cited, f"`{clause.id}`") if part) + "\n")
        out.append(told["text"] + "\n")
        example = next(iter(examples(kind, clause.id)), None)
        if example is not None:
            out += self._example(page, example)
        if told["options"]:
            out.append(f"## {self.say('where' if kind.edition else 'choices')}\n")
            out += [self._standing(page, kind, one) for one in told["options"]]
        if told["ambiguities"]:
            out.append(f"## {self.say('settles')}\n")
            for each in told["ambiguities"]:
                link = f"[{each['id']}]({self.question_link(page, kind, each['id'])})"
                out.append(f"**{link}. {each['question']}** {each['answer']}\n")
        out.append(f"## {self.say('rests-on')} {{ data-search-exclude }}\n")
        out += [
            f"- {self.wording.source(kind.name, one['document'], one['place'])}" for one in told["sources"]
        ]
        out.append(f"\n## {self.say('cases')} {{ data-search-exclude }}\n")
        out += [
            f"- [{one['id']}]({self.case_link(page, kind, one['id'])}) {one['title']}"
            for one in told["cases"]
        ]
        return "\n".join(out) + "\n"

    def _standing(self, page: Page, kind: GameKind, one: Mapping[str, Any]) -> str:
        rows = [f"{one['about']} {self.option_name(page, kind, one['option'])}\n"]
        for value in one["values"]:
            who = ", ".join(value.get("editions", ())) or f"`{value['value']}`"
            usual = f" {self.say('default')}" if value.get("default") else ""
            rows.append(f"- **{who}**{usual}: {value['says']}")
        return "\n".join(rows) + "\n"

    def _example(self, page: Page, case: Case) -> list[str]:
        """A picture of the position, what it does not show in words, and what comes of each try."""
        labels = self.labels
        out = [f"## {labels['example']}\n", f"**{self.wording.case_title(case)}.**\n"]
        # The theme shows one of the two; each opens as a picture of its own.
        for dark, shade in (("", "light"), ("-dark", "dark")):
            picture = page.to(f"board/cases/{case.id}{dark}.svg")
            out.append(f"[![{case.id}]({picture}#only-{shade}){{ .ga-diagram }}]({picture})")
        out.append("")
        if case.position is not None:
            listed = [one for one in entries(case.position) if not one.endswith("@out-of-play")]
            out.append(f"{labels['position']}: " + ", ".join(f"`{one}`" for one in listed) + "\n")
        rules = [self._house_rule(*one) for one in case.rules.items() if one[0] not in OF_THE_MINIATURE]
        if rules:
            out.append(f"{labels['house']}: " + ", ".join(rules) + "\n")
        out.append(f"| {labels['tried']} | {labels['outcome']} |\n| --- | --- |")
        for line, outcome in played(case, self.wording):
            if line.kind == "action":
                out.append(f"| `{line.seat}: {cell(line.text)}` | {cell(outcome)} |")
            elif line.kind == "stage":
                out.append(f"| *{labels['then']}:* `{cell(line.text)}` | |")
            else:
                out.append(f"| | {facts(line.text)} |")
        if case.expect:
            out.append(f"| *{labels['end']}* | {facts(case.expect)} |")
        out.append("")
        link = self.case_link(page, goneaway.KINDS["colditz"], case.id)
        out.append(f"[{case.id}]({link})" + (f". {case.note}" if case.note else "") + "\n")
        return out

    def _house_rule(self, name: str, value: object) -> str:
        if name == "edition":
            return self.wording.edition_name("colditz", str(value))
        return f"`{name} = {shown(value)}`"

    # Editions

    def edition_page(self, name: str) -> str:
        """What an edition has of its own first; what it has in common with the Classic rules is folded."""
        page, kind = Page(f"{self.folder}colditz/editions/{name}.md"), goneaway.KINDS["colditz"]
        told = tell_edition(name, Wording(self.language, name))
        row = next(row for row in tell_editions(self.wording) if row["edition"] == name)
        out = [f"# {told['title']}\n", self.others(page)]
        line = self.say("edition-line", known=row["known"], changes=row["changes"])
        out.append(f"{line[:1].upper()}{line[1:]}.\n")
        rules = {rule["option"]: rule for topic in told["topics"] for rule in topic["rules"]}
        sides = [(one, load_edition(one)) for one in (CLASSIC, name)]
        differs = tell_difference(sides[0], sides[1], self.wording)["topics"]
        own = {row["option"] for topic in differs for row in topic["differences"]}
        if name != CLASSIC:
            out.append(f"## {self.labels['differs']}\n")
            for topic in differs:
                out.append(f"### {topic['heading']}\n")
                for row in topic["differences"]:
                    out += self._difference(page, kind, row, rules.get(row["option"]))
                out.append("")
        out.append(f"## {self.labels['all-rules' if name == CLASSIC else 'same']}\n")
        out.append(self.labels["fold"] + "\n")
        for topic in told["topics"]:
            common = [rule for rule in topic["rules"] if rule["option"] not in own]
            if common:
                out.append(f'??? abstract "{topic["heading"]} ({len(common)})"\n')
                out += [f"    {self._rule(page, kind, rule)}" for rule in common]
                out.append("")
        return "\n".join(out)

    def _difference(
        self, page: Page, kind: GameKind, row: Mapping[str, Any], rule: Mapping[str, Any] | None
    ) -> Iterator[str]:
        """A rule of an edition beside the Classic one; it may be that it cannot arise in one of them."""
        classic, other = row["sides"]
        if rule is None:
            yield f"- {other['says']} {self.option_name(page, kind, row['option'])}"
        else:
            yield self._rule(page, kind, rule)
        if classic["arises"]:
            yield f'    <br><i class="ga-classic">{self.labels["classic"]}: {classic["says"]}</i>'

    def _rule(self, page: Page, kind: GameKind, rule: Mapping[str, Any]) -> str:
        return f"- {rule['says']} {self.option_name(page, kind, rule['option'])} *{rule['evidence']}*"

    def comparison_page(self) -> str:
        """Every option in sentences, who plays so; a script shows what the ticked editions differ in."""
        page, kind = Page(f"{self.folder}colditz/comparison.md"), goneaway.KINDS["colditz"]
        labels = self.labels
        out = ["---\nsearch:\n  exclude: true\n---\n", f"# {labels['comparison']}\n", self.others(page)]
        out.append(labels["compare"] + "\n")
        boxes = [
            f'<label><input type="checkbox" value="{name}" checked> '
            f"{self.wording.edition_name('colditz', name)}</label>"
            for name in edition_names()
        ]
        boxes.append(
            f'<label class="ga-alike"><input type="checkbox" value="alike"> {labels["everything"]}</label>'
        )
        out.append(f'<form class="ga-choose" data-search-exclude>{"".join(boxes)}</form>\n')
        for topic, ones in option_groups().items():
            out.append(f'<section class="ga-topic" markdown="block">\n\n## {self.topic(topic)}\n')
            for one in ones:
                out += self._compared(page, kind, one)
            out.append(f'<p class="ga-none" hidden>{labels["none-differ"]}</p>\n\n</section>\n')
        return "\n".join(out)

    def _compared(self, page: Page, kind: GameKind, one: RuleOption) -> Iterator[str]:
        told = tell_option(one, self.wording)
        rows = [
            ([each["edition"] for each in value["editions"]], value["says"])
            for value in told["values"]
            if value["editions"]
        ]
        if told["idle"]:
            rows.append(([each["edition"] for each in told["idle"]], self.say("does-not-arise")))
        same = " ga-same" if len(rows) == 1 else ""
        yield f'<div class="ga-option{same}" markdown="block">\n'
        yield f"{told['about']} {self.option_name(page, kind, one.dotted)}\n"
        yield '<ul class="ga-values">'
        for editions, says in rows:
            who = " ".join(
                f'<b data-edition="{name}">{self.wording.edition_name("colditz", name)}</b>'
                for name in editions
            )
            yield f"<li>{who} <span>{says}</span></li>"
        yield "</ul>\n\n</div>\n"

    # Options

    def options_index(self, page: Page) -> str:
        """Every option with what it is about, topic by topic."""
        kind = goneaway.KINDS["colditz"]
        out = []
        for topic, ones in option_groups().items():
            path = f"{self.folder}colditz/options/{slug(topic)}.md"
            out.append(f"## [{self.topic(topic)}]({page.to(path)})\n")
            out += [
                f"- {self.option_name(page, kind, one.dotted)} {self.wording.option(kind.name, one.name)}"
                for one in ones
            ]
            out.append("")
        return "\n".join(out)

    def options_page(self, topic: str, ones: Sequence[RuleOption]) -> str:
        kind = goneaway.KINDS["colditz"]
        page = Page(f"{self.folder}colditz/options/{slug(topic)}.md")
        out = [f"# {self.labels['options']}: {self.topic(topic)}\n", self.others(page)]
        for one in ones:
            told = tell_option(one, self.wording)
            out.append(f"## `{one.name}` {{#{anchor(one.dotted)}}}\n")
            out.append(f"{told['about']} {self.labels['can-be']}: {told['allowed']}.\n")
            for value in told["values"]:
                who = ", ".join(each["name"] for each in value["editions"]) or self.say("nobody")
                out.append(f"- `{shown(value['value'])}`: {value['says']} *({who})*")
            if told["idle"]:
                who = ", ".join(each["name"] for each in told["idle"])
                out.append(f"- {self.say('does-not-arise')} *({who})*")
            notes = [
                f"[{row['title']}]({page.to(self.clause_path(kind, row['id']))})" for row in told["clauses"]
            ]
            notes += [
                f"[{row['id']}]({self.question_link(page, kind, row['id'])})" for row in told["ambiguities"]
            ]
            out.append("\n" + " · ".join(notes) + "\n")
        return "\n".join(out)

    # Open questions

    def questions_index(self, kind: GameKind) -> str:
        page = Page(f"{self.folder}{kind.name}/questions.md")
        out = [f"# {kind.title}: {self.labels['questions']}\n", self.others(page)]
        for topic, ones in question_groups(kind).items():
            out.append(f"## {self.topic(topic)}\n")
            out += [
                f"- [{one.id}]({self.question_link(page, kind, one.id)}). {self.wording.text(one.key)}"
                for one in ones
            ]
            out.append("")
        return "\n".join(out)

    def questions_page(self, kind: GameKind, topic: str, ones: Sequence[Ambiguity]) -> str:
        page = Page(f"{self.folder}{kind.name}/questions/{slug(topic)}.md")
        out = [f"# {self.labels['questions']}: {self.topic(topic)}\n", self.others(page)]
        for one in ones:
            told = tell_ambiguity(kind, one, self.wording)
            out.append(f"## {one.id}. {told['question']} {{#{one.id.lower()}}}\n")
            out.append(told["answer"] + "\n")
            for each in told["options"]:
                out.append(f"- {each['about']} {self.option_name(page, kind, each['option'])}")
                for value in each.get("values", ()):
                    who = ", ".join(edition["name"] for edition in value["editions"]) or self.say("nobody")
                    out.append(f"    - **{who}**: {value['says']}")
                if each.get("idle"):
                    who = ", ".join(edition["name"] for edition in each["idle"])
                    out.append(f"    - **{who}**: {self.say('does-not-arise')}")
            out.append("")
            clauses = [
                f"[{row['title']}]({page.to(self.clause_path(kind, row['id']))})" for row in told["clauses"]
            ]
            cases = [f"[{row['id']}]({self.case_link(page, kind, row['id'])})" for row in told["cases"]]
            told_in, shown_by = ", ".join(clauses), ", ".join(cases)
            out.append(f"*{self.say('belongs-to')}: {told_in} · {self.say('cases')}: {shown_by}*\n")
        return "\n".join(out)

    # All of them

    def pages(self) -> Iterable[tuple[str, str]]:
        for kind in goneaway.KINDS.values():
            for clause in load_clauses(kind).values():
                yield self.clause_path(kind, clause.id), self.clause_page(kind, clause)
            yield f"{self.folder}{kind.name}/questions.md", self.questions_index(kind)
            for topic, ones in question_groups(kind).items():
                path = f"{self.folder}{kind.name}/questions/{slug(topic)}.md"
                yield path, self.questions_page(kind, topic, ones)
        for name in edition_names():
            yield f"{self.folder}colditz/editions/{name}.md", self.edition_page(name)
        yield f"{self.folder}colditz/comparison.md", self.comparison_page()
        for topic, some in option_groups().items():
            yield f"{self.folder}colditz/options/{slug(topic)}.md", self.options_page(topic, some)
        if self.folder:  # the English one has a text of its own
            page = Page(f"{self.folder}colditz/options.md")
            head = f"# {self.labels['options']}\n\n{self.others(page)}\n{self.labels['options-about']}\n\n"
            yield page.path, head + self.options_index(page)

    def nav(self, kind: GameKind) -> list[dict[str, Any]]:
        """The rulebook of a game in the table of contents, clauses under their headings."""
        own = f"{self.folder}{kind.name}"
        rules = [
            {
                self.topic(topic): [
                    {self.wording.clause_title(clause): self.clause_path(kind, clause.id)}
                    for clause in clauses
                ]
            }
            for topic, clauses in clause_groups(kind).items()
        ]
        out: list[dict[str, Any]] = [{self.labels["rules"]: rules}]
        if kind.edition:
            editions = [
                {self.wording.edition_name("colditz", name): f"{own}/editions/{name}.md"}
                for name in edition_names()
            ]
            out.append({self.labels["editions"]: editions})
            out.append({self.labels["comparison"]: f"{own}/comparison.md"})
            pages = [{self.topic(one): f"{own}/options/{slug(one)}.md"} for one in option_groups()]
            out.append({self.labels["options"]: [{self.labels["by-topic"]: f"{own}/options.md"}, *pages]})
        questions = [{self.topic(one): f"{own}/questions/{slug(one)}.md"} for one in question_groups(kind)]
        out.append({self.labels["questions"]: [{self.labels["by-topic"]: f"{own}/questions.md"}, *questions]})
        return out
