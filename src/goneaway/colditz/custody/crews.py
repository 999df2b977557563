"""Crews of tunnels: a tunnel with too few men falls in (A57, P7)."""

from __future__ import annotations

from ..table.chapters import Stride
from ..table.holding import tunnel_card
from ..table.piles import bury, bury_security
from ..table.table import Table
from ..ways import attempts, below, cells
from ..ways.standing import white_circles
from ..words.places import CELL, CLOSED, COLLAPSED, INNER, NOBODY, OPEN
from . import home


def check_crews(position: Table) -> None:
    """At the end of any turn, let tunnels with fewer than two men inside fall in (A57)."""
    least = position.rules.tunnels.tunnel_min_occupancy
    for tunnel, state in enumerate(position.tunnel_state):
        if state == OPEN and len(position.occupants(tunnel)) < least and not _being_manned(position, tunnel):
            if least == 1:
                close(position, tunnel)
            else:
                collapse(position, tunnel)
    upkeep(position)


def watch_crews(position: Table) -> None:
    """Under `continuous`, count the others at once when a man has left a tunnel."""
    if position.rules.tunnels.tunnel_occupancy_check == "continuous":
        check_crews(position)
    else:
        upkeep(position)


def _being_manned(position: Table, tunnel: int) -> bool:
    """Whether the tunnel was opened in this turn and its men are on their way: no crew check yet (A57)."""
    if position.opening is not None and position.opening[0] == tunnel:
        return True
    return attempts.manning(position, tunnel)


def left_below(position: Table, step: Stride) -> None:
    """A man has come up from a tunnel."""
    if step.here >= position.ground.size:
        watch_crews(position)


def upkeep(position: Table) -> None:
    """Close collapsed tunnels that are empty; forget detected ones that emptied (P7)."""
    for tunnel, state in enumerate(position.tunnel_state):
        if (state == COLLAPSED and not position.occupants(tunnel)) or (
            state == OPEN and position.detected[tunnel] >= 0 and not position.occupants(tunnel)
        ):
            close(position, tunnel)


# Falling in, and closed


def collapse(position: Table, tunnel: int) -> None:
    """Let a tunnel fall in: men still inside must walk out, or are dug out (`tunnel_collapse_effect`)."""
    position.tunnel_state[tunnel] = COLLAPSED
    _return_card(position, tunnel)
    position.tell_all("tunnel-collapsed", tunnel=position.ground.tunnels[tunnel])
    if position.rules.tunnels.tunnel_collapse_effect == "lone_to_solitary":
        for pow in position.occupants(tunnel):
            _dug_out(position, pow)


def _dug_out(position: Table, pow: int) -> None:
    """Put the man into a cell by the zone of his circle, without an arrest or a loss (`lone_to_solitary`)."""
    ground = position.ground
    here = position.at[pow]
    inner = position.zone_of(here) == INNER
    free = cells.vacant(position)
    if not free and position.rules.solitary.cells_full == "outer_over_capacity":
        free = cells.outer_blocks(position)
    free.sort(key=lambda block: ground.inner_block[block] != inner)
    if free:
        position.put(pow, CELL - free[0])
    else:
        position.put(pow, white_circles(position)[0])
    position.tell_all(
        "arrested",
        man=position.pawn_name(pow),
        cause="tunnel",
        at=position.place_name(here),
        cell=ground.blocks[free[0]].name if free else "appel",
    )


def owner_gone(position: Table, team: int) -> None:
    """Let the tunnels of a team that is out of the game fall in."""
    for tunnel, owner in enumerate(position.tunnel_owner):
        if owner == team:
            collapse(position, tunnel)
    watch_crews(position)


def close(position: Table, tunnel: int) -> None:
    """Return the cards lying open; guards on the tunnel, or in its room because of it, go to Barracks."""
    _return_card(position, tunnel)
    position.tunnel_state[tunnel] = CLOSED
    position.tell_all("tunnel-closed", tunnel=position.ground.tunnels[tunnel])
    if position.detected[tunnel] >= 0:
        bury_security(position, position.detected[tunnel])
        position.detected[tunnel] = NOBODY
        for guard in below.guards_at_work(position, tunnel):
            home.to_barracks(position, guard)


def _return_card(position: Table, tunnel: int) -> None:
    """Return the card of a tunnel without an owner, wherever `tunnel_card_state` has it."""
    owner, card = position.tunnel_owner[tunnel], position.tunnel_card[tunnel]
    if owner >= 0 and position.rules.tunnels.tunnel_card_state == "in_hand":
        card = tunnel_card(position, owner, tunnel)
        if card >= 0:
            position.hands[owner].remove(card)
    if card >= 0:
        bury(position, card)
    position.tunnel_card[tunnel] = NOBODY
    position.tunnel_owner[tunnel] = NOBODY
    ledger = position.ledger
    if ledger.tunnels_shut or ledger.tunnel_guests:
        ledger.tunnels_shut -= {tunnel}
        ledger.tunnel_guests = tuple(one for one in ledger.tunnel_guests if one[0] != tunnel)
