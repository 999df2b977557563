"""Effects of an escape or a death other than the score: an award, new men, and where the pawn is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...kernel import Action
from ..table import notes
from ..table.frames import Choice, Procedure
from ..table.table import Table
from ..ways.standing import free_whites
from ..words.actions import ManOnCircle, OfCard, Say, say
from ..words.places import CELL, DEAD, NOBODY, NOT_IN_PLAY, TEAM


def display(position: Table, pow: int, target: int) -> None:
    """Keep an escaped pawn visible on its target, if the rules do so; it holds and blocks nothing (A102)."""
    if target >= 0 and position.rules.players.escaped_pawn_display == "on_target":
        position.ledger.displayed = (*position.ledger.displayed, (pow, target))


# The first escape (A109)


def award(position: Table, team: int) -> None:
    """Award one of the Kit parts set aside for a team's first escape, as long as there are any."""
    rules = position.rules.kit
    if rules.first_escape_award == "kit_part_card" and position.escapes[team] == 1 and position.aside:
        position.frames.append(Award(team))


@dataclass(frozen=True, slots=True)
class Award(Procedure):
    """The officer takes a card, asked even if all are alike: others do not know which cards are left."""

    kind: ClassVar[str] = "award-due"
    clause: ClassVar[str] = "14"
    seat: int

    def advance(self, position: Table) -> None:
        position.frames.pop()
        position.trim(self.seat)
        if len(position.aside) == 1:
            _take_award(position, self.seat, position.aside[0])
        else:
            position.frames.append(AwardChoice(self.seat))


@dataclass(frozen=True, slots=True)
class AwardChoice(Choice):
    """The officer chooses one of the cards set aside, unseen by the others."""

    kind: ClassVar[str] = "award"
    clause: ClassVar[str] = "14"
    discreet: ClassVar[bool] = True
    seat: int

    def answers(self, position: Table) -> Sequence[Say]:
        names = sorted({position.opportunity[card].id for card in position.aside})
        return [say("keep", name) for name in names]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfCard)
        position.frames.pop()
        card = next(c for c in position.aside if position.opportunity[c].id == action.card)
        _take_award(position, self.seat, card)


def _take_award(position: Table, team: int, card: int) -> None:
    position.aside = tuple(other for other in position.aside if other != card)
    position.hands[team].append(card)
    name = position.opportunity[card].id
    notes.tell_secretly(position, team, "awarded", {"seat": position.seat_name(team)}, {"card": name})


# New men (A83)


def replace_men(position: Table, team: int, cause: str) -> bool:
    """Bring in new men if the rules provide any; returns whether they do."""
    due = replaces(position, team, cause)
    if due:
        position.frames.append(Replacement(team))
    return due


def replaces(position: Table, team: int, cause: str) -> bool:
    """Whether this removal (`escape`, `shot`, `death`) brings the team new men."""
    rules = position.rules.players
    if not rules.replacement_floor or position.people not in rules.replacement_player_counts:
        return False
    triggers = rules.replacement_triggers
    return (
        (cause in triggers or "any_removal" in triggers)
        and not position.eliminated[team]
        and _in_play(position, team) < rules.replacement_floor
        and _spare(position, team) != NOBODY
        and bool(free_whites(position))
    )


@dataclass(frozen=True, slots=True)
class Replacement(Procedure):
    """New men come in one after another until the team has as many as it must."""

    kind: ClassVar[str] = "replacements"
    clause: ClassVar[str] = "replacement"
    seat: int

    def advance(self, position: Table) -> None:
        pow = _spare(position, self.seat)
        free = free_whites(position)
        if _in_play(position, self.seat) >= position.rules.players.replacement_floor or pow < 0 or not free:
            position.frames.pop()
            return
        position.pows = max(position.pows, pow % TEAM + 1)
        if len(free) == 1:
            _bring_in(position, pow, free[0])
        else:
            position.frames.append(ReplacementChoice(self.seat, pow))


@dataclass(frozen=True, slots=True)
class ReplacementChoice(Choice):
    """On which free white circle a new man stands."""

    kind: ClassVar[str] = "replacement"
    clause: ClassVar[str] = "replacement"
    seat: int
    pow: int

    def details(self, position: Table) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow)}

    def answers(self, position: Table) -> Sequence[Say]:
        name = position.pawn_name(self.pow)
        return [say("stand", name, position.place_name(place)) for place in free_whites(position)]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, ManOnCircle)
        position.frames.pop()
        _bring_in(position, self.pow, position.place(action.circle))


def _bring_in(position: Table, pow: int, place: int) -> None:
    position.put(pow, place)
    position.tell_all(
        "replaced",
        man=position.pawn_name(pow),
        team=position.seat_name(pow // TEAM),
        at=position.place_name(place),
    )


def _in_play(position: Table, team: int) -> int:
    """Men on the board, waiting on a target or in Solitary."""
    return sum(position.at[pow] >= 0 or position.at[pow] <= CELL for pow in position.team_pows(team))


def _spare(position: Table, team: int) -> int:
    """A pawn of the team's colour that is not in use: one of the eight in the box, else a dead man's."""
    eight = range(team * TEAM, (team + 1) * TEAM)
    for state in (NOT_IN_PLAY, DEAD):
        for pow in eight:
            if position.at[pow] == state:
                return pow
    return NOBODY
