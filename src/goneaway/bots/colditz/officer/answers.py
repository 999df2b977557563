"""An officer's answers to single questions: cards to lose or to play in a window, where to stand or hide."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....colditz.raids.raids import Shot
from ....colditz.words.actions import ManOnCircle, OfCard, Say, say
from ....colditz.words.places import EQUIPMENT, FAR, FIRST_GUARD, GUARDS, NATIONS
from ....kernel import Action
from ..board.bags import Bag
from ..sight.asking import listed
from ..sight.danger import found_chance
from ..sight.officer_view import own
from . import gliding
from .running import man_called
from .turn import Turn

#: The value of a card in hand for which an officer has no use at the moment.
OFFICER_CARDS = {
    "car": 9,
    "kit-part": 6,
    "bribe": 8,
    "tunnel": 8,
    "exchange": 5,
    "release": 4,
    "recall": 5,
    "shield": 3,
    "warning": 3,
    "talisman": 5,
    "sabotage": 3,
    "move": 2,
}

#: The extra value of a card that the plan or the glider needs; and how much less a second copy is worth.
NEEDED, GLIDER, DOUBLE = 3, 4, 0.5

#: The highest chance of being found at which a man stays away from an Appel: outside, at work, elsewhere.
BOLD_OUTSIDE, BOLD_AT_WORK, BOLD = 0.7, 0.35, 0.15


def answer(turn: Turn, wanted: Bag) -> Action:
    """Answer any question other than the turn itself."""
    found = _OFFICER_ANSWERS.get(turn.view.frames[-1].kind)
    return _anything(turn) if found is None else found(turn, wanted)


def _any(turn: Turn, found: Sequence[Say]) -> Action:
    if not found:
        return next(iter(turn.legal))
    return found[turn.mind.chance.pick("bot", len(found))] if len(found) > 1 else found[0]


def _anything(turn: Turn) -> Action:
    """Return any action of the first verb that has one."""
    for verb in turn.legal.verbs:
        found = listed(turn.legal, verb)
        if found:
            return _any(turn, found)
    return next(iter(turn.legal))


# Questions. Each function receives the turn and the wanted Equipment.


def _reroll(turn: Turn, wanted: Bag) -> Action:
    return say("reroll")


def _consent(turn: Turn, wanted: Bag) -> Action:
    return say("consent")


def _draw(turn: Turn, wanted: Bag) -> Action:
    return [*listed(turn.legal, "take"), say("decline")][0]


def _release(turn: Turn, wanted: Bag) -> Action:
    """Release any of his own men."""
    return _any(turn, [action for action in listed(turn.legal, "release") if own(turn.sight, action.man)])


def _door(turn: Turn, wanted: Bag) -> Action:
    """Choose the door nearest to the white circles."""
    home, number = turn.sight.ground.home, turn.sight.ground.number
    return min(listed(turn.legal, "door"), key=lambda action: home[number[action.circle]])


def _lose(turn: Turn, wanted: Bag) -> Action:
    """Give up the card he can best spare."""
    held = turn.sight.held

    def spare(action: OfCard) -> int:
        card = EQUIPMENT.index(action.card)
        return held[card] - NEEDED * wanted[card]

    return max(listed(turn.legal, "lose"), key=spare)


def _shield(turn: Turn, wanted: Bag) -> Action:
    return [*listed(turn.legal, "play"), say("pass")][0]


def _warning(turn: Turn, wanted: Bag) -> Action:
    """Play the card only if there is something to lose."""
    sight = turn.sight
    men = [pow for pow in sight.out_men if sight.room(pow) >= 0 or sight.fugitive(pow)]
    return _shield(turn, wanted) if len(men) > 1 or sight.equipped else say("pass")


def _talisman(turn: Turn, wanted: Bag) -> Action:
    """Play it only against a shot that hits now but would miss at half its range."""
    shot = next((frame for frame in turn.view.frames if isinstance(frame, Shot)), None)
    if shot is not None:
        at = turn.view.at
        distance = turn.sight.ground.shot_distances(at[shot.guard])[at[shot.pow]]
        if not shot.total < distance <= 2 * shot.total:
            return say("pass")
    return _shield(turn, wanted)


def _attend(turn: Turn, wanted: Bag) -> Action:
    """Send a man to the Appel if he is likely to be found, unless he would lose more than a cell costs."""
    view, sight = turn.view, turn.sight
    if view.rules.appel.general_search == "none":
        return say("done")
    guards = list(range(FIRST_GUARD, FIRST_GUARD + GUARDS))
    for action in listed(turn.legal, "attend"):
        pow = man_called(sight, action.man)
        bold = BOLD_OUTSIDE if sight.fugitive(pow) else BOLD_AT_WORK if sight.room(pow) >= 0 else BOLD
        if found_chance(view, guards, view.at[pow]) > bold:
            return action
    return say("done")


def _permit(turn: Turn, wanted: Bag) -> Action:
    """Keep the escape to himself; if he must invite a team, choose the one furthest behind."""
    for verb in ("done", "pass"):
        if listed(turn.legal, verb):
            return say(verb)
    view = turn.view
    return min(
        listed(turn.legal, "permit"),
        key=lambda action: view.escapes[view.nations.index(NATIONS.index(action.nation))],
    )


def _award(turn: Turn, wanted: Bag) -> Action:
    """Take the card that stands for most of the parts that no card in hand stands for."""
    held = {part for card in turn.sight.cards if card.kind == "kit-part" for part in card.of.split()}
    parts = {card.id: set(card.of.split()) for card in turn.view.opportunity}
    return max(listed(turn.legal, "keep"), key=lambda action: len(parts[action.card] - held))


def _hide(turn: Turn, wanted: Bag) -> Action:
    """Hide men in rooms first, each in the hideaway nearest to where he was."""
    sight, at = turn.sight, turn.view.at

    def worth(action: ManOnCircle) -> tuple[bool, int]:
        pow = man_called(sight, action.man)
        circle = sight.ground.number[action.circle]
        room = sight.ground.room[at[pow]]
        away = sight.chart.to_room[room][circle] if room >= 0 else FAR
        return (room < 0, away)

    found = [
        action
        for action in listed(turn.legal, "hide")
        if not worth(action)[0] and sight.ground.zone[sight.ground.number[action.circle]] == 0
    ]
    return min(found, key=worth) if found else say("done")


def discard(turn: Turn, wanted: Bag) -> Action:
    """Discard the card that is least missed."""
    sight = turn.sight
    kinds = {card.id: card for card in sight.cards}

    def worth(action: OfCard) -> float:
        card = kinds[action.card]
        value = float(OFFICER_CARDS[card.kind]) + GLIDER * gliding.keeps(sight, card.id)
        if card.kind == "kit-part" and sight.kit:
            return 0.0
        if card.kind == "exchange":
            value += NEEDED * bool(wanted[EQUIPMENT.index(card.of)])
        if card.kind == "release" and not sight.cells:
            value -= 1
        return value - DOUBLE * (sum(other.id == card.id for other in sight.cards) > 1)

    found = [action for action in listed(turn.legal, "discard") if action.card in kinds]
    return min(found, key=worth) if found else next(iter(turn.legal))


#: By the kind of question.
_OFFICER_ANSWERS: dict[str, Callable[[Turn, Bag], Action]] = {
    "again": _reroll,
    "draw": _draw,
    "shield": _shield,
    "warning": _warning,
    "talisman": _talisman,
    "lose": _lose,
    "overflow": discard,
    "hide": _hide,
    "attend": _attend,
    "consent": _consent,
    "permit-tunnel": _permit,
    "permit-way": _permit,
    "permit-tower": _permit,
    "award": _award,
    "car-release": _release,
    "door": _door,
}
