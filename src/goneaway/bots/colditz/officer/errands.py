"""An officer's errands: which man goes to which room, most urgent first."""

from __future__ import annotations

from collections.abc import Sequence

from ....colditz.words.places import EQUIPMENT, FAR
from ..board.bags import Bag
from ..sight.officer_view import OfficerView

#: The number of men who enter a tunnel together, or who fetch a card of Equipment together.
PAIR = 2

#: From this number of men on a team enters tunnels before it has its Kit.
MANY_MEN = 6

#: How many rounds before the end a man goes to wait where a last run begins.
LAST_ROUNDS = 12


def enough_men(sight: OfficerView) -> bool:
    """Is it time for tunnels?"""
    return sight.kit or sight.view.pows >= MANY_MEN


def showing(sight: OfficerView, symbol: str) -> list[list[int]]:
    """The fields to the rooms that show a symbol; the miniature castle has no room for some symbols."""
    to_room = sight.chart.to_room
    return [to_room[room] for room, symbols in enumerate(sight.ground.room_symbols) if symbol in symbols]


def errands(
    sight: OfficerView, men: Sequence[int], hopeless: set[tuple[int, int]], parts: Sequence[str], wanted: Bag
) -> list[tuple[int, list[int]]]:
    """(man, field to walk down): Kit rooms, the start of a last run, tunnels, Equipment.

    `hopeless` are pairs of a man and a field (by identity) that turned out to be blocked.
    """
    view, ground, chart = sight.view, sight.ground, sight.chart
    out: list[tuple[int, list[int]]] = []
    free = list(men)

    def send(fields: list[list[int]], number: int) -> None:
        """The nearest free men to the nearest of some rooms."""
        for _ in range(number):
            pairs = [
                (field[view.at[pow]], index, pow)
                for pow in free
                for index, field in enumerate(fields)
                if field[view.at[pow]] < FAR and (pow, id(field)) not in hopeless
            ]
            if not pairs:
                return
            _, index, pow = min(pairs)
            free.remove(pow)
            out.append((pow, fields[index]))

    rooms = {part: showing(sight, part) for part in parts}
    # Nearest component first, so that no man is taken from a room he already holds.
    for part in sorted(
        parts, key=lambda part: min((f[view.at[pow]] for pow in free for f in rooms[part]), default=FAR)
    ):
        send(rooms[part], 1)
    if view.escapes[sight.seat] == sight.goal - 1 and sight.kit and sight.left <= LAST_ROUNDS:
        send([chart.to_room[starting_room(sight)]], 1)
    if enough_men(sight):
        for card in sight.cards:
            tunnel = ground.tunnel_number.get(card.of) if card.kind == "tunnel" else None
            if tunnel is not None and view.tunnel_state[tunnel] == 0:
                send([chart.to_mouth[tunnel]], PAIR)
    cost = []
    for kind, number in enumerate(wanted):
        if number and view.stacks[kind]:
            fields = showing(sight, EQUIPMENT[kind])
            if not fields:
                continue  # no room of the miniature castle shows it
            near = sorted(min(field[view.at[pow]] for field in fields) for pow in free)[:PAIR]
            if len(near) == PAIR:
                cost.append((sum(near), kind, fields))
    for _, _, fields in sorted(cost, key=lambda one: one[:2]):
        send(fields, PAIR)
    return out


def starting_room(sight: OfficerView) -> int:
    """The room from which a Do or Die run is shortest."""
    ground = sight.ground
    return min(range(len(ground.rooms)), key=lambda room: _run(sight, ground.room_circles[room][0]))


def starting_circle(sight: OfficerView) -> int:
    """The circle of that room from which it is shortest."""
    return min(
        sight.ground.room_circles[starting_room(sight)],
        key=lambda circle: (sight.chart.no_stop[circle], _run(sight, circle)),
    )


def _run(sight: OfficerView, circle: int) -> int:
    """The length of a Do or Die run from a circle, for comparisons."""
    rules = sight.view.rules.dod
    return len(sight.ground.run_from(circle, rules.dod_route, rules.dod_climbs_ropes) or range(FAR))


def purpose(sight: OfficerView, field: list[int], parts: Sequence[str], wanted: Bag) -> tuple[str, str]:
    """Why somebody walks down a field: what in mind, and for which part of the Kit or which Equipment."""
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
