"""Showing and opening tunnels, and letting men in (rule 53)."""

from __future__ import annotations

from collections.abc import Set
from itertools import combinations

from ...kernel import Group, Refusal, Verb
from ..table.chapters import Stride
from ..table.holding import tunnel_card
from ..table.piles import bury
from ..table.table import Table
from ..table.verbs import When, verb_row
from ..ways import attempts, below, homeward, phases
from ..words.actions import OpenTunnel, say
from ..words.places import CELL, CLOSED, FAR, INNER, NOBODY, OPEN, TEAM


def _worth_opening(position: Table, team: int, kinds: Set[str]) -> bool:
    return (
        "tunnel" in kinds
        and position.points > 0
        and homeward.why_not_rest(position, team) is None
        and phases.limit_refusal(position) is None
    )


def open_groups(position: Table, team: int) -> list[Group]:
    """Which tunnels can be opened now, and with which men."""
    crew = position.rules.tunnels.tunnel_open_min
    if position.points < crew * (crew + 1) // 2:
        return []
    out = []
    for tunnel, name in enumerate(position.ground.tunnels):
        if tunnel_card(position, team, tunnel) < 0 or position.tunnel_state[tunnel] != CLOSED:
            continue
        most = position.points - (crew > 1)
        way_down = position.ground.way_below(tunnel)
        own = position.team_pows(team)
        near = [
            pow
            for pow in own
            # Ignoring all other pawns makes no way longer: skip men for whom even that way is too far.
            # Comrades are not obstacles: a man in another's only way may be the one who goes in first.
            if position.at[pow] >= 0
            and (
                position.at[pow] >= position.ground.size
                or position.ground.one_white
                or way_down[position.at[pow]] <= most
            )
            and below.way_in(position, pow, tunnel, own, most) <= most
        ]
        crews = [
            say("tunnel", name, *map(position.pawn_name, men))
            for men in combinations(near, crew)
            if below.points_to_crew(position, tunnel, men, position.points) <= position.points
        ]
        if crews:
            out.append(Group.of(f"tunnel {name}", crews))
    return out


def why_not_open(position: Table, team: int, action: OpenTunnel) -> Refusal | None:
    """Why the tunnel may not be opened: bringing its men in may take every point, so what is owed to others
    comes first (rule 39)."""
    owed = homeward.why_not_rest(position, team)
    if owed is not None:
        return owed
    name, words = action.tunnel, action.men
    tunnel = position.ground.tunnel_number.get(name, NOBODY)
    men = [position.pawn(word) for word in words]
    wanted = position.rules.tunnels.tunnel_open_min
    if tunnel < 0 or len(men) != wanted or min(men) < 0 or len(set(men)) < wanted:
        form = " ".join(("tunnel NAME", *["PRISONER"] * wanted))
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": form})
    about = {"tunnel": name}
    if tunnel_card(position, team, tunnel) < 0:
        return Refusal("53", "CARD_NOT_HELD", {"card": f"tunnel_{name}"})
    for pow, word in zip(men, words, strict=True):
        if pow // TEAM != team:
            return Refusal("21", "NOT_YOUR_MAN", {"man": word})
    if position.tunnel_state[tunnel] != CLOSED or position.occupants(tunnel):
        return Refusal("53", "TUNNEL_IN_USE", about)
    for pow, word in zip(men, words, strict=True):
        away = _why_not_there(position, pow, word)
        if away is not None:
            return away
    needed = below.points_to_crew(position, tunnel, men)
    if needed > position.points:
        needed = needed if needed < FAR else 0  # nothing helps while no way is free
        return Refusal("53", "TUNNEL_TOO_FAR", {**about, "points": position.points, "needed": needed})
    return None


def _why_not_there(position: Table, pow: int, word: str) -> Refusal | None:
    """Why the man cannot enter from where he is: a tunnel is manned from the surface of the courtyard."""
    place, ground = position.at[pow], position.ground
    if place <= CELL:
        return Refusal("37", "NOT_ON_BOARD", {"man": word})
    if place < 0:
        return Refusal("21", "NOT_ON_BOARD", {"man": word})
    if place >= ground.size or ground.zone[place] != INNER:
        return Refusal("53", "NOT_IN_COURTYARD", {"man": word})
    return None


def open_tunnel(position: Table, team: int, action: OpenTunnel) -> None:
    tunnel = position.ground.tunnel_number[action.tunnel]
    lay_out(position, team, tunnel, tunnel_card(position, team, tunnel))
    if attempts.commits_tunnels(position):
        show(position, tunnel)
    else:
        position.opening = (tunnel, *map(position.pawn, action.men))
    position.tell_all("tunnel-opened", team=position.seat_name(team), tunnel=action.tunnel)


def lay_out(position: Table, team: int, tunnel: int, card: int) -> None:
    """Open the tunnel and put its card where `tunnel_card_state` says (A58)."""
    where = position.rules.tunnels.tunnel_card_state
    if where != "in_hand":
        position.hands[team].remove(card)
    if where == "displayed":
        position.tunnel_card[tunnel] = card
    elif where == "discarded_on_open":
        bury(position, card)
    position.tunnel_state[tunnel] = OPEN
    position.tunnel_owner[tunnel] = team


def goes_in(position: Table, step: Stride) -> None:
    """End the opening once all the men named are in."""
    if position.opening is None:
        return
    tunnel, *men = position.opening
    inside = position.occupants(tunnel)
    if all(pow in inside for pow in men):
        position.opening = None


def admit_no_more(position: Table) -> None:
    """End permissions, because Security's turn has come; tunnels may stop admitting men (A98)."""
    position.ledger.tunnel_guests = ()
    if position.rules.tunnels.tunnel_join_deadline == "until_security_turn":
        position.ledger.tunnels_shut = frozenset(
            tunnel for tunnel, state in enumerate(position.tunnel_state) if state == OPEN
        )


# Shown before the roll (A111)


def show(position: Table, tunnel: int) -> None:
    """Open the tunnel for two of the officer's men, if they get there in this turn."""
    position.ledger.tunnel_shown = tunnel
    position.ledger.crew = position.ledger.entered = ()
    promise(position, "tunnel")


def promise(position: Table, what: str) -> None:
    """Promise the roll to this purpose (A91)."""
    position.ledger.commitment = what
    position.ledger.promised = position.points


OPEN_TUNNEL: Verb[Table, int, When[Table]] = verb_row(
    "tunnel",
    open_groups,
    why_not_open,
    open_tunnel,
    open=_worth_opening,
    part=phases.cards_refusal,
    after_dice=True,
    card=True,
    waits=True,
    known=lambda rules: rules.tunnels.tunnel_open_commitment != "commit_before_roll",
)
