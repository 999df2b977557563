"""The drawing: it reads back, its links do not cross, its names stay, its variants are small patches."""

from __future__ import annotations

import json
import math
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from goneaway.colditz.board import (
    NAMINGS,
    VARIANTS,
    Board,
    BoardFault,
    car_road,
    load_board,
    run,
    sees,
    sight_table,
)
from goneaway.colditz.board.compiling import compile_board, touching
from goneaway.colditz.board.drawing import load_drawing, patched, read_cells, read_drawing

from .measuring import Survey

NAMES = Path(__file__).with_name("castle_names.txt")
EVERY = [("castle", None), ("miniature", None), *(("castle", variant) for variant in VARIANTS)]

Point = tuple[float, float]


@pytest.fixture(scope="module")
def castle() -> Board:
    return load_board()


@pytest.fixture(scope="module")
def miniature() -> Board:
    return load_board("miniature")


# ---- geometry


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """The open segments a-b and c-d have a point in common."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    s1, s2, s3, s4 = side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)
    return s1 * s2 < -1e-9 and s3 * s4 < -1e-9


@pytest.mark.parametrize(("name", "variant"), EVERY)
def test_no_two_links_cross(name: str, variant: str | None) -> None:
    """Walks, ropes and cuts: only a tunnel runs below others."""
    board = load_board(name, variant)
    at = [(c.x, c.y) for c in board.circles]
    links = [*board.links(), *((r.top, r.landing) for r in board.ropes)]
    links += [(cut.inside, cut.outside) for cut in board.cuts]
    boxes: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for a, b in links:  # ropes are at most four steps long, so a coarse grid finds every neighbour
        (x1, y1), (x2, y2) = at[a], at[b]
        for column in range(int(min(x1, x2)) // 4, int(max(x1, x2)) // 4 + 1):
            for row in range(int(min(y1, y2)) // 4, int(max(y1, y2)) // 4 + 1):
                boxes.setdefault((column, row), []).append((a, b))
    for box in boxes.values():
        for (a, b), (c, d) in combinations(box, 2):
            if not {a, b} & {c, d}:
                assert not crosses(at[a], at[b], at[c], at[d]), board.names((a, b, c, d))


@pytest.mark.parametrize(("name", "variant"), EVERY)
def test_circles_and_links_keep_their_distance(name: str, variant: str | None) -> None:
    board = load_board(name, variant)
    at = [(c.x, c.y) for c in board.circles]
    assert len({c.spot for c in board.circles}) == len(board)
    assert all(math.isclose(math.dist(at[a], at[b]), 1, abs_tol=1e-9) for a, b in board.links())
    assert all(math.dist(at[rope.top], at[rope.landing]) <= 4 for rope in board.ropes)
    assert all(math.dist(at[cut.inside], at[cut.outside]) <= 2.5 for cut in board.cuts)
    for tunnel in board.tunnels.values():
        assert all(math.dist(at[a], at[b]) <= 2.5 for a, b in pairwise(tunnel))
    assert max(map(len, board.near)) <= 6
    assert all(a in board.near[b] for a, near in enumerate(board.near) for b in near)


def test_a_wall_has_a_spot_to_stand_on(castle: Board) -> None:
    """Circles of different areas touch only where there is a door, so that every wall can be drawn thick."""
    at = {c.spot: n for n, c in enumerate(castle.circles) if not c.held and "underground" not in c.flags}
    for spot, n in at.items():
        for other in touching(spot):
            if other in at:
                assert at[other] in castle.near[n], castle.names((n, at[other]))


def test_ropes_pass_over_no_other_circle(castle: Board) -> None:
    for rope in castle.ropes:
        a, b = castle.circles[rope.top], castle.circles[rope.landing]
        length = math.dist((a.x, a.y), (b.x, b.y))
        for c in castle.circles:
            along = ((c.x - a.x) * (b.x - a.x) + (c.y - a.y) * (b.y - a.y)) / length
            aside = abs((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / length
            if c.name not in (a.name, b.name) and 0 < along < length:
                assert aside > 0.4, (a.name, b.name, c.name)


def test_everybody_can_get_everywhere(castle: Board) -> None:
    ahead = [set(near) for near in castle.near]
    for rope in castle.ropes:
        ahead[rope.top].add(rope.landing)
    for cut in castle.cuts:
        ahead[cut.inside].add(cut.outside)
    for tunnel in castle.tunnels.values():
        for a, b in pairwise(tunnel):
            ahead[a].add(b)
    reached = {*castle.having("appel"), *castle.having("post")}
    queue = list(reached)
    for here in queue:
        new = ahead[here] - reached
        reached |= new
        queue += new
    assert reached == {n for n, c in enumerate(castle.circles) if not c.held}


def test_posts_and_cell_doors_cut_nobody_off(castle: Board) -> None:
    """Under rules that forbid stopping on outer posts or the outer cell door, ways round them remain."""
    survey = Survey(castle)
    outer = {n for n in castle.having("post") if castle.circles[n].zone != "inner"}
    for gate in castle.gates.values():
        sides = {n for c in gate.circles for n in castle.near[c]} - set(gate.circles) - outer
        zones = {castle.circles[n].zone for n in sides}
        assert len(zones) == 2, gate.name
    for target in castle.targets.values():
        assert survey.walk([target], survey.zone("outside") - outer).keys() > {target}
    garrison = survey.zone("garrison") | {*castle.gates["k2"].circles} | survey.zone("lane")
    assert (
        len(survey.pieces(garrison - {castle.cells["outer"].door})) == 2
    )  # the lane's far part hangs on K1, P1


def test_single_lanes(castle: Board) -> None:
    lanes = {castle.circles[n].area for n in castle.single_lane}
    assert {"cell-passage", "nw-corridor", "arch", "main-bridge", "lane", "cellar"} <= lanes
    assert castle.cells["inner-a"].door in castle.single_lane
    assert not {"appel", "lawn", "east-path"} & lanes


# ---- names


def test_names_are_pinned(castle: Board) -> None:
    """A circle never changes its name by accident: a name once given keeps its spot."""
    found = "".join(f"{c.name} {c.spot[0]},{c.spot[1]}\n" for c in castle.circles)
    assert found == NAMES.read_text(encoding="utf-8"), (
        "the drawing renames circles; if that is meant, pin again"
    )


def test_names_are_speakable(castle: Board) -> None:
    for name in ("chapel-3", "yard-117", "east-path-12", "t5", "appel-12", "cell-a-3", "k1", "h7", "lane-9"):
        assert castle.circles[castle[name]].name == name
    assert all(c.name.replace("-", "").isalnum() and c.name.islower() for c in castle.circles)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_leaves_every_name_where_it_was(castle: Board, variant: str) -> None:
    patched_board = load_board("castle", variant)
    for circle in castle.circles:
        assert patched_board.circles[patched_board[circle.name]].spot == circle.spot


# ---- variants


@pytest.mark.parametrize("variant", ["short-tunnel", "osprey"])
def test_the_short_tunnel_ends_before_the_wire(castle: Board, variant: str) -> None:
    board = load_board("castle", variant)
    circles = [board.circles[n] for n in board.tunnels["chapel"]]
    assert len(circles) == 12
    assert circles[-1].zone == "perimeter"
    assert board.tunnels["canteen"] == castle.tunnels["canteen"]


def test_osprey_has_walkways_and_a_commanders_office(castle: Board) -> None:
    board = load_board("castle", "osprey")
    assert not castle.walkways
    assert [len(circles) for circles in board.offices.values()] == [3]
    doors = {n for room in board.rooms.values() for entry in room.entries for n in board.near[entry]}
    outside_rooms = {n for n in doors if not board.circles[n].room and not board.circles[n].place}
    assert outside_rooms <= board.walkways
    assert not any(board.circles[n].room or "appel" in board.circles[n].flags for n in board.walkways)
    assert board.to_json()["walkways"] == board.names(sorted(board.walkways))


def test_fuga3_has_a_gate_in_the_wire_a_tower_and_a_flight(castle: Board) -> None:
    board = load_board("castle", "fuga3")
    (gate,) = board.gates["k4"].circles
    exit_circle = board.tunnels["chapel"][-1]
    assert exit_circle in board.near[gate]
    assert {board.circles[n].zone for n in board.near[gate]} == {"outside", "perimeter"}
    tower, *flight, goal = board.track
    assert board.circles[tower].name == "north-tower"
    assert {board.circles[n].room for n in board.near[tower]} == {"chapel"}
    assert board.circles[goal].name == "t8"
    assert board.names(flight) == [f"glider-{n}" for n in range(1, len(flight) + 1)]
    assert not any(board.near[n] for n in [*flight, goal]), "nobody walks along the flight"
    assert len(set(board.track)) == len(board.track)
    assert board.parapets_block
    assert not castle.parapets_block


@pytest.mark.parametrize("naming", NAMINGS)
def test_rooms_are_named_as_the_edition_names_them(naming: str) -> None:
    titles = {name: room.title for name, room in load_board("castle", None, naming).rooms.items()}
    assert len(titles) == 16
    chapel = {"english": "Chapel", "french": "Chapelle", "italian": "Cappella"}.get(naming, "Capilla")
    assert titles["chapel"] == chapel
    if naming == "devir":
        assert titles["interview-room"] == "Biblioteca"
        assert titles["orderlies-quarters"] == "Oficina"


def test_unknown_boards_variants_and_namings_are_refused() -> None:
    with pytest.raises(BoardFault, match="there are castle, miniature"):
        load_board("palace")
    with pytest.raises(BoardFault, match="fuga3"):
        load_board("castle", "glider")
    with pytest.raises(BoardFault, match="italian"):
        load_board("castle", None, "klingon")
    with pytest.raises(BoardFault, match="not drawn"):
        load_board("miniature", "osprey")


# ---- miniature


def test_the_miniature_has_one_of_everything(miniature: Board) -> None:
    assert 55 <= len(miniature) <= 75
    flags = {flag for c in miniature.circles for flag in c.flags}
    assert flags == {
        "appel", "post", "key", "pass", "light", "hideaway", "target", "tunnel", "underground", "drop30",
        "drop60",
    }  # fmt: skip
    assert miniature.rooms["dentist"].symbols == miniature.rooms["showers"].symbols
    assert miniature.cuts
    assert set(miniature.cells) == {"inner-a", "outer"}
    assert {gate.card for gate in miniature.gates.values()} == {"key", "pass"}
    assert miniature.barracks
    posts = {miniature.circles[n].zone for n in miniature.having("post")}
    assert posts == {"inner", "garrison"}
    assert miniature.names(car_road(miniature, "rear"))[-1] == "t2"


# ---- data


@pytest.mark.parametrize(("name", "variant"), EVERY)
def test_the_board_as_json(name: str, variant: str | None) -> None:
    board = load_board(name, variant)
    data = json.loads(json.dumps(board.to_json()))
    ids = [circle["id"] for circle in data["circles"]]
    assert len(set(ids)) == len(ids) == len(board)
    assert set(data["circles"][0]) == {"id", "x", "y", "zone", "room", "flags", "place"}
    assert {link["barrier"] for link in data["links"]} == {None, "rope30", "rope60", "wire"}
    pairs = [frozenset((link["a"], link["b"])) for link in data["links"]]
    assert len(set(pairs)) == len(pairs)
    assert set().union(*pairs) <= set(ids)
    for key in ("rooms", "tunnels", "targets", "car", "cells", "barracks", "appel"):
        assert data[key], key
    assert all(set(room) == {"title", "symbols", "entries"} for room in data["rooms"].values())


def test_bit_sets_agree_with_the_circles(castle: Board) -> None:
    for n, circle in enumerate(castle.circles):
        assert castle.zoned[circle.zone] >> n & 1
        assert {flag for flag, bits in castle.flagged.items() if bits >> n & 1} == circle.flags


def test_the_drawing_reads_back() -> None:
    cells = read_cells("a b!\n c \nd")
    assert {spot: cell.sign + cell.mark for spot, cell in cells.items()} == {
        (0, 0): "a ",
        (2, 0): "b!",
        (1, 1): "c ",
        (0, 2): "d ",
    }


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (" x", "line 1, column 2: 'x' stands between two spots"),
        ("o \no ", "an odd line begins with a blank"),
        ("Ö ", "the legend does not know 'Ö'"),
        (".*", "the legend does not know the mark"),
    ],
)
def test_faults_in_a_drawing_say_where_they_are(text: str, complaint: str) -> None:
    with pytest.raises(BoardFault, match=complaint.replace("(", r"\(")):
        read_drawing(text, load_drawing("miniature").legend)


@pytest.mark.parametrize(
    ("spots", "complaint"),
    [
        ({"8,6": "d "}, "rope 'a' stands 1 times"),
        ({"4,0": "I "}, "no circle across the wire"),
        ({"19,13": "Y "}, "the staff car needs"),
        ({"12,14": "L "}, "cells 'outer'"),
        ({"2,6": "c "}, "tunnel circles that no tunnel reaches"),
        ({"3,3": "N"}, "two characters"),
    ],
)
def test_faults_in_a_board_are_told(spots: dict[str, str], complaint: str) -> None:
    with pytest.raises(BoardFault, match=complaint):
        compile_board(patched(load_drawing("miniature"), {"spots": spots}), Board)


# ---- runs and sight


def test_prescribed_runs(castle: Board) -> None:
    centre = castle["appel-19"]
    moat = run(castle, centre, castle.runs["reid-moat"])
    gate = run(castle, centre, castle.runs["main-gate"])
    assert moat is not None
    assert gate is not None
    assert castle.circles[moat[-1]].name == "t5"
    assert 45 <= len(moat) - 1 <= 55, "about fifty, of the order of the car's road"
    assert {"p1", "p2"} <= set(castle.names(gate))
    assert len(gate) - 1 > 60
    assert abs(len(car_road(castle, "front")) - 1 - 39) <= 3
    assert 40 <= len(car_road(castle, "rear")) - 1 <= 47


def test_sight(castle: Board) -> None:
    assert sees(castle, castle["k1"], castle["k2"]), "along the straight lane"
    assert not sees(castle, castle["east-path-40"], castle["rampart-5"]), "the castle lies between"
    bridge = castle["main-bridge-4"]
    assert sees(castle, castle["p2"], bridge)
    above, foot = next((r.top, r.landing) for r in castle.ropes if castle.circles[r.top].area == "rampart")
    assert sees(castle, above, foot)
    walled = load_board("castle", "fuga3")
    same = [walled[castle.circles[n].name] for n in (above, foot)]
    assert not sees(walled, *same), "there drops stop a look"
    pairs = sight_table(castle, castle.having("post"), [bridge, foot])
    assert all(castle.circles[a].zone != "inner" for a, _ in pairs)
