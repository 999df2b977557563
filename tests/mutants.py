"""Records changed by somebody who knows how to seal them again: the chain holds, the content does not."""

from __future__ import annotations

import contextlib
import copy
import hashlib
import json
import random
import re
from dataclasses import replace
from typing import Any

import goneaway
from goneaway.kernel import FileError, Journal, RecordError, load_record, replay, verify
from goneaway.kernel.notation import _Page, _play, read_text, write_text
from goneaway.kernel.untrusted import text_of

KINDS = goneaway.KINDS

#: What is put in the place of something else.
ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 0.9, 1.0, 10**17, 10**30, float("inf"), float("nan"), "", "0", "x", "none",
    "٣", "²", "\ud800", "\x00", "a" * 5000, [], {}, [[]], {"": 0}, [None], ["x", 1], {"kind": "chance"},
    "end; end", "[x/2 1]", "\u2028", "ŝpato",
)  # fmt: skip


def deep(levels: int) -> Any:
    data: Any = 0
    for _ in range(levels):
        data = [data]
    return data


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    out = [path] if path else []
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        out += paths(value, (*path, key))
    return out


def seal(bodies: list[Any], rng: random.Random) -> str:
    """Lines with their hashes put right, whatever stands in them."""
    out, chain = [], ""
    for body in bodies:
        if isinstance(body, str):
            out.append(body)
            continue
        plain = {key: value for key, value in body.items() if key != "hash"}
        text = dump(plain)
        chain = hashlib.sha256(f"{chain}\n{text}".encode("utf-8", "surrogatepass")).hexdigest()
        out.append(dump({**plain, "hash": chain}))
    if rng.random() < 0.05:
        place = rng.randrange(len(out))
        out.insert(place, rng.choice(("", " ", "{}", "null", "\ufeff")))
    return "".join(f"{line}\n" for line in out)


def dump(body: Any) -> str:
    text = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    if re.search("[\ud800-\udfff]", text):
        text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return text


def change(data: Any, rng: random.Random) -> None:
    """One change somewhere in a tree of lists and tables."""
    path = rng.choice(paths(data))
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    key, old = path[-1], inside[path[-1]]
    match rng.randrange(9):
        case 0 | 1:
            inside[key] = copy.deepcopy(rng.choice((*ODD, deep(30), deep(400))))
        case 2:
            del inside[key]
        case 3 if isinstance(inside, list):
            inside.insert(key, copy.deepcopy(old))
        case 3:
            inside[f"{key} "] = inside.pop(key)
        case 4 if isinstance(inside, list):
            rng.shuffle(inside)
        case 4:
            inside[rng.choice(("extra", "", "Seat", "hash "))] = rng.choice((None, 0, "x"))
        case 5 if isinstance(old, bool | int):
            inside[key] = rng.choice((float(old), str(old), bool(old), int(old) + 1, -int(old), [old]))
        case 5 if isinstance(old, str):
            spelt = (f"{old} ", f" {old}", old.upper(), old.replace(" ", "  "), old[:-1])
            inside[key] = rng.choice((*spelt, [old]))
        case 6 if isinstance(old, str):
            inside[key] = foreign_digits(old)
        case 7:
            other = rng.choice(paths(data))
            place = data
            for step in other[:-1]:
                place = place[step]
            inside[key] = copy.deepcopy(place[other[-1]])
        case _:
            inside[key] = str(old)


def foreign_digits(text: str, count: int = 0) -> str:
    return re.sub("[0-9]", lambda found: chr(0x660 + int(found[0])), text, count=count)


def mutant_lines(record: str, rng: random.Random) -> str:
    bodies: list[Any] = [json.loads(line) for line in record.splitlines()]
    for _ in range(rng.choice((1, 1, 1, 2))):
        place = rng.choice((0, len(bodies) - 1, rng.randrange(len(bodies)), rng.randrange(len(bodies))))
        match rng.randrange(10):
            case 0:
                del bodies[place]
            case 1:
                bodies.insert(place, copy.deepcopy(bodies[place]))
            case 2:
                other = rng.randrange(len(bodies))
                bodies[place], bodies[other] = bodies[other], bodies[place]
            case _ if isinstance(bodies[place], dict):
                bodies[place].pop("hash", None)
                change(bodies[place], rng)
        if not bodies:
            break
    return seal(bodies, rng)


_VALUE = re.compile(r"\[(\w+(?: [\w.]+)?) (.+)\]")


def mutant_text(readable: str, rng: random.Random) -> str:
    lines = readable.split("\n")
    for _ in range(rng.choice((1, 1, 2))):
        place = rng.randrange(len(lines))
        moves = [number for number, line in enumerate(lines) if line[:1].isdigit()]
        if moves and rng.random() < 0.5:
            place = rng.choice(moves)
        line = lines[place]
        tag = _VALUE.fullmatch(line)
        match rng.randrange(9):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, line)
            case 2:
                other = rng.randrange(len(lines))
                lines[place], lines[other] = lines[other], lines[place]
            case 3:
                lines.insert(place, rng.choice(("", " ", "\t", "0.", "[Extra 1]", "9. B: end")))
            case 4:
                lines[place] = foreign_digits(line, rng.choice((0, 1)))
            case 5:
                lines[place] = re.sub("[0-9]+", lambda found: str(int(found[0]) + 1), line, count=1)
            case 6 if tag is not None:
                try:
                    value = json.loads(tag[2])
                except ValueError:
                    value = None
                holder = [value]
                change(holder, rng)
                lines[place] = f"[{tag[1]} {json.dumps(holder[0] if holder else None)}]"
            case 7:
                lines[place] = line.replace(" ", "  ", 1) + rng.choice(("", " ", ";", "; end", "\r"))
            case _ if line:
                spot = rng.randrange(len(line))
                lines[place] = line[:spot] + rng.choice(";[]\"'.: x0\u0663") + line[spot + rng.randrange(2) :]
        if not lines:
            break
    return resealed("\n".join(lines))


def resealed(text: str) -> str:
    """The closing tag made to fit, if what stands before it can be played at all."""
    try:
        chain = _play(_Page(text.split("\n")), KINDS).chain
    except FileError:
        return text
    return re.sub(r'\[Chain "[0-9a-f]*"\]', f'[Chain "{chain}"]', text)


def judge(data: bytes, *, readable: bool) -> str:
    """What becomes of a file: the code of a typed error, "same" or "DIFFERENT". Anything else is raised."""
    try:
        text = text_of(data)
        record = read_text(text, KINDS) if readable else load_record(text)
    except FileError as error:
        return error.code
    again = write_text(record) if readable else record.to_jsonl()
    if again.encode("utf-8") != data:
        return "DIFFERENT"
    write_text(record)
    with contextlib.suppress(RecordError):
        list(replay(record, KINDS))
    try:
        verify(record, KINDS)
    except RecordError as error:
        with contextlib.suppress(RecordError):
            Journal.resume(record, KINDS)
        return error.code
    # A valid game after all, for example with the same action earlier: replayed, it is the same. A record
    # without one of the newer options is from before that option, and continues by the rules of that time.
    played = replace(Journal.resume(record, KINDS).record(), engine=record.engine)
    whole = replace(record, rules=KINDS[record.game].recorded_rules(record.rules))
    return "same" if played.to_jsonl() == whole.to_jsonl() else "DIFFERENT"
