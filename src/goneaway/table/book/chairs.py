"""Chairs: the seats of a table with their players, and the proposals they vote on."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Order:
    """A standing answer to one kind of question."""

    answer: str
    once: bool


@dataclass
class Chair:
    """A seat and its player."""

    seat: int
    title: str
    person: str = ""
    name: str = ""
    #: The bot that holds this seat; the bot that stands in for its player for a while, and why.
    bot: str = ""
    cover: str = ""
    why: str = ""
    #: Time since which the player has been missed; 0 if they are present.
    missing: float = 0
    resigned: bool = False
    orders: dict[str, Order] = field(default_factory=dict)

    @property
    def played_by(self) -> str:
        """The bot that answers now; "" if a person does."""
        return self.bot or self.cover

    @property
    def taken(self) -> bool:
        return bool(self.person or self.bot)


@dataclass
class Proposal:
    what: str
    person: str
    back_to: int
    agreed: set[str]
