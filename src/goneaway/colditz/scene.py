"""Positions in words, for cases: set one up, or compare one with what is expected.

Entries are separated by commas, semicolons or line breaks:

    british dutch             the nations in seat order (default: american, british, ...)
    b1@yard-14, b2@chapel-2/tunnel, b3@inner-a, b4@escaped, b5@out-of-play
    g1@yard-3, g2@reserve     guards; those not mentioned are in the reserve
    british has rope key move_kitchen kit
    security has appel shoot
    turn british              whose turn; `turn security`; his roll is over
    points 7, undrawn ...

Men not mentioned stand on their places of the Appel diagram.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..kernel import Chance, Game, Position, Scene, Stream
from .cards import DO_OR_DIE, build_deck
from .ground import ground_of
from .officer import OfficerTurn
from .places import CELL, EQUIPMENT, NATIONS, TEAM
from .position import AFTER_ROLL, BEFORE_ROLL, OFF_BOARD, Colditz
from .raids import appel_places
from .ruleset import from_json
from .security import SecurityTurn


class SceneError(ValueError):
    """A position that cannot be read."""


def empty_position(game: Game, chance: Chance) -> Colditz:
    """The table before anything is on it: decks unshuffled, nobody placed."""
    rules = from_json({name: value for name, value in game.rules.items() if name not in ("edition", "board")})
    decks = (build_deck(rules, "opportunity"), build_deck(rules, "security"))
    ground = ground_of(str(game.rules["board"]), None, rules)
    return Colditz(rules, ground, decks, len(game.seats) - 1, chance)


def entries(text: str) -> Iterator[list[str]]:
    for part in re.split(r"[,;\n]", text):
        words = part.split()
        if words:
            yield words


def _place(position: Colditz, pawn: int, name: str) -> int:
    for place, word in OFF_BOARD.items():
        if word == name:
            return place
    if name in position.ground.block_number:
        return CELL - position.ground.block_number[name]
    place = position.place(name)
    if place < 0:
        raise SceneError(f"there is no place called {name}")
    return place


class ColditzScene(Scene):
    """Reads and compares positions."""

    def set_up(self, game: Game, text: str) -> Colditz:
        position = empty_position(game, Stream.from_seed("scene"))
        found = list(entries(text))
        nations = next(
            (words for words in found if set(words) <= set(NATIONS)), list(NATIONS[: position.officers])
        )
        position.nations = [NATIONS.index(name) for name in nations]
        position.rows = list(range(position.officers))
        for team in range(position.officers):
            for number, place in enumerate(appel_places(position, team)):
                position.put(team * TEAM + number, place)
        position.dod_deck = list(range(len(DO_OR_DIE)))
        position.deck = list(range(len(position.opportunity)))
        position.security_deck = list(range(len(position.security)))
        position.frames = [OfficerTurn(0)]
        position.stage = AFTER_ROLL
        for words in found:
            if words != nations:
                self._read(position, words)
        return position

    def _read(self, position: Colditz, words: list[str]) -> None:
        match words:
            case [*_] if "@" in words[-1]:
                names, _, where = " ".join(words).partition("@")
                for name in names.split():
                    pawn = position.pawn(name)
                    if pawn < 0:
                        raise SceneError(f"there is no pawn called {name}")
                    position.put(pawn, _place(position, pawn, where.strip()))
            case [who, "has", *cards]:
                self._deal(position, who, cards)
            case ["turn", who]:
                seat = position.security_seat if who == "security" else position.team_called(who)
                position.active = seat
                position.frames = [SecurityTurn(seat) if who == "security" else OfficerTurn(seat)]
            case ["points", number]:
                position.points = int(number)
            case ["before-roll"]:
                position.stage = BEFORE_ROLL
            case _:
                raise SceneError(f"cannot read: {' '.join(words)}")

    def _deal(self, position: Colditz, who: str, cards: list[str]) -> None:
        team = position.team_called(who)
        for name in cards:
            if who == "security":
                card = next(c for c in position.security_deck if position.security[c].id == name)
                position.security_deck.remove(card)
                position.security_hand.append(card)
            elif name == "kit":
                position.kit[team] += 1
                position.kits -= 1
            elif name in EQUIPMENT:
                position.stacks[EQUIPMENT.index(name)] -= 1
                position.equipment[team][EQUIPMENT.index(name)] += 1
            else:
                card = next(c for c in position.deck if position.opportunity[c].id == name)
                position.deck.remove(card)
                position.hands[team].append(card)

    def stage(self, position: Position, text: str) -> None:
        assert isinstance(position, Colditz)
        self._read(position, text.split())

    def differences(self, position: Position, text: str) -> list[str]:
        assert isinstance(position, Colditz)
        out = []
        for words in entries(text):
            names, at, where = " ".join(words).partition("@")
            if not at:
                raise SceneError(f"cannot read: {' '.join(words)}")
            for name in names.split():
                found = position.place_name(position.at[position.pawn(name)])
                if found != where.strip():
                    out.append(f"{name}@{where.strip()}: is at {found}")
        return out
