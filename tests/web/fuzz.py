"""Nonsense for sockets: messages that are wrong in every way, to see that they are refused and nothing else.

    python -m tests.web.fuzz --messages 100000

plays at tables of both games and says, beside sense, all kinds of nonsense. It counts answers by code. Every
message must be answered by what the protocol has for it, or end its line with a reason; the server must have
no failure of its own, and afterwards the tables must go on.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from goneaway.client import Client

from .servers import Server
from .talking import Talk

Json = dict[str, Any]

WORDS = (
    "", "r", "pass", "start", "state", "legal", "ABC234", "officers", "table", "any", "simple",
    "b1", "move b1", "step B1 A1", "x" * 70, "x" * 500, "é", "\u0000", "\ud800", "💣", "../../etc/passwd",
    "' OR 1=1 --", "{}", "null", "__proto__", "-1", "1e9", "NaN", "\u202egnihton", "%s%n", "${7*7}",
    "<script>",
)  # fmt: skip
NUMBERS = (0, 1, -1, 2, 3, 7, 11, 12, 99, 2**31, 2**53, 2**63, 2**64, 10**30, -(10**30), 0.5, -0.0, 1e308)
KINDS = (
    "claim", "leave", "kick", "bot", "start", "act", "undo", "say", "order", "cover", "return", "resign",
    "propose", "agree", "disagree", "resume", "rematch",
    "state", "rules", "result", "legal", "asides", "why", "choices", "meant", "ways", "look", "hint", "older",
    "since",
    "story", "replay", "threat", "arrests", "preview", "fly", "",
)  # fmt: skip
FIELDS = (
    "kind", "seat", "action", "text", "to", "level", "contribution", "window", "answer", "once", "what",
    "words", "pawn", "name", "verb", "ply", "eyes", "before", "most", "beside", "proposal", "lasts", "hello",
    "more",
)  # fmt: skip


COMMANDS = frozenset(KINDS[:17])


class Nonsense:
    """Draws messages by lot."""

    def __init__(self, seed: object, codes: tuple[str, ...], tokens: tuple[str, ...]) -> None:
        self.lots = random.Random(f"nonsense {seed}")
        self.codes = codes
        self.tokens = tokens
        #: The last number that was heard: a command that expects it is looked at in earnest.
        self.latest = 0

    def value(self, depth: int = 0) -> Any:
        lots = self.lots
        kind = lots.randrange(8 if depth < 3 else 5)
        if kind == 0:
            return lots.choice(NUMBERS)
        if kind == 1:
            return lots.choice((None, True, False))
        if kind < 5:
            return lots.choice(WORDS)
        if kind == 5:
            return [self.value(depth + 1) for _ in range(lots.randrange(4))]
        return {lots.choice(FIELDS): self.value(depth + 1) for _ in range(lots.randrange(4))}

    def body(self) -> Json:
        """A command or a question that may mean something."""
        lots = self.lots
        body: Json = {"kind": lots.choice(KINDS)}
        for name in lots.sample(FIELDS, lots.randrange(4)):
            body.setdefault(name, self.value())
        likely: Json = self.likely().get(body["kind"], {})
        return {**body, **likely} if lots.random() < 0.6 else body

    def likely(self) -> dict[str, Json]:
        """By kind: fields that it may well have."""
        lots = self.lots
        return {
            "act": {"action": lots.choice(WORDS)},
            "why": {"action": lots.choice(WORDS)},
            "say": {"to": lots.choice(("table", "officers", [0], [1, 2])), "text": lots.choice(WORDS)},
            "claim": {"seat": lots.choice((0, 1, 2, "any"))},
            "ways": {"pawn": lots.choice(WORDS)},
            "look": {"name": lots.choice(WORDS)},
            "choices": {"words": [lots.choice(WORDS) for _ in range(lots.randrange(3))]},
            "order": {"window": lots.choice(WORDS), "answer": lots.choice(WORDS)},
            "propose": {"what": lots.choice(("pause", "rewind", "end")), "to": lots.choice((0, 1, 5))},
            "replay": {"ply": lots.choice((0, 1, 10**6))},
            "older": {"before": lots.choice((1, 10, 10**7))},
            "state": {},
            "legal": {},
            "asides": {},
            "hint": {},
            "undo": {},
            "start": {},
            "story": {},
        }

    def sense(self) -> str:
        """Something that can be read; whether it can be done is for the table to say."""
        likely = self.likely()
        kind = self.lots.choice(tuple(likely))
        said: Json = {"do" if kind in COMMANDS else "ask": {"kind": kind, **likely[kind]}}
        return json.dumps({**said, "request": str(self.lots.random()), "expect": self.latest})

    def message(self) -> str | bytes:
        lots = self.lots
        kind = lots.randrange(20)
        if kind > 9:
            return self.sense()
        if kind == 0:
            return bytes(lots.randrange(256) for _ in range(lots.randrange(60)))
        if kind == 1:
            return "".join(lots.choice('{}[]":,0ae\\ \t') for _ in range(lots.randrange(80)))
        if kind == 2:
            return json.dumps(self.value())
        said: Json = {lots.choice(("do", "ask")): self.body()}
        if lots.random() < 0.8:
            said["request"] = lots.choice((str(lots.random()), "same", "", "x" * 65, 7, None, "a b"))
        if lots.random() < 0.6:
            said["expect"] = lots.choice((*[self.latest] * 6, 0, 1, 5, 10**6, -1, "5", None))
        if lots.random() < 0.05:
            said["hello"] = {"table": lots.choice(self.codes)}
        if lots.random() < 0.05:
            said[lots.choice(FIELDS)] = self.value()
        text = json.dumps(said)
        if lots.random() < 0.1:
            at = lots.randrange(len(text))
            text = text[:at] + lots.choice(("", "}", '"', "\\", "0")) + text[at + lots.randrange(2) :]
        return text

    def hello(self) -> str | bytes:
        """Mostly one that is let in: else there is nobody to talk to."""
        lots = self.lots
        if lots.random() < 0.1:
            return self.message()
        hello: Json = {"table": lots.choice(self.codes)}
        if lots.random() < 0.8:
            hello["token"] = lots.choice((*self.tokens, "x" * 43)) if lots.random() < 0.1 else self.tokens[0]
        if lots.random() < 0.3:
            hello["since"] = lots.choice((0, 1, 5, 10**6, None))
        hello["language"] = lots.choice(("en", "it", "es", "fr", "xx"))
        return json.dumps({"hello": hello})


#: What a server may send.
KNOWN = {"welcome", "state", "told", "done", "answer", "declined"}


def fuzz(server: Server, messages: int, seed: object = 1) -> Counter[str]:
    """Say so many messages; what came of them. Fails where something else came than a clean answer."""
    clients = [server.guest("Ann"), server.guest("Bob")]
    draw = Nonsense(seed, (), tuple(client.token for client in clients))
    found: Counter[str] = Counter()
    said = 0
    while said < messages:
        if found["lines"] % 6 == 0:
            # Some of the nonsense makes sense: games are given up, seats are left.
            draw.codes = tuple(_tables(clients[0]))
        with Talk(server.play) as talk:
            try:
                talk.say(draw.hello())
                said += 1
                # So many are said before any answer is looked at, and each gets its answer.
                while said < messages:
                    batch = draw.lots.randrange(1, 30)
                    for _ in range(batch):
                        talk.say(draw.message())
                    said += batch
                    mark = f"mark-{said}"
                    reply = talk.answer({"ask": {"kind": "result"}, "request": mark})
                    assert "answer" in reply or reply["declined"]["code"] == "not-started", reply
                    heard = [body for one in talk.heard[-20:] for body in one.values()]
                    draw.latest = max((body["number"] for body in heard if "number" in body), default=0)
                    if draw.lots.random() < 0.05:
                        break
            except ConnectionClosed:
                talk.closed()
            found["lines"] += 1
            found.update(_counted(talk))
    found["messages"] = said
    figures = Client(server.url).request("GET", "/metrics").text
    assert "goneaway_failures_total 0.0" in figures, "the server has failed"
    for code in draw.codes:
        state = clients[0].request("GET", f"/api/tables/{code}/state").json()
        assert state["parts"]["about"]["status"] in ("gathering", "playing", "paused", "ended")
    return found


def _tables(client: Client) -> list[str]:
    out = []
    for game, players in (("sectionx", 2), ("colditz", 3)):
        bots = dict.fromkeys(range(1, players), "random")
        code = client.open(game, players=players, bots=bots)
        with client.join(code, 0) as position:
            position.start()
        out += [code, client.open(game, players=players)]
    return out


def _counted(talk: Talk) -> Counter[str]:
    found: Counter[str] = Counter()
    for said in talk.heard:
        (kind,) = said
        assert kind in KNOWN, said
        body = said[kind]
        if kind == "declined":
            assert len(body["sentence"]) > 10, body
            assert body["code"] != "failed", body
            kind = f"declined {'by the rules' if 'clause' in body else body['code']}"
        found[kind] += 1
    if talk.line.close_code not in (None, 1000, 1005):
        found[f"closed {talk.line.close_code} {talk.line.close_reason}"] += 1
        assert talk.line.close_code != 1011, talk.line.close_reason
        assert talk.line.close_code != 1006, "cut off without a word"
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--messages", type=int, default=100_000)
    asked.add_argument("--seed", default="1")
    words = asked.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "tables.db") as server:
        found = fuzz(server, words.messages, words.seed)
    lines = [f"{count:>8}  {name}" for name, count in sorted(found.items(), key=lambda one: -one[1])]
    sys.stdout.write("\n".join((*lines, f"{time.monotonic() - began:.0f} seconds", "")))


if __name__ == "__main__":
    main()
