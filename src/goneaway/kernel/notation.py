"""The readable form of a record: tags, then numbered lines of moves.

    [Game "sectionx"]
    [Rule variant "base"]
    ...
    1. B: draw 2; place S F8 0; step B1 F8; end
    2. R: [lot/4 2] draw 1; end

Outcomes of chance stand in square brackets before the move that drew them; a literal semicolon is
doubled. The events are not written: they follow from the moves, and the closing `Chain` tag proves
that they are the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from .chance import Drawn, MissingOutcome, Recorded
from .game import GameKind
from .reading import digest, ending, names, record_text, text, texts
from .records import Entry, Record, RecordError, outcomes, spelt
from .refusals import Refused
from .untrusted import LONGEST_LINE, FileError, json_of

FORMAT = "goneaway-text/1"

_TAGS = ("Format", "Game", "Engine", "Seats", "Players", "Commitment", "Contributions")
_LAST = ("Status", "Result", "Secret", "Digest", "Chain")

_TAG = re.compile(r"\[([A-Z][a-z]+) (.+)\]")
_RULE = re.compile(r"\[Rule ([A-Za-z0-9_.]+) (.+)\]")
_MOVES = re.compile(r"([0-9]+)\. (\S+): (.+)")
_OUTCOME = re.compile(r"\[([A-Za-z0-9_-]+)/([0-9]{1,9})( p)?((?: [0-9]{1,9})+)\] ?")
#: A literal (doubled) semicolon, or the end of a move.
_SEMICOLON = re.compile(";(;| |$)")


def write_text(record: Record) -> str:
    """The readable form; `read_text` is its inverse."""

    def quote(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False)

    ending = record.ending
    out = [
        f'[Format "{FORMAT}"]',
        f"[Game {quote(record.game)}]",
        f"[Engine {quote(record.engine)}]",
        f"[Seats {quote(list(record.seats))}]",
        f"[Players {quote(list(record.players))}]",
        *(f"[Rule {name} {quote(value)}]" for name, value in record.rules.items()),
        f"[Commitment {quote(record.commitment)}]",
        f"[Contributions {quote(list(record.contributions))}]",
        "",
        f"0. {_brackets(outcomes(record.opening))}".rstrip(),
    ]
    number = 0
    seat = -1
    moves: list[str] = []
    for entry in record.entries:
        if entry.seat != seat and moves:
            number += 1
            out.append(f"{number}. {record.seats[seat]}: {'; '.join(moves)}")
            moves = []
        seat = entry.seat
        moves.append(_brackets(outcomes(entry.events)) + entry.action.replace(";", ";;"))
    if moves:
        out.append(f"{number + 1}. {record.seats[seat]}: {'; '.join(moves)}")
    out += [
        "",
        f"[Status {quote(ending.status)}]",
        f"[Result {quote(ending.outcome)}]",
        f"[Secret {quote(ending.secret)}]",
        f"[Digest {quote(ending.digest)}]",
        f"[Chain {quote(record.chain)}]",
    ]
    return "\n".join(out) + "\n"


def _brackets(drawn: list[Drawn]) -> str:
    out = ""
    for domain, of, value in drawn:
        if isinstance(value, list):
            out += f"[{domain}/{of} p {' '.join(map(str, value))}] "
        else:
            out += f"[{domain}/{of} {value}] "
    return out


def _unbracket(move: str, line: int) -> tuple[list[Drawn], str]:
    drawn: list[Drawn] = []
    at = 0
    while move.startswith("[", at):
        match = _OUTCOME.match(move, at)
        if match is None:
            raise RecordError("unreadable", line)
        numbers = [int(word) for word in match[4].split(" ")[1:]]
        drawn.append((match[1], int(match[2]), numbers if match[3] else numbers[0]))
        at = match.end()
    return drawn, move[at:]


def _moves(line: str, number: int) -> list[str]:
    """The moves of a line, with doubled semicolons made single."""
    out, start, said = [], 0, ""
    for found in _SEMICOLON.finditer(line):
        said += line[start : found.start()]
        start = found.end()
        if found[1] == ";":
            said += ";"
        else:
            out.append(said)
            said = ""
    out.append(said + line[start:])
    if not all(out):
        raise RecordError("unreadable", number)
    return out


def is_text(text: str) -> bool:
    """Whether this looks like the readable form."""
    return isinstance(text, str) and text.lstrip().startswith("[Format ")


class _Page:
    """The content of a readable form, parsed but not yet played."""

    def __init__(self, lines: list[str]) -> None:
        self.tags: dict[str, Any] = {}
        self.line_of: dict[str, int] = {}
        self.rules: dict[str, Any] = {}
        self.set_up: list[Drawn] = []
        self.moves: list[tuple[int, str, str, list[Drawn]]] = []
        for number, line in enumerate(lines, 1):
            if len(line) > LONGEST_LINE:
                raise RecordError("too-long", number, most=LONGEST_LINE)
            if line.startswith("["):
                self._tag(line, number)
            elif line.startswith("0."):
                self.set_up, _ = _unbracket(line[2:].strip() + " ", number)
            elif line:
                self._moves(line, number)

    def _tag(self, line: str, number: int) -> None:
        rule = _RULE.fullmatch(line)
        match = rule or _TAG.fullmatch(line)
        if match is None:
            raise RecordError("unreadable", number)
        name, into = match[1], self.rules if rule else self.tags
        if rule is None and name not in (*_TAGS, *_LAST):
            raise RecordError("unreadable", number)
        if name in into:
            raise RecordError("repeated", number, name=name)
        try:
            into[name] = json_of(match[2], number)
        except FileError as error:
            if error.code == "not-json":
                raise RecordError("unreadable", number) from None
            raise RecordError.told(error) from None
        self.line_of.setdefault("Rule" if rule else name, number)

    def _moves(self, line: str, number: int) -> None:
        found = _MOVES.fullmatch(line)
        if found is None:
            raise RecordError("unreadable", number)
        for move in _moves(found[3], number):
            drawn, action = _unbracket(move, number)
            self.moves.append((number, found[2], action, drawn))

    def in_order(self, tag: str, given: Mapping[str, Any], right: Mapping[str, Any]) -> None:
        """Check the order of names: as the game gives them, or sorted as in records from JSON Lines."""
        by_name = json.dumps(right, sort_keys=True)
        # Different content is not checked here: verification of the game finds it.
        alike = json.dumps(given, sort_keys=True) == by_name
        if alike and json.dumps(given) not in (json.dumps(right), by_name):
            raise RecordError("not-canonical", self.line_of[tag])

    def bare(self) -> Record:
        """The record without its events."""
        missing = [name for name in (*_TAGS, *_LAST) if name not in self.tags]
        if missing:
            raise RecordError("fields", None, field=missing[0], missing=True)
        tag, at = self.tags, self.line_of
        seats = texts(tag["Seats"], "Seats", at["Seats"])
        last = {"status": tag["Status"], "secret": tag["Secret"], "digest": tag["Digest"]}
        return Record(
            text(tag["Game"], "Game", at["Game"]),
            text(tag["Engine"], "Engine", at["Engine"]),
            seats,
            names(tag["Players"], seats, at["Players"]),
            self.rules,
            digest(tag["Commitment"], "Commitment", at["Commitment"]),
            texts(tag["Contributions"], "Contributions", at["Contributions"]),
            (),
            (),
            ending({**last, "outcome": tag["Result"]}, at["Status"]),
        )


def read_text(text: str, kinds: Mapping[str, GameKind]) -> Record:
    """The record of a readable form; the moves are played again to find their events.

    Raises `RecordError` at the first line that would be written differently.
    """
    lines = record_text(text).split("\n")
    page = _Page(lines)
    if page.tags.get("Format") != FORMAT:
        found = str(page.tags.get("Format", "none"))[:60]
        raise RecordError("not-a-record", 1, format=found, expected=FORMAT)
    if "Chain" not in page.tags:
        raise RecordError("truncated", len(lines))
    record = _play(page, kinds)
    if record.chain != page.tags["Chain"]:
        raise RecordError("chain-broken", page.line_of["Chain"])
    again = write_text(record).split("\n")
    for number, line in enumerate(lines, 1):
        if number > len(again) or line != again[number - 1]:
            raise RecordError("not-canonical", number)
    if len(lines) < len(again):
        raise RecordError("truncated", len(lines))
    return record


def _play(page: _Page, kinds: Mapping[str, GameKind]) -> Record:
    bare = page.bare()
    game = bare.remake(kinds)
    page.in_order("Rule", page.rules, {name: game.rules[name] for name in game.rules if name in page.rules})
    chance = Recorded(page.set_up)
    entries = []
    number, said = 1, ""
    try:
        position = game.start(chance)
        position.strict = True
        opening = position.prelude
        for number, name, said, drawn in page.moves:
            if name not in game.seats:
                raise RecordError("unreadable", number)
            chance.feed(drawn)
            seat = game.seat(name)
            events = position.apply(seat, spelt(game, said, number))
            entries.append(Entry(seat, said, events))
    except MissingOutcome:
        raise RecordError("outcome-missing", number) from None
    except Refused as refused:
        raise RecordError("illegal", number, action=said[:60], refusal=refused.refusal.code) from None
    if position.outcome is not None and bare.ending.outcome is not None:
        page.in_order("Result", bare.ending.outcome, position.outcome.to_json())
    return replace(bare, opening=opening, entries=tuple(entries))
