"""The other end of the protocol: a built-in bot as a program that another referee can seat.

It receives all fields of its view (`exact`), so it plays just as it does when seated directly.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import BinaryIO

from ...kernel import Game, GameKind, RulesError, Seal, Stream, View, ViewError
from ...kernel.refusals import Refused
from ..contract.bot import UNSEEN, Bot
from . import words

#: Number of bytes shown of a line that was not understood.
SHOWN_LINE = 120


class Misunderstood(Exception):
    """The referee sent something that is not in the protocol."""


class Speaker:
    """One bot, asked line by line."""

    def __init__(
        self, name: str, kinds: Mapping[str, GameKind], make: Callable[[str, Game, Stream], Bot]
    ) -> None:
        """`make` makes the bot of that name for a game, with its own source of randomness."""
        self._name = name
        self._kinds = kinds
        self._make = make
        self._game: Game | None = None
        self._bot: Bot | None = None

    def run(self, lines: BinaryIO, out: BinaryIO) -> None:
        """Answer until the referee says goodbye or closes the input; raise `Misunderstood`."""
        for line in lines:
            if not line.strip():
                continue
            answer = self.answer(line)
            if answer is None:
                return
            if answer:
                out.write(json.dumps(answer, separators=(",", ":")).encode() + b"\n")
                out.flush()

    def answer(self, line: bytes) -> words.Json | None:
        """Return the answer to a line: empty if it needs none, None after a goodbye."""
        try:
            message = json.loads(line)
            [(kind, body)] = message.items()
            return self._answer(kind, body)
        except (ViewError, RulesError, Refused) as error:
            raise Misunderstood(f"{type(error).__name__}: {error}") from None
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            shown = line[:SHOWN_LINE].decode("utf-8", "backslashreplace")
            raise Misunderstood(f"not in the protocol: {shown} ({type(error).__name__}: {error})") from None

    def _answer(self, kind: str, body: words.Json) -> words.Json | None:
        match kind:
            case "hello":
                if body["protocol"] != words.PROTOCOL:
                    raise Misunderstood(f"protocol {body['protocol']}; this is {words.PROTOCOL}")
                wants = [words.EXACT, words.ASIDES]
                return {"hello": {"protocol": words.PROTOCOL, "name": self._name, "wants": wants}}
            case "new":
                self._sit(body)
            case "choose":
                return self._choose(body)
            case "aside":
                return self._aside(body)
            case "bye":
                return None
        return {}  # `told`, `over`, and messages that later versions of the protocol may add

    def _sit(self, body: words.Json) -> None:
        kind = self._kinds.get(body["game"])
        if kind is None:
            raise Misunderstood(
                f"{body['game']!r:.60} is not played here; there are: {', '.join(self._kinds)}"
            )
        seats, rules = tuple(body["seats"]), kind.recorded_rules(body["rules"])
        # The referee decides dice and cards: nothing is ever drawn from this chance.
        game = kind.new(kind.people(seats, rules), rules, seal=Seal.from_seed("elsewhere"))
        if game.seats != seats:
            raise Misunderstood(f"seats {' '.join(map(str, seats))}; by these rules: {' '.join(game.seats)}")
        self._game = game
        self._bot = self._make(self._name, game, _lots(str(body["seed"])))

    def _choose(self, body: words.Json) -> words.Json:
        game, bot = self._seated()
        legal = words.read_legal(game, body["legal"])
        view = self._view(body)
        if not body.get("explain"):
            return {"action": str(bot.choose(view, legal))}
        action, reason = bot.explain(view, legal)
        return {"action": str(action), "reason": {"code": reason.code, "parameters": dict(reason.parameters)}}

    def _aside(self, body: words.Json) -> words.Json:
        game, bot = self._seated()
        said = None if bot.blind else bot.aside(self._view(body), words.read_asides(game, body["asides"]))
        return {"action": None if said is None else str(said)}

    def _view(self, body: words.Json) -> View:
        game, bot = self._seated()
        return UNSEEN if bot.blind else game.read_view(body["exact"])

    def _seated(self) -> tuple[Game, Bot]:
        if self._game is None or self._bot is None:
            raise Misunderstood("asked before 'new'")
        return self._game, self._bot


def _lots(seed: str) -> Stream:
    """Return the source of randomness; the same as for a built-in bot if the referee is Gone Away."""
    try:
        return Stream.from_key(seed, quiet=True)
    except ValueError:
        return Stream.from_seed(seed, quiet=True)
