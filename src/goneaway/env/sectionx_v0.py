"""Section X for PettingZoo.

The number changes with anything that changes what an agent sees, may do or is given.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.utils import OrderEnforcingWrapper
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from .zoo import AecEnv

NAME = "sectionx_v0"


def raw_env(**options: Any) -> AecEnv:
    """The environment itself; see `zoo.AecEnv` for the options."""
    return AecEnv("sectionx", NAME, **options)


def env(**options: Any) -> OrderEnforcingWrapper:
    """The same, guarded against being used before it was reset."""
    return OrderEnforcingWrapper(raw_env(**options))


def parallel_env(**options: Any) -> ParallelEnv[str, Any, Any]:
    """The same for those who want an action of everybody: only that of the seat that is asked counts."""
    return turn_based_aec_to_parallel(raw_env(**options))
