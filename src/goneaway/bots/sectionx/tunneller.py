"""The simple player of Section X: digs to a zone, walks, blocks others, and hides before the collapse."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from ...kernel import Action, Chance, Legal, View
from ...sectionx.board.island import STRIDE
from ...sectionx.board.tiles import EMPTY
from ...sectionx.referee.position import SectionX
from ...sectionx.referee.sampling import determinize
from ...sectionx.referee.view import Seen
from ...sectionx.turns.turn import Turn
from ...sectionx.words import actions as act
from ...sectionx.words.options import MEN
from ..contract.bot import Bot, Reason
from ..ideas import Idea, Proposal, first_proposal, without
from . import doors, tiles
from .digging import EDGES, Plan, Prices
from .threats import LIKELY_WALK, Threat, exposed, rival_of, threat_to
from .walking import Walk, Walking

_PLAN_PRICES: Final = Prices(lay_from_stock=3, lay_unknown=8, turn=4, held=4)

#: The factor by which a threat shrinks with every turn in which it is not carried out.
PATIENCE = 0.75

#: The value of keeping a rival from ending the round, the bonus for every man that this saves, and the
#: value of keeping a rival from winning.
DENIAL = 60.0
RESCUE = 45.0
VICTORY = 1000.0


class SimpleSight:
    """One decision in a turn: what the seat sees, its plan, and the threats to it."""

    def __init__(
        self, view: Seen, legal: Legal, plan: Plan, threat: Threat, began: Sequence[int], chance: Chance
    ) -> None:
        turn = view.frames[-1]
        assert isinstance(turn, Turn)
        self.view = view
        self.legal = legal
        self.turn = turn
        self.plan = plan
        self.threat = threat
        self.chance = chance
        self.position = plan.position
        self.seat = plan.seat
        #: Where all men stood when the walking of this turn began.
        self.began = began
        self._walking: Walking | None = None
        self._walk: Walk | None = None

    @property
    def may_lay(self) -> bool:
        return not self.turn.tile_used and "place" in self.legal.verbs

    @property
    def may_hang(self) -> bool:
        return not self.turn.stepped and "door" in self.legal.verbs

    @property
    def walking(self) -> Walking:
        """The possible walks; computed when first needed."""
        return self._look()

    @property
    def walk(self) -> Walk | None:
        """The best walk, if any is worth it."""
        self._look()
        return self._walk

    def _look(self) -> Walking:
        """Compute the walks, only if an idea needs them."""
        if self._walking is None:
            self._walking = Walking(self.plan, self.turn, self.threat, self.began)
            self._walk = self._walking.best(self.legal)
        return self._walking


def bar_with_tile(sight: SimpleSight) -> Proposal | None:
    """Lay a tile on the way of a rival who is about to end the round."""
    rival = sight.threat.rival
    return tiles.bar(sight.plan, rival) if sight.may_lay and rival is not None and rival.ready else None


def dig(sight: SimpleSight) -> Proposal | None:
    """Lay the next missing tile of a way."""
    return tiles.dig(sight.plan) if sight.may_lay else None


def clear_stock(sight: SimpleSight) -> Proposal | None:
    """Clear a full stock of useless tiles to make room for better ones."""
    return tiles.clear_stock(sight.plan, sight.legal, sight.chance) if sight.may_lay else None


def bar_with_door(sight: SimpleSight) -> Proposal | None:
    """Put a door on that way. It costs all steps of the turn, so it must be worth more than the best walk."""
    rival = sight.threat.rival
    if not sight.may_hang or rival is None or not rival.ready:
        return None
    position, seat = sight.position, sight.seat
    walk = sight.walk
    worth = VICTORY if rival.wins else DENIAL + RESCUE * exposed(position, seat)
    if walk is not None and worth <= walk.gain:
        return None
    colour, movable = position.colour(rival.seat), doors.movable(position, seat)
    for cell in tiles.ways_out(position, rival):
        for index, mask in enumerate(position.type_at(cell).masks[position.rotation[cell]]):
            if not doors.bars(position, seat, cell, index):
                continue
            section = cell * STRIDE + index
            for side in range(EDGES):
                if not mask >> side & 1:
                    continue
                for action in doors.put(position, seat, section, side, movable):
                    twin = position.copy(position.chance)
                    twin.apply(seat, action)
                    if not rival_of(twin, rival.seat).ready:
                        spot = str(position.spot(section))
                        return action, Reason("door-bar", {"spot": spot, "colour": colour})
    return None


def claim_with_door(sight: SimpleSight) -> Proposal | None:
    """Without a walk to make: claim the tunnel in progress with a door that is of no use elsewhere."""
    if not sight.may_hang or sight.walk is not None:
        return None
    position, seat, route = sight.position, sight.seat, sight.plan.route()
    tunnels = position.tunnels().of
    own = {
        tunnels[cell * STRIDE + section]
        for cell, side, _ in route
        if position.tile[cell] != EMPTY
        for section in [position.type_at(cell).section_at[position.rotation[cell]][side]]
        if section >= 0
    }
    movable = [
        door
        for door in doors.movable(position, seat)
        if door is None or tunnels[position.section(door)] not in own
    ]
    for section, side in doors.passed(position, route):
        if position.holder(section) == seat:
            return None
        for action in doors.put(position, seat, section, side, movable):
            return action, Reason("door-claim", {"spot": str(position.spot(section))})
    return None


def walk(sight: SimpleSight) -> Proposal | None:
    """Walk the men to where they are worth most."""
    best = sight.walk
    return None if best is None else (best.action, sight.walking.reason(best))


def step_against_stall(sight: SimpleSight) -> Proposal | None:
    """Take any step: a stalled game would bury the men."""
    stall = sight.view.stall
    if stall is None or not stall.near or stall.cause != "idle":
        return None
    step = sight.walking.anything(sight.legal)
    if step is None or not exposed(sight.position, sight.seat):
        return None
    return step.action, Reason("stall", {"man": step.action.man})


#: In this order: the first that proposes something decides; otherwise the turn ends.
IDEAS: Final[tuple[Idea[SimpleSight, Proposal], ...]] = (
    Idea("bar", bar_with_tile),
    Idea("dig", dig),
    Idea("clear-stock", clear_stock),
    Idea("door-bar", bar_with_door),
    Idea("door-claim", claim_with_door),
    Idea("walk", walk),
    Idea("stall", step_against_stall),
)


class Tunneller(Bot):
    """Greedy: one plan, its next missing tile, then the men where they are worth most.

    A man's value depends on where he stands alone, not on how he got there. A walk is made only if it leads
    somewhere better, so that no man returns to where he was in one turn.
    """

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self._ideas: tuple[Idea[SimpleSight, Proposal], ...] = IDEAS
        self._key: object = None
        self._plan: Plan | None = None
        #: Where all men stood when the walking of this turn began.
        self._began: Sequence[int] = ()
        #: The last decision seen, and the number of turns in which a rival could have ended the round and did
        #: not.
        self._ply = -1
        self._waited = 0

    @classmethod
    def idea_names(cls) -> tuple[str, ...]:
        return tuple(idea.name for idea in IDEAS)

    def switch_off(self, ideas: Collection[str]) -> None:
        self._ideas = without(self._ideas, ideas)

    def choose(self, view: View, legal: Legal) -> Action:
        return self.explain(view, legal)[0]

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        assert isinstance(view, Seen)
        assert view.seat is not None
        self._count(view)
        only = legal.only() if len(legal.verbs) == 1 and legal.verbs[0] in ("end", "draw") else None
        if only is not None:
            return only, Reason("only")
        turn = view.frames[-1]
        if not isinstance(turn, Turn):
            return self._answer(view, legal)
        if "draw" in legal.verbs:
            return self._draw(view, legal)
        position = determinize(view, self.chance)
        plan = self._planned(view, position)
        threat = threat_to(position, view.seat, view.stall, turn.last_tile)
        if threat.rival is not None:
            # A rival who does not end the round when he can is less likely to do it next turn.
            threat = replace(threat, risk=threat.risk * PATIENCE**self._waited)
        if not turn.stepped:
            self._began = view.men
        sight = SimpleSight(view, legal, plan, threat, self._began, self.chance)
        return first_proposal(self._ideas, sight) or (act.End(), Reason("end"))

    def _count(self, view: Seen) -> None:
        """Count for how long a rival has stood before the green without ending the round."""
        if view.ply > self._ply + 1 and view.seat is not None and self._plan is not None:
            others = [other for other in range(view.rules.players) if other != view.seat]
            position = determinize(view, self.chance)
            ready = any(rival_of(position, other).risk >= LIKELY_WALK for other in others)
            self._waited = self._waited + 1 if ready else 0
        self._ply = view.ply

    def _planned(self, view: Seen, position: SectionX) -> Plan:
        """Return the plan; recomputed only when something it depends on has changed."""
        seat = view.seat
        assert seat is not None
        others = view.men[: seat * MEN] + view.men[seat * MEN + MEN :]
        key = (
            view.tile,
            view.rotation,
            view.doors,
            view.door_side,
            view.keys,
            view.owners,
            view.stocks[seat],
            others,
        )
        if self._plan is None or self._key != key:
            kinds = {position.tiles.of[tile] for tile in position.stocks[seat]}
            self._plan = Plan(position, seat, _PLAN_PRICES, sorted(kinds, key=lambda kind: kind.code))
            self._key = key
        else:
            self._plan.position = position
        return self._plan

    # Small questions

    def _answer(self, view: Seen, legal: Legal) -> tuple[Action, Reason]:
        """Keep the seat's own doors in a fight; give up the door in the supply for a key."""
        assert view.seat is not None
        own = view.rules.colours[view.seat]
        answers = list(legal)
        for action in answers:
            if isinstance(action, act.ChooseFight) and action.colour == own:
                return action, Reason("own-doors")
            if isinstance(action, act.ChooseKeyDoor) and action.spot is None:
                return action, Reason("spare-door")
        return answers[0], Reason("either")

    def _draw(self, view: Seen, legal: Legal) -> tuple[Action, Reason]:
        """Draw from the largest pile; from open piles, a hideout first."""
        draws = [action for action in legal.groups_of("draw")[0] if isinstance(action, act.Draw)]

        def hideout(action: act.Draw) -> bool:
            faces = view.pile_faces[action.pile - 1]
            return bool(faces) and view.tiles.of[faces[0]].hideout

        best = max(draws, key=lambda action: (hideout(action), view.pile_sizes[action.pile - 1]))
        return best, Reason("draw-hideout" if hideout(best) else "draw", {"pile": best.pile})
