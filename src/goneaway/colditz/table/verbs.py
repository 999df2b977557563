"""The verbs of Colditz: rows (`kernel/verbs.py`) with this game's conditions for when they are open.

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
    """When a verb is open, and how its moves are classified."""

    #: Whether to look for actions now, with cards of these kinds in hand; if not, the verb is not among the
    #: legal actions, however it would be refused. By default always.
    open: Callable[[T, int, Set[str]], bool] | None = None
    #: Why the verb does not belong in this part of the turn.
    part: Callable[[T], Refusal | None] | None = None
    #: It needs the points of the throw, or comes after it.
    after_dice: bool = False
    #: It plays a card, and counts as playing one.
    card: bool = False
    #: It is allowed while a man stands where he may not stop, or two are on their way into a tunnel.
    free: bool = False
    #: It must wait until what was promised is done (A91).
    waits: bool = False
    #: A guard acts; a card that must be shown before any guard moves is then too late (A79).
    acts: bool = False
    #: Whether these rules have the verb. If not, it is refused and never listed.
    known: Callable[[Ruleset], bool] | None = None


@dataclass(frozen=True, slots=True)
class Lines(Generic[T]):
    """The verbs of one side under one ruleset."""

    by_name: dict[str, Verb[T, int, When[T]]]
    #: The verbs that may be listed before the throw and after it, in list order.
    before: tuple[Verb[T, int, When[T]], ...]
    after: tuple[Verb[T, int, When[T]], ...]

    @classmethod
    def of(cls, rows: Sequence[Verb[T, int, When[T]]], rules: Ruleset) -> Lines[T]:
        known = tuple(row for row in rows if row.when.known is None or row.when.known(rules))
        by_name = {row.name: row for row in (*rows, *known)}
        listed = tuple(row for row in known if row.when.open is not never)
        return cls(by_name, tuple(row for row in listed if not row.when.after_dice), listed)


def alone(name: str) -> Callable[[Any, int], Sequence[Group]]:
    """The only action of a verb without further words."""
    action = say(name)

    def groups(position: Any, seat: int) -> Sequence[Group]:
        return (Group.of(name, (action,)),)

    return groups


def unlisted(position: Any, seat: int) -> Sequence[Group]:
    """No actions, for a verb that is `never` listed."""
    return ()


def never(position: Any, seat: int, kinds: Set[str]) -> bool:
    """For verbs that are legal but never listed, because they combine several actions that are listed."""
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
    """A row; the parameters after `play` are those of `When`."""
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
    """A row of Security's; since there is only one Security, its functions take no seat."""
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
