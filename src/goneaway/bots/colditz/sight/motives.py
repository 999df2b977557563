"""Why the simple player of Escape from Colditz does something: its purpose, or what the verb is for."""

from __future__ import annotations

from ....colditz.words.actions import ClaimEquipment, Move, OfCard, Play, Say, Step
from ....colditz.words.cards import card_types
from ....kernel import Action
from ...contract.bot import Reason

#: By purpose of a walk.
_WALKS = {
    "": "walk",
    "break": "break",
    "approach": "approach",
    "feint": "feint",
    "lie-low": "lie-low",
    "run": "run",
    "home": "home",
    "crawl": "crawl",
    "mouth": "mouth-of-tunnel",
    "tower": "to-tower",
    "start": "last-run",
    "cover": "cover",
    "promise": "promise",
    "onward": "onward",
    "hunt": "hunt",
    "search": "search-room",
    "raid": "raid",
    "chase": "chase",
    "patrol": "patrol",
    "cordon": "cordon",
    "pin": "pin",
}

#: By verb.
_VERBS = {
    "roll": "roll",
    "reroll": "reroll",
    "take": "take",
    "pass": "pass",
    "end": "end",
    "claim-kit": "claim-kit",
    "release": "release",
    "car": "car",
    "tower": "tower",
    "launch": "launch",
    "do-or-die": "do-or-die",
    "tunnel": "tunnel",
    "attempt": "announce",
    "mouth": "announce",
    "hide": "hide",
    "attend": "attend",
    "done": "enough",
    "place": "place",
    "confirm": "confirm",
    "take-back": "take-back",
    "post": "post",
    "swoop": "swoop",
    "arrest": "arrest",
    "seize": "arrest",
    "remove-marker": "remove-marker",
    "return": "return",
    "recall": "return",
    "cell": "cell",
    "declare-search": "declare-search",
    "resolve-search": "declare-search",
    "declare-move": "declare-move",
    "name-guard": "name-guard",
    "pursue": "pursue",
}

#: By verb, where it is about a card.
_ABOUT = {
    "claim": "claim",
    "discard": "discard",
    "lose": "lose",
    "keep": "keep",
    "confiscate": "confiscate",
}

#: By kind of card, when one is played.
_PLAYED = {
    "search": "play-search",
    "appel": "play-appel",
    "detected": "play-detected",
    "shoot": "play-shoot",
    "intercept": "play-intercept",
    "bribe": "play-bribe",
    "release": "release",
    "sabotage": "play-sabotage",
    "move": "play-move",
    "recall": "play-recall",
    "shield": "play-shield",
    "warning": "play-shield",
    "talisman": "play-shield",
}


def reason(action: Action, motive: str, about: str = "") -> Reason:
    """Return why an action was chosen; `about` is the part of the Kit or the Equipment a man walks for."""
    assert isinstance(action, Say)
    verb = action.verb
    if isinstance(action, Step | Move):
        if motive == "kit":
            return Reason("walk-kit", {"man": action.pawn, "part": about})
        if motive == "equipment":
            return Reason("walk-equipment", {"man": action.pawn, "card": about})
        return Reason(_WALKS[motive], {"man": action.pawn})
    if isinstance(action, ClaimEquipment | OfCard) and verb in _ABOUT:
        return Reason(_ABOUT[verb], {"card": action.card})
    if isinstance(action, Play):
        kind = card_types()[action.card].kind
        return Reason(_PLAYED[kind], {"card": action.card}) if kind in _PLAYED else Reason("choice")
    if verb == "post" and motive == "swoop":
        verb = motive
    return Reason(_VERBS[verb]) if verb in _VERBS else Reason("choice")
