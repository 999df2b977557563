"""The readable form of a record: tags, then numbered lines of moves.

    [Game "sectionx"]
    [Rule variant "base"]
    ...
    1. B: draw 2; place S F8 0; step B1 F8; end
    2. R: [lot/4 2] draw 1; end

Outcomes of chance stand in square brackets before the move that drew them. The events are not
written: they follow from the moves, and the closing `Chain` tag proves that they came out equal.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from .chance import Drawn, MissingOutcome, Recorded
from .game import GameKind
from .records import Ending, Entry, Record, RecordError, outcomes
from .refusals import Refused

FORMAT = "goneaway-text/1"

_TAG = re.compile(r"\[(\w+) (?:([\w.]+) )?(.+)\]")
_MOVES = re.compile(r"(\d+)\. (\S+): (.+)")
_OUTCOME = re.compile(r"\[([\w-]+)/(\d+)( p)?((?: \d+)+)\] ?")


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
        moves.append(_brackets(outcomes(entry.events)) + entry.action)
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


def _unbracket(text: str, line: int) -> tuple[list[Drawn], str]:
    drawn: list[Drawn] = []
    while text.startswith("["):
        match = _OUTCOME.match(text)
        if match is None:
            raise RecordError("unreadable", line)
        numbers = [int(word) for word in match[4].split()]
        drawn.append((match[1], int(match[2]), numbers if match[3] else numbers[0]))
        text = text[match.end() :]
    return drawn, text


def is_text(text: str) -> bool:
    """Whether this looks like the readable form."""
    return text.lstrip().startswith("[Format ")


def read_text(text: str, kinds: Mapping[str, GameKind]) -> Record:
    """The record of a readable form; the moves are played again to find their events."""
    tags: dict[str, Any] = {}
    rules: dict[str, Any] = {}
    set_up: list[Drawn] = []
    moves: list[tuple[int, str, str, list[Drawn]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        if line.startswith("["):
            match = _TAG.fullmatch(line)
            if match is None:
                raise RecordError("unreadable", number)
            try:
                value = json.loads(match[3])
            except ValueError:
                raise RecordError("unreadable", number) from None
            if match[1] == "Rule" and match[2]:
                rules[match[2]] = value
            else:
                tags[match[1]] = value
        elif line.startswith("0."):
            set_up, _ = _unbracket(line[2:].strip() + " ", number)
        else:
            found = _MOVES.fullmatch(line)
            if found is None:
                raise RecordError("unreadable", number)
            for move in found[3].split("; "):
                drawn, action = _unbracket(move, number)
                moves.append((number, found[2], action, drawn))
    if tags.get("Format") != FORMAT:
        raise RecordError("not-a-record", 1, format=str(tags.get("Format", "none")), expected=FORMAT)
    if "Chain" not in tags:
        raise RecordError("truncated", len(text.splitlines()))
    try:
        record = _play(tags, rules, set_up, moves, kinds)
    except (KeyError, TypeError, ValueError):
        raise RecordError("unreadable", 1) from None
    if record.chain != tags["Chain"]:
        raise RecordError("chain-broken", len(text.splitlines()))
    return record


def _play(
    tags: Mapping[str, Any],
    rules: Mapping[str, Any],
    set_up: list[Drawn],
    moves: list[tuple[int, str, str, list[Drawn]]],
    kinds: Mapping[str, GameKind],
) -> Record:
    ending = Ending(tags["Status"], tags["Secret"], tags["Digest"], tags["Result"])
    bare = Record(
        tags["Game"],
        tags["Engine"],
        tuple(tags["Seats"]),
        tuple(tags["Players"]),
        dict(rules),
        tags["Commitment"],
        tuple(tags["Contributions"]),
        (),
        (),
        ending,
    )
    game = bare.remake(kinds)
    chance = Recorded(set_up)
    entries = []
    number = 1
    try:
        position = game.start(chance)
        opening = position.prelude
        for number, name, text, drawn in moves:
            if name not in game.seats:
                raise RecordError("unreadable", number)
            chance.feed(drawn)
            seat = game.seat(name)
            events = position.apply(seat, game.parse(text))
            entries.append(Entry(seat, text, events))
    except MissingOutcome:
        raise RecordError("outcome-missing", number) from None
    except Refused as refused:
        raise RecordError("illegal", number, action=text, refusal=refused.refusal.code) from None
    return Record(
        bare.game,
        bare.engine,
        bare.seats,
        bare.players,
        bare.rules,
        bare.commitment,
        bare.contributions,
        opening,
        tuple(entries),
        ending,
    )
