"""The simple player of Section X: digs towards a zone, walks, and hides before the collapse."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush

from ..kernel import Action, Chance, Legal, View
from ..sectionx import actions as act
from ..sectionx.island import ISLAND, SEA, SIDES, STRIDE, ZONE
from ..sectionx.laying import Fit, fit_of, foreign_cells
from ..sectionx.options import MEN
from ..sectionx.places import AT_HOME, FREE, GREEN
from ..sectionx.position import SectionX
from ..sectionx.sampling import determinize
from ..sectionx.tiles import EMPTY, TileType
from ..sectionx.turn import STOCK_LIMIT, Turn
from ..sectionx.view import Seen
from ..sectionx.walking import Border, shut
from ..sectionx.zones import why_not_enter
from .bot import Bot

# What stands between a prisoner and the green, counted in steps.
LAY_FROM_STOCK = 3
LAY_UNKNOWN = 8
TURN = 4
FAR = 10_000

#: Men a careful player lets out at once while his tunnel leads nowhere yet, and when it does.
PATIENT = 2
EAGER = 4


def _pairs(kind: TileType, rotation: int) -> int:
    """Which side leads to which through a tile: bit `in * 6 + out`."""
    out = 0
    sections = kind.section_at[rotation]
    for one in range(6):
        for other in range(6):
            if one != other and sections[one] >= 0 and sections[one] == sections[other]:
                out |= 1 << one * 6 + other
    return out


@cache
def _tile_pairs(kind: TileType) -> tuple[int, ...]:
    return tuple(_pairs(kind, rotation) for rotation in range(6))


@cache
def _fitting_pairs(fit: Fit, kind: TileType, beside: int, facing: int, outside: int, landing: int) -> int:
    """The same for a tile that may be turned as its surroundings allow."""
    out = 0
    for rotation in fit.rotations(kind, beside, facing, outside, landing):
        out |= _tile_pairs(kind)[rotation]
    return out


@cache
def _any_pairs(walls: int) -> int:
    """What some tile or other might join, if it need not open towards these sides."""
    free = [side for side in range(6) if not walls >> side & 1]
    return sum(1 << one * 6 + other for one in free for other in free if one != other)


@cache
def _entries(pairs: int, out: int) -> tuple[int, ...]:
    """The sides from which one gets out by `out`."""
    return tuple(side for side in range(6) if pairs >> side * 6 + out & 1)


class Plan:
    """How far it is to the green from anywhere, digging included.

    `entering[cell * 6 + side]` is the price of getting out for a man who just came into the cell
    by that side; `way` the side by which he would go on.
    """

    def __init__(self, position: SectionX, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.fit = fit_of(position.rules)
        self.zones = [why_not_enter(position, seat, zone) is None for zone in range(len(position.owners))]
        self.kinds = sorted(
            {position.tiles.of[tile] for tile in position.stocks[seat]}, key=lambda kind: kind.code
        )
        self.foreign = foreign_cells(position, seat)
        self._edits: dict[int, tuple[tuple[int, int], ...]] = {}
        cells = position.island.cells
        self.entering = [FAR] * (cells * 6)
        self.way = [-1] * (cells * 6)
        self._search()

    def around(self, cell: int) -> tuple[int, int, int, int]:
        position = self.position
        island = position.island
        return position.beside[cell], position.facing[cell], island.outside[cell], island.landing[cell]

    def edits(self, cell: int) -> tuple[tuple[int, int], ...]:
        """(price, pairs) of what could lead through a cell, cheapest first."""
        found = self._edits.get(cell)
        if found is not None:
            return found
        position = self.position
        around = self.around(cell)
        if position.tile[cell] == EMPTY:
            stock = 0
            for kind in self.kinds:
                stock |= _fitting_pairs(self.fit, kind, *around)
            found = ((LAY_FROM_STOCK, stock), (LAY_UNKNOWN, _any_pairs(around[0] & ~around[1])))
        else:
            kind = position.type_at(cell)
            found = ((0, _tile_pairs(kind)[position.rotation[cell]]),)
            if cell not in self.foreign and not position.men_on(cell):
                found = (*found, (TURN, _fitting_pairs(self.fit, kind, *around)))
        self._edits[cell] = found
        return found

    def _blocked(self, cell: int, side: int, other: int) -> bool:
        """A foreign door on the border, as far as the tiles lie now."""
        if not self.foreign:
            return False
        position = self.position
        left = (
            position.type_at(cell).section_at[position.rotation[cell]][side]
            if position.tile[cell] >= 0
            else -1
        )
        back = (side + 3) % 6
        met = -1
        if position.tile[other] >= 0:
            met = position.type_at(other).section_at[position.rotation[other]][back]
        border = Border(
            cell * STRIDE + left if left >= 0 else -1, side, other * STRIDE + met if met >= 0 else -1, back
        )
        return shut(position, self.seat, border)

    def _search(self) -> None:
        """From the zones back to everywhere (Dijkstra)."""
        position = self.position
        island = position.island
        queue: list[tuple[int, int, int]] = []
        entering, way, edits = self.entering, self.way, self._edits

        def come_from(cell: int, out: int, beyond: int) -> None:
            """A man in `cell` can go out by `out` and has `beyond` to pay from there."""
            for price, pairs in edits.get(cell) or self.edits(cell):
                total = price + 1 + beyond
                for side in _entries(pairs, out):
                    node = cell * 6 + side
                    if total < entering[node]:
                        entering[node] = total
                        way[node] = out
                        heappush(queue, (total, cell, side))

        for zone, usable in enumerate(self.zones):
            if not usable:
                continue
            for corner in island.zone_cells[zone]:
                for side, cell in enumerate(island.neighbours[corner]):
                    if cell >= 0 and island.kind[cell] == SEA:
                        come_from(cell, (side + 3) % 6, 0)
        while queue:
            total, cell, side = heappop(queue)
            if total > entering[cell * 6 + side]:
                continue
            other = island.neighbours[cell][side]
            if other >= 0 and island.kind[other] == SEA:
                back = (side + 3) % 6
                if not self._blocked(other, back, cell):
                    come_from(other, back, total)

    # Questions

    def from_home(self) -> tuple[int, int, int]:
        """(price, cell, side) of the best mouth."""
        island = self.position.island
        best = (FAR, -1, -1)
        for cell in island.shore:
            for side in range(6):
                if island.mouths[cell] >> side & 1:
                    best = min(best, (self.entering[cell * 6 + side] + 1, cell, side))
        return best

    def from_section(self, section: int) -> int:
        """The price from where a man stands, without turning the tile under him."""
        position = self.position
        island = position.island
        cell, index = divmod(section, STRIDE)
        mask = position.type_at(cell).masks[position.rotation[cell]][index]
        best = FAR
        for side, other in enumerate(island.neighbours[cell]):
            if not mask >> side & 1 or other < 0:
                continue
            if island.kind[other] == ZONE and self.zones[island.zone_at[other]]:
                best = min(best, 1)
            elif island.kind[other] == ISLAND:
                best = min(best, 1 + self.from_home()[0])
            elif island.kind[other] == SEA and not self._blocked(cell, side, other):
                best = min(best, 1 + self.entering[other * 6 + (side + 3) % 6])
        return best

    def price(self, place: int) -> int:
        if place >= 0:
            return self.from_section(place)
        return self.from_home()[0] if place == AT_HOME else FAR

    def route(self) -> list[tuple[int, int, int]]:
        """(cell, side in, side out) from the best mouth to the green."""
        _, cell, side = self.from_home()
        out: list[tuple[int, int, int]] = []
        while cell >= 0 and self.way[cell * 6 + side] >= 0 and len(out) < self.position.island.cells:
            on = self.way[cell * 6 + side]
            out.append((cell, side, on))
            other = self.position.island.neighbours[cell][on]
            if other < 0 or self.position.island.kind[other] != SEA:
                break
            cell, side = other, (on + 3) % 6
        return out


class Tunneller(Bot):
    """Greedy: one plan, the next missing tile of it, then the men along it."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self._key: object = None
        self._plan: Plan | None = None

    def choose(self, view: View, legal: Legal) -> Action:
        assert isinstance(view, Seen)
        assert view.seat is not None
        only = legal.only() if len(legal.verbs) == 1 and legal.verbs[0] in ("end", "draw") else None
        if only is not None:
            return only
        frame = view.frames[-1]
        if not isinstance(frame, Turn):
            return self._answer(view, legal)
        if "draw" in legal.verbs:
            return self._draw(view, legal)
        position = determinize(view, self.chance)
        plan = self._planned(view, position)
        if not frame.tile_used and "place" in legal.verbs:
            action = self._tile_action(plan, legal)
            if action is not None:
                return action
        step = self._step(plan, frame, legal)
        if step is not None:
            return step
        if not frame.stepped:
            door = self._door(plan, legal)
            if door is not None:
                return door
        return act.End()

    def _planned(self, view: Seen, position: SectionX) -> Plan:
        """The plan, made anew only when tiles, doors, keys or zones have changed."""
        assert view.seat is not None
        key = (
            view.tile,
            view.rotation,
            view.doors,
            view.door_side,
            view.keys,
            view.owners,
            view.stocks[view.seat],
        )
        if self._plan is None or self._key != key:
            self._plan = Plan(position, view.seat)
            self._key = key
        else:
            self._plan.position = position
        return self._plan

    # Small questions

    def _answer(self, view: Seen, legal: Legal) -> Action:
        """Keep one's own doors in a fight; give up the door in the supply for a key."""
        assert view.seat is not None
        own = view.rules.colours[view.seat]
        answers = list(legal)
        for action in answers:
            if isinstance(action, act.ChooseFight) and action.colour == own:
                return action
            if isinstance(action, act.ChooseKeyDoor) and action.spot is None:
                return action
        return answers[0]

    def _draw(self, view: Seen, legal: Legal) -> Action:
        """From the largest pile; of open piles, a hideout first."""
        draws = [action for action in legal.groups_of("draw")[0] if isinstance(action, act.Draw)]

        def worth(action: act.Draw) -> tuple[int, int]:
            faces = view.pile_faces[action.pile - 1]
            hideout = bool(faces) and view.tiles.of[faces[0]].hideout
            return int(hideout), view.pile_sizes[action.pile - 1]

        return max(draws, key=worth)

    # Digging

    def _tile_action(self, plan: Plan, legal: Legal) -> Action | None:
        position, seat = plan.position, plan.seat
        names = position.island.names
        for cell, side, on in plan.route():
            wanted = 1 << side * 6 + on
            around = plan.around(cell)
            if position.tile[cell] == EMPTY:
                best: tuple[tuple[int, int], act.Place] | None = None
                for kind in plan.kinds:
                    for rotation in plan.fit.rotations(kind, *around):
                        if rotation in kind.rotations and _tile_pairs(kind)[rotation] & wanted:
                            # A hideout on the way is worth most; openings for others least.
                            merit = (int(kind.hideout), -kind.open[rotation].bit_count())
                            if best is None or merit > best[0]:
                                best = (merit, act.Place(kind.code, names[cell], rotation))
                if best is not None:
                    return best[1]
            elif not _tile_pairs(position.type_at(cell))[position.rotation[cell]] & wanted:
                kind = position.type_at(cell)
                for rotation in plan.fit.rotations(kind, *around):
                    turn = act.Rotate(names[cell], rotation)
                    if _tile_pairs(kind)[rotation] & wanted and position.why_not(seat, turn) is None:
                        return turn
        return self._clear_stock(plan, legal)

    def _clear_stock(self, plan: Plan, legal: Legal) -> Action | None:
        """A full stock of tiles that lead nowhere draws no better ones: lay one out of the way."""
        position = plan.position
        if len(position.stocks[plan.seat]) < STOCK_LIMIT:
            return None
        on_route = {position.island.names[cell] for cell, _, _ in plan.route()}
        for group in legal.groups_of("place"):
            size = len(group)
            start = self.chance.pick("bot", size) if size else 0
            for index in range(min(size, 20)):
                action = group[(start + index) % size]
                if isinstance(action, act.Place) and action.cell not in on_route:
                    return action
        return None

    # Walking

    def _step(self, plan: Plan, turn: Turn, legal: Legal) -> Action | None:
        if "step" not in legal.verbs:
            return None
        position, seat = plan.position, plan.seat
        danger = turn.last_tile or _danger(position, seat)
        prices: dict[int, int] = {}

        def price(place: int) -> int:
            if place not in prices:
                prices[place] = plan.price(place)
            return prices[place]

        def safe(place: int) -> bool:
            return place < 0 or position.type_at(place // STRIDE).hideout

        complete = plan.from_home()[0] < LAY_FROM_STOCK * 4 and not any(
            position.tile[cell] == EMPTY for cell, _, _ in plan.route()
        )
        out = sum(not safe(place) for place in position.men[seat * MEN : seat * MEN + MEN])
        green = position.in_green(seat)
        best: tuple[float, Action] | None = None
        seen: set[tuple[int, int, int]] = set()
        for group in legal.groups_of("step"):
            man = position.man_number(group.head.split()[1])
            here = position.men[man]
            left = 2 - turn.walked[man % MEN]
            for action in group:
                assert isinstance(action, act.Step)
                to = _target(position, action)
                if (here, to, left) in seen:
                    continue  # one man at home is as good as the next
                seen.add((here, to, left))
                worth = 0.0
                if to <= GREEN:
                    wins = position.count(seat, FREE) + green + 1 >= position.rules.goal
                    worth = 1000.0 if wins else 500.0
                    if not wins and green + 1 >= position.rules.threshold:
                        worth = 200.0  # the round ends with it: let the others get to safety first
                elif safe(to) and not safe(here) and (danger or green + 1 >= position.rules.threshold):
                    worth = 300.0
                    if not danger and price(here) <= 3:
                        worth = 0.0
                elif not danger or safe(to) or price(to) <= left - 1:
                    gain = price(here) - price(to)
                    crowded = here == AT_HOME and out >= (EAGER if complete else PATIENT)
                    if gain > 0 and not crowded:
                        worth = 100.0 - min(price(to), 90) + min(gain, 5) / 10
                if worth > 0 and (best is None or worth > best[0]):
                    best = (worth, action)
        return None if best is None else best[1]

    def _door(self, plan: Plan, legal: Legal) -> Action | None:
        """Nothing to walk: claim the tunnel one is digging, at its mouth."""
        if "door" not in legal.verbs:
            return None
        position = plan.position
        for cell, side, on in plan.route():
            if position.tile[cell] == EMPTY:
                continue
            section = position.type_at(cell).section_at[position.rotation[cell]][side]
            if section < 0 or position.type_at(cell).section_at[position.rotation[cell]][on] != section:
                continue
            if position.holder(cell * STRIDE + section) == plan.seat:
                return None
            spot = position.spot(cell * STRIDE + section)
            action = act.SetDoor(spot, SIDES[side])
            if position.why_not(plan.seat, action) is None:
                return action
        return None


def _target(position: SectionX, action: act.Step) -> int:
    if isinstance(action.to, act.Spot):
        return position.section(action.to)
    if action.to == act.HOME:
        return AT_HOME
    return GREEN - position.island.zone_number[action.to.removeprefix("zone:")]


def _danger(position: SectionX, seat: int) -> bool:
    """Might the tunnels collapse before this seat's next turn?"""
    if sum(map(len, position.piles)) <= position.seats:
        return True
    for other in range(position.seats):
        if other == seat:
            continue
        missing = position.rules.threshold - position.in_green(other)
        near = sum(
            place >= 0 and position.island.green_distance[place // STRIDE] <= 2
            for place in position.men[other * MEN : other * MEN + MEN]
        )
        if missing <= near and missing <= 2:
            return True
    return False
