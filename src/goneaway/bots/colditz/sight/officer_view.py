"""The castle as an officer sees it in his turn: who stands where, who is in danger, who can go where."""

from __future__ import annotations

from collections.abc import Sequence

from ....colditz.referee.view import Seen
from ....colditz.table.layout import PLAIN, TUNNEL
from ....colditz.words.actions import Say, say
from ....colditz.words.places import (
    CELL,
    COMPONENTS,
    EQUIPMENT,
    FAR,
    FIRST_GUARD,
    GUARDS,
    INNER,
    LETTERS,
    RESERVE,
    TEAM,
)
from ....kernel import Legal
from ..board.bags import TYPES, Bag, clip, less
from ..board.chart import chart_of
from ..board.odds import roll_chance
from .asking import classic, steps_of
from .danger import at_large, liable, reach_of_arm

OPEN = 1


class Step:
    """How a place was reached: points, Equipment left, the place before, and where a rope was used."""

    __slots__ = ("back", "bag", "cost", "drop")

    def __init__(self, cost: int, bag: Bag, back: int, drop: tuple[int, int] | None) -> None:
        self.cost = cost
        self.bag = bag
        self.back = back
        #: The top of the last rope on the way, and the points spent by the time its foot was reached.
        self.drop = drop


class OfficerView:
    """What one officer infers from his view at one decision."""

    def __init__(self, view: Seen, seat: int, wary: bool = False) -> None:
        self.view = view
        self.seat = seat
        self.ground = view.ground
        self.chart = chart_of(view.ground, view.rules.movement.pow_on_garrison_black != "forbidden")
        self.size = view.ground.size
        ropes, cutters, keys, passes = view.equipment or (0, 0, 0, 0)
        self.held: Bag = (ropes, cutters, keys, passes)
        self.bag = clip(self.held)
        self.men = list(range(seat * TEAM, seat * TEAM + view.pows))
        self.out_men = [pow for pow in self.men if view.at[pow] >= 0]
        self.out_places = tuple(view.at[pow] for pow in self.out_men)
        self.cells = [pow for pow in self.men if view.at[pow] <= CELL]
        self.guards = tuple(place for place in view.at[FIRST_GUARD : FIRST_GUARD + GUARDS] if place >= 0)
        self.blocked = bytearray(2 * self.size)
        target = self.ground.target
        for place in view.at:
            if place >= 0 and (place >= self.size or target[place] < 0):
                self.blocked[place] = 1
        #: Where Security may post a guard from Barracks, if that is considered.
        self.posts: tuple[int, ...] = ()
        if wary and RESERVE in view.at[FIRST_GUARD : FIRST_GUARD + GUARDS]:
            self.posts = tuple(circle for circle in self.ground.posts if not self.blocked[circle])
        self.tunnels = sum(
            1 << tunnel
            for tunnel, state in enumerate(view.tunnel_state)
            if state == OPEN and view.detected[tunnel] < 0
        )
        self.cards = [view.opportunity[card] for card in view.hand]
        self.car = any(card.kind == "car" for card in self.cards)
        self.kit = view.kit[seat] > 0 or not view.rules.kit.kit_required
        self.equipped = any(self.held)
        #: Whether his men in the courtyard can be arrested; and from how far.
        self.liable = liable(view, seat)
        self.arm = reach_of_arm(view)
        #: What a roll of the guards counts, by day or by night: after a man at large, and otherwise.
        self.chasing = "both" if view.rules.attempts.attempt_lifts_guard_caps else view.terms.guard_dice
        self.dice = self.chasing if at_large(view) else view.terms.guard_dice
        self.goal = view.rules.victory.escape_goal
        self.left = view.rounds - view.round
        #: The chance that Security holds an Appel, if that is considered.
        self.roll_call = 0.0
        self._threat: list[int] = []
        self._distant: list[int] = []
        #: Cached answers of this decision.
        self._risks: dict[int, float] = {}
        self._reached: dict[tuple[int, int, bool], dict[int, Step]] = {}
        #: The Equipment the officer wants to collect.
        self.plan: Bag | None = None
        self._free = {
            (start, end) for start, end, team, _, shared in view.openings if team == seat and shared
        }

    # Names

    def name(self, pow: int) -> str:
        return f"{LETTERS[self.view.nations[pow // TEAM]]}{pow % TEAM + 1}"

    def place_name(self, place: int) -> str:
        if place >= self.size:
            return f"{self.ground.names[place - self.size]}/tunnel"
        return self.ground.names[place]

    # Questions

    def out(self, bag: Bag) -> list[int]:
        return self.chart.out(bag, self.tunnels, self.car)

    def in_tunnel(self, pow: int) -> bool:
        return self.view.at[pow] >= self.size

    def room(self, pow: int) -> int:
        place = self.view.at[pow]
        return self.ground.room[place] if 0 <= place < self.size else -1

    def fugitive(self, pow: int) -> bool:
        place = self.view.at[pow]
        return 0 <= place < self.size and self.ground.zone[place] != INNER and not self.view.returning[pow]

    def threat(self) -> list[int]:
        """Return the points until the nearest guard is on each circle.

        Rooms count as open, for it may follow.
        """
        if not self._threat:
            self._threat = self.chart.threat(self.guards, self.posts)
        return self._threat

    def distant(self) -> list[int]:
        """The same, however far away the nearest guard is."""
        if not self._distant:
            self._distant = self.chart.threat(self.guards, self.posts, FAR)
        return self._distant

    def risk(self, place: int, step: Step | None = None) -> float:
        """Return the chance that Security has enough points to arrest a man who stops there."""
        if step is not None and step.drop is not None:
            return self._risk(place, step.drop, step.cost)
        known = self._risks.get(place)
        if known is None:
            known = self._risks[place] = self._risk(place, None, 0)
        return known

    def _risk(self, place: int, drop: tuple[int, int] | None, cost: int) -> float:
        if place >= self.size or self.ground.target[place] >= 0:
            return 0.0
        ground = self.ground
        if ground.zone[place] == INNER:
            if self.chart.safe[place] or not self.liable:
                return 0.0
            return roll_chance(self.threat()[place] - self.arm, self.dice)
        if ground.hideaway[place] >= 0:
            return 0.0
        distance = self.threat()[place]
        if drop is not None:
            top, at_foot = drop
            distance = min(distance, self.threat()[top] + 1 + cost - at_foot)
        return roll_chance(distance - self.arm, self.chasing)

    # Ways

    def reach(self, pow: int, points: int, outside: bool) -> dict[int, Step]:
        """Return the places a man can get to.

        Without `outside` he stays in the courtyard and pays nothing.
        """
        asked = (pow, points, outside)
        known = self._reached.get(asked)
        if known is None:
            way = self._reach if outside else self._reach_inside
            known = self._reached[asked] = way(pow, points)
        return known

    def _reach_inside(self, pow: int, points: int) -> dict[int, Step]:
        blocked, indoors, bag = self.blocked, self.chart.indoors, self.bag
        start = self.view.at[pow]
        known = {start: Step(0, bag, -1, None)}
        edge = [start]
        for cost in range(1, points + 1):
            following = []
            for here in edge:
                for to in indoors[here]:
                    if to not in known and not blocked[to]:
                        known[to] = Step(cost, bag, here, None)
                        following.append(to)
            edge = following
            if not edge:
                break
        return known

    def _reach(self, pow: int, points: int) -> dict[int, Step]:
        view, chart, size = self.view, self.chart, self.size
        blocked, free, paid = self.blocked, self._free, self._paid(pow)
        gate, on_cross = self.ground.gate, self.ground.on_cross
        start = view.at[pow]
        known = {start: Step(0, self.bag, -1, None)}
        edge = [start]
        for cost in range(1, points + 1):
            following = []
            for here in edge:
                if here < size and self.ground.target[here] >= 0:
                    continue
                step = known[here]
                for to, card, number, kind in chart.steps[here]:
                    if to in known or blocked[to]:
                        continue
                    bag, drop = step.bag, step.drop
                    if number:
                        passed = gate[here] if on_cross else gate[to]
                        if (here, to) in free or (kind == PLAIN and passed in paid):
                            pass
                        elif bag[card] < number:
                            continue
                        else:
                            bag = less(bag, card, number)
                        if kind != PLAIN:
                            drop = (here, cost)
                    elif kind == TUNNEL and here < size and not self._open(to):
                        continue
                    known[to] = Step(cost, bag, here, drop)
                    following.append(to)
            edge = following
            if not edge:
                break
        return known

    def _paid(self, pow: int) -> Sequence[int]:
        """Return the gates that are open to a man."""
        view = self.view
        ledger = view.ledger
        if not ledger.gate_men and not ledger.gate_teams:
            return view.gate_paid
        own = [gate for gate, man in ledger.gate_men if man == pow]
        own += [gate for gate, team, _ in ledger.gate_teams if team == self.seat]
        return (*view.gate_paid, *own)

    def _open(self, place: int) -> bool:
        return bool(self.tunnels >> self.ground.tunnel[place - self.size] & 1)

    def missing_parts(self) -> list[str]:
        """Return Kit components that no card in hand stands for."""
        if self.kit or not self.view.kits:
            return []
        held = {part for card in self.cards if card.kind == "kit-part" for part in card.of.split()}
        return [part for part in COMPONENTS if part not in held]

    def covered(self, symbol: str) -> bool:
        """Return whether one of his men is in a room that shows this symbol."""
        rooms = [self.room(pow) for pow in self.men]
        return any(room >= 0 and symbol in self.ground.room_symbols[room] for room in rooms)

    def path(self, known: dict[int, Step], end: int) -> list[int]:
        out = [end]
        while known[out[-1]].back >= 0:
            out.append(known[out[-1]].back)
        out.reverse()
        return out

    def travel(self, legal: Legal, pow: int, path: list[int]) -> Say | None:
        """Return the first part of a way as an action: plain steps together, anything special by itself."""
        name = self.name(pow)
        if not classic(self.view.rules):
            # Except under the Classic rules a way is gone step by step, as far as it is open.
            wanted = say("step", name, self.place_name(path[1]))
            return wanted if wanted in steps_of(legal, name) else None
        plain = [path[0]]
        for to in path[1:]:
            here = plain[-1]
            _, _, number, kind = next(edge for edge in self.chart.steps[here] if edge[0] == to)
            if number or kind != PLAIN or here >= self.size or self.chart.no_stop[to]:
                break
            plain.append(to)
        if len(plain) > 2:
            return say("move", name, *map(self.place_name, plain[1:]))
        wanted = say("step", name, self.place_name(path[1]))
        return wanted if wanted in steps_of(legal, name) else None

    def best_bag_length(self, bag: Bag) -> int:
        field = self.out(bag)
        return min(map(field.__getitem__, self.out_places), default=FAR)


def useful(words: Sequence[str], wanted: Bag) -> int:
    return sum(min(list(words).count(EQUIPMENT[card]), wanted[card]) for card in range(TYPES))


def own(sight: OfficerView, name: str) -> bool:
    """Return whether this is one of his own men: other officers look after theirs."""
    return name[0] == sight.name(sight.seat * TEAM)[0]


def place_called(sight: OfficerView, name: str) -> int:
    circle, _, level = name.partition("/")
    return sight.ground.number[circle] + (sight.size if level else 0)


def steps_back(sight: OfficerView, place: int) -> int:
    """Return the distance from the beginning of a tunnel."""
    return 1 + sight.ground.tunnel_order[place - sight.size] if place >= sight.size else 0
