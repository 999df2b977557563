"""The names by which Gymnasium knows the games."""

from __future__ import annotations

import gymnasium

from .. import games


def names() -> dict[str, str]:
    """Games by environment name. Its number goes up when observations, actions or rewards change."""
    return {f"goneaway/{parts.environment or name.title()}-v0": name for name, parts in games.known().items()}


def register() -> None:
    """Make the names known to `gymnasium.make`."""
    for name, game in names().items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="goneaway.env.solo:Solo",
                vector_entry_point="goneaway.env.vector:vector_env",
                kwargs={"game": game},
            )
