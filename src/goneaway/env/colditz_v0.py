"""Escape from Colditz for PettingZoo.

The version goes up with every change to the observations, the actions or the rewards.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.utils import OrderEnforcingWrapper
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from .zoo import AecEnv

NAME = "colditz_v0"


def raw_env(**options: Any) -> AecEnv:
    """Return the bare environment; see `zoo.AecEnv` for the options."""
    return AecEnv("colditz", NAME, **options)


def env(**options: Any) -> OrderEnforcingWrapper:
    """Return the environment in a wrapper that raises an error if it is used before `reset`."""
    return OrderEnforcingWrapper(raw_env(**options))


def parallel_env(**options: Any) -> ParallelEnv[str, Any, Any]:
    """Return a parallel environment: it takes an action for every agent and uses that of the seat to act."""
    return turn_based_aec_to_parallel(raw_env(**options))
