"""Records: games as files, with a hash chain that reveals any change.

A record is JSON Lines: a header (game, complete rules, engine, commitment, set-up), one line per
action with its events, and an ending that reveals the secret. Each line carries the hash of
itself and of the line before. `notation` has the readable form.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from .actions import Action
from .chance import Chance, Drawn, MissingOutcome, Recorded, Seal
from .events import Event, Json
from .game import Game, GameKind
from .options import RulesError, brief
from .position import Position
from .refusals import Refused
from .untrusted import FileError

FORMAT = "goneaway-record/1"
ENGINE = "0.1.0"

FINISHED = "finished"
ADJOURNED = "adjourned"


class RecordError(FileError):
    """A broken record. `line` is the number of the broken line, from 1; None if it is not a single line."""


@dataclass(frozen=True)
class Entry:
    """One action of one seat, and its events."""

    seat: int
    action: str
    events: tuple[Event, ...]

    def to_json(self) -> Json:
        return {
            "seat": self.seat,
            "action": self.action,
            "events": [event.to_json() for event in self.events],
        }


@dataclass(frozen=True)
class Ending:
    """The last line: finished or adjourned, the secret revealed, the position's digest."""

    status: str
    secret: str
    digest: str
    outcome: Json | None

    def to_json(self) -> Json:
        return {
            "status": self.status,
            "secret": self.secret,
            "digest": self.digest,
            "outcome": self.outcome,
        }


@dataclass(frozen=True)
class Record:
    """A game as a record."""

    game: str
    engine: str
    seats: tuple[str, ...]
    players: tuple[str, ...]
    rules: Mapping[str, Any]
    commitment: str
    contributions: tuple[str, ...]
    opening: tuple[Event, ...]
    entries: tuple[Entry, ...]
    ending: Ending

    def header(self) -> Json:
        return {
            "format": FORMAT,
            "game": self.game,
            "engine": self.engine,
            "seats": list(self.seats),
            "players": list(self.players),
            "rules": dict(self.rules),
            "commitment": self.commitment,
            "contributions": list(self.contributions),
            "opening": [event.to_json() for event in self.opening],
        }

    def lines(self) -> Iterator[str]:
        """The JSON Lines form, line by line, chained."""
        chain = ""
        for body in (self.header(), *(entry.to_json() for entry in self.entries), self.ending.to_json()):
            line, chain = seal_line(body, chain)
            yield line

    def to_jsonl(self) -> str:
        return "".join(f"{line}\n" for line in self.lines())

    @property
    def chain(self) -> str:
        """The hash of the last line: it stands for the whole record."""
        *_, last = self.lines()
        return str(json.loads(last)["hash"])

    def remake(self, kinds: Mapping[str, GameKind]) -> Game:
        """The game this is a record of, with its rules checked again."""
        kind = kinds.get(self.game)
        if kind is None:
            raise RecordError("unknown-game", 1, game=self.game, known=", ".join(sorted(kinds)))
        try:
            seal = Seal(bytes.fromhex(self.ending.secret), self.contributions)
            rules = kind.recorded_rules(self.rules)
            game = kind.new(kind.people(self.seats, rules), rules, seal=seal)
        except RulesError as error:
            raise RecordError("bad-rules", 1, error=error) from None
        # Compare the written form: to Python, 1, 1.0 and true are equal.
        if game.seats != self.seats or canonical(dict(game.rules)) != canonical(rules):
            raise RecordError("bad-rules", 1, error=RulesError("seats", seats=" ".join(self.seats)))
        return game


def canonical(body: Json) -> str:
    """The canonical text of a line: compact, with sorted keys, so that it can be compared byte by byte."""
    return json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def seal_line(body: Json, chain: str) -> tuple[str, str]:
    """A line with its place in the chain, and the hash for the next one."""
    digest = hashlib.sha256(f"{chain}\n{canonical(body)}".encode()).hexdigest()
    return canonical({**body, "hash": digest}), digest


def outcomes(events: Iterable[Event]) -> list[Drawn]:
    """The outcomes of chance among these events."""
    return [
        (event.secret["domain"], event.secret["of"], event.secret["value"])
        for event in events
        if event.kind == "chance"
    ]


def mixed_in(contributions: Iterable[str]) -> tuple[str, ...]:
    """The seats' contributions to the key; raises `RulesError` for anything but a list of texts."""
    if isinstance(contributions, str | bytes) or not isinstance(contributions, Iterable):
        raise RulesError("contributions", given=brief(contributions))
    found = tuple(contributions)
    for word in found:
        if not isinstance(word, str) or not word.isprintable():
            raise RulesError("contributions", given=brief(word))
    return found


def named(players: Iterable[str], seats: int) -> tuple[str, ...]:
    """The players' names, one for each seat or none at all; raises `RulesError`."""
    if isinstance(players, str | bytes) or not isinstance(players, Iterable):
        raise RulesError("names", seats=seats)
    found = tuple(players)
    right = all(isinstance(name, str) and name.isprintable() for name in found)
    if not right or len(found) not in (0, seats):
        raise RulesError("names", seats=seats)
    return found


#: Reasons why undo is impossible: nothing was done since the last mark; the turn is over; there was an
#: outcome of chance; hidden information was revealed; another player has decided since.
NOTHING_DONE, ENDED, CHANCE, HIDDEN, ANOTHER = "nothing-done", "ended", "chance", "hidden", "another"


class Journal:
    """A game in progress together with its record: the referee's own book.

    Actions can be undone back to a marked moment, until they have revealed something to a player or another
    player has decided. Undone actions leave no trace in the record.
    """

    def __init__(self, game: Game, players: Iterable[str] = (), chance: Chance | None = None) -> None:
        self.game = game
        self.players = named(players, len(game.seats))
        self.position = game.start(chance)
        self.position.strict = True
        self.opening = self.position.prelude
        self.entries: list[Entry] = []
        #: Moments to return to, the latest last: the seat, the number of entries, the position.
        self._marks: list[tuple[int, int, Position]] = []
        #: Why the last undo point is gone.
        self._closed = NOTHING_DONE

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Apply an action and record it; a refused action leaves no trace."""
        events = self.position.apply(seat, action)
        self.entries.append(Entry(seat, str(action), events))
        if self._marks:
            self._look_back(seat, events)
        return events

    # Undo

    def mark(self, seat: int) -> bool:
        """Mark this moment before a seat acts: `undo` returns to it. Returns False if it was marked already.

        Callers that never undo need not pay for it.
        """
        now = len(self.entries)
        if (seat, now) in (mark[:2] for mark in self._marks):
            return False
        # The copy uses the true chance: after an undo nothing has been drawn since.
        self._marks.append((seat, now, self.position.copy(chance=self.position.chance)))
        return True

    def unmark(self) -> None:
        """Remove the last mark, because the action it was made for was refused."""
        self._marks.pop()

    def _look_back(self, seat: int, events: tuple[Event, ...]) -> None:
        """Remove the undo points that this action ends: those of others, and its own if it is final."""
        if any(whose != seat and number + 1 < len(self.entries) for whose, number, _ in self._marks):
            self._closed = ANOTHER
        self._marks = [mark for mark in self._marks if mark[0] == seat]
        code = self._final(seat, events) if self._marks else ""
        if code:
            self._marks.clear()
            self._closed = code

    def _final(self, seat: int, events: tuple[Event, ...]) -> str:
        """Why an action with these events cannot be undone; "" if it can."""
        game = self.game
        kinds = {event.kind for event in events}
        if kinds & game.kind.ending:
            return ENDED
        if "chance" in kinds:
            return CHANCE
        told = any(event.secret or game.kind.reveals(game, seat, event) for event in events)
        return HIDDEN if told else ""

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot undo its last action; "" if it can."""
        behind = [whose for whose, number, _ in self._marks if number < len(self.entries)]
        if seat in behind:
            return ""
        return ANOTHER if behind else self._closed

    def undo(self, seat: int) -> tuple[Entry, ...]:
        """Go back to the last mark before the seat's last action; return the undone entries, if any."""
        if self.why_no_undo(seat):
            return ()
        now = len(self.entries)
        while self._marks[-1][1] == now:
            self._marks.pop()
        _, number, self.position = self._marks.pop()
        taken = tuple(self.entries[number:])
        del self.entries[number:]
        return taken

    def record(self) -> Record:
        """The record so far: finished if the game is, else adjourned."""
        outcome = self.position.outcome
        ending = Ending(
            ADJOURNED if outcome is None else FINISHED,
            self.game.seal.secret.hex(),
            self.position.digest(),
            None if outcome is None else outcome.to_json(),
        )
        return Record(
            self.game.kind.name,
            ENGINE,
            self.game.seats,
            self.players,
            dict(self.game.rules),
            self.game.seal.commitment,
            self.game.seal.contributions,
            self.opening,
            tuple(self.entries),
            ending,
        )

    @classmethod
    def resume(cls, record: Record, kinds: Mapping[str, GameKind]) -> Journal:
        """Resume an adjourned game, with its chance where it stopped."""
        game = record.remake(kinds)
        journal = cls(game, record.players)
        if not _same(journal.opening, record.opening):
            raise RecordError("events-differ", 1)
        for number, entry in enumerate(record.entries, 2):
            action = _parse(game, entry, number)
            try:
                events = journal.apply(entry.seat, action)
            except Refused as refused:
                code = refused.refusal.code
                raise RecordError("illegal", number, action=entry.action, refusal=code) from None
            if not _same(events, entry.events):
                raise RecordError("events-differ", number)
        return journal


@dataclass
class Moment:
    """One step of a replay. The position is live: it is the position after these events."""

    position: Position
    entry: Entry | None
    events: tuple[Event, ...]


def _parse(game: Game, entry: Entry, line: int) -> Action:
    return spelt(game, entry.action, line)


def spelt(game: Game, text: str, line: int) -> Action:
    """Parse the action of a record; raise `RecordError` if the text is not its canonical one."""
    try:
        action = game.parse(text)
    except Refused as refused:
        code = refused.refusal.code
        raise RecordError("illegal", line, action=text[:60], refusal=code) from None
    if str(action) != text:
        raise RecordError("spelling", line, action=text[:60], right=str(action))
    return action


def _same(some: tuple[Event, ...], others: tuple[Event, ...]) -> bool:
    """Whether events are equal as written: to Python, 1, 1.0 and true are equal."""
    return some == others and canonical(_told(some)) == canonical(_told(others))


def _told(events: tuple[Event, ...]) -> Json:
    return {"events": [event.to_json() for event in events]}


def replay(record: Record, kinds: Mapping[str, GameKind]) -> Iterator[Moment]:
    """Replay a record move by move with its own outcomes; raise `RecordError` where it fails."""
    game = record.remake(kinds)
    chance = Recorded(outcomes(record.opening))
    try:
        position = game.start(chance)
    except MissingOutcome:
        raise RecordError("outcome-missing", 1) from None
    position.strict = True
    opening = position.prelude
    if not _same(opening, record.opening) or chance.left:
        raise RecordError("events-differ", 1)
    yield Moment(position, None, opening)
    for line, entry in enumerate(record.entries, 2):
        action = _parse(game, entry, line)
        chance.feed(outcomes(entry.events))
        try:
            events = position.apply(entry.seat, action)
        except Refused as refused:
            raise RecordError("illegal", line, action=entry.action, refusal=refused.refusal.code) from None
        except MissingOutcome:
            raise RecordError("outcome-missing", line) from None
        if not _same(events, entry.events) or chance.left:
            raise RecordError("events-differ", line)
        yield Moment(position, entry, events)


@dataclass(frozen=True)
class Verdict:
    """The checks that `verify` passed."""

    actions: int
    outcomes: int
    status: str
    result: Json | None = field(default=None)


def verify(record: Record, kinds: Mapping[str, GameKind]) -> Verdict:
    """Check legality, dice proof and result of a record whose chain holds; raises `RecordError`."""
    seal = Seal(bytes.fromhex(record.ending.secret), record.contributions)
    last_line = len(record.entries) + 2
    if seal.commitment != record.commitment:
        raise RecordError("commitment", last_line)
    proof = seal.stream()
    drawn = 0
    position: Position | None = None
    for line, moment in enumerate(replay(record, kinds), 1):
        position = moment.position
        for domain, of, value in outcomes(moment.events):
            true = proof.order(domain, of) if isinstance(value, list) else proof.pick(domain, of)
            if true != value:
                raise RecordError("outcome-false", line, domain=domain)
            drawn += 1
    assert position is not None
    over = None if position.outcome is None else position.outcome.to_json()
    ending = record.ending
    told = canonical({"outcome": ending.outcome}) == canonical({"outcome": over})
    if ending.status != (ADJOURNED if over is None else FINISHED) or not told:
        raise RecordError("result", last_line)
    if ending.digest != position.digest():
        raise RecordError("digest", last_line)
    return Verdict(len(record.entries), drawn, ending.status, over)
