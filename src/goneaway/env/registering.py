"""The games' names in the registry of Gymnasium."""

from __future__ import annotations

import gymnasium

from .. import games


def names() -> dict[str, str]:
    """Return the game of each environment name.

    The version in the name goes up when observations, actions or rewards change.
    """
    return {f"goneaway/{parts.environment or name.title()}-v0": name for name, parts in games.known().items()}


def register() -> None:
    """Register the names for `gymnasium.make`."""
    for name, game in names().items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="goneaway.env.solo:Solo",
                vector_entry_point="goneaway.env.vector:vector_env",
                kwargs={"game": game},
            )
