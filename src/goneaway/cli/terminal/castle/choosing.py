"""Choosing in the castle: moves by their destination, beginnings of words, notes on what they lead to."""

from __future__ import annotations

import re
from functools import cached_property

from rich.text import Text

from ....colditz.cards import card_types
from ....colditz.places import EQUIPMENT, FIRST_GUARD, NATIONS
from ....colditz.position import Colditz
from ....colditz.sampling import determinize_blank
from ....colditz.view import Seen
from ....kernel import Legal
from ....presenting.choosing import Choices, Words
from ....wording import Wording, typed
from ..choosing import draw_list, paged
from .destinations import Destination, destinations, rooms_beyond, rows_on_plan
from .names import names_of
from .status import GAME
from .usual import usual_posts
from .ways import on_foot, places_called, places_named
from .words import Vocabulary

#: The shortest beginning that stands for a verb: `e` alone must not end a turn.
_LEAST = 2
#: Two letters are all a circle of the plan has room for.
_MOST_ON_PLAN = 99
#: What one types to have the usual guards placed at once.
USUAL = "usual"
_NUMBER = re.compile(r"[0-9]+")


class CastleChoices(Choices):
    """With `move` beside `step`: a pawn and where it goes, however many steps away."""

    def __init__(self, legal: Legal, wording: Wording, position: Colditz, words: Vocabulary) -> None:
        super().__init__(legal, wording)
        self._position = position
        self._words = words
        self._ways: dict[str, tuple[dict[str, Destination], int]] = {}

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        verbs = tuple(
            verb for verb in self._legal.verbs if any(len(group) for group in self._legal.groups_of(verb))
        )
        if "place" in verbs and self._usual():
            return (USUAL, *verbs)
        return ("move", *verbs) if "step" in verbs else verbs

    def _usual(self) -> bool:
        """Are guards still missing that usually stand somewhere?"""
        view = self._position.view(self._position.security_seat)
        return isinstance(view, Seen) and bool(usual_posts(view))

    def _found(self, verb: str) -> list[Words]:
        if verb == USUAL and verb in self.verbs:
            return [(verb,)]
        if verb != "move" or "step" not in self.verbs:
            return super()._found(verb)
        pawns = dict.fromkeys(words[1] for words in self._actions("step"))
        return [(verb, name, place) for name in pawns for place in self._destinations(name)[0]]

    def _destinations(self, pawn: str) -> tuple[dict[str, Destination], int]:
        if pawn not in self._ways:
            guard = self._position.pawn(pawn) >= FIRST_GUARD
            found, special = destinations(self._position, self._position.reach(pawn), guard)
            self._ways[pawn] = {one.place: one for one in found}, special
        return self._ways[pawn]

    def destination(self, pawn: str, place: str) -> Destination | None:
        return self._destinations(pawn)[0].get(place)

    @property
    def first(self) -> int:
        """How many of the options stand on the first page: rooms and the like before bare circles."""
        return self._destinations(self.chosen[1])[1] if self.walking else 0

    @property
    def walking(self) -> bool:
        """A pawn is picked, and where he goes is asked."""
        return len(self.chosen) == 2 and self.chosen[0] == "move"

    def beyond(self) -> list[tuple[str, int]]:
        """Rooms that are too far for the pawn picked, with the points they take."""
        pawn = self.chosen[1]
        return rooms_beyond(self._position, pawn, self._position.reach(pawn))

    # On the plan

    def on_plan(self, seat: int) -> dict[int, int]:
        """What is written on circles while the next word is asked for: costs, or the numbers of the list."""
        position = self._position
        if not self.chosen:
            return {}
        if self.walking:
            found = self._destinations(self.chosen[1])[0]
            return {position.place(one.place): one.cost for one in found.values()}
        options = self.options
        if self.chosen == ("row",):
            return rows_on_plan(position, seat, options)
        places = [position.place(option) for option in options]
        if min(places, default=-1) < 0 or self.chosen == ("attempt",):
            return {}
        return {place: number for number, place in enumerate(places, 1) if number <= _MOST_ON_PLAN}

    # What is meant by a word

    def _add(self, words: Words, word: str) -> Words | None:
        """One more word: in any spelling, by any name it has, or as much of it as leaves no doubt."""
        whole = super()._add(words, word)
        if whole is not None or (not words and len(word) < _LEAST):
            return whole
        options = self.after(words)
        found = self._named(words, word, options)
        if found is None:
            return None
        if not found:
            found = [option for option in options if option.startswith(word.lower())]
        if len(found) != 1 and words:
            found = sorted(self._words.begun(word, options)) or self._near(
                words, options, places_called(self._position, word, self._words)
            )
        return (*words, found[0]) if len(found) == 1 else None

    def _named(self, words: Words, word: str, options: list[str]) -> list[str] | None:
        """The option a whole name stands for; none if it is no name, None if no option has it."""
        if not words or _NUMBER.fullmatch(word):
            return []
        ids = self._words.meant(word)
        found = [option for option in options if option in ids]
        if len(found) == 1:
            return found
        meant = places_named(self._position, word, self._words)
        if not meant or not any(option in self._position.ground.number for option in options):
            return []
        return self._near(words, options, meant) or None

    def _near(self, words: Words, options: list[str], meant: list[int]) -> list[str]:
        """Of the places meant that are among the options, the one nearest to the pawn spoken of."""
        position = self._position
        names = {position.place_name(place) for place in meant}
        # Below a circle runs its tunnel.
        names |= {f"{name}/tunnel" for name in names if name not in options}
        found = [option for option in options if option in names]
        if len(found) < 2:
            return found
        if words[0] == "move":
            known = self._destinations(words[1])[0]
            return [min(found, key=lambda place: known[place].cost)]
        pawn = next((position.at[position.pawn(word)] for word in words if position.pawn(word) >= 0), -1)
        if pawn < 0:
            # Nobody walks there: whoever asks for a room full of circles must say which.
            return found if len({name.rpartition("-")[0] for name in found}) > 1 else found[:1]
        return [min(found, key=lambda place: len(on_foot(position, pawn, [position.place(place)])))]

    def spell(self, words: Words) -> Words:
        out: Words = ()
        for number, word in enumerate(words):
            longer = self._add(out, word)
            if longer is None:
                return (*out, *words[number:])
            out = longer
        return out

    def goes_towards(self, text: str) -> Words | None:
        """`towards kitchen`, typed where a destination is asked for."""
        first, *rest = text.split()
        if self.walking and rest and typed(first) in self._words.towards:
            return (*self.chosen, first.lower(), "-".join(rest))
        return None


# On the screen


def draw_choices(choices: Choices, view: Seen, wording: Wording, width: int, lines: int) -> Text:
    """The list for the next word, with what a player may want to know about each option."""
    assert isinstance(choices, CastleChoices)
    chosen = choices.chosen
    position = determinize_blank(view)
    if choices.walking:
        return _draw_destinations(choices, wording, width, lines)
    question = "castle-circle" if _asks_place(choices, position) else "answer"
    title = Text(wording.text("terminal-choose", question=question, so_far=" ".join(chosen)), "bold")
    labels = [f"{option}{_note(choices, option, position, wording)}" for option in choices.options]
    return Text("\n").join([title, *draw_list(choices, labels, wording, width, lines)])


def _asks_place(choices: CastleChoices, position: Colditz) -> bool:
    return any(position.place(option) >= 0 for option in choices.options)


def _draw_destinations(choices: CastleChoices, wording: Wording, width: int, lines: int) -> Text:
    """Where the pawn picked can go: first what has a name, `more` brings the bare circles."""
    pawn = choices.chosen[1]
    title = Text(wording.text("terminal-castle-where", man=pawn), "bold")
    found = [choices.destination(pawn, option) for option in choices.options]
    labels = [_label(one, wording) for one in found if one is not None]
    listed = draw_list(choices, labels, wording, width, lines, choices.first)
    last = max(1, len(paged([f"{0:>3} {label}" for label in labels[: choices.first]], width, lines))) - 1
    if choices.page == last and choices.first < len(labels):
        listed[-1] = Text(wording.text("terminal-castle-more"), "dim")
    out = [title, *listed]
    beyond = choices.beyond() if not choices.page else []
    if beyond:
        names = names_of(wording)
        rooms = ", ".join(f"{names.place(room)} {cost}" for room, cost in beyond)
        line = wording.text("terminal-castle-beyond", rooms=rooms)
        out.append(Text(line if len(line) < width else f"{line[: width - 2].rpartition(', ')[0]} …", "dim"))
    return Text("\n").join(out)


def _label(one: Destination, wording: Wording) -> str:
    """`Kitchen 9 (kitchen-2)`; gates, targets and hideaways by what they are."""
    names = names_of(wording)
    price = ", ".join((str(one.cost), *map(names.card, one.cards)))
    if one.kind == "room":
        return f"{names.place(one.name)}: {price} ({one.place})"
    if one.kind == "beside":
        return f"{wording.text('terminal-castle-beside', man=one.name)}: {price} ({one.place})"
    if one.kind == "plain":
        return f"{one.place}: {price}"
    what = wording.text("terminal-castle-kind", kind=one.kind)
    return f"{what} {one.place}: {price}"


def _note(choices: CastleChoices, option: str, position: Colditz, wording: Wording) -> str:
    chosen = choices.chosen
    word = _meaning(chosen[0], option, position, wording)
    if word and word != option:
        return f" ({word})"
    pawn = position.pawn(option)
    if pawn >= 0:
        place = position.at[pawn]
        return f" ({where(position, place, wording)})" if place >= 0 or pawn < FIRST_GUARD else ""
    return ""


def where(position: Colditz, place: int, wording: Wording) -> str:
    """A place, with the room it lies in as the player's language calls it, or its spot on the plan."""
    name = position.place_name(place)
    room = _room(position, name, wording)
    if room or not 0 <= place < position.ground.size:
        return f"{room}, {name}" if room else name
    x, y = position.ground.board.circles[place].spot
    return f"{name} {x},{y}"


def _meaning(verb: str, option: str, position: Colditz, wording: Wording) -> str:
    """What a word of the notation is called at the table, if that is another word."""
    if option in card_types():
        return wording.card(GAME, option)
    if option in EQUIPMENT:
        full = verb in ("discard", "lose", "confiscate")
        return wording.card(GAME, option) if full else names_of(wording).card(option)
    if option in NATIONS:
        return wording.text("colditz-seat", seat=option) if wording.language != "en" else ""
    if verb == "tunnel" and option in position.ground.tunnels:
        return names_of(wording).place(option) if wording.language != "en" else ""
    if verb == "cell":
        return wording.text("colditz-cell", cell=option)
    place = position.place(option)
    if verb in ("place", "take-back", "post") and place >= 0:
        x, y = position.ground.board.circles[place % position.ground.size].spot
        zone = position.ground.board.circles[place % position.ground.size].zone
        return f"{wording.text('terminal-castle-zone', zone=zone)}, {x},{y}"
    return _room(position, option, wording)


def _room(position: Colditz, option: str, wording: Wording) -> str:
    """The room a circle lies in, for those whose word for it is another one."""
    circle = position.ground.number.get(option, -1)
    room = position.ground.room[circle] if circle >= 0 else -1
    if room < 0 or wording.language == "en":
        return ""
    return names_of(wording).place(position.ground.rooms[room])
