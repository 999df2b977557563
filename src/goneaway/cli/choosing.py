"""Choosing an action word by word from numbered lists: first what to do, then the piece, then where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rich.text import Text

from ..kernel import Legal
from ..sectionx import Seen
from ..sectionx.actions import parse
from ..sectionx.island import SEA
from ..sectionx.options import MEN
from ..sectionx.tiles import EMPTY, TileType
from ..sectionx.walking import STEPS_EACH, STEPS_IN_ALL
from ..wording import Wording
from .canvas import Canvas
from .island import ROOM, man_name, public, where
from .panels import turn_of
from .tile import HEIGHT, WIDTH, Lying, draw_tile

#: Lines of a list before it is cut into pages.
_LINES = 8

#: Which words of an action are rotations.
_ROTATIONS = {"place": (3,), "move": (3,), "rotate": (2,), "swap": (3, 4)}

#: Marks cells that touch something.
_BESIDE = "*"

Words = tuple[str, ...]


class Choices:
    """The legal actions of one decision as a tree of words; `chosen` is how far the player has got."""

    def __init__(self, legal: Legal) -> None:
        self._legal = legal
        self._of: dict[str, list[Words]] = {}
        self.chosen: Words = ()
        self.page = 0

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        """What can be done at all; looks into each verb no further than its first action."""
        return tuple(
            verb for verb in self._legal.verbs if any(len(group) for group in self._legal.groups_of(verb))
        )

    def _actions(self, verb: str) -> list[Words]:
        found = self._of.get(verb)
        if found is None:
            groups = self._legal.groups_of(verb) if verb in self._legal.verbs else ()
            found = [tuple(str(action).split()) for group in groups for action in group]
            if verb == "swap":
                # Legal lists each pair once; a player may begin with either tile.
                found += [(verb, other, one, y, x) for _, one, other, x, y in found]
            self._of[verb] = found
        return found

    def after(self, words: Words) -> list[str]:
        """The words that can follow, each once; none if no legal action begins like this."""
        if not words:
            return list(self.verbs)
        depth = len(words)
        matching = (action for action in self._actions(words[0]) if action[:depth] == words)
        return list(dict.fromkeys(action[depth] for action in matching if len(action) > depth))

    def is_action(self, words: Words) -> bool:
        return bool(words) and words in self._actions(words[0])

    @property
    def options(self) -> list[str]:
        return self.after(self.chosen)

    def pick(self, text: str) -> Words | None:
        """What was chosen before with these words added; None if no legal action goes on like this.

        The first may be a number of the list. If it fits an earlier list instead (another cell,
        another prisoner), the player has changed his mind.
        """
        first, *rest = text.split()
        options = self.options
        if first.isascii() and first.isdigit() and not numbered_by_itself(options):
            number = int(first[:9])
            chosen = (*self.chosen, options[number - 1]) if 1 <= number <= len(options) else None
        else:
            depths = range(len(self.chosen), 0, -1)
            found = (self._add(self.chosen[:depth], first) for depth in depths)
            chosen = next((words for words in found if words is not None), None)
        for word in rest:
            chosen = None if chosen is None else self._add(chosen, word)
        return chosen

    def _add(self, words: Words, word: str) -> Words | None:
        """One more word, in any spelling of its letters."""
        options = (option for option in self.after(words) if option.lower() == word.lower())
        return next(((*words, option) for option in options), None)

    def go(self, words: Words) -> None:
        self.chosen = words
        self.page = 0


def numbered_by_itself(options: Sequence[str]) -> bool:
    """Piles and rotations are numbers already: another numbering would only confuse."""
    return all(option.isdigit() for option in options)


# Lists on the screen


def draw_verbs(choices: Choices, wording: Wording, width: int) -> Text:
    """What can be done, in one line."""
    out = Text()
    for number, verb in enumerate(choices.verbs, 1):
        out.append(f" {number} " if width >= ROOM else str(number), "reverse")
        out.append(f" {verb} ", "bold")
    out.append(wording.text("terminal-choices-hint"), "dim")
    return out


def draw_choices(choices: Choices, view: Seen, wording: Wording, width: int) -> Text:
    """The list for the next word, with pictures where they help."""
    chosen, options = choices.chosen, choices.options
    question = _question(chosen)
    title = Text(wording.text("terminal-choose", question=question, so_far=" ".join(chosen)), "bold")
    if question == "rotation":
        kind, cell = _pictured(chosen, view)
        name, edge = view.island.names[cell], view.island.outside[cell]
        turned = [(option, Lying(kind, int(option), name, edge=edge)) for option in options]
        return Text("\n").join([title, _gallery(turned, width), *_fights(choices, view, wording)])
    if question == "tile":
        types = {kind.code: kind for kind in view.tiles.types}
        tiles = [(f"{number} {code}", Lying(types[code], 0)) for number, code in enumerate(options, 1)]
        return Text("\n").join([title, _gallery(tiles, width)])
    if question == "to" and chosen[0] != "step":
        title.append(f" {wording.text('terminal-beside', mark=_BESIDE)}")
    return Text("\n").join([title, *_list(choices, view, options, wording, width)])


def _question(chosen: Words) -> str:
    """What the next word stands for."""
    verb, depth = chosen[0], len(chosen)
    if depth in _ROTATIONS.get(verb, ()):
        return "rotation"
    match verb, depth:
        case "place", 1:
            return "tile"
        case "step", 1:
            return "man"
        case ("step", _) | ("move", 2) | ("place", 2):
            return "to"
        case (("door" | "door-move" | "choose-key-return"), _):
            return "door" if verb == "door-move" and depth == 1 else "side"
        case (("swap" | "move" | "rotate"), _):
            return "cell"
        case "draw", _:
            return "pile"
    return "answer"


def _pictured(chosen: Words, view: Seen) -> tuple[TileType, int]:
    """The tile whose rotation is asked for, and the cell it is going to lie on."""
    number = view.island.number
    match chosen:
        case ("place", code, cell, *_):
            return next(kind for kind in view.tiles.types if kind.code == code), number[cell]
        case ("swap", one, other, *rest):
            old, new = (other, one) if rest else (one, other)
        case ("move", old, new, *_):
            pass
        case _:
            old = new = chosen[1]
    return view.tiles.of[view.tile[number[old]]], number[new]


def _gallery(pictures: Sequence[tuple[str, Lying]], width: int) -> Text:
    """Small pictures side by side, each with what to type."""
    room = WIDTH + 7
    across = max(1, width // room)
    sheets = []
    for start in range(0, len(pictures), across):
        sheet = Canvas(min(across, len(pictures)) * room, HEIGHT)
        for at, (name, tile) in enumerate(pictures[start : start + across]):
            sheet.put(at * room, 1, name.rjust(5), "bold")
            sheet.paste(at * room + 6, 0, draw_tile(tile))
        sheets.append(sheet.text())
    return Text("\n").join(sheets)


def _fights(choices: Choices, view: Seen, wording: Wording) -> list[Text]:
    """What a joining tile would bring about, said before it is laid."""
    out = []
    for option in choices.options:
        words = (*choices.chosen, option)
        if view.seat is None or not choices.is_action(words):
            continue
        for event in public(view).apply(view.seat, parse(" ".join(words))):
            if event.kind == "fight":
                sentence = wording.event("sectionx", event)
                out.append(Text(wording.text("terminal-fight", rotation=option, sentence=sentence)))
    return out


def _list(choices: Choices, view: Seen, options: Sequence[str], wording: Wording, width: int) -> list[Text]:
    notes = [_note(choices.chosen, option, view, wording) for option in options]
    by_itself = numbered_by_itself(options)
    entries = [
        f"{option}{note}" if by_itself else f"{number:>3} {option}{note}"
        for number, (option, note) in enumerate(zip(options, notes, strict=True), 1)
    ]
    column = max(map(len, entries), default=0) + 2
    across = max(1, width // column)
    page = across * _LINES
    pages = max(1, -(-len(entries) // page))
    choices.page %= pages
    shown = entries[choices.page * page : (choices.page + 1) * page]
    lines = [
        Text("".join(entry.ljust(column) for entry in shown[start : start + across]).rstrip())
        for start in range(0, len(shown), across)
    ]
    if pages > 1:
        lines.append(Text(wording.text("terminal-page", page=choices.page + 1, pages=pages), "dim"))
    return lines


def _note(chosen: Words, option: str, view: Seen, wording: Wording) -> str:
    """What a player may want to know about an option before he picks it."""
    question = _question(chosen)
    if question == "man":
        names = [man_name(view, man) for man in range(len(view.men))]
        man = names.index(option)
        place = view.men[man]
        spot = where(view, place) if place >= 0 else wording.text("terminal-at-home")
        turn = turn_of(view)
        steps = 0
        if turn is not None:
            steps = min(STEPS_IN_ALL - turn.steps, STEPS_EACH - turn.walked[man % MEN])
        return f" {wording.text('terminal-man', spot=spot, steps=steps)}"
    if question == "cell":
        cell = view.island.number[option]
        return f" {view.tiles.of[view.tile[cell]].code}.{view.rotation[cell]}"
    if question == "to" and chosen[0] != "step":
        # Island, zones and other tiles: a tile that touches none of them lies alone in the sea.
        near = [cell for cell in view.island.neighbours[view.island.number[option]] if cell >= 0]
        beside = any(view.island.kind[cell] != SEA or view.tile[cell] != EMPTY for cell in near)
        return _BESIDE if beside else ""
    if question == "pile":
        pile = int(option) - 1
        face = view.pile_faces[pile]
        top = view.tiles.of[face[0]].code if face else ""
        return f" {wording.text('terminal-pile', number=view.pile_sizes[pile], top=top)}"
    return ""
