"""Positions in words, for cases: set one up, or compare one with what is expected.

A position is a list of entries, separated by commas, semicolons or line breaks:

    F8=S.0 F9=HS.1        tiles (type and rotation)
    door R F8@W           a door on the board
    B1 B2@F9, B3@zone:E   prisoners: on a section, in a green zone, free, buried or home
    owner NW B            a zone claimed earlier
    B has S Y             tiles in a stock; `stocks 1/2/0/1` if only the numbers matter
    piles 17/16/16        sizes of the piles; `top 1 S` puts a type on top of one
    key B                 a master key, with a door set aside
    turn R, undrawn       whose turn it is; whether phase 1 is still to come
    round 2, final, idle 5, fruitless 5, barren 1, last-tile

What is not mentioned is as at the start: prisoners at home, doors in the supply, no owners, all
other tiles in the piles, Blue's turn, phase 1 over. Facts can also say:

    C4=none               no tile there          supply B 1, aside B 1    doors
    nokey B               no master key          owner NW none            nobody's zone
    tunnel F8 R           whose tunnel it is (or none)                    length F8 5
    men B home 4          how many of a colour are home, free, buried, green, hidden, alive
    pending choose-fight  the open decision      goal 5, threshold 3
    tiles 54              tiles in the box       outcome GOAL B > R=V > Y
    sees R B S Y          the tiles R sees in B's stock (or none); `sees R B 2` only their number
    faces R 1/1/1         how many faces R sees in each pile; a `watcher` sits at no seat
    reach B1 F9 2         what a place costs a prisoner (or none)
    idle 5, fruitless 5, barren 1                                         the stall guards
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from ..kernel import Game, Position, Scene, SceneError, Stream
from .actions import Spot
from .island import SEA, SIDES, standard_island
from .options import DOORS, MEN, rules_of
from .places import AT_HOME, BURIED, FREE, GREEN, IN_SUPPLY, NOBODY, SET_ASIDE
from .position import SectionX
from .tiles import EMPTY, standard_tiles
from .turn import Turn

_TILE = re.compile(r"([A-Z]\d+)=([A-Z][A-Z0-9]*)\.([0-5])")
_NO_TILE = re.compile(r"([A-Z]\d+)=none")
_SPOT = re.compile(r"([A-Z]\d+)(?:#(\d))?")


def entries(text: str) -> Iterator[list[str]]:
    for part in re.split(r"[,;\n]", text):
        words = part.split()
        if words:
            yield words


def _section(position: SectionX, text: str) -> int:
    match = _SPOT.fullmatch(text)
    if match is None or match[1] not in position.island.number:
        raise SceneError(f"no section is called {text}")
    return position.section(Spot(match[1], int(match[2] or 0)))


def _place(position: SectionX, text: str) -> int:
    named = {"home": AT_HOME, "free": FREE, "buried": BURIED}
    if text in named:
        return named[text]
    if text.startswith("zone:"):
        return GREEN - position.island.zone_number[text.removeprefix("zone:")]
    return _section(position, text)


def _seat(position: SectionX, colour: str) -> int:
    seat = position.rules.colours.find(colour)
    if seat < 0 or len(colour) != 1:
        raise SceneError(f"no player is called {colour}")
    return seat


def _men(position: SectionX, words: list[str]) -> tuple[list[int], str] | None:
    """Prisoners and where they are, if an entry says that."""
    names, at, where = " ".join(words).partition("@")
    if not at or not re.fullmatch(r"[A-Z]\d( [A-Z]\d)*", names.strip()):
        return None
    men = [position.man_number(name) for name in names.split()]
    if min(men) < 0:
        raise SceneError(f"unknown prisoner in {names}")
    return men, where.strip()


class SectionXScene(Scene):
    """Reads and compares positions."""

    def set_up(self, game: Game, text: str) -> SectionX:
        rules = rules_of(len(game.seats), game.rules)
        position = SectionX(rules, standard_island(), standard_tiles(), Stream.from_seed("scene"))
        plan = _Plan(position)
        for words in entries(text):
            plan.read(words)
        plan.finish()
        return position

    def stage(self, position: Position, text: str) -> None:
        assert isinstance(position, SectionX)
        words = text.split()
        if words[0] != "turn":
            raise SceneError(f"cannot stage: {text}")
        position.frames[:] = [Turn(_seat(position, words[1]), drew="undrawn" not in words)]
        position.round_ender = NOBODY
        position._legal = None

    def differences(self, position: Position, text: str) -> list[str]:
        assert isinstance(position, SectionX)
        out = []
        for words in entries(text):
            found = _compare(position, words)
            if found:
                out.append(f"{' '.join(words)}: {found}")
        return out


class _Plan:
    """What a text asks for, gathered before the rest of the tiles is dealt out."""

    def __init__(self, position: SectionX) -> None:
        self.position = position
        self.unused = list(range(position.tiles.count))
        self.turn = Turn(0, drew=True)
        self.piles: list[int] | None = None
        self.stocks: list[int] | None = None
        self.tops: list[tuple[int, int]] = []

    def take(self, code: str) -> int:
        kind = self.position.tiles.type_number.get(code)
        for tile in self.unused:
            if self.position.tiles.kind_of[tile] == kind:
                self.unused.remove(tile)
                return tile
        raise SceneError(f"no tile {code} left")

    def read(self, words: list[str]) -> None:
        position = self.position
        if all(_TILE.fullmatch(word) for word in words):
            for word in words:
                self._lay(word)
            return
        found = _men(position, words)
        if found is not None:
            for man in found[0]:
                position.send(man, _place(position, found[1]))
                if position.men[man] <= GREEN:
                    position.owners[GREEN - position.men[man]] = man // MEN
            return
        match words:
            case ["door", colour, place]:
                spot, _, side = place.partition("@")
                seat = _seat(position, colour)
                door = position.doors.index(IN_SUPPLY, seat * DOORS, seat * DOORS + DOORS)
                position.hang(door, _section(position, spot), SIDES.index(side))
            case ["owner", zone, colour]:
                position.owners[position.island.zone_number[zone]] = _seat(position, colour)
            case [colour, "has", *codes]:
                position.stocks[_seat(position, colour)] += [self.take(code) for code in codes]
            case ["key", colour]:
                seat = _seat(position, colour)
                position.keys[seat] = True
                position.hang(position.doors.index(IN_SUPPLY, seat * DOORS), SET_ASIDE)
            case ["stocks", sizes]:
                self.stocks = [int(size) for size in sizes.split("/")]
            case ["piles", sizes]:
                self.piles = [int(size) for size in sizes.split("/")]
            case ["top", pile, code]:
                self.tops.append((int(pile) - 1, self.take(code)))
            case ["turn", colour]:
                self.turn = replace(self.turn, seat=_seat(position, colour))
            case ["undrawn"]:
                self.turn = replace(self.turn, drew=False)
            case ["last-tile"]:
                self.turn = replace(self.turn, last_tile=True)
            case ["final"]:
                position.final = True
            case [("round" | "idle" | "fruitless" | "barren") as name, number]:
                setattr(position, name, int(number))
            case _:
                raise SceneError(f"cannot read: {' '.join(words)}")

    def _lay(self, word: str) -> None:
        match = _TILE.fullmatch(word)
        assert match is not None
        cell = self.position.island.number.get(match[1])
        if cell is None or self.position.island.kind[cell] != SEA:
            raise SceneError(f"{match[1]} is no sea cell")
        self.position.lay(cell, self.take(match[2]), int(match[3]))

    def finish(self) -> None:
        position = self.position
        for seat, size in enumerate(self.stocks or ()):
            while len(position.stocks[seat]) < size:
                position.stocks[seat].append(self.unused.pop())
        rest = len(self.unused) + len(self.tops)
        sizes = self.piles or [(rest + 2 - number) // 3 for number in range(3)]
        for pile, tile in self.tops:
            position.piles[pile].append(tile)
        for number, size in enumerate(sizes):
            while len(position.piles[number]) < size:
                position.piles[number].insert(0, self.unused.pop(0))
        # Tiles a case does not care about lie in the heap, so that all 54 are somewhere.
        position.heap += self.unused
        position.frames = [self.turn]


# Comparing


def _is(found: object, expected: object) -> str:
    return "" if found == expected else f"is {found}"


def _compare(position: SectionX, words: list[str]) -> str:
    """Nothing if the fact holds, else what holds instead."""
    if all(_TILE.fullmatch(word) or _NO_TILE.fullmatch(word) for word in words):
        return "; ".join(filter(None, (_compare_tile(position, word) for word in words)))
    found = _men(position, words)
    if found is not None:
        wrong = [
            f"{position.man_name(man)} is at {position.place_name(position.men[man])}"
            for man in found[0]
            if position.place_name(position.men[man]) != found[1]
        ]
        return "; ".join(wrong)
    compare = _FACTS.get(words[0])
    if compare is None and len(words) > 1 and words[1] == "has":
        codes = sorted(position.stock_codes(_seat(position, words[0])))
        return _is(codes, sorted(words[2:]))
    if compare is None:
        raise SceneError(f"cannot read: {' '.join(words)}")
    return compare(position, words[1:])


def _compare_tile(position: SectionX, word: str) -> str:
    cell, _, expected = word.partition("=")
    number = position.island.number[cell]
    if position.tile[number] == EMPTY:
        found = "none"
    else:
        found = f"{position.type_at(number).code}.{position.rotation[number]}"
    return "" if found == expected else f"{cell} is {found}"


def _colour_or_none(position: SectionX, seat: int) -> str:
    return "none" if seat == NOBODY else position.colour(seat)


def _door(position: SectionX, words: list[str]) -> str:
    spot = words[1].partition("@")[0]
    door = position.door_on[_section(position, spot)]
    if door < 0:
        return "no door there"
    return _is(f"{position.colour(door // DOORS)} {spot}@{SIDES[position.door_side[door]]}", " ".join(words))


def _number_of_men(position: SectionX, words: list[str]) -> str:
    seat = _seat(position, words[0])
    counts: dict[str, Callable[[], int]] = {
        "home": lambda: position.count(seat, AT_HOME),
        "free": lambda: position.count(seat, FREE),
        "buried": lambda: position.count(seat, BURIED),
        "green": lambda: position.in_green(seat),
        "hidden": lambda: position.in_hideouts(seat),
        "alive": lambda: position.alive(seat),
    }
    return _is(counts[words[1]](), int(words[2]))


def _doors_at(place: int) -> Callable[[SectionX, list[str]], str]:
    def compare(position: SectionX, words: list[str]) -> str:
        seat = _seat(position, words[0])
        doors = position.doors[seat * DOORS : seat * DOORS + DOORS]
        return _is(doors.count(place), int(words[1]))

    return compare


def _outcome(position: SectionX, words: list[str]) -> str:
    if position.outcome is None:
        return "the game goes on"
    places = " > ".join(
        "=".join(position.colour(seat) for seat in place) for place in position.outcome.places
    )
    return _is(f"{position.outcome.end} {places}", " ".join(words))


def _turn(position: SectionX, words: list[str]) -> str:
    return _is("over" if position.actor is None else position.colour(position.actor), words[0])


def _view(position: SectionX, watcher: str) -> dict[str, Any]:
    return position.view(None if watcher == "watcher" else _seat(position, watcher)).to_json()


def _sees(position: SectionX, words: list[str]) -> str:
    player = _view(position, words[0])["players"][_seat(position, words[1])]
    if player["tiles"] is None:
        return _is([str(player["stock"])], words[2:])
    codes = sorted(tile.partition("-")[0] for tile in player["tiles"])
    return _is(codes or ["none"], sorted(words[2:]))


def _faces(position: SectionX, words: list[str]) -> str:
    piles = _view(position, words[0])["piles"]
    return _is("/".join(str(len(pile["faces"])) for pile in piles), words[1])


def _tiles(position: SectionX, words: list[str]) -> str:
    laid = sum(tile != EMPTY for tile in position.tile)
    total = laid + sum(map(len, position.piles)) + sum(map(len, position.stocks)) + len(position.heap)
    return _is(total, int(words[0]))


def _reach(position: SectionX, words: list[str]) -> str:
    reach = position.reach(words[0]).get(words[1])
    return _is("none" if reach is None else str(reach.cost), words[2])


def _length(position: SectionX, words: list[str]) -> str:
    tunnels = position.tunnels()
    return _is(tunnels.length[tunnels.of[_section(position, words[0])]], int(words[1]))


def _sizes(lists: list[list[int]]) -> str:
    return "/".join(str(len(one)) for one in lists)


_FACTS: dict[str, Callable[[SectionX, list[str]], str]] = {
    "door": _door,
    "owner": lambda p, w: _is(_colour_or_none(p, p.owners[p.island.zone_number[w[0]]]), w[1]),
    "tunnel": lambda p, w: _is(_colour_or_none(p, p.holder(_section(p, w[0]))), w[1]),
    "length": _length,
    "key": lambda p, w: _is(p.keys[_seat(p, w[0])], True),
    "nokey": lambda p, w: _is(p.keys[_seat(p, w[0])], False),
    "supply": _doors_at(IN_SUPPLY),
    "aside": _doors_at(SET_ASIDE),
    "men": _number_of_men,
    "stocks": lambda p, w: _is(_sizes(p.stocks), w[0]),
    "piles": lambda p, w: _is(_sizes(p.piles), w[0]),
    "tiles": _tiles,
    "turn": _turn,
    "round": lambda p, w: _is(p.round, int(w[0])),
    "final": lambda p, w: _is(p.final, True),
    "notfinal": lambda p, w: _is(p.final, False),
    "goal": lambda p, w: _is(p.rules.goal, int(w[0])),
    "threshold": lambda p, w: _is(p.rules.threshold, int(w[0])),
    "pending": lambda p, w: _is(p.frames[-1].kind if p.frames else "none", w[0]),
    "outcome": _outcome,
    "sees": _sees,
    "faces": _faces,
    "reach": _reach,
    "idle": lambda p, w: _is(p.idle, int(w[0])),
    "fruitless": lambda p, w: _is(p.fruitless, int(w[0])),
    "barren": lambda p, w: _is(p.barren, int(w[0])),
}
