"""The command line: `goneaway`."""

from __future__ import annotations

import sys

from .. import ENGINE, __version__
from .process import guarded


def main() -> None:
    """Run the command line."""
    guarded(_run)


def _run() -> None:
    """Print the version without loading the other commands, or run the app."""
    if sys.argv[1:] == ["--version"]:
        sys.stdout.write(f"goneaway {__version__} ({ENGINE})\n")
        return
    from .commands.app import main as run

    run()


__all__ = ["main"]
