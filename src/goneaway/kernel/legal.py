"""Legal actions, grouped and computed lazily.

A Section X turn can offer several thousand tile actions. They are rarely all needed at once: a person
picks a piece, then its target; a program samples. So legal actions come in groups that share a
head (`move H8`, `step B1`); a group computes its targets on first use and keeps them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, overload

from .actions import Action


class StaleLegal(Exception):
    """A group was first used after its position had changed."""


class Offered:
    """State shared by a `Legal` and its groups: the actions handed out, and whether they are still valid."""

    __slots__ = ("actions", "stale")

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.stale = False


class Group(Sequence[Action]):
    """The legal actions that begin with one head, in a stable order.

    `find(piece)` lists raw targets (numbers or small tuples), `make(piece, target)` turns one into
    an action: a bot that samples one of a thousand makes one action, not a thousand. Iteration makes
    all of them, once. Groups of one verb share both functions, and differ by the piece.
    """

    __slots__ = ("_find", "_made", "_make", "_piece", "_targets", "head", "offered")

    def __init__(
        self,
        head: str,
        find: Callable[[Any], Sequence[Any]] | None,
        make: Callable[[Any, Any], Action],
        piece: Any = None,
    ) -> None:
        self.head = head
        self._find = find
        self._make = make
        self._piece = piece
        self._targets: Sequence[Any] = ()
        self._made: Sequence[Action] | None = None
        #: Set by the `Legal` it belongs to.
        self.offered: Offered | None = None

    @staticmethod
    def of(head: str, actions: Sequence[Action]) -> Group:
        """A group of a few ready-made actions."""
        group = Group(head, None, _itself)
        group._targets = actions
        return group

    @property
    def verb(self) -> str:
        return self.head.partition(" ")[0]

    def _found(self) -> Sequence[Any]:
        if self._find is not None:
            if self.offered is not None and self.offered.stale:
                raise StaleLegal(f"the position has changed since the group '{self.head}' was offered")
            self._targets = self._find(self._piece)
            self._find = None
        return self._targets

    def _all(self) -> Sequence[Action]:
        if self._made is None:
            self._made = self._hand_out([self._make(self._piece, target) for target in self._found()])
        return self._made

    def _hand_out(self, actions: Sequence[Action]) -> Sequence[Action]:
        if self.offered is not None:
            self.offered.actions += actions
        return actions

    def __len__(self) -> int:
        return len(self._found())

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all())

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if self._made is not None:
            return self._made[index]
        if isinstance(index, int):
            action = self._make(self._piece, self._found()[index])
            if self.offered is not None:
                self.offered.actions.append(action)
            return action
        return self._hand_out([self._make(self._piece, target) for target in self._found()[index]])

    def __repr__(self) -> str:
        return f"Group({self.head!r})"


def _itself(piece: object, action: Action) -> Action:
    return action


class Legal:
    """All legal actions of the actor: iterate them, or go verb by verb and group by group.

    Each different result is listed once. Some games accept other spellings of the same action
    (a symmetric tile turned by half a circle); `position.why_not` answers for those.
    """

    __slots__ = ("_about", "_find", "_found", "_offered")

    def __init__(self, find: dict[str, Callable[..., Sequence[Group]]], *about: Any) -> None:
        """`find` maps each verb to a function that lists its groups; it is called with `about`."""
        self._find = find
        self._about = about
        self._found: dict[str, tuple[Group, ...]] = {}
        self._offered = Offered()

    @staticmethod
    def of(*groups: Group) -> Legal:
        """A few ready-made legal actions."""
        by_verb: dict[str, list[Group]] = {}
        for group in groups:
            by_verb.setdefault(group.verb, []).append(group)
        legal = Legal(dict.fromkeys(by_verb, tuple))
        for verb, some in by_verb.items():
            legal._keep(verb, tuple(some))
        return legal

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs that might be legal, in a stable order; their groups are not computed yet."""
        return tuple(self._find)

    def groups_of(self, verb: str) -> tuple[Group, ...]:
        """The groups of a verb; one of them may turn out to be empty."""
        found = self._found.get(verb)
        if found is None:
            if self._offered.stale:
                raise StaleLegal(f"the position has changed since '{verb}' was offered")
            found = tuple(self._find[verb](*self._about))
            self._keep(verb, found)
        return found

    def _keep(self, verb: str, found: tuple[Group, ...]) -> None:
        self._found[verb] = found
        for group in found:
            group.offered = self._offered

    @property
    def groups(self) -> tuple[Group, ...]:
        """Every group that holds at least one action."""
        return tuple(group for verb in self._find for group in self.groups_of(verb) if len(group))

    def __iter__(self) -> Iterator[Action]:
        for verb in self._find:
            for group in self.groups_of(verb):
                yield from group

    def __len__(self) -> int:
        return sum(len(group) for verb in self._find for group in self.groups_of(verb))

    def __bool__(self) -> bool:
        return any(len(group) for verb in self._find for group in self.groups_of(verb))

    def only(self) -> Action | None:
        """The single legal action, or None if there are several; computes no more than necessary."""
        found: Action | None = None
        for verb in self._find:
            for group in self.groups_of(verb):
                size = len(group)
                if size > 1 or (size and found is not None):
                    return None
                if size:
                    found = group[0]
        return found

    def handed_out(self, action: Action) -> bool:
        """Whether this very object, not an equal one, was handed out from here."""
        actions = self._offered.actions
        # Mostly it is the last, and the only one.
        return bool(actions) and (action is actions[-1] or any(action is one for one in actions))

    def expire(self) -> None:
        """Called when the position changes: computed groups stay readable, no more are computed."""
        self._offered.stale = True


#: The legal actions when no decision is pending.
NOTHING: Legal = Legal({})
