"""Offers that lie on the table until they are answered or lapse (rule 48)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Offer:
    """An open offer: who gives what to whom and for what; if nothing is wanted it is a gift."""

    number: int
    giver: int
    taker: int
    give: tuple[str, ...]
    want: tuple[str, ...]
    #: Offers made to all at once share a lot number: when one is accepted, the others lapse.
    lot: int = 0

    def state(self) -> list[Any]:
        return [self.number, self.giver, self.taker, list(self.give), list(self.want), self.lot]
