"""Tunnel Detected: the raid, how long the card lies, and the way through the Chapel (P7, A59, A60, A62)."""

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
    """Two guards on different circles of a detected tunnel: everybody in it is arrested (P7)."""
    if len(below.guards_on(position, tunnel)) >= position.rules.tunnels.tunnel_detected_guards:
        position.frames.append(TunnelRaid(position.security_seat, tunnel))


def guard_above(position: Table, guard: int, here: int, to: int) -> None:
    """A guard on a tunnel that has been detected: whoever is in it is caught (P7)."""
    tunnel = position.ground.tunnel[to]
    if tunnel >= 0 and position.detected[tunnel] >= 0:
        tunnel_caught(position, tunnel)


@dataclass(frozen=True, slots=True)
class TunnelRaid(Procedure):
    """Everybody in the tunnel is arrested, then it is closed."""

    kind: ClassVar[str] = "tunnel-raid"
    clause: ClassVar[str] = "53"
    seat: int
    tunnel: int
    #: Teams that have lost what a raid costs each team; the man picked for the outer cells.
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
        """The man who goes to the outer cells."""
        position.frames[-1] = replace(self, asked=False)
        position.frames.append(Arrest(self.seat, answer, "tunnel"))

    def state(self) -> list[Any]:
        more: list[Any] = [list(self.robbed), self.asked]
        return [self.seat, self.tunnel] if more == [[], False] else [self.seat, self.tunnel, *more]


@dataclass(frozen=True, slots=True)
class CellSplit(Choice):
    """Not all of a team's men get into the outer cells: their officer says who does (A60)."""

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
    """Security's turn ends: the way through the Chapel is shut, and so are detections of one turn (A59)."""
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
    """The two cards have not closed the tunnel: guards left in its room go to Barracks, wherever in it."""
    ground = position.ground
    for guard in position.guards_on_board():
        if ground.room[position.at[guard]] == ground.tunnel_room[tunnel]:
            home.to_barracks(position, guard)
