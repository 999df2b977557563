"""Where the commands write to: a console for people, JSON for programs."""

from __future__ import annotations

import json
import sys
from typing import Any

import typer
from rich.console import Console


def console() -> Console:
    return Console(highlight=False, soft_wrap=True)


def print_json(data: Any) -> None:
    # Where the screen has no other letters, JSON has escapes for them.
    plain = not str(sys.stdout.encoding).lower().startswith("utf")
    typer.echo(json.dumps(data, indent=2, ensure_ascii=plain))
