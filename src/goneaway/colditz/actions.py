"""What can be said in Escape from Colditz: a verb and words, one canonical text each.

roll | reroll | stop | take | decline | pass | end | confirm
nation british            row 2                   place yard-12        take-back yard-12
step b3 yard-15           move b3 yard-14 yard-15  step b3 chapel-2/tunnel
release b1                claim rope b1 b3        claim-kit kit_part_a
play move_kitchen b1 kitchen-2                    play diversion g7    exchange rope
tunnel chapel b1 b2       car b1                  do-or-die b1         surrender b1 g4
post yard-12              recall g3               arrest g3 b1         return g3
discard rope              cell inner-a            lose rope            stand b1 appel-7
hide b1 h2-1              push garrison-4         door lane-9          done
offer dutch rope for key  accept 2                withdraw 2           refuse 2
offer all rope for key    counter 2 pass for rope                      exchange rope
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..kernel import Action, Refusal, Refused

#: How each verb is written: `*` marks words of which there may be any number, also none.
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
    "pass": "pass",
    "end": "end",
    "done": "done",
    "step": "step PAWN PLACE",
    "move": "move PAWN PLACE PLACE*",
    "release": "release PRISONER",
    "claim": "claim TYPE PRISONER PRISONER",
    "claim-kit": "claim-kit CARD*",
    "play": "play CARD WORD*",
    "exchange": "exchange TYPE",
    "tunnel": "tunnel NAME PRISONER PRISONER",
    "car": "car PRISONER",
    "do-or-die": "do-or-die PRISONER",
    "surrender": "surrender PRISONER GUARD",
    "post": "post CIRCLE",
    "recall": "recall GUARD",
    "arrest": "arrest GUARD PRISONER",
    "return": "return GUARD",
    "pursue": "pursue GUARD PRISONER",
    "discard": "discard CARD",
    "cell": "cell BLOCK",
    "lose": "lose CARD",
    "stand": "stand PRISONER CIRCLE",
    "hide": "hide PRISONER CIRCLE",
    "push": "push CIRCLE",
    "door": "door CIRCLE",
    "offer": "offer NATION|all CARD* for CARD*",
    "accept": "accept NUMBER",
    "counter": "counter NUMBER CARD* for CARD*",
    "refuse": "refuse NUMBER",
    "withdraw": "withdraw NUMBER",
}

_WORD = re.compile(r"[a-z0-9][a-z0-9_/-]*")
_LONGEST = 400


@dataclass(frozen=True, slots=True)
class Say(Action):
    """One action: its verb and its words."""

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))


def say(verb: str, *words: object) -> Say:
    return Say(verb, tuple(map(str, words)))


def bad_action(text: str, form: str = "") -> Refusal:
    return Refusal("notation", "BAD_ACTION", {"text": text, "form": form or ", ".join(FORMS)})


def _fits(form: str, words: list[str]) -> bool:
    slots = form.split()[1:]
    least = sum(not slot.endswith("*") for slot in slots)
    return len(words) == least if least == len(slots) else len(words) >= least


def parse(text: str) -> Say:
    """The action of a text; `str` is the inverse."""
    words = text[:_LONGEST].split()
    verb = words[0] if words else ""
    form = FORMS.get(verb, "")
    if len(text) <= _LONGEST and form and _fits(form, words[1:]) and all(map(_WORD.fullmatch, words[1:])):
        return Say(verb, tuple(words[1:]))
    raise Refused(bad_action(text[:_LONGEST].strip(), form))
