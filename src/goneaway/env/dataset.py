"""Games of bots recorded as a dataset: observation, action mask and action of each step, and the outcome.

A dataset is an NPZ file with a row for each token that a seat chose, and a card that describes the file. The
same recipe makes the same rows, whatever the number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__
from ..kernel import Action, Position
from ..lab.arena.engines import on_ray
from ..lab.teams import as_done
from .match import ASIDE, Match
from .observation import Array, ObservationEncoder
from .rewards import by_places
from .setting import Setting, parts_of

#: The format of the file; its number goes up when the columns change.
FORMAT = "goneaway dataset 1"


@dataclass(frozen=True)
class Recipe:
    """What to play and record: a table, a bot for each seat, and the number of games."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str = "dataset"
    rules: Mapping[str, Any] = field(default_factory=dict)
    asides: bool = True
    history: int = 0
    #: The parts of an observation to keep; if empty, all of them.
    parts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        table = self.setting
        if len(self.bots) != len(table.seats):
            raise ValueError(f"{len(table.seats)} seats need a bot each, not {len(self.bots)} bots")
        if self.games < 1:
            raise ValueError(f"games must be at least 1, not {self.games}")

    @property
    def setting(self) -> Setting:
        return Setting(self.game, self.players, self.rules, asides=self.asides, history=self.history)

    def kept(self, encoder: ObservationEncoder) -> tuple[str, ...]:
        """Return the parts to keep; raise `ValueError` for an unknown one."""
        known = parts_of(self.setting, encoder)
        for name in self.parts:
            if name not in known:
                raise ValueError(f"unknown part {name!r} of an observation; known: {', '.join(known)}")
        return self.parts or tuple(known)


def _answer(match: Match, seat: int) -> Action | None:
    """Return the bot's action for a seat; None if it makes no aside."""
    action = match.advice()
    if action is None or match.asked == ASIDE:
        return action
    # Of a walk given as one action only the first step is used; then the bot is asked again.
    return as_listed(match.position, seat, match.encoder.begun(action))


def as_listed(position: Position, seat: int, action: Action) -> Action:
    """Return the listed action with the same effect: of several spellings only one is listed."""
    legal = [one for group in position.legal().groups_of(action.verb) for one in group]
    if action in legal:
        return action
    twin = position.copy()
    twin.apply(seat, action)
    wanted = twin.digest()
    letters = sorted(str(action))
    # Usually the same tokens in another order: two tiles that change places.
    for other in sorted(legal, key=lambda one: sorted(str(one)) != letters):
        twin = position.copy()
        twin.apply(seat, other)
        if twin.digest() == wanted:
            return other
    raise ValueError(f"no listed action has the same effect as {action}")


def play_game(recipe: Recipe, number: int, encoder: ObservationEncoder | None = None) -> dict[str, Array]:
    """Play one game and return its columns by name, with a row for each token."""
    encoder = recipe.setting.encoder() if encoder is None else encoder
    kept = recipe.kept(encoder)
    seed = f"{recipe.seed}/{number}"
    match = Match(recipe.setting, encoder, seed, tutors=recipe.bots)
    lexicon = encoder.lexicon
    rows: dict[str, list[Any]] = {name: [] for name in (*kept, "mask", "word", "seat")}
    while (seat := match.seat) is not None:
        action = _answer(match, seat)
        words = (lexicon.silence,) if action is None else lexicon.spell(action)
        choosing = match.choosing
        while match.choosing is choosing and match.seat is not None:
            said = len(choosing.said)
            word = words[said] if said < len(words) else lexicon.end
            seen = match.observe(seat)
            for name in kept:
                rows[name].append(seen[name])
            rows["mask"].append(np.packbits(match.mask(seat)))
            rows["word"].append(word)
            rows["seat"].append(seat)
            match.say(word)
    outcome = match.position.outcome
    assert outcome is not None
    worth = by_places(outcome, len(recipe.bots))
    columns = {name: np.array(some) for name, some in rows.items()}
    columns["word"] = columns["word"].astype(np.int16)
    columns["seat"] = columns["seat"].astype(np.int8)
    columns["game"] = np.full(len(rows["word"]), number, np.int32)
    columns["outcome"] = np.array([worth[seat] for seat in rows["seat"]], np.float32)
    return columns


def _play(work: tuple[Recipe, int]) -> dict[str, Array]:
    return play_game(*work)


def _games(recipe: Recipe, jobs: int, ray: str) -> Iterator[dict[str, Array]]:
    """Yield the games in the order in which they finish."""
    work = [(recipe, number) for number in range(recipe.games)]
    if ray:
        yield from on_ray(_play, work, ray, jobs)
        return
    if jobs <= 1:
        encoder = recipe.setting.encoder()
        yield from (play_game(recipe, number, encoder) for number in range(recipe.games))
        return
    yield from as_done(_play, work, jobs)


def _shapes(columns: Mapping[str, Array]) -> dict[str, list[Any]]:
    """Return the type of each column, and the shape of its rows."""
    return {name: [str(array.dtype), list(array.shape[1:])] for name, array in columns.items()}


def card_of(recipe: Recipe, columns: Mapping[str, Array], encoder: ObservationEncoder) -> dict[str, Any]:
    """Return the card of a dataset: a description of what it contains."""
    card = {
        "format": FORMAT,
        "version": __version__,
        "recipe": asdict(recipe),
        "rows": len(columns["word"]),
        "words": list(encoder.lexicon.words),
        "facts": list(encoder.facts),
        "columns": _shapes(columns),
    }
    plain: dict[str, Any] = json.loads(json.dumps(card))  # as it will be read
    return plain


def write_dataset(
    recipe: Recipe,
    path: Path,
    jobs: int = 1,
    ray: str = "",
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Play the games and write the dataset; return its card.

    The card is stored in the file and beside it as `NAME.card.json`. With the address of a Ray cluster
    (`local` starts one) the games are played there, `jobs` at once. A file is replaced only when it is
    complete. Raises `ValueError` if the path is a device, a pipe or a folder.
    """
    path = path.resolve()  # keep a symbolic link
    for target in (path, card_path(path)):
        if target.exists() and not target.is_file():
            raise ValueError(f"{target.name} exists and is not a regular file")
    encoder = recipe.setting.encoder()
    recipe.kept(encoder)  # fail before any game is played
    games = []
    for game in _games(recipe, jobs, ray):
        games.append(game)
        if progress is not None:
            progress(len(games), recipe.games)
    games.sort(key=lambda columns: int(columns["game"][0]))
    columns = {name: np.concatenate([game[name] for game in games]) for name in games[0]}
    card = card_of(recipe, columns, encoder)
    parts = {target: target.with_name(f".{target.name}.part") for target in (path, card_path(path))}
    try:
        with parts[path].open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, card=np.array(json.dumps(card)), **columns)
        parts[card_path(path)].write_text(json.dumps(card, indent=1) + "\n", "utf-8")
        for target, part in parts.items():
            part.replace(target)
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)
    return card


def card_path(path: Path) -> Path:
    """Return the path of a dataset's card."""
    return path.with_suffix(".card.json")


@dataclass(frozen=True)
class Dataset:
    """A dataset read from a file: its card, and its columns by name, with a row for each token."""

    card: Mapping[str, Any]
    columns: Mapping[str, Array]

    def __len__(self) -> int:
        return int(self.card["rows"])

    def masks(self, rows: Sequence[int] | slice | Array) -> Array:
        """Return the action masks: by row and token, whether it was legal."""
        size = len(self.card["words"])
        found: Array = np.unpackbits(self.columns["mask"][rows], axis=1, count=size)
        return found


def read_dataset(path: Path) -> Dataset:
    """Read what `write_dataset` wrote; raise `ValueError` for an invalid file."""
    try:
        with np.load(path, allow_pickle=False) as file:
            card = json.loads(str(file["card"]))
            columns = {name: file[name] for name in file.files if name != "card"}
    except (OSError, KeyError, ValueError, EOFError, RecursionError) as error:
        raise ValueError(f"{path.name} is not a dataset: {error}") from None
    if card.get("format") != FORMAT:
        raise ValueError(f"{path.name} has format {card.get('format')!r}, not {FORMAT!r}")
    if {name: [str(array.dtype), list(array.shape[1:])] for name, array in columns.items()} != card[
        "columns"
    ]:
        raise ValueError(f"the columns of {path.name} do not match its card")
    return Dataset(card, columns)
