"""Choosing in the castle: moves by their destination, beginnings of words, notes on what they lead to."""

from __future__ import annotations

from functools import cached_property

from rich.text import Text

from ..colditz.cards import card_types
from ..colditz.places import EQUIPMENT, FIRST_GUARD, NATIONS
from ..colditz.position import Colditz
from ..colditz.sampling import determinize_blank
from ..colditz.view import Seen
from ..kernel import Legal
from ..wording import Wording
from .castle_names import names_of
from .castle_status import GAME
from .castle_ways import reach_of
from .choosing import Choices, Words, draw_list

#: The shortest beginning that stands for a verb: `e` alone must not end a turn.
_LEAST = 2


class CastleChoices(Choices):
    """With `move` beside `step`: a pawn and where it goes, however many steps away."""

    def __init__(self, legal: Legal, position: Colditz) -> None:
        super().__init__(legal)
        self._position = position
        self._costs: dict[tuple[str, str], tuple[int, tuple[str, ...]]] = {}

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        verbs = tuple(
            verb for verb in self._legal.verbs if any(len(group) for group in self._legal.groups_of(verb))
        )
        return ("move", *verbs) if "step" in verbs else verbs

    def _found(self, verb: str) -> list[Words]:
        if verb != "move" or "step" not in self.verbs:
            return super()._found(verb)
        out: list[Words] = []
        for name in dict.fromkeys(words[1] for words in self._actions("step")):
            ways = reach_of(self._position, name)
            for place in sorted(ways, key=lambda place: (_plain(self._position, place), ways[place].cost)):
                self._costs[name, place] = ways[place].cost, ways[place].cards
                out.append((verb, name, place))
        return out

    def cost(self, pawn: str, place: str) -> tuple[int, tuple[str, ...]] | None:
        return self._costs.get((pawn, place))

    def _add(self, words: Words, word: str) -> Words | None:
        """One more word, in any spelling of its letters, or as much of it as leaves no doubt."""
        whole = super()._add(words, word)
        if whole is not None or (not words and len(word) < _LEAST):
            return whole
        fitting = [option for option in self.after(words) if option.startswith(word.lower())]
        return (*words, fitting[0]) if len(fitting) == 1 else None

    def spell(self, words: Words) -> Words:
        out: Words = ()
        for number, word in enumerate(words):
            longer = self._add(out, word)
            if longer is None:
                return (*out, *words[number:])
            out = longer
        return out


def _plain(position: Colditz, name: str) -> bool:
    """Rooms, gates, hideaways, targets and tunnels come first in a list of destinations."""
    place = position.place(name)
    ground = position.ground
    if place >= ground.size:
        return False
    return (
        ground.room[place] < 0
        and ground.hideaway[place] < 0
        and ground.gate[place] < 0
        and ground.target[place] < 0
    )


def draw_choices(choices: Choices, view: Seen, wording: Wording, width: int) -> Text:
    """The list for the next word, with what a player may want to know about each option."""
    assert isinstance(choices, CastleChoices)
    chosen = choices.chosen
    question = "castle-place" if chosen[0] in ("move", "step") and len(chosen) > 1 else "answer"
    title = Text(wording.text("terminal-choose", question=question, so_far=" ".join(chosen)), "bold")
    position = determinize_blank(view)
    notes = [_note(choices, option, position, wording) for option in choices.options]
    return Text("\n").join([title, *draw_list(choices, notes, wording, width)])


def _note(choices: CastleChoices, option: str, position: Colditz, wording: Wording) -> str:
    chosen = choices.chosen
    price = choices.cost(chosen[-1], option)
    if price is not None and chosen[0] == "move":
        cost, cards = price
        names = names_of(wording)
        room = _room(position, option, wording)
        return f" ({', '.join((*([room] if room else ()), str(cost), *map(names.card, cards)))})"
    word = _meaning(chosen[0], option, position, wording)
    if word and word != option:
        return f" ({word})"
    pawn = position.pawn(option)
    if pawn >= 0:
        place = position.at[pawn]
        return f" ({position.place_name(place)})" if place >= 0 or pawn < FIRST_GUARD else ""
    return ""


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
    return _room(position, option, wording)


def _room(position: Colditz, option: str, wording: Wording) -> str:
    """The room a circle lies in, for those whose word for it is another one."""
    circle = position.ground.number.get(option, -1)
    room = position.ground.room[circle] if circle >= 0 else -1
    if room < 0 or wording.language == "en":
        return ""
    return names_of(wording).place(position.ground.rooms[room])
