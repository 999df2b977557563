"""Escape from Colditz in the terminal: scripted sittings."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import goneaway
from goneaway import games
from goneaway.bots import bot_names, make_bot
from goneaway.cli.commands.playing import play_game
from goneaway.cli.terminal.colditz.front import CastleFront
from goneaway.cli.terminal.front import Front
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.kernel import Game, Journal, Seal, Stream, load_record, verify

from .sitting import CLEARED, WORDING, Sitting

KINDS = goneaway.KINDS
#: One officer at the keyboard, one who is a bot, and Security.
ALONE = ("human", "random", "random")
TABLE = "british dutch, turn british, points 7"


def new_game(players: int = 3, seed: object = 7, **rules: Any) -> Game:
    return COLDITZ.new(players, rules, seal=Seal.from_seed(seed))


class CastleSitting(Sitting):
    """A session of Escape from Colditz with everything typed in advance."""

    def __init__(self, typed: Any, players: Any = ALONE, **more: Any) -> None:
        more.setdefault("game", None if more.get("journal") else new_game(len(players)))
        more.setdefault("size", (120, 50))
        super().__init__(typed, players, **more)

    @property
    def castle(self) -> Colditz:
        position = self.session.position
        assert isinstance(position, Colditz)
        return position


def sit(*typed: str, scene: str = TABLE, **more: Any) -> CastleSitting:
    sitting = CastleSitting(typed, scene=scene, **more)
    sitting.run()
    return sitting


def scene_of(text: str, players: int = 3) -> Colditz:
    position = COLDITZ.scene.set_up(new_game(players), text)
    assert isinstance(position, Colditz)
    return position


def last(sitting: Sitting) -> str:
    return sitting.actions[-1]


# A turn


def test_a_game_begins_with_nations_rows_and_guards() -> None:
    sitting = CastleSitting(["nation british", "row 1", "roll"])
    sitting.run()
    assert sitting.actions[0] == "nation british"
    assert "roll" in sitting.actions
    assert "British on turn" in sitting.text


def test_what_can_be_done_can_be_picked_by_numbers() -> None:
    sitting = CastleSitting(["2", "1", "1"])
    sitting.run()
    assert sitting.actions[0] == "nation british"
    assert "roll" in sitting.actions


def test_words_may_be_shortened_while_there_is_no_doubt() -> None:
    sitting = CastleSitting(["nat bri", "ro 1", "rol"])
    sitting.run()
    assert sitting.actions[0] == "nation british"
    assert "roll" in sitting.actions
    one_letter = sit("e")
    assert one_letter.actions == []
    assert sit("disc sta", scene=f"{TABLE}, british has staff_car").actions == ["discard staff_car"]


def test_a_beginning_opens_the_list_of_how_it_goes_on() -> None:
    sitting = sit("move b1", "", "step", "b1")
    assert "move b1: where to?" in sitting.text
    assert "step: which?" in sitting.text
    assert sitting.actions == []


def test_an_empty_line_ends_a_turn_in_which_nothing_is_left() -> None:
    sitting = sit("", scene="british dutch, turn british")
    assert sitting.actions[0] == "end"


# Walking by destination


def test_a_destination_is_enough() -> None:
    position = scene_of(TABLE)
    ways = position.reach("b1")
    far = max(ways, key=lambda place: ways[place].cost)
    path = " ".join(ways[far].path)
    assert len(ways[far].path) > 3
    for typed in (f"move b1 {far}", f"b1 {far}", f"B1 {far.upper()}"):
        assert sit(typed).actions == [f"move b1 {path}"]


def test_a_destination_can_be_a_room_a_spot_or_directions() -> None:
    start = "british dutch, turn british, points 5, b1@yard-97"
    position = scene_of(start)
    ways = position.reach("b1")
    kitchen = min((ways[name] for name in ways if name.startswith("kitchen-")), key=lambda way: way.cost)
    sitting = sit("b1 kitchen", scene=start)
    assert sitting.castle.place_name(sitting.castle.at[sitting.castle.pawn("b1")]).startswith("kitchen-")
    assert len(last(sitting).split()) == 2 + kitchen.cost
    x, y = position.ground.board.circles[position.place(kitchen.path[-1])].spot
    assert last(sit(f"b1 {x},{y}", scene=start)).endswith(kitchen.path[-1])
    west = sit("b1 n2 nw", scene=start)
    assert len(last(west).split()) == 5
    here = west.castle.ground.board.circles[west.castle.at[west.castle.pawn("b1")]].spot
    x, y = position.ground.board.circles[position.at[position.pawn("b1")]].spot
    assert here == (x - 5, y + 1)


def test_the_numbered_list_of_destinations_walks_the_whole_way() -> None:
    sitting = sit("move", "1", "12")
    assert re.fullmatch(r"move b1( [a-z]+-[0-9]+)+", last(sitting))
    whole = last(sit(f"b1 {last(sitting).split()[-1]}"))
    assert whole == last(sitting)


def test_a_place_out_of_reach_says_how_far_it_is() -> None:
    sitting = sit("b1 t4", scene="british dutch, turn british, points 2")
    assert sitting.actions == []
    assert re.search(r"Target T4 is \d+ steps from b1, and 2 points are left\.", sitting.text)
    assert "[Rule 21" in sitting.text


def test_guards_walk_by_destination_too() -> None:
    scene = "british dutch, turn security, points 4, g1@yard-1"
    position = scene_of(scene)
    ways = position.reach("g1")
    far = max(ways, key=lambda place: ways[place].cost)
    players = ("random", "random", "human")
    sitting = sit(f"g1 {far}", players=players, scene=scene)
    assert sitting.actions == [f"move g1 {' '.join(ways[far].path)}"]
    for place, way in ways.items():
        assert position.why_not(2, new_game().parse(f"move g1 {' '.join(way.path)}")) is None, place


def test_reach_marks_the_costs_on_the_board() -> None:
    sitting = sit("reach b1")
    shown = sitting.out.getvalue().rpartition("reach b1")[2]
    ways = scene_of(TABLE).reach("b1")
    for cost in {way.cost for way in ways.values()}:
        number = sum(way.cost == cost for way in ways.values())
        assert len(re.findall(rf" {cost}(?![0-9,])", shown)) >= number
    assert "cannot walk anywhere" in sit("reach d1").text
    assert "reach b1" in sit("reach nobody").text


# Refusals and rules


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("roll", "You have had your throw"),
        ("why roll", "Rule 19"),
        ("why move b1", "MOVE|move PAWN"),
        ("why", "why move b1 kitchen"),
        ("why end", "end is allowed."),
        ("rules 38", "(38)"),
        ("rules", "rules 38"),
        ("rules nothing", "There is no rule called"),
        ("look kitchen-2", "Kitchen: cutters is to be had here."),
        ("look b1", "b1 (British): appel-"),
        ("look g1", "g1 (Security): reserve"),
        ("look staff_car", "Staff Car (staff_car)"),
        ("look rope", "To be had in: Chapel and Store."),
        ("look t1", "A target"),
        ("look k1", "A gate that takes a key."),
        ("look nowhere", "Name a place"),
        ("view nowhere", "Name a place"),
        ("hand", "disguise: Theatre, Laundry"),
        ("offers", "There are no open offers."),
        ("log", "type log all|Round|$"),
        ("help", "a window with a drop"),
        ("watch", "stops now whenever another turn begins"),
        ("frobnicate", "is nothing I know"),
        ("mvoe b1", "Did you mean move?"),
        ("asides nobody", "Here are: British."),
    ],
)
def test_commands_answer(typed: str, answer: str) -> None:
    sitting = sit(typed)
    assert any(part in sitting.text for part in answer.split("|"))
    assert sitting.actions == []


def test_the_log_has_the_numbers_of_the_rules() -> None:
    sitting = sit("b1 n", "log")
    assert re.search(r"b1 walked [^.]*: 1 point\. \[21\]", sitting.text)
    walked = sit("b1 n3", "log")
    assert re.search(r"b1 walked [^.]*: 3 points\. \[21\]", walked.text)


# Undo


def test_undo_goes_back_action_by_action() -> None:
    sitting = sit("b1 n", "b1 n", "undo", "undo", "undo")
    assert sitting.actions == []
    assert sitting.castle.digest() == scene_of(TABLE).digest()
    assert "There is nothing of yours to take back" in sitting.text


def test_dice_and_cards_cannot_be_taken_back() -> None:
    sitting = sit("roll", "undo", scene="british dutch, turn british, before-roll")
    assert sitting.actions == ["roll"]
    assert "cannot be taken back" in sitting.text


def test_what_another_has_answered_cannot_be_taken_back() -> None:
    """A key is shown, Security had the chance to arrest: the step stays."""
    sitting = sit("b1 k1", "undo", scene=GATE)
    assert len(sitting.actions) == 2
    assert sitting.actions[1] == "pass"
    assert "Taken back" not in sitting.text


# Windows

GATE = "british dutch, turn british, points 5, b1@cell-passage-8, british has key"


def test_a_window_without_a_choice_is_answered_in_the_same_words_by_all() -> None:
    shown = []
    for players in (ALONE, ("human", "random", "human")):
        sitting = CastleSitting(["", "b1 k1", "", ""], players, scene=GATE)
        sitting.run()
        assert sitting.actions[-1] == "pass"
        shown.append(sitting.text)
        assert "Security: nothing in answer." in sitting.text
    assert "Security, it is your turn" not in shown[1]


def test_a_person_with_the_card_is_asked() -> None:
    scene = f"{GATE}, security has arrest_key"
    sitting = CastleSitting(["", "b1 k1", "", "play arrest_key"], ("human", "random", "human"), scene=scene)
    sitting.run()
    assert "Security, it is your turn" in sitting.text
    assert sitting.actions[1:2] == ["play arrest_key"]


# Offers


def test_an_offer_is_put_to_a_person_at_the_same_keyboard_at_once() -> None:
    scene = f"{TABLE}, british has rope, dutch has key"
    typed = ["", "offer dutch rope for key", "", "accept 1", "", "", "end"]
    sitting = CastleSitting(typed, ("human", "human", "random"), scene=scene)
    sitting.run()
    assert sitting.actions[:3] == ["offer dutch rope for key", "accept 1", "end"]
    assert sitting.castle.equipment[0][2] == 1
    assert sitting.castle.equipment[1][0] == 1
    assert "Dutch, it is your turn" in sitting.text
    assert "Offer 1: British to Dutch: rope for key" in sitting.text


def test_a_bot_answers_an_offer_at_once() -> None:
    scene = f"{TABLE}, british has rope"
    players = ("human", "simple", "random")
    sitting = sit("offer dutch rope for nothing", players=players, scene=scene)
    assert sitting.actions == ["offer dutch rope for nothing", "accept 1"]
    assert sitting.castle.equipment[1][0] == 1


def test_asides_are_listed_and_picked_by_number() -> None:
    scene = f"{TABLE}, british has rope exchange_key"
    sitting = sit("asides", "exchange", "1", "", "b1 n", scene=scene)
    assert sitting.actions[0] == "exchange key"
    assert sitting.actions[1].startswith("move b1")
    assert "Beside the turn you may" in sitting.text


def test_another_at_the_keyboard_may_say_something_beside_the_turn() -> None:
    scene = f"{TABLE}, dutch has exchange_rope"
    typed = ["", "asides dutch", "", "exchange rope", "", "", "end"]
    sitting = CastleSitting(typed, ("human", "human", "random"), scene=scene)
    sitting.run()
    assert sitting.actions[:2] == ["exchange rope", "end"]
    assert [entry.seat for entry in sitting.session.journal.entries][:2] == [1, 0]


def test_who_watches_is_asked_between_turns() -> None:
    sitting = sit("watch", "end", "", "")
    stops = [prompt for prompt in sitting.asked if prompt == "British > "]
    assert len(stops) >= 4
    assert "The game stops now" in sitting.text


# Several people at one keyboard


def test_cards_are_hidden_between_players() -> None:
    scene = f"{TABLE}, british has staff_car rope, dutch has talisman cutters, security has shoot"
    sitting = CastleSitting(["", "end", "", "hand", "roll"], ("human", "human", "random"), scene=scene)
    sitting.run()
    _, british, dutch = sitting.out.getvalue().split(CLEARED)[:3]
    assert "Staff Car" in british
    assert "Talisman" not in british
    curtain, _, open_stage = dutch.partition("Press Enter to go on. ")
    assert curtain.strip() == "Dutch, it is your turn. Take the keyboard; the others look away."
    assert "Talisman" in open_stage
    assert "Your Equipment: cutters" in open_stage
    assert "Staff Car" not in open_stage
    assert "Shoot to Kill" not in british + open_stage


def test_one_person_alone_needs_no_curtain() -> None:
    assert CLEARED not in sit("end", "roll").out.getvalue()


# Files


def test_a_saved_game_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    saved = CastleSitting(["nation british", "row 1", "roll", f"save {file}", "quit"])
    saved.run()
    record = load_record(file.read_text("utf-8"))
    assert verify(record, KINDS).status == "adjourned"
    assert record.ending.digest == saved.castle.digest()
    resumed = CastleSitting([f"load {file}", "quit"], game=new_game(seed=99))
    resumed.run()
    assert resumed.castle.digest() == saved.castle.digest()
    assert resumed.session.players == ALONE
    assert "The saved game goes on after" in resumed.text


def test_a_session_of_one_game_takes_up_a_record_of_the_other(tmp_path: Path) -> None:
    file = tmp_path / "castle.jsonl"
    CastleSitting(["nation british", f"save {file}"]).run()
    other = Sitting([f"load {file}", "look kitchen-1"]).run()
    assert isinstance(other.session.front, CastleFront)
    assert "Kitchen: cutters" in other.text


# Whole games


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("bot", bot_names("colditz"))
def test_bots_finish_a_game_among_themselves(bot: str, players: int) -> None:
    def never(prompt: str) -> str:
        raise AssertionError(prompt)

    out = io.StringIO()
    console = Console(file=out, width=120, height=50)
    journal = play_game(new_game(players, seed=4), (bot,) * players, console, never, WORDING)
    assert journal.position.outcome is not None
    assert verify(journal.record(), KINDS).status == "finished"
    assert "The end" in out.getvalue()


@pytest.mark.parametrize(("width", "people"), [(80, 3), (100, 2), (120, 1)])
def test_people_who_type_what_a_bot_would_do_finish_a_game(width: int, people: int) -> None:
    """Every screen and every question comes up."""
    players = ("human",) * people + ("random",) * (3 - people)
    rules = {"victory.limit_unit": "rounds", "victory.limit_value": 6}
    game = new_game(3, seed=f"typed {width}", **rules)
    sitting = CastleSitting((), players, game=game, size=(width, 40))
    bot = make_bot("random", game, Stream.from_seed(width, quiet=True))
    chooser = random.Random(width)

    def read(prompt: str) -> str:
        position = sitting.castle
        if position.actor is None or not prompt.endswith("> ") or sitting.session.sitting.aside is not None:
            return ""
        words = str(bot.choose(position.view(position.actor), position.legal())).split()
        # Sometimes only the beginning is typed, and the rest is picked from the lists.
        if chooser.random() < 0.2:
            sitting.session.choices.go(())
            return " ".join(words[: chooser.randint(1, len(words))])
        return " ".join(words)

    sitting.session.read = read
    sitting.run()
    assert sitting.castle.outcome is not None
    assert "The end" in sitting.text


# Anything may be typed

LINES = """
    roll reroll stop take decline move step claim claim-kit play exchange offer accept refuse withdraw for
    nothing dutch british security end row nation place confirm why reach undo log rules look view left right
    up down whole hand offers asides watch board help more back b1 d3 g7 g16 g99 b0 yard-1 kitchen kitchen-2
    k1 t4 chapel-8/tunnel 60,20 999,99 0,0 ne e2 w99 sw0 rope key staff_car 1 2 0 -1 ² [bold] [/bold] :smile:
    é 東京 { $x %s tun res car
"""
WORDS = [*LINES.split(), "9" * 20, "\x00", "\x1b[2J"]


def typed_at_random(chooser: random.Random) -> str:
    if chooser.random() < 0.1:
        return "".join(chr(chooser.randrange(1, 0x2FFF)) for _ in range(chooser.randrange(30)))
    line = " ".join(chooser.choice(WORDS) for _ in range(chooser.randrange(6)))
    # Files are tried elsewhere: here nothing may be written.
    return re.sub(r"\b(save|load)\b", "why", line)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_typed_there_is_an_answer(seed: int) -> None:
    chooser = random.Random(f"typist {seed}")
    players = ("human", "human", "human") if seed % 2 else ("human", "random", "random")
    lines = [typed_at_random(chooser) for _ in range(120)]
    sitting = CastleSitting(
        lines, players, game=new_game(3, seed=seed), size=(chooser.choice((30, 60, 80, 120)), 30)
    )
    sitting.run()
    record = sitting.session.journal.record()
    assert verify(record, KINDS).actions == len(sitting.actions)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_typed_in_the_midst_of_things_there_is_an_answer(seed: int) -> None:
    chooser = random.Random(f"midst {seed}")
    scene = f"{TABLE}, b1@yard-97, b2@kitchen-1, d1@inner-a, g1@yard-1, british has rope key staff_car"
    sit(*(typed_at_random(chooser) for _ in range(120)), scene=scene, size=(100, 40))


# What is announced


def test_a_newcomer_is_told_what_to_do() -> None:
    out = io.StringIO()

    def read(prompt: str) -> str:
        if ">" in prompt:
            raise EOFError
        return ""

    play_game(new_game(), ALONE, Console(file=out, width=80), read, WORDING)
    welcome = out.getvalue().split("╰")[0]
    for word in (
        "roll",
        "move b1 kitchen",
        "claim rope b1 b2",
        "claim-kit",
        "end",
        "reach b1",
        "help",
        "quit",
    ):
        assert word in welcome
    assert len(welcome.splitlines()) < 18


def test_the_result_is_a_ranking() -> None:
    scene = "british dutch, turn british, points 1, b1@escaped, british has kit"
    position = scene_of(scene)
    journal = Journal(new_game(), ALONE)
    position.escapes[0] = 1
    target = position.ground.number["t1"]
    near = next(c for c in range(position.ground.size) if target in position.ground.near[c])
    position.put(position.pawn("b2"), near)
    journal.position = position
    sitting = CastleSitting(["b2 t1", "log", ""], journal=journal, game=journal.game)
    sitting.run()
    assert position.outcome is not None
    assert "Winner: British." in sitting.text
    assert "1. b British 2" in sitting.text


def test_every_game_has_a_front() -> None:
    for name in goneaway.KINDS:
        assert issubclass(games.part(name, "front"), Front)
