"""What a refused player could do instead: the actions a refusal suggests, as far as they are open now.

The text of a refusal gives the reason; the advice comes from here. So advice never contradicts the rules
of the moment, in any edition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from ...kernel import Action, Refusal
from ..cards import barter
from ..table.table import Table
from ..turns import meeting
from ..words.actions import ClaimKit, MakeOffer, OfCard, Play, Say
from ..words.places import EQUIPMENT

#: By the code of a refusal: actions that may solve the problem, as far as they are known in advance. A name
#: in braces is a parameter of the refusal; an action naming a parameter the refusal lacks is not offered.
REMEDIES: Mapping[str, tuple[str, ...]] = {
    "ALREADY_ROLLED": ("step", "end"),
    "CARD_NOT_NEEDED": ("claim-kit",),
    "CONSENT_REFUSED": ("release",),
    "COURTYARD_BLOCKED": ("step", "pursue", "return", "recall"),
    "EQUIPMENT_LIMIT": ("discard",),
    "GUARD_IN_THE_WAY": (
        "step {guard}",
        "arrest {guard}",
        "pursue {guard}",
        "recall {guard}",
        "return {guard}",
    ),
    "GUARD_THERE": ("surrender {man} {guard}",),
    "HAND_OVER_LIMIT": ("discard", "play", "claim-kit", "offer"),
    "INNER_GUARDS": ("place", "take-back"),
    "IN_MEETING": ("ready",),
    "KIT_NEEDED": ("claim-kit",),
    "NOT_ADJACENT": ("step {guard}", "step {man}"),
    "NOT_AT_CAR": ("step {man}",),
    "NOT_AT_TOWER": ("step {man}",),
    "NOT_A_POST": ("step {guard}",),
    "NOT_DECLARED": ("attempt {man}", "mouth {man}"),
    "NOT_IN_CELL": ("release",),
    "NOT_IN_TOWER": ("tower",),
    "NOT_NOW": ("place", "take-back", "confirm"),
    "NOT_ON_BOARD": ("release {man}", "play release {man}"),
    "NOT_RETURNABLE": ("step {guard}", "recall {guard}"),
    "NOT_SERVED": ("release {man}", "play release {man}"),
    "NO_DOUBLE": ("play release {man}", "release {man} timed"),
    "NO_EQUIPMENT": (
        "claim {card}",
        "exchange {card}",
        "play bribe_one {card}",
        "play bribe_two {card}",
        "play bribe_fuga {card}",
    ),
    "NO_KIT": ("claim-kit",),
    "NO_POINTS": ("end",),
    "NO_RESERVE": ("take-back", "confirm"),
    "NO_SUCH_TARGET": ("play {card}",),
    "OTHER_MAN_BOUND": (
        "step {bound}",
        "arrest {bound}",
        "pursue {bound}",
        "return {bound}",
        "surrender {bound}",
    ),
    "OUTER_GUARDS": ("place", "take-back"),
    "OVER_TUNNEL": ("step {man}",),
    "PROMISED_FIRST": ("step {man}",),
    "RETURN_FIRST": ("step {man}",),
    "ROLL_FIRST": ("roll",),
    "SAFE_IN_ROOM": ("play {search}",),
    "SEARCH_DECLARED": ("resolve-search",),
    "TARGET_NEEDS_KIT": ("claim-kit",),
    "THROW_UNSPENT": ("step", "end"),
    "TUNNEL_FIRST": ("step",),
    "TUNNEL_UNMANNED": ("step",),
    "WRONG_PHASE": ("pass", "roll"),
    "WRONG_TIME": ("exchange {type}", "tunnel {tunnel}", "car", "claim-kit {card}"),
}


def _sheds_opportunity(action: Say) -> bool:
    """Whether the action takes an Opportunity or Security card out of the hand."""
    if isinstance(action, MakeOffer):
        return action.terms[0] not in EQUIPMENT
    if isinstance(action, ClaimKit):
        return bool(action.cards)
    return isinstance(action, OfCard | Play) and action.card not in EQUIPMENT


def _sheds_equipment(action: Say) -> bool:
    return isinstance(action, OfCard) and action.card in EQUIPMENT


#: By code: which of the actions with the remedy's beginning really help.
HELPS: Mapping[str, Callable[[Say], bool]] = {
    "HAND_OVER_LIMIT": _sheds_opportunity,
    "EQUIPMENT_LIMIT": _sheds_equipment,
}


def advised(position: Table, seat: int, refusal: Refusal) -> Refusal:
    """The refusal with only those of its remedies that are open to this seat now."""
    if refusal.code == "DECISION_PENDING":
        # An open question can be answered; the other players can only wait.
        found = _answers(position) if seat == position.actor else ()
    else:
        found = tuple(
            head for form in REMEDIES.get(refusal.code, ()) if (head := _open(position, seat, refusal, form))
        )
    return replace(refusal, remedies=found) if found else refusal


def _answers(position: Table) -> tuple[str, ...]:
    legal = position.legal()
    return tuple(verb for verb in legal.verbs if any(len(group) for group in legal.groups_of(verb)))


def _open(position: Table, seat: int, refusal: Refusal, form: str) -> str:
    """The beginning of the remedy, if an action with that beginning is open and helps; else ""."""
    known = {**_cards(position, refusal), **refusal.parameters}
    try:
        head = form.format_map(known)
    except KeyError:
        return ""
    words = tuple(head.split())
    helps = HELPS.get(refusal.code)
    for action in _actions(position, seat, words):
        assert isinstance(action, Say)
        if f"{action} ".startswith(f"{' '.join(words)} ") and (helps is None or helps(action)):
            return head
    return ""


def _actions(position: Table, seat: int, words: tuple[str, ...]) -> Iterator[Action]:
    """A seat's actions with this verb; groups that begin with other words are skipped."""
    verb = words[0]
    if verb in barter.VERBS or verb in meeting.VERBS:
        yield from (action for action in position.asides(seat) if action.verb == verb)
    if seat != position.actor:
        return
    legal = position.legal()
    if verb in legal.verbs:
        for group in legal.groups_of(verb):
            head = tuple(group.head.split())
            if all(one == other for one, other in zip(head, words, strict=False)):
                yield from group


def _cards(position: Table, refusal: Refusal) -> dict[str, str]:
    """The purpose of a card that is not played like others; the card that searches a room."""
    about = refusal.parameters
    if refusal.code == "WRONG_TIME":
        for card in position.opportunity:
            if card.id == about["card"]:
                return {"exchange": {"type": card.of}, "tunnel": {"tunnel": card.of}}.get(card.kind, {})
    if refusal.code == "SAFE_IN_ROOM":
        for card in position.security:
            if card.kind == "search" and card.of == about["room"]:
                return {"search": card.id}
    return {}
