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


#: No position of a case needs more letters; what is longer was not written by a person.
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
    """How a game sets up the positions of its cases and compares them with what is expected."""

    @abstractmethod
    def set_up(self, game: Game, text: str) -> Position:
        """A position from its notation."""

    @abstractmethod
    def stage(self, position: Position, text: str) -> None:
        """Arrange something outside the rules between two actions (`turn R`)."""

    @abstractmethod
    def differences(self, position: Position, text: str) -> list[str]:
        """The facts of `text` that do not hold, each with what holds instead."""


class GameKind(ABC):
    """A game as the rest of the house knows it."""

    name: str
    title: str
    #: Where its data files are: `data/clauses.toml`, `data/cases/*.toml`.
    package: str
    players: range
    #: The edition that is played if none is named; "" for games that have only one.
    edition: str = ""
    options: tuple[Option, ...]
    #: How each verb is written (`take NUMBER`), by verb.
    forms: Mapping[str, str] = {}
    #: The parts that can be played, where seats play different games; the seat of the second bears its name.
    roles: tuple[str, ...] = ()
    #: Default number of players at a table of the arena.
    usual_players: int = 2
    scene: Scene
    #: Kinds of events after which a turn is over: what led to one is not taken back.
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
        """Further changes, one of which may make rules playable that fail with this error."""
        return []

    @abstractmethod
    def rules(self, players: int, overrides: Mapping[str, Any]) -> dict[str, Any]:
        """The whole ruleset, every option by name; raises `RulesError`."""

    def recorded_rules(self, rules: Mapping[str, Any]) -> dict[str, Any]:
        """The rules of a record; of options younger than it, what was played before there were any."""
        return dict(rules)

    @abstractmethod
    def seats(self, players: int, rules: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats' names, in order round the table."""

    def people(self, seats: Sequence[str], rules: Mapping[str, Any]) -> int:
        """How many players sit in these seats; somebody may hold more than one of them."""
        return len(seats)

    @abstractmethod
    def start(self, game: Game, chance: Chance) -> Position:
        """The first position; its set-up events are waiting in `collect()`."""

    @abstractmethod
    def parse(self, game: Game, text: str) -> Action:
        """The action of a text; raises `Refused` for a text that is none."""

    @abstractmethod
    def determinize(self, game: Game, view: View, chance: Chance) -> Position:
        """A full position consistent with what a seat knows, hidden things sampled."""

    @abstractmethod
    def write_view(self, view: View) -> dict[str, Any]:
        """A view to the last field, as plain data."""

    @abstractmethod
    def read_view(self, game: Game, data: Mapping[str, Any]) -> View:
        """The inverse; raises `ViewError`, or whatever it stumbles over in data that is no view."""

    def reveals(self, game: Game, seat: int, event: Event) -> bool:
        """Whether what a seat did let somebody know what he did not; then it is not taken back.

        Of outcomes of chance and of events that carry a secret nobody asks: they always do.
        """
        return False

    def new(self, players: int, rules: Mapping[str, Any] | None = None, *, seal: Seal) -> Game:
        """A game with its rules settled; raises `RulesError` for rules that cannot be played."""
        settled = self.rules(players, asked_for(rules))
        return Game(self, settled, self.seats(players, settled), seal)


@dataclass(frozen=True)
class Game:
    """One game: its kind, its rules in full, its seats, and the seal of its chance."""

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
        """A view of this game to the last field, as plain data; raises `TypeError` for anything else."""
        return self.kind.write_view(view)

    def read_view(self, data: Mapping[str, Any]) -> View:
        """The view that `write_view` made this of; raises `ViewError` for anything else."""
        try:
            return self.kind.read_view(self, data)
        except ViewError:
            raise
        except (TypeError, ValueError, KeyError, IndexError, AttributeError) as error:
            raise ViewError(f"no view of {self.kind.title}: {type(error).__name__}: {error!s:.60}") from None
