"""What every player at the table sees, in a position as in every view: fields, and questions about them.

A field of the state is declared once, here or among what is hidden (`table`): its type, who may see
it, how it enters the digest. Slots, copies, digests and the open part of views follow from that.
"""

from __future__ import annotations

from typing import Annotated, Any

from ...kernel.fields import GROUPED, SPREAD, UNTOLD, Fixed, Only, Public
from ...kernel.position import Moment
from ..ruleset.whole import Ruleset
from ..words.cards import Card
from ..words.places import ALL_GUARDS, CELL, EXTERIOR, INNER, TEAM, TEAMS, TOWER
from .chapters import Chapters
from .ground import Ground
from .ledger import Ledger
from .names import Names
from .terms import Terms

#: An opening that was paid for: from, to, team, prisoners who used it (bit set), still shared this turn.
Opening = tuple[int, int, int, int, bool]


#: The men, by size of a team and by team.
MEN: list[list[tuple[int, ...]]] = [
    [tuple(range(team * TEAM, team * TEAM + size)) for team in range(TEAMS)] for size in range(TEAM + 1)
]


class Facts(Names, Moment):
    """Everything public on the table, and what is recorded beside it."""

    __slots__ = ()

    rules: Fixed[Ruleset]
    chapters: Fixed[Chapters[Any]]
    ground: Fixed[Ground]
    #: The rules in force: those of the day until night falls; the ledger says which.
    terms: Annotated[Public[Terms], UNTOLD]
    #: Every card of the two decks; cards are identified by their index in these lists.
    opportunity: Fixed[list[Card]]
    security: Fixed[list[Card]]
    officers: Fixed[int]
    rounds: Fixed[int]
    #: Number of men of each team; a replacement may raise it, and is then on the board.
    pows: Annotated[Public[int], UNTOLD]
    nations: Public[list[int]]
    #: Diagram row of each team: where its men stand at the start and at Appel.
    rows: Public[list[int]]
    #: By pawn: its place.
    at: Public[list[int]]
    #: Men released from the outer cells and walking home; their distance from home when their own turn began.
    returning: Public[list[bool]]
    home_start: Public[list[int]]
    #: How each man got out in his present attempt: an index into WAYS_OUT.
    way_out: Public[list[int]]
    openings: Public[list[Opening]]
    #: By guard: the prisoner he pursues, and the edge (from * size + to) he followed, or -1.
    link: Public[list[int]]
    link_edge: Public[list[int]]
    #: Gates the active team has paid for in this turn.
    gate_paid: Public[list[int]]
    kit: Public[list[int]]
    kits: Public[int]
    tunnel_state: Public[list[int]]
    tunnel_owner: Public[list[int]]
    tunnel_card: Public[list[int]]
    #: The Tunnel Detected card that lies on a tunnel, or -1.
    detected: Public[list[int]]
    escapes: Public[list[int]]
    eliminated: Public[list[bool]]
    dod_used: Public[list[int]]
    round: Annotated[Public[int], GROUPED]
    active: Annotated[Public[int], GROUPED]
    stage: Annotated[Public[int], GROUPED]
    points: Annotated[Public[int], GROUPED]
    #: Releases by doubles still open; cards drawn and throws made in this turn.
    credit: Annotated[Public[int], GROUPED]
    draws: Annotated[Public[int], GROUPED]
    throws: Annotated[Public[int], GROUPED]
    #: Whether a guard has made an arrest in this turn: no more posting (rule 34a).
    arrested: Annotated[Public[bool], GROUPED]
    #: The pawn on a no-stop circle, which alone may act (A6).
    bound: Annotated[Public[int], GROUPED]
    #: The tunnel being opened and its prisoners, until all of them are in (rule 53).
    opening: Annotated[Public[tuple[int, ...] | None], GROUPED]
    #: Kits consumed in this turn, by (team, target); they go back to the supply when it ends.
    kit_spent: Annotated[
        Public[list[tuple[int, int]]],
        Only("kit-spent", lambda table: table.rules.kit.kit_lifecycle == "consumed"),
    ]
    #: The teams that have reached the goal, in that order.
    at_goal: Annotated[
        Public[list[int]], Only("at-goal", lambda table: table.rules.victory.win_check != "immediate")
    ]
    #: Notes that only some rulesets need.
    ledger: Annotated[Public[Ledger], SPREAD]

    # The table

    @property
    def security_seat(self) -> int:
        return self.officers

    @property
    def two_teams(self) -> bool:
        """Whether the one officer of a table of two commands two teams, each with its own seat (A82)."""
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
        """Whether the Kit parts are kept out of the deck at this table."""
        return self.people in self.rules.draw.kit_parts_aside_player_counts

    # Questions

    def team_pows(self, team: int) -> tuple[int, ...]:
        return MEN[self.pows][team]

    def on_board(self, pawn: int) -> bool:
        return self.at[pawn] >= 0

    def zone_of(self, place: int) -> int:
        return self.ground.zone[place % self.ground.size]

    def in_tunnel(self, pawn: int) -> bool:
        return self.at[pawn] >= self.ground.size

    def fugitive(self, pow: int) -> bool:
        """Whether a prisoner's attempt is OUT: outside the inner courtyard, on the surface, not returning."""
        place = self.at[pow]
        return 0 <= place < self.ground.size and self.ground.zone[place] != INNER and not self.returning[pow]

    def exterior(self, pow: int) -> bool:
        """Whether the prisoner is outside the castle, above ground."""
        place = self.at[pow]
        return 0 <= place < self.ground.size and self.ground.zone[place] == EXTERIOR

    def guards_on_board(self) -> list[int]:
        at = self.at
        return [guard for guard in ALL_GUARDS if at[guard] >= 0]

    def cell_population(self, block: int) -> int:
        return self.at.count(CELL - block)

    def in_play(self, team: int) -> bool:
        """Whether the team still has a man on the board or in Solitary."""
        return not self.eliminated[team] and any(
            self.at[pow] >= 0 or self.at[pow] <= CELL or self.at[pow] == TOWER for pow in self.team_pows(team)
        )

    def at_large(self, users: int) -> list[int]:
        """Of the men who used an opening (a bit set), those who are still at large."""
        return [pow for pow in range(TEAM * self.officers) if users >> pow & 1 and self.fugitive(pow)]

    def live_openings(self) -> list[Opening]:
        """Openings used by a man who is still at large: guards may follow there (I24)."""
        return [
            opening
            for opening in self.openings
            if any(opening[3] >> pow & 1 and self.fugitive(pow) for pow in range(TEAM * self.officers))
        ]
