"""Every edition at the terminal: whatever is typed, there is an answer and never a traceback."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goneaway.bots import make_bot
from goneaway.cli.commands.tables import seat_people
from goneaway.cli.terminal.colditz.front import CastleFront
from goneaway.cli.terminal.colditz.panels import header
from goneaway.cli.terminal.colditz.plan import plan_of
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.view import Seen
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.table.frames import ColditzFrame
from goneaway.colditz.turns.clock import night_in
from goneaway.colditz.words.forms import FORMS
from goneaway.colditz.words.places import CELL
from goneaway.kernel import Game, Journal, Refused, Seal
from goneaway.presenting.colditz.names import names_of
from goneaway.presenting.colditz.notes import notes
from goneaway.presenting.colditz.status import clock_of
from goneaway.rulebook import load_cases, load_questions
from goneaway.wording import LANGUAGES, Wording
from goneaway.wording.colditz_places import place as place_title

from .sitting import CLEARED, Sitting

#: Everything that can lie on the table, at once.
MODULES = {
    "fuga3": {"bundles": "glider,multi_escape"},
    "gibson": {},
}
#: Long enough for a day and a night where there are any.
SHORT = {"limit_unit": "rounds", "limit_value": 8}


def new_game(edition: str, players: int = 3, seed: object = 1, **rules: Any) -> Game:
    short = {} if edition == "fuga3" else SHORT
    given = {"edition": edition, **short, **MODULES.get(edition, {}), **rules}
    return COLDITZ.new(players, given, seal=Seal.from_seed(seed))


def position_of(sitting: Sitting) -> Colditz:
    position = sitting.session.position
    assert isinstance(position, Colditz)
    return position


class Babble:
    """Somebody who types now what is legal, now what comes to his mind."""

    def __init__(self, seed: object, lines: int, folder: Path) -> None:
        self._dice = random.Random(f"babble {seed}")
        self._left = lines
        self._folder = folder
        self.sitting: Sitting | None = None

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        if not self._left:
            raise StopIteration
        self._left -= 1
        assert self.sitting is not None
        position = position_of(self.sitting)
        dice = self._dice
        if dice.random() < 0.72 and position.outcome is None:
            return self._legal(position)
        return dice.choice([self._command, self._number, self._nonsense, self._beside])(position)

    def _legal(self, position: Colditz) -> str:
        legal = position.legal()
        verb = self._dice.choice(list(legal.verbs))
        actions = [str(action) for group in legal.groups_of(verb) for action in group]
        return self._dice.choice(actions) if actions else "end"

    def _word(self, position: Colditz) -> str:
        words = ["g1", "kitchen", "rope", "staff_car", "99", "60,20"]
        words.append(self._dice.choice(position.ground.names))
        if position.nations[0] >= 0:
            words += [position.pawn_name(pawn) for pawn in range(3)]
        return self._dice.choice(words)

    def _command(self, position: Colditz) -> str:
        command = self._dice.choice([one for one in CastleFront.commands if one != "quit"])
        if command in ("save", "load"):
            return f"{command} {self._folder / 'game.jsonl'}"
        return f"{command} {self._word(position)}" if self._dice.random() < 0.6 else command

    def _number(self, position: Colditz) -> str:
        return str(self._dice.randint(0, 12))

    def _nonsense(self, position: Colditz) -> str:
        words = [self._word(position) for _ in range(self._dice.randint(0, 3))]
        return " ".join([self._dice.choice([*FORMS, "why", "why move", "xyzzy", "more", "back"]), *words])

    def _beside(self, position: Colditz) -> str:
        asides = position.asides(position.actor or 0) if position.outcome is None else []
        return str(self._dice.choice(asides)) if asides else ""


@pytest.mark.parametrize("edition", edition_names())
@pytest.mark.parametrize("seat", [0, 2], ids=["officer", "security"])
def test_whatever_is_typed(edition: str, seat: int, tmp_path: Path) -> None:
    players = ["random"] * 3
    players[seat] = "human"
    babble = Babble((edition, seat), 60, tmp_path)
    sitting = Sitting(babble, players, game=new_game(edition, seed=f"{edition} {seat}"), size=(80, 24))
    babble.sitting = sitting
    sitting.run()
    assert len(sitting.actions) > 20
    assert "Traceback" not in sitting.text


@pytest.mark.parametrize("edition", edition_names())
def test_every_question_can_be_read_and_answered(edition: str) -> None:
    """A game of bots, looked at through every seat's eyes in turn and in every language."""
    game = new_game(edition, seed=edition)
    position = game.start()
    assert isinstance(position, Colditz)
    fronts = [CastleFront(game, Wording(language, edition)) for language in LANGUAGES]
    bots = [make_bot("random", game, position.chance.fork(f"{seat}")) for seat in range(3)]
    met: dict[str, int] = {}
    for number in range(700):
        seat = position.actor
        if seat is None:
            break
        frame = position.frames[-1]
        assert isinstance(frame, ColditzFrame)
        met[frame.kind] = met.get(frame.kind, 0) + 1
        if met[frame.kind] < 4 or number % 40 == 0:
            _put(fronts[number % len(fronts)], position)
        bot = bots[seat]
        position.apply(seat, bot.choose(position.view(seat), position.legal()))
    assert len(met) > 4


def _put(front: CastleFront, position: Colditz) -> None:
    """The question, the lists of answers and the panel, as they would be drawn."""
    seat = position.actor
    assert seat is not None
    assert front.question(position)
    choices = front.choices(position.view(position.actor), position.legal())
    assert choices.verbs
    for verb in choices.verbs[:4]:
        choices.go((verb,))
        if choices.options:
            assert str(front.draw_choices(choices, position, seat, 80))
    for eyes in (seat, None):
        assert header(seen(position, eyes), front.wording)
        notes(seen(position, eyes), front.wording)


def test_every_kind_of_question_is_put_at_the_terminal() -> None:
    """Cases reach the decisions that random play does not; one of each sort is enough."""
    met: dict[str, int] = {}
    played: set[tuple[str, ...]] = set()
    for number, case in enumerate(load_cases(COLDITZ).values()):
        about = (*case.clauses, *sorted(case.rules))
        words = {(line.text.split()[0], *about) for line in case.script if line.kind == "action"}
        if words <= played:
            continue
        played |= words
        game = COLDITZ.new(case.players, case.rules, seal=Seal.from_seed(f"case {case.seed}"))
        position = game.start() if case.position is None else COLDITZ.scene.set_up(game, case.position)
        assert isinstance(position, Colditz)
        edition = str(game.rules["edition"])
        front = CastleFront(game, Wording(LANGUAGES[number % len(LANGUAGES)], edition))
        for line in case.script:
            if line.kind == "stage":
                COLDITZ.scene.stage(position, line.text)
            elif line.kind == "action":
                with contextlib.suppress(Refused):
                    position.apply(game.seat(line.seat), game.parse(line.text))
            if position.actor is not None:
                kind = position.frames[-1].kind
                met[kind] = met.get(kind, 0) + 1
                if met[kind] <= len(LANGUAGES):
                    _put(front, position)
    assert set(load_questions(COLDITZ)) - set(met) == set()


# How it stands


def scene_of(edition: str, text: str) -> Colditz:
    position = COLDITZ.scene.set_up(new_game(edition), text)
    assert isinstance(position, Colditz)
    return position


def seen(position: Colditz, seat: int | None = 0) -> Seen:
    view = position.view(seat)
    assert isinstance(view, Seen)
    return view


def test_the_heading_tells_the_phase_and_the_time_of_day() -> None:
    game = new_game("fuga3")
    position = game.start()
    assert isinstance(position, Colditz)
    assert header(seen(position), Wording()).startswith("Setting up")
    position = scene_of("fuga3", "british dutch, turn british, points 7")
    assert header(seen(position), Wording()) == (
        "Round 1 of 42 · day 1 of 3, 9 rounds left · British on turn · 7 points left"
    )
    position.ledger.bonus = True
    assert header(seen(position), Wording()).endswith("7 points left, then another throw")
    position.round, position.ledger.night = 14, True
    assert "notte 1 di 3, ultimo giro" in header(seen(position), Wording("it"))
    position.stage = -2
    assert header(seen(position), Wording()).endswith("trading Opportunity cards")
    position.stage = -1
    assert header(seen(position), Wording("es")).endswith("cambio de equipo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_heading_keeps_whose_turn_it_is(language: str) -> None:
    position = scene_of("fuga3", "british dutch, turn british, points 7")
    position.ledger.bonus = True
    wording = Wording(language)
    short = header(seen(position), wording, 79)
    assert len(short) <= 79
    assert wording.text("colditz-seat", seat="british") in short


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_told(language: str) -> None:
    position = scene_of("fuga3", "british dutch, turn british, points 7")
    ledger, b1, size = position.ledger, position.pawn("b1"), position.ground.size
    chapel = position.ground.tunnel_circles[1]
    position.credit = 1
    position.at[b1 + 6] = CELL
    ledger.declared = ((b1, position.place("p1")), (b1 + 1, chapel[-1] + size))
    ledger.tunnel_shown, ledger.crew = 1, (b1, b1 + 2)
    ledger.laid, ledger.absent, ledger.combo = (0,), (b1,), 1
    ledger.immune = frozenset({b1})
    ledger.stolen = (2, 4)
    ledger.gate_teams, ledger.gate_men = ((0, 0, 1),), ((1, b1),)
    ledger.tunnel_guests = ((0, 1),)
    ledger.shared_ways = ((0, 5, 6, 0, 1), (2, 0, -1, 0, 1))
    ledger.tower_host, ledger.tower_guest = 0, 1
    ledger.used_up = (1, 0, 0, 0)
    position.escapes[0] = 1
    ledger.displayed = ((b1 + 3, position.place("t2")),)
    position.link[0] = b1
    wording = Wording(language)
    told = [note.sentence for note in notes(seen(position), wording)]
    assert len(told) == 16
    assert "P1" in told[0]
    assert place_title(wording, f"{position.ground.names[chapel[-1]]}/tunnel") in told[0]
    assert any("T2" in line for line in told)


# In the player's language


@pytest.mark.parametrize("edition", ["gibson", "osprey", "fuga3"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_has_its_name_on_the_plan(language: str, edition: str) -> None:
    position = new_game(edition).start()
    assert isinstance(position, Colditz)
    names = names_of(Wording(language))
    board = position.ground.board
    shown = str(plan_of(position.ground, True, names).text())
    for room in board.rooms.values():
        assert all(word in shown for word in names.place(room.name).split()), room.name
        for symbol in room.symbols:
            assert names.symbol(symbol) in shown
    assert len({names.place(room) for room in board.rooms}) == len(board.rooms)
    if language != "en":
        assert "Kitchen" not in shown


def test_rooms_can_be_called_by_their_names_in_the_language() -> None:
    position = scene_of("gibson", "british dutch, turn british, points 12")
    front = CastleFront(new_game("gibson"), Wording("it"))
    assert front.tidy("b1 cucina") == ("move", "b1", "kitchen")
    journal = Journal(new_game("gibson"), ["human"] * 3)
    journal.position = position
    for place in ("cucina", "kitchen", "alloggi ufficiali"):
        text = str(front.obey(journal, 0, "look", place))
        assert "Cucina" in text or "Alloggi ufficiali" in text


def test_one_officer_with_two_teams_has_both_seats() -> None:
    game = COLDITZ.new(2, {"bundles": "two_nations"}, seal=Seal.from_seed(1))
    assert game.seats == ("officer-1", "officer-2", "security")
    bots = ["simple"] * 3
    both = ["human", "human", "simple"]
    assert seat_people(game, bots, 1, ()) == both
    assert seat_people(game, bots, 1, ("officer-2",)) == both
    assert seat_people(game, bots, 1, ("security",)) == ["simple", "simple", "human"]
    assert seat_people(game, bots, 2, ()) == ["human"] * 3
    # Between his own two turns nothing has to be hidden.
    sitting = Sitting(
        ["", "nation british", "nation dutch", "row 1", "row 2"], both, game=game, size=(120, 50)
    ).run()
    assert sitting.out.getvalue().count(CLEARED) == 1
    assert sitting.actions[:2] == ["nation british", "nation dutch"]


# Days and nights


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    for edition in edition_names():
        for players in range(2, 7):
            yield edition, players, {}
        yield edition, 2, {"bundles": "two_nations"}


def test_the_rounds_left_are_those_the_engine_counts() -> None:
    """Every edition, table size and two nations for one officer: until night falls, day breaks, the end."""
    counted = 0
    for edition, players, rules in tables():
        position = COLDITZ.new(players, {"edition": edition, **rules}, seal=Seal.from_seed(1)).start()
        assert isinstance(position, Colditz)
        for number in range(1, position.rounds + 1):
            position.round, position.ledger.night = number, night_in(position, number)
            view = position.view(None)
            assert isinstance(view, Seen)
            clock = clock_of(view)
            if not position.rules.daynight.day_night:
                assert clock is None
                continue
            assert clock is not None
            told = clock.sentence(Wording())
            later = range(number, position.rounds + 2)
            change = (later_one for later_one in later if night_in(position, later_one) != view.ledger.night)
            left = min(next(change, later[-1]), later[-1]) - number
            word = "night" if view.ledger.night else "day"
            assert clock.left == left
            assert told.startswith(word)
            assert told.endswith("last round" if left == 1 else f"{left} rounds left"), (edition, players)
            counted += 1
    assert counted > 200
