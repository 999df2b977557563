"""Which modules are compiled, and what the compiler must know about their classes."""

from __future__ import annotations

from pathlib import Path

#: Folders and files under `src/goneaway` whose modules are compiled together, as one unit: calls and fields
#: within it cost almost nothing, every step out of it does.
UNIT = (
    "kernel/actions.py", "kernel/asides.py", "kernel/chance.py", "kernel/events.py", "kernel/legal.py",
    "kernel/position.py", "kernel/refusals.py", "kernel/verbs.py",
    "colditz", "sectionx", "bots",
    "env/words.py", "env/colditz_words.py", "env/sectionx_words.py", "env/choosing.py", "env/observation.py",
    "env/colditz.py", "env/sectionx.py", "env/match.py",
)  # fmt: skip

#: The modules among them that stay interpreted: they read files, are called once, or are read as data by
#: others.
AS_IT_IS = (
    "colditz/kind.py", "colditz/board", "colditz/scenes", "colditz/referee/exact.py",
    "colditz/referee/showing.py",
    "colditz/ruleset/checking.py", "colditz/ruleset/constraints.py", "colditz/ruleset/inert.py",
    "colditz/ruleset/loading.py", "colditz/ruleset/options.py", "colditz/ruleset/switches.py",
    "bots/outside", "sectionx/kind.py", "sectionx/referee/exact.py", "sectionx/scenes",
)  # fmt: skip

#: Classes that others inherit beside another class; the compiler calls them traits.
TRAITS = frozenset(
    (
        "goneaway.kernel.position.Moment",
        "goneaway.colditz.table.names.Names",
        "goneaway.colditz.table.facts.Facts",
        "goneaway.colditz.table.table.Hidden",
        "goneaway.sectionx.table.facts.Facts",
        "goneaway.sectionx.table.table.Hidden",
    )
)

#: Classes that interpreted ones may inherit (another game and its encoder, a bot from elsewhere, the chance
#: of a case), or whose instances are created without the constructor and filled in later (copies of a
#: position), and their base classes.
OPEN = frozenset(
    (
        "goneaway.kernel.actions.Action",
        "goneaway.kernel.chance.Chance",
        "goneaway.kernel.position.Frame",
        "goneaway.kernel.position.Moment",
        "goneaway.kernel.position.Position",
        "goneaway.kernel.position.View",
        "goneaway.bots.contract.bot.Bot",
        "goneaway.colditz.table.names.Names",
        "goneaway.colditz.table.facts.Facts",
        "goneaway.colditz.table.table.Hidden",
        "goneaway.colditz.table.table.Table",
        "goneaway.colditz.referee.position.Colditz",
        "goneaway.sectionx.table.facts.Facts",
        "goneaway.sectionx.table.table.Hidden",
        "goneaway.sectionx.table.table.Table",
        "goneaway.sectionx.referee.position.SectionX",
        "goneaway.env.match.Match",
        "goneaway.env.observation.ObservationEncoder",
        "goneaway.env.words.Lexicon",
    )
)


def unit(package: Path) -> list[str]:
    """Return the modules of the unit, as paths under the package, in a stable order."""
    found: set[Path] = set()
    for one in UNIT:
        where = package / one
        found.update([where] if where.is_file() else where.rglob("*.py"))
    names = sorted(path.relative_to(package).as_posix() for path in found)
    return [
        name
        for name in names
        if not name.endswith("__init__.py")
        and not any(name == one or name.startswith(f"{one}/") for one in AS_IT_IS)
    ]
