"""How the actions of Escape from Colditz are written, and their numbers of words."""

from __future__ import annotations

#: How each verb is written: `*` marks words of which there may be any number, including none.
FORMS = {
    "nation": "nation NATION",
    "row": "row NUMBER",
    "place": "place CIRCLE",
    "take-back": "take-back CIRCLE",
    "confirm": "confirm",
    "roll": "roll",
    "reroll": "reroll",
    "stop": "stop",
    "take": "take",
    "decline": "decline",
    "consent": "consent",
    "pass": "pass",
    "end": "end",
    "done": "done",
    "step": "step PAWN PLACE",
    "move": "move PAWN PLACE PLACE*",
    "release": "release PRISONER WAY*",
    "claim": "claim TYPE PRISONER PRISONER",
    "claim-kit": "claim-kit CARD*",
    "play": "play CARD WORD*",
    "exchange": "exchange TYPE",
    "tunnel": "tunnel NAME PRISONER*",
    "attempt": "attempt PRISONER EXIT MORE*",
    "mouth": "mouth PRISONER",
    "car": "car PRISONER",
    "do-or-die": "do-or-die PRISONER",
    "tower": "tower PRISONER",
    "launch": "launch",
    "permit": "permit NATION",
    "combo": "combo",
    "send": "send PRISONER",
    "surrender": "surrender PRISONER GUARD",
    "post": "post CIRCLE",
    "recall": "recall GUARD",
    "arrest": "arrest GUARD PRISONER",
    "return": "return GUARD",
    "remove-marker": "remove-marker GUARD",
    "riot-squad": "riot-squad",
    "pursue": "pursue GUARD PRISONER",
    "discard": "discard CARD",
    "keep": "keep CARD",
    "pick": "pick NUMBER",
    "cell": "cell BLOCK",
    "lose": "lose CARD",
    "confiscate": "confiscate CARD",
    "stand": "stand PRISONER CIRCLE",
    "attend": "attend PRISONER",
    "declare-search": "declare-search",
    "declare-move": "declare-move",
    "resolve-search": "resolve-search",
    "seize": "seize PRISONER",
    "name-guard": "name-guard GUARD",
    "credit": "credit GUARD PRISONER",
    "team": "team NATION",
    "hide": "hide PRISONER CIRCLE",
    "push": "push CIRCLE",
    "door": "door CIRCLE",
    "offer": "offer NATION|all CARD* for CARD*",
    "accept": "accept NUMBER",
    "counter": "counter NUMBER CARD* for CARD*",
    "refuse": "refuse NUMBER",
    "withdraw": "withdraw NUMBER",
    "meet": "meet",
    "ready": "ready",
    "talk": "talk TEXT TEXT*",
}

#: By verb: how many words it has, and whether there may be more.
_COUNTS = {
    verb: (sum(not slot.endswith("*") for slot in form.split()[1:]), "*" in form)
    for verb, form in FORMS.items()
}


def fits(verb: str, number: int) -> bool:
    """Whether this is a verb that can have this number of words."""
    if verb not in _COUNTS:
        return False
    least, more = _COUNTS[verb]
    return number == least or (more and number > least)
