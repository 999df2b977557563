"""The facts of a case compared with a position; what they look like stands in `scene`."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import Action, Refused, SceneError
from . import attempts, phases, seating
from .actions import parse
from .cards import DO_OR_DIE
from .places import BEFORE_ROLL, CLOSED, EQUIPMENT, FIRST_GUARD, NOBODY, NOT_IN_PLAY, OPEN, TEAM
from .position import Colditz
from .scene_names import pawn_called, seat_called, team_called, tunnel_called


def _is(found: object, expected: object) -> str:
    return "" if found == expected else f"is {found}"


def compare(position: Colditz, words: list[str]) -> str:
    """Nothing if the fact holds, else what holds instead."""
    names, at, where = " ".join(words).partition("@")
    if at:
        found = {
            name: position.place_name(position.at[pawn_called(position, name)]) for name in names.split()
        }
        return "; ".join(f"{name} is at {place}" for name, place in found.items() if place != where.strip())
    if len(words) > 2 and words[1] == "has":
        return _is(sorted(_holds(position, words[0])) or ["none"], sorted(words[2:]))
    compare = _FACTS.get(words[0])
    if compare is None:
        raise SceneError(f"cannot read: {' '.join(words)}")
    return compare(position, words[1:])


def _holds(position: Colditz, who: str) -> list[str]:
    if who == "security":
        return [position.security[card].id for card in position.security_hand]
    team = team_called(position, who)
    out = [position.opportunity[card].id for card in position.hands[team]]
    out += [EQUIPMENT[card] for card in range(4) for _ in range(position.equipment[team][card])]
    return out + ["kit"] * position.kit[team]


def _decks(position: Colditz) -> dict[str, list[str]]:
    return {
        "opportunity": [position.opportunity[card].id for card in position.deck],
        "security": [position.security[card].id for card in position.security_deck],
        "do-or-die": [str(DO_OR_DIE[card]) for card in position.dod_deck],
    }


def _tunnel_fact(position: Colditz, words: list[str]) -> str:
    tunnel = tunnel_called(position, words[0])
    state = position.tunnel_state[tunnel]
    if state == OPEN:
        return _is(position.seat_name(position.tunnel_owner[tunnel]), words[1])
    return _is("none" if state == CLOSED else "collapsed", words[1])


def _opening_fact(position: Colditz, words: list[str]) -> str:
    found = []
    for start, end, team, users, _ in position.openings:
        men = [position.pawn_name(pow) for pow in range(TEAM * position.officers) if users >> pow & 1]
        owner = position.seat_name(team) if team >= 0 else "nobody"
        found.append([owner, position.place_name(start), position.place_name(end), *men])
    return "" if words in found else f"there are {found}"


def _outcome(position: Colditz, words: list[str]) -> str:
    if position.outcome is None:
        return _is("none", " ".join(words))
    places = " > ".join(
        "=".join(position.seat_name(seat) for seat in place) for place in position.outcome.places
    )
    return _is(f"{position.outcome.end} {places}", " ".join(words))


def _reach_fact(position: Colditz, words: list[str]) -> str:
    found = position.reach(words[0]).get(words[1])
    return _is("none" if found is None else str(found.cost), words[2])


def _can(position: Colditz, words: list[str]) -> str:
    seat = seat_called(position, words[0])
    action = parse(" ".join(words[1:]))
    refusal = position.why_not(seat, action)
    if refusal is not None:
        return f"is refused: {refusal.code} by clause {refusal.clause}"
    listed: list[Action] = list(position.asides(seat))
    if seat == position.actor:
        listed += position.legal()
    return "" if action in listed or action.verb == "move" else "is legal but not listed"


def _cannot(position: Colditz, words: list[str]) -> str:
    seat = seat_called(position, words[0])
    try:
        action = parse(" ".join(words[1:-1]))
    except Refused as refused:
        return _is(refused.refusal.code, words[-1])
    refusal = position.why_not(seat, action)
    listed: list[Action] = list(position.asides(seat))
    if seat == position.actor:
        listed += position.legal()
    if action in listed:
        return "is listed among the legal actions"
    return _is("legal" if refusal is None else refusal.code, words[-1])


def _linked(position: Colditz, words: list[str]) -> str:
    quarry = position.link[pawn_called(position, words[0]) - FIRST_GUARD]
    return _is("nobody" if quarry < 0 else position.pawn_name(quarry), words[1])


def _offers(position: Colditz, words: list[str]) -> str:
    seen = position.view(seat_called(position, words[0])).to_json()["offers"]
    return _is(len(seen), int(words[1]))


def _bound(position: Colditz) -> str:
    return "none" if position.bound < 0 else position.pawn_name(position.bound)


def _displayed(position: Colditz, words: list[str]) -> str:
    shown = dict(position.ledger.displayed).get(pawn_called(position, words[0]), NOBODY)
    return _is("none" if shown < 0 else position.place_name(shown), words[1])


def _sees(position: Colditz, words: list[str]) -> str:
    """What a seat knows of an officer's Equipment."""
    view, team = position.view(seat_called(position, words[0])).to_json(), team_called(position, words[1])
    found = view["teams"][team]
    if "equipment" in found:
        cards = [card for card, number in found["equipment"].items() for _ in range(number)]
        return _is(cards or ["nothing"], words[2:])
    return _is({True: "equipped", False: "nothing", None: "unknown"}[found["equipped"]], words[2])


def _sees_stack(position: Colditz, words: list[str]) -> str:
    number = position.view(seat_called(position, words[0])).to_json()["stacks"][words[1]]
    return _is("more" if number is None else str(number), words[2])


def _stolen(position: Colditz, words: list[str]) -> str:
    stolen = position.ledger.stolen or (0,) * position.officers
    return _is(stolen[team_called(position, words[0])], int(words[1]))


_FACTS: dict[str, Callable[[Colditz, list[str]], str]] = {
    "aside": lambda p, w: _is(len(p.aside), int(w[0])),
    "displayed": _displayed,
    "sees": _sees,
    "sees-stack": _sees_stack,
    "seating": lambda p, w: _is([seat + 1 for seat in seating.order(p)], [int(one) for one in w]),
    "points": lambda p, w: _is(p.points, int(w[0])),
    "credit": lambda p, w: _is(p.credit, int(w[0])),
    "round": lambda p, w: _is(p.round, int(w[0])),
    "rows": lambda p, w: _is([row + 1 for row in p.rows], [int(one) for one in w]),
    "rounds": lambda p, w: _is(p.rounds, int(w[0])),
    "kits": lambda p, w: _is(p.kits, int(w[0])),
    "men": lambda p, w: _is(p.pows, int(w[0])),
    "guards": lambda p, w: _is(sum(place != NOT_IN_PLAY for place in p.at[FIRST_GUARD:]), int(w[0])),
    "turn": lambda p, w: _is("over" if p.outcome is not None else p.seat_name(p.active), w[0]),
    "before-roll": lambda p, w: _is(p.stage, BEFORE_ROLL),
    "trading": lambda p, w: _is(phases.TRADING.get(p.stage, "none"), w[0]),
    "bonus": lambda p, w: _is(p.ledger.bonus, True),
    "seconds": lambda p, w: _is(p.frames[-1].prompt(p).parameters.get("seconds"), int(w[0])),
    "no-bonus": lambda p, w: _is(p.ledger.bonus, False),
    "night": lambda p, w: _is(p.ledger.night, True),
    "day": lambda p, w: _is(p.ledger.night, False),
    "stack": lambda p, w: _is(p.stacks[EQUIPMENT.index(w[0])], int(w[1])),
    "copies": lambda p, w: _is(sum(c.id == w[0] for c in (*p.opportunity, *p.security)), int(w[1])),
    "hand": lambda p, w: _is(len(p.hands[team_called(p, w[0])]), int(w[1])),
    "deck": lambda p, w: _is(len(_decks(p)[w[0]]), int(w[1])),
    "bottom": lambda p, w: _is(_decks(p)[w[0]][: len(w) - 1], w[1:]),
    "top": lambda p, w: _is(_decks(p)[w[0]][-1], w[1]),
    "returning": lambda p, w: _is(p.returning[pawn_called(p, w[0])], True),
    "immune": lambda p, w: _is(pawn_called(p, w[0]) in p.ledger.immune, True),
    "not-immune": lambda p, w: _is(pawn_called(p, w[0]) in p.ledger.immune, False),
    "walking": lambda p, w: _is(p.returning[pawn_called(p, w[0])], False),
    "opening": _opening_fact,
    "stolen": _stolen,
    "openings": lambda p, w: _is(len(p.openings), int(w[0])),
    "linked": _linked,
    "declared": lambda p, w: _is(attempts.declared(p, pawn_called(p, w[0])), True),
    "laid": lambda p, w: _is([p.security[card].id for card in p.ledger.laid] or ["none"], w),
    "absent": lambda p, w: _is([p.pawn_name(pow) for pow in p.ledger.absent] or ["none"], w),
    "not-declared": lambda p, w: _is(attempts.declared(p, pawn_called(p, w[0])), False),
    "live": lambda p, w: _is(attempts.live(p, pawn_called(p, w[0])), True),
    "not-live": lambda p, w: _is(attempts.live(p, pawn_called(p, w[0])), False),
    "promised": lambda p, w: _is(p.ledger.commitment or "nothing", w[0]),
    "not-linked": lambda p, w: _linked(p, [w[0], "nobody"]),
    "tunnel": _tunnel_fact,
    "detected": lambda p, w: _is(p.detected[tunnel_called(p, w[0])] >= 0, True),
    "not-detected": lambda p, w: _is(p.detected[tunnel_called(p, w[0])] >= 0, False),
    "escapes": lambda p, w: _is(p.escapes[team_called(p, w[0])], int(w[1])),
    "eliminated": lambda p, w: _is(p.eliminated[team_called(p, w[0])], True),
    "not-eliminated": lambda p, w: _is(p.eliminated[team_called(p, w[0])], False),
    "pending": lambda p, w: _is(p.frames[-1].kind if p.frames else "none", w[0]),
    "bound": lambda p, w: _is(_bound(p), w[0]),
    "outcome": _outcome,
    "reach": _reach_fact,
    "dealt": lambda p, w: _is(p.dod_dealt[team_called(p, w[0])], DO_OR_DIE.index(int(w[1]))),
    "not-dealt": lambda p, w: _is(p.dod_dealt[team_called(p, w[0])], NOBODY),
    "can": _can,
    "cannot": _cannot,
    "offers": _offers,
}
