"""Games: a kind of game, and one game of it with its rules, seats and chance."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .actions import Action
from .chance import Chance, Seal
from .events import Event
from .exact import ViewError
from .options import Option, RulesError, Switch, asked_for
from .position import Position, SeatError, View


class SceneError(ValueError):
    """A position of a case that cannot be read, or that these rules do not know."""


#: Maximum characters of a position; no case comes close.
LONGEST_SCENE = 20_000


def scene_entries(text: str) -> Iterator[list[str]]:
    """The entries of a position in words, each as its words."""
    if not isinstance(text, str):
        raise SceneError(f"a position is a text, not {text!r:.60}")
    if len(text) > LONGEST_SCENE:
        raise SceneError(f"a text of {len(text)} characters; a position has no more than {LONGEST_SCENE}")
    for part in re.split(r"[,;\n]", text):
        words = part.split()
        if words:
            yield words


class Scene(ABC):
    """Sets up the positions of a game's cases and compares them with the expected facts."""

    @abstractmethod
    def set_up(self, game: Game, text: str) -> Position:
        """A position from its notation."""

    @abstractmethod
    def stage(self, position: Position, text: str) -> None:
        """Arrange something outside the rules between two actions (`turn R`)."""

    @abstractmethod
    def differences(self, position: Position, text: str) -> list[str]:
        """The facts of `text` that do not hold, each with the actual value."""


class GameKind(ABC):
    """A kind of game: its interface to the rest of the engine."""

    name: str
    title: str
    #: The package with its data files: `data/clauses.toml`, `data/cases/*.toml`.
    package: str
    players: range
    #: The default edition; "" for games that have only one.
    edition: str = ""
    options: tuple[Option, ...]
    #: The form of each verb (`take NUMBER`), by verb.
    forms: Mapping[str, str] = {}
    #: The roles, for games whose seats differ; the seat of the second role has the role's name.
    roles: tuple[str, ...] = ()
    #: Default number of players at a table of the arena.
    usual_players: int = 2
    scene: Scene
    #: Kinds of events that end a turn; an action that led to one cannot be undone.
    ending: frozenset[str] = frozenset({"turn-ended", "game-over"})

    def editions(self) -> tuple[str, ...]:
        """The names of its editions; empty for a game that has only one."""
        return ()

    def option_names(self) -> frozenset[str]:
        """Every option that can be set, by name."""
        return frozenset(option.name for option in self.options)

    def options_json(self) -> list[dict[str, Any]]:
        """The options as data, for programs and lists."""
        return [option.to_json() for option in self.options]

    def switches(self) -> list[Switch]:
        """Every value of every option, for coverage by cases."""
        return [switch for option in self.options for switch in option.switches()]

    def spellings(self, option: str) -> frozenset[str]:
        """The names under which an option may be set."""
        return frozenset((option,))

    def companions(self, error: RulesError, rules: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Alternative further changes; one of them may make these unplayable rules playable."""
        return []

    @abstractmethod
    def rules(self, players: int, overrides: Mapping[str, Any]) -> dict[str, Any]:
        """The whole ruleset, every option by name; raises `RulesError`."""

    def recorded_rules(self, rules: Mapping[str, Any]) -> dict[str, Any]:
        """The rules of a record; options added after it was written get the value that was played before."""
        return dict(rules)

    @abstractmethod
    def seats(self, players: int, rules: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats' names, in order round the table."""

    def people(self, seats: Sequence[str], rules: Mapping[str, Any]) -> int:
        """The number of players in these seats; one player may hold several."""
        return len(seats)

    @abstractmethod
    def start(self, game: Game, chance: Chance) -> Position:
        """The first position; its set-up events are waiting in `collect()`."""

    @abstractmethod
    def parse(self, game: Game, text: str) -> Action:
        """Parse an action; raises `Refused` for an invalid text."""

    @abstractmethod
    def determinize(self, game: Game, view: View, chance: Chance) -> Position:
        """A full position consistent with a view, with the hidden information sampled."""

    @abstractmethod
    def write_view(self, view: View) -> dict[str, Any]:
        """A complete view as plain data."""

    @abstractmethod
    def read_view(self, game: Game, data: Mapping[str, Any]) -> View:
        """The inverse of `write_view`; raises `ViewError` or another error for data that is not a view."""

    def reveals(self, game: Game, seat: int, event: Event) -> bool:
        """Whether an event of this seat's action revealed hidden information, so that it cannot be undone.

        Not called for outcomes of chance and events with a secret: these always count as revealing.
        """
        return False

    def new(self, players: int, rules: Mapping[str, Any] | None = None, *, seal: Seal) -> Game:
        """A game with its rules settled; raises `RulesError` for rules that cannot be played."""
        settled = self.rules(players, asked_for(rules))
        return Game(self, settled, self.seats(players, settled), seal)


@dataclass(frozen=True)
class Game:
    """One game: its kind, its complete rules, its seats, and the seal of its chance."""

    kind: GameKind
    rules: Mapping[str, Any]
    seats: tuple[str, ...]
    seal: Seal = field(repr=False)

    def start(self, chance: Chance | None = None) -> Position:
        """The first position, on the game's own stream unless another is given."""
        if chance is not None and not isinstance(chance, Chance):
            raise TypeError(f"a game starts on a Chance, not on {chance!r:.60}")
        position = self.kind.start(self, self.seal.stream() if chance is None else chance)
        position.prelude = position.collect()
        return position

    def parse(self, text: str) -> Action:
        return self.kind.parse(self, text)

    def seat(self, name: str) -> int:
        """The number of the seat called `name`; raises `SeatError`."""
        if name not in self.seats:
            raise SeatError(name, self.seats)
        return self.seats.index(name)

    def determinize(self, view: View, chance: Chance) -> Position:
        """A full position that fits a view of this game; raises `TypeError` for anything else."""
        if not isinstance(chance, Chance):
            raise TypeError(f"hidden things are drawn by a Chance, not by {chance!r:.60}")
        return self.kind.determinize(self, view, chance)

    def write_view(self, view: View) -> dict[str, Any]:
        """A complete view of this game as plain data; raises `TypeError` for anything else."""
        return self.kind.write_view(view)

    def read_view(self, data: Mapping[str, Any]) -> View:
        """Restore a view from the data of `write_view`; raises `ViewError` for any other data."""
        try:
            return self.kind.read_view(self, data)
        except ViewError:
            raise
        except (TypeError, ValueError, KeyError, IndexError, AttributeError) as error:
            raise ViewError(f"no view of {self.kind.title}: {type(error).__name__}: {error!s:.60}") from None
