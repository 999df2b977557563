"""Escape from Colditz for PettingZoo.

The number changes with anything that changes what an agent sees, may do or is given.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.utils import OrderEnforcingWrapper
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from .zoo import Table

NAME = "colditz_v0"


def raw_env(**wishes: Any) -> Table:
    """The environment itself; see `zoo.Table` for what can be wished."""
    return Table("colditz", NAME, **wishes)


def env(**wishes: Any) -> OrderEnforcingWrapper:
    """The same, guarded against being used before it was reset."""
    return OrderEnforcingWrapper(raw_env(**wishes))


def parallel_env(**wishes: Any) -> ParallelEnv[str, Any, Any]:
    """The same for those who want an action of everybody: only that of the seat that is asked counts."""
    return turn_based_aec_to_parallel(raw_env(**wishes))
