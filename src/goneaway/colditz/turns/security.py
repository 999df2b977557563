"""Security's turn (E.3), the end of a round, and the limit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...kernel import Action, Group, Legal, Refusal, Verb
from ..custody import home
from ..dice.dice import Thrown
from ..escaping import announcing, escape
from ..guarding import blockade, markers, patrol, riot
from ..raids import card_phase, combo, raiding, raids
from ..table import notes
from ..table.frames import Turn, end_turn
from ..table.table import Table
from ..table.verbs import When, order
from ..ways import guards, moments, phases
from ..words.actions import Say, say
from ..words.places import AFTER_ROLL, BEFORE_ROLL, FIRST_GUARD, GUARDS, RESERVE, RETURNED
from . import card_throws, clock, discarding, phasing


def begin(position: Table) -> None:
    seat = position.security_seat
    phasing.begin(position, seat)
    for ends in position.chapters.security_comes:
        ends(position)
    patrol.begin_turn(position)
    if position.rules.guards.returned_guard_lock == "same_turn":
        unlock(position)
    position.frames[:] = [SecurityTurn(seat)]
    position.tell_all("turn-begun", seat="security", round=position.round)


def unlock(position: Table) -> None:
    """Let the guards who went home be posted again (A25)."""
    for guard in range(FIRST_GUARD, FIRST_GUARD + GUARDS):
        if position.at[guard] == RETURNED:
            position.at[guard] = RESERVE


#: Security's hand does not affect which verbs are enumerated.
NO_KINDS: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class SecurityTurn(Turn):
    """What Security may do; the position holds how far the turn has progressed."""

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
        lines = position.chapters.security
        if moments.search_declared(position):
            # The throw is for the general search: cards, then the search, and the turn is over (A46).
            rows = tuple(lines.by_name[name] for name in ("play", "discard", "resolve-search"))
        elif position.stage == BEFORE_ROLL:
            rows = lines.before
        else:
            rows = lines.after
        seat = self.seat
        return Legal(
            {
                row.name: row.groups
                for row in rows
                if row.when.open is None or row.when.open(position, seat, NO_KINDS)
            },
            position,
            seat,
        )

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        assert isinstance(action, Say)
        row = position.chapters.security.by_name.get(action.verb)
        if row is None:
            return Refusal("19", "NOT_NOW", {"verb": action.verb})
        if row.when.after_dice:
            if moments.search_declared(position):
                return Refusal("general-search", "SEARCH_DECLARED")
            if position.stage == BEFORE_ROLL:
                return Refusal("19", "ROLL_FIRST")
        return row.why_not(position, self.seat, action)

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        row = position.chapters.security.by_name[action.verb]
        if row.when.card:
            notes.count_play(position)
        elif row.when.acts:
            raiding.note_acted(position)
        row.play(position, self.seat, action)

    def resume(self, position: Table, answer: Thrown | None) -> None:
        """Continue with the movement roll, or with None once guards in the way have gone home at the end."""
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
        """End the turn, once guards in the way have gone home where rule 45 sends them there."""
        if guards.clears_at_end(position):
            position.frames.append(blockade.GuardsBack(self.seat))
        else:
            _close(position)


def end_refusal(position: Table) -> Refusal | None:
    """Why this throw (or, if it is the last, the turn) cannot be ended yet, or None."""
    if position.stage == BEFORE_ROLL:
        return Refusal("19", "ROLL_FIRST")
    if not phases.last_throw(position):
        # Another throw follows: only guards on no-stop circles must come off first.
        return guards.why_not_end(position) if position.bound >= 0 else None
    limit = position.rules.draw.hand_limit_security
    if len(position.security_hand) > limit:
        return Refusal("28", "HAND_OVER_LIMIT", {"limit": limit})
    return guards.why_not_end(position)


def finish_movement(position: Table) -> None:
    """After the last movement throw, let cards on the table have throws of their own (S_EXTRA, FS5)."""
    if moments.throws_due(position):
        card_throws.begin_throws(position)
    else:
        end_turn(position)


# The end of the turn and of the round


def _close(position: Table) -> None:
    """Clear away what lay on the table; then begin the next round, unless this was the last."""
    position.tell_all("turn-ended", seat="security")
    for follows in position.chapters.security_goes:
        follows(position)
    for follows in position.chapters.round_over:
        if position.outcome is None:
            follows(position)


def lapse(position: Table) -> None:
    """End announced attempts that did not come off."""
    for pow in announcing.end_security_turn(position):
        home.end_attempt(position, pow)


def goal_reached(position: Table) -> None:
    escape.settle_goal(position)


def time_up(position: Table) -> None:
    if position.round >= position.rounds:
        escape.time_is_up(position)


def next_round(position: Table) -> None:
    position.frames.clear()
    clock.next_round(position)


# Its verbs


def _end_groups(position: Table) -> Sequence[Group]:
    return (Group.of("end", (say("end"),)),) if end_refusal(position) is None else ()


def _why_not_end(position: Table, action: Say) -> Refusal | None:
    return end_refusal(position)


def _end(position: Table, action: Say) -> None:
    if phases.last_throw(position):
        finish_movement(position)
    else:
        position.frames.append(phasing.NextThrow(position.security_seat))


def _why_not_resolve(position: Table, action: Say) -> Refusal | None:
    declared = moments.search_declared(position)
    return None if declared else Refusal("19", "NOT_NOW", {"verb": action.verb})


def _resolve(position: Table, action: Say) -> None:
    card_throws.resolve(position)


#: In the order in which they are offered.
VERBS: tuple[Verb[Table, int, When[Table]], ...] = (
    phasing.ROLL,
    patrol.STEP,
    patrol.MOVE,
    patrol.ARREST,
    patrol.POST,
    patrol.RECALL,
    patrol.RETURN,
    combo.COMBO,
    markers.REMOVE,
    blockade.PURSUE,
    riot.RIOT_SQUAD,
    raids.PLAY,
    discarding.SECURITY_DISCARD,
    order("end", _end_groups, _why_not_end, _end, after_dice=True),
    order(
        "resolve-search",
        lambda position: (Group.of("resolve-search", (say("resolve-search"),)),),
        _why_not_resolve,
        _resolve,
        open=lambda position, seat, kinds: moments.search_declared(position),
    ),
)
