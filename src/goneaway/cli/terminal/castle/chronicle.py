"""What happened in the castle: walks told as a whole, every line with the rule it comes from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....kernel import Event, Game, Journal
from ....wording import Wording

#: By kind of event: the rule that lets it happen.
CLAUSES = {
    "nation": "16",
    "nation-named": "16",
    "row": "11",
    "set-up": "18",
    "posted": "34a",
    "taken-back": "18",
    "turn-begun": "19",
    "turn-ended": "19",
    "thrown": "12",
    "points": "21",
    "drawn": "22",
    "played": "27",
    "discarded": "47",
    "paid": "29",
    "claimed": "29",
    "kit-claimed": "32",
    "equipment-taken": "29",
    "exchanged": "29",
    "confiscated": "34d",
    "not-held": "34d",
    "body-search": "body-search",
    "kit-lost": "body-search",
    "kept": "49",
    "offered-himself": "43",
    "offered": "48",
    "traded": "48",
    "refused": "48",
    "withdrawn": "48",
    "night-falls": "day-night",
    "day-breaks": "day-night",
    "meeting-begun": "meeting",
    "meeting-ended": "meeting",
    "said": "meeting",
    "stepped": "21",
    "moved-fast": "26",
    "guard-stepped": "34",
    "aside": "39",
    "stands": "38",
    "hides": "25",
    "searched": "44",
    "arrested": "34",
    "to-barracks": "34",
    "released": "37",
    "strays": "39",
    "shot": "46",
    "tunnel-opened": "53",
    "tunnel-collapsed": "53",
    "tunnel-closed": "53",
    "car-started": "52",
    "car-stopped": "52",
    "dod-revealed": "51",
    "dod-run": "51",
    "target-reached": "9",
    "waits": "31",
    "escaped": "9",
    "eliminated": "51",
    "put-under": "28",
    "awarded": "14",
    "replaced": "replacement",
    "seated": "11",
    "stay-away": "38",
    "declared-errand": "general-search",
    "general-searched": "general-search",
    "guard-sent": "44",
    "claim-stopped": "44",
    "marker-removed": "markers",
    "riot-squad": "34a",
    "pursues": "pursuit",
    "consent-refused": "37",
    "infringed": "55",
    "tunnel-permitted": "multi-escape",
    "way-permitted": "multi-escape",
    "tower-permitted": "glider",
    "tower-entered": "glider",
    "tower-left": "glider",
    "glider-launched": "glider",
    "glider-landed": "glider",
    "detection-over": "53",
    "combo-played": "chapel-combo",
    "declared": "attempts",
    "lapsed": "attempts",
    "climbed-out": "attempts",
    "game-over": "5",
}

#: Arrests that are not made by a guard who walks up: by their cause.
_CAUSES = {"surrender": "43", "intercept": "49", "search": "44", "tunnel": "53", "car": "52"}

#: Steps: which parameter names the pawn.
_STEPS = {"stepped": "man", "guard-stepped": "guard"}


def told(
    game: Game, wording: Wording, events: Iterable[Event], eyes: int | None
) -> Iterator[tuple[str, str]]:
    """The events worth a line as a seat sees them, each with its clause; a walk is one line."""
    walk: list[Event] = []
    for event in events:
        seen = event.seen_by(eyes)
        if seen is None:
            continue
        if walk and not (seen.kind == walk[-1].kind and _walker(seen) == _walker(walk[-1])):
            yield _walked(game, wording, walk)
            walk = []
        if seen.kind in _STEPS:
            walk.append(seen)
            continue
        sentence = wording.event(game.kind.name, seen)
        if sentence:
            yield sentence, clause_of(seen)
    if walk:
        yield _walked(game, wording, walk)


def clause_of(event: Event) -> str:
    """The rule an event comes from; of cards and arrests, the one for this card or cause."""
    if event.kind == "played" and event.parameters["seat"] == "security":
        return "28"
    if event.kind == "arrested":
        return _CAUSES.get(str(event.parameters["cause"]), CLAUSES["arrested"])
    return CLAUSES.get(event.kind, "")


def _walker(event: Event) -> str:
    return str(event.parameters[_STEPS[event.kind]])


def _walked(game: Game, wording: Wording, walk: list[Event]) -> tuple[str, str]:
    last = walk[-1]
    clause = CLAUSES[last.kind]
    if len(walk) == 1:
        return wording.event(game.kind.name, last), clause
    to = str(last.parameters["to"])
    return wording.text("terminal-castle-walked", man=_walker(last), steps=len(walk), to=to), clause


def latest(journal: Journal, wording: Wording, eyes: int | None, number: int) -> list[str]:
    """The last few lines of what happened, the newest last; looks no further back than it must."""
    events: list[Event] = []
    lines: list[str] = []
    for entry in reversed(journal.entries):
        events = [*entry.events, *events]
        if len(events) > 3 * number:
            lines = [line for line, _ in told(journal.game, wording, events, eyes)]
            if len(lines) >= number:
                return lines[-number:]
    lines = [line for line, _ in told(journal.game, wording, events, eyes)]
    return lines[-number:]
