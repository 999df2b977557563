"""The actions of Escape from Colditz: small typed values, one canonical text each.

roll | reroll | stop | take | decline | pass | end | confirm
nation british            row 2                   place yard-12        take-back yard-12
step b3 yard-15           move b3 yard-14 yard-15  step b3 chapel-2/tunnel
release b1 | release b1 timed                     consent | decline
claim rope b1 b3        claim-kit kit_part_a
play move_kitchen b1 kitchen-2                    play diversion g7    exchange rope
attempt b1 p1             attempt b1 p1 b2 office-1                    mouth b1
tunnel chapel b1 b2       tunnel chapel           car b1                  do-or-die b1         surrender b1 g4
post yard-12              recall g3               arrest g3 b1         return g3
remove-marker g3          pursue g3 b1            riot-squad
keep search_office        pick 2
discard rope              cell inner-a            lose rope            stand b1 appel-7
confiscate rope
hide b1 h2-1              push garrison-4         door lane-9          done
attend b1                 declare-search          declare-move         resolve-search
seize b1                  name-guard g3           credit g3 b1         team british
offer dutch rope for key  accept 2                withdraw 2           refuse 2
offer all rope for key    counter 2 pass for rope                      exchange rope
meet                      ready                   talk by the chapel at night
permit dutch              tower b1                launch               combo        send b1
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Literal, overload

from ...kernel import Action, Refusal, Refused
from ...kernel.options import brief
from .forms import FORMS, fits

_WORD = re.compile(r"[a-z0-9][a-z0-9_/-]*")
_LONGEST = 400


@dataclass(frozen=True, slots=True)
class Say(Action):
    """An action that is only a verb. The classes below add fields, one class for each shape."""

    verb: str = field()  # without it the property of `Action` would pass for a default

    @property
    def words(self) -> tuple[str, ...]:
        """The words of its text after the verb."""
        return ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))


@dataclass(frozen=True, slots=True)
class OfNation(Say):
    """A nation: `nation british`, `permit dutch`."""

    nation: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.nation,)


@dataclass(frozen=True, slots=True)
class OfNumber(Say):
    """A number from a list: `row 2`, `accept 2`."""

    number: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.number,)


@dataclass(frozen=True, slots=True)
class OfCard(Say):
    """A card or a type of Equipment: `discard rope`."""

    card: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.card,)


@dataclass(frozen=True, slots=True)
class OfBlock(Say):
    """A block of cells: `cell inner-a`."""

    block: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.block,)


@dataclass(frozen=True, slots=True)
class OfCircle(Say):
    """A circle: `post yard-12`, `push garrison-4`."""

    circle: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.circle,)


@dataclass(frozen=True, slots=True)
class OfMan(Say):
    """A prisoner: `mouth b1`, `attend b1`."""

    man: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.man,)


@dataclass(frozen=True, slots=True)
class OfGuard(Say):
    """A guard: `recall g3`."""

    guard: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.guard,)


@dataclass(frozen=True, slots=True)
class GuardAndMan(Say):
    """A guard acts on a prisoner: `arrest g3 b1`."""

    guard: str
    man: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.guard, self.man)


@dataclass(frozen=True, slots=True)
class Surrender(Say):
    """A prisoner gives himself up to a guard."""

    man: str
    guard: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.man, self.guard)


@dataclass(frozen=True, slots=True)
class ManOnCircle(Say):
    """Where a prisoner stands: `stand b1 appel-7`, `hide b1 h2-1`."""

    man: str
    circle: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.man, self.circle)


@dataclass(frozen=True, slots=True)
class Step(Say):
    """A prisoner or a guard steps to a neighbouring place."""

    pawn: str
    place: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.pawn, self.place)


@dataclass(frozen=True, slots=True)
class Move(Say):
    """Several steps in one move."""

    pawn: str
    places: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return (self.pawn, *self.places)


@dataclass(frozen=True, slots=True)
class Release(Say):
    """A prisoner leaves Solitary; `way` is empty, or the kind of his release."""

    man: str
    way: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return (self.man, *self.way)


@dataclass(frozen=True, slots=True)
class ClaimEquipment(Say):
    """Two prisoners take Equipment of a type."""

    card: str
    man: str
    other: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.card, self.man, self.other)


@dataclass(frozen=True, slots=True)
class ClaimKit(Say):
    """An Escape Kit for these cards."""

    cards: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self.cards)


@dataclass(frozen=True, slots=True)
class Play(Say):
    """A card, and the man, guard or place it is played on."""

    card: str
    targets: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return (self.card, *self.targets)


@dataclass(frozen=True, slots=True)
class OpenTunnel(Say):
    """A tunnel, and the prisoners who go into it."""

    tunnel: str
    men: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return (self.tunnel, *self.men)


@dataclass(frozen=True, slots=True)
class Attempt(Say):
    """Announced attempts: prisoners and exits, alternating."""

    man: str
    exit: str
    more: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return (self.man, self.exit, *self.more)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Each prisoner with his exit."""
        words = self.words
        return list(zip(words[::2], words[1::2], strict=False))


@dataclass(frozen=True, slots=True)
class MakeOffer(Say):
    """An offer to a nation or to all; `terms` are the cards, with `for` between them."""

    to: str
    terms: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return (self.to, *self.terms)


@dataclass(frozen=True, slots=True)
class Counter(Say):
    """A counter-offer in response to an offer."""

    number: str
    terms: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return (self.number, *self.terms)


@dataclass(frozen=True, slots=True)
class Talk(Say):
    """Talk to the other officers, word by word."""

    text: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self.text)


#: The class of a verb's actions, by verb; `Say` for all other verbs.
_SHAPES: dict[str, type[Say]] = {
    "nation": OfNation,
    "permit": OfNation,
    "team": OfNation,
    "row": OfNumber,
    "pick": OfNumber,
    "accept": OfNumber,
    "refuse": OfNumber,
    "withdraw": OfNumber,
    "exchange": OfCard,
    "discard": OfCard,
    "keep": OfCard,
    "lose": OfCard,
    "confiscate": OfCard,
    "cell": OfBlock,
    "place": OfCircle,
    "take-back": OfCircle,
    "post": OfCircle,
    "push": OfCircle,
    "door": OfCircle,
    "mouth": OfMan,
    "car": OfMan,
    "do-or-die": OfMan,
    "tower": OfMan,
    "send": OfMan,
    "attend": OfMan,
    "seize": OfMan,
    "recall": OfGuard,
    "return": OfGuard,
    "remove-marker": OfGuard,
    "name-guard": OfGuard,
    "arrest": GuardAndMan,
    "pursue": GuardAndMan,
    "credit": GuardAndMan,
    "surrender": Surrender,
    "stand": ManOnCircle,
    "hide": ManOnCircle,
    "step": Step,
    "move": Move,
    "release": Release,
    "claim": ClaimEquipment,
    "claim-kit": ClaimKit,
    "play": Play,
    "tunnel": OpenTunnel,
    "attempt": Attempt,
    "offer": MakeOffer,
    "counter": Counter,
    "talk": Talk,
}

#: For classes whose last field is a sequence of words: the number of fields before it.
_BEFORE_ROW: dict[type[Say], int] = {
    Move: 1,
    Release: 1,
    ClaimKit: 0,
    Play: 1,
    OpenTunnel: 1,
    Attempt: 2,
    MakeOffer: 1,
    Counter: 1,
    Talk: 0,
}

#: The same few thousand actions recur constantly, and an action never changes.
_SAID: dict[str, dict[tuple[object, ...], Say]] = {verb: {} for verb in FORMS}
#: Cache size per verb; the cache is then cleared.
_MOST_SAID = 1 << 13


def _made(verb: str, words: tuple[str, ...]) -> Say:
    """The action of a verb with the right number of words."""
    shape: Any = _SHAPES.get(verb, Say)
    before = _BEFORE_ROW.get(shape)
    made: Say = shape(verb, *words) if before is None else shape(verb, *words[:before], words[before:])
    return made


@overload
def say(verb: Literal["nation", "permit", "team"], *words: object) -> OfNation: ...
@overload
def say(verb: Literal["row", "pick", "accept", "refuse", "withdraw"], *words: object) -> OfNumber: ...
@overload
def say(verb: Literal["exchange", "discard", "keep", "lose", "confiscate"], *words: object) -> OfCard: ...
@overload
def say(verb: Literal["cell"], *words: object) -> OfBlock: ...
@overload
def say(verb: Literal["place", "take-back", "post", "push", "door"], *words: object) -> OfCircle: ...
@overload
def say(
    verb: Literal["mouth", "car", "do-or-die", "tower", "send", "attend", "seize"], *words: object
) -> OfMan: ...
@overload
def say(verb: Literal["recall", "return", "remove-marker", "name-guard"], *words: object) -> OfGuard: ...
@overload
def say(verb: Literal["arrest", "pursue", "credit"], *words: object) -> GuardAndMan: ...
@overload
def say(verb: Literal["surrender"], *words: object) -> Surrender: ...
@overload
def say(verb: Literal["stand", "hide"], *words: object) -> ManOnCircle: ...
@overload
def say(verb: Literal["step"], *words: object) -> Step: ...
@overload
def say(verb: Literal["move"], *words: object) -> Move: ...
@overload
def say(verb: Literal["release"], *words: object) -> Release: ...
@overload
def say(verb: Literal["claim"], *words: object) -> ClaimEquipment: ...
@overload
def say(verb: Literal["claim-kit"], *words: object) -> ClaimKit: ...
@overload
def say(verb: Literal["play"], *words: object) -> Play: ...
@overload
def say(verb: Literal["tunnel"], *words: object) -> OpenTunnel: ...
@overload
def say(verb: Literal["attempt"], *words: object) -> Attempt: ...
@overload
def say(verb: Literal["offer"], *words: object) -> MakeOffer: ...
@overload
def say(verb: Literal["counter"], *words: object) -> Counter: ...
@overload
def say(verb: Literal["talk"], *words: object) -> Talk: ...
@overload
def say(verb: str, *words: object) -> Say: ...
def say(verb: str, *words: object) -> Say:
    """The action of a verb and the words after it; the same words return the same object."""
    known = _SAID[verb]
    said = known.get(words)
    if said is None:
        if len(known) >= _MOST_SAID:
            known.clear()
        said = known[words] = _made(verb, tuple([str(word) for word in words]))
    return said


def steps_of(move: Move) -> list[Step]:
    """The steps a `move` consists of."""
    return [say("step", move.pawn, place) for place in move.places]


def bad_action(text: str, form: str = "") -> Refusal:
    return Refusal("notation", "BAD_ACTION", {"text": text, "form": form or ", ".join(FORMS)})


def well_formed(action: Say) -> bool:
    """Whether an action that was made without `parse` or `say` is valid."""
    verb = action.verb
    if type(verb) is not str or type(action) is not _SHAPES.get(verb, Say):
        return False
    try:
        words = action.words
    except TypeError:
        return False  # a field that should be a sequence of words is not
    if not fits(verb, len(words)) or not all(type(word) is str for word in words):
        return False
    return type(action) not in _BEFORE_ROW or _made(verb, words) == action


def parse(text: str) -> Say:
    """The action of a text; `str` is the inverse."""
    if not isinstance(text, str):
        raise Refused(bad_action(brief(text)))
    words = text[:_LONGEST].split()
    verb = words[0] if words else ""
    form = FORMS.get(verb, "")
    # Officers may write anything to each other, as long as it can be encoded.
    spelt = str.isprintable if verb == "talk" else _WORD.fullmatch
    if len(text) <= _LONGEST and fits(verb, len(words) - 1) and all(map(spelt, words[1:])):
        return _made(verb, tuple(words[1:]))
    raise Refused(bad_action(text[:_LONGEST].strip(), form))
