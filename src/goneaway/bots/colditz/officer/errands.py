"""An officer's errands: which man goes to which room, the most urgent first."""

from __future__ import annotations

from collections.abc import Sequence

from ....colditz.words.places import EQUIPMENT, FAR
from ..board.bags import Bag
from ..sight.officer_view import OfficerView

#: The number of men who enter a tunnel together, or who fetch a card of Equipment together.
PAIR = 2

#: From this number of men on a team enters tunnels before it has its Kit.
MANY_MEN = 6

#: How many rounds before the end a man goes to wait where a last run starts.
LAST_ROUNDS = 12


def enough_men(sight: OfficerView) -> bool:
    """Return whether it is time for tunnels."""
    return sight.kit or sight.view.pows >= MANY_MEN


def showing(sight: OfficerView, symbol: str) -> list[list[int]]:
    """Return the fields to the rooms that show a symbol.

    The miniature castle has no room for some symbols.
    """
    to_room = sight.chart.to_room
    return [to_room[room] for room, symbols in enumerate(sight.ground.room_symbols) if symbol in symbols]


class _Squad:
    """Men without an errand, and those already sent."""

    def __init__(self, at: Sequence[int], men: Sequence[int], hopeless: set[tuple[int, int]]) -> None:
        self.at = at
        self.free = list(men)
        self.hopeless = hopeless
        #: (man, field to walk down), in the order in which they were sent.
        self.sent: list[tuple[int, list[int]]] = []

    def send(self, fields: list[list[int]], number: int) -> None:
        """Send the nearest free men to the nearest of some rooms."""
        at = self.at
        for _ in range(number):
            pairs = [
                (field[at[pow]], index, pow)
                for pow in self.free
                for index, field in enumerate(fields)
                if field[at[pow]] < FAR and (pow, id(field)) not in self.hopeless
            ]
            if not pairs:
                return
            _, index, pow = min(pairs)
            self.free.remove(pow)
            self.sent.append((pow, fields[index]))

    def distances(self, fields: list[list[int]]) -> list[int]:
        """Return how far the free men are from the nearest of some rooms, the nearest first."""
        return sorted(min((field[self.at[pow]] for field in fields), default=FAR) for pow in self.free)


def errands(
    sight: OfficerView, men: Sequence[int], hopeless: set[tuple[int, int]], parts: Sequence[str], wanted: Bag
) -> list[tuple[int, list[int]]]:
    """Return (man, field to walk down): Kit rooms, the start of a last run, tunnels, Equipment.

    `hopeless` are pairs of a man and a field (by identity) that turned out to be blocked.
    """
    view, chart = sight.view, sight.chart
    squad = _Squad(view.at, men, hopeless)
    rooms = [showing(sight, part) for part in parts]
    # Nearest component first, so that no man is taken from a room he already holds.
    rooms.sort(key=lambda fields: min(squad.distances(fields), default=FAR))
    for fields in rooms:
        squad.send(fields, 1)
    if view.escapes[sight.seat] == sight.goal - 1 and sight.kit and sight.left <= LAST_ROUNDS:
        squad.send([chart.to_room[starting_room(sight)]], 1)
    for tunnel in tunnels_to_open(sight):
        squad.send([chart.to_mouth[tunnel]], PAIR)
    for fields in _equipment_rooms(sight, squad, wanted):
        squad.send(fields, PAIR)
    return squad.sent


def tunnels_to_open(sight: OfficerView) -> list[int]:
    """Return the unopened tunnels for which he has a card, once it is time for them."""
    number, state = sight.ground.tunnel_number, sight.view.tunnel_state
    cards = [card for card in sight.cards if card.kind == "tunnel" and card.of in number]
    return [number[card.of] for card in cards if state[number[card.of]] == 0] if enough_men(sight) else []


def _equipment_rooms(sight: OfficerView, squad: _Squad, wanted: Bag) -> list[list[list[int]]]:
    """Return the rooms of every wanted and available type of Equipment, the easiest to reach first."""
    cost = []
    for kind, number in enumerate(wanted):
        # The miniature castle shows some types in no room.
        fields = showing(sight, EQUIPMENT[kind]) if number and sight.view.stacks[kind] else []
        near = squad.distances(fields)[:PAIR] if fields else []
        if len(near) == PAIR:
            cost.append((sum(near), kind, fields))
    return [fields for _, _, fields in sorted(cost, key=lambda one: one[:2])]


def starting_room(sight: OfficerView) -> int:
    """Return the room from which a Do or Die run is shortest."""
    ground = sight.ground
    return min(range(len(ground.rooms)), key=lambda room: _run(sight, ground.room_circles[room][0]))


def starting_circle(sight: OfficerView) -> int:
    """Return the circle of that room from which the run is shortest."""
    return min(
        sight.ground.room_circles[starting_room(sight)],
        key=lambda circle: (sight.chart.no_stop[circle], _run(sight, circle)),
    )


def _run(sight: OfficerView, circle: int) -> int:
    """Return the length of a Do or Die run from a circle, for comparisons."""
    rules = sight.view.rules.dod
    return len(sight.ground.run_from(circle, rules.dod_route, rules.dod_climbs_ropes) or range(FAR))


def purpose(sight: OfficerView, field: list[int], parts: Sequence[str], wanted: Bag) -> tuple[str, str]:
    """Return why a man walks down a field: the purpose, and the part of the Kit or the Equipment."""
    chart, ground = sight.chart, sight.ground
    if any(field is mouth for mouth in chart.to_mouth):
        return "mouth", ""
    room = next(number for number, to_room in enumerate(chart.to_room) if to_room is field)
    symbols = ground.room_symbols[room]
    for part in parts:
        if part in symbols:
            return "kit", part
    for card, number in enumerate(wanted):
        if number and EQUIPMENT[card] in symbols:
            return "equipment", EQUIPMENT[card]
    return "start", ""
