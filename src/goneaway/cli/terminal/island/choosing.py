"""Choosing in Section X: tiles, cells and rotations, with pictures where they help."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....presenting.choosing import Choices, Words
from ....sectionx import Seen
from ....sectionx.actions import parse
from ....sectionx.island import SEA
from ....sectionx.options import MEN
from ....sectionx.tiles import EMPTY, TileType
from ....sectionx.walking import STEPS_EACH, STEPS_IN_ALL
from ....wording import Wording
from ..canvas import Canvas
from ..choosing import draw_list
from .panels import turn_of
from .plan import man_name, public, where
from .tile import HEIGHT, WIDTH, Lying, draw_tile

#: Which words of an action are rotations.
_ROTATIONS = {"place": (3,), "move": (3,), "rotate": (2,), "swap": (3, 4)}

#: Marks cells that touch something.
_BESIDE = "*"


class TileChoices(Choices):
    """A swap may begin with either tile; legal actions list each pair once."""

    def _found(self, verb: str) -> list[Words]:
        found = super()._found(verb)
        if verb == "swap":
            found += [(verb, other, one, y, x) for _, one, other, x, y in found]
        return found


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
    labels = [f"{option}{_note(chosen, option, view, wording)}" for option in options]
    return Text("\n").join([title, *draw_list(choices, labels, wording, width)])


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
