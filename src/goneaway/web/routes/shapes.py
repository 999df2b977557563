"""The types of the answers for the table form and the rulebook.

The description of the interface and the page's types are generated from them; a test checks the answers.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field

from ..sight.shown import Sent

#: The value of a rule: a switch, a number, a word, a set, a number for each number of players.
Value: TypeAlias = bool | int | float | str | list[int | str] | dict[str, int]

# Games


class Edition(Sent, frozen=True):
    """An edition; `points` is the number of differences from the reference edition."""

    name: str
    short: str
    title: str
    character: str
    complete: bool
    known: str
    points: int


class Bot(Sent, frozen=True):
    name: str
    title: str
    about: str


class OtherSide(Sent, frozen=True):
    seat: int
    title: str


class Quick(Sent, frozen=True):
    """What "play now" starts; `picture` describes the picture of a game that has one."""

    game: str
    title: str
    about: str
    picture: str
    edition: str
    plan: str
    players: int
    seat: int
    others: list[OtherSide]
    bot: str
    answers: list[str]


class Game(Sent, frozen=True):
    """A game; `players` are the fewest and the most, `bot` is the usual one."""

    name: str
    title: str
    stage: str
    players: tuple[int, int]
    edition: str
    editions: list[Edition]
    bots: list[Bot]
    bot: str
    quick: Quick


class Lobby(Sent, frozen=True):
    games: list[Game]


# House rules


class Cited(Sent, frozen=True):
    """A rule by its number and title."""

    id: str
    title: str


class Saying(Sent, frozen=True):
    """A rule's sentence with one value; `parts` are the text before the value, the value, and the rest."""

    value: Value
    says: str
    parts: tuple[str, str, str]


class Member(Sent, frozen=True):
    """A possible member of a set."""

    value: int | str
    says: str


class Rule(Sent, frozen=True):
    """A rule that can be chosen, as the edition has it. `asks` is the question the sentence answers, if the
    sentence does not make it clear."""

    option: str
    kind: Literal["bool", "enum", "int", "float", "set", "map"]
    about: str
    value: Value
    says: str
    arises: bool
    clause: Cited | None
    asks: str = ""
    choices: list[Saying] = field(default_factory=list)
    members: list[Member] = field(default_factory=list)
    least: int | None = None
    most: int | None = None


class Bundle(Sent, frozen=True):
    bundle: str
    says: str


class Topic(Sent, frozen=True):
    topic: str
    heading: str
    rules: list[Rule]


class Rules(Sent, frozen=True):
    """Every rule of an edition that can be chosen; `familiar` are those that tables agree on most often."""

    game: str
    edition: str
    count: int
    familiar: list[str]
    bundles: list[Bundle]
    topics: list[Topic]


class HouseSeat(Sent, frozen=True):
    name: str
    title: str


class Changed(Sent, frozen=True):
    """A rule that differs from the edition, with the edition's own sentence."""

    option: str
    value: Value
    says: str
    parts: tuple[str, str, str]
    was: str
    arises: bool = True


class Tied(Sent, frozen=True):
    """A rule that is part of a contradiction, or has no effect beside the others."""

    option: str
    says: str


class Problem(Sent, frozen=True):
    """Why the rules cannot be played; with `why`, these `options` contradict each other."""

    code: str
    sentence: str
    options: list[Tied]
    why: str = ""


class House(Sent, frozen=True):
    """The chosen rules. `people` is the number of people the seats are for."""

    seats: list[HouseSeat]
    changes: list[Changed]
    idle: list[str]
    pointless: list[Tied]
    problem: Problem | None
    people: int = 0


class HouseRead(Sent, frozen=True):
    """A file of house rules, for the form."""

    game: str
    title: str
    edition: str
    bundles: list[str]
    rules: dict[str, Value]


class HouseWritten(Sent, frozen=True):
    text: str


# The rulebook


class Listed(Sent, frozen=True):
    """A rule in the table of contents."""

    id: str
    title: str
    text: str


class Chapter(Sent, frozen=True):
    topic: str
    heading: str
    clauses: list[Listed]


class Contents(Sent, frozen=True):
    game: str
    title: str
    edition: str
    topics: list[Chapter]


class Paragraph(Sent, frozen=True):
    """A paragraph and the list that may follow it."""

    text: str
    points: list[str]


class Rested(Sent, frozen=True):
    """A source of a rule."""

    document: str
    place: str
    about: str


class Doubt(Sent, frozen=True):
    """An open question about a rule, and how it is played here."""

    id: str
    question: str
    answer: str


class Standing(Sent, frozen=True):
    """The meaning of one value of an option, and the editions that have it."""

    says: str
    value: Value
    editions: list[str] = field(default_factory=list)
    default: bool = False


class Standings(Sent, frozen=True):
    option: str
    about: str
    values: list[Standing]


class Clause(Sent, frozen=True):
    """One rule with everything known about it."""

    clause: str
    game: str
    topic: str
    heading: str
    title: str
    text: str
    paragraphs: list[Paragraph]
    sources: list[Rested]
    ambiguities: list[Doubt]
    cases: list[Cited]
    options: list[Standings]
    edition: str
    citation: str
    before: Cited | None
    after: Cited | None
    here: list[Tied] = field(default_factory=list)
    edition_title: str = ""


class Side(Sent, frozen=True):
    """What one of two editions says."""

    name: str
    value: Value
    arises: bool
    says: str


class Difference(Sent, frozen=True):
    option: str
    about: str
    sides: list[Side]


class DifferingTopic(Sent, frozen=True):
    topic: str
    heading: str
    differences: list[Difference]


class Differences(Sent, frozen=True):
    """The differences between two editions, and their number."""

    first: str
    second: str
    points: int
    topics: list[DifferingTopic]
