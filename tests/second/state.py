"""What lies on the table, in the words of the rules: places by name, cards by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from goneaway.colditz.board import Board

from .ground import EQUIPMENT, Ground, below, circle_of

CELLS = ("inner-a", "inner-b", "outer")
GONE = ("escaped", "dead", "out-of-play")
NATIONS = ("american", "british", "dutch", "french", "polish")
SECURITY = "security"


class Mismatch(Exception):
    """The model and the engine do not agree."""


@dataclass
class Question:
    """What is asked, of whom, and every answer the rules allow."""

    kind: str
    seat: int
    find: Callable[[], set[str]]
    #: Put also when there is but one answer, since what is hidden decides how many there are.
    always: bool = False


#: A procedure that asks questions and goes on with the answers.
Asking = Iterator[Question]


@dataclass
class Opening:
    """A drop or cut that was paid for (P9)."""

    edge: tuple[str, str]
    team: str
    users: list[str]
    #: Closed by a guard, and by which.
    removed: str = ""
    #: Paid for in the turn that is being played.
    fresh: bool = True
    #: Another team has paid here since, so that the owner's men must pay again.
    lost: bool = False


@dataclass
class Turn:
    """What is forgotten when a turn is over."""

    rolled: bool = False
    thrown: int = 0
    draws: int = 0
    credit: int = 0
    released: int = 0
    faces: list[int] = field(default_factory=list)
    #: Gates that were paid for in this turn.
    gates: set[str] = field(default_factory=set)
    #: Home distances of returning men when the turn began, or at their release.
    home: dict[str, int] = field(default_factory=dict)
    crew: list[str] = field(default_factory=list)
    crew_tunnel: str = ""
    entered: list[str] = field(default_factory=list)
    arrests_made: bool = False
    went_home: bool = False
    arrested_by: set[str] = field(default_factory=set)
    again: bool = False
    played: int = 0
    #: Markers that guards came upon in this turn.
    touched: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    #: Steps of guards in the garrison.
    marched: Counter[str] = field(default_factory=Counter)
    #: Men who walked in this turn, and those who have thrown to be arrested.
    walked: set[str] = field(default_factory=set)
    offered: set[str] = field(default_factory=set)
    #: Men who paid for a gate themselves.
    payers: set[tuple[str, str]] = field(default_factory=set)
    #: What was announced: "attempt", "tunnel" or "mouth", and the points there were.
    commitment: str = ""
    promised: int = -1
    #: Whether a point was spent, or dice thrown, since.
    stepped: bool = False
    exits: dict[str, str] = field(default_factory=dict)
    mouth: str = ""
    #: The tunnel that is being opened, and the men who walk there.
    opening: str = ""
    diggers: list[str] = field(default_factory=list)
    #: A double was thrown: another throw follows.
    bonus: bool = False
    #: Whoever follows a man out of the courtyard.
    chasers: dict[str, str] = field(default_factory=dict)
    acted: bool = False
    interrupted: bool = False
    gifts: int = 0
    escaped_to: list[str] = field(default_factory=list)
    #: The pawn that stands where nobody may stop.
    bound: str = ""
    over: bool = False


class Places(dict[str, str]):
    """Where pawns are, and who is at a place."""

    def __init__(self, pawns: Mapping[str, str]) -> None:
        super().__init__(pawns)
        self.who: dict[str, list[str]] = {}
        for pawn, place in pawns.items():
            self.who.setdefault(place, []).append(pawn)

    def __setitem__(self, pawn: str, place: str) -> None:
        if pawn in self:
            self.who[self[pawn]].remove(pawn)
        super().__setitem__(pawn, place)
        self.who.setdefault(place, []).append(pawn)


class State:
    """The table, without any procedure."""

    def __init__(self, rules: Mapping[str, Any], seats: Sequence[str], board: Board) -> None:
        self.rules = {name.split(".")[-1]: value for name, value in rules.items()}
        self.ground = Ground(board, gates_inside=self.rules["key_pass_charge"] == "on_cross")
        self.board = board
        self.officers = len(seats) - 1
        self.seats = len(seats)
        self.order = list(range(self.officers))
        self.team: list[str] = [""] * self.officers
        self.rows: dict[str, list[str]] = {}
        self.men = Places({})
        guards = self.rules["guards_by_player_count"][str(self.seats)]
        self.guards = Places({f"g{number}": "reserve" for number in range(1, guards + 1)})
        self.hand: dict[str, Counter[str]] = {SECURITY: Counter()}
        self.dealt: list[Counter[str]] = [Counter() for _ in range(self.officers)]
        self.equipment: dict[str, Counter[str]] = {}
        self.stacks = Counter(rope=12, cutters=5, key=6)
        self.stacks["pass"] = 4
        self.kits = 5 - self.officers * self.rules["start_kit_cards"]
        self.kit: dict[str, int] = {}
        self.kit_spent: dict[str, int] = {}
        self.escapes: dict[str, int] = {}
        self.goal_order: list[tuple[int, str]] = []
        self.eliminated: set[str] = set()
        self.dod_used: Counter[str] = Counter()
        self.tunnel: dict[str, str] = dict.fromkeys(self.ground.tunnels, "")
        self.tunnel_owner: dict[str, str] = {}
        self.detected: set[str] = set()
        self.openings: list[Opening] = []
        #: A guard's quarry, and the opening he followed.
        self.link: dict[str, str] = {}
        self.link_edge: dict[str, tuple[str, str] | None] = {}
        self.returning: set[str] = set()
        self.let_out: set[str] = set()
        self.immune: set[str] = set()
        #: Under `on_cross`: the side from which a man came into a gate.
        self.came: dict[str, str] = {}
        self.round = 1
        self.night = False
        #: Announced attempts that have not lapsed, the round in which a man broke out, and by which edge or
        #: gate he left the castle.
        self.declared: dict[str, str] = {}
        self.broke_out: dict[str, int] = {}
        self.way_out: dict[str, object] = {}
        #: Tunnels that admit nobody any more, and who may follow into the others.
        self.shut: set[str] = set()
        self.permitted: dict[str, set[str]] = {}
        #: The ropes, wire and gates that a card's walk was paid for in this turn, as the game tells them: of
        #: several ways that cost the same it takes one.
        self.card_ways: set[tuple[str, object]] = set()
        #: The Search or Appel that lies on the table.
        self.laid = ""
        #: A walk whose itinerary was stated is its own announcement (A80).
        self.itinerary = False
        self.active = 0
        self.points = 0
        self.turn = Turn()
        self.outcome = ""
        self.feed: list[Any] = []
        self.stolen: Counter[str] = Counter()
        self.aside = 0

    # Words

    def __getitem__(self, rule: str) -> Any:
        return self.rules[rule]

    @property
    def security(self) -> int:
        return self.officers

    def seat_of(self, man: str) -> int:
        return self.team.index(self.nation(man))

    def nation(self, man: str) -> str:
        return next(nation for nation in NATIONS if nation[0] == man[0])

    def team_men(self, nation: str) -> list[str]:
        return [man for man in self.men if man[0] == nation[0]]

    @property
    def mover(self) -> str:
        """The team whose turn it is, or Security."""
        return SECURITY if self.active == self.security else self.team[self.active]

    # Where everybody is

    def on_board(self, pawn: str) -> bool:
        at = self.men.get(pawn) or self.guards.get(pawn, "")
        return at not in CELLS and at not in GONE and at not in ("reserve", "returned")

    def on_surface(self, man: str) -> bool:
        return self.on_board(man) and not below(self.men[man])

    def at(self, place: str) -> list[str]:
        return self.men.who.get(place, []) + self.guards.who.get(place, [])

    def man_at(self, place: str) -> str:
        return next(iter(self.men.who.get(place, ())), "")

    def guard_at(self, place: str) -> str:
        return next(iter(self.guards.who.get(place, ())), "")

    def zone(self, place: str) -> str:
        return self.ground.zone[circle_of(place)]

    def free(self, place: str) -> bool:
        return not self.at(place)

    def deployed(self) -> list[str]:
        return [guard for guard in self.guards if self.on_board(guard)]

    def in_cell(self, man: str) -> bool:
        return self.men[man] in CELLS

    def cell_room(self, cell: str) -> int:
        return self.ground.cells[cell] - sum(at == cell for at in self.men.values())

    def holds_equipment(self, nation: str) -> bool:
        return sum(self.equipment[nation].values()) > 0

    def has_kit(self, nation: str) -> bool:
        return self.kit[nation] > 0

    def opportunity(self, nation: str) -> int:
        return sum(self.hand[nation].values())

    def inside_tunnel(self, tunnel: str) -> list[str]:
        places = self.ground.places(tunnel)
        return [man for man, at in self.men.items() if at in places]

    def fugitive(self, man: str) -> bool:
        """Outside the inner courtyard, not in a tunnel or cell and not on his way back (A.3, OUT)."""
        return self.on_surface(man) and self.zone(self.men[man]) != "inner" and man not in self.returning

    def fugitives(self) -> list[str]:
        return [man for man in self.men if self.fugitive(man)]

    def attempt_live(self) -> bool:
        """Somebody is announced, at large, or by day on the last circle of a tunnel (A112)."""
        if self.declared or self.fugitives():
            return True
        if self.night or not self["tunnel_last_circle_is_attempt"]:
            return False
        return any(self.man_at(self.ground.places(tunnel)[-1]) for tunnel in self.ground.tunnels)

    def caps_hold(self) -> bool:
        """Guards are held back while no attempt is live (003 Patio de guarnición)."""
        return not (self["attempt_lifts_guard_caps"] and self.attempt_live())

    def live(self, opening: Opening) -> bool:
        return any(self.fugitive(man) for man in opening.users)

    # Cards come and go

    def spend(self, nation: str, card: str, number: int = 1) -> None:
        self.equipment[nation][card] -= number
        self.stacks[card] += number

    def gain(self, nation: str, card: str) -> None:
        self.equipment[nation][card] += 1
        self.stacks[card] -= 1

    # Chance comes from the game that is followed

    def next(self, kind: str) -> Mapping[str, Any]:
        while self.feed:
            event = self.feed.pop(0)
            if event.kind == kind:
                return {**event.parameters, **event.secret}
        raise Mismatch(f"the model waits for {kind!r}, and nothing of the kind has happened")

    def dice(self) -> tuple[int, int]:
        first, second = self.next("thrown")["dice"]
        return first, second


__all__ = [
    "CELLS",
    "EQUIPMENT",
    "GONE",
    "NATIONS",
    "SECURITY",
    "Asking",
    "Mismatch",
    "Opening",
    "Question",
    "State",
    "Turn",
]
