"""The names by which Gymnasium knows the games."""

from __future__ import annotations

import gymnasium

#: By name: the game. The number changes with anything that changes what an agent sees, may do or is given.
NAMES = {"goneaway/Colditz-v0": "colditz", "goneaway/SectionX-v0": "sectionx"}


def register() -> None:
    """Make the names known to `gymnasium.make`."""
    for name, game in NAMES.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="goneaway.env.solo:Solo", kwargs={"game": game})
