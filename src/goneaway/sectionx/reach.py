"""Where a prisoner can get to: what the board lights up when he is picked."""

from __future__ import annotations

from typing import NamedTuple

from .actions import Step
from .options import MEN
from .table import Table
from .walking import cost, target


class Reach(NamedTuple):
    """What a place costs in steps, and a shortest way there, place by place."""

    cost: int
    path: tuple[str, ...]


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
    waiting: list[tuple[Table, int, tuple[str, ...]]] = [(position, 0, ())]
    for now, spent, path in waiting:
        before = now.frames[-1]
        for group in now.legal().groups_of("step") if "step" in now.legal().verbs else ():
            if group.head != f"step {name}":
                continue
            for action in group:
                assert isinstance(action, Step)
                to = str(action.to)
                there = target(now, action.to)
                assert there is not None
                price = cost(now, there, 1 if action.via is None else 2)
                if to == here or (to in out and out[to].cost <= spent + price):
                    continue
                way = (*path, *(() if action.via is None else (str(action.via),)), to)
                out[to] = Reach(spent + price, way)
                after = now.copy()
                after.apply(seat, action)
                if after.frames and after.frames[-1].kind == before.kind and after.actor == seat:
                    waiting.append((after, spent + price, way))
    return out
