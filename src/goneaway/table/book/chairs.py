"""Chairs: the seats of a table and who is in them; what is proposed across it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Order:
    """What a seat wants answered."""

    answer: str
    once: bool


@dataclass
class Chair:
    """A seat and who is in it."""

    seat: int
    title: str
    person: str = ""
    name: str = ""
    #: The bot that sits here, and the one that plays for its person for a while, and why.
    bot: str = ""
    cover: str = ""
    why: str = ""
    #: Since when he is asked for and not there; 0 if he is.
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
