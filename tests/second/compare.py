"""Plays a game and follows it with the model; the first difference is reported with the position.

What the model knows, by the first word of an action:

| words | what |
| --- | --- |
| `nation`, `row`, `place`, `take-back`, `confirm` | the set-up |
| `roll`, `reroll`, `stop`, `take`, `decline`, `end`, `discard` | throws, cards, the end of a turn |
| `step`, `push`, `surrender` | walking, what it costs, who makes room, giving oneself up |
| `claim`, `claim-kit`, `stand`, `keep`, `done` | Equipment, Kits, white circles |
| `play`, `pass`, `lose`, `consent`, `hide`, `attend` | cards and the answers to them |
| `release`, `cell`, `door` | Solitary |
| `post`, `recall`, `arrest`, `pursue`, `remove-marker` | guards |
| `declare-move`, `declare-search`, `resolve-search` | the roll call and the general search |
| `tunnel`, `car`, `do-or-die` | tunnels and runs |
| `attempt`, `mouth`, `permit`, `ready` | 3.0: what is announced, who may follow into a tunnel, meetings |
| `name-guard`, `credit`, `team`, `send`, `return` | 3.0: searches and roll calls, guards in the way |
| `offer`, `accept`, `refuse`, `withdraw`, `exchange`, `meet` | asides, by all seats |

What it does not know, and where it comes up:

| words | where |
| --- | --- |
| `counter`, `talk` | asides that no list offers; nor are offers of several cards made, or to everybody |
| `riot`, `seize`, `confiscate`, `pick`, `launch`, `tower`, `combo` | modules that no edition has on |

Of walks that a card makes the game tells which of several equal ways was paid for; of runs (P11) the first
that is found in the order of the board is taken. Everything else that both know is compared everywhere, with
asides in every edition.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import goneaway
from goneaway.bots import make_bot
from goneaway.colditz.board import Board

from .ground import EQUIPMENT
from .state import SECURITY, Mismatch, Question
from .turns import Turns as Model


def facts_of_model(model: Model) -> dict[str, Any]:
    return {
        "men": {man: at for man, at in sorted(model.men.items()) if at != "out-of-play"},
        "guards": dict(model.guards),
        "points": model.points,
        "cards": {nation: model.opportunity(nation) for nation in model.team},
        "hands": {owner: dict(sorted((+hand).items())) for owner, hand in sorted(model.hand.items())},
        "equipment": {nation: {c: model.equipment[nation][c] for c in EQUIPMENT} for nation in model.team},
        "kit": {nation: model.kit[nation] - model.kit_spent[nation] for nation in model.team},
        "stacks": {card: model.stacks[card] for card in EQUIPMENT},
        "kits": model.kits,
        "escapes": dict(model.escapes),
        "eliminated": sorted(model.eliminated),
        "round": model.round,
        "turn": model.mover if model.men else "",
        "tunnels": {t: (bool(s), t in model.detected) for t, s in model.tunnel.items()},
    }


def facts_of_game(game: Any, position: Any) -> dict[str, Any]:
    views = [position.view(seat).to_json() for seat in range(len(game.seats))]
    view = views[-1]
    teams = view["teams"]
    hands = {team["nation"]: dict(sorted(Counter(views[s]["hand"]).items())) for s, team in enumerate(teams)}
    hands[SECURITY] = dict(sorted(Counter(views[-1]["hand"]).items()))
    return {
        "men": {m: at for team in teams for m, at in sorted(team["men"].items()) if at != "out-of-play"},
        "guards": view["guards"],
        "points": view["points"],
        "cards": {team["nation"]: team["cards"] for team in teams},
        "hands": dict(sorted(hands.items())),
        "equipment": {team["nation"]: views[s]["equipment"] for s, team in enumerate(teams)},
        "kit": {team["nation"]: team["kit"] for team in teams},
        "stacks": view["stacks"],
        "kits": view["kits"],
        "escapes": {team["nation"]: team["escapes"] for team in teams},
        "eliminated": sorted(team["nation"] for team in teams if team["eliminated"]),
        "round": view["round"],
        "turn": view["turn"],
        "tunnels": {t: (bool(s["state"]), s["detected"]) for t, s in view["tunnels"].items()},
    }


def scene_of(model: Model) -> str:
    """The position in the notation of the cases."""
    words = [" ".join(model.team), f"turn {model.mover}"]
    if not model.turn.rolled:
        words.append("before-roll")
    words.append(f"points {model.points}")
    words += [f"{man}@{at}" for man, at in model.men.items()]
    words += [f"{guard}@{at}" for guard, at in model.guards.items() if at != "reserve"]
    for owner, hand in model.hand.items():
        cards = [*hand.elements()]
        if owner in model.equipment:
            cards += [*model.equipment[owner].elements(), *["kit"] * model.kit[owner]]
        if cards:
            words.append(f"{owner} has {' '.join(cards)}")
    words += [
        f"opening {o.team} {o.edge[0]} {o.edge[1]} {' '.join(o.users)}" for o in model.openings if o.users
    ]
    words += [f"returning {man}" for man in sorted(model.returning)]
    words += [f"tunnel {t} {model.tunnel_owner.get(t, '')}" for t, s in model.tunnel.items() if s == "open"]
    words += [f"collapsed {t}" for t, s in model.tunnel.items() if s == "collapsed"]
    words += [f"detected {t}" for t in sorted(model.detected)]
    words += [f"linked {g} {q}" for g, q in sorted(model.link.items())]
    return ", ".join(words)


EDITIONS = ("gibson", "parker", "clipper", "osprey", "martelli", "devir", "fuga3")
_ROWS = [line.split("|")[1] for line in (__doc__ or "").splitlines() if line.startswith("| `")]
_WORDS = [set(re.findall(r"`([a-z-]+)`", row)) for row in _ROWS]
COVERED = frozenset().union(*_WORDS[:12])
UNCOVERED = frozenset().union(*_WORDS[12:])

#: Open readings that the model takes the other way than the editions do by default (A124, A125): the games it
#: follows are played by them.
READINGS = {"pow_over_pow_below": False, "surrender_at_tunnel_mouth": False}

#: Events that bring something by chance: the model must have asked for each of them.
CHANCE = frozenset(("thrown", "drawn", "confiscated", "body-search", "offered-himself"))


def listed_actions(position: Any) -> set[str]:
    return {str(action) for action in position.legal()}


def ways_told(game: Any, position: Any) -> set[tuple[str, object]]:
    """What walks by cards have been paid for in this turn: edges, or gates by their circles."""
    view = position.view(len(game.seats) - 1).to_json()
    circles = castle(position).circles
    found: set[tuple[str, object]] = set()
    for team, number in view["notes"].get("card_ways", ()):
        a, b = divmod(number, len(circles))
        found.add((view["teams"][team]["nation"], (circles[a].name, circles[b].name)))
    return found


def castle(position: Any) -> Board:
    """The board that a game is played on."""
    board: Board = position.ground.board
    return board


class Followed:
    """One game, followed by the model ply by ply."""

    def __init__(self, edition: str, players: int, seed: object, rules: dict[str, Any] | None = None) -> None:
        self.title = f"{edition}, {players} players, seed {seed!r}"
        self.game = goneaway.new_game(
            "colditz", players=players, rules={"edition": edition, **READINGS, **(rules or {})}, seed=seed
        )
        self.position: Any = self.game.start()
        self.model = Model(self.game.rules, self.game.seats, castle(self.position))
        self.model.feed = list(self.position.prelude)
        self.asking = self.model.run()
        self.question: Question | None = next(self.asking)
        #: The question and its asker, while a meeting interrupts them.
        self.waiting: tuple[Question | None, Any] | None = None
        self.last = ""
        self.verbs: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()

    def fail(self, what: str) -> None:
        scene = scene_of(self.model) if self.model.men else ""
        raise Mismatch(f"{self.title}, ply {self.position.ply}, after {self.last!r}: {what}\n  {scene}")

    def check(self) -> None:
        position, question = self.position, self.question
        if position.outcome is not None or question is None:
            if (position.outcome is not None) != (question is None):
                self.fail(f"over: engine {position.outcome}, model {self.model.outcome!r}")
            return
        prompt = position.prompt
        asked = (prompt.kind, position.actor)
        if asked != (question.kind, question.seat):
            self.fail(f"asked: engine {asked}, model {(question.kind, question.seat)}")
        listed = listed_actions(position)
        found = question.find()
        self.kinds[prompt.kind] += 1
        if listed != found:
            self.fail(
                f"{prompt.kind} {dict(prompt.parameters)}: "
                f"only the engine lists {sorted(listed - found)[:12]}, "
                f"only the model {sorted(found - listed)[:12]}"
            )
        self.compare_asides(question)
        self.compare_facts()

    def compare_asides(self, question: Question) -> None:
        """What every seat may say beside the turn."""
        if not self.model.men or question.kind in ("row", "guards"):
            return
        for seat in range(len(self.game.seats)):
            listed = {str(action) for action in self.position.asides(seat)}
            found = self.model.asides(question, seat)
            if listed != found:
                self.fail(
                    f"{question.kind}, asides of seat {seat}: only the engine lists "
                    f"{sorted(listed - found)[:12]}, only the model {sorted(found - listed)[:12]}"
                )

    def compare_facts(self) -> None:
        if not self.model.men or len(self.model.rows) < self.model.officers:
            return
        mine, theirs = facts_of_model(self.model), facts_of_game(self.game, self.position)
        for name, value in theirs.items():
            if mine[name] != value:
                if isinstance(value, dict):
                    keys = [key for key in {**value, **mine[name]} if value.get(key) != mine[name].get(key)]
                    self.fail(
                        f"{name}: engine { {k: value.get(k) for k in keys} }, "
                        f"model { {k: mine[name].get(k) for k in keys} }"
                    )
                self.fail(f"{name}: engine {value}, model {mine[name]}")

    def apply(self, action: Any) -> None:
        self.last = str(action)
        self.model.met = False
        self.verbs[self.last.split()[0]] += 1
        events = self.position.apply(self.position.actor, action)
        self.model.feed = [event for event in events if event.kind != "chance"]
        self.model.card_ways = ways_told(self.game, self.position)
        self.answer(self.last)
        while self.question is not None and not self.question.always and not self.asks(self.question):
            options = self.question.find()
            if len(options) != 1:
                return
            self.answer(options.pop())
        left = [event.kind for event in self.model.feed if event.kind in CHANCE]
        if left:
            self.fail(f"the model knows nothing of {left}")

    def say_aside(self, seat: int, action: Any) -> None:
        """Something beside the turn: the question stays, unless a meeting is called."""
        self.last = str(action)
        self.verbs[self.last.split()[0]] += 1
        self.position.apply(seat, action)
        if self.last == "meet":
            self.waiting, self.asking = (self.question, self.asking), self.model.called_meeting()
            self.question = next(self.asking)
        else:
            self.model.say_beside(seat, self.last)

    def asks(self, question: Question) -> bool:
        """Whether the engine puts this question, too, and not one like it after it."""
        prompt = self.position.prompt
        if prompt is None or (prompt.kind, self.position.actor) != (question.kind, question.seat):
            return False
        options = question.find()
        return len(options) != 1 or options == listed_actions(self.position)

    def answer(self, text: str) -> None:
        try:
            self.question = self.asking.send(text)
        except StopIteration:
            self.question = None
            if self.waiting:
                (self.question, self.asking), self.waiting = self.waiting, None
        except Mismatch as found:
            self.fail(str(found))


def random_choice(chance: random.Random, legal: Any) -> Any:
    """A verb by lot, then one of its actions."""
    verbs: dict[str, list[Any]] = {}
    for action in legal:
        verbs.setdefault(str(action).split()[0], []).append(action)
    return chance.choice(verbs[chance.choice(sorted(verbs))])


def random_aside(chance: random.Random, said: list[tuple[int, Any]]) -> tuple[int, Any]:
    """A verb by lot, then one of the things that somebody may say with it."""
    verbs = sorted({str(action).split()[0] for _, action in said})
    verb = "accept" if "accept" in verbs and chance.random() < 0.5 else chance.choice(verbs)
    return chance.choice([(seat, action) for seat, action in said if str(action).split()[0] == verb])


def soak(
    edition: str,
    players: int,
    seed: object,
    bot: str,
    plies: int,
    wild: float = 0.1,
    beside: float = 0.04,
) -> Followed:
    """Play with bots who now and then do something by lot, and compare at every ply."""
    followed = Followed(edition, players, seed)
    chance = random.Random(str(seed))
    stream = followed.game.seal.stream().fork("second")
    bots = [make_bot(bot, followed.game, stream.fork(str(seat))) for seat in range(players)]
    followed.check()
    path: list[str] = []
    while followed.position.actor is not None and followed.position.ply < plies:
        position = followed.position
        if beside and chance.random() < beside and followed.model.men:
            said = [(s, action) for s in range(players) for action in position.asides(s)]
            if said:
                followed.say_aside(*random_aside(chance, said))
                followed.check()
                continue
        seat = position.actor
        steps = {str(action): action for action in position.legal()} if path else {}
        if path and position.prompt.kind in ("officer", "security"):
            # A walk is one word of a bot's, and one step after another for the rules.
            action = steps.get(path.pop(0))
            if action is None:
                path.clear()
                continue
        elif chance.random() < wild:
            action = random_choice(chance, position.legal())
        else:
            action = bots[seat].choose(position.view(seat), position.legal())
        words = str(action).split()
        if words[0] == "move":
            path = [f"step {words[1]} {place}" for place in words[2:]]
            continue
        followed.apply(action)
        followed.check()
    return followed
