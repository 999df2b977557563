"""What the messages of Escape from Colditz need to know about their parameters before they can be spoken."""

from __future__ import annotations

from collections.abc import Mapping

#: Events that say nothing the next line does not say.
SILENT = frozenset({"turn-ended"})

#: What events, questions and refusals may leave out.
_ABSENT = {"bound": "", "card": "", "guard": "", "man": "", "number": 1, "room": "", "words": ""}

#: Cards that are not played like others, by the beginning of their names: how they are used.
_USES = {
    "exchange_": "exchange",
    "tunnel_": "tunnel",
    "staff_car": "car",
    "kit_part_": "kit",
    "hideaway": "hideaway",
    "talisman": "talisman",
    "warning": "warning",
    "arrest_": "intercept",
}


def prepare(parameters: Mapping[str, object]) -> dict[str, object]:
    """Cards and rules made ready for choosing by them; what is left out filled in."""
    out: dict[str, object] = {**_ABSENT, **parameters}
    # Fluent chooses by words that begin with a letter: rule 34c is `r34c`.
    out["rule"] = f"r{out.get('clause', '')}"
    # `card` will be the name of the card; the messages choose by its id.
    card = str(out["card"])
    out["card-id"] = card
    out["use"] = next((use for start, use in _USES.items() if card.startswith(start)), "")
    # In the phases of a turn nothing has been thrown yet: the messages choose by the phase.
    if out.get("phase"):
        out["rolled"] = out["phase"]
    # A team is the seat of its officer.
    out.setdefault("seat", out.get("team", ""))
    # The parts of the Kit, each to be called by its name.
    if out.get("missing"):
        out["missing"] = str(out["missing"]).split(", ")
    # The names of the winners differ from language to language; the messages choose by the first seat.
    winners = out.get("winners")
    if isinstance(winners, list | tuple) and winners:
        out["winner"] = winners[0]
    return out


def citation(clause: str, edition: str) -> dict[str, str] | None:
    """Rule number or heading of a clause in an edition's text, and what that edition is called."""
    from ..colditz.kind import COLDITZ
    from ..rulebook import load_clauses
    from .citing import cite

    known = load_clauses(COLDITZ).get(clause)
    found = None if known is None else cite(known, edition)
    return None if found is None else found._asdict()


def meaning(name: str) -> str:
    """What an option means in the words of the rules' own catalogue, which is English."""
    # Imported here: the words of a game do not need its rules otherwise.
    from ..colditz.ruleset import options

    return options()[name].meaning


def bundle_meaning(name: str) -> str:
    """What a bundle of house rules does, in the words of its own file."""
    from ..colditz.ruleset import find_bundle

    return find_bundle(name).meaning
