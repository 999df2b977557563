"""Search and Tunnel Detected together: through the Chapel into its tunnel (`module_chapel_combo`, A62)."""

from __future__ import annotations

from ...kernel import Group, Refusal, Verb
from ..table.holding import held, let_go
from ..table.table import Table
from ..table.verbs import When, order
from ..tunnels import detection
from ..ways import phases
from ..words.actions import Say, say
from ..words.places import AFTER_ROLL, BEFORE_ROLL, NOBODY, OPEN

CHAPEL = "chapel"


def combo_groups(position: Table) -> list[Group]:
    action = say("combo")
    return [Group.of("combo", (action,))] if why_not_combo(position, action) is None else []


def why_not_combo(position: Table, action: Say) -> Refusal | None:
    """Why the combo may not be played: after the roll, before guards move, with the Chapel tunnel open."""
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


def combo(position: Table, action: Say) -> None:
    """Let the courtyard lead into the Chapel tunnel for this turn; the Search has no effect of its own."""
    tunnel = position.ground.tunnel_number[CHAPEL]
    seat = position.security_seat
    search, detected = held(position, seat, kind="search", of=CHAPEL), held(position, seat, kind="detected")
    position.tell_all("combo-played", tunnel=CHAPEL)
    let_go(position, seat, search)
    position.security_hand.remove(detected)
    position.detected[tunnel] = detected
    position.ledger.combo = tunnel
    detection.tunnel_caught(position, tunnel)


COMBO: Verb[Table, int, When[Table]] = order(
    "combo",
    combo_groups,
    why_not_combo,
    combo,
    open=lambda position, seat, kinds: position.stage != BEFORE_ROLL,
    known=lambda rules: rules.modules.module_chapel_combo,
)
