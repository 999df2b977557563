"""`goneaway board`: the castle as text, as a picture, or as data for other programs."""

from __future__ import annotations

import json as json_text
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from goneaway import KINDS
from goneaway.colditz import Colditz
from goneaway.colditz.board import NAMINGS, VARIANTS, Board, BoardFault, load_board
from goneaway.colditz.board.picture import PALETTES, draw
from goneaway.kernel import FileError, load_record, replay
from goneaway.kernel.notation import is_text, read_text
from goneaway.kernel.untrusted import json_of
from goneaway.wording import Wording

from ...colditz.referee.showing import picture_of
from ..files import broken, check_target, read_file, shown, write_whole
from ..problem import Problem

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
)


def board(
    variant: Annotated[str | None, typer.Option(help=f"Patch the board: {', '.join(VARIANTS)}.")] = None,
    naming: Annotated[str, typer.Option(help=f"Name the rooms: {', '.join(NAMINGS)}.")] = "english",
    mini: Annotated[
        bool, typer.Option("--mini", help="Use the miniature castle of about sixty circles.")
    ] = False,
    svg: Annotated[Path | None, typer.Option(help="Write the picture as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the picture as PNG (needs Chromium).")] = None,
    width: Annotated[int, typer.Option(min=200, max=8000, help="Width of the PNG in pixels.")] = 1600,
    palette: Annotated[str, typer.Option(help=f"Colours: {', '.join(PALETTES)}.")] = "light",
    position: Annotated[
        Path | None, typer.Option(help="Add men, markers and lit circles from a record or JSON file.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the board as JSON.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Overwrite existing pictures.")] = False,
) -> None:
    """Show the castle as text, write it as a picture, or print its data."""
    wording = Wording()
    for path in (svg, png):
        if path is not None:
            check_target(path, wording, force=force)
    try:
        chosen = load_board("miniature" if mini else "castle", variant, naming)
        men = read_position(position, wording)
        picture = draw(chosen, palette, men) if svg or png or men is not None else ""
        if svg:
            write_whole(svg, picture, force=force)
        if png:
            write_whole(png, photograph(picture, width), force=force)
    except BoardFault as fault:
        raise Problem(shown(fault)) from None
    if json:
        typer.echo(json_text.dumps(chosen.to_json(), indent=1))
    elif not svg and not png:
        typer.echo(plan(chosen))


def read_position(path: Path | None, wording: Wording) -> dict[str, Any] | None:
    """Return the men, markers and lit circles of a file: a record, or data as `overlay` takes it."""
    if path is None:
        return None
    try:
        text = read_file(path, wording)
        if is_text(text) or text.startswith('{"commitment"'):
            record = read_text(text, KINDS) if is_text(text) else load_record(text)
            *_, last = replay(record, KINDS)
            if not isinstance(last.position, Colditz):
                raise Problem(
                    f"{shown(path)} is a record of {KINDS[record.game].title}, which has no castle."
                )
            return picture_of(last.position)
        position = json_of(text)
    except FileError as error:
        raise broken(path, error, wording) from None
    if not isinstance(position, dict):
        raise BoardFault(f"{shown(path)} should hold an object with pawns, markers and highlights")
    return position


def plan(chosen: Board) -> str:
    """Print the castle as it is stored as text, with a few counts below it."""
    width = max(column for column, _ in chosen.drawing.cells) + 2
    height = max(row for _, row in chosen.drawing.cells) + 1
    page = [[" "] * width for _ in range(height)]
    for (column, row), cell in chosen.drawing.cells.items():
        page[row][column : column + 2] = [cell.sign, cell.mark]
    counts = (
        f"{chosen.name}: {len(chosen)} circles, {len(chosen.rooms)} rooms, {len(chosen.gates)} gates, "
        f"{len(chosen.ropes)} drops, {len(chosen.cuts)} places in the wire, {len(chosen.tunnels)} tunnels, "
        f"{len(chosen.targets)} targets"
    )
    return "\n".join([*("".join(line).rstrip() for line in page), "", counts])


def photograph(picture: str, width: int) -> bytes:
    """Write the picture as PNG, using a headless browser installed on this machine."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise BoardFault("a PNG needs Chromium, and none was found; --svg needs nothing")
    box = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', picture)
    assert box is not None
    height = round(width * float(box[2]) / float(box[1]))
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "board.html"
        sized = picture.replace("<svg ", f'<svg width="{width}" height="{height}" style="display:block" ', 1)
        page.write_text(
            f'<!doctype html><meta charset="utf-8"><body style="margin:0">{sized}</body>', "utf-8"
        )
        shot = Path(folder) / "board.png"
        command = [browser, *FLAGS, f"--window-size={width},{height}", f"--screenshot={shot}", page.as_uri()]
        try:
            subprocess.run(command, capture_output=True, check=True, timeout=120)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
            raise BoardFault(f"{browser} made no picture: {error}") from None
        if not shot.exists():
            raise BoardFault(f"{browser} made no picture")
        return shot.read_bytes()
