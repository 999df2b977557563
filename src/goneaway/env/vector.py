"""Many games at once as a Gymnasium vector environment, in this process, in several, or on a Ray cluster.

Observations lie in memory that the processes share, with one row per environment; a cluster sends its rows.
Every game has its own seed, made of the seed of its environment and its number, so the games are the same
whatever the number of processes.
"""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from multiprocessing.connection import Connection
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .. import __version__
from ..lab.arena.engines import check_version, joined
from .match import Match
from .observation import Array
from .setting import Setting, parts_of
from .solo import seat_setting
from .zoo import REFUSE, SAMPLE, check_on_illegal, observation_space

#: The arrays of all environments: name, shape of a row, type of the numbers.
_Layout = Sequence[tuple[str, tuple[int, ...], str]]

#: Rows beside the parts of an observation, which no part is named like.
_MASK, _REWARDS = "action_mask", "rewards"
#: What `infos` contains for every environment at every step.
INFOS = ("seat", "game", "illegal", _REWARDS)


def _layout_of(setting: Setting) -> _Layout:
    encoder = setting.encoder()
    parts = parts_of(setting, encoder)
    return (
        *((name, part.shape, np.dtype(part.kind).str) for name, part in parts.items()),
        (_MASK, (len(encoder.lexicon),), "|i1"),
        ("seat", (), "<i2"),
        ("game", (), "<i4"),
        ("illegal", (), "|b1"),
        (_REWARDS, (len(setting.seats),), "<f8"),
        ("reward", (), "<f8"),
        ("terminated", (), "|b1"),
        ("truncated", (), "|b1"),
    )


def _arrays(memory: Any, layout: _Layout, rows: int) -> dict[str, Array]:
    out: dict[str, Array] = {}
    first = 0
    for name, shape, kind in layout:
        count = rows * int(np.prod(shape, dtype=int))
        out[name] = np.frombuffer(memory, kind, count, first).reshape(rows, *shape)
        first += -(-out[name].nbytes // 8) * 8  # aligned to the largest numbers
    return out


def _size(layout: _Layout, rows: int) -> int:
    sizes = (rows * int(np.prod(shape, dtype=int)) * np.dtype(kind).itemsize for _, shape, kind in layout)
    return sum(-(-size // 8) * 8 for size in sizes)


class Slots:
    """Some environments of a vector, with the arrays of all of them to write to."""

    def __init__(
        self, setting: Setting, arrays: Mapping[str, Array], rows: range, max_cycles: int | None
    ) -> None:
        self._setting, self._encoder = setting, setting.encoder()
        self._arrays, self._rows, self._max_cycles = arrays, rows, max_cycles
        self._seeds: dict[int, int] = {}
        self._matches: dict[int, Match] = {}
        self._steps = dict.fromkeys(rows, 0)
        #: For actions that are not legal, a source for each environment.
        self._samples: dict[int, random.Random] = {}

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Start a new game everywhere. With a seed it is the first of that seed, else the next one."""
        for row in self._rows:
            seed = seeds[row]
            if seed is not None:
                self._seeds[row] = seed
                self._samples[row] = random.Random(seed)
                self._arrays["game"][row] = -1
            self._begin(row)

    def _begin(self, row: int) -> None:
        """Start the next game in which there is anything to choose."""
        if row in self._matches:
            self._matches[row].break_off()
        while True:
            self._arrays["game"][row] += 1
            match = Match(
                self._setting, self._encoder, f"{self._seeds[row]}/{int(self._arrays['game'][row])}"
            )
            if match.seat is not None:
                break
        self._matches[row] = match
        self._steps[row] = 0
        for name in ("reward", _REWARDS, "terminated", "truncated", "illegal"):
            self._arrays[name][row] = 0
        self._show(row, match.seat)

    def step(self, actions: Sequence[int] | Array) -> None:
        """Take one action in each of these environments; `actions` holds those of all environments."""
        arrays = self._arrays
        for row in self._rows:
            if arrays["terminated"][row] or arrays["truncated"][row]:
                self._begin(row)
                continue
            match, word = self._matches[row], int(actions[row])
            seat = match.seat
            assert seat is not None
            illegal = word not in match.choosing.options
            match.say(self._samples[row].choice(match.choosing.options) if illegal else word)
            self._steps[row] += 1
            rewards = match.rewards()
            arrays["illegal"][row] = illegal
            arrays[_REWARDS][row] = rewards
            arrays["reward"][row] = rewards[seat]
            arrays["terminated"][row] = match.seat is None
            if match.seat is not None and self._steps[row] == self._max_cycles:
                arrays["truncated"][row] = True
                match.break_off()
            self._show(row, seat if match.seat is None else match.seat)

    def _show(self, row: int, seat: int) -> None:
        match = self._matches[row]
        for name, array in match.observe(seat).items():
            self._arrays[name][row] = array
        self._arrays[_MASK][row] = match.mask(seat)
        self._arrays["seat"][row] = seat

    def close(self) -> None:
        """End all games, and the programs that play in them."""
        for match in self._matches.values():
            match.break_off()
        self._matches = {}


def _serve(
    pipe: Connection, memory: Any, layout: _Layout, count: int, rows: range, about: tuple[Setting, int | None]
) -> None:
    """Answer `(method, argument)` with None or an error until the other end is closed; run in a process."""
    slots = Slots(about[0], _arrays(memory, layout, count), rows, about[1])
    try:
        while True:
            method, argument = pipe.recv()
            try:
                getattr(slots, method)(argument)
            except Exception as error:
                pipe.send(error)
            else:
                pipe.send(None)
    except EOFError:
        slots.close()


class RayWorker:
    """Environments on a node of a Ray cluster: it sends the rows of its arrays."""

    def __init__(
        self, version: str, setting: Setting, count: int, rows: range, max_cycles: int | None
    ) -> None:
        check_version(version)
        layout = _layout_of(setting)
        self._arrays = _arrays(bytearray(_size(layout, count)), layout, count)
        self._rows = rows
        self._slots = Slots(setting, self._arrays, rows, max_cycles)

    def call(self, method: str, argument: Any) -> dict[str, Array]:
        """Reset or step; return the rows as they are then."""
        getattr(self._slots, method)(argument)
        return {name: array[self._rows.start : self._rows.stop] for name, array in self._arrays.items()}


class GameVectorEnv(VectorEnv[dict[str, Any], Array, Array]):
    """`num_envs` games side by side. In each the seat to act takes a step; bots may play some of the seats.

    A step is one token in every game. `infos` has the `seat` to act next, the number of the `game`, the
    `rewards` of all seats, and whether the action was `illegal` (another was sampled). The reward of a step
    is that of the seat that acted. A game that is over is followed by the next one at the step after
    (`AutoresetMode.NEXT_STEP`).
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        setting: Setting,
        num_envs: int = 1,
        *,
        workers: int = 0,
        ray: str = "",
        on_illegal: str = SAMPLE,
        max_cycles: int | None = None,
        copy: bool = True,
    ) -> None:
        """Play in this process, in as many `workers`, or with the address of a `ray` cluster (`local` starts
        one) in workers there. With `copy=False` a step overwrites the observations of the step before.
        """
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError(f"num_envs must be at least 1, not {num_envs!r}")
        if type(workers) is not int or not 0 <= workers <= num_envs:
            raise ValueError(f"workers must be 0 to {num_envs} for {num_envs} environments, not {workers!r}")
        if ray and not workers:
            raise ValueError("a Ray cluster needs at least one worker")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles must be at least 1, not {max_cycles!r}")
        check_on_illegal(on_illegal)
        self.setting, self.num_envs, self.on_illegal = setting, num_envs, on_illegal
        self._copy = copy
        encoder = setting.encoder()
        self._parts = tuple(parts_of(setting, encoder))
        self.single_observation_space = observation_space(setting, encoder)
        self.single_action_space = spaces.Discrete(len(encoder.lexicon))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False
        self._open = ExitStack()
        self._call = self._connect(workers, ray, max_cycles)

    def _connect(self, workers: int, ray: str, max_cycles: int | None) -> Callable[[str, Any], None]:
        """The function that calls a method of all slots, wherever they are."""
        layout, count = _layout_of(self.setting), self.num_envs
        shares = [range(count * one // workers, count * (one + 1) // workers) for one in range(workers)]
        if ray:
            self.arrays = _arrays(bytearray(_size(layout, count)), layout, count)
            return self._on_ray(ray, shares, max_cycles)
        if workers:
            return self._in_processes(layout, shares, max_cycles)
        self.arrays = _arrays(bytearray(_size(layout, count)), layout, count)
        slots = Slots(self.setting, self.arrays, range(count), max_cycles)
        self._open.callback(slots.close)
        return lambda method, argument: getattr(slots, method)(argument)

    def _in_processes(
        self, layout: _Layout, shares: Sequence[range], max_cycles: int | None
    ) -> Callable[[str, Any], None]:
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", _size(layout, self.num_envs))
        self.arrays = _arrays(memory, layout, self.num_envs)
        pipes: list[Connection] = []
        for rows in shares:
            ours, theirs = context.Pipe()
            about = (self.setting, max_cycles)
            process = context.Process(
                target=_serve, args=(theirs, memory, layout, self.num_envs, rows, about), daemon=True
            )
            process.start()
            theirs.close()
            pipes.append(ours)
            # In this order at the end: the pipe is closed, then the process ends by itself.
            self._open.callback(process.join)
            self._open.callback(ours.close)

        def call(method: str, argument: Any) -> None:
            for pipe in pipes:
                pipe.send((method, argument))
            errors = [error for error in [pipe.recv() for pipe in pipes] if error is not None]
            if errors:
                raise errors[0]

        return call

    def _on_ray(
        self, address: str, shares: Sequence[range], max_cycles: int | None
    ) -> Callable[[str, Any], None]:
        with ExitStack() as undone:
            # If a worker fails to start, disconnect from the cluster.
            ray = undone.enter_context(joined(address, len(shares)))
            remote = ray.remote(RayWorker)
            there = [
                remote.remote(__version__, self.setting, self.num_envs, rows, max_cycles) for rows in shares
            ]
            self._open.push(undone.pop_all())

        def call(method: str, argument: Any) -> None:
            sent = ray.get([worker.call.remote(method, argument) for worker in there])
            for rows, arrays in zip(shares, sent, strict=True):
                for name, array in arrays.items():
                    self.arrays[name][rows.start : rows.stop] = array

        return call

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game in every environment. An integer seed gives environment k the seed `seed + k`."""
        seeds: list[int | None]
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=None if seed is None else int(seed))
            seeds = [None if seed is None else int(seed) + one for one in range(self.num_envs)]
        else:
            seeds = list(seed)
            if len(seeds) != self.num_envs:
                raise ValueError(f"{self.num_envs} environments need as many seeds, not {len(seeds)}")
        if not self._begun:
            fresh = self.np_random.integers(1 << 62, size=self.num_envs)
            seeds = [int(fresh[row]) if one is None else one for row, one in enumerate(seeds)]
        self._call("reset", seeds)
        self._begun = True
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[dict[str, Any], Array, Array, Array, dict[str, Any]]:
        """Take one action in every environment. Where a game has ended, the next one starts instead."""
        if not self._begun:
            raise ValueError("call reset() before step()")
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} environments need one action each, not {actions.shape}")
        if self.on_illegal == REFUSE:
            self._refuse_illegal(actions)
        self._call("step", actions)
        arrays = self.arrays
        return (
            self._observations(),
            arrays["reward"].copy(),
            arrays["terminated"].copy(),
            arrays["truncated"].copy(),
            self._infos(),
        )

    def _refuse_illegal(self, actions: Array) -> None:
        masks = self.arrays[_MASK]
        legal = (actions >= 0) & (actions < masks.shape[1])
        legal[legal] = masks[legal.nonzero()[0], actions[legal]] == 1
        legal |= self.arrays["terminated"] | self.arrays["truncated"]
        if not legal.all():
            row = int((~legal).nonzero()[0][0])
            raise ValueError(f"illegal action {actions[row]} in environment {row}; see its action_mask")

    def _observations(self) -> dict[str, Any]:
        def seen(name: str) -> Array:
            return self.arrays[name].copy() if self._copy else self.arrays[name]

        return {"observation": {name: seen(name) for name in self._parts}, _MASK: seen(_MASK)}

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {name: self.arrays[name].copy() for name in INFOS}
        # As in every vector environment: the rows that have such an entry.
        return infos | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in INFOS}

    def render(self) -> None:
        """These environments draw nothing."""

    def close_extras(self, **kwargs: Any) -> None:
        """End the games and the processes; disconnect from the cluster."""
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def vector_env(
    game: str,
    *,
    num_envs: int = 1,
    players: int = 4,
    edition: str | None = None,
    rules: Mapping[str, Any] | None = None,
    seat: int = 0,
    against: str | Mapping[int, str] = "simple",
    asides: bool = True,
    history: int = 8,
    shaping: Mapping[str, float] | None = None,
    workers: int = 0,
    ray: str = "",
    on_illegal: str = SAMPLE,
    max_cycles: int | None = None,
    copy: bool = True,
) -> GameVectorEnv:
    """Return one seat against bots, many times: like `gymnasium.make_vec("goneaway/Colditz-v0", 64)`."""
    setting = seat_setting(game, players, edition, rules, seat, against, asides, history, shaping)
    return GameVectorEnv(
        setting,
        num_envs,
        workers=workers,
        ray=ray,
        on_illegal=on_illegal,
        max_cycles=max_cycles,
        copy=copy,
    )
