"""Move Fast: a man goes directly to a room, by some rules paying for the way (rule 26, A43, A44)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...kernel import Refusal
from ..custody import home
from ..table.table import Table
from ..ways.resting import no_stop
from ..ways.standing import unheld
from ..ways.steps import kept_on_way
from ..ways.walks import Fare, walks
from ..words.actions import Play, say
from ..words.cards import Card
from ..words.places import CELL, EQUIPMENT, EQUIPMENT_CARDS, EXTERIOR, FIRST_GUARD, NOT_IN_PLAY, TEAM
from .paid_walks import PaidWalk


def targets(position: Table, team: int, card: Card) -> list[Play]:
    """All plays that put a man directly on a free circle of the room (rule 26)."""
    room = position.ground.room_number.get(card.of, -1)
    if room < 0:
        return []
    free = [
        circle
        for circle in position.ground.room_circles[room]
        if unheld(position, circle) and not no_stop(position, circle)
    ]
    own = position.rules.movement.movefast_scope == "own"
    pows = position.team_pows(team) if own else range(TEAM * position.officers)
    men = [pow for pow in pows if position.at[pow] != NOT_IN_PLAY and _may_go(position, pow)]
    if not position.rules.movement.movefast_pays_equipment:
        return [_play(position, card, pow, circle) for pow in men for circle in free]
    out = []
    for pow in men:
        fares = _fares(position, team, pow, room)
        out += [_play(position, card, pow, circle) for circle in free if circle in fares]
    return out


def _play(position: Table, card: Card, pow: int, circle: int) -> Play:
    return say("play", card.id, position.pawn_name(pow), position.place_name(circle))


def _may_go(position: Table, pow: int) -> bool:
    """Whether the man may go: on the board, not in a tunnel, in reach of cards; in a cell by house rule."""
    place, rules = position.at[pow], position.rules.movement
    if place <= CELL:
        return not rules.movefast_excludes_solitary
    if not 0 <= place < position.ground.size or kept_on_way(position, pow):
        return False
    return not (rules.exterior_one_way and position.ground.zone[place] == EXTERIOR)


def _fares(position: Table, team: int, pow: int, room: int) -> dict[int, Fare]:
    """The cost of the walk to each circle of the room for the officer who plays the card."""
    place, ground = position.at[pow], position.ground
    circles = ground.room_circles[room]
    start = ground.doors[CELL - place] if place <= CELL else place
    if start in ground.courtyard:
        return dict.fromkeys(circles, ())
    return walks(position, pow, start, position.equipment[team], goals=frozenset(circles))


def why_not(position: Table, team: int, card: Card, words: Sequence[str]) -> Refusal | None:
    """Why this man cannot go to that circle of the room; None also if these are not a man and a circle."""
    pow, to = (position.pawn(words[0]), position.place(words[1])) if len(words) == 2 else (-1, -1)
    ground = position.ground
    room = ground.room_number.get(card.of, -1)
    if not 0 <= pow < FIRST_GUARD or not 0 <= to < ground.size or room < 0 or ground.room[to] != room:
        return None
    about = {"man": words[0], "to": words[1]}
    rules, place = position.rules.movement, position.at[pow]
    if rules.movefast_scope == "own" and pow // TEAM != team:
        return Refusal("26", "NOT_YOUR_MAN", about)
    if place <= CELL and rules.movefast_excludes_solitary:
        return Refusal("37", "NOT_ON_BOARD", about)
    if CELL < place < 0 or place >= ground.size:
        return Refusal("26", "NOT_ON_BOARD", about)
    if place >= 0 and kept_on_way(position, pow):
        return Refusal("39", "NOT_HOMEWARD", about)
    if place >= 0 and rules.exterior_one_way and ground.zone[place] == EXTERIOR:
        return Refusal("pursuit", "ONE_WAY", about)
    if not unheld(position, to):
        return Refusal("26", "OCCUPIED", about)
    return _why_unpaid(position, team, pow, to)


def _why_unpaid(position: Table, team: int, pow: int, to: int) -> Refusal | None:
    """The refusal that names the Equipment missing on the way that takes the fewest cards."""
    ground, place = position.ground, position.at[pow]
    about = {"man": position.pawn_name(pow), "to": position.place_name(to)}
    start = ground.doors[CELL - place] if place <= CELL else place
    fare = walks(position, pow, start, EQUIPMENT_CARDS, goals=frozenset((to,))).get(to, ())
    for card, held in enumerate(position.equipment[team]):
        number = sum(due for kind, due, _ in fare if kind == card)
        if held < number:
            return Refusal("26", "NO_EQUIPMENT", {**about, "card": EQUIPMENT[card], "number": number})
    return None


def move(position: Table, team: int, card: Card, words: Sequence[str]) -> None:
    pow, to = position.pawn(words[0]), position.place(words[1])
    if position.rules.movement.movefast_pays_equipment:
        fare = _fares(position, team, pow, position.ground.room[to])[to]
        if fare:
            position.frames.append(FastMove(team, pow, to, fare))
            return
    _arrive(position, pow, to)


class FastMove(PaidWalk):
    """Move Fast where the way is paid for."""

    __slots__ = ()

    kind: ClassVar[str] = "fast-move"
    clause: ClassVar[str] = "26"

    def arrive(self, position: Table) -> None:
        _arrive(position, self.pow, self.to)


def _arrive(position: Table, pow: int, to: int) -> None:
    if position.ledger.jailed:
        position.ledger.jailed = tuple(one for one in position.ledger.jailed if one[0] != pow)
    home.relocate(position, pow, to, "moved-fast", "to")
