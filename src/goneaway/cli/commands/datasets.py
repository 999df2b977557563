"""Write a dataset: progress, files, and errors."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...env.dataset import Recipe, card_path, write_dataset
from ...lab.arena import ArenaError
from ...wording import Wording
from ..files import FULL, check_target, shown, system_says
from ..problem import Problem
from .arena.running import processes, refused
from .printing import console, print_json
from .progress import progress_of


def write(
    asked: tuple[str, int, tuple[str, ...], int],
    further: Mapping[str, Any],
    file: Path,
    jobs: int,
    ray: str,
    wording: Wording,
    *,
    force: bool,
    as_json: bool,
) -> None:
    """Write the dataset for a game, players, bots and games, with the rest of the recipe, to a file. Raises
    `Problem`."""
    for target in (file, card_path(file)):
        check_target(target, wording, force=force)
    try:
        recipe = Recipe(*asked, **further)
        with progress_of(wording) as tell:
            card = write_dataset(recipe, file, jobs if ray else processes(jobs), ray, tell)
    except ArenaError as error:
        raise refused(error, wording) from None
    except ValueError as error:
        raise Problem(wording.text("lab-dataset-problem", code="wrong", why=str(error))) from None
    except OSError as error:
        why = system_says(error, wording)
        said = wording.text("kernel-file-cannot-write", file=shown(file), why=why)
        raise Problem(said, 1 if error.errno in FULL else 2) from None
    if as_json:
        print_json(card)
        return
    told = {
        "rows": card["rows"],
        "games": recipe.games,
        "file": shown(file),
        "card": shown(card_path(file)),
    }
    console().print(wording.text("lab-dataset-written", **told), markup=False)
