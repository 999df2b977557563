"""The same seed and the same bots give the same game, wherever it is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from goneaway import games
from goneaway.bots import Turns, bot_chance
from goneaway.colditz.ruleset import edition_names
from goneaway.env.match import Match
from goneaway.env.setting import Setting
from goneaway.kernel import Action, Asides, Chance, Journal, View
from goneaway.lab import Plan, play_one
from goneaway.presenting import manners_of
from goneaway.presenting.sitting import Sitting
from goneaway.table import Settings
from goneaway.table.book import commands as c
from goneaway.table.book.book import Book
from goneaway.table.driver import Driver

from .chatterbox import Chatterbox
from .table.house import house, run

#: Editions that can end after some rounds; days and nights are the limit of the other.
EDITIONS = [edition for edition in edition_names() if edition != "fuga3"]
SHORT = {"limit_unit": "rounds", "limit_value": 8}
CHATTERBOX = "simple"
TABLES = [
    *(
        Plan("colditz", players, (CHATTERBOX,) * players, 1, "loop", {"edition": edition, **SHORT})
        for players, edition in zip((3, 4, 5, 6, 3, 4), EDITIONS, strict=True)
    ),
    Plan("colditz", 3, (CHATTERBOX, "random", CHATTERBOX), 1, "loop", {"edition": "fuga3"}),
    Plan("colditz", 5, ("veteran", "recruit", "regular", "random", "veteran"), 1, "loop", SHORT),
    Plan("sectionx", 2, ("recruit", "random"), 1, "loop"),
    Plan("sectionx", 3, ("random", "regular", "random"), 1, "loop", {"variant": "expert"}),
]


class Watcher(Chatterbox):
    """Keeps the views it was shown when it was asked for an aside, by ply."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.shown: dict[int, list[View]] = {}

    def aside(self, view: View, asides: Asides) -> Action | None:
        self.shown.setdefault(view.ply, []).append(view)
        return super().aside(view, asides)


class BotsOnly(Setting):
    """An environment without a learner, which is otherwise refused."""

    def __post_init__(self) -> None:
        return


def sat_through(plan: Plan) -> Journal:
    """The first game of a plan, as it is played at a keyboard."""
    sitting = Sitting(Journal(plan.new(0)), plan.bots, manners_of(plan.game), seed=f"{plan.seed}/0")
    for _ in sitting.go_on():
        pass
    sitting.leave()
    return sitting.journal


def hosted(plan: Plan, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Journal:
    """The same at a table of a server, whose secrets are known for once."""
    seed = f"{plan.seed}/0"

    def lots_of(driver: Driver, book: Book, seat: int, level: str) -> Chance:
        return bot_chance(seed, seat)

    monkeypatch.setattr(Driver, "_lots_of", lots_of)
    played: list[Journal] = []

    async def story() -> None:
        async with house(folder, secret=f"goneaway seed {seed}") as at:
            (owner,) = await at.guests("Owner")
            settings = Settings(
                plan.game, plan.players, rules=dict(plan.rules), bots=dict(enumerate(plan.bots))
            )
            code = await at.hall.open(owner, settings)
            await at.do(code, owner, c.Start())
            await at.hall.settle()
            journal = (await at.book(code)).journal
            assert journal is not None
            played.append(journal)

    run(story)
    return played[0]


def in_environment(plan: Plan) -> Match:
    """The same in an environment in which no seat is a learner's."""
    setting = BotsOnly(plan.game, plan.players, plan.rules, dict(enumerate(plan.bots)))
    return Match(setting, setting.encoder(), f"{plan.seed}/0")


def name(plan: Plan) -> str:
    return f"{plan.game}-{plan.rules.get('edition', '')}-{plan.players}"


@pytest.mark.parametrize("plan", TABLES, ids=name)
def test_the_same_seed_and_bots_give_the_same_game(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots: Any = games.parts_of("colditz").bots
    monkeypatch.setitem(bots, CHATTERBOX, f"{Chatterbox.__module__}:Chatterbox")
    journal = same_everywhere(plan, tmp_path, monkeypatch)
    spoken = {entry.action.split()[0] for entry in journal.entries} & manners_of(plan.game).beside
    assert CHATTERBOX not in plan.bots or spoken, plan


def same_everywhere(plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Journal:
    """Play the first game of a plan in all places, compare them, and return it."""
    simulated = play_one(plan, 0)
    at_keyboard = sat_through(plan)
    at_table = hosted(plan, tmp_path, monkeypatch)
    assert at_keyboard.position.digest() == simulated.digest
    assert at_table.entries == at_keyboard.entries
    assert at_table.position.digest() == simulated.digest
    assert in_environment(plan).position.digest() == simulated.digest
    return at_keyboard


def test_seats_speak_when_a_turn_begins_twice_round() -> None:
    """A seat that is asked again before anything has happened is shown the very same view."""
    position = TABLES[0].new(0).start()
    bots = [Watcher(bot_chance("turns", seat)) for seat in range(3)]
    turns, began, asked, rounds = Turns(), (-1, 0), list[int](), 0
    while (seat := turns.next(position, range(3))) is not None:
        if turns.asides is None:
            back = [at for at in range(1, len(asked)) if asked[at] <= asked[at - 1]]
            assert len(back) <= 1, "twice round, each time in the order of the seats"
            rounds += bool(back)
            asked.clear()
            position.apply(seat, bots[seat].choose(position.view(seat), position.legal()))
            continue
        if not asked:
            assert len(position.frames) == 1
            assert position.actor is not None
            assert began != (began := (position.actor, position.phase))
        asked.append(seat)
        said = turns.said(bots[seat], position, seat)
        if said is not None:
            position.apply(seat, said)
    assert rounds
    again = [views for bot in bots for views in bot.shown.values() if len(views) > 1]
    assert again
    assert all(view is views[0] for views in again for view in views)


def test_a_copy_asks_the_same_seats() -> None:
    """The copy still asks them after the original has done so."""
    plan = TABLES[0]
    position, bots = plan.new(0).start(), [Chatterbox(bot_chance("copy", seat)) for seat in range(3)]
    turns = Turns()
    while (seat := turns.next(position, range(3))) is not None and turns.asides is None:
        position.apply(seat, bots[seat].choose(position.view(seat), position.legal()))
    twin = turns.copy()
    left = [turns.next(position, range(3)) for _ in range(3)]
    assert left == [twin.next(position, range(3)) for _ in range(3)]
