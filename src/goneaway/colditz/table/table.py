"""The table: what is open and what is hidden, and the changes that keep derived data in step.

The rules act on a `Table`. Questions from outside (what is legal, what a seat sees) are
answered by the referee, which sits above all of them.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Any, Self

from ...kernel import Chance, Event, Position
from ...kernel.fields import (
    Before,
    Derived,
    Lent,
    Only,
    Owned,
    Partly,
    Secret,
    Written,
    copier,
    declared,
    teller,
)
from ...kernel.position import Moment
from ..ruleset.whole import Ruleset
from ..words.cards import Card
from ..words.places import (
    BEFORE_ROLL,
    CLOSED,
    EQUIPMENT_CARDS,
    FIRST_GUARD,
    GUARDS,
    KITS,
    NOBODY,
    NOT_IN_PLAY,
    RESERVE,
    TEAM,
    TEAMS,
)
from .chapters import Chapters
from .facts import Facts
from .ground import Ground
from .hours import limit_in_rounds
from .ledger import Ledger
from .offers import Offer


class Hidden:
    """What lies face down, what a seat holds, and what is derived from the rest."""

    __slots__ = ()

    #: Offers are made among officers; Security and spectators do not see them.
    offers: Annotated[Owned[list[Offer]], Before("kit")]
    offer_count: Owned[int]
    hands: Owned[list[list[int]]]
    security_hand: Owned[list[int]]
    deck: Secret[list[int]]
    security_deck: Secret[list[int]]
    dod_deck: Secret[list[int]]
    #: By officer: the Do or Die card dealt to him face down, which he does not know either, or -1.
    dod_dealt: Annotated[
        Partly[list[int]],
        Only("dod-dealt", lambda table: table.rules.dod.dod_card_source == "dealt_face_down"),
    ]
    #: By officer: how many of each type he holds; then what is left in the stacks.
    equipment: Partly[list[list[int]]]
    stacks: Partly[list[int]]
    #: Kit parts kept out of the deck as awards (A109).
    aside: Annotated[
        Partly[tuple[int, ...]], Only("aside", lambda table: table.parts_aside), Before("ledger")
    ]
    #: By circle: the pawns there, men below ground after those above. Copies share both lists until a pawn
    #: is put somewhere.
    pow_at: Lent[list[int]]
    guard_at: Lent[list[int]]
    shared: Annotated[Derived[bool], Written("source.share()", "{}")]


_copy_fields = copier(Moment, Facts, Hidden)
_tell_fields = teller(Facts, Hidden, Moment)


class Table(Position, Facts, Hidden):
    """All that lies on the table, open or not."""

    __slots__ = declared(Facts, Hidden)

    def __init__(
        self,
        rules: Ruleset,
        ground: Ground,
        decks: tuple[list[Card], list[Card]],
        officers: int,
        chance: Chance,
        chapters: Chapters[Any],
    ) -> None:
        super().__init__(chance)
        self.rules = rules
        self.ground = ground
        self.chapters = chapters
        self.terms = chapters.terms[False]
        self.opportunity, self.security = decks
        self.officers = officers
        self.pows = self.team_size
        self.rounds = limit_in_rounds(rules, officers + 1)
        size = ground.size
        self.nations = [NOBODY] * officers
        self.rows = [NOBODY] * officers
        self.at = [NOT_IN_PLAY] * (TEAM * TEAMS + GUARDS)
        self.pow_at = [NOBODY] * (2 * size)
        self.guard_at = [NOBODY] * size
        self.shared = False
        for guard in range(rules.players.guards_by_player_count[self.count_row]):
            self.at[FIRST_GUARD + guard] = RESERVE
        self.returning = [False] * (TEAM * TEAMS)
        self.home_start = [0] * (TEAM * TEAMS)
        self.way_out = [0] * (TEAM * TEAMS)
        self.openings = []
        self.link = [NOBODY] * GUARDS
        self.link_edge = [NOBODY] * GUARDS
        self.gate_paid = []
        self.offers = []
        self.offer_count = 0
        self.hands = [[] for _ in range(officers)]
        self.security_hand = []
        self.deck = []
        self.security_deck = []
        self.dod_deck = []
        self.aside = ()
        self.dod_dealt = [NOBODY] * officers
        self.equipment = [[0, 0, 0, 0] for _ in range(officers)]
        self.stacks = list(EQUIPMENT_CARDS)
        self.kit = [0] * officers
        self.kits = KITS
        self.kit_spent = []
        self.at_goal = []
        tunnels = len(ground.tunnels)
        self.tunnel_state = [CLOSED] * tunnels
        self.tunnel_owner = [NOBODY] * tunnels
        self.tunnel_card = [NOBODY] * tunnels
        self.detected = [NOBODY] * tunnels
        self.escapes = [0] * officers
        self.eliminated = [False] * officers
        self.dod_used = [0] * officers
        self.round = 1
        self.active = 0
        self.stage = BEFORE_ROLL
        self.points = 0
        self.credit = 0
        self.draws = 0
        self.throws = 0
        self.arrested = False
        self.bound = NOBODY
        self.opening = None
        self.ledger = Ledger()

    # Questions

    def holds_equipment(self, team: int) -> bool:
        return any(self.equipment[team])

    def occupants(self, tunnel: int) -> list[int]:
        """The prisoners in a tunnel, from its first circle on."""
        size = self.ground.size
        found = (self.pow_at[size + circle] for circle in self.ground.tunnel_circles[tunnel])
        return [pow for pow in found if pow >= 0]

    def passes_over(self, pow: int) -> bool:
        """Whether the man stands for a moment on another man's circle."""
        place = self.at[pow]
        return place >= 0 and self.pow_at[place] not in (NOBODY, pow)

    # Changes that keep the derived lists in step

    def put(self, pawn: int, place: int) -> None:
        """Put a pawn somewhere. A target holds any number of men and so never counts as held.

        A man who passes over another (`pow_over_pow`) leaves the circle to him: the one passing is bound.
        """
        if self.shared:
            self.unshare()
        old = self.at[pawn]
        size = self.ground.size
        if pawn >= FIRST_GUARD:
            if old >= 0:
                self.guard_at[old] = NOBODY
            if place >= 0:
                self.guard_at[place] = pawn
        else:
            if old >= 0 and self.pow_at[old] == pawn:
                bound = self.bound
                shares = 0 <= bound < FIRST_GUARD and bound != pawn and self.at[bound] == old
                self.pow_at[old] = bound if shares else NOBODY
            if place >= 0 and self.pow_at[place] < 0 and (place >= size or self.ground.target[place] < 0):
                self.pow_at[place] = pawn
        self.at[pawn] = place

    def share(self) -> bool:
        """Mark the occupancy arrays as shared with a copy (copy-on-write)."""
        self.shared = True
        return True

    def unshare(self) -> None:
        """Give this table its own occupancy arrays before they change."""
        self.pow_at = self.pow_at[:]
        self.guard_at = self.guard_at[:]
        self.shared = False

    def tell_all(self, kind: str, **parameters: Any) -> None:
        self.tell(Event(kind, parameters))

    def answer(self, answer: Any) -> None:
        """Close the decision or throw on top of the stack and resume the frame that asked for it."""
        self.frames.pop()
        self.frames[-1].resume(self, answer)

    def settle(self) -> None:
        """Run the procedures on top of the stack until a player has to decide."""
        while self.outcome is None:
            if not self.frames:
                self.go_on()
                continue
            frame = self.frames[-1]
            if not frame.automatic:
                return
            frame.advance(self)

    @abstractmethod
    def go_on(self) -> None:
        """Begin the next turn after one has ended and left nothing on the stack."""

    @abstractmethod
    def trim(self, seat: int) -> None:
        """After a hand gets cards: where it may never stay above its limit, bring it down first."""

    def turn_to(self, night: bool) -> None:
        """Put the rules of the night or of the day in force (C.22)."""
        self.ledger.night = night
        self.terms = self.chapters.terms[night]

    # Copies and digests

    def _copy_to(self, twin: Self) -> None:
        _copy_fields(self, twin)

    def state(self) -> list[Any]:
        return _tell_fields(self)
