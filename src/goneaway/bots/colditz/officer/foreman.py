"""An officer's jobs, and the men assigned to them.

A man keeps his job until it is done or something changes, so that nobody walks to and fro.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....colditz.words.places import FAR
from ..sight.officer_view import OfficerView

#: How many steps nearer another man must be to take over a job.
LOYALTY = 5

#: A job: its purpose, the card or part it is for, the fields to walk down (the nearest will do), number of
#: men.
Job = tuple[str, str, list[list[int]], int]
#: An assignment: the man, the purpose, what it is for, and the field he walks down.
Sent = tuple[int, str, str, list[int]]


class Foreman:
    """Keeps the list of assignments."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        #: The inputs of the current list.
        self.basis: object = None

    def list(self, sight: OfficerView, men: Sequence[int], jobs: Sequence[Job]) -> list[Sent]:
        """Return every man with a job, the most urgent first."""
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
