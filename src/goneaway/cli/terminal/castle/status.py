"""How the game stands in words: round, day or night, phase, and what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ....colditz.hours import hour
from ....colditz.layout import DROP
from ....colditz.places import (
    AFTER_ROLL,
    CELL,
    EQUIPMENT,
    FIRST_GUARD,
    NATIONS,
    TEAM,
    TRADE_EQUIPMENT,
    TRADE_OPPORTUNITY,
)
from ....colditz.sampling import determinize_blank
from ....colditz.tolls import kind_of
from ....colditz.view import Seen
from ....wording import Wording
from .names import names_of
from .plan import pawn_name

GAME = "colditz"

#: Decisions that are a phase of their own.
_FRAMES = {
    "nation": "setup",
    "row": "setup",
    "guards": "setup",
    "meeting": "meeting",
    "card-phase": "cards",
    "off-turn": "off-turn",
    "claim-window": "off-turn",
}
_STAGES = {TRADE_OPPORTUNITY: "opportunity", TRADE_EQUIPMENT: "equipment", AFTER_ROLL: "points"}


def seat_word(view: Seen, seat: int) -> str:
    if seat == view.officers:
        return "security"
    nation = view.nations[seat]
    return f"officer-{seat + 1}" if nation < 0 else NATIONS[nation]


def seat_name(view: Seen, seat: int, wording: Wording) -> str:
    return wording.text("colditz-seat", seat=seat_word(view, seat))


def two_teams(view: Seen) -> bool:
    """One officer commands both teams (A82)."""
    return view.officers == 2 and view.rules.players.teams_for_single_officer == 2


# The heading


def header(view: Seen, wording: Wording, width: int = 0) -> str:
    """The round, day or night, whose turn it is, who decides, and how far he is.

    Where that is too long for a line, how long it all lasts is left to `table`.
    """
    forms = (_header(view, wording, short) for short in range(3))
    return next((form for form in forms if not width or len(form) <= width), _header(view, wording, 2))


def _header(view: Seen, wording: Wording, short: int) -> str:
    say = wording.text
    if view.outcome is not None or not view.frames:
        return say("terminal-castle-over", round=view.round, rounds=view.rounds)
    actor = view.frames[-1].seat
    phase = phase_of(view)
    who = seat_name(view, actor, wording)
    if phase == "setup":
        return say("terminal-castle-setting-up", who=who)
    return say(
        "terminal-castle-header",
        round=view.round,
        rounds=0 if short > 1 else view.rounds,
        clock=clock(view, wording, short > 0),
        who=seat_name(view, view.active, wording),
        decides=who if actor != view.active else "",
        phase=say("terminal-castle-phase", phase=phase, points=view.points, again=view.ledger.bonus),
    )


def phase_of(view: Seen) -> str:
    found = _FRAMES.get(view.frames[-1].kind)
    if found is not None:
        return found
    if view.active == view.officers and view.ledger.errand == "search":
        return "searching"
    return _STAGES.get(view.stage, "roll")


def clock(view: Seen, wording: Wording, short: bool = False) -> str:
    """Which day or night it is, and how far it has gone; nothing where there are none."""
    rules = view.rules.daynight
    if not rules.day_night:
        return ""
    now = hour(view.rules, view.officers, view.round)
    # In the meeting at dusk the night's first round is counted already, and it is not dark yet.
    dusk = now.night != view.ledger.night
    return wording.text(
        "terminal-castle-clock",
        night=view.ledger.night,
        number=now.day,
        count=rules.day_count,
        left=0 if short or dusk else now.left,
    )


# What lies on the table


def notes(view: Seen, wording: Wording) -> list[str]:
    """Everything that some rules announce, lay down, open or count; nothing that is not there."""
    return [line for find in _NOTES for line in find(view, wording) if line]


def _men(view: Seen, men: Iterable[int]) -> list[str]:
    return [pawn_name(view, man) for man in men]


def _announced(view: Seen, wording: Wording) -> Iterator[str]:
    ledger = view.ledger
    if ledger.declared:
        place_name = determinize_blank(view).place_name
        men = [f"{pawn_name(view, man)} ({place_name(way)})" for man, way in ledger.declared]
        yield wording.text("terminal-castle-note-attempts", men=men)
    if ledger.tunnel_shown >= 0:
        tunnel = view.ground.tunnels[ledger.tunnel_shown]
        crew = _men(view, ledger.crew)
        yield wording.text("terminal-castle-note-tunnel-shown", tunnel=_tunnel(tunnel, wording), men=crew)


def _tunnel(name: str, wording: Wording) -> str:
    return wording.text("colditz-tunnel", tunnel=name)


def _laid(view: Seen, wording: Wording) -> Iterator[str]:
    ledger = view.ledger
    if ledger.laid:
        cards = [wording.card(GAME, view.security[card].id) for card in ledger.laid]
        yield wording.text("terminal-castle-note-laid", cards=cards)
    if ledger.absent:
        yield wording.text("terminal-castle-note-absent", men=_men(view, ledger.absent))
    if ledger.combo >= 0:
        name = view.ground.tunnels[ledger.combo]
        yield wording.text("terminal-castle-note-combo", tunnel=_tunnel(name, wording))


def _released(view: Seen, wording: Wording) -> Iterator[str]:
    if view.credit and any(place <= CELL for place in view.at[:FIRST_GUARD]):
        yield wording.text("terminal-castle-note-credit", number=view.credit)
    jailed = [(man, since) for man, since in view.ledger.jailed if view.at[man] < 0]
    rounds = view.rules.solitary.timed_release_rounds
    if jailed and rounds:
        yield wording.text(
            "terminal-castle-note-jailed",
            men=[f"{pawn_name(view, man)} ({since + rounds})" for man, since in jailed],
        )
    if view.ledger.immune:
        yield wording.text("terminal-castle-note-immune", men=_men(view, sorted(view.ledger.immune)))


def _stolen(view: Seen, wording: Wording) -> Iterator[str]:
    """Equipment taken in rooms, where so much of it exposes a team to arrest in the courtyard (A69)."""
    most = view.rules.arrest.stolen_threshold
    if most and view.ledger.stolen:
        counts = [
            f"{seat_name(view, team, wording)} {number}" for team, number in enumerate(view.ledger.stolen)
        ]
        yield wording.text("terminal-castle-note-stolen", counts=counts, most=most)


def _openings(view: Seen, wording: Wording) -> Iterator[str]:
    """Ropes that hang and wire that is cut, and gates that stand open."""
    position = determinize_blank(view)
    names = view.ground.names
    found = []
    for start, to, team, _, _ in view.openings:
        what = "rope" if kind_of(position, start, to) == DROP else "wire"
        owner = seat_name(view, team, wording) if team >= 0 else ""
        found.append(
            wording.text(
                "terminal-castle-note-opening", what=what, start=names[start], to=names[to], owner=owner
            )
        )
    if found:
        marked = view.rules.equipment.escape_markers
        key = "terminal-castle-note-markers" if marked else "terminal-castle-note-openings"
        yield wording.text(key, openings="; ".join(found))
    gates = [
        *(
            f"{view.ground.gates[gate]} ({seat_name(view, team, wording)})"
            for gate, team, _ in view.ledger.gate_teams
        ),
        *(f"{view.ground.gates[gate]} ({pawn_name(view, man)})" for gate, man in view.ledger.gate_men),
        *(view.ground.gates[gate] for gate in view.gate_paid),
    ]
    if gates:
        yield wording.text("terminal-castle-note-gates", gates=gates)


def _shared(view: Seen, wording: Wording) -> Iterator[str]:
    """What a team lets another use, the tower and the glider."""
    ledger = view.ledger
    names = view.ground.names
    for tunnel, team in ledger.tunnel_guests:
        name = _tunnel(view.ground.tunnels[tunnel], wording)
        yield wording.text("terminal-castle-note-shared", what=name, guest=seat_name(view, team, wording))
    for card, start, to, _, guest in ledger.shared_ways:
        where = names[start] if to >= 0 else view.ground.gates[start]
        what = f"{names_of(wording).card(EQUIPMENT[card])} {where}"
        yield wording.text("terminal-castle-note-shared", what=what, guest=seat_name(view, guest, wording))
    if ledger.tower_host >= 0:
        yield wording.text(
            "terminal-castle-note-tower",
            host=seat_name(view, ledger.tower_host, wording),
            guest=seat_name(view, ledger.tower_guest, wording) if ledger.tower_guest >= 0 else "",
        )


def _followed(view: Seen, wording: Wording) -> Iterator[str]:
    """Who is after whom, and who walks back from the outer cells."""
    chases = [
        f"{pawn_name(view, FIRST_GUARD + guard)} → {pawn_name(view, man)}"
        for guard, man in enumerate(view.link)
        if man >= 0
    ]
    chases += [f"{pawn_name(view, guard)} → {pawn_name(view, man)}" for guard, man in view.ledger.chasers]
    if chases:
        yield wording.text("terminal-castle-note-pursuit", chases=list(dict.fromkeys(chases)))
    back = [man for man, returning in enumerate(view.returning) if returning and view.at[man] >= 0]
    if back:
        yield wording.text("terminal-castle-note-returning", men=_men(view, back))


def _escaped(view: Seen, wording: Wording) -> Iterator[str]:
    """The escapes of each team, with the targets on which their pawns are shown."""
    if any(view.escapes):
        shown: dict[int, list[str]] = {}
        for man, target in view.ledger.displayed:
            shown.setdefault(man // TEAM, []).append(f"{pawn_name(view, man)} {view.ground.names[target]}")
        teams = [
            f"{seat_name(view, team, wording)} {number}"
            + (f" ({', '.join(shown[team])})" if team in shown else "")
            for team, number in enumerate(view.escapes)
            if number
        ]
        victory = view.rules.victory
        goal = victory.collective_goal if victory.goal_scope == "collective" else victory.escape_goal
        yield wording.text("terminal-castle-note-escapes", teams=teams, goal=goal)


def _put_aside(view: Seen, wording: Wording) -> Iterator[str]:
    if view.aside_size:
        yield wording.text("terminal-castle-note-aside", number=view.aside_size)
    gone = [
        f"{names_of(wording).card(EQUIPMENT[card])} {number}"
        for card, number in enumerate(view.ledger.used_up)
        if number
    ]
    if gone:
        yield wording.text("terminal-castle-note-used-up", cards=gone)


_NOTES = (
    _announced,
    _laid,
    _released,
    _escaped,
    _stolen,
    _openings,
    _shared,
    _followed,
    _put_aside,
)


def welcome_notes(view: Seen, wording: Wording) -> Sequence[str]:
    """What the rules of this table have that others have not, in a sentence each."""
    rules = view.rules
    found = {
        "terminal-castle-welcome-two-teams": two_teams(view),
        "terminal-castle-welcome-phases": rules.turn.turn_phases == "fixed",
        "terminal-castle-welcome-between": rules.turn.double_sequence == "move_between_rolls",
        "terminal-castle-welcome-days": rules.daynight.day_night,
        "terminal-castle-welcome-attempts": rules.attempts.attempt_declaration != "none",
        "terminal-castle-welcome-meetings": rules.trade.secret_meeting == "on_request",
        "terminal-castle-welcome-markers": rules.equipment.marker_removed_by_guard,
        "terminal-castle-welcome-glider": rules.modules.module_glider,
    }
    return [wording.text(key) for key, holds in found.items() if holds]
