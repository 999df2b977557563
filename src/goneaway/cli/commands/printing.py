"""Output of the commands: a console for people, JSON for programs."""

from __future__ import annotations

import json
import sys
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from ...kernel.untrusted import printable


class SafeConsole(Console):
    """A console that replaces control characters in every text, wherever it comes from."""

    def render_str(self, text: str, *args: Any, **options: Any) -> Text:
        return super().render_str(printable(text), *args, **options)


def console(**options: Any) -> Console:
    return SafeConsole(highlight=False, soft_wrap=True, **options)


def print_json(data: Any) -> None:
    # Escape letters that the terminal's encoding lacks.
    plain = not str(sys.stdout.encoding).lower().startswith("utf")
    typer.echo(json.dumps(data, indent=2, ensure_ascii=plain))
