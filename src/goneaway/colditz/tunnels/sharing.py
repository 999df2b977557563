"""What an officer shares with those who play after him in the round (W10, A98): a tunnel, a way he paid for.

A way is a drop or a cut, given by its two circles, or a gate, given by its number and -1.
Permissions last until Security's turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action
from ..table import seating
from ..table.frames import Choice, Procedure
from ..table.layout import DROP, WIRE
from ..table.table import Table
from ..ways.tolls import price_of, side_of
from ..words.actions import OfNation, Say, say
from ..words.places import EQUIPMENT, NATIONS, NOBODY, OPEN, TEAM


def forget_ways(position: Table) -> None:
    """End the sharing of ways, because Security's turn has come (A98)."""
    position.ledger.shared_ways = position.ledger.ways_shared = ()


def later(position: Table, team: int) -> list[int]:
    """The officers whose turns are still to come before Security's in this round."""
    after = seating.order(position)[seating.place_of(position, team) + 1 :]
    return [other for other in after if position.in_play(other)]


def _permits(position: Table, teams: Sequence[int]) -> list[Say]:
    return [say("permit", NATIONS[position.nations[team]]) for team in teams]


# The tunnel


def offer_tunnels(position: Table, team: int) -> None:
    """At the end of his turn the opener of a tunnel may let others in."""
    if position.rules.tunnels.tunnel_join != "opener_permission" or not later(position, team):
        return
    for tunnel, owner in enumerate(position.tunnel_owner):
        if (
            owner == team
            and position.tunnel_state[tunnel] == OPEN
            and position.detected[tunnel] < 0
            and tunnel not in position.ledger.tunnels_shut
            and position.occupants(tunnel)
        ):
            position.frames.append(TunnelPermit(team, tunnel))


@dataclass(frozen=True, slots=True)
class TunnelPermit(Choice):
    """Which officers still to play may follow into the tunnel, chosen one after another, then `done`."""

    kind: ClassVar[str] = "permit-tunnel"
    clause: ClassVar[str] = "53"
    seat: int
    tunnel: int

    def details(self, position: Table) -> dict[str, object]:
        return {"tunnel": position.ground.tunnels[self.tunnel]}

    def answers(self, position: Table) -> Sequence[Say]:
        return [*_permits(position, self._others(position)), say("done")]

    def _others(self, position: Table) -> list[int]:
        guests = position.ledger.tunnel_guests
        return [team for team in later(position, self.seat) if (self.tunnel, team) not in guests]

    def play(self, position: Table, action: Action) -> None:
        if isinstance(action, OfNation):
            guest = position.team_called(action.nation)
            position.ledger.tunnel_guests = (*position.ledger.tunnel_guests, (self.tunnel, guest))
            position.tell_all(
                "tunnel-permitted",
                giver=position.seat_name(self.seat),
                taker=action.nation,
                tunnel=position.ground.tunnels[self.tunnel],
            )
        if not isinstance(action, OfNation) or not self._others(position):
            position.frames.pop()


# Ways paid for (`module_multi_escape`)


def note_step(position: Table, pow: int, to: int, edge: int, card: int, number: int) -> bool:
    """Record the way used by the step a man is about to make. True if he goes as a guest."""
    here = position.at[pow]
    way = _way(position, pow, here, to, edge)
    if way is None or position.returning[pow]:
        return False
    if not number and _goes_as_guest(position, pow, to, edge, way):
        return True
    ledger = position.ledger
    ledger.crossings = (*ledger.crossings, (*way, pow, card, number))
    return False


def _way(position: Table, pow: int, here: int, to: int, edge: int) -> tuple[int, int] | None:
    """The way that a step uses: a drop, a cut or a gate; None for any other step."""
    ground = position.ground
    if edge in (DROP, WIRE):
        return here, to
    if here >= ground.size or to >= ground.size:
        return None
    gate = ground.gate[here] if ground.on_cross else ground.gate[to]
    if gate < 0 or ground.gate[here] == ground.gate[to]:
        return None
    if ground.on_cross and ground.side[to] == side_of(position, pow):
        return None
    return gate, NOBODY


def _goes_as_guest(position: Table, pow: int, to: int, edge: int, way: tuple[int, int]) -> bool:
    """Whether the man goes as a guest. If so, he saves a payment and uses up the invitation (A98)."""
    ledger = position.ledger
    here = position.at[pow]
    team = pow // TEAM
    found = next((one for one in ledger.shared_ways if one[1:3] == way and one[4] == team), None)
    if found is None:
        return False
    invitations, ledger.shared_ways = ledger.shared_ways, ()
    cards = next((n for other, _, n in position.ground.barriers[here] if other == to), 1)
    price = price_of(position, pow, here, to, edge, cards)
    ledger.shared_ways = invitations
    if not price.number:
        return False
    ledger.shared_ways = tuple(one for one in invitations if one != found)
    ledger.ways_shared = (*ledger.ways_shared, found[:4])
    if edge in (DROP, WIRE):
        _use_hosts_opening(position, pow, here, to, found[3])
    return True


def _use_hosts_opening(position: Table, pow: int, here: int, to: int, host: int) -> None:
    """Let guards follow the guest as they follow the payer; it serves no second man of the guest's team."""
    for index, (start, end, owner, users, shared) in enumerate(position.openings):
        if (start, end, owner) == (here, to, host):
            position.openings[index] = (start, end, owner, users | 1 << pow, shared)
            return
    position.openings.append((here, to, host, 1 << pow, False))


def offer_ways(position: Table, team: int) -> None:
    """At the end of his turn the payer may share ways used by exactly one of his men."""
    ledger = position.ledger
    if not position.rules.modules.module_multi_escape:
        return
    ledger.shared_ways = tuple(one for one in ledger.shared_ways if one[4] != team)
    crossings, ledger.crossings = ledger.crossings, ()
    types = position.rules.modules.multi_escape_types
    ways = []
    for start, end, _, card, number in crossings:
        users = {pow for a, b, pow, _, _ in crossings if (a, b) == (start, end)}
        if number == 1 and len(users) == 1 and EQUIPMENT[card] in types:
            ways.append((card, start, end, team))
    if ways and later(position, team):
        position.frames.append(ShareWays(team, tuple(dict.fromkeys(ways))))


@dataclass(frozen=True, slots=True)
class ShareWays(Procedure):
    """One way after another, while its type may still be shared in this round."""

    kind: ClassVar[str] = "share-ways"
    clause: ClassVar[str] = "multi-escape"
    seat: int
    ways: tuple[tuple[int, int, int, int], ...]

    def advance(self, position: Table) -> None:
        if not self.ways:
            position.frames.pop()
            return
        position.frames[-1] = replace(self, ways=self.ways[1:])
        way = self.ways[0]
        ledger = position.ledger
        shared = {*ledger.ways_shared, *(one[:4] for one in ledger.shared_ways)}
        modules = position.rules.modules
        if sum(one[0] == way[0] for one in shared) < modules.multi_escape_per_type_per_round:
            position.frames.append(WayPermit(self.seat, way, modules.multi_escape_pawns - 1))


@dataclass(frozen=True, slots=True)
class WayPermit(Choice):
    """Who may use the way that was paid for, with one man: `permit`, or `pass`."""

    kind: ClassVar[str] = "permit-way"
    clause: ClassVar[str] = "multi-escape"
    seat: int
    way: tuple[int, int, int, int]
    left: int

    def details(self, position: Table) -> dict[str, object]:
        return {"at": _way_name(position, self.way)}

    def answers(self, position: Table) -> Sequence[Say]:
        return [*_permits(position, self._others(position)), say("pass")]

    def _others(self, position: Table) -> list[int]:
        ledger = position.ledger
        return [team for team in later(position, self.seat) if (*self.way, team) not in ledger.shared_ways]

    def play(self, position: Table, action: Action) -> None:
        position.frames.pop()
        if not isinstance(action, OfNation):
            return
        guest = position.team_called(action.nation)
        position.ledger.shared_ways = (*position.ledger.shared_ways, (*self.way, guest))
        position.tell_all(
            "way-permitted",
            giver=position.seat_name(self.seat),
            taker=action.nation,
            at=_way_name(position, self.way),
        )
        if self.left > 1 and self._others(position):
            position.frames.append(replace(self, left=self.left - 1))


def _way_name(position: Table, way: tuple[int, int, int, int]) -> str:
    """The name of the gate, or of the circle from which the opening leads out."""
    _, start, end, _ = way
    return position.ground.gates[start] if end == NOBODY else position.place_name(start)
