"""What the messages of Escape from Colditz need to know about their parameters before they can be spoken."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..rulebook import load_clauses
from .citing import cite

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
    out["pawn-kind"] = "guard" if str(out["bound"]).startswith("g") else "man"
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


def citation(clause: str, edition: str, topic: str = "") -> dict[str, str] | None:
    """Rule number or heading of a clause in an edition's text, and what that edition is called."""
    # Imported here, as below: the words of a game do not need the game otherwise.
    from ..colditz.kind import COLDITZ

    known = load_clauses(COLDITZ).get(clause)
    found = None if known is None else cite(known, edition, topic)
    return None if found is None else found._asdict()


def meaning(name: str) -> str:
    """What an option means in the words of the rules' own catalogue, which is English."""
    from ..colditz.ruleset import options

    return options()[name].meaning


def allowed(name: str, say: Callable[..., str]) -> str:
    """What an option can be, as one writes it on a command line or in a file; nothing if there is none."""
    from ..colditz.ruleset import options

    one = options().get(name)
    if one is None:
        return ""
    values = ", ".join(map(str, one.values))
    if one.kind == "bool":
        return "true, false"
    if one.kind == "enum":
        return values
    if one.kind == "set":
        return say("rulebook-allowed-set", values=values)
    if one.kind == "float":
        return say("rulebook-allowed-above", least=f"{one.above:g}", most=one.most)
    found = say("rulebook-allowed-between", least=one.least, most=one.most)
    if one.kind == "map":
        return say("rulebook-allowed-map", range=found)
    for word, number in one.words.items():
        found += ", " + say("rulebook-allowed-word", number=number, word=word)
    return say("rulebook-allowed-or", range=found, values=values) if values else found


def bundle_meaning(name: str) -> str:
    """What a bundle of house rules does, in the words of its own file."""
    from ..colditz.ruleset import find_bundle

    return find_bundle(name).meaning
