"""Who does what: an officer's jobs, and the men he has given them to. A man keeps his job until it is done
or something changes, so that nobody walks to and fro."""

from __future__ import annotations

from collections.abc import Sequence

from ...colditz.words.places import EQUIPMENT, FAR
from . import gliding
from .bags import Bag
from .errands import starting_circle
from .officer_view import OfficerView

#: How many steps nearer another man must be to take over a job.
LOYALTY = 5

#: What a man is sent for: why, for which card or part, down which fields (the nearest will do), how many men.
Job = tuple[str, str, list[list[int]], int]
#: A man sent: himself, why, for what, and the field he walks down.
Sent = tuple[int, str, str, list[int]]


class Foreman:
    """Keeps the list."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        #: What the list was made from.
        self.basis: object = None

    def list(self, sight: OfficerView, men: Sequence[int], jobs: Sequence[Job]) -> list[Sent]:
        """Everybody with a job, most urgent first."""
        view = sight.view
        basis = (
            view.round,
            sight.held,
            view.hand,
            sight.kit,
            tuple(men),
            [(why, about, list(map(id, fields))) for why, about, fields, _ in jobs],
        )
        if basis == self.basis:
            return self.sent
        self.basis = basis
        before = {pow: field for pow, _, _, field in self.sent}
        free = list(men)
        self.sent = []
        for why, about, fields, number in jobs:
            for _ in range(number):
                pairs = [
                    (field[view.at[pow]] - LOYALTY * (before.get(pow) is field), index, pow)
                    for pow in free
                    for index, field in enumerate(fields)
                    if field[view.at[pow]] < FAR
                ]
                if not pairs:
                    break
                _, index, pow = min(pairs)
                free.remove(pow)
                self.sent.append((pow, why, about, fields[index]))
        return self.sent


def jobs(
    sight: OfficerView, parts: Sequence[str], wanted: Bag, ways: Sequence[list[int]], false: list[int]
) -> list[Job]:
    """What there is to do, most urgent first: Kit, glider, tunnel, the way out, a bluff, Equipment, another
    way out.

    `ways` are the fields to the ways out where somebody is to wait for his chance, `false` that to where
    somebody only seems to, if anybody does.
    """
    view, ground, chart = sight.view, sight.ground, sight.chart

    def showing(symbol: str) -> list[list[int]]:
        return [chart.to_room[r] for r, symbols in enumerate(ground.room_symbols) if symbol in symbols]

    out: list[Job] = [("kit", part, showing(part), 1) for part in parts]
    if gliding.aboard(sight):
        out.append(("tower", "", [chart.to_tower], 1))
    if sight.kit or view.pows >= 6:
        for card in sight.cards:
            tunnel = ground.tunnel_number.get(card.of) if card.kind == "tunnel" else None
            if tunnel is not None and view.tunnel_state[tunnel] == 0:
                out.append(("mouth", "", [chart.to_mouth[tunnel]], 2))
    if view.escapes[sight.seat] == sight.goal - 1 and sight.kit and sight.left <= 12:
        out.append(("start", "", [chart.steps_to(starting_circle(sight))], 1))
    if ways:
        out.append(("approach", "", [ways[0]], 1))
    if false:
        out.append(("feint", "", [false], 1))
    for kind, number in enumerate(wanted):
        fields = showing(EQUIPMENT[kind]) if number and view.stacks[kind] else []
        if fields:  # no room of the miniature castle shows some of it
            out.append(("equipment", EQUIPMENT[kind], fields, 2))
    out += [("approach", "", [way], 1) for way in ways[1:]]
    return out
