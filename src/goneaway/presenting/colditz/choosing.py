"""Choices in the castle: moves by their destination, abbreviated words, notes on what they lead to.

Made from a view and the legal actions; destinations come from the table as the seat knows it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from ...colditz.referee.position import Colditz
from ...colditz.referee.view import Seen
from ...colditz.words.cards import card_types
from ...colditz.words.places import EQUIPMENT, FIRST_GUARD, NATIONS
from ...kernel import Legal, Prompt
from ...wording import Wording, colditz_places, typed
from ...wording.colditz_places import place_of
from ..choosing import Choices, Question, Words, capital
from .destinations import Ways, rows_on_plan
from .finding import places_called, places_named
from .known import known_to
from .names import GAME, names_of
from .usual import any_usual
from .ways import on_foot
from .words import vocabulary_of

#: The shortest abbreviation of a verb: `e` alone must not end a turn.
_LEAST = 2
#: A circle of the plan has room for two digits.
_MOST_ON_PLAN = 99
#: What a player types to have the usual guards placed at once.
USUAL = "usual"
_NUMBER = re.compile(r"[0-9]+")


class CastleChoices(Choices):
    """Offers `move` beside `step`: a pawn and its destination, however many steps away."""

    def __init__(self, legal: Legal, wording: Wording, view: Seen) -> None:
        super().__init__(legal, wording)
        self._view = view
        self._words = vocabulary_of(wording)
        self._names = names_of(wording)
        self._ways: dict[str, Ways] = {}

    @cached_property
    def _table(self) -> Colditz:
        return known_to(self._view)

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        verbs = tuple(
            verb for verb in self._legal.verbs if any(len(group) for group in self._legal.groups_of(verb))
        )
        return offered(self._view, verbs)

    def _found(self, verb: str) -> list[Words]:
        if verb == USUAL and verb in self.verbs:
            return [(verb,)]
        if verb != "move" or "step" not in self.verbs:
            return super()._found(verb)
        pawns = dict.fromkeys(words[1] for words in self._actions("step"))
        return [(verb, name, place) for name in pawns for place in self.ways(name).to]

    def is_action(self, words: Words) -> bool:
        # The verb alone shows nothing yet, and the destinations of all pawns are expensive to find.
        return words != ("move",) and super().is_action(words)

    def ways(self, pawn: str) -> Ways:
        """Return where a pawn can go."""
        if pawn not in self._ways:
            self._ways[pawn] = Ways(self._table, pawn)
        return self._ways[pawn]

    @property
    def walking(self) -> bool:
        """Whether a pawn has been chosen, and its destination is asked for."""
        return _walks(self.chosen)

    # Display

    def question(self, words: Words | None = None) -> Question:
        words = self.chosen if words is None else words
        asked = super().question(words)
        lit = tuple(self._lit(words, self.after(words)).items())
        if not _walks(words):
            return replace(asked, lit=lit)
        ways = self.ways(words[1])
        beyond = ways.beyond_in_words(self.wording)
        return replace(asked, apart=ways.named, remarks=(beyond,) if beyond else (), lit=lit)

    def _kind(self, words: Words) -> str:
        if not words:
            return "verb"
        if _walks(words):
            return "destination"
        options = self.after(words)
        if any(self._view.place(option) >= 0 for option in options):
            return "place"
        return "pawn" if any(self._view.pawn(option) >= 0 for option in options) else "answer"

    def _title(self, words: Words, kind: str) -> str:
        if not self.wording.typed:
            return super()._title(words, kind)
        if kind == "destination":
            return self.wording.text("colditz-choose-where", man=words[1])
        return super()._title(words, "castle-circle" if kind == "place" else "answer")

    def _labels(self, words: Words, options: Sequence[str]) -> list[str]:
        if not words:
            return [option if self.wording.typed else self.wording.doing(GAME, option) for option in options]
        if _walks(words):
            to = self.ways(words[1]).to
            if self.wording.typed:
                return [to[option].line(self.wording) for option in options]
            return [to[option].label(self.wording) for option in options]
        if self.wording.typed:
            return [f"{option}{self._note(words[0], option)}" for option in options]
        return [self._called(words, option) for option in options]

    def _notes(self, words: Words, options: Sequence[str]) -> list[str]:
        """Return the cost of each way, or where each man stands."""
        if self.wording.typed or not words:
            return super()._notes(words, options)
        if _walks(words):
            to = self.ways(words[1]).to
            return [to[option].price(self.wording) for option in options]
        return [self._where(self._pawn(words, option)) for option in options]

    def _pawn(self, words: Words, option: str) -> int:
        """Return the pawn that a word means, or -1. As a way out `p1` is a gate; otherwise it is a Pole."""
        return -1 if words[0] == "attempt" and len(words) == 2 else self._view.pawn(option)

    def _where(self, pawn: int) -> str:
        """Return where a pawn stands; "" for a guard who is not on the board."""
        place = self._view.at[pawn] if pawn >= 0 else -1
        told = place >= 0 or 0 <= pawn < FIRST_GUARD
        return self._names.where(self._view, place) if told else ""

    def _called(self, words: Words, option: str) -> str:
        """Return an option in plain words, for clients that point at it: `B1`, `Courtyard 31K`, `Rope`."""
        wording, view, verb = self.wording, self._view, words[0]
        if self._pawn(words, option) >= 0:
            return colditz_places.pawn(wording, option)
        if option in card_types() or option in EQUIPMENT:
            return capital(wording.card(GAME, option))
        if option in NATIONS:
            return wording.text("colditz-seat", seat=option)
        if verb == "tunnel" or (option in view.ground.tunnels and verb in ("play", "combo")):
            return capital(wording.text("colditz-tunnel", tunnel=option))
        if _NUMBER.fullmatch(option) or place_of(option, wording.board) is None:
            return wording.text("colditz-answer", answer=option)
        return self._names.circle(option)

    def _note(self, verb: str, option: str) -> str:
        """Return a note on an option: its other name, or where a pawn stands."""
        word = self._meaning(verb, option)
        if word and word != option:
            return f" ({word})"
        where = self._where(self._view.pawn(option))
        return f" ({where})" if where else ""

    def _meaning(self, verb: str, option: str) -> str:
        """Return what a word of the notation is called at the table, if that differs."""
        wording, ground = self.wording, self._view.ground
        if option in card_types():
            return wording.card(GAME, option)
        if option in EQUIPMENT:
            full = verb in ("discard", "lose", "confiscate")
            return wording.card(GAME, option) if full else self._names.card(option)
        if option in NATIONS:
            return wording.text("colditz-seat", seat=option) if wording.language != "en" else ""
        if verb == "tunnel" and option in ground.tunnels:
            return self._names.place(option) if wording.language != "en" else ""
        if verb == "cell":
            return wording.text("colditz-cell", cell=option)
        place = self._view.place(option)
        if verb in ("place", "take-back", "post") and place >= 0:
            circle = ground.board.circles[place % ground.size]
            x, y = circle.spot
            return f"{wording.text('colditz-zone', zone=circle.zone)}, {x},{y}"
        return self._names.room_of(ground, option)

    def _lit(self, words: Words, options: Sequence[str]) -> dict[str, int]:
        """Return what is written on circles for the question: costs, or the numbers of the list."""
        if not words:
            return {}
        if _walks(words):
            return {one.place: one.cost for one in self.ways(words[1]).to.values()}
        if words == ("row",):
            seat = self._view.seat
            return {} if seat is None else rows_on_plan(self._table, seat, options)
        if min(map(self._view.place, options), default=-1) < 0 or words == ("attempt",):
            return {}
        return {option: number for number, option in enumerate(options, 1) if number <= _MOST_ON_PLAN}

    # What a word means

    def _add(self, words: Words, word: str) -> Words | None:
        """Add one word: in any spelling, by any of its names, or an unambiguous abbreviation."""
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
                words, options, places_called(self._view, word, self._words)
            )
        return (*words, found[0]) if len(found) == 1 else None

    def _named(self, words: Words, word: str, options: list[str]) -> list[str] | None:
        """Return the option a full name stands for; [] if it is not a full name, None if no option has it."""
        if not words or _NUMBER.fullmatch(word):
            return []
        ids = self._words.meant(word)
        found = [option for option in options if option in ids]
        if len(found) == 1:
            return found
        meant = places_named(self._view, word, self._words)
        if not meant or not any(option in self._view.ground.number for option in options):
            return []
        return self._near(words, options, meant) or None

    def _near(self, words: Words, options: list[str], meant: list[int]) -> list[str]:
        """Return, of the meant places among the options, the one nearest to the pawn of the action."""
        view = self._view
        names = {view.place_name(place) for place in meant}
        # Below a circle runs its tunnel.
        names |= {f"{name}/tunnel" for name in names if name not in options}
        found = [option for option in options if option in names]
        if len(found) < 2:
            return found
        if words[0] == "move":
            known = self.ways(words[1]).to
            return [min(found, key=lambda place: known[place].cost)]
        pawn = next((view.at[view.pawn(word)] for word in words if view.pawn(word) >= 0), -1)
        if pawn < 0:
            # No pawn walks there: if circles of several places fit, the player must choose.
            return found if len({name.rpartition("-")[0] for name in found}) > 1 else found[:1]
        return [min(found, key=lambda place: len(on_foot(self._table, pawn, [view.place(place)])))]

    def spell(self, words: Words) -> Words:
        out: Words = ()
        for number, word in enumerate(words):
            longer = self._add(out, word)
            if longer is None:
                return (*out, *words[number:])
            out = longer
        return out

    def goes_towards(self, text: str) -> Words | None:
        """Handle `towards kitchen`, typed where a destination is asked for."""
        first, *rest = text.split()
        if self.walking and rest and typed(first) in self._words.towards:
            return (*self.chosen, first.lower(), "-".join(rest))
        return None


def offered(view: Seen, verbs: Sequence[str]) -> tuple[str, ...]:
    """Return the verbs with those made of several actions: the usual guards at once, a walk of many steps."""
    if "place" in verbs and any_usual(view):
        return (USUAL, *verbs)
    return ("move", *verbs) if "step" in verbs else tuple(verbs)


def asked(prompt: Prompt, view: Seen, wording: Wording) -> str:
    """Return what is being decided, by which rule, with help for players who have never decided it."""
    question = wording.prompt(GAME, prompt)
    if wording.typed and prompt.kind == "guards" and max(view.at[FIRST_GUARD:]) < 0:
        return f"{question} {wording.text('colditz-usual')}"
    return question


def _walks(words: Words) -> bool:
    return len(words) == 2 and words[0] == "move"
