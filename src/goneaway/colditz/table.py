"""The table: pawns, cards, openings, tunnels, the turn and the decision stack; names, put, copy, settle.

What the rules do, they do with a `Table`. What is asked of it from outside (what is legal, what a seat
sees) is the referee's, who stands above all of them.
"""

from __future__ import annotations

from array import array
from typing import Any, Self

from ..kernel import Chance, Event, Position
from .cards import Card
from .ground import Ground
from .hours import limit_in_rounds
from .ledger import Ledger
from .names import Names
from .offers import Offer
from .places import (
    BEFORE_ROLL,
    CELL,
    CLOSED,
    EQUIPMENT_CARDS,
    EXTERIOR,
    FIRST_GUARD,
    GUARDS,
    INNER,
    KITS,
    NOBODY,
    NOT_IN_PLAY,
    RESERVE,
    TEAM,
    TEAMS,
    TOWER,
)
from .ruleset import Ruleset
from .terms import Terms, terms_of

#: An opening paid for: from, to, team, prisoners who used it (bit set), still shared this turn.
Opening = tuple[int, int, int, int, bool]


class Table(Names, Position):
    """Everything that lies on the table, and what is written beside it."""

    nations: list[int]

    __slots__ = (
        "active",
        "arrested",
        "aside",
        "at",
        "at_goal",
        "bound",
        "credit",
        "deck",
        "detected",
        "dod_dealt",
        "dod_deck",
        "dod_used",
        "draws",
        "eliminated",
        "equipment",
        "escapes",
        "gate_paid",
        "ground",
        "guard_at",
        "hands",
        "home_start",
        "kit",
        "kit_spent",
        "kits",
        "ledger",
        "link",
        "link_edge",
        "nations",
        "offer_count",
        "offers",
        "officers",
        "opening",
        "openings",
        "opportunity",
        "points",
        "pow_at",
        "pows",
        "reply",
        "returning",
        "round",
        "rounds",
        "rows",
        "rules",
        "security",
        "security_deck",
        "security_hand",
        "stacks",
        "stage",
        "terms",
        "throws",
        "tunnel_card",
        "tunnel_owner",
        "tunnel_state",
        "way_out",
    )  # fmt: skip

    def __init__(
        self,
        rules: Ruleset,
        ground: Ground,
        decks: tuple[list[Card], list[Card]],
        officers: int,
        chance: Chance,
    ) -> None:
        super().__init__(chance)
        self.rules = rules
        self.ground = ground
        #: The rules in force: those of the day until night falls.
        self.terms: Terms = terms_of(rules)[False]
        #: Every card of the two decks; cards are spoken of by their number in these lists.
        self.opportunity, self.security = decks
        self.officers = officers
        self.pows = self.team_size
        self.rounds = limit_in_rounds(rules, officers + 1)
        size = ground.size
        self.nations = [NOBODY] * officers
        #: Diagram row of each team: where its men stand at the start and at Appel.
        self.rows = [NOBODY] * officers
        # Arrays, not lists: they are copied as a block, and a copy is made at every trial of a move.
        self.at = array("h", [NOT_IN_PLAY]) * (TEAM * TEAMS + GUARDS)
        self.pow_at = array("b", [NOBODY]) * (2 * size)
        self.guard_at = array("b", [NOBODY]) * size
        for guard in range(rules.players.guards_by_player_count[self.count_row]):
            self.at[FIRST_GUARD + guard] = RESERVE
        #: Released from the outer cells and walking home; home distance when the own turn began.
        self.returning = [False] * (TEAM * TEAMS)
        self.home_start = [0] * (TEAM * TEAMS)
        #: How each man got out in his present attempt: an index into WAYS_OUT.
        self.way_out = [0] * (TEAM * TEAMS)
        self.openings: list[Opening] = []
        #: By guard: the prisoner he pursues, and the edge (from * size + to) he followed, or -1.
        self.link = [NOBODY] * GUARDS
        self.link_edge = [NOBODY] * GUARDS
        #: Gates the active team has paid for in this turn.
        self.gate_paid: list[int] = []
        self.offers: list[Offer] = []
        self.offer_count = 0
        self.hands: list[list[int]] = [[] for _ in range(officers)]
        self.security_hand: list[int] = []
        self.deck: list[int] = []
        self.security_deck: list[int] = []
        self.dod_deck: list[int] = []
        #: Kit parts kept out of the deck as awards (A109).
        self.aside: tuple[int, ...] = ()
        #: By officer: the Do or Die card dealt to him face down, which he does not know either, or -1.
        self.dod_dealt = [NOBODY] * officers
        self.equipment = [[0, 0, 0, 0] for _ in range(officers)]
        self.stacks = list(EQUIPMENT_CARDS)
        self.kit = [0] * officers
        self.kits = KITS
        #: Kits consumed in this turn, by (team, target); they go back to the supply when it ends.
        self.kit_spent: list[tuple[int, int]] = []
        #: The teams that have reached the goal, in that order.
        self.at_goal: list[int] = []
        tunnels = len(ground.tunnels)
        self.tunnel_state = [CLOSED] * tunnels
        self.tunnel_owner = [NOBODY] * tunnels
        self.tunnel_card = [NOBODY] * tunnels
        #: The Tunnel Detected card that lies on a tunnel, or -1.
        self.detected = [NOBODY] * tunnels
        self.escapes = [0] * officers
        self.eliminated = [False] * officers
        self.dod_used = [0] * officers
        self.round = 1
        self.active = 0
        self.stage = BEFORE_ROLL
        self.points = 0
        #: Releases by doubles still open; cards drawn and throws made in this turn.
        self.credit = 0
        self.draws = 0
        self.throws = 0
        #: A guard has made an arrest in this turn: no more posting (rule 34a).
        self.arrested = False
        #: The pawn on a no-stop circle, who alone may act (A6).
        self.bound = NOBODY
        #: Tunnel being opened with its prisoners, until all of them are in (rule 53).
        self.opening: tuple[int, ...] | None = None
        #: Notes that only some rulesets need.
        self.ledger = Ledger()
        #: What a decision just answered tells the procedure below it on the stack.
        self.reply = 0

    # The table

    @property
    def security_seat(self) -> int:
        return self.officers

    @property
    def two_teams(self) -> bool:
        """The one officer of a table of two commands both teams, each with its own seat (A82)."""
        return self.officers == 2 and self.rules.players.teams_for_single_officer == 2

    @property
    def people(self) -> int:
        """Players at the table, Security included."""
        return 2 if self.two_teams else self.officers + 1

    @property
    def count_row(self) -> int:
        """The table size whose numbers of guards and men are used (`two_team_count_row`)."""
        if self.two_teams and self.rules.players.two_team_count_row == "three_player":
            return 3
        return self.people

    @property
    def team_size(self) -> int:
        """Men a team begins with; replacements may carry `pows` beyond it."""
        return self.rules.players.pows_by_player_count[self.count_row]

    @property
    def parts_aside(self) -> bool:
        """The Kit parts are kept out of the deck at this table."""
        return self.people in self.rules.draw.kit_parts_aside_player_counts

    # Questions

    def team_pows(self, team: int) -> range:
        return range(team * TEAM, team * TEAM + self.pows)

    def on_board(self, pawn: int) -> bool:
        return self.at[pawn] >= 0

    def zone_of(self, place: int) -> int:
        return self.ground.zone[place % self.ground.size]

    def in_tunnel(self, pawn: int) -> bool:
        return self.at[pawn] >= self.ground.size

    def fugitive(self, pow: int) -> bool:
        """A prisoner whose attempt is OUT: outside the inner courtyard, on the surface, not returning."""
        place = self.at[pow]
        return 0 <= place < self.ground.size and self.ground.zone[place] != INNER and not self.returning[pow]

    def holds_equipment(self, team: int) -> bool:
        return any(self.equipment[team])

    def guards_on_board(self) -> list[int]:
        return [guard for guard in range(FIRST_GUARD, FIRST_GUARD + GUARDS) if self.at[guard] >= 0]

    def occupants(self, tunnel: int) -> list[int]:
        """The prisoners in a tunnel, from its first circle on."""
        size = self.ground.size
        found = (self.pow_at[size + circle] for circle in self.ground.tunnel_circles[tunnel])
        return [pow for pow in found if pow >= 0]

    def cell_population(self, block: int) -> int:
        return self.at.count(CELL - block)

    def in_play(self, team: int) -> bool:
        """The team still has a man on the board or in Solitary."""
        return not self.eliminated[team] and any(
            self.at[pow] >= 0 or self.at[pow] <= CELL or self.at[pow] == TOWER for pow in self.team_pows(team)
        )

    def live_openings(self) -> list[Opening]:
        """Openings that a man still at large has used: guards may follow there (I24)."""
        return [
            opening
            for opening in self.openings
            if any(opening[3] >> pow & 1 and self.fugitive(pow) for pow in range(TEAM * self.officers))
        ]

    def passes_over(self, pow: int) -> bool:
        """He stands for a moment on another man's circle."""
        place = self.at[pow]
        return place >= 0 and self.pow_at[place] not in (NOBODY, pow)

    def exterior(self, pow: int) -> bool:
        place = self.at[pow]
        return 0 <= place < self.ground.size and self.ground.zone[place] == EXTERIOR

    # Changes that keep the derived lists in step

    def put(self, pawn: int, place: int) -> None:
        """Put a pawn somewhere. A target holds any number of men and so never counts as held.

        Who passes over another man (`pow_over_pow`) leaves the circle to him: he is the one bound.
        """
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

    def tell_all(self, kind: str, **parameters: Any) -> None:
        self.tell(Event(kind, parameters))

    def settle(self) -> None:
        """Let procedures on top of the stack run on until somebody has to decide."""
        while self.outcome is None and self.frames:
            frame = self.frames[-1]
            if not frame.automatic:
                return
            frame.advance(self)

    def turn_to(self, night: bool) -> None:
        """Night falls, or day breaks: other rules are in force (C.22)."""
        self.ledger.night = night
        self.terms = terms_of(self.rules)[night]

    # Copies and digests

    def copy(self, chance: Chance | None = None) -> Self:
        twin = type(self).__new__(type(self))
        twin.chance = self.chance.fork("copy") if chance is None else chance
        twin.frames = self.frames[:]
        twin.outcome = self.outcome
        twin.ply = self.ply
        twin.prelude = ()
        twin._events = []
        twin._legal = None
        twin.rules = self.rules
        twin.ground = self.ground
        twin.terms = self.terms
        twin.opportunity = self.opportunity
        twin.security = self.security
        twin.officers = self.officers
        twin.pows = self.pows
        twin.rounds = self.rounds
        twin.nations = self.nations[:]
        twin.rows = self.rows[:]
        twin.at = self.at[:]
        twin.pow_at = self.pow_at[:]
        twin.guard_at = self.guard_at[:]
        twin.returning = self.returning[:]
        twin.home_start = self.home_start[:]
        twin.way_out = self.way_out[:]
        twin.openings = self.openings[:]
        twin.link = self.link[:]
        twin.link_edge = self.link_edge[:]
        twin.gate_paid = self.gate_paid[:]
        twin.offers = self.offers[:]
        twin.offer_count = self.offer_count
        twin.hands = [hand[:] for hand in self.hands]
        twin.security_hand = self.security_hand[:]
        twin.deck = self.deck[:]
        twin.security_deck = self.security_deck[:]
        twin.dod_deck = self.dod_deck[:]
        twin.dod_dealt = self.dod_dealt[:]
        twin.aside = self.aside
        twin.equipment = [held[:] for held in self.equipment]
        twin.stacks = self.stacks[:]
        twin.kit = self.kit[:]
        twin.kits = self.kits
        twin.kit_spent = self.kit_spent[:]
        twin.at_goal = self.at_goal[:]
        twin.tunnel_state = self.tunnel_state[:]
        twin.tunnel_owner = self.tunnel_owner[:]
        twin.tunnel_card = self.tunnel_card[:]
        twin.detected = self.detected[:]
        twin.escapes = self.escapes[:]
        twin.eliminated = self.eliminated[:]
        twin.dod_used = self.dod_used[:]
        twin.round = self.round
        twin.active = self.active
        twin.stage = self.stage
        twin.points = self.points
        twin.credit = self.credit
        twin.draws = self.draws
        twin.throws = self.throws
        twin.arrested = self.arrested
        twin.bound = self.bound
        twin.opening = self.opening
        twin.reply = self.reply
        twin.ledger = self.ledger.copy()
        return twin

    def state(self) -> list[Any]:
        out = [
            self.nations, self.rows, self.at.tolist(), self.returning, self.home_start, self.way_out,
            [list(opening) for opening in self.openings], self.link, self.link_edge, self.gate_paid,
            [offer.state() for offer in self.offers], self.offer_count,
            self.hands, self.security_hand, self.deck, self.security_deck, self.dod_deck,
            self.equipment, self.stacks, self.kit, self.kits,
            self.tunnel_state, self.tunnel_owner, self.tunnel_card, self.detected,
            self.escapes, self.eliminated, self.dod_used,
            [self.round, self.active, self.stage, self.points, self.credit, self.draws, self.throws,
             self.arrested, self.bound, list(self.opening or ())],
            [[frame.kind, *frame.state()] for frame in self.frames],
            None if self.outcome is None else self.outcome.to_json(),
        ]  # fmt: skip
        # What only other editions know comes last, so that the Classic state stays as it is.
        if self.rules.dod.dod_card_source == "dealt_face_down":
            out.append(["dod-dealt", self.dod_dealt])
        if self.rules.kit.kit_lifecycle == "consumed":
            out.append(["kit-spent", [list(spent) for spent in self.kit_spent]])
        if self.rules.victory.win_check != "immediate":
            out.append(["at-goal", self.at_goal])
        if self.parts_aside:
            out.append(["aside", list(self.aside)])
        out += self.ledger.state()
        return out
