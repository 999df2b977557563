"""What the pure and the compiled engine both do, and have to do alike.

Runs in the tests' own process with one engine and as a program with the other:
`python twins.py games colditz gibson 0 100` prints JSON. So it needs nothing but goneaway[rl].
"""

from __future__ import annotations

import json
import marshal
import sys
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from zlib import crc32

import goneaway
from goneaway.bots import RandomBot, make_bot
from goneaway.bots.contract.bot import UNSEEN, Bot
from goneaway.env.match import Match
from goneaway.env.setting import Setting
from goneaway.kernel import Action, Seal, Stream, View, verify
from goneaway.kernel.legal import Legal
from goneaway.kernel.notation import read_text, write_text
from goneaway.lab import Plan, play_one
from goneaway.rulebook import load_cases, run_case


def games(name: str, edition: str, first: str, last: str) -> list[str]:
    """Random games: for every ply a mark made of the state and of everything that was told, last the digest.

    The digest is a hash of the state; marks made straight of the state tell the same and cost a third.
    """
    kind = goneaway.KINDS[name]
    out = []
    for seed in range(int(first), int(last)):
        players = kind.players[seed % len(kind.players)]
        rules = {"edition": edition} if edition != "-" else {}
        position = kind.new(players, rules, seal=Seal.from_seed(f"twins {seed}")).start()
        bot = RandomBot(Stream.from_seed(f"twins {seed}", quiet=True))
        marks = []
        while (seat := position.actor) is not None:
            told = position.apply(seat, bot.choose(UNSEEN, position.legal()))
            marks.append(f"{crc32(repr(told).encode(), crc32(marshal.dumps(position.state(), 2))):x}")
        out.append(" ".join((*marks, position.digest())))
    return out


def bots(name: str, edition: str, first: str, last: str) -> list[str]:
    """Games of simple bots: their records, then their advice and its reason at every decision of one."""
    kind = goneaway.KINDS[name]
    rules = {"edition": edition} if edition != "-" else {}
    plan = Plan(name, 4, ("simple",) * 4, int(last), "twins", rules, keep_records=True)
    out = [str(play_one(plan, number).record) for number in range(int(first), int(last))]
    game = kind.new(4, rules, seal=Seal.from_seed("advice"))
    position = game.start()
    advisers = [make_bot("simple", game, Stream.from_seed(seat, quiet=True)) for seat in range(4)]
    while (seat := position.actor) is not None and position.ply < 300:
        view = position.view(seat)
        action, reason = advisers[seat].explain(view, position.legal())
        same = view == position.view(seat), view == position.view(None)
        out.append(f"{action} {reason!r} {same} {sha256(json.dumps(view.to_json()).encode()).hexdigest()}")
        position.apply(seat, action)
    return out


def players(name: str, edition: str, *seated: str) -> list[str]:
    """A whole game of these bots, seat by seat: every decision, and the result."""
    rules = {"edition": edition} if edition != "-" else {}
    out: list[str] = []

    def ask(seat: int, bot: Bot, view: View, legal: Legal) -> Action:
        action = bot.choose(view, legal)
        out.append(f"{seat} {action}")
        return action

    played = play_one(Plan(name, len(seated), seated, 1, "players", rules), 0, ask)
    return [*out, f"{played.end} {played.winners} {played.digest}"]


def constants(package: str, *modules: str) -> list[str]:
    """The constants of modules that are plain values, as importers see them."""
    out = []
    for module in modules:
        here = vars(import_module(f"{package}.{module}"))
        # The compiler gets TYPE_CHECKING under another name.
        named = sorted(name for name in here if name.isupper() and not name.endswith("TYPE_CHECKING"))
        out += [f"{module}.{name} = {here[name]!r}" for name in named if _is_plain(here[name])]
    return out


def _is_plain(value: object) -> bool:
    """Is it a value whose text is the same in every process?"""
    if type(value) is tuple:
        return all(map(_is_plain, value))
    return value is None or type(value) in (bool, int, float, str)


def cases(name: str) -> list[str]:
    """The cases of a rulebook, and what comes out otherwise than it says."""
    kind = goneaway.KINDS[name]
    return [f"{case.id} {run_case(case, kind).failures!r}" for case in load_cases(kind).values()]


def records(folder: str) -> list[str]:
    """Recorded games, played again and written anew."""
    out = []
    for path in sorted(Path(folder).glob("*.txt")):
        record = read_text(path.read_text("utf-8"), goneaway.KINDS)
        out.append(f"{path.name} {verify(record, goneaway.KINDS)!r} {write_text(record)}")
    return out


def refusals(name: str, edition: str) -> list[str]:
    """What is answered to actions of other moments: refusals, their parameters and remedies."""
    kind = goneaway.KINDS[name]
    rules = {"edition": edition} if edition != "-" else {}
    position = kind.new(4, rules, seal=Seal.from_seed("refusals")).start()
    bot = RandomBot(Stream.from_seed("refusals", quiet=True))
    done: list[Action] = []
    out = []
    while (seat := position.actor) is not None and position.ply < 400:
        for action in done[-8:]:
            out.append(repr(position.why_not(seat, action)))
        done.append(bot.choose(UNSEEN, position.legal()))
        position.apply(seat, done[-1])
    return out


def steps(name: str, edition: str, most: str) -> list[str]:
    """Words drawn by lot in an environment: at every step a mark of all that is seen and may be said."""
    setting = Setting(name, 4, {"edition": edition} if edition != "-" else {})
    encoder, lots = setting.encoder(), Random(1)
    match = Match(setting, encoder, "twins")
    out: list[str] = []
    while match.seat is not None and len(out) < int(most):
        mark = crc32(match.mask(match.seat).tobytes())
        for part, array in match.observe(match.seat).items():
            mark = crc32(array.tobytes(), crc32(f"{part} {array.shape} {array.dtype}".encode(), mark))
        word = lots.choice(match.choosing.options)
        out.append(f"{match.seat} {match.asked} {encoder.lexicon.words[word]} {mark:x} {match.say(word)}")
    twin = match.copy(Stream.from_seed("copy"))
    out.append(f"{twin.seat} {twin.choosing.options}")
    return out


DOES: dict[str, Callable[..., list[str]]] = {
    "games": games, "bots": bots, "cases": cases, "records": records, "refusals": refusals,
    "steps": steps, "players": players, "constants": constants,
}  # fmt: skip


def main() -> None:
    what, *about = sys.argv[1:]
    sys.stdout.write(json.dumps({"engine": goneaway.ENGINE, "found": DOES[what](*about)}))


if __name__ == "__main__":
    main()
