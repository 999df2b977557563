"""The castle against the facts of the classic board: counts, contents, doors, distances.

Counts of circles may be off by an eighth (they were taken from a photograph), walks by three steps; what the
rules name as a number must be exact.
"""

from __future__ import annotations

from collections import Counter

import pytest

from goneaway.colditz.board import load_board

from .measuring import Survey

SLACK = 3  # steps allowed on every walk


@pytest.fixture(scope="module")
def castle() -> Survey:
    return Survey(load_board())


def near_count(found: int, wanted: int) -> bool:
    return abs(found - wanted) <= max(1, int(0.12 * wanted))


# ---- zones


@pytest.mark.parametrize(
    ("zone", "wanted", "pieces"),
    [
        ("inner", 384, 1),
        ("lane", 29, 1),
        ("perimeter", 240, 1),
        ("garrison", 182, 1),
        ("sickbay-terrace", 28, 1),
        ("canteen-terrace", 15, 1),
        ("roof", 10, 3),
        ("outside", 207, 6),  # T1, T2, T3, T4 and T7 lie apart; T5 and T6 share the park
    ],
)
def test_zone(castle: Survey, zone: str, wanted: int, pieces: int) -> None:
    circles = castle.zone(zone)
    assert near_count(len(circles), wanted)
    assert len(castle.pieces(circles)) == pieces


def test_the_inner_area_is_courtyard_rooms_appel_and_hideaways(castle: Survey) -> None:
    inner = [castle.board.circles[n] for n in castle.zone("inner")]
    assert near_count(sum(not c.room and not c.flags & {"appel", "hideaway"} for c in inner), 236)
    assert near_count(sum(c.room is not None for c in inner), 98)


def test_the_board_has_as_many_circles_as_the_classic_one(castle: Survey) -> None:
    assert 1100 <= len(castle.board) <= 1160


def test_nobody_changes_zone_without_rope_cutters_key_or_pass(castle: Survey) -> None:
    circles = castle.board.circles
    for a, b in castle.board.links():
        if not {a, b} & castle.gate_circles:
            assert circles[a].zone == circles[b].zone, (circles[a].name, circles[b].name)


def test_every_way_out_costs_something(castle: Survey) -> None:
    """No exit without equipment except by tunnel, car or Do or Die."""
    for labels in castle.routes.values():
        for n in castle.surface - castle.zone("outside") - castle.gate_circles:
            assert (0, 0, 0, 0) not in {cost for _, cost in labels[n]}, castle.board.circles[n].name


# ---- Appel


def test_the_appel_area_is_a_hexagon_of_37(castle: Survey) -> None:
    rows = Counter(castle.board.circles[n].spot[1] for n in castle.appel)
    assert [rows[row] for row in sorted(rows)] == [4, 5, 6, 7, 6, 5, 4]
    links = sum(a in castle.appel and b in castle.appel for a, b in castle.board.links())
    assert links == 90


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(2, [4, 4]), (3, [4, 3, 4, 3]), (4, [6, 6, 6]), (5, [5] * 4), (6, [4] * 5)],
)
def test_start_rows_are_straight_and_begin_nearest_the_cells(
    castle: Survey, players: int, sizes: list[int]
) -> None:
    rows = castle.board.appel[players]
    assert [len(row) for row in rows] == sizes
    standing = [n for row in rows for n in row]
    assert len(set(standing)) == len(standing)
    assert castle.appel >= set(standing)
    for row in rows:
        spots = [castle.board.circles[n].spot for n in row]
        assert [x - spots[0][0] for x, _ in spots] == [2 * k for k in range(len(spots))]
        assert len({line for _, line in spots}) == 1
    away = castle.walk([castle.board.cells["inner-a"].door])
    means = [sum(away[n] for n in row) / len(row) for row in rows]
    assert means[0] == min(means)


# ---- rooms

ROOMS = {  # symbol, circles, what its doors open onto
    "chapel": ("rope", 11, ["yard"]),
    "office": ("documents", 2, ["yard"]),
    "sick-bay": ("cutters", 9, ["yard"]),
    "parcel-office": ("food", 2, ["yard"]),
    "guard-house": ("pass", 4, ["yard"]),
    "showers": ("key", 3, ["yard"]),
    "theatre": ("disguise", 6, ["yard"]),
    "officers-quarters": ("compass", 15, ["yard"]),
    "orderlies-quarters": ("pass", 8, ["yard"]),
    "kitchen": ("cutters", 4, ["interview-room", "yard"]),
    "interview-room": ("documents", 7, ["kitchen", "store"]),
    "store": ("rope", 4, ["canteen", "interview-room"]),
    "canteen": ("food", 8, ["store", "yard"]),
    "laundry": ("disguise", 4, ["yard"]),
    "wc": ("compass", 2, ["yard"]),
    "dentist": ("key", 9, ["yard", "yard"]),
}


def test_there_are_sixteen_rooms_and_each_symbol_is_in_two(castle: Survey) -> None:
    assert castle.board.rooms.keys() == ROOMS.keys()
    shown = Counter(symbol for room in castle.board.rooms.values() for symbol in room.symbols)
    assert len(shown) == 8
    assert set(shown.values()) == {2}


@pytest.mark.parametrize("name", ROOMS)
def test_room(castle: Survey, name: str) -> None:
    symbol, size, doors = ROOMS[name]
    board, room = castle.board, castle.board.rooms[name]
    assert room.symbols == (symbol,)
    assert len(room.circles) == size
    onto: dict[str, set[int]] = {}
    for n in room.circles:
        for other in set(board.near[n]) - set(room.circles):
            if "hideaway" not in board.circles[other].flags:
                onto.setdefault(board.circles[other].room or "yard", set()).add(n)
    found = [what for what in sorted(onto) for _ in castle.pieces(onto[what])]
    assert found == doors
    assert set(room.entries) == set().union(*onto.values())
    assert all(7 <= castle.from_appel[n] <= 17 for n in room.entries)


# ---- walks

WALKS: dict[str, dict[str, int]] = {
    "Appel": {
        "chapel": 8, "office": 17, "sick-bay": 12, "parcel-office": 8, "guard-house": 13, "showers": 8,
        "theatre": 11, "officers-quarters": 11, "orderlies-quarters": 11, "kitchen": 8, "interview-room": 10,
        "store": 10, "canteen": 9, "laundry": 9, "wc": 7, "dentist-e": 7, "dentist-w": 8, "h1": 9, "h2": 7,
        "h3": 11, "h4": 9, "h5": 10, "h6": 6, "h7": 14, "post by the Dentist": 4, "inner-a cell door": 8,
        "P1": 10,
    },
    "chapel": {
        "dentist-w": 10, "parcel-office": 11, "dentist-e": 14, "sick-bay": 15, "wc": 16, "laundry": 18,
        "canteen": 21, "store": 22, "kitchen": 22, "guard-house": 22, "orderlies-quarters": 25,
        "officers-quarters": 25,
    },
    "kitchen": {
        "interview-room": 2, "store": 8, "canteen": 9, "orderlies-quarters": 9, "officers-quarters": 9,
        "showers": 14, "sick-bay": 24, "office": 29,
    },
    "dentist-e": {
        "wc": 2, "laundry": 4, "dentist-w": 4, "canteen": 13, "store": 14, "showers": 21, "guard-house": 26,
    },
    "showers": {
        "theatre": 5, "guard-house": 14, "parcel-office": 14, "orderlies-quarters": 14, "sick-bay": 18,
        "office": 23, "laundry": 23,
    },
    "guard-house": {
        "theatre": 16, "parcel-office": 17, "sick-bay": 21, "orderlies-quarters": 23, "store": 27,
        "laundry": 28,
    },
    "sick-bay": {"parcel-office": 6, "office": 7, "canteen": 27},
    "canteen": {"parcel-office": 23},
    "laundry": {"theatre": 26},
    "wc": {"officers-quarters": 20},
    "office": {"interview-room": 32},
    "P1": {"K2": 19},
    "K2": {"P2": 11},
    "P2": {"t4": 27, "post in the yard": 4},
    "P3": {"t6": 13, "t5": 15},
    "outer cell door": {"P1": 15, "K1": 14, "K2": 5},
    "post in the lane": {"P1": 9, "K2": 11},
}  # fmt: skip


@pytest.mark.parametrize(("start", "goal"), [(start, goal) for start in WALKS for goal in WALKS[start]])
def test_walk(castle: Survey, start: str, goal: str) -> None:
    found = castle.steps(start, goal)
    assert found is not None
    assert abs(found - WALKS[start][goal]) <= SLACK


def test_the_perimeter_is_a_long_way_round(castle: Survey) -> None:
    walk = castle.walk(castle.board.gates["k3"].circles, castle.zone("perimeter"))
    assert abs(max(walk.values()) - 88) <= SLACK


# ---- gates, posts, cells, hideaways


@pytest.mark.parametrize(
    ("gate", "card", "sides"),
    [
        ("k1", "key", {"inner", "lane"}),
        ("k2", "key", {"lane", "garrison"}),
        ("k3", "key", {"perimeter", "garrison"}),
        ("p1", "pass", {"inner", "lane"}),
        ("p2", "pass", {"garrison", "outside"}),
        ("p3", "pass", {"garrison", "outside"}),
    ],
)
def test_gate(castle: Survey, gate: str, card: str, sides: set[str]) -> None:
    found = castle.board.gates[gate]
    assert found.card == card
    beyond = {n for c in found.circles for n in castle.board.near[c]} - castle.gate_circles
    assert {castle.board.circles[n].zone for n in beyond} == sides
    assert len(castle.board.gates) == 6


def test_guard_posts(castle: Survey) -> None:
    posts = castle.flag("post")
    zones = Counter(castle.board.circles[n].zone for n in posts)
    assert zones["inner"] == 5
    assert len(posts) == 12
    assert zones["lane"] == 1
    beside = {
        gate: posts
        & {*castle.board.gates[gate].circles}.union(
            *(castle.board.near[c] for c in castle.board.gates[gate].circles)
        )
        for gate in ("k3", "p3")
    }
    assert len(beside["p3"]) == 1
    assert len(beside["k3"] | {n for n in posts if castle.board.circles[n].zone == "perimeter"}) == 3
    yard = {n for n in posts if castle.board.circles[n].zone == "garrison"} - beside["k3"] - beside["p3"]
    assert len(yard) == 2


def test_solitary_and_barracks(castle: Survey) -> None:
    cells = castle.board.cells
    assert {name: block.capacity for name, block in cells.items()} == {"inner-a": 8, "inner-b": 4, "outer": 7}
    door = cells["inner-a"].door
    assert cells["inner-b"].door == door
    past = castle.walk(castle.appel, (castle.zone("inner") - {door}) | {*castle.board.gates["k1"].circles})
    assert not past.keys() & {*castle.board.gates["k1"].circles}, (
        "the passage to K1 is a single file by the cells"
    )
    assert castle.board.circles[cells["outer"].door].zone == "lane"
    assert sorted(len(wing) for wing in castle.board.barracks.values()) == [7, 9]


def test_hideaways(castle: Survey) -> None:
    sizes = {name: len(circles) for name, circles in castle.board.hideaways.items()}
    assert sizes == {"h1": 2, "h2": 2, "h3": 1, "h4": 2, "h5": 3, "h6": 2, "h7": 1, "h8": 1, "h9": 2}
    garrison = castle.zone("garrison")
    assert {name for name, own in castle.board.hideaways.items() if garrison & {*own}} == {"h8", "h9"}
    (h3,) = castle.board.hideaways["h3"]
    assert {castle.board.circles[n].room for n in castle.board.near[h3]} == {"chapel"}


# ---- ropes, wire, light, tunnels

ROPES = {
    ("corridor", 60, "perimeter"): 2,
    ("dentist", 60, "perimeter"): 2,
    ("guard-house", 60, "perimeter"): 1,
    ("perimeter", 60, "outside"): 5,
    ("office", 30, "roof"): 1,
    ("roof", 30, "perimeter"): 1,
    ("sick-bay", 30, "sickbay-terrace"): 3,
    ("h7", 30, "sickbay-terrace"): 1,
    ("sickbay-terrace", 30, "perimeter"): 2,
    ("theatre", 30, "lane"): 2,
    ("officers-quarters", 30, "lane"): 2,
    ("lane", 30, "perimeter"): 2,
    ("officers-quarters", 30, "roof"): 1,
    ("orderlies-quarters", 30, "roof"): 1,
    ("roof", 30, "garrison"): 2,
    ("canteen", 30, "canteen-terrace"): 1,
    ("canteen-terrace", 30, "perimeter"): 1,
    ("garrison", 30, "outside"): 1,
}


def test_ropes(castle: Survey) -> None:
    board = castle.board
    found = Counter((castle.origin(r.top), r.feet, board.circles[r.landing].zone) for r in board.ropes)
    assert found == ROPES
    assert Counter(rope.feet for rope in board.ropes) == {30: 21, 60: 10}
    for rope in board.ropes:
        assert f"drop{rope.feet}" in board.circles[rope.top].flags
    lit = castle.flag("light")
    assert len(lit & {*castle.windows["sick-bay", "sickbay-terrace"]}) == 3
    assert not lit & {*castle.windows["h7", "sickbay-terrace"]}


@pytest.mark.parametrize(
    ("room", "wanted"), [("office", 4), ("orderlies-quarters", 3), ("officers-quarters", 3)]
)
def test_roof_below(castle: Survey, room: str, wanted: int) -> None:
    assert len(castle.walk(castle.windows[room, "roof"])) == wanted


def test_wire(castle: Survey) -> None:
    board = castle.board
    assert len(board.cuts) == 9
    for cut in board.cuts:
        assert board.circles[cut.inside].zone == "perimeter"
        assert board.circles[cut.outside].zone == "outside"
    to_wire = castle.walk({cut.inside for cut in board.cuts}, castle.zone("perimeter"))
    for start, low, high in (("dentist", 4, 5), ("alcove", 4, 5), ("canteen-terrace", 3, 3)):
        for landing in castle.windows[start, "perimeter"]:
            assert low - SLACK <= to_wire[landing] <= high + SLACK


@pytest.mark.parametrize(
    ("what", "target", "number", "low", "high"),
    [
        ("wire", "t1", 3, 18, 20),
        ("wire", "t7", 6, 20, 27),
        ("wall", "t2", 3, 14, 15),
        ("wall", "t3", 2, 16, 16),
        ("moat", "t5", 1, 8, 8),
    ],
)
def test_outside_run(castle: Survey, what: str, target: str, number: int, low: int, high: int) -> None:
    feet = {
        "wire": [cut.outside for cut in castle.board.cuts],
        "wall": castle.windows["perimeter", "outside"],
        "moat": castle.windows["garrison", "outside"],
    }[what]
    runs = {name: castle.walk([goal], castle.zone("outside")) for name, goal in castle.board.targets.items()}
    here = [n for n in feet if min(runs, key=lambda name: runs[name].get(n, 999)) == target]
    assert len(here) == number
    assert all(low - SLACK <= runs[target][n] <= high + SLACK for n in here)


def test_searchlights(castle: Survey) -> None:
    lit = castle.flag("light")
    assert len(castle.pieces(lit)) == 4
    zones = Counter(castle.board.circles[n].zone for n in lit)
    for zone, wanted in (
        ("perimeter", 15),
        ("canteen-terrace", 10),
        ("sickbay-terrace", 21),
        ("garrison", 21),
    ):
        assert near_count(zones[zone], wanted), zone
    assert near_count(len(lit), 67)


@pytest.mark.parametrize(
    ("name", "length", "in_room", "exit_zone"),
    [("chapel", 13, 6, "outside"), ("canteen", 7, 2, "perimeter"), ("theatre", 9, 1, "perimeter")],
)
def test_tunnel(castle: Survey, name: str, length: int, in_room: int, exit_zone: str) -> None:
    circles = [castle.board.circles[n] for n in castle.board.tunnels[name]]
    assert len(circles) == length
    assert [c.room == name for c in circles] == [True] * in_room + [False] * (length - in_room)
    assert circles[-1].zone == exit_zone
    assert all(c.flags & {"tunnel", "underground"} for c in circles)


def test_tunnel_details(castle: Survey) -> None:
    board = castle.board
    chapel, canteen, theatre = (board.tunnels[name] for name in ("chapel", "canteen", "theatre"))
    assert sum(board.circles[n].zone == "outside" for n in chapel) == 1
    terrace = [n for n in canteen if board.circles[n].zone == "canteen-terrace" and n in castle.surface]
    assert len(terrace) == 3
    assert sum("light" in board.circles[n].flags for n in terrace) == 1
    assert any("drop60" in board.circles[n].flags for n in board.near[theatre[-1]])
    assert 3 <= sum("underground" in c.flags for c in board.circles) <= 5


# ---- bridges, arch, car


def test_the_bridges_are_single_files(castle: Survey) -> None:
    for gate, least, most in (("p2", 7, 27), ("p3", 5, 5)):
        passed = {*castle.board.gates[gate].circles}
        ahead = {n for c in passed for n in castle.board.near[c]} & castle.zone("outside")
        count = 0
        while len(ahead) == 1:
            count += 1
            passed |= ahead
            ahead = {n for c in ahead for n in castle.board.near[c]} - passed
        assert least - SLACK <= count <= most + SLACK


def test_the_arch_is_a_single_file_of_nine_or_so(castle: Survey) -> None:
    yard = castle.zone("garrison")
    p2, p3 = ({*castle.board.gates[name].circles} for name in ("p2", "p3"))
    narrow = [
        n
        for n in castle.those(lambda c: c.area == "arch")
        if not castle.walk(p2, (yard | p3) - {n}).keys() & p3
    ]
    assert abs(len(narrow) - 9) <= SLACK


# ---- routes

ROUTES = {
    "t1": [(34, (2, 1, 0, 0)), (115, (0, 1, 2, 1))],
    "t2": [(38, (4, 0, 0, 0)), (52, (3, 0, 0, 1)), (56, (3, 0, 1, 0))],
    "t3": [(38, (4, 0, 0, 0)), (39, (3, 0, 0, 1)), (43, (3, 0, 1, 0))],
    "t4": [(57, (2, 0, 0, 1)), (61, (1, 0, 1, 1)), (67, (0, 0, 1, 2)), (71, (0, 0, 2, 1))],
    "t5": [
        (48, (2, 0, 1, 1)),
        (52, (3, 0, 0, 0)),
        (64, (2, 0, 0, 1)),
        (72, (1, 0, 1, 1)),
        (76, (1, 0, 2, 0)),
        (87, (0, 0, 1, 2)),
    ],
    "t6": [
        (46, (2, 0, 1, 1)),
        (62, (2, 0, 0, 1)),
        (68, (3, 0, 0, 0)),
        (79, (1, 0, 1, 1)),
        (85, (0, 0, 1, 2)),
    ],
    "t7": [(40, (2, 1, 0, 0)), (89, (1, 1, 2, 0)), (95, (0, 1, 2, 1))],
}


@pytest.mark.parametrize("target", ROUTES)
def test_routes_from_the_appel(castle: Survey, target: str) -> None:
    for length, cards in ROUTES[target]:
        found = castle.route(target, castle.appel, cards)
        assert found is not None
        assert found[1] == cards
        assert abs(found[0] - length) <= SLACK
    fewest = min(sum(cost) for n in castle.appel for _, cost in castle.routes[target][n])
    assert fewest == min(sum(cards) for _, cards in ROUTES[target])


WINDOWS = [  # from, landing zone, target, shortest, longest, cards with the drop
    ("alcove", "perimeter", "t1", 24, 24, (2, 1, 0, 0)),
    ("dentist", "perimeter", "t1", 27, 28, (2, 1, 0, 0)),
    ("dentist", "perimeter", "t7", 30, 32, (2, 1, 0, 0)),
    ("corridor end", "perimeter", "t2", 29, 29, (4, 0, 0, 0)),
    ("office", "roof", "t1", 33, 33, (2, 1, 0, 0)),
    ("sick-bay", "sickbay-terrace", "t2", 23, 24, (4, 0, 0, 0)),
    ("h7", "sickbay-terrace", "t2", 27, 27, (4, 0, 0, 0)),
    ("guard-house", "perimeter", "t2", 23, 23, (4, 0, 0, 0)),
    ("guard-house", "perimeter", "t3", 31, 31, (4, 0, 0, 0)),
    ("theatre", "lane", "t3", 23, 25, (4, 0, 0, 0)),
    ("theatre", "lane", "t4", 49, 51, (1, 0, 1, 1)),
    ("officers-quarters", "lane", "t3", 24, 26, (4, 0, 0, 0)),
    ("officers-quarters", "lane", "t4", 44, 46, (1, 0, 1, 1)),
    ("officers-quarters", "roof", "t5", 40, 40, (3, 0, 0, 0)),
    ("officers-quarters", "roof", "t4", 41, 41, (2, 0, 0, 1)),
    ("orderlies-quarters", "roof", "t5", 37, 37, (3, 0, 0, 0)),
    ("orderlies-quarters", "roof", "t4", 44, 44, (2, 0, 0, 1)),
    ("orderlies-quarters", "roof", "t6", 47, 47, (2, 0, 0, 1)),
    ("canteen", "canteen-terrace", "t7", 34, 34, (2, 1, 0, 0)),
    ("canteen", "canteen-terrace", "t6", 35, 35, (2, 0, 1, 1)),
    ("canteen", "canteen-terrace", "t5", 37, 37, (2, 0, 1, 1)),
    ("chapel", "tunnel", "t1", 25, 25, (0, 0, 0, 0)),
    ("canteen", "tunnel", "t7", 24, 24, (0, 1, 0, 0)),
    ("canteen", "tunnel", "t6", 32, 32, (0, 0, 1, 1)),
    ("canteen", "tunnel", "t5", 34, 34, (0, 0, 1, 1)),
    ("theatre", "tunnel", "t3", 18, 18, (2, 0, 0, 0)),
]


@pytest.mark.parametrize(("start", "zone", "target", "low", "high", "cards"), WINDOWS)
def test_route_from_a_window(
    castle: Survey, start: str, zone: str, target: str, low: int, high: int, cards: tuple[int, int, int, int]
) -> None:
    ropes = 0 if zone == "tunnel" else 2 if zone == "perimeter" else 1
    left = (cards[0] - ropes, *cards[1:])
    for landing in castle.windows[start, zone]:
        found = castle.route(target, [landing], left)
        assert found is not None
        assert low - SLACK <= found[0] + (ropes > 0) <= high + SLACK


@pytest.mark.parametrize(
    ("target", "from_yard", "from_centre"),
    [
        ("t1", 24, 37),
        ("t2", 26, 41),
        ("t3", 28, 41),
        ("t4", 47, 60),
        ("t5", 40, 51),
        ("t6", 38, 49),
        ("t7", 34, 43),
    ],
)
def test_do_or_die(castle: Survey, target: str, from_yard: int, from_centre: int) -> None:
    labels = castle.routes[target]
    yard = castle.those(lambda c: c.zone == "inner" and not c.room and not c.flags & {"appel", "hideaway"})
    assert abs(min(labels[n][0][0] for n in yard if labels[n]) - from_yard) <= SLACK
    centre = min(castle.appel, key=lambda n: max(castle.walk([n], castle.appel).values()))
    assert abs(labels[centre][0][0] - from_centre) <= SLACK
