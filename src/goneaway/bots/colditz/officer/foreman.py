"""Who does what: an officer's jobs, and the men he has given them to. A man keeps his job until it is done
or something changes, so that nobody walks to and fro."""

from __future__ import annotations

from collections.abc import Sequence

from ....colditz.words.places import FAR
from ..sight.officer_view import OfficerView

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
