"""Ways out and what they cost: for every circle the shortest walks to a target, one for each hand of cards.

A cost counts ropes, wire cutters, keys and passes. A rope is a step down, a cut a step either way; touching
circles of one gate are paid for once. Tunnels, the staff car and searchlights are left out: nobody may stop
in the light, but anybody may cross it.
"""

from __future__ import annotations

from collections.abc import Iterable

from goneaway.colditz.board import Board

Cost = tuple[int, int, int, int]  # ropes, cutters, keys, passes
Route = tuple[int, Cost]
NOTHING: Cost = (0, 0, 0, 0)
MOST: Cost = (6, 2, 3, 3)  # hands beyond this are not looked at


def within(one: Cost, other: Cost) -> bool:
    """One needs no more cards of any kind than the other."""
    return one[0] <= other[0] and one[1] <= other[1] and one[2] <= other[2] and one[3] <= other[3]


def steps_back(board: Board) -> list[list[tuple[int, Cost]]]:
    """For each circle the circles from which one step leads onto it, and what that step costs."""
    gate_of = {circle: gate for gate in board.gates.values() for circle in gate.circles}
    back: list[list[tuple[int, Cost]]] = [[] for _ in board.circles]

    def step(a: int, b: int, ropes: int = 0, cutters: int = 0) -> None:
        gate = gate_of.get(b)
        card = gate.card if gate is not None and gate_of.get(a) is not gate else ""
        back[b].append((a, (ropes, cutters, int(card == "key"), int(card == "pass"))))

    for a, near in enumerate(board.near):
        for b in near:
            step(a, b)
    for rope in board.ropes:
        step(rope.top, rope.landing, ropes=rope.ropes)
    for cut in board.cuts:
        step(cut.inside, cut.outside, cutters=1)
        step(cut.outside, cut.inside, cutters=1)
    return back


def routes_to(board: Board, target: int) -> list[list[Route]]:
    """For each circle its best routes to the target, shortest first: a longer one is worth fewer cards.

    Labels are settled backwards from the target, in the order of length and then of cards."""
    back = steps_back(board)
    labels: list[list[Route]] = [[] for _ in board.circles]
    layer: list[tuple[int, Cost]] = [(target, NOTHING)]
    length = 0
    while layer:
        settled = []
        for circle, cost in sorted(layer, key=lambda item: sum(item[1])):
            if not any(within(old, cost) for _, old in labels[circle]):
                labels[circle].append((length, cost))
                settled.append((circle, cost))
        length += 1
        layer = []
        for circle, cost in settled:
            for prior, price in back[circle]:
                total = cost[0] + price[0], cost[1] + price[1], cost[2] + price[2], cost[3] + price[3]
                if within(total, MOST):
                    layer.append((prior, total))
    return labels


def best(labels: list[list[Route]], starts: Iterable[int]) -> list[Route]:
    """The best routes from the nearest of several circles."""
    found = sorted({route for start in starts for route in labels[start]}, key=lambda r: (r[0], sum(r[1])))
    return [route for n, route in enumerate(found) if not any(within(old, route[1]) for _, old in found[:n])]
