"""From the drawing to the board: links, names, gates, ropes, tunnels, start rows."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from .drawing import (
    CAR_FRONT,
    CAR_REAR,
    CAR_SIDE,
    CELL_DOOR,
    POST,
    TUNNEL,
    TUNNEL_HEAD,
    UNDERGROUND,
    WIRE_CUT,
    Area,
    BoardFault,
    Cell,
    Drawing,
    Spot,
)
from .model import ROW_HEIGHT, Board, CellBlock, Circle, Cut, Gate, Room, Rope, bit_set, grouped, members

B = TypeVar("B", bound=Board)

# A rope leads away from the prisoners: from the lower of these to the higher.
DESCENT = {
    "inner": 0,
    "roof": 1,
    "lane": 2,
    "garrison": 2,
    "sickbay-terrace": 2,
    "canteen-terrace": 2,
    "perimeter": 3,
    "outside": 4,
}
CARDS = {"k": "key", "p": "pass"}
TUNNEL_REACH = 2.5
WIRE_REACH = 1.8  # a cut joins two circles across the fence, two rows apart


def touching(spot: Spot) -> tuple[Spot, Spot, Spot, Spot, Spot, Spot]:
    """The six neighbours on the lattice."""
    x, row = spot
    return (x - 2, row), (x + 2, row), (x - 1, row - 1), (x + 1, row - 1), (x - 1, row + 1), (x + 1, row + 1)


def apart(one: Spot, other: Spot) -> float:
    """Distance of two spots, in steps of the lattice."""
    return math.hypot((one[0] - other[0]) / 2, (one[1] - other[1]) * ROW_HEIGHT)


def place_names(drawing: Drawing) -> dict[Spot, str]:
    """Spot -> the name it shares with the circles of its area; gates and targets carry their number."""
    names: dict[Spot, str] = {}
    plain: list[tuple[Spot, Area]] = []
    for spot, cell, area in drawing.circles():
        if area.kind in ("gate", "target"):
            if cell.mark.isdigit():
                names[spot] = area.name + cell.mark
            else:
                plain.append((spot, area))
        else:
            names[spot] = area.name
    for spot, area in plain:  # a gate circle that bears another mark belongs to the gate it touches
        beside = {
            names[near]
            for near in touching(spot)
            if near in names and drawing.areas[drawing.cells[near].sign] is area
        }
        if len(beside) != 1:
            raise BoardFault(f"the {area.kind} circle at {spot} touches no numbered one")
        names[spot] = beside.pop()
    return names


class Linking:
    """Which neighbours on the lattice are connected on foot."""

    def __init__(self, drawing: Drawing, called: Mapping[Spot, str]) -> None:
        self.drawing = drawing
        self.called = called
        self.joined: set[frozenset[str]] = set()
        for pair in drawing.legend["open"]:
            self.joined.add(frozenset(pair.split()))
        for ground in drawing.legend["grounds"]:
            self.joined.update(frozenset((a, b)) for a in ground for b in ground if a != b)
        known = set(called.values())
        for name in sorted({name for pair in self.joined for name in pair} - known):
            raise BoardFault(f"the legend opens a door of {name!r}, which is not in the drawing")

    def linked(self, one: Spot, other: Spot) -> bool:
        cells, areas = self.drawing.cells, self.drawing.areas
        for spot in (one, other):
            if cells[spot].mark == UNDERGROUND or areas[cells[spot].sign].held:
                return False
            if areas[cells[spot].sign].kind == "track":
                return False
        a, b = self.called[one], self.called[other]
        gates = [areas[cells[spot].sign].kind == "gate" for spot in (one, other)]
        return a == b or any(gates) or frozenset((a, b)) in self.joined

    def all(self) -> dict[Spot, list[Spot]]:
        return {
            spot: [near for near in touching(spot) if near in self.called and self.linked(spot, near)]
            for spot in self.called
        }


def numbered(
    drawing: Drawing, called: Mapping[Spot, str], near: Mapping[Spot, list[Spot]], dug: Mapping[Spot, str]
) -> dict[Spot, str]:
    """Spot -> its name. A name with one circle needs no number; the others are numbered as the legend says:
    by rows, by columns, along the walk that begins where the area touches its `start`, or from it in
    flight order."""
    members_of: dict[str, list[Spot]] = {}
    ways: dict[str, tuple[str, str]] = {}
    for spot, name in called.items():
        area = drawing.areas[drawing.cells[spot].sign]
        ways[name] = area.count, area.start
        if spot not in dug:
            members_of.setdefault(name, []).append(spot)
    names: dict[Spot, str] = dict(dug)
    for name, spots in members_of.items():
        count, start = ways[name]
        if count == "columns":
            spots.sort()
        elif count == "walk":
            spots = walked(spots, near, {spot for spot, other in called.items() if other == start})
        elif count == "flight":
            first = next(spot for spot, other in called.items() if other == start)
            spots = chained(first, set(spots))[1:]
        for number, spot in enumerate(spots, 1):
            names[spot] = name if len(spots) == 1 else f"{name}-{number}"
    return names


def walked(spots: Sequence[Spot], near: Mapping[Spot, list[Spot]], start: set[Spot]) -> list[Spot]:
    """The spots in the order of a walk from where they touch the start; unconnected spots come last."""
    own = set(spots)
    found = [spot for spot in spots if not start.isdisjoint(near[spot])]
    seen = set(found)
    for here in found:
        ahead = sorted((there for there in near[here] if there in own and there not in seen), key=turned)
        found += ahead
        seen.update(ahead)
    return found + [spot for spot in spots if spot not in seen]


def turned(spot: Spot) -> tuple[int, int]:
    return spot[1], spot[0]


def chained(start: Spot, left: set[Spot], reach: float = math.inf) -> list[Spot]:
    """From the start, move repeatedly to the nearest spot in `left` within reach; removes used spots."""
    path = [start]
    while left:
        here = path[-1]
        ahead = min(left, key=lambda spot: (apart(here, spot), spot))
        if apart(here, ahead) > reach:
            break
        path.append(ahead)
        left.remove(ahead)
    return path


def tunnel_spots(drawing: Drawing) -> dict[str, list[Spot]]:
    """Tunnel -> its spots from inside to the exit: from its head, each time the nearest spot left."""
    left = {
        spot
        for spot, cell in drawing.cells.items()
        if cell.mark in (TUNNEL, UNDERGROUND) and cell.sign != TUNNEL
    }
    heads = [(spot, cell) for spot, cell in drawing.cells.items() if cell.mark == TUNNEL_HEAD]
    tunnels: dict[str, list[Spot]] = {}
    for head, cell in heads:
        path = chained(head, left, TUNNEL_REACH)
        tunnels[drawing.areas[cell.sign].name] = path
    if left:
        raise BoardFault(f"tunnel circles that no tunnel reaches: {sorted(left)}")
    return tunnels


def flags_of(cell: Cell, area: Area, called: str, feet: int | None) -> frozenset[str]:
    flags = set()
    if area.kind in ("appel", "hideaway", "target"):
        flags.add(area.kind)
    if area.kind == "gate":
        flags.add(CARDS[called[0]])
    if area.light and cell.mark != UNDERGROUND:
        flags.add("light")
    if cell.mark == POST:
        flags.add("post")
    if cell.mark in (TUNNEL, TUNNEL_HEAD):
        flags.add("tunnel")
    if cell.mark == UNDERGROUND:
        flags.add("underground")
    if feet is not None:
        flags.add(f"drop{feet}")
    return frozenset(flags)


def rope_spots(drawing: Drawing) -> list[tuple[str, Spot, Spot, int]]:
    """(letter, top, landing, feet) of every rope of the legend."""
    ends: dict[str, list[Spot]] = {}
    for spot, cell, area in drawing.circles():
        if cell.mark.isalpha():
            ends.setdefault(cell.mark, []).append(spot)
        elif area.kind not in ("gate", "target") and cell.mark.isdigit():
            raise BoardFault(f"a number at {spot}, which is no gate and no target")
    ropes = []
    for feet, signs in ((30, drawing.legend["ropes"]["thirty"]), (60, drawing.legend["ropes"]["sixty"])):
        for sign in signs:
            if len(ends.get(sign, ())) != 2:
                raise BoardFault(f"rope {sign!r} stands {len(ends.get(sign, ()))} times, not at two circles")
            top, landing = sorted(
                ends[sign], key=lambda at: DESCENT[drawing.areas[drawing.cells[at].sign].zone]
            )
            ropes.append((sign, top, landing, feet))
    return ropes


def start_rows(
    picture: str, hexagon: Sequence[Spot], number: Mapping[Spot, int]
) -> tuple[tuple[int, ...], ...]:
    """The rows of a start diagram, nation by nation in seat order, the row nearest board-bottom first."""
    lines: dict[int, list[Spot]] = {}
    for spot in hexagon:
        lines.setdefault(spot[1], []).append(spot)
    drawn = [line.split() for line in picture.strip("\n").split("\n")]
    if [len(line) for line in drawn] != [len(line) for line in lines.values()]:
        raise BoardFault("a start diagram has not the shape of the Appel area")
    places = Counter(sign for line in drawn for sign in line if sign != ".")
    if len(set(places.values())) != 1:
        raise BoardFault("a start diagram has not as many places for every nation")
    rows: list[tuple[str, int, tuple[int, ...]]] = []
    for signs, spots in zip(drawn, lines.values(), strict=True):
        for nation in sorted(set(signs) - {"."}):
            row = tuple(number[spot] for sign, spot in zip(signs, spots, strict=True) if sign == nation)
            rows.append((nation, -spots[0][1], row))
    return tuple(row for _, _, row in sorted(rows))


def place_of(area: Area, blocks: Mapping[str, str]) -> str | None:
    if area.kind == "hideaway":
        return area.name
    if area.kind == "cells":
        return f"cells-{blocks[area.name]}"
    if area.kind == "barracks":  # named barracks-east and the like: that is the wing
        return area.name
    if area.kind == "office":
        return f"office-{area.name}"
    return None


def compile_board(drawing: Drawing, kind: type[B]) -> B:
    """The board that a drawing describes. Raises BoardFault where drawing and legend disagree."""
    legend = drawing.legend
    called = place_names(drawing)
    linked = Linking(drawing, called).all()
    burrows = tunnel_spots(drawing)
    dug = {
        spot: f"{tunnel}-tunnel-{order}"
        for tunnel, path in burrows.items()
        for order, spot in enumerate(path, 1)
        if drawing.cells[spot].mark == UNDERGROUND
    }
    for area in drawing.areas.values():
        if area.kind == "barracks" and not area.name.startswith("barracks-"):
            raise BoardFault(f"a wing of the barracks is named barracks-something, not {area.name!r}")
    name_at = numbered(drawing, called, linked, dug)
    order = list(called)
    number = {spot: n for n, spot in enumerate(order)}
    ropes = rope_spots(drawing)
    feet_at = {top: feet for _, top, _, feet in ropes}
    blocks = {given["area"]: block for block, given in legend["cells"].items()}

    circles: list[Circle] = []
    for spot in order:
        cell = drawing.cells[spot]
        area = drawing.areas[cell.sign]
        under = cell.mark == UNDERGROUND
        circles.append(
            Circle(
                name=name_at[spot],
                spot=spot,
                area=called[spot],
                zone=area.zone,
                room=area.name if area.kind == "room" and not under else None,
                place=place_of(area, blocks),
                flags=flags_of(cell, area, called[spot], feet_at.get(spot)),
            )
        )
    near = tuple(tuple(sorted(number[other] for other in linked[spot])) for spot in order)
    marked: dict[str, list[int]] = {}
    for spot in order:
        marked.setdefault(drawing.cells[spot].mark, []).append(number[spot])
    by_area: dict[str, list[int]] = {}
    for n, circle in enumerate(circles):
        if "underground" not in circle.flags:
            by_area.setdefault(circle.area, []).append(n)
    kinds = {called[spot]: drawing.areas[drawing.cells[spot].sign].kind for spot in order}
    hexagon = [spot for spot in order if kinds[called[spot]] == "appel"]
    board = kind(
        name=drawing.name,
        circles=tuple(circles),
        near=near,
        ropes=tuple(Rope(sign, number[top], number[landing], feet) for sign, top, landing, feet in ropes),
        cuts=wire_cuts(circles, marked.get(WIRE_CUT, ())),
        tunnels={tunnel: tuple(number[spot] for spot in path) for tunnel, path in burrows.items()},
        rooms=furnished(legend["rooms"], circles, near, by_area),
        gates={
            name: Gate(name, CARDS[name[0]], tuple(by_area[name]))
            for name in sorted(kinds)
            if kinds[name] == "gate"
        },
        targets={name: by_area[name][0] for name in sorted(kinds) if kinds[name] == "target"},
        hideaways={name: tuple(by_area[name]) for name in sorted(kinds) if kinds[name] == "hideaway"},
        cells=cell_blocks(legend["cells"], circles, marked.get(CELL_DOOR, ()), by_area),
        barracks={name: tuple(by_area[name]) for name in sorted(kinds) if kinds[name] == "barracks"},
        offices={name: tuple(by_area[name]) for name in sorted(kinds) if kinds[name] == "office"},
        track=flight(drawing, called, number),
        car=car_circles(marked),
        appel={int(players): start_rows(text, hexagon, number) for players, text in legend["appel"].items()},
        single_lane=frozenset(single_files(circles, near)),
        walkways=frozenset(walkways(circles, near) if legend.get("walkways") else ()),
        runs={name: tuple(way) for name, way in legend["runs"].items()},
        parapets_block=bool(legend.get("parapets_block", False)),
        drawing=drawing,
        index={circle.name: n for n, circle in enumerate(circles)},
        flagged=flag_sets(circles),
        zoned=grouped([circle.zone for circle in circles]),
    )
    if len(board.index) != len(circles):
        raise BoardFault("two circles have the same name")
    return board


def flight(drawing: Drawing, called: Mapping[Spot, str], number: Mapping[Spot, int]) -> tuple[int, ...]:
    """The glider's track in flight order: from the tower, each time the nearest spot left."""
    left = {spot for spot in called if drawing.areas[drawing.cells[spot].sign].kind == "track"}
    tower = [spot for spot in called if called[spot] == "north-tower"]
    if not left or not tower:
        return ()
    left |= {
        spot
        for spot in called
        if drawing.areas[drawing.cells[spot].sign].kind == "target"
        and any(near in left for near in touching(spot))
    }
    return tuple(number[spot] for spot in chained(tower[0], left))


def flag_sets(circles: Sequence[Circle]) -> dict[str, int]:
    sets: dict[str, int] = {}
    for n, circle in enumerate(circles):
        for flag in circle.flags:
            sets[flag] = sets.get(flag, 0) | 1 << n
    return sets


def wire_cuts(circles: Sequence[Circle], marked: Iterable[int]) -> tuple[Cut, ...]:
    inside = [n for n in marked if circles[n].zone != "outside"]
    outside = [n for n in marked if circles[n].zone == "outside"]
    cuts = tuple(
        Cut(a, b) for a in inside for b in outside if apart(circles[a].spot, circles[b].spot) <= WIRE_REACH
    )
    lonely = {*inside, *outside} - {cut.inside for cut in cuts} - {cut.outside for cut in cuts}
    if lonely:
        raise BoardFault(
            f"no circle across the wire from {', '.join(sorted(circles[n].name for n in lonely))}"
        )
    return cuts


def furnished(
    rooms: Mapping[str, Any],
    circles: Sequence[Circle],
    near: Sequence[tuple[int, ...]],
    by_area: Mapping[str, list[int]],
) -> dict[str, Room]:
    found: dict[str, Room] = {}
    for name, given in rooms.items():
        if name not in by_area:
            raise BoardFault(f"the room {name!r} is not in the drawing")
        own = tuple(by_area[name])
        doors = tuple(
            n
            for n in own
            if any(
                circles[other].area != name and "hideaway" not in circles[other].flags for other in near[n]
            )
        )
        found[name] = Room(name, given["title"], tuple(given["symbols"]), own, doors)
    unnamed = {circle.room for circle in circles if circle.room} - found.keys()
    if unnamed:
        raise BoardFault(f"rooms that the legend does not furnish: {', '.join(sorted(unnamed))}")
    return found


def cell_blocks(
    cells: Mapping[str, Any],
    circles: Sequence[Circle],
    doors: Iterable[int],
    by_area: Mapping[str, list[int]],
) -> dict[str, CellBlock]:
    door_in = {circles[n].area: n for n in doors}
    blocks: dict[str, CellBlock] = {}
    for name, given in cells.items():
        if given["door"] not in door_in:
            raise BoardFault(f"cells {name!r}: no circle of {given['door']!r} is marked {CELL_DOOR!r}")
        blocks[name] = CellBlock(name, door_in[given["door"]], tuple(by_area[given["area"]]))
    return blocks


def car_circles(marked: Mapping[str, list[int]]) -> dict[str, int]:
    front, rear = marked.get(CAR_FRONT, []), marked.get(CAR_REAR, [])
    if len(front) != 1 or len(rear) != 1:
        raise BoardFault(
            f"the staff car needs one circle {CAR_FRONT!r} before it and one {CAR_REAR!r} behind it"
        )
    side = marked.get(CAR_SIDE) or front  # the one arrowed circle of the Devir board
    return {"front": front[0], "rear": rear[0], "side": side[0]}


def single_files(circles: Sequence[Circle], near: Sequence[tuple[int, ...]]) -> list[int]:
    """Circles outside rooms and hideaways at which pawns cannot pass each other: the ways on from there lie
    on two sides, and those on one side do not touch those on the other."""
    found = []
    for n, circle in enumerate(circles):
        ways = [m for m in near[n] if not circles[m].room and not circles[m].place]
        if circle.room or circle.place or len(ways) < 2:
            continue
        side = {ways[0]}
        more = side
        while more:
            more = {m for m in ways if m not in side and not side.isdisjoint(near[m])}
            side |= more
        if len(side) < len(ways):
            found.append(n)
    return found


def walkways(circles: Sequence[Circle], near: Sequence[tuple[int, ...]]) -> list[int]:
    """Osprey outlines circles on which guards may not stop: the circle before each door of a room or
    hideaway, but no single files (rule 45 commentary; the board itself was not available)."""
    found = []
    for n, circle in enumerate(circles):
        if circle.zone != "inner" or circle.room or circle.place or not near[n]:
            continue
        at_door = any(circles[other].room or "hideaway" in circles[other].flags for other in near[n])
        if at_door:
            found.append(n)
    return found


__all__ = ["apart", "bit_set", "compile_board", "members", "touching", "walkways"]
