"""The end of a round and of the game: what the collapse did, and who won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ...kernel import Outcome
from ...sectionx import Seen
from ...wording import Wording
from ..result import Ranking, ranked
from .names import seat_name
from .status import Count, counts

#: Effects of the collapse: the heading of each, and what is shown if there is none.
_FATES = {
    "buried": ("sectionx-collapse-buried", "kernel-nobody"),
    "freed": ("sectionx-collapse-freed", "kernel-nobody"),
    "kept": ("sectionx-collapse-kept", "kernel-none"),
}

#: What is counted at the end of a round.
_STANDINGS = {
    "home": "sectionx-heading-home",
    "tunnels": "sectionx-heading-tunnels",
    "hidden": "sectionx-heading-hidden",
    "green": "sectionx-heading-green",
    "free": "sectionx-heading-free",
    "buried": "sectionx-heading-buried",
}

#: By column of an outcome.
_RANKING = {
    "escaped": "sectionx-heading-escaped",
    "free": "sectionx-heading-free",
    "hidden": "sectionx-heading-hidden",
    "alive": "sectionx-heading-alive",
}


@dataclass(frozen=True)
class Fate:
    """What became of some prisoners, or which cells were kept; `nothing` is shown where there are none."""

    what: str
    heading: str
    names: tuple[str, ...]
    nothing: str


@dataclass(frozen=True)
class Standing:
    """The counts of one player."""

    colour: str
    name: str
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Collapse:
    """A collapse: the cause; the men buried, the men freed and the tiles that stand; then all counts."""

    cause: str
    fates: tuple[Fate, ...]
    columns: tuple[str, ...]
    standings: tuple[Standing, ...]
    #: The round that begins; "" if the game is over.
    onward: str

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def collapse(view: Seen, event: Mapping[str, Any], wording: Wording) -> Collapse:
    say = wording.text
    fates = tuple(
        Fate(what, say(heading), tuple(event[what]), say(nothing))
        for what, (heading, nothing) in _FATES.items()
    )
    onward = ""
    if view.outcome is None:
        onward = say("sectionx-next-round", round=view.round, final=view.final)
    return Collapse(
        say("sectionx-collapse", cause=event["cause"]),
        fates,
        tuple(say(heading) for heading in _STANDINGS.values()),
        tuple(_standing(view, wording, seat) for seat in range(view.rules.players)),
        onward,
    )


def _standing(view: Seen, wording: Wording, seat: int) -> Standing:
    counted: Count = counts(view)[seat]
    numbers = tuple(int(getattr(counted, column)) for column in _STANDINGS)
    return Standing(view.colour(seat), seat_name(wording, view, seat), numbers)


def result(view: Seen, outcome: Outcome, wording: Wording) -> Ranking:
    """Return who won, why, and the ranking with the columns that decided it, the most important first."""
    names = [seat_name(wording, view, seat) for seat in range(view.rules.players)]
    why = wording.text(f"sectionx-outcome-{outcome.end}", winners=[names[seat] for seat in outcome.winners])
    headings = {column: wording.text(_RANKING[column]) for column in outcome.columns}
    return ranked(why, outcome, names, headings, wording)
