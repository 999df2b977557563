"""Security's turn (E.3), the end of a round, and the limit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action, Group, Legal, Refusal
from . import escape, officer, patrol, raids
from .actions import Say, say
from .arrest import discard_security
from .dice import Roll
from .frames import Choice, ColditzFrame
from .places import AFTER_ROLL, BEFORE_ROLL, FIRST_GUARD, GUARDS, NOBODY, RESERVE, RETURNED

if TYPE_CHECKING:
    from .position import Colditz


def begin(position: Colditz) -> None:
    seat = position.security_seat
    position.active = seat
    position.stage = BEFORE_ROLL
    position.points = position.credit = position.draws = position.throws = 0
    position.arrested = False
    position.bound = NOBODY
    if position.rules.guards.returned_guard_lock == "same_turn":
        _unlock(position)
    position.frames[:] = [SecurityTurn(seat)]
    position.tell_all("turn-begun", seat="security", round=position.round)


def _unlock(position: Colditz) -> None:
    for guard in range(FIRST_GUARD, FIRST_GUARD + GUARDS):
        if position.at[guard] == RETURNED:
            position.at[guard] = RESERVE


@dataclass(frozen=True, slots=True)
class SecurityTurn(ColditzFrame):
    """What Security may do; how far he is stands in the position."""

    kind: ClassVar[str] = "security"
    clause: ClassVar[str] = "34"
    seat: int

    def details(self, position: Colditz) -> dict[str, object]:
        return {
            "rolled": position.stage == AFTER_ROLL,
            "points": position.points,
            "bound": position.pawn_name(position.bound) if position.bound >= 0 else "",
        }

    def legal(self, position: Colditz) -> Legal:
        find: dict[str, Callable[[], Sequence[Group]]] = {}
        if position.stage == BEFORE_ROLL:
            find["roll"] = partial(_single, "roll")
        else:
            find["step"] = partial(patrol.step_groups, position)
            find["arrest"] = partial(patrol.arrest_groups, position)
            find["post"] = partial(patrol.post_groups, position)
            find["recall"] = partial(patrol.recall_groups, position)
            find["return"] = partial(_return_groups, position)
        if position.bound < 0:
            find["play"] = partial(raids.play_groups, position)
            find["discard"] = partial(_discard_groups, position)
        if position.stage == AFTER_ROLL:
            find["end"] = partial(_end_groups, position, self)
        return Legal(find)

    def end_refusal(self, position: Colditz) -> Refusal | None:
        if position.stage == BEFORE_ROLL:
            return Refusal("19", "ROLL_FIRST")
        limit = position.rules.draw.hand_limit_security
        if len(position.security_hand) > limit:
            return Refusal("28", "HAND_OVER_LIMIT", {"limit": limit})
        return patrol.why_not_end(position)

    def why_not(self, position: Colditz, action: Action) -> Refusal | None:
        assert isinstance(action, Say)
        verb = action.verb
        if verb == "roll":
            return None if position.stage == BEFORE_ROLL else Refusal("19", "ALREADY_ROLLED")
        if verb == "end":
            return self.end_refusal(position)
        if verb in ("step", "move", "arrest", "post", "recall", "return") and position.stage == BEFORE_ROLL:
            return Refusal("19", "ROLL_FIRST")
        if verb == "move":
            return _why_not_move(position, action)
        if verb == "return":
            return _why_not_return(position, action)
        if verb == "discard":
            return _why_not_discard(position, action)
        check = _CHECKS.get(verb)
        return Refusal("19", "NOT_NOW", {"verb": verb}) if check is None else check(position, action)

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        if action.verb == "roll":
            position.frames.append(Roll(self.seat, "move"))
        elif action.verb == "end":
            end(position)
        elif action.verb == "move":
            for step in _steps_of(action):
                patrol.guard_step(position, step)
                position.settle()
                if position.outcome is not None or position.frames[-1].kind != self.kind:
                    return
        else:
            _EFFECTS[action.verb](position, action)


def _single(verb: str) -> tuple[Group, ...]:
    return (Group.of(verb, (say(verb),)),)


def _end_groups(position: Colditz, turn: SecurityTurn) -> Sequence[Group]:
    return _single("end") if turn.end_refusal(position) is None else ()


def _steps_of(action: Say) -> list[Say]:
    pawn, *places = action.words
    return [say("step", pawn, place) for place in places]


def _why_not_move(position: Colditz, action: Say) -> Refusal | None:
    trial = position.copy()
    for step in _steps_of(action):
        refusal = patrol.why_not_guard_step(trial, step)
        if refusal is not None:
            return refusal
        patrol.guard_step(trial, step)
        trial.settle()
        if trial.outcome is not None or trial.frames[-1].kind != "security":
            break
    return None


# Sending guards back who cannot be brought off forbidden circles


def _return_groups(position: Colditz) -> list[Group]:
    found = [say("return", position.pawn_name(guard)) for guard in patrol.returnable(position)]
    return [Group.of("return", found)] if found else []


def _why_not_return(position: Colditz, action: Say) -> Refusal | None:
    if position.pawn(action.words[0]) in patrol.returnable(position):
        return None
    return Refusal("45", "NOT_RETURNABLE", {"guard": action.words[0]})


# Discarding


def _discard_groups(position: Colditz) -> list[Group]:
    names = dict.fromkeys(position.security[card].id for card in position.security_hand)
    return [Group.of("discard", [say("discard", name) for name in names])] if names else []


def _why_not_discard(position: Colditz, action: Say) -> Refusal | None:
    if position.bound >= 0:
        return Refusal("45", "OTHER_MAN_BOUND", {"bound": position.pawn_name(position.bound)})
    if raids.in_hand(position, action.words[0]) < 0:
        return Refusal("47", "CARD_NOT_HELD", {"card": action.words[0]})
    return None


def _discard(position: Colditz, action: Say) -> None:
    discard_security(position, raids.in_hand(position, action.words[0]))
    position.tell_all("discarded", seat="security", card=action.words[0])


_CHECKS: dict[str, Callable[[Colditz, Say], Refusal | None]] = {
    "step": patrol.why_not_guard_step,
    "arrest": patrol.why_not_arrest,
    "post": patrol.why_not_post,
    "recall": patrol.why_not_recall,
    "play": raids.why_not_play,
}

_EFFECTS: dict[str, Callable[[Colditz, Say], None]] = {
    "step": patrol.guard_step,
    "arrest": patrol.arrest,
    "post": patrol.post,
    "recall": patrol.recall,
    "return": patrol.send_back,
    "play": raids.play,
    "discard": _discard,
}


@dataclass(frozen=True, slots=True)
class PursuitChoice(Choice):
    """Whom a guard pursues who goes out by a gate while several men are at large (A92)."""

    kind: ClassVar[str] = "pursue"
    clause: ClassVar[str] = "46"
    seat: int
    guard: int
    men: tuple[int, ...]

    def answers(self, position: Colditz) -> Sequence[Say]:
        guard = position.pawn_name(self.guard)
        return [say("pursue", guard, position.pawn_name(pow)) for pow in self.men]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        position.link[self.guard - FIRST_GUARD] = position.pawn(action.words[1])


# The end of the turn and of the round


def end(position: Colditz) -> None:
    position.tell_all("turn-ended", seat="security")
    patrol.clear_rooms(position)
    officer.close_turn(position)
    _unlock(position)
    if position.outcome is not None:
        return
    if position.rules.victory.win_check == "end_of_round" and escape.settle_goal(position):
        return
    if position.round >= position.rounds:
        escape.time_is_up(position)
        return
    position.round += 1
    officer.next_turn(position, 0)
