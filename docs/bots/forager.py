"""A bot for Gone Away in plain Python: habits, a little memory, and lots. Nothing need be installed.

    goneaway simulate sectionx --players 2 --bots "random,exec:python3 docs/bots/forager.py" --games 20

Messages come as JSON, one a line, and are answered the same way: docs/bot-protocol.md.
"""

import collections
import json
import random
import sys

# What it does first, and what only if nothing else is left; what is not listed comes between.
GOOD = ["confirm", "roll", "reroll", "draw", "take", "claim-kit", "claim", "arrest", "tunnel", "hide",
        "release", "play", "place", "door", "step", "post"]  # fmt: skip
BAD = ["done", "pass", "end", "swap", "move", "rotate", "skip", "door-move", "stop", "decline", "discard",
       "take-back", "recall", "surrender", "do-or-die"]  # fmt: skip


class Forager:
    """Goes where it has not been, takes what it can get, and stops when there is nothing new to see."""

    def __init__(self, seed):
        self.lots = random.Random(seed)  # the same seed, the same game
        self.done = collections.Counter()  # how often it did the very same thing

    def choose(self, question):
        actions = [one for verb in question["legal"] for group in verb["groups"] for one in group["actions"]]
        ranks = {action: self.rank(action, question["view"]) for action in actions}
        # Now and then something else, lest it go round in circles.
        best = self.lots.choice([*[min(ranks.values())] * 4, self.lots.choice(list(ranks.values()))])
        chosen = self.lots.choice([action for action in actions if ranks[action] == best])
        self.done[chosen] += 1
        return chosen

    def rank(self, action, view):
        """The lower, the rather; and rather something new."""
        verb, _, rest = action.partition(" ")
        if verb == "step":
            return self.step(*rest.split()[:2], view, self.done[action])
        if verb in GOOD:
            return GOOD.index(verb), self.done[action]
        return (30 + BAD.index(verb) if verb in BAD else 20), self.done[action]

    def step(self, man, place, view, times):
        """A man's step: the third time there is nothing new."""
        worth = times < 3
        if "board" in view:  # Section X: tunnels collapse, and whoever is in one is buried
            at = next(one["men"][man] for one in view["players"] if man in one["men"])
            worth = safe(place, view) > safe(at, view)
        return (GOOD.index("step") if worth else 50), times


def safe(place, view):
    """Section X: free is best; nothing happens to men in hideouts and at home."""
    if place.startswith("zone:"):
        return 3
    hideout = view["board"].get(place.partition("#")[0], "").startswith("H")
    return 2 if hideout else 1 if place == "home" else 0


def main():
    bot = None
    for line in sys.stdin:
        [(kind, body)] = json.loads(line).items()
        answer = None
        if kind == "hello":
            answer = {"hello": {"protocol": 1, "name": "forager", "wants": ["view", "told"]}}
        elif kind == "new":  # game, rules, seats, seat, seed
            bot = Forager(body["seed"])
        elif kind == "told" and any(event["kind"] == "round-begun" for event in body["events"]):
            bot.done.clear()  # everything is new again
        elif kind == "choose":
            answer = {"action": bot.choose(body), "reason": "the best of my habits"}
        elif kind == "bye":
            break
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
