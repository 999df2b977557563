"""One seat against bots, as a Gymnasium environment: `goneaway/Colditz-v0`, `goneaway/SectionX-v0`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from ..bots import is_command, read_name
from .seeing import Array
from .setting import Setting
from .zoo import LOT, Table


class Solo(gymnasium.Env[dict[str, Any], np.int64]):
    """A seat at a table of bots. What is not legal is replaced by a lot; `info` says so."""

    metadata = dict(Table.metadata)  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        players: int = 4,
        edition: str | None = None,
        rules: Mapping[str, Any] | None = None,
        seat: int = 0,
        against: str | Mapping[int, str] = "simple",
        illegal: str = LOT,
        render_mode: str | None = None,
        **wishes: Any,
    ) -> None:
        wished = dict(rules or {}) | ({} if edition is None else {"edition": edition})
        seats = len(Setting(game, players, wished).seats)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise ValueError(f"no seat {seat!r}; there are 0 to {seats - 1}")
        others = [other for other in range(seats) if other != seat]
        bots = dict.fromkeys(others, against) if isinstance(against, str) else dict(against)
        if set(bots) != set(others):
            raise ValueError(f"bots are wanted for the seats {others}, not {sorted(bots)}")
        for name in bots.values():
            if not is_command(name):
                read_name(name, game)
        self._table = Table(
            game,
            f"{game}_solo",
            players=players,
            rules=wished,
            bots=bots,
            illegal=illegal,
            render_mode=render_mode,
            **wishes,
        )
        self._agent = f"seat_{seat}"
        self.render_mode = render_mode
        self.observation_space = self._table.observation_space(self._agent)
        self.action_space = self._table.action_space(self._agent)

    @property
    def table(self) -> Table:
        """The table behind it, with its match and its vocabulary."""
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._table.reset(seed=seed)
        seen = self._table.observe(self._agent)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        table, agent = self._table, self._agent
        if table.match is None or table.match.seat is None:
            raise ValueError("the game is over; reset() begins another")
        illegal = not table.legal(int(action))
        table.step(int(action))
        seen = table.observe(agent)
        info: dict[str, Any] = {"action_mask": seen["action_mask"]}
        if illegal:
            info["illegal"] = True
        return seen, table.rewards[agent], table.terminations[agent], table.truncations[agent], info

    def render(self) -> str | Array | None:
        return self._table.render()

    def close(self) -> None:
        self._table.close()
