"""Choices in Section X: tiles, cells and rotations, each with what is worth knowing about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ...kernel import Legal
from ...sectionx import Seen
from ...sectionx.board.island import SIDES
from ...sectionx.board.tiles import TileType
from ...sectionx.walking.steps import STEPS_EACH, STEPS_IN_ALL
from ...sectionx.words.actions import parse
from ...sectionx.words.options import MEN
from ...wording import Wording
from ...wording.sectionx import spot_title
from ..choosing import Choices, Question, Words, capital
from .handling import beside
from .known import known_to
from .names import GAME
from .status import turn_of

#: Which words of an action are rotations.
_ROTATIONS = {"place": (3,), "move": (3,), "rotate": (2,), "swap": (3, 4)}

#: Marks cells beside land or another tile.
BESIDE = "*"


class Pictured(NamedTuple):
    """The tile whose rotation is asked for, and the cell it will be on."""

    kind: TileType
    cell: int


class TileChoices(Choices):
    """A swap may begin with either tile; legal actions list each pair once."""

    def __init__(self, legal: Legal, wording: Wording, view: Seen) -> None:
        super().__init__(legal, wording)
        self._view = view

    def _found(self, verb: str) -> list[Words]:
        found = super()._found(verb)
        if verb == "swap":
            found += [(verb, other, one, y, x) for _, one, other, x, y in found]
        return found

    # Display

    def question(self, words: Words | None = None) -> Question:
        asked = super().question(words)
        return replace(asked, remarks=self._fights(asked)) if asked.kind == "rotation" else asked

    def _kind(self, words: Words) -> str:
        if not words:
            return "verb"
        verb, depth = words[0], len(words)
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

    def _title(self, words: Words, kind: str) -> str:
        title = super()._title(words, kind)
        if kind == "to" and words[0] != "step" and self.wording.typed:
            return f"{title} {self.wording.text('sectionx-beside', mark=BESIDE)}"
        return title

    def _labels(self, words: Words, options: Sequence[str]) -> list[str]:
        kind = self._kind(words)
        if self.wording.typed:
            return [f"{option}{self._note(words, kind, option)}" for option in options]
        return [capital(self._called(words, kind, option)) for option in options]

    def _called(self, words: Words, kind: str, option: str) -> str:
        """Return an option in plain words, for clients that point at it."""
        say, note = self.wording.text, ""
        match kind:
            case "verb":
                return self.wording.doing(GAME, option)
            case "tile":
                return say("sectionx-type", type=option)
            case "rotation":
                return self._turned(words, option)
            case "cell":
                lies = say("sectionx-type", type=self._view.type_at(self._view.island.number[option]).code)
                return f"{option} ({lies})"
            case "to":
                to, _, zone = option.partition(":")
                return say("sectionx-to", to=spot_title(to, self.wording), zone=zone)
            case "side" | "door":
                spot, _, side = option.partition("@")
                spot = spot_title(spot, self.wording)
                return say("sectionx-at-side", spot=spot, side=side) if side else spot
            case "man" | "pile":
                note = self._note(words, kind, option)
        if words and words[0] == "choose-fight":
            return say("sectionx-seat", seat=option)
        return f"{spot_title(option, self.wording)}{note}"

    def _turned(self, words: Words, option: str) -> str:
        """Return how a tile would lie, by the sides its tunnels lead to."""
        tile = self.pictured(words).kind
        tunnels = [
            "–".join(
                self.wording.text("sectionx-side", side=SIDES[side])
                for side in range(len(SIDES))
                if mask >> side & 1
            )
            for mask in tile.masks[int(option)]
        ]
        return ", ".join(tunnels)

    def _note(self, words: Words, kind: str, option: str) -> str:
        view, say = self._view, self.wording.text
        if kind == "man":
            man = view.man_number(option)
            place = view.men[man]
            spot = spot_title(str(view.spot(place)), self.wording) if place >= 0 else say("sectionx-at-home")
            turn = turn_of(view)
            steps = 0
            if turn is not None:
                steps = min(STEPS_IN_ALL - turn.steps, STEPS_EACH - turn.walked[man % MEN])
            return f" {say('sectionx-man-stands', spot=spot, steps=steps)}"
        if kind == "cell":
            cell = view.island.number[option]
            return f" {view.type_at(cell).code}.{view.rotation[cell]}"
        if kind == "to" and words[0] != "step":
            # Island, zones and other tiles: a tile that touches none of them lies alone in the sea.
            return BESIDE if beside(view, option) else ""
        if kind == "pile":
            pile = int(option) - 1
            face = view.pile_faces[pile]
            top = view.tiles.of[face[0]].code if face else ""
            if top and not self.wording.typed:
                top = say("sectionx-type", type=top)
            return f" {say('sectionx-pile', number=view.pile_sizes[pile], top=top)}"
        return ""

    def _fights(self, asked: Question) -> tuple[str, ...]:
        """Return the fights that a joining tile would cause, before it is laid."""
        out = []
        seat = self._view.seat
        for choice in asked.choices:
            if seat is None or not choice.whole:
                continue
            for event in known_to(self._view).apply(seat, parse(" ".join((*asked.words, choice.word)))):
                if event.kind == "fight":
                    sentence = self.wording.event(GAME, event)
                    turned = choice.word if self.wording.typed else choice.label
                    out.append(self.wording.text("sectionx-fight", rotation=turned, sentence=sentence))
        return tuple(out)

    # For pictures

    def pictured(self, words: Words) -> Pictured:
        """Return the tile whose rotation is asked for after these words."""
        view = self._view
        number = view.island.number
        match words:
            case ("place", code, cell, *_):
                return Pictured(self.tile(code), number[cell])
            case ("swap", one, other, *rest):
                old, new = (other, one) if rest else (one, other)
            case ("move", old, new, *_):
                pass
            case _:
                old = new = words[1]
        return Pictured(view.type_at(number[old]), number[new])

    def tile(self, code: str) -> TileType:
        return next(kind for kind in self._view.tiles.types if kind.code == code)
