"""Games of bots written down for learning programs: what was seen, could be said, was said; how it ended.

A dataset is an NPZ file with a row for each word that a seat chose, and a card that says what is in it. The
same plan makes the same rows, whatever the number of processes.
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

#: Of what a file is; the number changes with its columns.
FORMAT = "goneaway dataset 1"


@dataclass(frozen=True)
class Recipe:
    """What is played and written down: a table, a bot for each seat, how many games."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str = "dataset"
    rules: Mapping[str, Any] = field(default_factory=dict)
    asides: bool = True
    history: int = 0
    #: The parts of an observation that are kept; all of them if none is named.
    parts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        table = self.setting
        if len(self.bots) != len(table.seats):
            raise ValueError(f"there are {len(table.seats)} seats, for which {len(self.bots)} bots are named")
        if self.games < 1:
            raise ValueError(f"at least one game is played, not {self.games}")

    @property
    def setting(self) -> Setting:
        return Setting(self.game, self.players, self.rules, asides=self.asides, history=self.history)

    def kept(self, encoder: ObservationEncoder) -> tuple[str, ...]:
        """The parts that are kept; raises `ValueError` for one that there is not."""
        known = parts_of(self.setting, encoder)
        for name in self.parts:
            if name not in known:
                raise ValueError(f"no part {name!r} of an observation; there are {', '.join(known)}")
        return self.parts or tuple(known)


def _answer(match: Match, seat: int) -> Action | None:
    """The bot's action for a seat; None if it has nothing to say aside."""
    action = match.advice()
    if action is None or match.asked == ASIDE:
        return action
    # Of a walk that is said in one breath it is the first step; the bot is asked again.
    return as_listed(match.position, seat, match.encoder.begun(action))


def as_listed(position: Position, seat: int, action: Action) -> Action:
    """The legal action that does the same: some can be spelled in several ways, of which one is listed."""
    legal = [one for group in position.legal().groups_of(action.verb) for one in group]
    if action in legal:
        return action
    twin = position.copy()
    twin.apply(seat, action)
    wanted = twin.digest()
    letters = sorted(str(action))
    # Mostly the same words in another order: two tiles that change places.
    for other in sorted(legal, key=lambda one: sorted(str(one)) != letters):
        twin = position.copy()
        twin.apply(seat, other)
        if twin.digest() == wanted:
            return other
    raise ValueError(f"nothing that is listed does the same as {action}")


def play_game(recipe: Recipe, number: int, encoder: ObservationEncoder | None = None) -> dict[str, Array]:
    """One game, a row for each word: the columns by name."""
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
    """As they are done."""
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
    """By column: what its numbers are, and how many a row has."""
    return {name: [str(array.dtype), list(array.shape[1:])] for name, array in columns.items()}


def card_of(recipe: Recipe, columns: Mapping[str, Array], encoder: ObservationEncoder) -> dict[str, Any]:
    """What is in a dataset."""
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
    """Play and write; the card, which stands in the file, and beside it as `NAME.card.json`.

    With the address of a Ray (`local` for one of one's own) games are played there, `jobs` at once. A file is
    there whole or not at all; raises `ValueError` for a device, a pipe or a folder.
    """
    path = path.resolve()  # a link stays a link
    for target in (path, card_path(path)):
        if target.exists() and not target.is_file():
            raise ValueError(f"{target.name} is there and is no file that could be replaced")
    encoder = recipe.setting.encoder()
    recipe.kept(encoder)  # before anything is played
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
    """Where the card of a dataset lies."""
    return path.with_suffix(".card.json")


@dataclass(frozen=True)
class Dataset:
    """A dataset that was read: its card, and its columns by name, a row for each word."""

    card: Mapping[str, Any]
    columns: Mapping[str, Array]

    def __len__(self) -> int:
        return int(self.card["rows"])

    def masks(self, rows: Sequence[int] | slice | Array) -> Array:
        """By row and word: whether it could be said."""
        size = len(self.card["words"])
        found: Array = np.unpackbits(self.columns["mask"][rows], axis=1, count=size)
        return found


def read_dataset(path: Path) -> Dataset:
    """The inverse of `write_dataset`; raises `ValueError` for a file that is none."""
    try:
        with np.load(path, allow_pickle=False) as file:
            card = json.loads(str(file["card"]))
            columns = {name: file[name] for name in file.files if name != "card"}
    except (OSError, KeyError, ValueError, EOFError, RecursionError) as error:
        raise ValueError(f"{path.name} is no dataset: {error}") from None
    if card.get("format") != FORMAT:
        raise ValueError(f"{path.name} is of the format {card.get('format')!r}, not {FORMAT!r}")
    if {name: [str(array.dtype), list(array.shape[1:])] for name, array in columns.items()} != card[
        "columns"
    ]:
        raise ValueError(f"{path.name} does not hold the columns that its card says")
    return Dataset(card, columns)
