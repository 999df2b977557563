"""What is on the table: everything that some rules announce, lay down, open or count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ...colditz.referee.view import Seen
from ...colditz.table.layout import DROP
from ...colditz.words.places import CELL, EQUIPMENT, FIRST_GUARD, TEAM
from ...wording import Wording, colditz_places
from .names import GAME, names_of


@dataclass(frozen=True)
class Note:
    """One thing on the table as a sentence, with the pawns and places it mentions."""

    kind: str
    sentence: str
    pawns: tuple[str, ...] = ()
    places: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {**vars(self)}


def notes(view: Seen, wording: Wording) -> list[Note]:
    """Return all notes that apply now."""
    return [note for find in _NOTES for note in find(view, wording) if note.sentence]


class _Say:
    """Makes notes in one language."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    def __call__(
        self, key: str, pawns: Iterable[str] = (), places: Iterable[str] = (), **parameters: object
    ) -> Note:
        if isinstance(men := parameters.get("men"), list):
            parameters["men"] = [colditz_places.pawn(self._wording, one) for one in men]
        kind = key.removeprefix("colditz-note-")
        sentence = self._wording.text(key, **parameters)
        return Note(kind, sentence, tuple(dict.fromkeys(pawns)), tuple(dict.fromkeys(places)))


def _men(view: Seen, men: Iterable[int]) -> list[str]:
    return [view.pawn_name(man) for man in men]


def _announced(view: Seen, wording: Wording) -> Iterator[Note]:
    ledger, say = view.ledger, _Say(wording)
    if ledger.declared:
        names = names_of(wording)
        men = [
            f"{names.pawn(view, man)} ({names.spot(view.place_name(way))})" for man, way in ledger.declared
        ]
        pawns = _men(view, (man for man, _ in ledger.declared))
        yield say(
            "colditz-note-attempts",
            pawns,
            (view.place_name(way) for _, way in ledger.declared),
            men=men,
        )
    if ledger.tunnel_shown >= 0:
        tunnel = names_of(wording).tunnel(view.ground.tunnels[ledger.tunnel_shown])
        crew = _men(view, ledger.crew)
        yield say("colditz-note-tunnel-shown", crew, tunnel=tunnel, men=crew)


def _laid(view: Seen, wording: Wording) -> Iterator[Note]:
    ledger, say = view.ledger, _Say(wording)
    if ledger.laid:
        yield say(
            "colditz-note-laid",
            cards=[wording.card(GAME, view.security[card].id) for card in ledger.laid],
        )
    if ledger.absent:
        men = _men(view, ledger.absent)
        yield say("colditz-note-absent", men, men=men)
    if ledger.combo >= 0:
        yield say("colditz-note-combo", tunnel=names_of(wording).tunnel(view.ground.tunnels[ledger.combo]))


def _released(view: Seen, wording: Wording) -> Iterator[Note]:
    say = _Say(wording)
    if view.credit and any(place <= CELL for place in view.at[:FIRST_GUARD]):
        yield say("colditz-note-credit", number=view.credit)
    jailed = [(man, since) for man, since in view.ledger.jailed if view.at[man] < 0]
    rounds = view.rules.solitary.timed_release_rounds
    if jailed and rounds:
        men = [
            f"{colditz_places.pawn(wording, view.pawn_name(man))} ({since + rounds})" for man, since in jailed
        ]
        yield say("colditz-note-jailed", _men(view, (man for man, _ in jailed)), men=men)
    if view.ledger.immune:
        immune = _men(view, sorted(view.ledger.immune))
        yield say("colditz-note-immune", immune, men=immune)


def _escaped(view: Seen, wording: Wording) -> Iterator[Note]:
    """Yield the escapes of each team, with the targets on which their pawns are shown."""
    if any(view.escapes):
        names = names_of(wording)
        shown: dict[int, list[str]] = {}
        for man, target in view.ledger.displayed:
            told = f"{names.pawn(view, man)}: {names.spot(view.ground.names[target])}"
            shown.setdefault(man // TEAM, []).append(told)
        teams = [
            f"{names.seat(view, team)} {number}" + (f" ({', '.join(shown[team])})" if team in shown else "")
            for team, number in enumerate(view.escapes)
            if number
        ]
        victory = view.rules.victory
        goal = victory.collective_goal if victory.goal_scope == "collective" else victory.escape_goal
        pawns = _men(view, (man for man, _ in view.ledger.displayed))
        places = (view.ground.names[target] for _, target in view.ledger.displayed)
        yield _Say(wording)("colditz-note-escapes", pawns, places, teams=teams, goal=goal)


def _stolen(view: Seen, wording: Wording) -> Iterator[Note]:
    """Yield Equipment taken in rooms, where enough of it exposes a team to arrest in the courtyard (A69)."""
    most = view.rules.arrest.stolen_threshold
    if most and view.ledger.stolen:
        names = names_of(wording)
        counts = [f"{names.seat(view, team)} {number}" for team, number in enumerate(view.ledger.stolen)]
        yield _Say(wording)("colditz-note-stolen", counts=counts, most=most)


def _openings(view: Seen, wording: Wording) -> Iterator[Note]:
    """Yield hanging ropes, cut wire, and open gates."""
    say, names, circles = _Say(wording), names_of(wording), view.ground.names
    found = []
    for start, to, team, _, _ in view.openings:
        kind = next((kind for end, kind, _ in view.ground.barriers[start] if end == to), DROP)
        found.append(
            wording.text(
                "colditz-note-opening",
                what="rope" if kind == DROP else "wire",
                start=names.spot(circles[start]),
                to=names.spot(circles[to]),
                owner=names.seat(view, team) if team >= 0 else "",
            )
        )
    if found:
        marked = view.rules.equipment.escape_markers
        places = [circles[end] for opening in view.openings for end in opening[:2]]
        key = "colditz-note-markers" if marked else "colditz-note-openings"
        yield say(key, (), places, openings="; ".join(found))
    ledger, gates = view.ledger, view.ground.gates
    open_gates = [
        *(f"{names.spot(gates[gate])} ({names.seat(view, team)})" for gate, team, _ in ledger.gate_teams),
        *(f"{names.spot(gates[gate])} ({names.pawn(view, man)})" for gate, man in ledger.gate_men),
        *(
            f"{names.spot(gates[-1 - way])} ({names.seat(view, team)})"
            for team, way in ledger.card_ways
            if way < 0
        ),
        *(names.spot(gates[gate]) for gate in view.gate_paid),
    ]
    if open_gates:
        numbers = [*(one[0] for one in ledger.gate_teams), *(one[0] for one in ledger.gate_men)]
        numbers += [-1 - way for _, way in ledger.card_ways if way < 0]
        places = [
            circles[circle]
            for gate in (*numbers, *view.gate_paid)
            for circle in range(view.ground.size)
            if view.ground.gate[circle] == gate
        ]
        yield say(
            "colditz-note-gates",
            _men(view, (man for _, man in ledger.gate_men)),
            places,
            gates=open_gates,
        )


def _shared(view: Seen, wording: Wording) -> Iterator[Note]:
    """Yield what a team lets another use, the tower and the glider."""
    say, names, ledger = _Say(wording), names_of(wording), view.ledger
    for tunnel, team in ledger.tunnel_guests:
        what = names.tunnel(view.ground.tunnels[tunnel])
        yield say("colditz-note-shared", what=what, guest=names.seat(view, team))
    for card, start, to, _, guest in ledger.shared_ways:
        where = view.ground.names[start] if to >= 0 else view.ground.gates[start]
        places = (view.ground.names[start], view.ground.names[to]) if to >= 0 else ()
        what = f"{names.card(EQUIPMENT[card])} ({names.spot(where)})"
        yield say("colditz-note-shared", (), places, what=what, guest=names.seat(view, guest))
    if ledger.tower_host >= 0:
        with_him = names.seat(view, ledger.tower_guest) if ledger.tower_guest >= 0 else ""
        yield say("colditz-note-tower", host=names.seat(view, ledger.tower_host), guest=with_him)


def _followed(view: Seen, wording: Wording) -> Iterator[Note]:
    """Yield pursuits, and men who walk back from the outer cells."""
    say = _Say(wording)
    pairs = [(FIRST_GUARD + guard, man) for guard, man in enumerate(view.link) if man >= 0]
    pairs += view.ledger.chasers
    if pairs:
        names = names_of(wording)
        chases = [f"{names.pawn(view, guard)} → {names.pawn(view, man)}" for guard, man in pairs]
        pawns = (view.pawn_name(pawn) for pair in pairs for pawn in pair)
        yield say("colditz-note-pursuit", pawns, chases=list(dict.fromkeys(chases)))
    back = [man for man, returning in enumerate(view.returning) if returning and view.at[man] >= 0]
    if back:
        men = _men(view, back)
        yield say("colditz-note-returning", men, men=men)


def _put_aside(view: Seen, wording: Wording) -> Iterator[Note]:
    say = _Say(wording)
    if view.aside_size:
        yield say("colditz-note-aside", number=view.aside_size)
    gone = [
        f"{names_of(wording).card(EQUIPMENT[card])} {number}"
        for card, number in enumerate(view.ledger.used_up)
        if number
    ]
    if gone:
        yield say("colditz-note-used-up", cards=gone)


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
