"""The setting of a match: the game, its rules, the players, and what is shown to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .. import KINDS, games, new_game
from .observation import DETAILS, ObservationEncoder, Part
from .rewards import check_shaping

#: Number of already chosen tokens in each observation; further ones are dropped.
SAID = 12


@dataclass(frozen=True)
class Setting:
    """A table: game, players, rules, the seats played by bots; what is asked and shown."""

    game: str
    players: int
    rules: Mapping[str, Any] = field(default_factory=dict)
    #: By seat: the bot that plays it. The learner plays all other seats.
    bots: Mapping[int, str] = field(default_factory=dict)
    #: Whether learners are also asked for asides (offers and answers), or only for decisions.
    asides: bool = True
    #: Number of recent public events in each observation.
    history: int = 8
    shaping: Mapping[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.game not in KINDS:
            raise ValueError(f"unknown game {self.game!r}; known: {', '.join(KINDS)}")
        if (
            isinstance(self.history, bool)
            or not isinstance(self.history, int)
            or not 0 <= self.history <= 1000
        ):
            raise ValueError(f"history must be a number from 0 to 1000, not {self.history!r}")
        check_shaping(self.game, self.shaping)
        seats = len(self.seats)
        for seat, name in self.bots.items():
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
                raise ValueError(f"unknown seat {seat!r} for bot {name!r}; the seats are 0 to {seats - 1}")
        if len(self.bots) == seats:
            raise ValueError("bots play all seats; leave at least one seat for a learner")

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats' names, in order."""
        return new_game(self.game, players=self.players, rules=self.rules, seed=0).seats

    def encoder(self) -> ObservationEncoder:
        """Return the encoder that turns views of this table into arrays."""
        game = new_game(self.game, players=self.players, rules=self.rules, seed=0)
        position = game.start()
        found = games.part(self.game, "encoder")(game, position)
        assert isinstance(found, ObservationEncoder)
        return found


def parts_of(setting: Setting, encoder: ObservationEncoder) -> dict[str, Part]:
    """Return the arrays of an observation of this table."""
    out = dict(encoder.parts)
    if setting.history:
        out["history"] = Part((setting.history, DETAILS + 1), np.int16, 0, encoder.alphabet.size)
    out["said"] = Part((SAID + 1,), np.int16, 0, len(encoder.lexicon))
    return out
