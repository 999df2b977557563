"""Whatever a prompt offers it takes: numbers, names in the language of the screen, spots of the plan."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from goneaway.bots import make_bot
from goneaway.cli.terminal.session import Session
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.view import Seen
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.words.actions import say
from goneaway.colditz.words.cards import card_types
from goneaway.colditz.words.places import EQUIPMENT, NATIONS
from goneaway.kernel import Game, Seal, Stream
from goneaway.presenting.colditz.choosing import CastleChoices
from goneaway.presenting.colditz.names import names_of
from goneaway.presenting.colditz.usual import usual_posts
from goneaway.presenting.colditz.words import vocabulary_of
from goneaway.wording import LANGUAGES, Wording

TABLE = "british dutch, turn british, points 14"


def new_game(edition: str = "gibson", players: int = 3, **rules: Any) -> Game:
    return COLDITZ.new(players, {"edition": edition, **rules}, seal=Seal.from_seed(5))


class Quiet(Session):
    """A session in a language at which nothing is typed: what is understood is asked for by the test."""

    def __init__(self, game: Game, language: str, size: tuple[int, int] = (100, 40)) -> None:
        self.out = io.StringIO()
        console = Console(
            file=self.out, width=size[0], height=size[1], force_terminal=True, color_system=None
        )
        edition = str(game.rules["edition"])
        super().__init__(game, ["human"] * len(game.seats), console, str, Wording(language, edition))

    def at(self, position: Colditz) -> Quiet:
        self.journal.position = position
        self._changed()
        return self

    @property
    def castle(self) -> Colditz:
        position = self.position
        assert isinstance(position, Colditz)
        return position

    @property
    def offered(self) -> CastleChoices:
        assert isinstance(self.choices, CastleChoices)
        return self.choices


def decisions(edition: str, plies: int) -> Iterator[Colditz]:
    """Every kind of decision that comes up in a game, each a few times."""
    game = new_game(edition, 4)
    position = game.start()
    bot = make_bot("simple", game, Stream.from_seed("words", quiet=True))
    chooser = random.Random(f"words {edition}")
    seen: dict[tuple[str, ...], int] = {}
    for _ in range(plies):
        if position.actor is None:
            return
        legal = position.legal()
        frame = position.frames[-1].kind
        kind = (frame, *legal.verbs)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 2:
            assert isinstance(position, Colditz)
            yield position
        if chooser.random() < 0.8 or "place" in legal.verbs:
            action = bot.choose(position.view(position.actor), legal)
        else:
            verb = chooser.choice([verb for verb in legal.verbs if any(map(len, legal.groups_of(verb)))])
            group = chooser.choice([group for group in legal.groups_of(verb) if len(group)])
            action = group[chooser.randrange(len(group))]
        position.apply(position.actor, action)


def spellings(position: Colditz, option: str, wording: Wording) -> Iterator[str]:
    """How a player may say what is offered: its word, its name on the screen, its spot on the plan."""
    yield option
    yield option.upper()
    if option in NATIONS:
        yield wording.text("colditz-seat", seat=option)
    if option in card_types() or option in EQUIPMENT:
        yield wording.card("colditz", option)
    place = position.place(option)
    if 0 <= place < position.ground.size:
        x, y = position.ground.board.circles[place].spot
        yield f"{x},{y}"
        yield f"{x + 1},{y}"


@pytest.mark.parametrize("edition", edition_names())
def test_every_prompt_takes_what_it_offers_in_every_language(edition: str) -> None:
    tried = 0
    game = new_game(edition, 4)
    sessions = {language: Quiet(game, language) for language in LANGUAGES}
    for position in decisions(edition, 70):
        for language, session in sessions.items():
            offered = session.at(position).offered
            for verb in offered.verbs:
                words: tuple[str, ...] = (verb,)
                while offered.after(words):
                    offered.go(words)
                    options = offered.options
                    for number, option in [*enumerate(options, 1)][:: max(1, len(options) // 6)]:
                        if not all(one.isdigit() for one in options):
                            assert session._picked(str(number)) == (*words, option)
                        for said in spellings(position, option, session.wording):
                            tried += 1
                            assert session._picked(said) == (*words, option), (language, words, said)
                    words = (*words, options[len(options) // 2])
    assert tried > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_rooms_are_called_as_the_screen_calls_them(language: str) -> None:
    """By any name of the edition, any case, with or without accents, and by a beginning that is clear."""
    for edition in edition_names():
        game = new_game(edition)
        session = Quiet(game, language)
        position = COLDITZ.scene.set_up(game, "british dutch, turn british, points 40")
        assert isinstance(position, Colditz)
        session.at(position).offered.go(("move", "b1"))
        reached = {
            position.ground.room[position.place(option)]
            for option in session.offered.options
            if 0 <= position.place(option) < position.ground.size
        }
        rooms = [position.ground.rooms[room] for room in sorted(reached) if room >= 0]
        assert len(rooms) > 8
        for room in rooms:
            title = names_of(session.wording).place(room)
            for said in (title, title.upper(), title.lower(), room, room.replace("-", " ")):
                words = session._picked(said)
                assert words is not None, (edition, said)
                place = position.place(words[-1])
                assert position.ground.rooms[position.ground.room[place]] == room
                costs = position.reach("b1")
                same = [name for name in costs if name.rpartition("-")[0] == room]
                assert costs[words[-1]].cost == min(costs[name].cost for name in same)


def test_a_beginning_that_is_clear_is_enough_and_another_is_not() -> None:
    game = new_game()
    session = Quiet(game, "it")
    position = COLDITZ.scene.set_up(game, "british dutch, turn british, points 40")
    assert isinstance(position, Colditz)
    session.at(position).offered.go(("move", "b1"))
    for said in ("cuc", "capp", "kitch", "infer"):
        assert session._picked(said) is not None, said
    # Two rooms are Quarters, and two are offices.
    for said in ("alloggi", "uff"):
        assert session._picked(said) is None, said


@pytest.mark.parametrize(
    ("language", "word"), [("en", "towards"), ("it", "verso"), ("es", "hacia"), ("fr", "vers")]
)
def test_towards_goes_as_far_as_the_points_allow(language: str, word: str) -> None:
    game = new_game()
    for points in (1, 4, 9):
        scene = f"british dutch, turn british, points {points}, b1@appel-30"
        for room in ("kitchen", "chapel", "theatre"):
            for said in (f"b1 {word} {room}", f"move b1 towards {room}"):
                position = COLDITZ.scene.set_up(game, scene)
                assert isinstance(position, Colditz)
                session = Quiet(game, language).at(position)
                session._obey(0, said)
                assert session.journal.entries, said
                assert position.points == 0
        at_prompt = Quiet(game, language).at(COLDITZ.scene.set_up(game, scene))
        at_prompt.offered.go(("move", "b1"))
        at_prompt._obey(0, f"{word} kitchen")
        assert at_prompt.journal.entries


def test_towards_a_man_brings_a_guard_beside_him() -> None:
    game = new_game()
    scene = "british dutch, turn security, points 12, g1@yard-1, b1@yard-160"
    session = Quiet(game, "en").at(COLDITZ.scene.set_up(game, scene))
    session._obey(2, "g1 towards b1")
    castle = session.castle
    guard, man = castle.at[castle.pawn("g1")], castle.at[castle.pawn("b1")]
    assert man in castle.ground.near[guard]


def test_another_verb_takes_a_spot_of_the_plan_too() -> None:
    game = new_game()
    session = Quiet(game, "fr")
    for edition in edition_names():
        for position in decisions(edition, 60):
            legal = position.legal()
            if "stand" in legal.verbs:
                session.at(position)
                action = str(next(iter(legal.groups_of("stand")[0]))).split()
                x, y = position.ground.board.circles[position.place(action[-1])].spot
                words = session.choices.spell(session.front.tidy(f"stand {action[1]} {x},{y}"))
                assert list(words) == action


# The usual guards


@pytest.mark.parametrize("edition", edition_names())
def test_the_usual_guards_may_be_confirmed_at_every_table(edition: str) -> None:
    tables: list[tuple[int, dict[str, str]]] = [(players, {}) for players in range(2, 7)] + [
        (2, {"bundles": "two_nations"})
    ]
    for players, rules in tables:
        game = COLDITZ.new(players, {"edition": edition, **rules}, seal=Seal.from_seed(2))
        position = game.start()
        assert isinstance(position, Colditz)
        bot = make_bot("simple", game, Stream.from_seed("set-up", quiet=True))
        while position.frames[-1].kind != "guards":
            assert position.actor is not None
            position.apply(position.actor, bot.choose(position.view(position.actor), position.legal()))
        view = position.view(position.security_seat)
        assert isinstance(view, Seen)
        for post in usual_posts(view):
            position.apply(position.security_seat, say("place", post))
        assert position.why_not(position.security_seat, say("confirm")) is None
        # Some of them taken back, some placed by hand: it is completed.
        held = [position.ground.names[position.at[guard]] for guard in position.guards_on_board()]
        for post in held[::2]:
            position.apply(position.security_seat, say("take-back", post))
        view = position.view(position.security_seat)
        assert isinstance(view, Seen)
        for post in usual_posts(view):
            position.apply(position.security_seat, say("place", post))
        assert position.why_not(position.security_seat, say("confirm")) is None


def test_the_usual_guards_are_one_word_or_one_number() -> None:
    game = new_game()
    for said in ("usual", "1", "usu"):
        position = game.start()
        assert isinstance(position, Colditz)
        bot = make_bot("simple", game, Stream.from_seed("set-up", quiet=True))
        while position.frames[-1].kind != "guards":
            assert position.actor is not None
            position.apply(position.actor, bot.choose(position.view(position.actor), position.legal()))
        session = Quiet(game, "en").at(position)
        session._obey(2, said)
        assert len(session.journal.entries) > 4
        assert "confirm" in session.choices.verbs
        assert "usual" not in session.choices.verbs
        session._obey(2, "undo")


def test_the_words_of_two_languages_are_kept_apart() -> None:
    assert vocabulary_of(Wording("it")).meant("Cucina") == {"kitchen"}
    assert vocabulary_of(Wording("fr")).meant("cucina") == set()
    assert vocabulary_of(Wording("fr")).meant("kitchen") == {"kitchen"}


def test_the_reach_of_a_man_is_painted_when_he_is_picked() -> None:
    game = new_game()
    for size in ((80, 24), (120, 40)):
        session = Quiet(game, "it", size).at(COLDITZ.scene.set_up(game, TABLE))
        session.sitting.eyes = 0
        session._obey(0, "move b1")
        session._show(0)
        shown = session.out.getvalue()
        castle = session.castle
        costs = {way.cost for way in castle.reach("b1").values()}
        for cost in costs:
            assert f"{cost:>2}" in shown
        # Rooms come first, with their cost; bare circles are not listed before them.
        listed = shown.rpartition("move b1")[2]
        assert "Cappella: " in listed
        assert "yard-" not in listed.partition("more")[0]
        assert len(shown.rpartition("\n Giro")[2].splitlines()) < size[1]
