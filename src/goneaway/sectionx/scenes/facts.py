"""Check facts about a position, written in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import SceneError
from ..board.island import SIDES
from ..board.tiles import EMPTY
from ..referee.position import SectionX
from ..words.actions import FORMS
from ..words.options import DOORS
from ..words.places import AT_HOME, BURIED, FREE, IN_SUPPLY, NOBODY, SET_ASIDE
from .naming import (
    NO_TILE,
    TILE,
    cell_named,
    known_place,
    men_named,
    seat_named,
    section_named,
    whole_number,
    zone_named,
)


def _is(found: object, expected: object) -> str:
    return "" if found == expected else f"is {found}"


def compare_fact(position: SectionX, words: list[str]) -> str:
    """Return "" if the fact holds, otherwise the actual value."""
    if TILE.fullmatch(words[0]) or NO_TILE.fullmatch(words[0]):
        return "; ".join(filter(None, (_compare_tile(position, word) for word in words)))
    found = men_named(position, words)
    if found is not None:
        known_place(position, found[1])
        wrong = [
            f"{position.man_name(man)} is at {position.place_name(position.men[man])}"
            for man in found[0]
            if position.place_name(position.men[man]) != found[1]
        ]
        return "; ".join(wrong)
    if len(words) > 1 and words[1] == "has":
        codes = sorted(position.stock_codes(seat_named(position, words[0])))
        return _is(codes, sorted(words[2:]))
    if words[0] not in FACTS:
        raise SceneError(f"there is no fact '{words[0]}'")
    form, compare = FACTS[words[0]]
    slots = form.split()
    if len(words) - 1 != len(slots) and not (form.endswith("*") and len(words) >= len(slots)):
        raise SceneError(f"it is written '{f'{words[0]} {form}'.strip()}'")
    return compare(position, words[1:])


def _compare_tile(position: SectionX, word: str) -> str:
    if not (TILE.fullmatch(word) or NO_TILE.fullmatch(word)):
        raise SceneError(f"{word} is no tile, as in F8=S.0 or F8=none")
    cell, _, expected = word.partition("=")
    number = cell_named(position, cell)
    if position.tile[number] == EMPTY:
        found = "none"
    else:
        found = f"{position.type_at(number).code}.{position.rotation[number]}"
    return "" if found == expected else f"{cell} is {found}"


def _colour(position: SectionX, seat: int) -> str:
    return "none" if seat == NOBODY else position.colour(seat)


def _door(position: SectionX, words: list[str]) -> str:
    spot = words[1].partition("@")[0]
    door = position.door_on[section_named(position, spot)]
    if door < 0:
        return "no door there"
    return _is(f"{position.colour(door // DOORS)} {spot}@{SIDES[position.door_side[door]]}", " ".join(words))


def _number_of_men(position: SectionX, words: list[str]) -> str:
    seat = seat_named(position, words[0])
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
    return _is(counts[words[1]](), whole_number(words[2]))


def _doors_at(place: int) -> Callable[[SectionX, list[str]], str]:
    def compare(position: SectionX, words: list[str]) -> str:
        seat = seat_named(position, words[0])
        doors = position.doors[seat * DOORS : seat * DOORS + DOORS]
        return _is(doors.count(place), whole_number(words[1]))

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
    return position.view(None if watcher == "watcher" else seat_named(position, watcher)).to_json()


def _sees(position: SectionX, words: list[str]) -> str:
    player = _view(position, words[0])["players"][seat_named(position, words[1])]
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
    return _is(len(listed), whole_number(number))


def _tiles(position: SectionX, words: list[str]) -> str:
    laid = sum(tile != EMPTY for tile in position.tile)
    total = laid + sum(map(len, position.piles)) + sum(map(len, position.stocks)) + len(position.heap)
    return _is(total, whole_number(words[0]))


def _reach(position: SectionX, words: list[str]) -> str:
    if position.man_number(words[0]) < 0:
        raise SceneError(f"there is no prisoner {words[0]}")
    known_place(position, words[1])
    reach = position.reach(words[0]).get(words[1])
    return _is("none" if reach is None else str(reach.cost), words[2])


def _length(position: SectionX, words: list[str]) -> str:
    tunnels = position.tunnels()
    return _is(tunnels.length(tunnels.of[section_named(position, words[0])]), whole_number(words[1]))


def _sizes(lists: list[list[int]]) -> str:
    return "/".join(str(len(one)) for one in lists)


#: Every fact: its form, and the function that compares it.
FACTS: dict[str, tuple[str, Callable[[SectionX, list[str]], str]]] = {
    "door": ("COLOUR CELL@SIDE", _door),
    "owner": ("ZONE COLOUR|none", lambda p, w: _is(_colour(p, p.owners[zone_named(p, w[0])]), w[1])),
    "tunnel": (
        "CELL COLOUR|none",
        lambda p, w: _is(_colour(p, p.holder(section_named(p, w[0]))), w[1]),
    ),
    "length": ("CELL NUMBER", _length),
    "key": ("COLOUR", lambda p, w: _is(p.keys[seat_named(p, w[0])], True)),
    "nokey": ("COLOUR", lambda p, w: _is(p.keys[seat_named(p, w[0])], False)),
    "supply": ("COLOUR NUMBER", _doors_at(IN_SUPPLY)),
    "aside": ("COLOUR NUMBER", _doors_at(SET_ASIDE)),
    "men": ("COLOUR WHERE NUMBER", _number_of_men),
    "stocks": ("N/N/N", lambda p, w: _is(_sizes(p.stocks), w[0])),
    "piles": ("N/N/N", lambda p, w: _is(_sizes(p.piles), w[0])),
    "tiles": ("NUMBER", _tiles),
    "turn": ("COLOUR|over", _turn),
    "round": ("NUMBER", lambda p, w: _is(p.round, whole_number(w[0]))),
    "final": ("", lambda p, w: _is(p.final, True)),
    "notfinal": ("", lambda p, w: _is(p.final, False)),
    "goal": ("NUMBER", lambda p, w: _is(p.rules.goal, whole_number(w[0]))),
    "threshold": ("NUMBER", lambda p, w: _is(p.rules.threshold, whole_number(w[0]))),
    "pending": ("DECISION", lambda p, w: _is(p.frames[-1].kind if p.frames else "none", w[0])),
    "outcome": ("END PLACES*", _outcome),
    "sees": ("COLOUR|watcher COLOUR TILE*", _sees),
    "faces": ("COLOUR|watcher N/N/N", _faces),
    "reach": ("PRISONER PLACE NUMBER|none", _reach),
    "stall": ("COLOUR|watcher NUMBER|none told*", _stall),
    "choices": ("NUMBER VERB WORDS*", _choices),
    "idle": ("NUMBER", lambda p, w: _is(p.idle, whole_number(w[0]))),
    "fruitless": ("NUMBER", lambda p, w: _is(p.fruitless, whole_number(w[0]))),
    "barren": ("NUMBER", lambda p, w: _is(p.barren, whole_number(w[0]))),
}
