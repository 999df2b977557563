"""How Security values Search and Appel, and its answers to single questions beside its turn."""

from __future__ import annotations

from collections.abc import Callable

from ....colditz.raids.searching import NameChoice
from ....colditz.ways.searches import BY_POINTS
from ....colditz.words.actions import OfCard, Say, say
from ....colditz.words.cards import Card
from ....colditz.words.places import EQUIPMENT, EXTERIOR, FAR, INNER, LETTERS, NATIONS, TEAM
from ....kernel import Legal
from ..board.bags import TROUBLE
from ..board.odds import roll_chance
from ..sight.asking import AFTER_ROLL, listed
from ..sight.danger import called, found_chance
from ..sight.security_view import SecurityView

#: The value of each kind of card that Security keeps.
SECURITY_CARDS = {"shoot": 6, "detected": 5, "appel": 4, "intercept": 5, "search": 2}

#: The value of an Appel for each man called in from outside.
FROM_OUTSIDE = 6

#: The least value at which an Appel and a Search are played, now and with a full hand; a Search against a
#: claim is always played.
APPEL, APPEL_FULL, SEARCH, SEARCH_FULL, AT_ONCE = 8, 5, 1.4, 0.7, 10.0

#: The least expected number of men found that justifies a general search: with a man at large, and otherwise.
FOUND_CHASING, FOUND = 1.6, 0.9

#: Within how many steps of a man at large a guard is needed.
GUARDED = 20


def man_called(sight: SecurityView, name: str) -> int:
    return sight.view.nations.index(LETTERS.index(name[0])) * TEAM + int(name[1:]) - 1


def least(sight: SecurityView, found: list[OfCard]) -> Say:
    """Return the card that is least missed."""
    kinds = {sight.view.security[card].id: sight.view.security[card].kind for card in sight.view.hand}
    return min(found, key=lambda action: SECURITY_CARDS[kinds[action.card]])


def full_hand(sight: SecurityView, room_for: int = 0) -> bool:
    """Return whether the next card is one too many."""
    return len(sight.view.hand) > sight.view.rules.draw.hand_limit_security - room_for


# Search and Appel


def search_worth(sight: SecurityView, room: str) -> float:
    """Return the men a Search would find, double with a Kit, times the chance that a guard gets there."""
    view, ground = sight.view, sight.ground
    number = ground.room_number.get(room, -1)
    if number < 0:
        return 0.0
    anybody = view.rules.search.search_condition == "none"
    found = [
        pow
        for pow in sight.men
        if view.at[pow] < sight.size
        and ground.room[view.at[pow]] == number
        and (anybody or view.equipped[pow // TEAM] is not False)
    ]
    worth = len(found) + sum(view.kit[pow // TEAM] for pow in found)
    method = view.rules.search.search_method
    if not worth or method == "no_guard":
        return worth
    field = sight.chart.guards_to_room(number)
    near = min((field[view.at[guard]] for guard in sight.guards), default=FAR)
    if method in BY_POINTS:
        return worth if view.stage == AFTER_ROLL and near <= view.points else 0.0
    return worth * roll_chance(near)


def appel_worth(sight: SecurityView) -> float:
    """Return the value of an Appel: one for every man taken out of a room, six for one taken from outside."""
    view, ground = sight.view, sight.ground
    worth = 0.0
    for pow in sight.men:
        if not called(view, pow):
            continue
        place = view.at[pow]
        if ground.zone[place] == INNER:
            worth += 1 if ground.room[place] >= 0 else 0
        elif ground.zone[place] != EXTERIOR and not view.returning[pow]:
            worth += FROM_OUTSIDE
    return worth


def come_in(sight: SecurityView, legal: Legal) -> Say:
    """Play a Search or an Appel, in the card phase or out of turn: where it is useful, or against a claim."""
    if listed(legal, "combo"):
        return say("combo")
    kind = sight.view.frames[-1].kind
    cards = {sight.view.security[number].id: sight.view.security[number] for number in sight.view.hand}
    best: tuple[float, Say] = (1.0, say("pass"))
    for action in listed(legal, "play"):
        worth = _worth_now(sight, cards[action.card], kind)
        if worth > best[0]:
            best = (worth, action)
    return best[1]


def _worth_now(sight: SecurityView, card: Card, kind: str) -> float:
    """Return the value of playing a card now; above 1 it should be played."""
    full = full_hand(sight, 1)
    if card.kind == "appel":
        return appel_worth(sight) / (APPEL_FULL if full else APPEL)
    if kind == "claim-window":
        return AT_ONCE
    return search_worth(sight, card.of) / (SEARCH_FULL if full else SEARCH)


def search_or_move(sight: SecurityView, legal: Legal) -> Say:
    """After an Appel, choose between a search for those who stayed away and a move."""
    view = sight.view
    if view.rules.appel.general_search == "before_move_same_roll":
        return say("declare-search")
    known = view.ledger.radius if view.stage == AFTER_ROLL else 0
    absent = [pow for pow in view.ledger.absent if called(view, pow)]
    hope = sum((found_chance(view, sight.guards, view.at[pow], known) for pow in absent), 0.0)
    # A roll to move leads to arrests now and then, and a man outside must be followed.
    return say("declare-search" if hope > (FOUND_CHASING if sight.fugitives else FOUND) else "declare-move")


# Questions


def answer(sight: SecurityView, legal: Legal) -> Say | None:
    """Answer a question about men, guards, teams or cards; None if it is another."""
    found = _SECURITY_ANSWERS.get(sight.view.frames[-1].kind)
    return None if found is None else found(sight, legal)


def _reroll(sight: SecurityView, legal: Legal) -> Say:
    return say("reroll")


def _draw(sight: SecurityView, legal: Legal) -> Say:
    return [*listed(legal, "take"), say("decline")][0]


def _play(sight: SecurityView, legal: Legal) -> Say:
    return [*listed(legal, "play"), say("pass")][0]


def _discard(sight: SecurityView, legal: Legal) -> Say:
    return least(sight, listed(legal, "discard"))


def _keep(sight: SecurityView, legal: Legal) -> Say:
    kinds = {card.id: card.kind for card in sight.view.security}
    return max(listed(legal, "keep"), key=lambda action: SECURITY_CARDS[kinds[action.card]])


def _confiscate(sight: SecurityView, legal: Legal) -> Say:
    """Confiscate what is hardest to replace."""
    return max(listed(legal, "confiscate"), key=lambda action: TROUBLE[EQUIPMENT.index(action.card)])


def _pursue(sight: SecurityView, legal: Legal) -> Say:
    """Pursue the man nearest to a target."""
    return min(listed(legal, "pursue"), key=lambda action: sight.left(man_called(sight, action.man)))


def _seize(sight: SecurityView, legal: Legal) -> Say:
    """Seize a man with a Kit."""
    kit = sight.view.kit
    return max(listed(legal, "seize"), key=lambda action: kit[man_called(sight, action.man) // TEAM])


def _team(sight: SecurityView, legal: Legal) -> Say:
    return max(listed(legal, "team"), key=lambda action: _rank(sight, action.nation))


def _credit(sight: SecurityView, legal: Legal) -> Say:
    return min(listed(legal, "credit"), key=lambda action: _use(sight, action.guard))


def _guard_back(sight: SecurityView, legal: Legal) -> Say:
    return min(listed(legal, "return"), key=lambda action: _use(sight, action.guard))


def _guard_to_send(sight: SecurityView, legal: Legal) -> Say | None:
    """Send the guard least needed elsewhere, preferably one that can get there."""
    frame = sight.view.frames[-1]
    assert isinstance(frame, NameChoice)
    if frame.room < 0:
        return None
    field, total = sight.chart.guards_to_room(frame.room), frame.total
    places = {sight.name(guard): sight.view.at[guard] for guard in sight.guards}
    return min(
        listed(legal, "name-guard"),
        key=lambda action: (field[places[action.guard]] > total, _use(sight, action.guard)),
    )


def _use(sight: SecurityView, name: str) -> float:
    """Return how much a guard is needed: most near fugitives, less at a station or in the courtyard."""
    view = sight.view
    place = next(view.at[guard] for guard in sight.guards if sight.name(guard) == name)
    near = min((view.ground.search_distances(place)[view.at[pow]] for pow in sight.fugitives), default=FAR)
    station = place in sight.chart.stations or sight.ground.zone[place] == INNER
    return max(0, GUARDED - near) + 2 * station


def _rank(sight: SecurityView, nation: str) -> tuple[int, int, bool]:
    """Return how near a team is to winning, for comparison."""
    view = sight.view
    team = view.nations.index(NATIONS.index(nation))
    return view.escapes[team], view.kit[team], bool(view.equipped[team])


#: By the kind of question.
_SECURITY_ANSWERS: dict[str, Callable[[SecurityView, Legal], Say | None]] = {
    "again": _reroll,
    "draw": _draw,
    "card-phase": come_in,
    "off-turn": come_in,
    "claim-window": come_in,
    "intercept": _play,
    "glider-shot": _play,
    "sabotage-choice": _discard,
    "security-overflow": _discard,
    "keep": _keep,
    "confiscate": _confiscate,
    "search-or-move": search_or_move,
    "name-guard": _guard_to_send,
    "pursue": _pursue,
    "seize": _seize,
    "choose-team": _team,
    "credit": _credit,
    "guard-back": _guard_back,
}
