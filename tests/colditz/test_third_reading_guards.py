"""Sweeps over the whole board: searches entered with the last point, giving oneself up, phases, hiding."""

from __future__ import annotations

from typing import Any

import pytest

from goneaway.colditz.guarding.guard_reach import guard_reach
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ways import searches
from goneaway.colditz.words.actions import Say, say
from goneaway.colditz.words.places import FIRST_GUARD
from goneaway.kernel import Seal

from .guarding import EDITIONS

G1 = FIRST_GUARD


def scene(text: str, rules: dict[str, Any], players: int = 3) -> Colditz:
    game = COLDITZ.new(players, rules, seal=Seal.from_seed("third reading"))
    position = COLDITZ.scene.set_up(game, text)
    assert isinstance(position, Colditz)
    return position


# A search is entered with the last point (T2)

SEARCHES: list[dict[str, Any]] = [
    {"edition": "devir"},
    *(
        {"edition": name, "bundles": ["search_one_guard"]}
        for name in EDITIONS
        if name not in ("devir", "fuga3")
    ),
    *({"edition": name, "bundles": ["search_guard_each"]} for name in EDITIONS if name != "fuga3"),
]


def searched_room(rules: dict[str, Any], room: str) -> Colditz | None:
    """Security's turn with the card for this room on the table and a man in it; None without such a card."""
    start = scene("turn security, points 1", rules)
    card = next((one.id for one in start.security if one.kind == "search" and one.of == room), None)
    if card is None:
        return None
    ground = start.ground
    circles = [n for n in ground.room_circles[ground.room_number[room]] if ground.tunnel[n] < 0]
    deepest = start.place_name(circles[-1])
    return scene(f"turn security, points 1, laid {card}, american has rope, a1@{deepest}", rules)


def walks_in(position: Colditz, room: int, away: list[int]) -> bool:
    """Can the guard be led into the room by legal steps, each of them nearer?"""
    here = position.at[G1]
    if here < 0 or position.ground.room[here] == room or position.frames[-1].kind != "security":
        return True
    for to in position.ground.near[here]:
        action = say("step", position.pawn_name(G1), position.place_name(to))
        if away[to] < away[here] and position.why_not(position.security_seat, action) is None:
            assert action in list(position.legal()), f"{action} is legal and not listed"
            twin = position.copy()
            assert isinstance(twin, Colditz)
            twin.apply(twin.security_seat, action)
            if walks_in(twin, room, away):
                return True
    return False


@pytest.mark.parametrize(
    "rules", SEARCHES, ids=lambda one: "-".join((one["edition"], *one.get("bundles", ())))
)
def test_a_guard_enters_the_searched_room_with_exact_points(rules: dict[str, Any]) -> None:
    """004: "il suffit que le gardien entre dans l'habitation". Every room, one to seven steps away."""
    board = scene("turn security, points 1", rules)
    ground = board.ground
    wrong = []
    seen = 0
    for name, room in ground.room_number.items():
        position = searched_room(rules, name)
        if position is None:
            continue
        away = searches.room_distances(position, room)
        for far in range(1, 8):
            starts = [
                circle
                for circle in range(ground.size)
                if away[circle] == far
                and ground.open_air[circle]
                and position.pow_at[circle] < 0
                and not ground.white[circle]
            ]
            for start in starts[:: max(1, len(starts) // 3)]:
                twin = position.copy()
                assert isinstance(twin, Colditz)
                twin.put(G1, start)
                twin.points = far
                seen += 1
                listed = any(ground.room[twin.place(place)] == room for place in guard_reach(twin, G1))
                if not listed or not walks_in(twin, room, away):
                    wrong.append((name, board.place_name(start), far, listed))
    assert seen > 50
    assert wrong == []
