"""One seat against bots, as a Gymnasium environment: `goneaway/Colditz-v0`, `goneaway/SectionX-v0`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from ..bots import is_command, read_name
from .observation import Array
from .setting import Setting
from .zoo import SAMPLE, AecEnv, setting_of


def seat_setting(
    game: str,
    players: int,
    edition: str | None,
    rules: Mapping[str, Any] | None,
    seat: int,
    against: str | Mapping[int, str],
    asides: bool = True,
    history: int = 8,
    shaping: Mapping[str, float] | None = None,
) -> Setting:
    """One seat against bots; raise `ValueError` or `RulesError` for invalid options."""
    seats = len(setting_of(game, players, edition, rules, None, asides, history, shaping).seats)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise ValueError(f"unknown seat {seat!r}; the seats are 0 to {seats - 1}")
    others = [other for other in range(seats) if other != seat]
    bots = dict.fromkeys(others, against) if isinstance(against, str) else dict(against)
    if set(bots) != set(others):
        raise ValueError(f"against needs a bot for each of the seats {others}, not {sorted(bots)}")
    for name in bots.values():
        if not is_command(name):
            read_name(name, game)
    return setting_of(game, players, edition, rules, bots, asides, history, shaping)


class Solo(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat in a game against bots. By default a legal action is sampled in place of an illegal one, and
    `info["illegal"]` is set.
    """

    metadata = dict(AecEnv.metadata)  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        players: int = 4,
        edition: str | None = None,
        rules: Mapping[str, Any] | None = None,
        seat: int = 0,
        against: str | Mapping[int, str] = "simple",
        on_illegal: str = SAMPLE,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        setting = seat_setting(game, players, edition, rules, seat, against)
        self._table = AecEnv(
            game,
            f"{game}_solo",
            players=players,
            rules=setting.rules,
            bots=setting.bots,
            on_illegal=on_illegal,
            render_mode=render_mode,
            **options,
        )
        self._agent = f"seat_{seat}"
        self.render_mode = render_mode
        self.observation_space = self._table.observation_space(self._agent)
        self.action_space = self._table.action_space(self._agent)

    @property
    def table(self) -> AecEnv:
        """The environment of all seats behind this one, with its match and its vocabulary."""
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
            raise ValueError("the game is over; call reset()")
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
