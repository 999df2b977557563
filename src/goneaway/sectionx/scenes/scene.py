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
    turn R, undrawn       the player on turn; phase 1 still to come
    round 2, final, idle 5, fruitless 5, barren 1, last-tile

An impossible position raises a `SceneError` that names the word: borders that do not fit, too many
prisoners on a section, more tiles or doors than there are. `turn R`, also `turn R undrawn`, is a
stage direction too: a new turn.

Everything not mentioned is as at the start: prisoners at home, doors in the supply, no owners, all
other tiles in the piles, Blue's turn, phase 1 over. Facts can also say:

    C4=none               no tile there          supply B 1, aside B 1    doors
    nokey B               no master key          owner NW none            a zone without owner
    tunnel F8 R           the owner of a tunnel (or none)                 length F8 5
    men B home 4          number of men of a colour: home, free, buried, green, hidden or alive
    pending choose-fight  the open decision      goal 5, threshold 3
    tiles 54              tiles in the box       outcome GOAL B > R=V > Y
    sees R B S Y          the tiles R sees in B's stock (or none); `sees R B 2` only their number
    faces R 1/1/1         number of tiles R sees face up in each pile; a `watcher` has no seat
    reach B1 F9 2         the cost of a place for a prisoner (or none)
    idle 5, fruitless 5, barren 1                                         the stall guards
    stall R 2             turns until one of them takes effect, as R sees it; `stall R 2 told` if R is warned
    choices 3 rotate J2   number of legal actions that begin with these words
"""

from __future__ import annotations

from ...kernel import Game, Position, Scene, SceneError, Stream
from ...kernel.game import scene_entries
from ..board.island import SEA, SIDES, standard_island
from ..board.tiles import EMPTY, standard_tiles
from ..doors.doors import why_not_hang
from ..laying.laying import misfit
from ..referee.position import SectionX
from ..table.so_far import STOCK_LIMIT
from ..turns.turn import Turn
from ..words.options import DOORS, MEN, rules_of
from ..words.places import GREEN, IN_SUPPLY, NOBODY, SET_ASIDE
from .facts import compare_fact
from .naming import (
    TILE,
    blamed,
    men_named,
    place_named,
    seat_named,
    section_named,
    whole_number,
    whole_numbers,
    zone_named,
)


class SectionXScene(Scene):
    """Reads and compares positions."""

    def set_up(self, game: Game, text: str) -> SectionX:
        rules = rules_of(len(game.seats), game.rules)
        position = SectionX(rules, standard_island(), standard_tiles(), Stream.from_seed("scene"))
        plan = _Plan(position)
        for words in sorted(scene_entries(text), key=_rank):
            try:
                plan.read(words)
            except SceneError as error:
                raise blamed(words, error) from None
        plan.finish()
        return position

    def stage(self, position: Position, text: str) -> None:
        assert isinstance(position, SectionX)
        if position.outcome is not None:
            raise SceneError(f"{text}: the game is over")
        match [word for words in scene_entries(text) for word in words]:
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
        position.frames[:] = [Turn(seat_named(position, colour), drew=drew)]
        position.round_ender = NOBODY
        position._legal = None

    def differences(self, position: Position, text: str) -> list[str]:
        assert isinstance(position, SectionX)
        out = []
        for words in scene_entries(text):
            try:
                found = compare_fact(position, words)
            except SceneError as error:
                raise blamed(words, error) from None
            if found:
                out.append(f"{' '.join(words)}: {found}")
        return out


def _rank(words: list[str]) -> int:
    """Tiles are laid before doors and prisoners are put on them."""
    if TILE.fullmatch(words[0]):
        return 0
    return 1 if words[0] == "door" else 2


class _Plan:
    """The entries of a text, collected before the remaining tiles are dealt."""

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
        if TILE.fullmatch(words[0]):
            for word in words:
                self._lay(word)
            return
        found = men_named(position, words)
        if found is not None:
            for man in found[0]:
                self._send(man, found[1])
            return
        match words:
            case ["door", colour, place]:
                self._hang(colour, place)
            case ["owner", zone, colour]:
                self._claim(zone_named(position, zone), seat_named(position, colour))
            case [colour, "has", *codes] if codes:
                stock = position.stocks[seat_named(position, colour)]
                stock += [self.take(code) for code in codes]
                if len(stock) > STOCK_LIMIT:
                    raise SceneError(f"a stock has no more than {STOCK_LIMIT} tiles")
            case ["key", colour]:
                seat = seat_named(position, colour)
                if position.keys[seat]:
                    raise SceneError(f"{colour} has a key already")
                position.keys[seat] = True
                position.hang(self._door(seat), SET_ASIDE)
            case ["stocks", sizes]:
                self.stocks = whole_numbers(sizes, position.seats, STOCK_LIMIT)
            case ["piles", sizes]:
                self.piles = whole_numbers(sizes, len(position.piles), position.tiles.count)
            case ["top", pile, code]:
                self.tops.append((whole_number(pile, 1, len(position.piles)) - 1, self.take(code)))
            case ["turn", colour]:
                self.turn.seat = seat_named(position, colour)
            case ["undrawn"]:
                self.turn.drew = False
            case ["last-tile"]:
                self.turn.last_tile = True
            case ["final"]:
                position.final = True
            case [("round" | "idle" | "fruitless" | "barren") as name, number]:
                setattr(position, name, whole_number(number, 1 if name == "round" else 0))
            case _:
                raise SceneError(f"it cannot be read; '{words[0]}' begins no such entry")

    def _lay(self, word: str) -> None:
        position = self.position
        match = TILE.fullmatch(word)
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
        place = place_named(position, where)
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
        seat, section = seat_named(position, colour), section_named(position, spot)
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
        # Tiles that a case does not use are in the heap, so that all 54 are somewhere.
        position.heap += self.unused
        position.frames = [self.turn]

    def _deal(self, what: str, first: bool = False) -> int:
        if not self.unused:
            raise SceneError(f"{what}: there are only {self.position.tiles.count} tiles")
        return self.unused.pop(0 if first else -1)
