"""What eyes are sent: old parts with those that changed are the new ones, and nothing hidden is in them."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goneaway.bots import make_bot
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Seal, Stream
from goneaway.kernel.records import ENGINE
from goneaway.table.book import entries as e
from goneaway.table.book.book import Book
from goneaway.table.book.declined import Declined
from goneaway.table.book.settings import Settings, check_settings, together
from goneaway.table.clockwork import next_deed
from goneaway.web.sight import Sight, asks
from goneaway.web.sight.moments import moment_of
from goneaway.web.sight.parts import parts_of
from goneaway.wording import LANGUAGES

ROOT = Path(__file__).parents[2]

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("colditz", 3 + number % 3, {"edition": name}) for number, name in enumerate(edition_names())),
    ("colditz", 2, {"bundles": ["two_nations"]}),
    ("sectionx", 3, {}),
]
each_table = pytest.mark.parametrize(("game", "players", "rules"), TABLES)


def an_open_table(settings: Settings) -> Book:
    """A table that nobody has sat down at."""
    new = check_settings(settings)
    rules = settings.rules
    secret = Seal.from_seed(f"sight {rules}").secret
    book = Book("1", "SIGHTS", secret)
    commitment = Seal(secret).commitment
    opened = e.Opened(
        at=0,
        person="p0",
        settings=settings,
        name="P0",
        seats=new.seats,
        chairs=together(new),
        commitment=commitment,
    )
    book.add(opened)
    return book


def a_table(game: str, players: int, rules: dict[str, Any]) -> Book:
    """A table with somebody in every seat, about to begin."""
    settings = Settings(game, players, rules)
    new = check_settings(settings)
    book = an_open_table(settings)
    sitters = []
    for seat in range(len(new.seats)):
        holder = book.held_with(seat)[0]
        sitters.append(e.Sitter(f"P{holder}", f"p{holder}"))
    words = tuple(f"word {seat}" for seat in range(len(new.seats)))
    book.add(
        e.Started(at=1, engine=ENGINE, rules=dict(new.rules), contributions=words, sitters=tuple(sitters))
    )
    return book


def play(book: Book, plies: int, lots: random.Random) -> Any:
    """Bots and lots play; every entry is handed out as it comes."""
    game = book.journal.game
    bots = [make_bot("simple", game, Stream.from_seed(seat, quiet=True)) for seat in range(len(game.seats))]
    for number in range(plies):
        position = book.position
        seat = position.actor
        if seat is None:
            return
        action = bots[seat].choose(position.view(seat), position.legal())
        if lots.random() < 0.2:
            groups = [group for group in position.legal().groups if len(group)]
            action = lots.choice(lots.choice(groups))
        yield book.add(e.Acted(at=2.0 + number, person=f"p{seat}", seat=seat, action=str(action)))


def as_sent(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


#: Whole games that are soon over.
SHORT = {"limit_unit": "rounds", "limit_value": 1}
DAY = {"day_count": 1, "day_minutes": 2, "night_minutes": 1, "limit_value": 3}
#: However long a game is, there is nothing new in it after so many steps.
LONGEST = 400
#: So many entries a late watcher is behind.
BEHIND = 9


class Reader:
    """Somebody at a table: what he was told, put together as a page does it."""

    def __init__(self, sight: Sight, book: Book, eyes: int | None, language: str) -> None:
        self.sight, self.book, self.eyes, self.language = sight, book, eyes, language
        state = as_sent(sight.state(book, eyes, language))
        self.number: int = state["number"]
        self.parts: dict[str, Any] = state["parts"]

    def hear(self) -> None:
        """The next thing, if it is for him; then he knows what somebody who comes new is told."""
        item = self.book.last(self.eyes)
        if item is None:
            return
        told = as_sent(self.sight.told(self.sight.prepare(self.book, item), self.language))
        assert told["number"] == self.number + 1 == item.number
        self.number = told["number"]
        self.parts |= told["parts"]
        moment = moment_of(self.book, self.eyes)
        assert as_sent(parts_of(moment, self.language, self.parts["about"]["rules"]).all()) == self.parts


@each_table
def test_old_parts_and_changes_are_the_new_parts(game: str, players: int, rules: dict[str, Any]) -> None:
    """Whole games, step by step, through all eyes and in all languages; a watcher who sees it later, too."""
    if game == "colditz":
        rules = {**rules, **(DAY if rules.get("edition") == "fuga3" else SHORT)}
    book, late = a_table(game, players, rules), a_table(game, players, rules)
    sight = Sight()
    lots = random.Random(f"parts {rules}")
    readers = [
        Reader(sight, book, seat, LANGUAGES[seat % len(LANGUAGES)]) for seat in range(len(book.chairs))
    ]
    watcher = Reader(sight, late, None, lots.choice(LANGUAGES))
    undone = 0

    def heard() -> None:
        for reader in readers:
            reader.hear()
        if late.number + BEHIND < book.number:
            late.add(book.entries[late.number])
            watcher.hear()

    for acted in play(book, LONGEST, lots):
        heard()
        assert isinstance(acted, e.Acted)
        if lots.random() < 0.1:
            some = tuple(lots.sample(range(len(book.chairs)), 2))
            book.add(e.Said(at=acted.at, seat=some[0], name="P", text="a word", ears=some))
            heard()
        if lots.random() < 0.1 and not book.play.why_no_undo(acted.seat):
            book.add(e.Undone(at=acted.at, seat=acted.seat))
            heard()
            undone += 1
    assert undone
    if book.position.outcome is not None:
        book.add(e.Ended(at=9999, secret=book.secret.hex()))
        heard()


@each_table
def test_what_is_said_to_give_itself_does(game: str, players: int, rules: dict[str, Any]) -> None:
    """Else a person would wait for the table, and the table for him."""
    book = a_table(game, players, rules)
    given = 0
    for _ in play(book, 150, random.Random(f"itself {rules}")):
        seat = book.position.actor
        if seat is None:
            break
        asked = parts_of(moment_of(book, seat), "en", []).all()["asked"]
        deed = next_deed(book)
        gives_itself = deed is not None and deed.doing == "act" and deed.by in ("auto", "clock")
        told = bool(asked["only"])
        assert told == gives_itself, (asked["kind"], asked["only"], deed)
        given += told
    assert given or game == "sectionx" or rules.get("edition") == "devir"


@each_table
def test_what_is_sent_says_nothing_of_what_is_hidden(game: str, players: int, rules: dict[str, Any]) -> None:
    """Deal anew what a seat cannot see: it is sent the same."""
    book = a_table(game, players, rules)
    lots = random.Random(f"hidden {rules}")
    for number, _ in enumerate(play(book, 100, lots)):
        if number % 12:
            continue
        true = book.journal.position
        for one in range(len(book.chairs)):
            sent = as_sent(Sight().state(book, one, "en"))["parts"]
            # Who holds two seats looks with the eyes of the one that is asked.
            looks = true.actor if true.actor in book.held_with(one) else one
            twin = book.journal.game.determinize(true.view(looks), Stream.from_seed(number))
            book.journal.position = twin
            again = as_sent(Sight().state(book, one, "en"))["parts"]
            book.journal.position = true
            again["undo"] = sent["undo"]
            assert again == sent


@each_table
def test_questions_are_answered(game: str, players: int, rules: dict[str, Any]) -> None:
    book = a_table(game, players, rules)
    sight = Sight()
    lots = random.Random(f"asked {rules}")
    seen = dict.fromkeys(("choices", "why", "ways", "hint", "look", "older"), 0)
    for number, _ in enumerate(play(book, 80, lots)):
        seat = book.position.actor
        if number % 5 or seat is None:
            continue
        eyes = book.held_with(seat)[0]

        def ask(question: asks.Asked, eyes: int = eyes) -> Any:
            return as_sent(sight.ask(book, eyes, "it", question))

        state = ask(asks.State())
        assert state["parts"]["asked"]["mine"]
        words: list[str] = []
        while True:
            found = ask(asks.ChoicesOf(words))
            if found["whole"] or not found["choices"]:
                break
            words.append(lots.choice(found["choices"])["word"])
            seen["choices"] += 1
        if words[0] in ("move", "step"):
            assert ask(asks.WaysOf(words[1]))["pawn"] == words[1]
            seen["ways"] += 1
        meant = ask(asks.Meant(words))["actions"]
        assert ask(asks.WhyNot(meant[0]))["allowed"]
        refused = ask(asks.WhyNot("nonsense"))
        assert not refused["allowed"]
        assert refused["sentence"]
        seen["why"] += 1
        for spot in ask(asks.Spots())["spots"]:
            assert spot["pawns"] or spot["places"]
            assert ask(asks.Doing([spot["text"]])) == [spot["label"]]
        assert ask(asks.Threat())["places"] is not None
        assert ask(asks.Arrests())["can"] is not None
        assert ask(asks.Preview(meant[0]))["lines"] is not None
        seen["hint"] += bool(ask(asks.HintFor())["action"])
        place = "kitchen" if game == "colditz" else "F8"
        seen["look"] += bool(ask(asks.Look(place))["lines"])
        assert ask(asks.Look("nowhere at all")) is None
        older = ask(asks.Older(state["number"] + 1, 5))
        assert older[-1]["number"] == state["number"]
        seen["older"] += 1
        watching = as_sent(sight.ask(book, None, "en", asks.ChoicesOf([])))
        assert watching is None
    assert all(seen.values()), seen


@each_table
def test_the_log_reads_the_same_for_whoever_comes_late(
    game: str, players: int, rules: dict[str, Any]
) -> None:
    """Told as it happened, after a reload, when older lines are asked for, and to somebody who was away."""
    book, sight = a_table(game, players, rules), Sight()
    language = LANGUAGES[len(rules) % len(LANGUAGES)]
    kept: dict[int, Any] = {}
    for _ in play(book, 90, random.Random(f"late {game} {rules}")):
        item = book.last(0)
        if item is not None:
            told = as_sent(sight.told(sight.prepare(book, item), language))
            kept[item.number] = (told["lines"], told["replaces"])
    late = Sight()
    log = as_sent(late.state(book, 0, language))["log"]
    assert log
    for told in log:
        if told["number"] in kept:
            assert (told["lines"], told["replaces"]) == kept[told["number"]]
    for told in as_sent(late.ask(book, 0, language, asks.Older(before=book.count(0) + 1, most=80))):
        if told["number"] in kept:
            assert (told["lines"], told["replaces"]) == kept[told["number"]]
    for item in book.feed(0, book.count(0) - 30):
        if item.number in kept:
            told = as_sent(late.missed(book, item, language))
            assert (told["lines"], told["replaces"]) == kept[item.number]


def test_a_walk_is_one_line_however_many_steps_it_took() -> None:
    """Each step tells the walk so far, and takes the place of the line that told it before."""
    book, sight = a_table("colditz", 3, {"edition": "gibson"}), Sight()
    lots = random.Random("a walk")
    for _ in play(book, 400, lots):
        position = book.position
        seat = position.actor
        assert isinstance(position, Colditz)
        if seat is None or position.points < 3 or "step" not in position.legal().verbs:
            continue
        told = []
        action = next(iter(position.legal().groups_of("step")[0]))
        pawn = str(action).split()[1]
        for number in range(3):
            steps = [str(one) for group in book.position.legal().groups_of("step") for one in group]
            mine = [one for one in steps if one.split()[1] == pawn]
            if not mine:
                break
            book.add(e.Acted(at=900.0 + number, person=f"p{seat}", seat=seat, action=mine[-1]))
            item = book.last(None)
            assert item is not None
            told.append(as_sent(sight.told(sight.prepare(book, item), "en")))
            if len(told[-1]["lines"]) > 1 or not told[-1]["lines"][0]["walk"]:
                break  # something came in between
        walks = [one for one in told if len(one["lines"]) == 1 and one["lines"][0]["walk"]]
        if len(walks) == 3:
            first, second, third = (one["lines"][0] for one in walks)
            assert [line["walk"]["cost"] for line in (first, second, third)] == [1, 2, 3]
            assert {line["walk"]["from"] for line in (first, second, third)} == {first["walk"]["from"]}
            assert walks[1]["replaces"] == walks[0]["number"]
            assert walks[2]["replaces"] == walks[1]["number"]
            assert third["sentence"].endswith(": 3 points.")
            assert len(third["places"]) == 3
            return
    raise AssertionError("nobody walked three steps")


def test_a_game_that_is_over_is_looked_at_again() -> None:
    book = a_table("colditz", 3, {"limit_unit": "rounds", "limit_value": 3})
    sight = Sight()
    digests = [book.digest()]
    lots = random.Random("reel")
    with pytest.raises(Declined, match="not-ended"):
        sight.ask(book, 0, "en", asks.Story())
    views = []
    for _ in play(book, 3000, lots):
        digests.append(book.digest())
        views.append(as_sent(book.position.view(1).to_json()))
    book.add(e.Ended(at=9999, secret=book.secret.hex()))
    assert book.position.outcome is not None
    story = sight.ask(book, 0, "en", asks.Story(eyes=1))
    assert story[-1]["ply"] == len(views)
    for ply in (0, 1, 39, 40, 41, len(views) // 2, len(views)):
        found = as_sent(sight.ask(book, None, "fr", asks.Replay(ply, eyes=1)))
        shown = {name.removeprefix("view/"): part for name, part in found["parts"].items() if "view/" in name}
        assert ply == 0 or shown == views[ply - 1]
    with pytest.raises(Declined, match="no-such-moment"):
        sight.ask(book, None, "en", asks.Replay(len(views) + 1))


@pytest.mark.parametrize(("game", "rules"), [("colditz", {**SHORT}), ("sectionx", {})])
def test_why_bots_did_it_is_told_when_the_game_is_over_and_not_before(
    game: str, rules: dict[str, Any]
) -> None:
    book = a_table(game, 3, rules)
    sight, secret = Sight(), "a word that nobody may hear"
    bots = [make_bot("veteran", book.journal.game, Stream.from_seed(s, quiet=True)) for s in range(3)]
    reasons: list[str] = []
    while (seat := book.position.actor) is not None and len(reasons) < LONGEST:
        action, reason = bots[seat].explain(book.position.view(seat), book.position.legal())
        reasons.append(reason.code)
        why = (reason.code, {**reason.parameters, "secret": secret})
        book.add(e.Acted(at=2.0, seat=seat, action=str(action), by="bot", why=why))
        for eyes in (*range(3), None):
            item = book.last(eyes)
            if item is not None:
                told = sight.told(sight.prepare(book, item), "en")
                assert secret not in msgspec.json.encode(told).decode()
    for eyes in (0, None):
        assert secret not in msgspec.json.encode(sight.state(book, eyes, "en")).decode()
    book.add(e.Ended(at=9999, secret=book.secret.hex()))
    story = sight.ask(book, 0, "it", asks.Story())
    assert [bool(one["why"]) for one in story] == [True] * len(reasons)
    assert len(set(reasons)) > 3
    assert book.play.reasons.keys() == set(range(1, len(reasons) + 1))


def test_a_reason_goes_with_what_was_taken_back() -> None:
    book = a_table("colditz", 3, {**SHORT})
    for number in range(6):
        action = next(iter(book.position.legal()))
        seat = book.position.actor
        assert seat is not None
        book.add(e.Acted(at=2.0 + number, seat=seat, action=str(action), by="bot", why=("pass", {})))
    book.add(e.Rewound(at=9, back_to=3))
    assert sorted(book.play.reasons) == [1, 2, 3]
    book.add(e.Acted(at=10, seat=book.position.actor or 0, action=str(next(iter(book.position.legal())))))
    assert sorted(book.play.reasons) == [1, 2, 3]


def test_what_was_not_written_is_not_shown() -> None:
    """Two servers write the same number: the one that came second reads what the other wrote."""
    sight = Sight()
    lost, kept = (an_open_table(Settings("sectionx", 2, {})) for _ in range(2))
    lost.add(e.Seated(at=1, person="a", seat=0, sitter="a", name="Lost"))
    kept.add(e.Seated(at=1, person="b", seat=0, sitter="b", name="Kept"))
    assert (lost.number, lost.code) == (kept.number, kept.code)
    for book, name in ((lost, "Lost"), (kept, "Kept"), (lost, "Lost")):
        assert sight.state(book, None, "en")["parts"]["seats"][0]["person"] == name


def test_whoever_speaks_opens_no_files() -> None:
    """A server that has no file descriptors left goes on telling everybody everything."""
    script = """
import os, resource
from goneaway.web.application import learn_to_speak
from goneaway.web.sight import Sight, asks
from goneaway.wording import LANGUAGES
from tests.web.test_sight import TABLES, a_table, play
import random

learn_to_speak()
books = [a_table(*one) for one in TABLES]
open_now = max(map(int, os.listdir("/proc/self/fd")))
resource.setrlimit(resource.RLIMIT_NOFILE, (open_now, open_now))
try:
    os.open(os.devnull, os.O_RDONLY)
except OSError:
    print("no descriptors")
sight = Sight()
for book in books:
    for _ in play(book, 20, random.Random(1)):
        pass
    for language in LANGUAGES:
        sight.state(book, None, language)
        sight.state(book, 0, language)
print("told")
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, timeout=120, check=False
    )
    assert done.stdout.split("\n")[:2] == ["no descriptors", "told"], done.stderr
