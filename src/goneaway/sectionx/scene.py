"""Positions in words, for cases: set one up, or compare one with what is expected.

A position is a list of entries, separated by commas, semicolons or line breaks:

    F8=S.0 F9=HS.0        tiles (type and rotation)
    door R F8@W           a door on the board
    B1@F9, B2@J2#1        a prisoner on a section (`#1` where the tile has several); a hideout holds two
    B3 B4@zone:E          several in a green zone, or `free`, `buried`, `home`
    owner NW B            a zone claimed earlier
    B has S Y             tiles in a stock; `stocks 1/2/0/1` if only the numbers matter
    piles 17/16/16        sizes of the piles; `top 1 S` puts a type on top of one
    key B                 a master key, with a door set aside
    turn R, undrawn       whose turn it is; whether phase 1 is still to come
    round 2, final, idle 5, fruitless 5, barren 1, last-tile

What cannot be on the table is a `SceneError` that names the word: borders that do not fit, too many
prisoners on a section, more tiles or doors than there are. `turn R`, also `turn R undrawn`, is a
stage direction too: a fresh turn.

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
    stall R 2             turns until one of them strikes, as R sees it; `stall R 2 told` if he is told so
    choices 3 rotate J2   how many legal actions begin with these words
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from ..kernel import Game, Position, Scene, SceneError, Stream
from .actions import FORMS, Spot
from .doors import why_not_hang
from .island import SEA, SIDES, standard_island
from .laying import misfit
from .options import DOORS, MEN, rules_of
from .places import AT_HOME, BURIED, FREE, GREEN, IN_SUPPLY, NOBODY, SET_ASIDE
from .position import SectionX
from .so_far import STOCK_LIMIT
from .tiles import EMPTY, standard_tiles
from .turn import Turn

_TILE = re.compile(r"([A-Z][0-9]+)=([A-Z][A-Z0-9]*)\.([0-5])")
_NO_TILE = re.compile(r"([A-Z][0-9]+)=none")
_SPOT = re.compile(r"([A-Z][0-9]+)(?:#([1-6]))?")

#: No position needs more; what is longer was not written by a person.
LONGEST = 20_000


def entries(text: str) -> Iterator[list[str]]:
    if not isinstance(text, str):
        raise SceneError(f"a position is a text, not {text!r:.60}")
    if len(text) > LONGEST:
        raise SceneError(f"a text of {len(text)} characters; a position has no more than {LONGEST}")
    for part in re.split(r"[,;\n]", text):
        words = part.split()
        if words:
            yield words


def _cell(position: SectionX, name: str) -> int:
    if name not in position.island.number:
        raise SceneError(f"there is no cell {name}")
    return position.island.number[name]


def _section(position: SectionX, text: str) -> int:
    """The section of a tile that lies there."""
    match = _SPOT.fullmatch(text)
    if match is None:
        raise SceneError(f"no section is called {text}")
    cell, number = _cell(position, match[1]), int(match[2] or 0)
    if position.tile[cell] == EMPTY:
        raise SceneError(f"no tile lies on {match[1]}")
    count = position.type_at(cell).count
    if number > count or (not number and count > 1):
        raise SceneError(f"the tile on {match[1]} has the sections {match[1]}#1 to {match[1]}#{count}")
    return position.section(Spot(match[1], number))


def _place(position: SectionX, text: str) -> int:
    named = {"home": AT_HOME, "free": FREE, "buried": BURIED}
    if text in named:
        return named[text]
    if text.startswith("zone:"):
        return GREEN - _zone(position, text.removeprefix("zone:"))
    return _section(position, text)


def _zone(position: SectionX, name: str) -> int:
    if name not in position.island.zone_number:
        raise SceneError(f"there is no green zone {name}")
    return position.island.zone_number[name]


def _seat(position: SectionX, colour: str) -> int:
    seat = position.rules.colours.find(colour)
    if seat < 0 or len(colour) != 1:
        raise SceneError(f"no player is called {colour}")
    return seat


def _number(word: str, least: int = 0, most: int = 9999) -> int:
    """A number in plain digits, within bounds."""
    number = int(word) if word.isascii() and word.isdigit() and len(word) <= 4 else -1
    if not least <= number <= most:
        raise SceneError(f"{word} is no number from {least} to {most}")
    return number


def _numbers(text: str, count: int, most: int) -> list[int]:
    """Numbers as in `17/16/16`, as many as there should be."""
    found = [_number(word, 0, most) for word in text.split("/")]
    if len(found) != count:
        raise SceneError(f"{text} should be {count} numbers, as in {'/'.join('1' * count)}")
    return found


def _men(position: SectionX, words: list[str]) -> tuple[list[int], str] | None:
    """Prisoners and where they are, if an entry says that."""
    names, at, where = " ".join(words).partition("@")
    if not at or not re.fullmatch(r"[A-Z][0-9]+( [A-Z][0-9]+)*", names.strip()):
        return None
    for name in names.split():
        if position.man_number(name) < 0:
            raise SceneError(f"there is no prisoner {name}")
    return [position.man_number(name) for name in names.split()], where.strip()


def _told(words: list[str], error: SceneError) -> SceneError:
    return SceneError(f"{' '.join(words)}: {error}")


class SectionXScene(Scene):
    """Reads and compares positions."""

    def set_up(self, game: Game, text: str) -> SectionX:
        rules = rules_of(len(game.seats), game.rules)
        position = SectionX(rules, standard_island(), standard_tiles(), Stream.from_seed("scene"))
        plan = _Plan(position)
        for words in sorted(entries(text), key=_rank):
            try:
                plan.read(words)
            except SceneError as error:
                raise _told(words, error) from None
        plan.finish()
        return position

    def stage(self, position: Position, text: str) -> None:
        assert isinstance(position, SectionX)
        if position.outcome is not None:
            raise SceneError(f"{text}: the game is over")
        match [word for words in entries(text) for word in words]:
            case ["turn", colour]:
                drew = True
            case ["turn", colour, "undrawn"]:
                drew = False
            case _:
                raise SceneError(
                    f"{text}: a stage direction is written 'turn COLOUR' or 'turn COLOUR undrawn'"
                )
        if len(position.frames) > 1:
            raise SceneError(f"{text}: {position.frames[-1].kind} must be answered first")
        position.frames[:] = [Turn(_seat(position, colour), drew=drew)]
        position.round_ender = NOBODY
        position._legal = None

    def differences(self, position: Position, text: str) -> list[str]:
        assert isinstance(position, SectionX)
        out = []
        for words in entries(text):
            try:
                found = _compare(position, words)
            except SceneError as error:
                raise _told(words, error) from None
            if found:
                out.append(f"{' '.join(words)}: {found}")
        return out


def _rank(words: list[str]) -> int:
    """Tiles are laid before doors and prisoners are put on them."""
    if _TILE.fullmatch(words[0]):
        return 0
    return 1 if words[0] == "door" else 2


class _Plan:
    """What a text asks for, gathered before the rest of the tiles is dealt out."""

    def __init__(self, position: SectionX) -> None:
        self.position = position
        self.unused = list(range(position.tiles.count))
        self.turn = Turn(0, drew=True)
        self.piles: list[int] | None = None
        self.stocks: list[int] | None = None
        self.tops: list[tuple[int, int]] = []
        self.placed: set[int] = set()

    def take(self, code: str) -> int:
        kind = self.position.tiles.type_number.get(code)
        if kind is None:
            raise SceneError(f"there is no tile {code}")
        for tile in self.unused:
            if self.position.tiles.kind_of[tile] == kind:
                self.unused.remove(tile)
                return tile
        raise SceneError(f"no tile {code} is left")

    def read(self, words: list[str]) -> None:
        position = self.position
        if _TILE.fullmatch(words[0]):
            for word in words:
                self._lay(word)
            return
        found = _men(position, words)
        if found is not None:
            for man in found[0]:
                self._send(man, found[1])
            return
        match words:
            case ["door", colour, place]:
                self._hang(colour, place)
            case ["owner", zone, colour]:
                self._claim(_zone(position, zone), _seat(position, colour))
            case [colour, "has", *codes] if codes:
                stock = position.stocks[_seat(position, colour)]
                stock += [self.take(code) for code in codes]
                if len(stock) > STOCK_LIMIT:
                    raise SceneError(f"a stock has no more than {STOCK_LIMIT} tiles")
            case ["key", colour]:
                seat = _seat(position, colour)
                if position.keys[seat]:
                    raise SceneError(f"{colour} has a key already")
                position.keys[seat] = True
                position.hang(self._door(seat), SET_ASIDE)
            case ["stocks", sizes]:
                self.stocks = _numbers(sizes, position.seats, STOCK_LIMIT)
            case ["piles", sizes]:
                self.piles = _numbers(sizes, len(position.piles), position.tiles.count)
            case ["top", pile, code]:
                self.tops.append((_number(pile, 1, len(position.piles)) - 1, self.take(code)))
            case ["turn", colour]:
                self.turn = replace(self.turn, seat=_seat(position, colour))
            case ["undrawn"]:
                self.turn = replace(self.turn, drew=False)
            case ["last-tile"]:
                self.turn = replace(self.turn, last_tile=True)
            case ["final"]:
                position.final = True
            case [("round" | "idle" | "fruitless" | "barren") as name, number]:
                setattr(position, name, _number(number, 1 if name == "round" else 0))
            case _:
                raise SceneError(f"it cannot be read; '{words[0]}' begins no such entry")

    def _lay(self, word: str) -> None:
        position = self.position
        match = _TILE.fullmatch(word)
        if match is None:
            raise SceneError(f"{word} is no tile, as in F8=S.0")
        cell = position.island.number.get(match[1])
        if cell is None or position.island.kind[cell] != SEA:
            raise SceneError(f"{match[1]} is no sea cell")
        if position.tile[cell] != EMPTY:
            raise SceneError(f"a tile lies on {match[1]} already")
        tile, rotation = self.take(match[2]), int(match[3])
        clash = misfit(position, cell, tile, rotation)
        if clash:
            raise SceneError(f"{word} does not fit {clash}")
        position.lay(cell, tile, rotation)

    def _send(self, man: int, where: str) -> None:
        position = self.position
        name = position.man_name(man)
        if man in self.placed:
            raise SceneError(f"{name} has been placed before")
        self.placed.add(man)
        place = _place(position, where)
        if place >= 0 and not position.room_in(place):
            raise SceneError(f"there is no room for {name} on {where}")
        if place <= GREEN:
            self._claim(GREEN - place, man // MEN)
        position.send(man, place)

    def _claim(self, zone: int, seat: int) -> None:
        owner = self.position.owners[zone]
        if owner not in (NOBODY, seat):
            name = self.position.island.zone_names[zone]
            raise SceneError(f"the zone {name} is {self.position.colour(owner)}'s")
        self.position.owners[zone] = seat

    def _door(self, seat: int) -> int:
        for door in range(seat * DOORS, seat * DOORS + DOORS):
            if self.position.doors[door] == IN_SUPPLY:
                return door
        raise SceneError(f"{self.position.colour(seat)} has only {DOORS} doors")

    def _hang(self, colour: str, place: str) -> None:
        position = self.position
        spot, _, side = place.partition("@")
        seat, section = _seat(position, colour), _section(position, spot)
        if side not in SIDES:
            raise SceneError(f"{side or place} is no side; there are {', '.join(SIDES)}")
        refusal = why_not_hang(position, seat, position.spot(section), side)
        if refusal is not None:
            raise SceneError(f"no door can stand there ({refusal.code})")
        position.hang(self._door(seat), section, SIDES.index(side))

    def finish(self) -> None:
        position = self.position
        for seat, size in enumerate(self.stocks or ()):
            if len(position.stocks[seat]) > size:
                raise SceneError(f"stocks: {position.colour(seat)} holds {len(position.stocks[seat])} tiles")
            while len(position.stocks[seat]) < size:
                position.stocks[seat].append(self._deal("stocks"))
        rest = len(self.unused) + len(self.tops)
        sizes = self.piles or [(rest + 2 - number) // 3 for number in range(3)]
        for pile, tile in self.tops:
            position.piles[pile].append(tile)
        for number, size in enumerate(sizes):
            if len(position.piles[number]) > size:
                raise SceneError(f"piles: pile {number + 1} has {len(position.piles[number])} tiles on top")
            while len(position.piles[number]) < size:
                position.piles[number].insert(0, self._deal("piles", first=True))
        # Tiles a case does not care about lie in the heap, so that all 54 are somewhere.
        position.heap += self.unused
        position.frames = [self.turn]

    def _deal(self, what: str, first: bool = False) -> int:
        if not self.unused:
            raise SceneError(f"{what}: there are only {self.position.tiles.count} tiles")
        return self.unused.pop(0 if first else -1)


# Comparing


def _is(found: object, expected: object) -> str:
    return "" if found == expected else f"is {found}"


def _compare(position: SectionX, words: list[str]) -> str:
    """Nothing if the fact holds, else what holds instead."""
    if _TILE.fullmatch(words[0]) or _NO_TILE.fullmatch(words[0]):
        return "; ".join(filter(None, (_compare_tile(position, word) for word in words)))
    found = _men(position, words)
    if found is not None:
        _known_place(position, found[1])
        wrong = [
            f"{position.man_name(man)} is at {position.place_name(position.men[man])}"
            for man in found[0]
            if position.place_name(position.men[man]) != found[1]
        ]
        return "; ".join(wrong)
    if len(words) > 1 and words[1] == "has":
        codes = sorted(position.stock_codes(_seat(position, words[0])))
        return _is(codes, sorted(words[2:]))
    if words[0] not in FACTS:
        raise SceneError(f"there is no fact '{words[0]}'")
    form, compare = FACTS[words[0]]
    slots = form.split()
    if len(words) - 1 != len(slots) and not (form.endswith("*") and len(words) >= len(slots)):
        raise SceneError(f"it is written '{f'{words[0]} {form}'.strip()}'")
    return compare(position, words[1:])


def _known_place(position: SectionX, text: str) -> None:
    """A place that does not exist is no fact; a cell without a tile is one that does not hold."""
    match = _SPOT.fullmatch(text)
    if match is not None:
        _cell(position, match[1])
    else:
        _place(position, text)


def _compare_tile(position: SectionX, word: str) -> str:
    if not (_TILE.fullmatch(word) or _NO_TILE.fullmatch(word)):
        raise SceneError(f"{word} is no tile, as in F8=S.0 or F8=none")
    cell, _, expected = word.partition("=")
    number = _cell(position, cell)
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
    if words[1] not in counts:
        raise SceneError(f"{words[1]} is none of {', '.join(counts)}")
    return _is(counts[words[1]](), _number(words[2]))


def _doors_at(place: int) -> Callable[[SectionX, list[str]], str]:
    def compare(position: SectionX, words: list[str]) -> str:
        seat = _seat(position, words[0])
        doors = position.doors[seat * DOORS : seat * DOORS + DOORS]
        return _is(doors.count(place), _number(words[1]))

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


def _stall(position: SectionX, words: list[str]) -> str:
    stall = _view(position, words[0])["stall"]
    if stall is None:
        return _is(["none"], words[1:])
    return _is([str(stall["turns"]), *["told"] * stall["near"]], words[1:])


def _choices(position: SectionX, words: list[str]) -> str:
    number, *begun = words
    if begun[0] not in FORMS:
        raise SceneError(f"{begun[0]} is no action")
    listed = [action for action in position.legal() if str(action).split()[: len(begun)] == begun]
    return _is(len(listed), _number(number))


def _tiles(position: SectionX, words: list[str]) -> str:
    laid = sum(tile != EMPTY for tile in position.tile)
    total = laid + sum(map(len, position.piles)) + sum(map(len, position.stocks)) + len(position.heap)
    return _is(total, _number(words[0]))


def _reach(position: SectionX, words: list[str]) -> str:
    if position.man_number(words[0]) < 0:
        raise SceneError(f"there is no prisoner {words[0]}")
    _known_place(position, words[1])
    reach = position.reach(words[0]).get(words[1])
    return _is("none" if reach is None else str(reach.cost), words[2])


def _length(position: SectionX, words: list[str]) -> str:
    tunnels = position.tunnels()
    return _is(tunnels.length[tunnels.of[_section(position, words[0])]], _number(words[1]))


def _sizes(lists: list[list[int]]) -> str:
    return "/".join(str(len(one)) for one in lists)


#: Every fact: how its words are written, and who compares it.
FACTS: dict[str, tuple[str, Callable[[SectionX, list[str]], str]]] = {
    "door": ("COLOUR CELL@SIDE", _door),
    "owner": ("ZONE COLOUR|none", lambda p, w: _is(_colour_or_none(p, p.owners[_zone(p, w[0])]), w[1])),
    "tunnel": ("CELL COLOUR|none", lambda p, w: _is(_colour_or_none(p, p.holder(_section(p, w[0]))), w[1])),
    "length": ("CELL NUMBER", _length),
    "key": ("COLOUR", lambda p, w: _is(p.keys[_seat(p, w[0])], True)),
    "nokey": ("COLOUR", lambda p, w: _is(p.keys[_seat(p, w[0])], False)),
    "supply": ("COLOUR NUMBER", _doors_at(IN_SUPPLY)),
    "aside": ("COLOUR NUMBER", _doors_at(SET_ASIDE)),
    "men": ("COLOUR WHERE NUMBER", _number_of_men),
    "stocks": ("N/N/N", lambda p, w: _is(_sizes(p.stocks), w[0])),
    "piles": ("N/N/N", lambda p, w: _is(_sizes(p.piles), w[0])),
    "tiles": ("NUMBER", _tiles),
    "turn": ("COLOUR|over", _turn),
    "round": ("NUMBER", lambda p, w: _is(p.round, _number(w[0]))),
    "final": ("", lambda p, w: _is(p.final, True)),
    "notfinal": ("", lambda p, w: _is(p.final, False)),
    "goal": ("NUMBER", lambda p, w: _is(p.rules.goal, _number(w[0]))),
    "threshold": ("NUMBER", lambda p, w: _is(p.rules.threshold, _number(w[0]))),
    "pending": ("DECISION", lambda p, w: _is(p.frames[-1].kind if p.frames else "none", w[0])),
    "outcome": ("END PLACES*", _outcome),
    "sees": ("COLOUR|watcher COLOUR TILE*", _sees),
    "faces": ("COLOUR|watcher N/N/N", _faces),
    "reach": ("PRISONER PLACE NUMBER|none", _reach),
    "stall": ("COLOUR|watcher NUMBER|none told*", _stall),
    "choices": ("NUMBER VERB WORDS*", _choices),
    "idle": ("NUMBER", lambda p, w: _is(p.idle, _number(w[0]))),
    "fruitless": ("NUMBER", lambda p, w: _is(p.fruitless, _number(w[0]))),
    "barren": ("NUMBER", lambda p, w: _is(p.barren, _number(w[0]))),
}
