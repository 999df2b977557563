"""A position at a remote table, as one seat (or a spectator) sees it."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from types import TracebackType
from typing import Any, Self, overload

from .. import KINDS
from ..kernel import Action, Event, Game, Outcome, Prompt, Refusal, Seal
from .errors import Gone, Told
from .wire import Wire

Json = dict[str, Any]


class RemoteLegal(Sequence[Action]):
    """The legal actions that the server listed, parsed lazily."""

    def __init__(self, game: Game, texts: Sequence[str]) -> None:
        self.texts = tuple(texts)
        self._game = game

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(text.partition(" ")[0] for text in self.texts))

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self._game.parse(text) for text in self.texts[index]]
        return self._game.parse(self.texts[index])

    def __len__(self) -> int:
        return len(self.texts)

    def __iter__(self) -> Iterator[Action]:
        return (self._game.parse(text) for text in self.texts)

    def only(self) -> Action | None:
        """The single legal action, or None if there are several."""
        return self[0] if len(self.texts) == 1 else None


class RemotePosition:
    """One seat at one table, as of the last message received."""

    def __init__(self, wire: Wire, code: str) -> None:
        self.code = code
        self._wire = wire
        wire.hear = self._hear
        wire.since(lambda: self.number or None)
        #: The seat that sees this position; None for a spectator.
        self.eyes: int | None = None
        #: The number of the last entry received.
        self.number = 0
        #: The current state, by name of the part.
        self.parts: Json = {}
        #: Called with every `told` message, in order.
        self.on_told: Callable[[Json], None] = lambda told: None
        self._events: dict[int, tuple[Event, ...]] = {}
        wire.open()
        self.until(lambda: bool(self.parts))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection. The player keeps the seat."""
        self._wire.drop()

    # Incoming messages

    def _hear(self, kind: str, said: Json) -> None:
        if kind == "welcome":
            self.eyes = said["eyes"]
        elif kind == "state":
            self.parts = said["parts"]
            self.number = said["number"]
            self.eyes = said["eyes"]
        elif said["number"] == self.number + 1:
            self.number = said["number"]
            self._events = {self.number: tuple(map(Event.from_json, said["events"]))} | {
                number: events for number, events in self._events.items() if number > self.number - 64
            }
            self.parts = {**self.parts, **said.get("parts", {})}
            self.on_told(said)
        elif said["number"] > self.number:
            # Something is missing: reconnect and ask for it by its number.
            self._wire.drop()

    def catch_up(self) -> None:
        """Process the messages that have arrived, without waiting."""
        while self._wire.pump(0.0):
            pass

    def until(self, condition: Callable[[], bool], seconds: float = 60.0) -> None:
        """Process messages until `condition()` holds; raise `Gone` after `seconds`."""
        end = time.monotonic() + seconds
        while not condition():
            left = end - time.monotonic()
            if left <= 0:
                raise Gone("nothing came in time")
            self._wire.pump(left)

    def wait(self, seconds: float = 60.0) -> bool:
        """Wait until this seat is asked; return False when the game is over. Raise `Gone` after `seconds`."""
        self.until(lambda: self.over or self._asked(), seconds)
        self.catch_up()
        return not self.over and (self._asked() or self.wait(seconds))

    def _asked(self) -> bool:
        return self.status == "playing" and self.eyes is not None and self.actor == self.eyes

    @property
    def over(self) -> bool:
        return self.status == "ended"

    # The same as a local position

    @property
    def status(self) -> str:
        """The table's status: gathering, playing, paused or ended."""
        return str(self.parts["about"]["status"])

    @cached_property
    def game(self) -> Game:
        """The game with its rules and seats: enough to parse actions, but without the true chance."""
        settled = self.ask({"kind": "rules"})
        kind = KINDS[self.parts["about"]["game"]]
        rules = kind.recorded_rules(settled["rules"])
        return Game(kind, rules, tuple(settled["seats"]), Seal(bytes(32)))

    @property
    def actor(self) -> int | None:
        """The seat that has to decide."""
        asked = self.parts.get("asked")
        return None if asked is None else int(asked["seat"])

    @property
    def prompt(self) -> Prompt | None:
        """The pending question."""
        asked = self.parts.get("asked")
        return None if asked is None else Prompt(asked["kind"], asked["clause"], asked["seat"])

    @property
    def view(self) -> Mapping[str, Any]:
        """The view of this seat as plain data."""
        mine = "view/"
        return {name.removeprefix(mine): part for name, part in self.parts.items() if name.startswith(mine)}

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on, and if it was given up."""
        said = self.ask({"kind": "result"}) if self.over else None
        if said is None:
            return None
        return Outcome(said["end"], said["clause"], tuple(map(tuple, said["places"])), said["columns"])

    def legal(self, verb: str = "") -> RemoteLegal:
        """This seat's legal actions, if it has to decide; only those of `verb`, if given."""
        return RemoteLegal(self.game, self.ask({"kind": "legal", "verb": verb}))

    def asides(self) -> RemoteLegal:
        """This seat's asides."""
        return RemoteLegal(self.game, self.ask({"kind": "asides"}))

    def why_not(self, action: Action | str) -> Refusal | None:
        """Return None if this seat may do this now, otherwise a refusal with the clause that forbids it."""
        said = self.ask({"kind": "why", "action": str(action)})
        if said["allowed"]:
            return None
        remedies = tuple(said.get("remedies", ()))
        return Refusal(said["clause"], said["code"], said.get("parameters", {}), remedies)

    def apply(self, action: Action | str) -> tuple[Event, ...]:
        """Apply an action, return its events; raise `Refused` or `Told` (`stale`: the game has changed)."""
        number = self.do({"kind": "act", "action": str(action)})
        self.until(lambda: self.number >= number)
        return self._events.get(number, ())

    def decide(self, choose: Callable[[RemoteLegal], Action | str], seconds: float = 60.0) -> bool:
        """Wait until this seat is asked and apply what `choose` returns; return False when the game is over.

        If the game changes meanwhile (another player acts, or the table answers a question with only one
        answer), wait and choose again.
        """
        while self.wait(seconds):
            legal = self.legal()
            try:
                if len(legal):
                    self.apply(choose(legal))
                    return True
            except Told as told:
                if told.code not in ("stale", "ended", "paused"):
                    raise
            self.catch_up()
        return False

    # The table

    def do(self, command: Mapping[str, Any], *, expect: bool = True, request: str = "") -> int:
        """Send any command of the protocol; return its number in this seat's feed."""
        message: Json = {"do": dict(command), "request": request or uuid.uuid4().hex}
        if expect:
            message["expect"] = self.number
        return int(self._wire.say(message)["done"]["number"])

    def ask(self, question: Mapping[str, Any]) -> Any:
        """Ask any question of the protocol and return the answer."""
        said = self._wire.say({"ask": dict(question)})["answer"]
        return said["value"] if said.keys() == {"request", "value"} else said

    def claim(self, seat: int | str = "any", contribution: str = "") -> None:
        """Take a seat; the socket then shows that seat's view."""
        self.do({"kind": "claim", "seat": seat, "contribution": contribution})

    def start(self) -> None:
        """Start the game (host only), and wait until it has started."""
        self.do({"kind": "start"})
        self.until(lambda: self.status != "gathering")

    def say(self, text: str, to: str | Sequence[int]) -> None:
        self.do({"kind": "say", "to": to if isinstance(to, str) else list(to), "text": text}, expect=False)

    def undo(self) -> None:
        number = self.do({"kind": "undo"})
        self.until(lambda: self.number >= number)
