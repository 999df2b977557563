"""Tunnel Detected: the raid, how long the card stays, and the way through the Chapel (P7, A59, A60, A62)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from ...kernel import Action
from ..custody import crews, home
from ..custody.arrest import Arrest
from ..custody.losses import TeamLoss, kit_at_stake
from ..table.frames import Choice, Procedure
from ..table.piles import bury_security
from ..table.table import Table
from ..ways import below
from ..ways.cells import outer_places
from ..words.actions import OfMan, Say, say
from ..words.places import NOBODY, TEAM


def tunnel_caught(position: Table, tunnel: int) -> None:
    """Arrest all men in a detected tunnel once two guards stand on different circles of it (P7)."""
    if len(below.guards_on(position, tunnel)) >= position.rules.tunnels.tunnel_detected_guards:
        position.frames.append(TunnelRaid(position.security_seat, tunnel))


def guard_above(position: Table, guard: int, here: int, to: int) -> None:
    """Handle a guard on a detected tunnel: the men in it are caught (P7)."""
    tunnel = position.ground.tunnel[to]
    if tunnel >= 0 and position.detected[tunnel] >= 0:
        tunnel_caught(position, tunnel)


@dataclass(frozen=True, slots=True)
class TunnelRaid(Procedure):
    """All men in the tunnel are arrested, then it is closed."""

    kind: ClassVar[str] = "tunnel-raid"
    clause: ClassVar[str] = "53"
    seat: int
    tunnel: int
    #: Teams that have already lost what a raid costs each team; the man chosen for the outer cells.
    robbed: tuple[int, ...] = ()
    asked: bool = False

    def advance(self, position: Table) -> None:
        inside = position.occupants(self.tunnel)
        if not inside:
            position.frames.pop()
            crews.close(position, self.tunnel)
            return
        position.arrested = True
        rules = position.rules.tunnels
        team = inside[0] // TEAM
        by_lot = rules.tunnel_arrest_confiscation == "one_random_per_team"
        if team not in self.robbed and (by_lot or kit_at_stake(position, team)):
            position.frames[-1] = replace(self, robbed=(*self.robbed, team))
            position.frames.append(TeamLoss(team, team, "tunnel", "random" if by_lot else "kit"))
            return
        if rules.tunnel_arrest_cell == "outer":
            men = tuple(one for one in inside if one // TEAM == team)
            if 0 < outer_places(position, team) < len(men):
                position.frames[-1] = replace(self, asked=True)
                position.frames.append(CellSplit(team, men))
                return
        position.frames.append(Arrest(self.seat, inside[0], "tunnel"))

    def resume(self, position: Table, answer: int) -> None:
        """Send the chosen man to the outer cells."""
        position.frames[-1] = replace(self, asked=False)
        position.frames.append(Arrest(self.seat, answer, "tunnel"))

    def state(self) -> list[Any]:
        more: list[Any] = [list(self.robbed), self.asked]
        return [self.seat, self.tunnel] if more == [[], False] else [self.seat, self.tunnel, *more]


@dataclass(frozen=True, slots=True)
class CellSplit(Choice):
    """The outer cells have no room for all of a team's men: their officer chooses who goes there (A60)."""

    kind: ClassVar[str] = "cell-split"
    clause: ClassVar[str] = "53"
    seat: int
    men: tuple[int, ...]

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("send", position.pawn_name(pow)) for pow in self.men]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfMan)
        position.answer(position.pawn(action.man))


# The end of Security's turn


def turn_over(position: Table) -> None:
    """At the end of Security's turn, shut the way through the Chapel and end one-turn detections (A59)."""
    if position.ledger.combo >= 0:
        _out_of_chapel(position, position.ledger.combo)
        position.ledger.combo = NOBODY
    if position.rules.tunnels.tunnel_detected_duration != "this_turn":
        return
    for tunnel, card in enumerate(position.detected):
        if card >= 0:
            guards = below.guards_at_work(position, tunnel)
            position.detected[tunnel] = NOBODY
            bury_security(position, card)
            position.tell_all("detection-over", tunnel=position.ground.tunnels[tunnel])
            for guard in guards:
                home.to_barracks(position, guard)


def _out_of_chapel(position: Table, tunnel: int) -> None:
    """Send guards left in the tunnel's room to Barracks, wherever they stand in it: the two cards have not
    closed the tunnel."""
    ground = position.ground
    for guard in position.guards_on_board():
        if ground.room[position.at[guard]] == ground.tunnel_room[tunnel]:
            home.to_barracks(position, guard)
