"""What is named in a case: places, men and guards, teams, seats and tunnels."""

from __future__ import annotations

from ..kernel import SceneError
from .places import CELL
from .position import OFF_BOARD, Colditz


def place_called(position: Colditz, name: str) -> int:
    for place, word in OFF_BOARD.items():
        if word == name:
            return place
    if name in position.ground.block_number:
        return CELL - position.ground.block_number[name]
    place = position.place(name)
    if place < 0:
        raise SceneError(f"there is no place called {name}")
    return place


def pawn_called(position: Colditz, name: str) -> int:
    pawn = position.pawn(name)
    if pawn < 0:
        raise SceneError(f"there is no pawn called {name}")
    return pawn


def team_called(position: Colditz, nation: str) -> int:
    team = position.team_called(nation)
    if team < 0:
        raise SceneError(f"nobody plays the {nation}")
    return team


def seat_called(position: Colditz, name: str) -> int:
    """`officer-2`, a nation, or `security`."""
    if name == "security":
        return position.security_seat
    return int(name[8:]) - 1 if name.startswith("officer-") else team_called(position, name)


def tunnel_called(position: Colditz, name: str) -> int:
    if name not in position.ground.tunnel_number:
        raise SceneError(f"there is no tunnel called {name}")
    return position.ground.tunnel_number[name]
