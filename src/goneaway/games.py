"""The parts that each game adds to every layer, by name. A part is imported only when it is needed.

A game is one object here, its `Parts`: where to find the rules, the bots, the presentation and so on, as
`"module:name"`. Only `kind` is required; for a part that a game leaves out, its layer has a plain one that
works for every game. A layer asks for its own part (`part("colditz", "presentation")`) and never which game
it is.

Another distribution adds a game by an entry point in the group `goneaway.games`:

    [project.entry-points."goneaway.games"]
    pebbles = "pebbles:PARTS"

A test or a notebook calls `register("pebbles", PARTS)`; processes that it starts do not know that game.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

GROUP = "goneaway.games"


@dataclass(frozen=True)
class Parts:
    """Where the parts of one game are, each as `"module:name"`."""

    #: The rules: a `kernel.GameKind`.
    kind: str
    #: `bots.Bot` classes by name, the strongest last, made with a `Chance`. `random` plays every game.
    bots: Mapping[str, str] = field(default_factory=dict)
    #: A package with a folder of Fluent files for each language (`en`, ...); "" for the games in `wording`.
    words: str = ""
    #: How parameters are prepared for the messages: a `wording.game.GameWording`.
    wording: str = "goneaway.wording.game:PLAIN"
    #: How its rules are explained: an `explaining.GameExplaining` class.
    explaining: str = "goneaway.explaining.game:GameExplaining"
    #: Presents views and questions to a player: a `presenting.Presentation` class.
    presentation: str = "goneaway.presenting.plain:PlainPresentation"
    #: How the terminal draws it: a `Front` class.
    front: str = "goneaway.cli.terminal.plain:PlainFront"
    #: Statistics counted in simulations (a `lab.tallies.Counting`), and the rows of their report.
    counting: str = "goneaway.lab.tallies:NOTHING_COUNTED"
    report: str = "goneaway.cli.commands.report:no_rows"
    #: Views as arrays (`env.observation.ObservationEncoder`), shaping rewards, pictures of positions.
    encoder: str = "goneaway.env.plain:PlainEncoder"
    shaping: str = "goneaway.env.rewards:NO_SHAPING"
    picture: str = "goneaway.env.drawing:NO_PICTURE"
    #: Its name in Gymnasium, `goneaway/ENVIRONMENT-v0`; "" for the game's name.
    environment: str = ""
    #: The maximum number of actions that an environment lists.
    listed: int = 512
    #: Editions and house rules as the page offers them: a `Catalogue` class.
    catalogue: str = "goneaway.web.routes.catalogue:Catalogue"
    #: What its stage on the page fetches besides the table (a tuple of `http.endpoint.Endpoint`).
    endpoints: str = "goneaway.web.http.endpoint:NO_ENDPOINTS"
    #: The stage of the page: a name in `page/table/games.js`.
    stage: str = "plain"


_KNOWN: dict[str, Parts] = {
    "colditz": Parts(
        kind="goneaway.colditz.kind:COLDITZ",
        bots={
            "simple": "goneaway.bots.colditz.player:Simple",
            "recruit": "goneaway.bots.colditz.player:Recruit",
            "regular": "goneaway.bots.colditz.player:Regular",
            "veteran": "goneaway.bots.colditz.player:Veteran",
            "ace": "goneaway.bots.colditz.ace:Ace",
        },
        wording="goneaway.wording.colditz:COLDITZ",
        explaining="goneaway.explaining.colditz.explaining:ColditzExplaining",
        presentation="goneaway.presenting.colditz.presentation:CastlePresentation",
        front="goneaway.cli.terminal.colditz.front:CastleFront",
        counting="goneaway.lab.tallies:COLDITZ",
        report="goneaway.cli.commands.report:colditz_rows",
        encoder="goneaway.env.colditz:ColditzEncoder",
        shaping="goneaway.env.colditz_shaping:SHAPING",
        picture="goneaway.env.colditz_picture:PICTURE",
        environment="Colditz",
        catalogue="goneaway.web.routes.colditz.catalogue:ColditzCatalogue",
        endpoints="goneaway.web.routes.colditz.plans:ENDPOINTS",
        stage="colditz",
    ),
    "sectionx": Parts(
        kind="goneaway.sectionx.kind:SECTIONX",
        bots={
            "simple": "goneaway.bots.sectionx.tunneller:Tunneller",
            "recruit": "goneaway.bots.sectionx.levels:Recruit",
            "regular": "goneaway.bots.sectionx.levels:Regular",
            "veteran": "goneaway.bots.sectionx.levels:Veteran",
            "ace": "goneaway.bots.sectionx.ace:Ace",
        },
        wording="goneaway.wording.sectionx:SECTIONX",
        presentation="goneaway.presenting.sectionx.presentation:IslandPresentation",
        front="goneaway.cli.terminal.sectionx.front:IslandFront",
        counting="goneaway.lab.tallies:SECTIONX",
        report="goneaway.cli.commands.report:sectionx_rows",
        encoder="goneaway.env.sectionx:SectionXEncoder",
        shaping="goneaway.env.sectionx_shaping:SHAPING",
        picture="goneaway.env.sectionx_picture:PICTURE",
        environment="SectionX",
        listed=16384,
        catalogue="goneaway.web.routes.sectionx.catalogue:SectionXCatalogue",
        endpoints="goneaway.web.routes.sectionx.plans:ENDPOINTS",
        stage="sectionx",
    ),
}
BUILT_IN = frozenset(_KNOWN)


def register(name: str, parts: Parts) -> None:
    """Add a game to this process; raises `ValueError` for a name that is taken by other parts."""
    if _KNOWN.setdefault(name, parts) != parts:
        raise ValueError(f"there is already a game called {name!r}")


def known() -> Mapping[str, Parts]:
    """Every game by name, the built-in ones first."""
    return {
        **_KNOWN,
        **{name: one for name, one in _installed(tuple(sys.path)).items() if name not in _KNOWN},
    }


def first() -> str:
    """The default game, used where none is named."""
    return next(iter(_KNOWN))


def find(name: str) -> Parts | None:
    """The parts of a game; None if there is no such game."""
    return _KNOWN.get(name) or known().get(name)


def parts_of(name: str) -> Parts:
    """The parts of a game; raises `KeyError`."""
    found = find(name)
    if found is None:
        raise KeyError(name)
    return found


def part(name: str, what: str) -> Any:
    """One part of a game, imported: `part("sectionx", "presentation")`."""
    return load(getattr(parts_of(name), what))


@cache
def load(where: str) -> Any:
    """Import the object at `"module:name"`."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


@cache
def _installed(path: tuple[str, ...]) -> Mapping[str, Parts]:
    """The games of other distributions; searched for again only if the search path has changed."""
    # Slow to load, and needed only when every game is listed or an unknown one is named.
    from importlib.metadata import entry_points

    found: dict[str, Parts] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        try:
            parts = entry.load()
        except Exception as error:  # any failure of another distribution
            warnings.warn(f"game {entry.name} ({entry.value}) cannot be loaded: {error}", stacklevel=2)
            continue
        if entry.name in BUILT_IN or not isinstance(parts, Parts):
            warnings.warn(f"game {entry.name} ({entry.value}) is ignored", stacklevel=2)
            continue
        found[entry.name] = parts
    return found
