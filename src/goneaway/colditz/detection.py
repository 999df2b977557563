"""Tunnel Detected: the raid, how long the card lies, and the way through the Chapel (P7, A59, A60, A62)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from ..kernel import Action, Group, Refusal
from . import escape, phases, tunnels
from .actions import Say, say
from .arrest import Arrest, outer_places
from .frames import Choice, Procedure
from .holding import held, let_go
from .losses import TeamLoss, kit_at_stake
from .piles import bury_security
from .places import AFTER_ROLL, NOBODY, OPEN, TEAM

if TYPE_CHECKING:
    from .position import Colditz


def tunnel_caught(position: Colditz, tunnel: int) -> None:
    """Two guards on different circles of a detected tunnel: everybody in it is arrested (P7)."""
    if len(tunnels.guards_on(position, tunnel)) >= position.rules.tunnels.tunnel_detected_guards:
        position.frames.append(TunnelRaid(position.security_seat, tunnel))


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

    def advance(self, position: Colditz) -> None:
        inside = position.occupants(self.tunnel)
        if not inside:
            position.frames.pop()
            tunnels.close(position, self.tunnel)
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

    def resume(self, position: Colditz, answer: int) -> None:
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

    def answers(self, position: Colditz) -> Sequence[Say]:
        return [say("send", position.pawn_name(pow)) for pow in self.men]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.answer(position.pawn(action.words[0]))


def turn_over(position: Colditz) -> None:
    """Security's turn ends: the way through the Chapel is shut, and so are detections of one turn (A59)."""
    if position.ledger.combo >= 0:
        _out_of_chapel(position, position.ledger.combo)
        position.ledger.combo = NOBODY
    if position.rules.tunnels.tunnel_detected_duration != "this_turn":
        return
    for tunnel, card in enumerate(position.detected):
        if card >= 0:
            guards = tunnels.guards_at_work(position, tunnel)
            position.detected[tunnel] = NOBODY
            bury_security(position, card)
            position.tell_all("detection-over", tunnel=position.ground.tunnels[tunnel])
            for guard in guards:
                escape.to_barracks(position, guard)


def _out_of_chapel(position: Colditz, tunnel: int) -> None:
    """The two cards have not closed the tunnel: guards left in its room go to Barracks, wherever in it."""
    ground = position.ground
    for guard in position.guards_on_board():
        if ground.room[position.at[guard]] == ground.tunnel_room[tunnel]:
            escape.to_barracks(position, guard)


# Search and Tunnel Detected together (`module_chapel_combo`)

CHAPEL = "chapel"


def why_not_combo(position: Colditz, action: Say) -> Refusal | None:
    """After the roll and before any guard has moved, with the Chapel tunnel open."""
    tunnel = position.ground.tunnel_number.get(CHAPEL, NOBODY)
    if not position.rules.modules.module_chapel_combo or tunnel < 0:
        return Refusal("19", "NOT_NOW", {"verb": "combo"})
    if position.stage != AFTER_ROLL:
        return Refusal("19", "ROLL_FIRST")
    if position.ledger.guards_acted or (phases.fixed(position) and position.frames[-1].kind != "card-phase"):
        return Refusal("chapel-combo", "GUARDS_HAVE_MOVED")
    for kind, of, name in (("detected", "", "tunnel_detected"), ("search", CHAPEL, "search_chapel")):
        if held(position, position.security_seat, kind=kind, of=of) < 0:
            return Refusal("chapel-combo", "CARD_NOT_HELD", {"card": name})
    if position.tunnel_state[tunnel] != OPEN or position.detected[tunnel] >= 0:
        return Refusal("chapel-combo", "TUNNEL_NOT_OPEN", {"tunnel": CHAPEL})
    return None


def combo_groups(position: Colditz) -> list[Group]:
    action = say("combo")
    return [Group.of("combo", (action,))] if why_not_combo(position, action) is None else []


def combo(position: Colditz, action: Say) -> None:
    """The courtyard leads into the Chapel tunnel for this turn; the Search has no effect of its own."""
    tunnel = position.ground.tunnel_number[CHAPEL]
    seat = position.security_seat
    search, detected = held(position, seat, kind="search", of=CHAPEL), held(position, seat, kind="detected")
    position.tell_all("combo-played", tunnel=CHAPEL)
    let_go(position, position.security_seat, search)
    position.security_hand.remove(detected)
    position.detected[tunnel] = detected
    position.ledger.combo = tunnel
    tunnel_caught(position, tunnel)
