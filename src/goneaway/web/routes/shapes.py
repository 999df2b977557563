"""What the form of a table and the rulebook answer, as types.

The description of the interface and the page's types are made of them; a test checks the answers.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field

from ..sight.shown import Sent

#: The value of a rule: a switch, a number, a word, a set, a number for each number of players.
Value: TypeAlias = bool | int | float | str | list[int | str] | dict[str, int]

# Games


class Edition(Sent, frozen=True):
    """`points` is in how many points it is not the edition on which the others rest."""

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


class Game(Sent, frozen=True):
    """`players` are the fewest and the most, `bot` is the usual one."""

    name: str
    title: str
    stage: str
    players: tuple[int, int]
    edition: str
    editions: list[Edition]
    bots: list[Bot]
    bot: str


class Quick(Sent, frozen=True):
    """The game that "play now" starts."""

    game: str
    title: str
    edition: str
    plan: str
    players: int
    seat: int
    bot: str
    answers: list[str]


class Lobby(Sent, frozen=True):
    games: list[Game]
    quick: Quick


# House rules


class Cited(Sent, frozen=True):
    """A rule by its number and title."""

    id: str
    title: str


class Saying(Sent, frozen=True):
    """A rule as it would read with a value; `parts` are what stands before the value, the value, the rest."""

    value: Value
    says: str
    parts: tuple[str, str, str]


class Member(Sent, frozen=True):
    """What a set can have in it."""

    value: int | str
    says: str


class Rule(Sent, frozen=True):
    """A rule that can be chosen, as the edition has it. `asks` is what the sentence answers, where it does
    not say so itself."""

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
    """A rule that differs from the edition, and how the edition has it."""

    option: str
    value: Value
    says: str
    parts: tuple[str, str, str]
    was: str
    arises: bool = True


class Tied(Sent, frozen=True):
    """A rule that is part of a contradiction, or decides nothing beside the others."""

    option: str
    says: str


class Problem(Sent, frozen=True):
    """Why it cannot be played; with `why` it is these `options` that contradict each other."""

    code: str
    sentence: str
    options: list[Tied]
    why: str = ""


class House(Sent, frozen=True):
    """What was chosen. `people` is how many people the seats are for."""

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
    """What a rule rests on."""

    document: str
    place: str
    about: str


class Doubt(Sent, frozen=True):
    """An open question about a rule, and how it is played here."""

    id: str
    question: str
    answer: str


class Standing(Sent, frozen=True):
    """What an option says with a value, and in which editions it does."""

    says: str
    value: Value
    editions: list[str] = field(default_factory=list)
    default: bool = False


class Standings(Sent, frozen=True):
    option: str
    about: str
    values: list[Standing]


class Clause(Sent, frozen=True):
    """One rule with all that is known of it."""

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
    """What two editions have differently, in how many points."""

    first: str
    second: str
    points: int
    topics: list[DifferingTopic]
