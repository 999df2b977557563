"""A bot that has learned by watching: train it, then seat it.

    python3 docs/bots/cloned.py train cloned.npz --games 30
    python3 docs/bots/cloned.py compare cloned.npz --against recruit regular
    goneaway simulate sectionx --players 2 --bots "recruit,exec:python3 docs/bots/cloned.py cloned.npz"

Training plays games of two veterans of Section X, writes them down, and fits a small network to what they
said, all from one seed. It needs `pip install goneaway[rl]`; see docs/research.md.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from goneaway import new_game
from goneaway.env.choosing import Choosing
from goneaway.env.cloning import PARTS, Cloned, Policy, train
from goneaway.env.dataset import Recipe, read_dataset, write_dataset
from goneaway.kernel import Stream
from goneaway.lab.arena import Arena, Setting, run_arena


def learn(words):
    parser = argparse.ArgumentParser(description="Train a policy on games of veterans.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ray", default="", help="play on the Ray at this address; `local` starts one")
    parser.add_argument("--teacher", default="veteran")
    asked = parser.parse_args(words)
    recipe = Recipe("sectionx", 2, (asked.teacher,) * 2, asked.games, f"cloned {asked.seed}", parts=PARTS)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "games.npz")
        card = write_dataset(recipe, path, asked.jobs, asked.ray)
        print(f"{card['rows']} words of {asked.games} games")
        policy, right = train(read_dataset(path), asked.epochs, asked.seed)
    print("said the same:", ", ".join(f"{share:.1%}" for share in right))
    policy.save(asked.weights)


def compare(words):
    """Hold an arena. There bots are known by name: for as long as it lasts, one is registered."""
    parser = argparse.ArgumentParser(description="Compare a trained policy with bots in the arena.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--against", nargs="+", default=["recruit", "regular"])
    parser.add_argument("--games", type=int, default=50, help="deals, each played in both seatings")
    parser.add_argument("--seed", default="cloned")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        make = f"""
from pathlib import Path
from goneaway.env.cloning import Cloned, Policy
POLICY = Policy.load(Path({str(asked.weights.resolve())!r}))
def make(game, chance):
    return Cloned(POLICY, game, chance)
"""
        Path(folder, "cloned_bot.py").write_text(make, "utf-8")
        about = Path(folder, "cloned_bot-1.dist-info")
        about.mkdir()
        about.joinpath("METADATA").write_text("Name: cloned-bot\nVersion: 1\n", "utf-8")
        about.joinpath("entry_points.txt").write_text("[goneaway.bots]\ncloned = cloned_bot:make\n", "utf-8")
        sys.path.insert(0, folder)
        for other in asked.against:
            arena = Arena("sectionx", (other, "cloned"), asked.games, (Setting(2),), seed=asked.seed)
            [table] = run_arena(arena, jobs=asked.jobs).to_json()["tables"]
            [pairing] = table["pairings"]
            [won] = [side for side in pairing["sides"] if side["bot"] == "cloned"]
            print(
                f"against {other}: {won['wins']:g} of {pairing['games']} games won, "
                f"{won['share']:.1%} ({won['low']:.1%} to {won['high']:.1%})",
                flush=True,
            )


def play(path):
    """Answer the referee, line by line: docs/bot-protocol.md."""
    policy = Policy.load(path)
    for line in sys.stdin:
        [(kind, body)] = json.loads(line).items()
        answer = None
        if kind == "hello":
            answer = {"hello": {"protocol": 1, "name": "cloned", "wants": ["exact"]}}
        elif kind == "new":
            game = new_game(body["game"], players=len(body["seats"]), rules=body["rules"], seed=0)
            bot = Cloned(policy, game, Stream.from_seed(body["seed"], quiet=True))
        elif kind == "choose":
            texts = [one for verb in body["legal"] for group in verb["groups"] for one in group["actions"]]
            choosing = Choosing.listed(bot.lexicon, map(game.parse, texts))
            answer = {"action": str(bot.finish(game.read_view(body["exact"]), choosing))}
        elif kind == "bye":
            break
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    commands = {"train": learn, "compare": compare}
    if sys.argv[1] in commands:
        commands[sys.argv[1]](sys.argv[2:])
    else:
        play(Path(sys.argv[1]))
