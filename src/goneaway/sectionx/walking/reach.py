"""The places a prisoner can reach, which the board lights when he is picked."""

from __future__ import annotations

from typing import NamedTuple

from ..table.so_far import SoFar
from ..table.table import Table
from ..words.options import MEN
from ..words.places import AT_HOME, GREEN
from .steps import cost, step, steps_left, targets


class Reach(NamedTuple):
    """The cost of a place in steps, and a shortest way there, as places and as actions."""

    cost: int
    path: tuple[str, ...]
    actions: tuple[str, ...]


def reach(position: Table, name: str) -> dict[str, Reach]:
    """Every place a prisoner of the player on turn can get to with the steps he has left.

    The steps are tried out on copies: a step may win or lose a key or end the round, and what
    comes after it depends on that.
    """
    man = position.man_number(name)
    seat = position.actor
    out: dict[str, Reach] = {}
    if man < 0 or man // MEN != seat:
        return out
    here = position.place_name(position.men[man])
    waiting: list[tuple[Table, Reach]] = [(position, Reach(0, (), ()))]
    for now, (spent, path, actions) in waiting:
        turn = now.frames[-1]
        if not isinstance(turn, SoFar) or turn.door_used or turn.must_draw(now) or now.men[man] < AT_HOME:
            continue
        left = steps_left(turn, man)
        for via, there in targets(now, seat, now.men[man], left):
            action = step(now, man, via, there)
            to = str(action.to)
            price = cost(now, there, 1 if via < 0 else 2)
            if to == here or (to in out and out[to].cost <= spent + price):
                continue
            way = (*path, to) if via < 0 else (*path, str(action.via), to)
            out[to] = Reach(spent + price, way, (*actions, str(action)))
            # No step follows an escape, or the last paid step unless a step into green is free.
            if there <= GREEN or (left == price and now.rules.greenStepCost):
                continue
            after = now.copy()
            turn.play(after, action)
            if after.outcome is None and after.frames[-1].kind == turn.kind and after.actor == seat:
                waiting.append((after, out[to]))
    return out
