"""What a seat sees: the whole table, its own hand, and the backs of the rest (I32, A81)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..kernel import Frame, Outcome, View
from .cards import Card
from .ground import Ground
from .ledger import Ledger
from .names import Names
from .offers import Offer
from .places import EQUIPMENT, FIRST_GUARD, GUARDS, NATIONS, NOBODY, TEAM
from .ruleset import Ruleset
from .terms import Terms

if TYPE_CHECKING:
    from .table import Opening, Table


@dataclass(frozen=True)
class Seen(Names, View):
    """The view of one seat, or of a spectator (None)."""

    seat: int | None
    rules: Ruleset
    ground: Ground
    terms: Terms
    opportunity: tuple[Card, ...]
    security: tuple[Card, ...]
    officers: int
    pows: int
    nations: tuple[int, ...]
    rows: tuple[int, ...]
    at: tuple[int, ...]
    returning: tuple[bool, ...]
    home_start: tuple[int, ...]
    way_out: tuple[int, ...]
    openings: tuple[Opening, ...]
    link: tuple[int, ...]
    link_edge: tuple[int, ...]
    gate_paid: tuple[int, ...]
    offers: tuple[Offer, ...]
    offer_count: int
    hand_sizes: tuple[int, ...]
    #: Own Opportunity cards, or Security's own cards; empty for a spectator.
    hand: tuple[int, ...]
    security_hand_size: int
    deck_size: int
    security_deck_size: int
    dod_deck_size: int
    #: By officer: whether a Do or Die card lies face down before him; nobody knows which.
    dod_dealt: tuple[bool, ...]
    #: Kit parts set aside: how many, and which while this seat takes one of them.
    aside_size: int
    aside: tuple[int, ...]
    #: By officer: whether he holds any Equipment, None if that is hidden; one's own, type by type;
    #: and everybody's where it lies open (`equipment_visibility`).
    equipped: tuple[bool | None, ...]
    equipment: tuple[int, ...] | None
    gear: tuple[tuple[int, ...], ...]
    #: What is left of each type; of stacks that lie face down a glance tells none, one, or more (2).
    stacks: tuple[int, ...]
    kit: tuple[int, ...]
    kits: int
    kit_spent: tuple[tuple[int, int], ...]
    at_goal: tuple[int, ...]
    tunnel_state: tuple[int, ...]
    tunnel_owner: tuple[int, ...]
    tunnel_card: tuple[int, ...]
    detected: tuple[int, ...]
    escapes: tuple[int, ...]
    eliminated: tuple[bool, ...]
    dod_used: tuple[int, ...]
    round: int
    rounds: int
    active: int
    stage: int
    points: int
    credit: int
    draws: int
    throws: int
    arrested: bool
    bound: int
    opening: tuple[int, ...] | None
    ledger: Ledger
    frames: list[Frame[Any]]
    outcome: Outcome | None
    ply: int

    def stack(self, card: int) -> int | None:
        """How many cards are left in a stack; None if that cannot be told, for there are more than one."""
        number = self.stacks[card]
        return number if number < 2 or self.rules.players.equipment_stacks_face_up else None

    def to_json(self) -> dict[str, Any]:
        cards = self.security if self.seat == self.officers else self.opportunity
        return {
            "seat": None if self.seat is None else self.seat_name(self.seat),
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
            "hand": [cards[card].id for card in self.hand],
            "equipment": None if self.equipment is None else _by_type(self.equipment),
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
            "offers": [offer.state() for offer in self.offers],
            "notes": dict(self.ledger.state()),
            "frames": [{"kind": frame.kind, "state": frame.state()} for frame in self.frames],
            "outcome": None if self.outcome is None else self.outcome.to_json(),
        }


def _by_type(held: tuple[int, ...]) -> dict[str, int]:
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
    """Under `hidden` Security learns it from what is legal now, and from nothing else."""
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


def view_of(position: Table, seat: int | None) -> Seen:
    officer = seat is not None and seat < position.officers
    if officer:
        assert seat is not None
        hand = tuple(position.hands[seat])
        equipment: tuple[int, ...] | None = tuple(position.equipment[seat])
    else:
        hand = tuple(position.security_hand) if seat == position.security_seat else ()
        equipment = None
    return Seen(
        seat=seat,
        rules=position.rules,
        ground=position.ground,
        terms=position.terms,
        opportunity=tuple(position.opportunity),
        security=tuple(position.security),
        officers=position.officers,
        pows=position.pows,
        nations=tuple(position.nations),
        rows=tuple(position.rows),
        at=tuple(position.at),
        returning=tuple(position.returning),
        home_start=tuple(position.home_start),
        way_out=tuple(position.way_out),
        openings=tuple(position.openings),
        link=tuple(position.link),
        link_edge=tuple(position.link_edge),
        gate_paid=tuple(position.gate_paid),
        # Offers are made among officers; Security and spectators hear nothing of them.
        offers=tuple(position.offers) if officer else (),
        offer_count=position.offer_count if officer else 0,
        hand_sizes=tuple(map(len, position.hands)),
        hand=hand,
        security_hand_size=len(position.security_hand),
        deck_size=len(position.deck),
        security_deck_size=len(position.security_deck),
        dod_deck_size=len(position.dod_deck),
        dod_dealt=tuple(card != NOBODY for card in position.dod_dealt),
        aside_size=len(position.aside),
        aside=_aside(position, seat),
        equipped=_equipped(position, seat),
        equipment=equipment,
        gear=tuple(map(tuple, position.equipment))
        if position.rules.draw.equipment_visibility == "public"
        else (),
        stacks=_stacks(position),
        kit=tuple(position.kit),
        kits=position.kits,
        kit_spent=tuple(position.kit_spent),
        at_goal=tuple(position.at_goal),
        tunnel_state=tuple(position.tunnel_state),
        tunnel_owner=tuple(position.tunnel_owner),
        tunnel_card=tuple(position.tunnel_card),
        detected=tuple(position.detected),
        escapes=tuple(position.escapes),
        eliminated=tuple(position.eliminated),
        dod_used=tuple(position.dod_used),
        round=position.round,
        rounds=position.rounds,
        active=position.active,
        stage=position.stage,
        points=position.points,
        credit=position.credit,
        draws=position.draws,
        throws=position.throws,
        arrested=position.arrested,
        bound=position.bound,
        opening=position.opening,
        ledger=position.ledger.copy(),
        frames=position.frames[:],
        outcome=position.outcome,
        ply=position.ply,
    )
