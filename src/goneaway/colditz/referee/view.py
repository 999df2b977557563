"""What a seat sees: the whole table, its own hand, and the backs of other cards (I32, A81)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import View
from ...kernel.fields import copier
from ...kernel.position import Moment
from ..table.facts import Facts
from ..table.table import Table
from ..words.places import EQUIPMENT, FIRST_GUARD, GUARDS, NATIONS, NOBODY, TEAM

#: Fields copied from a table to a view, and back.
share_facts = copier(Moment, Facts)


class Seen(View, Facts):
    """The view of one seat, or of a spectator (None)."""

    def __init__(self, table: Table, seat: int | None) -> None:
        share_facts(table, self)
        self.seat = seat
        officer = seat is not None and seat < table.officers
        self.offers = tuple(table.offers) if officer else ()
        self.offer_count = table.offer_count if officer else 0
        self.hand_sizes = tuple(map(len, table.hands))
        #: Own Opportunity cards, or Security's own cards; empty for a spectator.
        self.hand: tuple[int, ...] = ()
        #: The seat's own Equipment, by type.
        self.equipment: tuple[int, ...] | None = None
        if seat is not None and officer:
            self.hand = tuple(table.hands[seat])
            self.equipment = tuple(table.equipment[seat])
        elif seat is not None:
            self.hand = tuple(table.security_hand)
        self.security_hand_size = len(table.security_hand)
        self.deck_size = len(table.deck)
        self.security_deck_size = len(table.security_deck)
        self.dod_deck_size = len(table.dod_deck)
        #: By officer: whether a Do or Die card lies face down before him; no player knows which.
        self.dod_dealt = tuple(card != NOBODY for card in table.dod_dealt)
        #: Kit parts set aside: how many, and which while this seat takes one of them.
        self.aside_size = len(table.aside)
        self.aside = _aside(table, seat)
        #: By officer: whether he holds any Equipment, None if that is hidden; and which, by type,
        #: where it lies open (`equipment_visibility`).
        self.equipped = _equipped(table, seat)
        public = table.rules.draw.equipment_visibility == "public"
        self.gear = tuple(map(tuple, table.equipment)) if public else ()
        #: Cards left of each type; a face-down stack visibly has none, one, or more (2).
        self.stacks = _stacks(table)

    def stack(self, card: int) -> int | None:
        """The number of cards left in a stack; None if the stack is face down and has more than one."""
        number = self.stacks[card]
        return number if number < 2 or self.rules.players.equipment_stacks_face_up else None

    def to_json(self, watched: Mapping[str, Any] | None = None) -> dict[str, Any]:
        told = self._open_json() if watched is None else watched
        cards = self.security if self.seat == self.officers else self.opportunity
        return {
            **told,
            "seat": None if self.seat is None else self.seat_name(self.seat),
            "teams": [
                row if row["equipped"] == equipped else {**row, "equipped": equipped}
                for row, equipped in zip(told["teams"], self.equipped, strict=True)
            ],
            "hand": [cards[card].id for card in self.hand],
            "equipment": None if self.equipment is None else _by_type(self.equipment),
            "offers": [offer.state() for offer in self.offers],
        }

    def _open_json(self) -> dict[str, Any]:
        """The public part; hidden fields appear as a spectator sees them."""
        return {
            "seat": None,
            "round": self.round,
            "rounds": self.rounds,
            "turn": self.seat_name(self.active),
            "points": self.points,
            "teams": [
                {
                    "nation": NATIONS[nation] if nation >= 0 else None,
                    "men": {
                        self.pawn_name(team * TEAM + n): self.place_name(self.at[team * TEAM + n])
                        for n in range(self.pows)
                    }
                    if nation >= 0
                    else {},
                    "cards": self.hand_sizes[team],
                    "equipped": self.equipped[team],
                    **({"equipment": _by_type(self.gear[team])} if self.gear else {}),
                    "kit": self.kit[team],
                    "escapes": self.escapes[team],
                    "eliminated": self.eliminated[team],
                }
                for team, nation in enumerate(self.nations)
            ],
            "guards": {
                self.pawn_name(guard): self.place_name(self.at[guard])
                for guard in range(FIRST_GUARD, FIRST_GUARD + GUARDS)
                if self.at[guard] != -1
            },
            "hand": [],
            "equipment": None,
            "stacks": {EQUIPMENT[card]: self.stack(card) for card in range(len(EQUIPMENT))},
            "kits": self.kits,
            "decks": {
                "opportunity": self.deck_size,
                "security": self.security_deck_size,
                "security hand": self.security_hand_size,
                "do or die": self.dod_deck_size,
            },
            "tunnels": {
                name: {"state": self.tunnel_state[tunnel], "detected": self.detected[tunnel] >= 0}
                for tunnel, name in enumerate(self.ground.tunnels)
            },
            "offers": [],
            "notes": dict(self.ledger.state()),
            "frames": [{"kind": frame.kind, "state": frame.state()} for frame in self.frames],
            "outcome": None if self.outcome is None else self.outcome.to_json(),
        }


def _by_type(held: Sequence[int]) -> dict[str, int]:
    return {EQUIPMENT[card]: number for card, number in enumerate(held)}


def _equipped(position: Table, seat: int | None) -> tuple[bool | None, ...]:
    """Whether each officer holds any Equipment, as far as this seat may know (A81)."""
    holds: list[bool | None] = [any(held) for held in position.equipment]
    if position.rules.draw.equipment_visibility == "hidden":
        for team in range(position.officers):
            if team != seat and not _shown_by_answers(position, seat, team):
                holds[team] = None
    return tuple(holds)


def _shown_by_answers(position: Table, seat: int | None, team: int) -> bool:
    """Whether this seat can tell from the legal actions; under `hidden` Security has no other source."""
    if seat is None or seat != position.actor or seat != position.security_seat:
        return False
    other = position.copy()
    other.equipment[team] = [0, 0, 0, 0] if any(other.equipment[team]) else [1, 0, 0, 0]
    return list(map(str, other.legal())) != list(map(str, position.legal()))


def _stacks(position: Table) -> tuple[int, ...]:
    if position.rules.players.equipment_stacks_face_up:
        return tuple(position.stacks)
    return tuple(min(number, 2) for number in position.stacks)


def _aside(position: Table, seat: int | None) -> tuple[int, ...]:
    frame = position.frames[-1] if position.frames else None
    return position.aside if frame is not None and frame.kind == "award" and frame.seat == seat else ()
