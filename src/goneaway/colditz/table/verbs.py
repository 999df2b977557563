"""The verbs of Colditz: rows (`kernel/verbs.py`) with this game's conditions for being open.

Every chapter exports the rows of its verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ...kernel import Group, Refusal, Verb
from ..ruleset import Ruleset
from ..words.actions import say

#: A table; rows stand below it.
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class When(Generic[T]):
    """When a verb is open, and the kind of move it counts as."""

    #: Worth a look now, with cards of these kinds in hand? Else it is not among the legal actions, however
    #: it would be refused. Where nothing is said, it always is.
    open: Callable[[T, int, Set[str]], bool] | None = None
    #: Why this part of the turn is not the one for it.
    part: Callable[[T], Refusal | None] | None = None
    #: Needs the points of the throw, or comes after it.
    after_dice: bool = False
    #: It is how a card is played, and counts as one.
    card: bool = False
    #: May be said while a man stands where he may not stop, or two are on their way into a tunnel.
    free: bool = False
    #: Waits until what was promised is done (A91).
    waits: bool = False
    #: A guard acts: too late then for a card that is shown before any guard moves (A79).
    acts: bool = False
    #: Do these rules know it? Else it is refused, and never listed.
    known: Callable[[Ruleset], bool] | None = None


@dataclass(frozen=True, slots=True)
class Lines(Generic[T]):
    """The verbs of one side under one ruleset."""

    by_name: dict[str, Verb[T, int, When[T]]]
    #: Those that may be listed before the throw, and after it, in the order of the list.
    before: tuple[Verb[T, int, When[T]], ...]
    after: tuple[Verb[T, int, When[T]], ...]

    @classmethod
    def of(cls, rows: Sequence[Verb[T, int, When[T]]], rules: Ruleset) -> Lines[T]:
        known = tuple(row for row in rows if row.when.known is None or row.when.known(rules))
        by_name = {row.name: row for row in (*rows, *known)}
        listed = tuple(row for row in known if row.when.open is not never)
        return cls(by_name, tuple(row for row in listed if not row.when.after_dice), listed)


def alone(name: str) -> Callable[[Any, int], Sequence[Group]]:
    """The one action of a verb that has no further words."""
    action = say(name)

    def groups(position: Any, seat: int) -> Sequence[Group]:
        return (Group.of(name, (action,)),)

    return groups


def unlisted(position: Any, seat: int) -> Sequence[Group]:
    """For a verb that is `never` worth a look."""
    return ()


def never(position: Any, seat: int, kinds: Set[str]) -> bool:
    """For what can be said, but is never listed: it says several things at once that are."""
    return False


def verb_row(
    name: str,
    groups: Callable[[T, int], Sequence[Group]],
    why_not: Callable[[T, int, Any], Refusal | None],
    play: Callable[[T, int, Any], None],
    *,
    open: Callable[[T, int, Set[str]], bool] | None = None,
    part: Callable[[T], Refusal | None] | None = None,
    after_dice: bool = False,
    card: bool = False,
    free: bool = False,
    waits: bool = False,
    acts: bool = False,
    known: Callable[[Ruleset], bool] | None = None,
) -> Verb[T, int, When[T]]:
    """A row; the words after `play` are those of `When`."""
    return Verb(name, groups, why_not, play, When(open, part, after_dice, card, free, waits, acts, known))


def order(
    name: str,
    groups: Callable[[T], Sequence[Group]],
    why_not: Callable[[T, Any], Refusal | None],
    play: Callable[[T, Any], None],
    *,
    open: Callable[[T, int, Set[str]], bool] | None = None,
    after_dice: bool = False,
    card: bool = False,
    acts: bool = False,
    known: Callable[[Ruleset], bool] | None = None,
) -> Verb[T, int, When[T]]:
    """A row of Security's, who is only one: what he says needs no seat."""
    return verb_row(
        name,
        lambda position, seat: groups(position),
        lambda position, seat, action: why_not(position, action),
        lambda position, seat, action: play(position, action),
        open=open,
        after_dice=after_dice,
        card=card,
        acts=acts,
        known=known,
    )
