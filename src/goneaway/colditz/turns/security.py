"""Security's turn (E.3), the end of a round, and the limit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from ...kernel import Action, Group, Legal, Refusal
from ..custody import home, solitary
from ..dice.dice import Roll, Thrown
from ..escaping import announcing, escape
from ..guarding import blockade, markers, patrol, riot
from ..raids import card_phase, combo, raiding, raids
from ..running.glider import come_down
from ..table import notes
from ..table.frames import Turn, end_turn
from ..table.table import Table
from ..tunnels import detection
from ..tunnels.tunnels import admit_no_more
from ..ways import guards, moments, phases
from ..words.actions import Say, say
from ..words.places import AFTER_ROLL, BEFORE_ROLL, FIRST_GUARD, GUARDS, NOBODY, RESERVE, RETURNED
from . import card_throws, clock, discarding, phasing
from .turn_end import close_turn


def begin(position: Table) -> None:
    seat = position.security_seat
    position.active = seat
    phasing.begin(position, seat)
    position.points = position.credit = position.draws = position.throws = 0
    position.arrested = False
    position.bound = NOBODY
    security_comes(position)
    patrol.begin_turn(position)
    if position.rules.guards.returned_guard_lock == "same_turn":
        _unlock(position)
    position.frames[:] = [SecurityTurn(seat)]
    position.tell_all("turn-begun", seat="security", round=position.round)


def _unlock(position: Table) -> None:
    for guard in range(FIRST_GUARD, FIRST_GUARD + GUARDS):
        if position.at[guard] == RETURNED:
            position.at[guard] = RESERVE


@dataclass(frozen=True, slots=True)
class SecurityTurn(Turn):
    """What Security may do; how far he is stands in the position."""

    kind: ClassVar[str] = "security"
    clause: ClassVar[str] = "34"
    seat: int

    def details(self, position: Table) -> dict[str, object]:
        return {
            "rolled": position.stage == AFTER_ROLL,
            "phase": "bare" if position.stage == BEFORE_ROLL and moments.nothing_before(position) else "",
            "points": position.points,
            "bound": position.pawn_name(position.bound) if position.bound >= 0 else "",
        }

    def legal(self, position: Table) -> Legal:
        find: dict[str, Callable[[], Sequence[Group]]] = {}
        if moments.search_declared(position):
            # The throw is for the general search: cards, then the search, and the turn is over (A46).
            find["play"] = partial(raids.play_groups, position)
            find["discard"] = partial(discarding.security_groups, position)
            find["resolve-search"] = partial(_single, "resolve-search")
            return Legal(find)
        if position.stage == BEFORE_ROLL:
            find["roll"] = partial(_single, "roll")
        else:
            find["step"] = partial(guards.step_groups, position)
            find["arrest"] = partial(patrol.arrest_groups, position)
            find["post"] = partial(patrol.post_groups, position)
            find["recall"] = partial(patrol.recall_groups, position)
            find["return"] = partial(_return_groups, position)
            find.update(_special(position))
        find["play"] = partial(raids.play_groups, position)
        if position.bound < 0:
            find["discard"] = partial(discarding.security_groups, position)
        if position.stage == AFTER_ROLL:
            find["end"] = partial(_end_groups, position)
        return Legal(find)

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        assert isinstance(action, Say)
        verb = action.verb
        if verb == "roll":
            return phases.throw_refusal(position)
        if moments.search_declared(position):
            if verb == "resolve-search":
                return None
            if verb in _MOVES or verb == "end":
                return Refusal("general-search", "SEARCH_DECLARED")
        if verb == "end":
            return end_refusal(position)
        if verb in _MOVES and position.stage == BEFORE_ROLL:
            return Refusal("19", "ROLL_FIRST")
        if verb == "move":
            return _why_not_move(position, action)
        if verb == "return":
            return _why_not_return(position, action)
        if verb == "discard":
            return discarding.why_not_security(position, action)
        check = _CHECKS.get(verb)
        return Refusal("19", "NOT_NOW", {"verb": verb}) if check is None else check(position, action)

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        if action.verb == "roll":
            position.frames.append(Roll(self.seat, "move"))
        elif action.verb == "resolve-search":
            card_throws.resolve(position)
        elif action.verb == "end":
            if phases.last_throw(position):
                finish_movement(position)
            else:
                position.frames.append(phasing.NextThrow(self.seat))
        elif action.verb == "move":
            raiding.note_acted(position)
            for step in _steps_of(action):
                patrol.guard_step(position, step)
                position.settle()
                if position.outcome is not None or position.frames[-1].kind != self.kind:
                    return
        else:
            if action.verb == "play":
                notes.count_play(position)
            elif action.verb in _ACTS:
                raiding.note_acted(position)
            _EFFECTS[action.verb](position, action)

    def resume(self, position: Table, answer: Thrown | None) -> None:
        """The movement roll; nothing, if guards who stood in the way have gone home at the end."""
        if answer is None:
            _close(position)
            return
        position.points = answer.total
        position.stage = AFTER_ROLL
        raiding.bind_offender(position)
        position.tell_all("points", seat="security", points=answer.total)
        card_phase.thrown(position, answer.total)

    def leave(self, position: Table) -> None:
        if end_refusal(position) is None:
            finish_movement(position)

    def end(self, position: Table, answered: bool = False) -> None:
        """Once guards in the way have gone home where rule 45 sends them there."""
        if guards.clears_at_end(position):
            position.frames.append(blockade.GuardsBack(self.seat))
        else:
            _close(position)


def end_refusal(position: Table) -> Refusal | None:
    """Why this throw, or with its last throw the turn, cannot be ended yet."""
    if position.stage == BEFORE_ROLL:
        return Refusal("19", "ROLL_FIRST")
    if not phases.last_throw(position):
        # Another throw follows: only who stands where nobody may stop must come off it first.
        return guards.why_not_end(position) if position.bound >= 0 else None
    limit = position.rules.draw.hand_limit_security
    if len(position.security_hand) > limit:
        return Refusal("28", "HAND_OVER_LIMIT", {"limit": limit})
    return guards.why_not_end(position)


def finish_movement(position: Table) -> None:
    """The last throw to move is spent; cards on the table may have throws of their own (S_EXTRA, FS5)."""
    if moments.throws_due(position):
        card_throws.begin_throws(position)
    else:
        end_turn(position)


def _special(position: Table) -> dict[str, Callable[[], Sequence[Group]]]:
    """What guards do under some rules only."""
    find: dict[str, Callable[[], Sequence[Group]]] = {}
    rules = position.rules.guards
    if position.rules.modules.module_chapel_combo:
        find["combo"] = partial(combo.combo_groups, position)
    if position.ledger.touched:
        find["remove-marker"] = partial(markers.remove_groups, position)
    if rules.rule45_pursuit_exempt:
        find["pursue"] = partial(blockade.name_groups, position)
    if rules.riot_squad == "all_reserves":
        find["riot-squad"] = partial(riot.call_groups, position)
    return find


#: What is done with points, and so only after the throw.
_MOVES = frozenset(
    ("step", "move", "arrest", "post", "recall", "return", "remove-marker", "pursue", "riot-squad")
)


#: With these it is too late for a card that is shown before any guard moves (A79).
_ACTS = frozenset(("step", "arrest", "post", "recall", "riot-squad"))


def _single(verb: str) -> tuple[Group, ...]:
    return (Group.of(verb, (say(verb),)),)


def _end_groups(position: Table) -> Sequence[Group]:
    return _single("end") if end_refusal(position) is None else ()


def _steps_of(action: Say) -> list[Say]:
    pawn, *places = action.words
    return [say("step", pawn, place) for place in places]


def _why_not_move(position: Table, action: Say) -> Refusal | None:
    trial = position.copy()
    for step in _steps_of(action):
        refusal = guards.why_not_guard_step(trial, step)
        if refusal is not None and refusal.code == "NO_POINTS":
            about = {"guard": action.words[0], "to": action.words[-1], "points": position.points}
            return Refusal("21", "NO_POINTS", about)
        if refusal is not None:
            return refusal
        patrol.guard_step(trial, step)
        trial.settle()
        if trial.outcome is not None or trial.frames[-1].kind != "security":
            break
    return None


# Sending guards back who cannot be brought off forbidden circles


def _returnable(position: Table) -> list[int]:
    """While another throw is to come, only who stands where nobody may stop."""
    if position.bound < 0 and not phases.last_throw(position):
        return []
    return guards.returnable(position)


def _return_groups(position: Table) -> list[Group]:
    found = [say("return", position.pawn_name(guard)) for guard in _returnable(position)]
    return [Group.of("return", found)] if found else []


def _why_not_return(position: Table, action: Say) -> Refusal | None:
    if position.pawn(action.words[0]) in _returnable(position):
        return None
    return Refusal("45", "NOT_RETURNABLE", {"guard": action.words[0]})


_CHECKS: dict[str, Callable[[Table, Say], Refusal | None]] = {
    "step": guards.why_not_guard_step,
    "arrest": patrol.why_not_arrest,
    "post": patrol.why_not_post,
    "recall": patrol.why_not_recall,
    "remove-marker": markers.why_not_remove,
    "pursue": blockade.why_not_name,
    "riot-squad": riot.why_not_call,
    "play": raids.why_not_play,
    "combo": combo.why_not_combo,
}


_EFFECTS: dict[str, Callable[[Table, Say], None]] = {
    "step": patrol.guard_step,
    "arrest": patrol.arrest,
    "post": patrol.post,
    "recall": patrol.recall,
    "remove-marker": markers.remove,
    "pursue": blockade.name,
    "riot-squad": riot.call,
    "return": patrol.send_back,
    "play": raids.play,
    "combo": combo.combo,
    "discard": discarding.discard_of_security,
}


# The end of the turn and of the round


def _close(position: Table) -> None:
    position.tell_all("turn-ended", seat="security")
    raiding.clear(position)
    detection.turn_over(position)
    patrol.clear_rooms(position)
    for pow in announcing.end_security_turn(position):
        home.end_attempt(position, pow)
    close_turn(position)
    _unlock(position)
    solitary.end_of_round(position)
    if position.outcome is not None:
        return
    if position.rules.victory.win_check == "end_of_round" and escape.settle_goal(position):
        return
    if position.round >= position.rounds:
        escape.time_is_up(position)
        return
    position.frames.clear()
    clock.next_round(position)


def security_comes(position: Table) -> None:
    """Every permission of the round ends with Security's turn."""

    admit_no_more(position)
    modules = position.rules.modules
    if modules.module_multi_escape:
        position.ledger.shared_ways = position.ledger.ways_shared = ()
    if modules.module_glider:
        come_down(position)
