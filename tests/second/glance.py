"""The rules 3.0, of which the model knows walking and claims but not the phases: single positions compared.

No game is followed here. Before an officer's move the model is given what lies on the table, and both sides
name the steps that begin and end inside the courtyard, the claims of Equipment and those of a Kit.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import goneaway
from goneaway.bots import make_bot

from .compare import castle, listed_actions, random_choice
from .ground import below
from .state import Mismatch, Places
from .turns import Turns

#: Notes of a view that stand for rules the model does not know: while one holds, nothing is compared.
SILENT = ("commitment", "promised", "declared", "crew", "bonus_first")


class Glance:
    """One game of bots, looked at whenever an officer may walk."""

    def __init__(self, edition: str, players: int, seed: object) -> None:
        self.title = f"{edition}, {players} players, seed {seed!r}"
        self.game = goneaway.new_game("colditz", players=players, rules={"edition": edition}, seed=seed)
        self.position: Any = self.game.start()
        self.model = Turns(self.game.rules, self.game.seats, castle(self.position))
        self.looked: Counter[str] = Counter()

    def comparable(self, view: dict[str, Any], seat: int) -> bool:
        prompt = self.position.prompt
        if prompt is None or prompt.kind != "officer" or prompt.parameters["bound"] or view["points"] < 1:
            return False
        if any(name in view["notes"] for name in SILENT):
            return False
        return not any(self.game.write_view(self.position.view(seat))["returning"])

    def fill(self, view: dict[str, Any], seat: int) -> None:
        model = self.model
        model.team = [team["nation"] for team in view["teams"]]
        model.men = Places({man: at for team in view["teams"] for man, at in team["men"].items()})
        model.guards = Places(view["guards"])
        model.active, model.points = seat, view["points"]
        model.night = bool(view["notes"].get("night"))
        for nation in model.team:
            model.equipment[nation] = Counter()
            model.hand[nation] = Counter()
        nation = model.team[seat]
        model.equipment[nation] = Counter(view["equipment"])
        model.hand[nation] = Counter(view["hand"])
        model.kit = {team["nation"]: team["kit"] for team in view["teams"]}
        model.kit_spent = dict.fromkeys(model.team, 0)
        model.stacks, model.kits = Counter(view["stacks"]), view["kits"]
        for tunnel, state in view["tunnels"].items():
            model.tunnel[tunnel] = "open" if state["state"] else ""
        model.detected = {tunnel for tunnel, state in view["tunnels"].items() if state["detected"]}

    def inside(self, action: str) -> bool:
        """A step of a man in the courtyard to another circle of it, or a claim."""
        words = action.split()
        if words[0] in ("claim", "claim-kit"):
            return True
        if words[0] != "step" or words[1] not in self.model.men:
            return False
        places = (self.model.men[words[1]], words[2])
        if any(below(place) for place in places) or any(place in self.model.ground.gate for place in places):
            return False
        return all(place in self.model.ground.zone and self.model.zone(place) == "inner" for place in places)

    def look(self) -> None:
        seat = self.position.actor
        if seat is None or seat == len(self.game.seats) - 1:
            return
        view = self.position.view(seat).to_json()
        if not self.comparable(view, seat):
            return
        self.fill(view, seat)
        nation = self.model.team[seat]
        listed = {action for action in listed_actions(self.position) if self.inside(action)}
        found = {a for a in self.model.walks(nation) | self.model.claims(nation) if self.inside(a)}
        self.looked.update(action.split()[0] for action in listed)
        if listed != found:
            raise Mismatch(
                f"{self.title}, ply {self.position.ply}: "
                f"only the engine lists {sorted(listed - found)[:12]}, "
                f"only the model {sorted(found - listed)[:12]}\n  {view['teams']}, {view['guards']}"
            )


def glance(edition: str, players: int, seed: object, bot: str, plies: int, wild: float = 0.1) -> Glance:
    """Play with bots, now and then by lot, and look at every officer's move."""
    seen = Glance(edition, players, seed)
    chance = random.Random(str(seed))
    stream = seen.game.seal.stream().fork("second")
    bots = [make_bot(bot, seen.game, stream.fork(str(seat))) for seat in range(players)]
    position = seen.position
    while position.actor is not None and position.ply < plies:
        seat = position.actor
        legal = position.legal()
        wildly = chance.random() < wild
        action = random_choice(chance, legal) if wildly else bots[seat].choose(position.view(seat), legal)
        position.apply(seat, action)
        seen.look()
    return seen
