"""Look ahead in positions that fit the seat's view: try alternatives there before a pawn moves."""

from __future__ import annotations

from ...colditz.words.actions import say
from ...colditz.words.places import FAR, NOBODY
from ...kernel import Action, Game
from ..budget import Budget, Spending
from ..ideas import Proposal
from ..search import Weighed, halve
from .futures import Futures
from .officer.breaking import hopeful
from .officer.fleeing import shortlist
from .officer.mind import NONE, Order
from .officer.turn import Turn
from .security.duty import Duty
from .security.orders import orders
from .sight.motives import reason
from .sight.officer_view import Step

#: Maximum number of men considered, of places for each, and of both together.
MEN, PLACES, WAYS = 3, 2, 5
#: The least chance, as the veteran estimates it, for a way to be looked at: for a man outside, and for a man
#: who might break out.
HOPE, PROMISING = 0.05, 0.2
#: How much better, in escapes, an alternative must be than what the veteran would do: after a dozen looks,
#: errors of half this size are still common.
DOUBT = 0.3
#: Looks at every way in the first stage, and the fewest looks after which a way may be dropped.
LOOKS_EACH, ENOUGH = 4, 12
#: How many looks the first estimate is worth: next to none.
TRUST_IN_GUESS = 0.01

#: A way: the chance it promises, the man, and his places.
Way = tuple[float, int, list[int]]


class OfficerScout:
    """Looks ahead for an officer, once a turn and again when a man has reached the place he was sent to."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.game = game
        self.budget = budget
        #: The round of the last decision.
        self._decided = 0

    def propose(self, turn: Turn) -> Proposal | None:
        """Decide which man goes where; other ideas carry it out."""
        if self._open(turn):
            self._decide(turn)
        return None

    def _open(self, turn: Turn) -> bool:
        """Return whether it is still undecided which man goes where in this turn."""
        view, order = turn.view, turn.mind.order
        if view.bound >= 0 or view.opening is not None or view.ledger.commitment:
            return False
        if self._decided != view.round:
            return True
        return (
            order is not None
            and order.round == view.round
            and order.man != NONE
            and view.at[order.man] == order.place
        )

    def _decide(self, turn: Turn) -> None:
        spending = self.budget.spend()
        view, sight, mind = turn.view, turn.sight, turn.mind
        moved = mind.order.man if self._decided == view.round and mind.order is not None else NONE
        self._decided, mind.order = view.round, None
        ways = _ways(turn, moved)
        if not ways:
            return
        # The veteran's own choice; each of the ways; and nobody goes, unless a man is already on his way.
        plans: list[list[Action]] = [[]]
        for _, pow, path in ways:
            plans.append([say("step", sight.name(pow), sight.place_name(place)) for place in path[1:]])
        if not any(sight.fugitive(pow) for pow in sight.out_men):
            plans.append([])
        futures = Futures(self.game, view, mind.memory, plans, mind.chance, DOUBT)
        best = _best(futures, len(plans), spending)
        if best.candidate and best.looks >= ENOUGH:
            mind.order = Order(view.round)
            if best.candidate <= len(ways):
                _, pow, path = ways[best.candidate - 1]
                mind.order = Order(view.round, pow, path[-1])


def _best(futures: Futures, plans: int, spending: Spending) -> Weighed:
    return halve(futures, [0.0] * plans, spending, TRUST_IN_GUESS, LOOKS_EACH)[0]


def _ways(turn: Turn, moved: int) -> list[Way]:
    """Return ways for men outside, who might stop elsewhere, and for men inside, who might break out."""
    view, sight = turn.view, turn.sight
    field = sight.out(sight.bag)
    men = [pow for pow in sight.out_men if field[view.at[pow]] < FAR and pow != moved]
    outside = [pow for pow in men if sight.fugitive(pow)]
    inside: list[int] = []
    if turn.ready:
        inside = [pow for pow in men if not sight.fugitive(pow) and not view.returning[pow]]
    found: list[Way] = []
    for pow in sorted(outside, key=lambda pow: field[view.at[pow]])[:MEN]:
        known = sight.reach(pow, view.points, True)
        found += _promising(turn, known, pow, shortlist(turn, known))
    for pow in sorted(inside, key=lambda pow: field[view.at[pow]])[:MEN]:
        known = sight.reach(pow, view.points, True)
        some = _promising(turn, known, pow, list(hopeful(turn, known)))
        found += [one for one in some if one[0] >= PROMISING]
    found = [one for one in found if one[0] >= HOPE]
    return sorted(found, key=lambda one: (-one[0], one[1], one[2]))[:WAYS]


def _promising(turn: Turn, known: dict[int, Step], pow: int, ends: list[int]) -> list[Way]:
    """Return the most promising places, and the one nearest to a target."""
    sight, flight = turn.sight, turn.flight
    chances = sorted((-flight.chance(place, known[place], pow), place) for place in ends)
    some = chances[:PLACES]
    far = min(chances, key=lambda one: sight.out(known[one[1]].bag)[one[1]], default=None)
    if far is not None and far not in some:
        some.append(far)
    return [(-chance, pow, sight.path(known, place)) for chance, place in some]


class SecurityScout:
    """Look ahead for Security before a guard moves while a man is at large."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.game = game
        self.budget = budget

    def propose(self, duty: Duty) -> Proposal | None:
        """The best of the orders that the other ideas propose and a few alternatives."""
        spending = self.budget.spend()
        view, mind = duty.view, duty.mind
        others = orders(duty.sight, duty.legal)
        if not others:
            return None
        meant = duty.meant()
        first = next(iter(duty.legal)) if meant is None else meant[0]
        plans: list[list[Action]] = [[first]]
        plans += [[order] for order in others if order != first]
        if len(plans) == 1:
            return meant
        futures = Futures(self.game, view, mind.memory, plans, mind.chance, DOUBT)
        best = _best(futures, len(plans), spending)
        if not best.candidate or best.looks < ENOUGH:
            return meant
        mind.errand = (NOBODY, [])
        action = plans[best.candidate][0]
        return action, reason(action, "chase")
