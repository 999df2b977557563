"""The command line: `goneaway`."""

from .app import app, main

__all__ = ["app", "main"]
