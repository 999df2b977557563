"""Comparing the facts of a case with a position; `scene` documents their notation."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Action, Refused, SceneError
from ..referee.position import Colditz
from ..table import seating
from ..ways import attempts, phases
from ..words.actions import parse
from ..words.cards import DO_OR_DIE
from ..words.places import BEFORE_ROLL, CLOSED, EQUIPMENT, FIRST_GUARD, NOBODY, NOT_IN_PLAY, OPEN, TEAM
from .naming import (
    dod_called,
    equipment_called,
    fits,
    guard_called,
    man_called,
    number_called,
    one_of,
    pawn_called,
    place_called,
    seat_called,
    team_called,
    tunnel_called,
)


def _is(found: object, expected: object) -> str:
    return "" if found == expected else f"is {found}"


def compare(position: Colditz, words: list[str]) -> str:
    """ "" if the fact holds, else what holds instead."""
    names, at, where = " ".join(words).partition("@")
    if at:
        place_called(position, where.strip())
        found = {
            name: position.place_name(position.at[pawn_called(position, name)]) for name in names.split()
        }
        if not found:
            raise SceneError("nobody is named before @")
        return "; ".join(f"{name} is at {place}" for name, place in found.items() if place != where.strip())
    if len(words) > 2 and words[1] == "has":
        _known_cards(position, words[2:])
        return _is(sorted(_holds(position, words[0])) or ["none"], sorted(words[2:]))
    if words[0] not in FACTS:
        raise SceneError(f"there is no fact '{words[0]}'")
    form, compare = FACTS[words[0]]
    if not fits(form, words[1:]):
        raise SceneError(f"it is written '{f'{words[0]} {form}'.strip()}'")
    return compare(position, words[1:])


def _holds(position: Colditz, who: str) -> list[str]:
    if who == "security":
        return [position.security[card].id for card in position.security_hand]
    team = team_called(position, who)
    out = [position.opportunity[card].id for card in position.hands[team]]
    out += [EQUIPMENT[card] for card in range(4) for _ in range(position.equipment[team][card])]
    return out + ["kit"] * position.kit[team]


def _known_cards(position: Colditz, names: list[str]) -> None:
    """Refuse a card that no deck has: the fact could then never hold, or never fail."""
    known = {card.id for card in (*position.opportunity, *position.security)} | {*EQUIPMENT, "kit", "none"}
    for name in names:
        if name not in known:
            raise SceneError(f"there is no card called {name}")


def _deck(position: Colditz, name: str) -> list[str]:
    decks = {
        "opportunity": [position.opportunity[card].id for card in position.deck],
        "security": [position.security[card].id for card in position.security_deck],
        "do-or-die": [str(DO_OR_DIE[card]) for card in position.dod_deck],
    }
    return decks[one_of(name, tuple(decks))]


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
    man_called(position, words[0])
    place_called(position, words[1])
    found = position.reach(words[0]).get(words[1])
    return _is("none" if found is None else str(found.cost), words[2])


def _can(position: Colditz, words: list[str]) -> str:
    seat = seat_called(position, words[0])
    try:
        action = parse(" ".join(words[1:]))
    except Refused as refused:
        return f"is refused: {refused.refusal.code}"
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
    quarry = position.link[guard_called(position, words[0]) - FIRST_GUARD]
    return _is("nobody" if quarry < 0 else position.pawn_name(quarry), words[1])


def _offers(position: Colditz, words: list[str]) -> str:
    seen = position.view(seat_called(position, words[0])).to_json()["offers"]
    return _is(len(seen), number_called(words[1]))


def _bound(position: Colditz) -> str:
    return "none" if position.bound < 0 else position.pawn_name(position.bound)


def _displayed(position: Colditz, words: list[str]) -> str:
    shown = dict(position.ledger.displayed).get(man_called(position, words[0]), NOBODY)
    return _is("none" if shown < 0 else position.place_name(shown), words[1])


def _sees(position: Colditz, words: list[str]) -> str:
    """Compare what a seat knows of an officer's Equipment."""
    view, team = position.view(seat_called(position, words[0])).to_json(), team_called(position, words[1])
    found = view["teams"][team]
    if "equipment" in found:
        cards = [card for card, number in found["equipment"].items() for _ in range(number)]
        return _is(cards or ["nothing"], words[2:])
    return _is({True: "equipped", False: "nothing", None: "unknown"}[found["equipped"]], words[2])


def _sees_stack(position: Colditz, words: list[str]) -> str:
    equipment_called(words[1])
    number = position.view(seat_called(position, words[0])).to_json()["stacks"][words[1]]
    return _is("more" if number is None else str(number), words[2])


def _seconds(position: Colditz, words: list[str]) -> str:
    """Compare the length of the meeting being held."""
    prompt = position.prompt
    found = "none" if prompt is None else prompt.parameters.get("seconds")
    return _is(found, number_called(words[0]))


def _stolen(position: Colditz, words: list[str]) -> str:
    stolen = position.ledger.stolen or (0,) * position.officers
    return _is(stolen[team_called(position, words[0])], number_called(words[1]))


#: Every fact: the form of its words, and its comparison.
FACTS: dict[str, tuple[str, Callable[[Colditz, list[str]], str]]] = {
    "aside": ("NUMBER", lambda p, w: _is(len(p.aside), number_called(w[0]))),
    "displayed": ("MAN TARGET|none", _displayed),
    "sees": ("SEAT NATION WORD WORD*", _sees),
    "sees-stack": ("SEAT TYPE NUMBER|more", _sees_stack),
    "seating": (
        "NUMBER NUMBER*",
        lambda p, w: _is([seat + 1 for seat in seating.order(p)], [number_called(one) for one in w]),
    ),
    "points": ("NUMBER", lambda p, w: _is(p.points, number_called(w[0]))),
    "credit": ("NUMBER", lambda p, w: _is(p.credit, number_called(w[0]))),
    "round": ("NUMBER", lambda p, w: _is(p.round, number_called(w[0]))),
    "rows": (
        "NUMBER NUMBER*",
        lambda p, w: _is([row + 1 for row in p.rows], [number_called(one) for one in w]),
    ),
    "rounds": ("NUMBER", lambda p, w: _is(p.rounds, number_called(w[0]))),
    "kits": ("NUMBER", lambda p, w: _is(p.kits, number_called(w[0]))),
    "men": ("NUMBER", lambda p, w: _is(p.pows, number_called(w[0]))),
    "guards": (
        "NUMBER",
        lambda p, w: _is(sum(place != NOT_IN_PLAY for place in p.at[FIRST_GUARD:]), number_called(w[0])),
    ),
    "turn": (
        "NATION|security|over",
        lambda p, w: _is("over" if p.outcome is not None else p.seat_name(p.active), w[0]),
    ),
    "before-roll": ("", lambda p, w: _is(p.stage, BEFORE_ROLL)),
    "trading": ("equipment|opportunity|none", lambda p, w: _is(phases.TRADING.get(p.stage, "none"), w[0])),
    "bonus": ("", lambda p, w: _is(p.ledger.bonus, True)),
    "seconds": ("NUMBER", _seconds),
    "no-bonus": ("", lambda p, w: _is(p.ledger.bonus, False)),
    "night": ("", lambda p, w: _is(p.ledger.night, True)),
    "day": ("", lambda p, w: _is(p.ledger.night, False)),
    "stack": ("TYPE NUMBER", lambda p, w: _is(p.stacks[equipment_called(w[0])], number_called(w[1]))),
    "copies": (
        "CARD NUMBER",
        lambda p, w: _is(sum(c.id == w[0] for c in (*p.opportunity, *p.security)), number_called(w[1])),
    ),
    "hand": ("NATION NUMBER", lambda p, w: _is(len(p.hands[team_called(p, w[0])]), number_called(w[1]))),
    "deck": ("DECK NUMBER", lambda p, w: _is(len(_deck(p, w[0])), number_called(w[1]))),
    "bottom": ("DECK CARD CARD*", lambda p, w: _is(_deck(p, w[0])[: len(w) - 1], w[1:])),
    "top": ("DECK CARD", lambda p, w: _is(_deck(p, w[0])[-1:], w[1:])),
    "returning": ("MAN", lambda p, w: _is(p.returning[man_called(p, w[0])], True)),
    "immune": ("MAN", lambda p, w: _is(man_called(p, w[0]) in p.ledger.immune, True)),
    "let-out": ("MAN", lambda p, w: _is(man_called(p, w[0]) in p.ledger.let_out, True)),
    "not-immune": ("MAN", lambda p, w: _is(man_called(p, w[0]) in p.ledger.immune, False)),
    "walking": ("MAN", lambda p, w: _is(p.returning[man_called(p, w[0])], False)),
    "opening": ("NATION|nobody FROM TO MAN*", _opening_fact),
    "stolen": ("NATION NUMBER", _stolen),
    "openings": ("NUMBER", lambda p, w: _is(len(p.openings), number_called(w[0]))),
    "linked": ("GUARD MAN", _linked),
    "declared": ("MAN", lambda p, w: _is(attempts.declared(p, man_called(p, w[0])), True)),
    "laid": ("CARD CARD*", lambda p, w: _is([p.security[card].id for card in p.ledger.laid] or ["none"], w)),
    "absent": ("MAN MAN*", lambda p, w: _is([p.pawn_name(pow) for pow in p.ledger.absent] or ["none"], w)),
    "not-declared": ("MAN", lambda p, w: _is(attempts.declared(p, man_called(p, w[0])), False)),
    "live": ("MAN", lambda p, w: _is(attempts.live(p, man_called(p, w[0])), True)),
    "not-live": ("MAN", lambda p, w: _is(attempts.live(p, man_called(p, w[0])), False)),
    "promised": ("WORD", lambda p, w: _is(p.ledger.commitment or "nothing", w[0])),
    "not-linked": ("GUARD", lambda p, w: _linked(p, [w[0], "nobody"])),
    "tunnel": ("ROOM NATION|none|collapsed", _tunnel_fact),
    "detected": ("ROOM", lambda p, w: _is(p.detected[tunnel_called(p, w[0])] >= 0, True)),
    "not-detected": ("ROOM", lambda p, w: _is(p.detected[tunnel_called(p, w[0])] >= 0, False)),
    "escapes": ("NATION NUMBER", lambda p, w: _is(p.escapes[team_called(p, w[0])], number_called(w[1]))),
    "eliminated": ("NATION", lambda p, w: _is(p.eliminated[team_called(p, w[0])], True)),
    "not-eliminated": ("NATION", lambda p, w: _is(p.eliminated[team_called(p, w[0])], False)),
    "pending": ("DECISION", lambda p, w: _is(p.frames[-1].kind if p.frames else "none", w[0])),
    "bound": ("MAN|none", lambda p, w: _is(_bound(p), w[0])),
    "outcome": ("END PLACES*", _outcome),
    "reach": ("MAN PLACE NUMBER|none", _reach_fact),
    "dealt": ("NATION NUMBER", lambda p, w: _is(p.dod_dealt[team_called(p, w[0])], dod_called(w[1]))),
    "not-dealt": ("NATION", lambda p, w: _is(p.dod_dealt[team_called(p, w[0])], NOBODY)),
    "can": ("SEAT VERB WORD*", _can),
    "cannot": ("SEAT VERB WORD* CODE", _cannot),
    "offers": ("SEAT NUMBER", _offers),
}
