"""Preparation of parameters for the messages of Escape from Colditz."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from ..rulebook import load_clauses
from .colditz_citing import CLASSIC, DOCUMENTS, cite
from .colditz_places import BOARD_PAWN, FORMS, pawn, place_of, placed
from .game import GameWording
from .speaking import Speaking

#: Parameters that events, questions and refusals may leave out, with their defaults.
_ABSENT = {"bound": "", "card": "", "guard": "", "man": "", "number": 1, "room": "", "words": ""}

#: Parameters that name a place.
PLACES = frozenset({"to", "at", "exit", "gate", "target", "room", "start"})
#: Several men separated by commas: their number decides the form of the verb.
_MEN = re.compile(r"[abdfp][1-8](?:, [abdfp][1-8])+")
#: Verbs of actions that name a pawn, a card, a place or a nation.
BEGINNINGS = frozenset(
    {
        "accept",
        "arrest",
        "attempt",
        "attend",
        "car",
        "cell",
        "claim",
        "confiscate",
        "counter",
        "credit",
        "discard",
        "do-or-die",
        "door",
        "exchange",
        "hide",
        "keep",
        "lose",
        "mouth",
        "move",
        "name-guard",
        "nation",
        "offer",
        "permit",
        "pick",
        "place",
        "play",
        "post",
        "pursue",
        "push",
        "recall",
        "refuse",
        "release",
        "remove-marker",
        "return",
        "row",
        "seize",
        "send",
        "stand",
        "step",
        "surrender",
        "take-back",
        "talk",
        "team",
        "tower",
        "tunnel",
        "withdraw",
    }
)
#: All verbs with a message.
VERBS = BEGINNINGS | frozenset(
    {
        "claim-kit",
        "combo",
        "confirm",
        "consent",
        "declare-move",
        "declare-search",
        "decline",
        "done",
        "end",
        "launch",
        "meet",
        "pass",
        "ready",
        "reroll",
        "resolve-search",
        "riot-squad",
        "roll",
        "stop",
        "take",
        "usual",
    }
)
_TUNNELS = frozenset({"canteen", "chapel", "theatre"})
_PAWN = re.compile(r"[abdfp][1-8]|g[0-9]+")
#: By verb: the parameter that may be missing from an incomplete action.
LACKING: Mapping[str, str] = {
    **dict.fromkeys(("step", "move", "stand", "hide", "attempt"), "where"),
    **dict.fromkeys(("arrest", "pursue", "surrender", "credit"), "guard"),
    "claim": "who",
}

#: The edition of each document.
_EDITIONS = {document: edition for edition, document in DOCUMENTS.items()}

#: Cards with a use of their own, by the beginning of their names.
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
    """Prepare cards and rules as Fluent selectors; fill in missing parameters."""
    out: dict[str, object] = {**_ABSENT, **parameters}
    # Fluent selectors must begin with a letter: rule 34c is `r34c`.
    out["rule"] = f"r{out.get('clause', '')}"
    # `card` becomes the name of the card; the messages select by its id.
    card = str(out["card"])
    out["card-id"] = card
    out["use"] = next((use for start, use in _USES.items() if card.startswith(start)), "")
    # In the phases of a turn there is no throw yet: the messages select by the phase.
    if out.get("phase"):
        out["rolled"] = out["phase"]
    out["pawn-kind"] = "guard" if str(out["bound"]).startswith("g") else "man"
    for name, value in out.items():
        if isinstance(value, str) and _MEN.fullmatch(value):
            out[name] = value.split(", ")
    if out.get("man"):
        out["men-count"] = len(out["man"]) if isinstance(out["man"], list) else 1
    # A team is the seat of its officer.
    out.setdefault("seat", out.get("team", ""))
    # The parts of the Kit, to be replaced by their names.
    if out.get("missing"):
        out["missing"] = str(out["missing"]).split(", ")
    # The winners' names depend on the language; the messages select by the first seat.
    winners = out.get("winners")
    if isinstance(winners, list | tuple) and winners:
        out["winner"] = winners[0]
    return out


def taken_apart(text: str, wording: Speaking) -> dict[str, object]:
    """Split an action into parameters of its message: who does what, with what, and where."""
    from ..colditz.words.cards import card_types
    from ..colditz.words.places import EQUIPMENT, NATIONS

    verb, *words = text.split()
    # The second word of an attempt is a way out: there `p1` is a gate, elsewhere a Pole.
    exits = words[1:2] if verb == "attempt" else []
    named = [word for word in words if _PAWN.fullmatch(word) and word not in exits]
    # If the action names a guard and his man, the message is about the man.
    who = [word for word in named if not word.startswith("g")] or named
    guard = [word for word in named if word not in who]
    things = [word for word in words if word in EQUIPMENT or word in card_types() or word in NATIONS]
    places = [word for word in words if word not in things and place_of(word, wording.board) is not None]
    rest = [word for word in words if word not in named and word not in things and word not in places]
    where: dict[str, object] = {"where": "", **{f"where-{form}": "" for form in FORMS}}
    if places:
        last = places[-1]
        if last in _TUNNELS and (verb == "tunnel" or things[:1] == ["tunnel_detected"]):
            told = wording.text("colditz-tunnel", tunnel=last)
            where = dict.fromkeys(where, told)
        else:
            where = placed(wording, "where", last, exact=True)
    return {
        "verb": verb,
        "who": [pawn(wording, word) for word in who],
        "guard": [pawn(wording, word) for word in guard],
        "what": [_thing(word, wording) for word in things] or rest,
        **where,
    }


def _thing(word: str, wording: Speaking) -> str:
    from ..colditz.words.places import NATIONS

    return wording.text("colditz-seat", seat=word) if word in NATIONS else wording.card("colditz", word)


def citation(clause: str, edition: str, topic: str = "") -> dict[str, str] | None:
    """Rule number or heading of a clause in an edition's text, and the edition's name."""
    # Imported here, as below: otherwise the sentences of a game do not need the game.
    from ..colditz.kind import COLDITZ

    known = load_clauses(COLDITZ).get(clause)
    found = None if known is None else cite(known, edition or CLASSIC, topic)
    return None if found is None else found._asdict()


def meaning(name: str) -> str:
    """The meaning of an option from the rules' own catalogue, in English."""
    from ..colditz.ruleset import options

    return options()[name].meaning


def allowed(name: str, say: Callable[..., str]) -> str:
    """The values of an option as written on a command line or in a file; "" for an unknown option."""
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
    """The effect of a bundle of house rules, from its own file."""
    from ..colditz.ruleset import find_bundle

    return find_bundle(name).meaning


class ColditzWording(GameWording):
    """Pawns, places of the castle, cards, and the rule numbers of several editions."""

    beginnings = BEGINNINGS
    lacking = LACKING
    places = PLACES
    verbs = VERBS
    cites = True

    def prepare(self, parameters: Mapping[str, object]) -> dict[str, object]:
        return prepare(parameters)

    def taken_apart(self, text: str, wording: Speaking) -> dict[str, object]:
        return taken_apart(text, wording)

    def named(self, word: str, wording: Speaking) -> str:
        return pawn(wording, word)

    def placed(self, parameter: str, name: str, exact: bool, wording: Speaking) -> dict[str, object]:
        return placed(wording, parameter, name, exact)

    def begins_with_name(self, text: str) -> bool:
        return BOARD_PAWN.match(text) is not None

    def is_pawn(self, word: str) -> bool:
        return BOARD_PAWN.fullmatch(word) is not None

    def citation(self, clause: str, edition: str, topic: str = "") -> Mapping[str, str] | None:
        return citation(clause, edition, topic)

    def meaning(self, option: str) -> str | None:
        return meaning(option)

    def allowed(self, option: str, wording: Speaking) -> str:
        return allowed(option, wording.text)

    def bundle_meaning(self, name: str) -> str:
        return bundle_meaning(name)

    def edition_of(self, document: str) -> str:
        return _EDITIONS.get(document, "")


COLDITZ = ColditzWording()
