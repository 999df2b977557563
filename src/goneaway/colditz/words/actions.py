"""What can be said in Escape from Colditz: a verb and words, one canonical text each.

roll | reroll | stop | take | decline | pass | end | confirm
nation british            row 2                   place yard-12        take-back yard-12
step b3 yard-15           move b3 yard-14 yard-15  step b3 chapel-2/tunnel
release b1 | release b1 timed                     consent | decline
claim rope b1 b3        claim-kit kit_part_a
play move_kitchen b1 kitchen-2                    play diversion g7    exchange rope
attempt b1 p1             attempt b1 p1 b2 office-1                    mouth b1
tunnel chapel b1 b2       tunnel chapel           car b1                  do-or-die b1         surrender b1 g4
post yard-12              recall g3               arrest g3 b1         return g3
remove-marker g3          pursue g3 b1            riot-squad
keep search_office        pick 2
discard rope              cell inner-a            lose rope            stand b1 appel-7
confiscate rope
hide b1 h2-1              push garrison-4         door lane-9          done
attend b1                 declare-search          declare-move         resolve-search
seize b1                  name-guard g3           credit g3 b1         team british
offer dutch rope for key  accept 2                withdraw 2           refuse 2
offer all rope for key    counter 2 pass for rope                      exchange rope
meet                      ready                   talk by the chapel at night
permit dutch              tower b1                launch               combo        send b1
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...kernel import Action, Refusal, Refused
from ...kernel.options import brief

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

_WORD = re.compile(r"[a-z0-9][a-z0-9_/-]*")
_LONGEST = 400


@dataclass(frozen=True, slots=True)
class Say(Action):
    """One action: its verb and its words."""

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))


#: The same few thousand things are said again and again, and an action never changes.
_SAID: dict[str, dict[tuple[object, ...], Say]] = {verb: {} for verb in FORMS}
#: With one verb, before all is forgotten.
_MOST_SAID = 1 << 13


def say(verb: str, *words: object) -> Say:
    known = _SAID[verb]
    said = known.get(words)
    if said is None:
        if len(known) >= _MOST_SAID:
            known.clear()
        said = known[words] = Say(verb, tuple([str(word) for word in words]))
    return said


def steps_of(move: Say) -> list[Say]:
    """The steps that a `move` says in one breath."""
    pawn, *places = move.words
    return [say("step", pawn, place) for place in places]


def bad_action(text: str, form: str = "") -> Refusal:
    return Refusal("notation", "BAD_ACTION", {"text": text, "form": form or ", ".join(FORMS)})


def well_formed(action: Say) -> bool:
    """Whether an action that somebody made himself, without `parse`, is one at all."""
    return (
        isinstance(action.verb, str)
        and isinstance(action.words, tuple)
        and _fits(action.verb, len(action.words))
        and all(type(word) is str for word in action.words)
    )


def _fits(verb: str, number: int) -> bool:
    """Is it a verb, said with so many words?"""
    if verb not in _COUNTS:
        return False
    least, more = _COUNTS[verb]
    return number == least or (more and number > least)


def parse(text: str) -> Say:
    """The action of a text; `str` is the inverse."""
    if not isinstance(text, str):
        raise Refused(bad_action(brief(text)))
    words = text[:_LONGEST].split()
    verb = words[0] if words else ""
    form = FORMS.get(verb, "")
    # What officers say to each other is theirs to write, as long as it can be written.
    spelt = str.isprintable if verb == "talk" else _WORD.fullmatch
    if len(text) <= _LONGEST and _fits(verb, len(words) - 1) and all(map(spelt, words[1:])):
        return Say(verb, tuple(words[1:]))
    raise Refused(bad_action(text[:_LONGEST].strip(), form))
