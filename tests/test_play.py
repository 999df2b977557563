"""Playing in the terminal: scripted sittings, and what the board must show."""

from __future__ import annotations

import errno
import io
import json
import os
import random
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import goneaway
from goneaway.bots import UnknownBot, make_bot
from goneaway.cli.choosing import Choices
from goneaway.cli.chronicle import briefly
from goneaway.cli.island import ROOM, draw_board
from goneaway.cli.panels import WIDE, News, draw_screen, header
from goneaway.cli.play import Session, play_game, tidy
from goneaway.cli.tile import DEAD_END, OPENING, Lying, draw_tile
from goneaway.kernel import Game, Journal, Stream, load_record, verify
from goneaway.kernel.records import seal_line
from goneaway.sectionx import SectionX, Seen, standard_tiles
from goneaway.sectionx.tiles import TileType
from goneaway.wording import Wording

WORDING = Wording()
CLEARED = "\x1b[3J"


def new_game(players: int = 2, seed: object = 7, **rules: Any) -> Game:
    return goneaway.new_game("sectionx", players=players, rules={"firstSeat": "B", **rules}, seed=seed)


class Sitting:
    """A session with everything typed in advance; when that is used up, the input ends."""

    def __init__(
        self,
        typed: Iterable[str],
        players: Sequence[str] = ("human", "random"),
        *,
        game: Game | None = None,
        journal: Journal | None = None,
        scene: str = "",
        size: tuple[int, int] = (100, 40),
        colours: bool = False,
    ) -> None:
        self.out = io.StringIO()
        self.asked: list[str] = []
        self._typed = iter(typed)
        self.console = Console(
            file=self.out,
            width=size[0],
            height=size[1],
            force_terminal=True,
            color_system="truecolor" if colours else None,
        )
        if journal is None:
            journal = Journal(game or new_game(len(players)), players)
            if scene:
                journal.position = set_up(journal.game, scene)
        self.session = Session(journal.game, players, self.console, self._read, WORDING, journal)
        self.session._welcomed = True

    def _read(self, prompt: str) -> str:
        self.asked.append(prompt)
        self.out.write(prompt)
        line = next(self._typed, None)
        if line is None:
            raise EOFError
        self.out.write(f"{line}\n")
        return line

    def run(self) -> Sitting:
        self.session.run()
        return self

    @property
    def text(self) -> str:
        """What was shown, every run of blanks as one, so that wrapped sentences can be found."""
        return " ".join(self.out.getvalue().split())

    @property
    def position(self) -> SectionX:
        return self.session.position

    @property
    def actions(self) -> list[str]:
        return [entry.action for entry in self.session.journal.entries]


def set_up(game: Game, scene: str) -> SectionX:
    position = game.kind.scene.set_up(game, scene)
    assert isinstance(position, SectionX)
    return position


def view_of(position: SectionX, seat: int | None = 0) -> Seen:
    view = position.view(seat)
    assert isinstance(view, Seen)
    return view


def letters(text: Text | str, width: int = 200, *, colours: bool = False) -> str:
    """What a drawing says to somebody who sees no colours."""
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        force_terminal=colours,
        color_system="truecolor" if colours else None,
        no_color=not colours,
    )
    console.print(text)
    return re.sub(r"\x1b\[[0-9;]*m", "", out.getvalue())


def alone(*typed: str, **more: Any) -> Sitting:
    """One person against a bot, from the beginning; the person begins."""
    return Sitting(typed, **more).run()


# A turn


def first_stock(typed: Sequence[str] = ()) -> str:
    """The code of the tile that Blue draws from pile 1."""
    position = Sitting(("draw 1", *typed), ("human", "random")).run().position
    return position.stock_codes(0)[0]


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
    assert "Rotation 0 brings a fight." in sitting.text
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
        ("look F8", "F8: S, rotation 0, open to E and W. Nobody’s tunnel, 1 tile long; room for 1."),
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
    assert "cannot be taken back" in sitting.text


def test_an_undone_game_is_recorded_as_if_nothing_had_been() -> None:
    code = first_stock()
    sitting = alone("draw 1", f"place {code} F8 0", "undo", "skip", "undo", "skip")
    record = sitting.session.journal.record()
    assert [entry.action for entry in record.entries] == ["draw 1", "skip"]
    assert verify(record, goneaway.KINDS).actions == 2


# Files


def test_a_saved_game_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    game = new_game(3, seed=11)
    players = ("human", "simple", "random")
    file = tmp_path / "evening one.jsonl"

    def play(journal: Journal | None, plies: int, *last: str) -> Sitting:
        sitting = Sitting((), players, game=game, journal=journal)
        bot = make_bot("simple", game, Stream.from_seed(5, quiet=True))
        ending = iter(last)

        def read(prompt: str) -> str:
            position = sitting.position
            if not prompt.endswith("> "):
                return ""
            if len(sitting.actions) >= plies or position.actor is None:
                return next(ending)
            return str(bot.choose(position.view(position.actor), position.legal()))

        sitting.session.read = read
        return sitting.run()

    saved = play(None, 60, f"save {file}", "quit")
    record = load_record(file.read_text("utf-8"))
    assert verify(record, goneaway.KINDS).status == "adjourned"
    assert record.ending.digest == saved.position.digest()
    assert record.players == players

    resumed = Sitting([f"load {file}"]).run()
    assert resumed.position.digest() == saved.position.digest()
    assert resumed.session.players == players
    assert "The saved game goes on after" in resumed.text

    # Whatever is drawn next is what would have been drawn.
    seat = saved.position.actor
    while seat == saved.position.actor and seat is not None:
        action = next(iter(saved.position.legal()))
        saved.session.journal.apply(seat, action)
        resumed.session.journal.apply(seat, action)
    assert saved.position.digest() == resumed.position.digest()
    assert verify(resumed.session.journal.record(), goneaway.KINDS)


def test_saving_never_overwrites_a_stranger(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear mother,\n")
    sitting = alone("draw 1", f"save {other}", f"save {tmp_path}", f"save {tmp_path}/no/where")
    assert other.read_text() == "Dear mother,\n"
    assert sitting.text.count("is no record of a game") == 2
    assert "No such file or directory" in sitting.text
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt"]


def test_saving_over_another_game_is_asked_about(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    alone("draw 1", f"save {file}", game=new_game(seed=1))
    first = file.read_text()
    alone("draw 1", f"save {file}", "n", game=new_game(seed=2))
    assert file.read_text() == first
    alone("draw 1", f"save {file}", "y", game=new_game(seed=2))
    second = file.read_text()
    assert second != first
    # The same game is written over without a word.
    sitting = alone(f"load {file}", "skip", f"save {file}", "end", f"save {file}")
    assert "Replace it?" not in sitting.text
    assert file.read_text() != second


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_a_full_disk_is_a_sentence_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    file = tmp_path / "game.jsonl"
    game = new_game(seed=1)
    alone("draw 1", f"save {file}", game=game)
    before = file.read_text()

    def full(handle: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", full)
    sitting = alone("draw 1", "skip", f"save {file}", "y", "why end", game=game)
    assert os.strerror(code) in sitting.text
    assert "end is allowed." in sitting.text
    assert file.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def chained(bodies: Sequence[dict[str, Any]]) -> str:
    """Lines of a record with their hashes put right."""
    out, chain = "", ""
    for body in bodies:
        line, chain = seal_line({key: value for key, value in body.items() if key != "hash"}, chain)
        out += f"{line}\n"
    return out


def test_loading_what_is_no_record_leaves_the_game_alone(tmp_path: Path) -> None:
    good = tmp_path / "good.jsonl"
    alone("draw 1", f"save {good}")
    text = good.read_text("utf-8")
    broken = {
        "empty": b"",
        "text": b"hello\n",
        "bytes": b"\xff\xfe\x00",
        "cut": text[: len(text) // 2].encode(),
        "flipped": text.replace('"draw 1"', '"draw 2"').encode(),
        "nested": b"[" * 100_000,
    }
    for name, content in broken.items():
        (tmp_path / name).write_bytes(content)
    # Chained anew by somebody who knows how: another seat, and rules that are none.
    bodies = [json.loads(line) for line in text.splitlines()]
    (tmp_path / "seat").write_text(chained([bodies[0], {**bodies[1], "seat": 99}, bodies[2]]), "utf-8")
    (tmp_path / "rules").write_text(chained([{**bodies[0], "rules": [1, 2]}, *bodies[1:]]), "utf-8")
    os.mkfifo(tmp_path / "pipe")
    names = [*broken, "seat", "rules", "pipe", "missing", ".", "x" * 300]
    sitting = alone(*(f"load {tmp_path / name}" for name in names), "draw 2")
    assert sitting.actions == ["draw 2"]


def test_a_finished_game_is_not_loaded(tmp_path: Path) -> None:
    game = new_game(2, seed=3)
    journal = play_game(game, ("random", "random"), Console(file=io.StringIO()), input, WORDING)
    file = tmp_path / "over.jsonl"
    file.write_text(journal.record().to_jsonl(), "utf-8")
    sitting = alone(f"load {file}", "draw 1")
    assert "goneaway replay" in sitting.text
    assert sitting.actions == ["draw 1"]


def test_a_game_that_is_not_saved_is_not_dropped_without_a_question(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    alone("draw 2", f"save {file}")
    kept = alone("draw 1", f"load {file}", "n", game=new_game(seed=9))
    assert kept.actions == ["draw 1"]
    loaded = alone("draw 1", f"load {file}", "y", game=new_game(seed=9))
    assert loaded.actions == ["draw 2"]


# Leaving


def test_the_end_of_input_leaves_cleanly() -> None:
    sitting = alone("draw 1")
    assert "This game is not saved." in sitting.text
    nothing_done = alone()
    assert "not saved" not in nothing_done.text
    assert "Goodbye." in nothing_done.text


def test_an_interrupt_asks_once_about_saving(tmp_path: Path) -> None:
    sitting = Sitting((), ("human", "random"))
    lines = iter(["draw 1", "", str(tmp_path / "saved.jsonl")])

    def read(prompt: str) -> str:
        line = next(lines)
        if not line:
            raise KeyboardInterrupt
        return line

    sitting.session.read = read
    sitting.run()
    assert load_record((tmp_path / "saved.jsonl").read_text("utf-8")).entries[0].action == "draw 1"


def test_quit_asks_before_a_game_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    asked = alone("draw 1", "quit", "/no/such/folder/file", str(file))
    assert file.exists()
    assert "Nothing was saved." in asked.text
    assert "Goodbye." in asked.text
    assert "not saved" not in alone("draw 1", f"save {file}", "y", "quit").text


def test_nobody_is_seated_who_is_not_known() -> None:
    with pytest.raises(UnknownBot):
        play_game(new_game(), ("human", "grandmaster"), Console(file=io.StringIO()), input, WORDING)


def test_a_person_takes_the_seat_of_a_bot_that_is_gone() -> None:
    sitting = Sitting(["draw 1"]).run()
    journal = sitting.session.journal
    journal.players = ("human", "grandmaster")

    def silent(prompt: str) -> str:
        raise EOFError

    play_game(journal.game, journal.players, Console(file=io.StringIO()), silent, WORDING, journal=journal)
    assert journal.players == ("human", "human")


# Several people at one keyboard


def test_the_stock_is_hidden_between_players() -> None:
    """What the second sees before he says that he is looking, and afterwards, has nothing of the first."""
    sitting = Sitting(["", "draw 1", "end", "", "log", "quit", ""], ("human", "human")).run()
    stocks = sitting.position.stocks
    code = sitting.position.stock_codes(0)[0]
    shown = sitting.out.getvalue()
    _, first, second = shown.split(CLEARED)
    name = sitting.position.tiles.names[stocks[0][0]]
    assert name in first
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
    assert "tile, steps, door" in own
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
        assert WORDING.text(f"terminal-column-{column}") in out.getvalue()


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


# The board


def kind_of(code: str) -> TileType:
    return next(kind for kind in standard_tiles().types if kind.code == code)


def picture(tile: Lying) -> list[str]:
    return [line.ljust(8) for line in letters(draw_tile(tile).text()).splitlines()]


ORIENTATIONS = [(kind, rotation) for kind in standard_tiles().types for rotation in kind.rotations]


@pytest.mark.parametrize(
    ("kind", "rotation"), ORIENTATIONS, ids=lambda value: getattr(value, "code", str(value))
)
def test_open_sides_are_cut_and_closed_sides_are_walls(kind: TileType, rotation: int) -> None:
    lines = picture(Lying(kind, rotation, "F8"))
    for side, (x, y) in OPENING.items():
        wall = lines[y][x] in "─│"
        assert wall != bool(kind.open[rotation] >> side & 1)
    if kind.hideout:
        assert "[····]" in lines[1]


def test_no_two_orientations_look_the_same() -> None:
    seen = {"\n".join(picture(Lying(kind, rotation, "F8"))) for kind, rotation in ORIENTATIONS}
    assert len(seen) == len(ORIENTATIONS)


def test_sections_of_a_tile_are_told_apart_by_number() -> None:
    lines = picture(Lying(kind_of("SS"), 0, "E7", {1: ["B4"]}))
    assert lines == ["╭2╲ ───╮", "═1B4² 1═", "╰──E7╲2╯"]
    crowded = picture(Lying(kind_of("SSS"), 0, "E7", {0: ["Y8"], 1: ["R1"], 2: ["V3"]}))
    assert all(man in "".join(crowded) for man in ("Y8", "R1", "V3"))


def test_an_opening_over_the_edge_leads_nowhere() -> None:
    assert picture(Lying(kind_of("S"), 0, "C1", edge=1 << 3))[1][0] == DEAD_END


def test_a_door_is_a_bar_with_its_owners_letter() -> None:
    for side, (x, y) in OPENING.items():
        for kind in (kind_of("S"), kind_of("SSS"), kind_of("SS")):
            for rotation in range(6):
                if not kind.open[rotation] >> side & 1:
                    continue
                lines = picture(Lying(kind, rotation, "F8", doors={side: "R"}))
                assert lines[y][x] == "R"
                # R and a number would be a prisoner.
                assert not re.search(r"R\d", "".join(lines))


SCENE = """
    F8=S.0 F9=HS.0 F10=S.0 E7=SS.2 D5=S.1 H4=SBB.0 C8=S.0,
    B1@F8, B2 R3@F9, R1@E7#1, V1@E7#2, V2@H4#1, R5@H4#2, B5@H4#3, Y8@D5,
    door R F10@E, door V E7#2@W, B6@zone:E, Y1@free, R8@buried, turn B, B has S Y HW
"""
MEN_OUT = ("B1", "B2", "R3", "R1", "V1", "V2", "R5", "B5", "Y8", "B6")


@pytest.mark.parametrize("width", [ROOM, 100, WIDE, 140])
def test_the_board_shows_every_prisoner_door_owner_and_zone(width: int) -> None:
    view = view_of(set_up(new_game(4), SCENE))
    shown = letters(draw_board(view, width), width)
    for man in MEN_OUT:
        assert man in shown
    assert "·2345678" not in shown
    assert "B ··34··78" in shown
    assert "Y ·234567·" in shown
    assert "(B’s)" in shown
    assert shown.count("(open)") == 5
    for cell in view.island.sea:
        name = view.island.names[cell]
        tiled = view.tile[cell] >= 0
        # A tile's name loses the row's letter if it has two figures; three prisoners cover it.
        assert (name[-2:] if tiled else name) in shown or name == "H4"
    assert re.search(r"═+┃R|┃R", shown)
    assert max(map(len, shown.splitlines())) <= width


def test_the_narrow_board_lists_prisoners_and_doors() -> None:
    view = view_of(set_up(new_game(4), SCENE))
    shown = letters(draw_board(view, 80), 80)
    words = " ".join(shown.split())
    assert "B1 F8" in words
    assert "R1 E7#1" in words
    assert "doors: R F10@E V E7#2@W" in words
    assert "HS.0*" in words
    assert "[E=B]" in words
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("width", [60, 80, 100, 130])
def test_nothing_is_said_by_colour_alone(width: int) -> None:
    view = view_of(set_up(new_game(4), SCENE))
    drawing = draw_screen(view, WORDING, width, 40, News(["A line."], ["Red: draw 1"], {"F8"}))
    assert letters(drawing, width) == letters(drawing, width, colours=True)


def test_the_drawing_knows_only_what_the_seat_knows() -> None:
    """Deal what is hidden anew: the screen stays the same."""
    game = new_game(3, seed=2)
    position = game.start()
    assert isinstance(position, SectionX)
    for _ in range(40):
        seat = position.actor
        assert seat is not None
        position.apply(seat, next(iter(position.legal())))
    for eyes in (0, 1, 2, None):
        view = view_of(position, eyes)
        other = game.determinize(view, Stream.from_seed("another deal"))
        again = other.view(eyes)
        assert isinstance(again, Seen)
        for width in (80, 100, 130):
            one = letters(draw_screen(view, WORDING, width, 40, News()), width)
            assert one == letters(draw_screen(again, WORDING, width, 40, News()), width)


@pytest.mark.parametrize("size", [(100, 40), (120, 45), (80, 24)])
def test_the_screen_fits_the_window(size: tuple[int, int]) -> None:
    """The board, the choices and the line that is typed; nothing scrolls away."""
    rules = {"firstSeat": "B"}
    game = goneaway.new_game("sectionx", players=3, rules=rules, seed=3)
    sitting = Sitting((), ("human", "simple", "simple"), game=game, size=size)
    bot = make_bot("simple", game, Stream.from_seed(3, quiet=True))
    heights = []

    def read(prompt: str) -> str:
        shown = sitting.out.getvalue()
        start = shown.rfind(" Round ")
        if start >= 0 and prompt.endswith("> "):
            heights.append(shown[start:].count("\n") + 1)
        position = sitting.position
        if position.actor is None or not prompt.endswith("> "):
            return ""
        sitting.out.truncate(0)
        sitting.out.seek(0)
        if len(sitting.actions) > 150:
            raise EOFError
        return str(bot.choose(position.view(position.actor), position.legal()))

    sitting.session.read = read
    sitting.run()
    assert len(heights) > 20
    # In a small window a long list of prisoners and doors may take a line or two more.
    assert max(heights) <= size[1] + (2 if size[1] < 30 else 0)


def test_the_header_fits() -> None:
    """The longest of everything still leaves the piles in sight."""
    game = new_game(4)
    position = set_up(game, "round 12, final, turn Y, F8=S.0, R1@F8")
    for _ in range(2):
        assert len(header(view_of(position), WORDING, "18 18 18")) < ROOM
        assert len(header(view_of(position), WORDING)) < 79
        if not position.why_not(3, game.parse("skip")):
            position.apply(3, game.parse("skip"))


@pytest.mark.parametrize("seat", range(4))
def test_panels_leave_the_board_alone(seat: int) -> None:
    """Whoever looks, no panel reaches into a cell or into the column of what happened."""
    position = set_up(new_game(4), f"{SCENE}, turn {'BRVY'[seat]}")
    for width in (ROOM, 100, WIDE, 130):
        screen = letters(
            draw_screen(view_of(position, seat), WORDING, width, 45, News(["x" * 20] * 60)), width
        )
        board = letters(draw_board(view_of(position, seat), width), width)
        for drawn, shown in zip(board.splitlines(), screen.splitlines()[1:], strict=False):
            start = len(drawn) - len(drawn.lstrip())
            assert shown[start:].startswith(drawn.strip())
        assert f"{WORDING.text('sectionx-seat', seat='BRVY'[seat]).upper()} ({'BRVY'[seat]}) you" in screen
        for other in set("BRVY") - {"BRVY"[seat]}:
            assert f"{WORDING.text('sectionx-seat', seat=other).upper()} ({other})" in screen


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
    choices = Choices(position.legal())
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
