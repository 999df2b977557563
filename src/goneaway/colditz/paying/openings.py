"""Equipment paid (rule 47), openings made and used, and when they close (rules 29, 50, P9)."""

from __future__ import annotations

from ..table.facts import Opening
from ..table.piles import give_back
from ..table.table import Table
from ..ways import tolls
from ..words.places import EQUIPMENT, NOBODY, TEAM


def pay(position: Table, team: int, card: int, number: int) -> None:
    """Show Equipment and return it to its stack (rule 47)."""
    position.equipment[team][card] -= number
    give_back(position, card, number)
    position.tell_all("paid", team=position.seat_name(team), card=EQUIPMENT[card], number=number)


def use_opening(position: Table, pow: int, here: int, to: int, kind: int, paid: bool) -> None:
    """Record a man going down the rope or through the wire as a user of that opening."""
    index = NOBODY if paid else tolls.serving(position, pow, here, to, kind)
    if index >= 0:
        start, end, owner, users, shared = position.openings[index]
        position.openings[index] = (start, end, owner, users | 1 << pow, shared)
    else:
        make_opening(position, pow // TEAM, here, to, 1 << pow)


def make_opening(position: Table, team: int, here: int, to: int, users: int) -> None:
    """Create an opening in one direction. With markers it belongs to the last team that paid there (A96)."""
    if position.rules.equipment.escape_markers:
        for start, end, _, others, _ in position.openings:
            if start == here and end == to:
                users |= others
        position.openings = [one for one in position.openings if one[:2] != (here, to)]
    position.openings.append((here, to, team, users, True))


def forget_user(position: Table, pow: int) -> None:
    """P5: the man's attempt is over; close openings no man at large has used, and remove their markers."""
    markers = position.rules.equipment.escape_markers
    keep = []
    for start, end, team, users, shared in position.openings:
        used = users >> pow & 1
        users &= ~(1 << pow)
        if markers and used and team >= 0 and not tolls.own_users(team, users):
            # No man of the owner's team is at large by it, though guards may still follow the others (P9). In
            # the turn in which it was paid for, it still serves the owner's other men (rule 50).
            team = team if shared else NOBODY
        if users or shared:
            keep.append((start, end, team, users, shared))
    position.openings = keep
    if position.ledger.gate_teams:
        position.ledger.gate_teams = tuple(
            (gate, team, left)
            for gate, team, users in position.ledger.gate_teams
            if (left := users & ~(1 << pow)) or gate in position.gate_paid
        )


def close_turn(position: Table) -> None:
    """End what was paid for this turn; openings stay for those who follow (I24)."""
    markers = position.rules.equipment.escape_markers
    left: list[Opening] = []
    for start, end, team, users, _ in position.openings:
        if users:
            # A marker stays for the men who have gone, without an owner (A96).
            abandoned = markers and team >= 0 and not tolls.own_users(team, users)
            left.append((start, end, NOBODY if abandoned else team, users, False))
    position.openings = left
    position.gate_paid.clear()
    ledger = position.ledger
    if ledger.gate_teams:
        ledger.gate_teams = tuple(one for one in ledger.gate_teams if one[2])
    if ledger.gate_men or ledger.card_ways or ledger.touched or ledger.removed:
        ledger.gate_men = ledger.card_ways = ()
        ledger.touched = ledger.removed = ()
