"""A command as a bot: `exec:node wanderer.mjs` takes a seat.

The program is started for one seat and one game. It is asked over its standard input and answers on its
standard output (`docs/bot-protocol.md`). It receives what its seat may see and nothing else. Anything else
than an answer ends the game with a `BotTrouble` that names the program.
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Sequence
from typing import Any

from ...kernel import Action, Asides, Chance, Event, Game, Legal, Outcome, Stream, View
from ...kernel.refusals import Refused
from ..contract.bot import Bot, Reason
from ..contract.units import fresh_seed, in_seconds
from . import words
from .process import Program
from .trouble import BotTrouble, excerpt

#: Prefix of the names of such bots.
PREFIX = "exec:"
#: Default limit for an answer in seconds; it holds for the first answer, too, before which programs load.
LIMIT = 60.0
#: Maximum length of a stored reason.
LONGEST_REASON = 500

_LIMITED = re.compile(r"(\d+(?:\.\d+)?)(ms|s):(.*)", re.DOTALL)


class BadCommand(ValueError):
    """A name with `exec:` that does not contain a valid command."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"no command: {name}; write exec:COMMAND, or exec:5s:COMMAND to limit its answers")


def is_command(name: str) -> bool:
    return name.startswith(PREFIX)


def read_command(name: str) -> tuple[list[str], float]:
    """Return the arguments of a command, split as by a shell, and its limit in seconds for an answer."""
    rest = name.removeprefix(PREFIX)
    limit = LIMIT
    limited = _LIMITED.fullmatch(rest)
    if limited is not None:
        number, unit, rest = limited.groups()
        limit = in_seconds(number, unit)
    try:
        argv = shlex.split(rest)
    except ValueError:
        raise BadCommand(name) from None
    if not argv or not argv[0] or not limit or not is_command(name):
        raise BadCommand(name)
    return argv, limit


class Outsider(Bot):
    """A program in a seat."""

    hears = True

    def __init__(self, name: str, game: Game, chance: Chance, seat: int) -> None:
        """Start the program and greet it; raise `BadCommand` or `BotTrouble`."""
        super().__init__(chance)
        argv, self._limit = read_command(name)
        self._game = game
        self._about = {"seat": game.seats[seat], "command": shlex.join(argv)}
        #: Events not sent yet: the number of the action, and its events.
        self._untold: list[tuple[int, Sequence[Event]]] = []
        self._wants: frozenset[str] = frozenset((words.VIEW,))
        try:
            self._program = Program(argv)
        except BotTrouble as trouble:
            raise self._named(trouble, "start") from None
        try:
            self._greet()
        except BaseException:
            self._program.end(politely=False)
            raise
        self._program.say(words.line("new", words.new(game, seat, _seed(chance))))

    # Questions

    def choose(self, view: View, legal: Legal) -> Action:
        return self._choose(view, legal, explain=False)[0]

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        action, reason = self._choose(view, legal, explain=True)
        return action, _reason(reason)

    def _choose(self, view: View, legal: Legal, explain: bool) -> tuple[Action, Any]:
        body = words.seen(self._game, view, self._wants)
        body["asked"] = view.frames[-1].kind
        body["legal"] = words.write_legal(legal, words.EXACT in self._wants)
        if explain:
            body["explain"] = True
        asked = f"choose ({body['asked']}, number {view.ply})"
        answer = self._ask("choose", body, asked)
        wish = answer.get("action")
        if not isinstance(wish, str):
            raise self._named(BotTrouble("garbage", came=excerpt(json.dumps(answer))), asked)
        for action in legal:
            if str(action) == wish:
                return action, answer.get("reason")
        return self._unlisted(view, wish, asked), answer.get("reason")

    def aside(self, view: View, asides: Asides) -> Action | None:
        if words.ASIDES not in self._wants:
            return None
        body = words.seen(self._game, view, self._wants)
        body["asides"] = words.write_asides(asides)
        asked = f"aside (number {view.ply})"
        answer = self._ask("aside", body, asked)
        wish = answer.get("action", "")
        if wish is None:
            return None
        if not isinstance(wish, str) or "action" not in answer:
            raise self._named(BotTrouble("garbage", came=excerpt(json.dumps(answer))), asked)
        return self._unlisted(view, wish, asked)

    def _unlisted(self, view: View, wish: str, asked: str) -> Action:
        """Return an action that is not listed, if it is legal: another spelling, or several steps in one.

        A seat can see for itself what it may do, so any position that fits its view decides this as the true
        one would.
        """
        assert view.seat is not None
        try:
            action = self._game.parse(wish)
            guess = self._game.determinize(view, Stream.from_seed("what it may do", quiet=True))
            refusal = guess.why_not(view.seat, action)
        except Refused as refused:
            refusal = refused.refusal
        if refusal is not None:
            raise self._named(BotTrouble("illegal", came=excerpt(wish), why=refusal.code), asked)
        return action

    # Events

    def hear(self, number: int, events: Sequence[Event]) -> None:
        if words.TOLD in self._wants:
            # Events that were undone before they were sent are dropped.
            self._untold = [one for one in self._untold if one[0] < number]
            self._untold.append((number, events))

    def leave(self, outcome: Outcome | None) -> None:
        if outcome is not None:
            self._catch_up()
            self._program.say(words.line("over", {"outcome": outcome.to_json()}))
            self._program.say(words.line("bye", {}))
        self._program.end(politely=outcome is not None)

    def _catch_up(self) -> None:
        for number, events in self._untold:
            self._program.say(words.line("told", words.told(number, events)))
        self._untold = []

    # Messages

    def _greet(self) -> None:
        hello = self._ask("hello", {"protocol": words.PROTOCOL, "referee": "goneaway"}, "hello").get("hello")
        if not isinstance(hello, dict):
            raise self._named(BotTrouble("garbage", came=excerpt(json.dumps(hello))), "hello")
        version = hello.get("protocol")
        if version != words.PROTOCOL or isinstance(version, bool):
            spoken = excerpt(json.dumps(version))
            raise self._named(BotTrouble("version", came=spoken, ours=words.PROTOCOL), "hello")
        wants = hello.get("wants", [words.VIEW])
        if not isinstance(wants, list) or not all(one in words.WANTS for one in wants):
            raise self._named(BotTrouble("garbage", came=excerpt(json.dumps(hello))), "hello")
        self._wants = frozenset(wants)

    def _ask(self, kind: str, body: words.Json, asked: str) -> words.Json:
        self._catch_up()
        try:
            came = self._program.ask(words.line(kind, body), self._limit)
        except BotTrouble as trouble:
            raise self._named(trouble, asked) from None
        try:
            answer = json.loads(came.decode("utf-8"))
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._named(BotTrouble("garbage", came=excerpt(came)), asked)
        return answer

    def _named(self, trouble: BotTrouble, asked: str) -> BotTrouble:
        return BotTrouble(trouble.code, **{**trouble.parameters, **self._about, "asked": asked})


def _seed(chance: Chance) -> str:
    """Return the seed for its randomness.

    A built-in bot draws the same numbers from it as without the protocol.
    """
    return chance.key if isinstance(chance, Stream) else f"{fresh_seed(chance):x}"


def _reason(said: object) -> Reason:
    if isinstance(said, dict) and isinstance(said.get("code"), str):
        parameters = said.get("parameters")
        return Reason(said["code"], parameters if isinstance(parameters, dict) else {})
    if isinstance(said, str) and said.strip():
        return Reason("words", {"text": excerpt(said[:LONGEST_REASON])})
    return Reason("judgement")
