"""The games as PettingZoo environments of agents that take turns (AEC)."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .. import games
from .drawing import as_pixels, as_svg, as_text
from .listing import WORDS, Listing
from .match import Match
from .observation import Array, ObservationEncoder
from .setting import Setting, parts_of

FLAT, LIST = "flat", "listed"
REFUSE, SAMPLE = "refuse", "sample"


def check_on_illegal(value: str, before: str | None = None) -> str:
    """Return what to do with an illegal action; `before` is its value under the former name."""
    if before is not None:
        warnings.warn(
            "`illegal` is now `on_illegal`, and 'lot' is 'sample'", DeprecationWarning, stacklevel=3
        )
        value = {"lot": SAMPLE}.get(before, before)
    if value not in (REFUSE, SAMPLE):
        raise ValueError(f"on_illegal must be {REFUSE!r} or {SAMPLE!r}, not {value!r}")
    return value


def setting_of(
    game: str,
    players: int,
    edition: str | None,
    rules: Mapping[str, Any] | None,
    bots: Mapping[int, str] | None,
    asides: bool,
    history: int,
    shaping: Mapping[str, float] | None,
) -> Setting:
    """Return the setting for these options; raise `ValueError` or `RulesError` if they are invalid."""
    options = dict(rules or {})
    if edition is not None:
        options["edition"] = edition
    return Setting(game, players, options, dict(bots or {}), asides, history, dict(shaping or {}))


def observation_space(setting: Setting, encoder: ObservationEncoder, listed: int = 0) -> spaces.Dict:
    """Return one seat's observation space, with `listed` rows of actions or a mask over the vocabulary."""
    arrays: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(part.low, part.high, part.shape, part.kind)
        for name, part in parts_of(setting, encoder).items()
    }
    if listed:
        arrays["actions"] = spaces.Box(0, len(encoder.lexicon), (listed, WORDS), np.int16)
    mask = spaces.Box(0, 1, (listed or len(encoder.lexicon),), np.int8)
    return spaces.Dict({"observation": spaces.Dict(arrays), "action_mask": mask})


class AecEnv(AECEnv):
    """A game as an AEC environment: every seat that no bot plays is an agent, named `seat_0` and so on.

    A step is one token of an action (`actions="flat"`) or one action of the list (`actions="listed"`).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["human", "ansi", "svg", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        name: str,
        *,
        players: int = 4,
        edition: str | None = None,
        rules: Mapping[str, Any] | None = None,
        bots: Mapping[int, str] | None = None,
        asides: bool = True,
        history: int = 8,
        shaping: Mapping[str, float] | None = None,
        actions: str = FLAT,
        listed: int | None = None,
        on_illegal: str = REFUSE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str | None = None,
    ) -> None:
        """`illegal` is the former name of `on_illegal`."""
        super().__init__()
        if actions not in (FLAT, LIST):
            raise ValueError(f"actions must be {FLAT!r} or {LIST!r}, not {actions!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"unknown render mode {render_mode!r}; known: {self.metadata['render_modes']}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles must be at least 1, not {max_cycles!r}")
        if actions == FLAT and listed is not None:
            raise ValueError("`listed` needs actions='listed'")
        if listed is not None and listed < 2:
            raise ValueError(f"`listed` must be at least 2, not {listed!r}")
        self.metadata = {**self.metadata, "name": name}
        self.setting = setting_of(game, players, edition, rules, bots, asides, history, shaping)
        self.encoder = self.setting.encoder()
        self.render_mode = render_mode
        self.listed = 0 if actions == FLAT else games.parts_of(game).listed if listed is None else listed
        self.on_illegal = check_on_illegal(on_illegal, illegal)
        self.max_cycles = max_cycles
        self.seats = [seat for seat in range(len(self.setting.seats)) if seat not in self.setting.bots]
        self.possible_agents = [f"seat_{seat}" for seat in self.seats]
        self._seat = dict(zip(self.possible_agents, self.seats, strict=True))
        self.observation_spaces = {
            agent: observation_space(self.setting, self.encoder, self.listed)
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.choices) for agent in self.possible_agents}
        self.match: Match | None = None
        self._listing: Listing | None = None
        self._random = np.random.default_rng()
        self._begun = False

    @property
    def choices(self) -> int:
        """Number of actions: tokens of the vocabulary, or rows of the list."""
        return self.listed or len(self.encoder.lexicon)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # The game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. A seed determines this game and those after it."""
        if seed is not None or not self._begun:
            self._random = np.random.default_rng(seed)
            self._begun = True
        if self.match is not None:
            self.match.break_off()
        self.match = Match(self.setting, self.encoder, int(self._random.integers(1 << 62)))
        self._listing = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._seat_next()
        self._report_left_off()
        if self.match.seat is None:  # the game ended before any seat was asked
            self._reward()

    def step(self, action: int | None) -> None:
        match = self._playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None:
            raise ValueError(f"{agent} must choose one of {self.choices} actions, not None")
        done = self._act(match, int(action))
        self._steps += 1
        self._clear_rewards()
        if done:
            self._listing = None
            self._reward()
        if self.max_cycles is not None and self._steps >= self.max_cycles and match.seat is not None:
            match.break_off()
            self.truncations = dict.fromkeys(self.agents, True)
        self._seat_next()
        self._accumulate_rewards()
        self._report_left_off()
        if self.render_mode == "human":
            self.render()

    def _report_left_off(self) -> None:
        if self.listed:
            match = self._playing()
            left_off = 0 if match.seat is None else self._list(match).left_off
            self.infos = {agent: {} for agent in self.agents}
            if left_off:
                self.infos[self.agent_selection] = {"left_off": left_off}

    def legal(self, action: int) -> bool:
        """Whether this action is legal for the agent to act."""
        match = self._playing()
        if self.listed:
            return 0 <= action < len(self._list(match).actions)
        return action in match.choosing.options

    def _act(self, match: Match, action: int) -> bool:
        """Take a token or a listed action; return whether that completed an action."""
        if self.listed:
            actions = self._list(match).actions
            if not self.legal(action):
                if self.on_illegal == REFUSE:
                    raise ValueError(f"illegal action {action}: the list has {len(actions)}, from 0")
                action = int(self._random.integers(len(actions)))
            chosen = actions[action]
            if chosen is None:
                match.silence()
            else:
                match.act(chosen)
            return True
        options = match.choosing.options
        if self.on_illegal == SAMPLE and action not in options:
            action = options[int(self._random.integers(len(options)))]
        saying = match.choosing
        match.say(action)
        return match.choosing is not saying or match.seat is None

    def _list(self, match: Match) -> Listing:
        if self._listing is None:
            self._listing = Listing(match, self.listed)
        return self._listing

    def _reward(self) -> None:
        match = self._playing()
        given = match.rewards()
        for agent in self.agents:
            self.rewards[agent] = given[self._seat[agent]]
        if match.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)

    def _seat_next(self) -> None:
        seat = self._playing().seat
        self.agent_selection = self.agents[0] if seat is None else f"seat_{seat}"

    def _playing(self) -> Match:
        if self.match is None:
            raise ValueError("call reset() before step()")
        return self.match

    def observe(self, agent: str) -> dict[str, Any]:
        match, seat = self._playing(), self._seat[agent]
        seen = match.observe(seat)
        if not self.listed:
            return {"observation": seen, "action_mask": match.mask(seat)}
        mask = np.zeros(self.listed, np.int8)
        if seat == match.seat:
            listing = self._list(match)
            seen["actions"] = listing.rows(self.listed)
            mask[: len(listing.actions)] = 1
        else:
            seen["actions"] = np.zeros((self.listed, WORDS), np.int16)
        return {"observation": seen, "action_mask": mask}

    # The picture

    def render(self) -> str | Array | None:
        """Draw what all players see, as text, SVG or pixels; `human` prints the text."""
        match = self._playing()
        if self.render_mode == "svg":
            return as_svg(match.game, match.position)
        if self.render_mode == "rgb_array":
            return as_pixels(match.game, match.position)
        text = as_text(match.game, match.position)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            sys.stdout.write(f"{text}\n\n")
        return None

    def close(self) -> None:
        """End the game and the bots that run as external programs."""
        if self.match is not None:
            self.match.break_off()

    def __str__(self) -> str:
        return str(self.metadata["name"])
