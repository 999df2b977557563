"""Playing in the terminal: scripted sittings."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import pytest
from rich.console import Console

import goneaway
from goneaway.bots import make_bot
from goneaway.cli.commands.playing import play_game
from goneaway.cli.terminal.sectionx.front import tidy
from goneaway.cli.terminal.sectionx.tile import draw_tile
from goneaway.kernel import Stream, verify
from goneaway.presenting.sectionx.board import Lying
from goneaway.presenting.sectionx.choosing import TileChoices
from goneaway.presenting.sectionx.chronicle import briefly
from goneaway.sectionx import standard_tiles

from .sitting import (
    CLEARED,
    WORDING,
    Sitting,
    alone,
    first_stock,
    kind_of,
    letters,
    new_game,
    set_up,
    view_of,
)

# A turn


def test_a_turn_can_be_typed() -> None:
    code = first_stock()
    sitting = alone("draw 1", f"place {code} F8 0", "end")
    assert sitting.actions[:3] == ["draw 1", f"place {code} F8 0", "end"]


def test_a_turn_can_be_picked_by_numbers() -> None:
    code = first_stock()
    kind = next(kind for kind in standard_tiles().types if kind.code == code)
    # Nothing but a draw is possible, so the piles are asked for at once. Then: place, the only
    # tile, cell F8, its first rotation.
    sitting = alone("1", "1", "F8", str(kind.rotations[0]))
    assert sitting.actions == ["draw 1", f"place {code} F8 {kind.rotations[0]}"]


def test_any_beginning_of_an_action_opens_the_list_of_how_it_goes_on() -> None:
    sitting = Sitting(["rotate", "f8", "1"], scene="F8=S.0 C4=S.1 B4=B.0").run()
    assert sitting.actions == ["rotate F8 1"]
    assert "rotate: which tile?" in sitting.text
    assert "rotate F8: how shall it lie?" in sitting.text
    several = Sitting(["place s f8", "1"], scene="B has S Y").run()
    assert several.actions == ["place S F8 1"]


def test_a_name_from_an_earlier_list_is_a_change_of_mind() -> None:
    sitting = Sitting(["place", "S", "A2", "F8", "0"], scene="B has S Y").run()
    assert sitting.actions == ["place S F8 0"]


def test_an_empty_line_goes_back_in_the_lists() -> None:
    sitting = Sitting(["place", "S", "F8", "", "F9", "", "", ""], scene="B has S Y").run()
    assert sitting.actions == []
    assert sitting.asked == [
        *("Blue > ", "place > ", "place S > ", "place S F8 > ", "place S > "),
        *("place S F9 > ", "place S > ", "place > ", "Blue > "),
    ]


def test_long_lists_have_pages() -> None:
    sitting = Sitting(["place S", "more", "more"], scene="B has S", size=(80, 24)).run()
    assert "page 1 of 2" in sitting.text
    assert "page 2 of 2" in sitting.text
    assert sitting.text.count("page 1 of 2") == 2


def test_a_swap_can_begin_with_either_tile() -> None:
    sitting = Sitting(["swap c4 f9 0 0"], scene="F8=S.0 F9=B.3 C4=S.1").run()
    listed = Sitting(["swap", "F9", "C4", "0", "0"], scene="F8=S.0 F9=B.3 C4=S.1").run()
    assert len(sitting.actions) == len(listed.actions) == 1
    assert sitting.position.digest() == listed.position.digest()


def test_a_prisoners_name_is_enough_to_walk() -> None:
    sitting = Sitting(["b1 f8", "B1", "F9"], scene="F8=S.0 F9=S.0 F10=S.0").run()
    assert sitting.actions == ["step B1 F8", "step B1 F9"]
    assert tidy("STEP b1 Zone:e") == ("step", "B1", "zone:E")
    assert tidy("b1 HOME") == ("step", "B1", "home")
    assert tidy("") == ()


def test_an_empty_line_ends_a_turn_in_which_nothing_is_left() -> None:
    sitting = Sitting(["", "skip", ""], scene="turn B").run()
    # The first empty line only shows the choices: `skip` was still possible.
    assert sitting.actions[:2] == ["skip", "end"]


def test_a_decision_is_put_in_words_and_numbered() -> None:
    scene = "I3=S.0 I5=S.0, door R I3@W, door B I5@E, B has S"
    sitting = Sitting(["place S I4", "0", "2"], scene=scene).run()
    assert "brings a fight." in sitting.text
    assert "equally strong. Whose doors stay?" in sitting.text
    assert sitting.actions == ["place S I4 0", "choose-fight R"]


# Refusals


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    scene = "F8=S.0, B has S"
    before = set_up(new_game(), scene).digest()
    sitting = Sitting(["place S F8 0", "place S F9 1", "draw 1", "step R1 F8"], scene=scene).run()
    assert "A tile already lies on F8." in sitting.text
    assert sitting.actions == []
    assert sitting.position.digest() == before


def test_why_gives_the_rule() -> None:
    sitting = Sitting(["why place S A1 0", "why place s f9 0", "why", "why hello"], scene="B has S").run()
    assert "A1 is not sea." in sitting.text
    assert "Take a tile from your stock and lay it on any empty sea cell" in sitting.text
    assert "place S F9 0 is allowed." in sitting.text
    assert "Ask about an action" in sitting.text
    assert "How actions are written" in sitting.text
    assert sitting.actions == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("plcae S F8 0", "Did you mean place?"),
        ("hlep", "Did you mean help?"),
        ("xyzzy", "Type help for a list."),
        ("place", "Write: place TILE CELL ROTATION"),
        ("move F8 A1 0", "A1 is not sea."),
        ("99", "“99” is nothing I know."),
        ("rules walk", "There is no rule called “walk”."),
        ("rules fit", "Borders must fit"),
        ("rules", "zone-reserve"),
        ("reach", "Ask about a prisoner"),
        ("reach R1", "R1 cannot walk anywhere now."),
        ("reach Y1", "Y1 cannot walk anywhere now."),
        ("look", "Name a cell"),
        ("look F8", "F8: straight, open to the east and west. Nobody’s tunnel, 1 tile long; room for 1."),
        ("look F5", "F5 is part of the prison island."),
        ("look k1", "K1 is a green zone."),
        ("help", "take back your last action"),
        ("log", "Round 1 began."),
        ("save", "Say where to"),
        ("load", "Say which file"),
    ],
)
def test_commands_answer(typed: str, answer: str) -> None:
    sitting = Sitting([typed], scene="F8=S.0").run()
    assert answer in sitting.text
    assert sitting.actions == []


def test_reach_tells_cost_and_way() -> None:
    sitting = Sitting(["reach b1"], scene="F8=S.0 F9=S.0 F10=S.0, B1@F9").run()
    assert "B1 to zone:E: 2 steps (F10 → zone:E)" in sitting.text
    assert "B1 to home: 2 steps (F8 → home)" in sitting.text


# Undo


def test_undo_goes_back_action_by_action_within_a_turn() -> None:
    sitting = Sitting(["place S F8 0", "b1 f8", "undo", "undo", "undo"], scene="B has S").run()
    assert sitting.actions == []
    assert sitting.position.digest() == set_up(new_game(), "B has S").digest()
    assert "Taken back: step B1 F8" in sitting.text
    assert "There is nothing of yours to take back" in sitting.text


def test_what_has_come_to_light_cannot_be_taken_back() -> None:
    sitting = alone("draw 1", "undo")
    assert sitting.actions == ["draw 1"]
    assert "something hidden has come to light" in sitting.text
    expert = alone("draw 1", "undo", game=new_game(variant="expert"))
    assert expert.actions == ["draw 1"]


def test_a_turn_that_is_over_cannot_be_taken_back() -> None:
    sitting = Sitting(["skip", "end", "undo"], scene="turn B").run()
    assert sitting.actions[:2] == ["skip", "end"]
    assert "the turn is over" in sitting.text


def test_a_collapse_cannot_be_taken_back() -> None:
    scene = "F10=S.0 F9=S.0, B1@zone:E, B2@F10, R3@F9"
    sitting = Sitting(["b2 zone:e", "", "undo"], scene=scene).run()
    assert sitting.actions[0] == "step B2 zone:E"
    assert "cannot take that back" in sitting.text


def test_an_undone_game_is_recorded_as_if_nothing_had_been() -> None:
    code = first_stock()
    sitting = alone("draw 1", f"place {code} F8 0", "undo", "skip", "undo", "skip")
    record = sitting.session.journal.record()
    assert [entry.action for entry in record.entries] == ["draw 1", "skip"]
    assert verify(record, goneaway.KINDS).actions == 2


# Several people at one keyboard


def test_the_stock_is_hidden_between_players() -> None:
    """What the second sees before he says that he is looking, and afterwards, has nothing of the first."""
    sitting = Sitting(["", "draw 1", "end", "", "log", "quit", ""], ("human", "human")).run()
    stocks = sitting.position.stocks
    code = sitting.position.stock_codes(0)[0]
    shown = sitting.out.getvalue()
    _, first, second = shown.split(CLEARED)
    name = sitting.position.tiles.names[stocks[0][0]]
    assert f"{code} " in first
    curtain, _, open_stage = second.partition("Press Enter to go on. ")
    assert curtain.strip() == "Red, it is your turn. Take the keyboard; the others look away."
    assert name not in second
    assert "Blue drew a tile from pile 1." in open_stage
    pictures = letters(draw_tile(Lying(kind_of(code), 0)).text()).strip()
    assert pictures.splitlines()[1] not in open_stage


def test_one_person_alone_needs_no_curtain() -> None:
    assert CLEARED not in alone("draw 1", "end").out.getvalue()


def test_in_the_expert_variant_stocks_and_piles_lie_open() -> None:
    game = new_game(variant="expert")
    sitting = Sitting(["", "draw 1", "end", ""], ("human", "human"), game=game, size=(120, 45)).run()
    _, own, shown = sitting.out.getvalue().split(CLEARED)
    assert "Any order: tile, steps, door." in own
    code = sitting.position.stock_codes(0)[0]
    # Red sees his own panel on the left, Blue's with Blue's tile on the right.
    assert re.search(rf" C   {code}\b", shown)
    assert "Top" in shown


# Whole games


@pytest.mark.parametrize(
    ("players", "size"), [(("simple",) * 4, (120, 45)), (("random", "simple"), (80, 24))]
)
def test_bots_finish_a_game_among_themselves(players: tuple[str, ...], size: tuple[int, int]) -> None:
    def never(prompt: str) -> str:
        raise AssertionError(prompt)

    out = io.StringIO()
    console = Console(file=out, width=size[0], height=size[1])
    game = new_game(len(players), seed=4)
    journal = play_game(game, players, console, never, WORDING)
    outcome = journal.position.outcome
    assert outcome is not None
    assert verify(journal.record(), goneaway.KINDS).status == "finished"
    assert "The end" in out.getvalue()
    for column in outcome.columns:
        assert WORDING.text(f"sectionx-heading-{column}") in out.getvalue()


@pytest.mark.parametrize(
    ("width", "rules"),
    [(80, {}), (100, {"passThrough": True, "keyReturn": "placeNow"}), (120, {"variant": "expert"})],
)
def test_people_who_type_what_a_bot_would_do_finish_a_game(width: int, rules: dict[str, Any]) -> None:
    """Every screen and every question comes up."""
    game = new_game(3, seed=f"typed {width}", **rules)
    others = ("simple", "random") if width > 100 else ("human", "random")
    sitting = Sitting((), ("human", *others), game=game, size=(width, 40))
    bot = make_bot("simple", game, Stream.from_seed(width, quiet=True))
    chooser = random.Random(width)

    def read(prompt: str) -> str:
        position = sitting.position
        if position.actor is None or not prompt.endswith("> "):
            return ""
        words = str(bot.choose(position.view(position.actor), position.legal())).split()
        # Sometimes only the beginning is typed, and the rest is picked from the lists.
        if chooser.random() < 0.2:
            picked = sitting.session.choices
            picked.go(())
            return " ".join(words[: chooser.randint(1, len(words))])
        return " ".join(words)

    sitting.session.read = read
    sitting.run()
    assert sitting.position.outcome is not None
    assert "The end" in sitting.text


# Anything may be typed


WORDS = [
    *("place", "swap", "move", "rotate", "skip", "step", "door", "door-move", "end", "draw", "why", "reach"),
    *("undo", "log", "rules", "look", "board", "help", "more", "back", "choose-fight", "choose-key-door"),
    *("choose-key-return", "load", "save", "S", "W", "FL", "HS-1", "F8", "F9", "E7#2", "E7#9", "F8@W", "F8@"),
    *("@W", "B1", "R1", "B9", "home", "zone:E", "zone:Q", "zone:", "0", "1", "2", "5", "7", "-1", "9" * 20),
    *("1e5", "²", "٣", "[bold]", "[/bold]", ":smile:", "\x00", "\x1b[2J", "\t", "é", "東京", "{", "$x", "%s"),
]


def typed_at_random(chooser: random.Random) -> str:
    if chooser.random() < 0.3:
        return "".join(chr(chooser.randrange(1, 0x2FFF)) for _ in range(chooser.randrange(30)))
    line = " ".join(chooser.choice(WORDS) for _ in range(chooser.randrange(7)))
    # Files are tried elsewhere: here nothing may be written.
    return re.sub(r"\b(save|load)\b", "why", line)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_typed_there_is_an_answer(seed: int) -> None:
    chooser = random.Random(f"typist {seed}")
    rules = {"passThrough": True, "variant": "expert"} if seed % 3 == 0 else {}
    game = new_game(2, seed=seed, **rules)
    lines = [typed_at_random(chooser) for _ in range(150)]
    sitting = Sitting(lines, ("human", "human"), game=game, size=(chooser.choice((40, 80, 100, 130)), 30))
    sitting.run()
    record = sitting.session.journal.record()
    assert verify(record, goneaway.KINDS).actions == len(sitting.actions)


def test_a_very_long_line_is_answered() -> None:
    sitting = alone("x" * 100_000, "place " * 50_000, "9" * 10_000)
    assert sitting.actions == []


# What is announced


def test_the_warning_names_those_who_would_be_buried() -> None:
    scene = "F8=S.0 F9=HS.0 F10=S.0, B1@zone:E, B2@F9, R3@F8, turn B"
    sitting = Sitting([], scene=scene, size=(130, 40)).run()
    assert "Blue is one escape short of a collapse! Buried if it happened now: R3." in sitting.text
    quiet = Sitting([], scene="F8=S.0, R3@F8").run()
    assert "short of a collapse" not in quiet.text
    last = Sitting([], scene="F8=HS.0, R3@F8, last-tile", size=(150, 40)).run()
    assert "The last tile is drawn" in last.text
    assert "Nobody would be buried now." in last.text


def test_the_stall_guard_is_told_two_turns_before_it_strikes() -> None:
    def told(scene: str, players: int = 2) -> str:
        return Sitting([], scene=scene, game=new_game(players), size=(150, 40)).run().text

    quiet = "F8=S.0, R1@F8, stocks 3/3, undrawn"
    assert "nobody walked" not in told(f"{quiet}, idle 3")
    text = told(f"{quiet}, idle 4")
    assert "For 4 turns no tile was drawn and nobody walked: 2 more turns like that, this one" in text
    assert "Buried if it happened now: R1." in text
    assert "nobody walked: unless this turn brings it, the tunnels collapse" in told(f"{quiet}, idle 5")
    assert "For 38 turns no tile was drawn and nobody reached green: 2" in told(f"{quiet}, fruitless 38")
    assert "freed nobody" not in told(quiet)
    assert "The last round freed nobody and buried nobody" in told(f"{quiet}, barren 1")


def test_a_collapse_by_the_stall_guard_names_its_rule() -> None:
    scene = "F8=S.0, R1@F8, stocks 3/3, undrawn, idle 5"
    sitting = Sitting(["end", ""], scene=scene, game=new_game(2)).run()
    assert "(rule: When nothing happens)" in sitting.text
    assert re.search(r"Buried: +R1 ", sitting.out.getvalue())


def test_a_collapse_is_told_in_steps() -> None:
    scene = "F8=S.0 F9=HS.0 F10=S.0, B1@zone:E, B2@F10, R3@F8, R4@F9, turn B"
    sitting = Sitting(["b2 zone:e", ""], scene=scene).run()
    assert re.search(r"Buried: +R3 ", sitting.out.getvalue())
    assert re.search(r"Free for good: +B1 +B2 ", sitting.out.getvalue())
    assert re.search(r"Hideouts that hold: +F9 ", sitting.out.getvalue())
    assert "Round 2 begins." in sitting.text


def test_the_result_shows_the_columns_that_decided() -> None:
    scene = "F10=S.0, B1 B2 B3@free, B4@zone:E, B5@F10, turn B"
    sitting = Sitting(["b5 zone:e", "log", ""], scene=scene).run()
    assert "Blue won: enough prisoners had escaped." in sitting.text
    assert "place player escaped in hideouts alive" in sitting.text
    assert sitting.position.outcome is not None


def test_a_newcomer_is_told_what_to_do() -> None:
    out = io.StringIO()

    def read(prompt: str) -> str:
        if ">" in prompt:
            raise EOFError
        return ""

    play_game(new_game(), ("human", "random"), Console(file=out, width=100), read, WORDING)
    welcome = out.getvalue().split("╰")[0]
    for word in ("draw 1", "place S F8 0", "step B1 F8", "end", "help", "undo", "quit"):
        assert word in welcome
    assert len(welcome.splitlines()) < 13


def test_turns_are_told_briefly() -> None:
    moves = ["draw 1", "place S F8 0", "step B1 F8", "step B1 F9", "step B2 F8", "end"]
    assert briefly(moves) == "draw 1, place S F8 0, B1 F8 F9, B2 F8"
    assert briefly(["end"]) == "–"


def test_lists_hold_exactly_the_legal_actions() -> None:
    position = set_up(new_game(), "F8=S.0 F9=B.3 C4=S.1, B has S, turn B")
    choices = TileChoices(position.legal(), WORDING, view_of(position))
    found: set[str] = set()

    def walk(words: tuple[str, ...]) -> None:
        if choices.is_action(words):
            found.add(" ".join(words))
        for word in choices.after(words):
            walk((*words, word))

    walk(())
    legal = {str(action) for action in position.legal()}
    assert legal <= found
    for text in found - legal:
        # The other way round, a swap is another spelling of a legal action.
        assert position.why_not(0, new_game().parse(text)) is None
