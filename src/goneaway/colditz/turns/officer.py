"""An officer's turn (E.2): before the roll, after it, and its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from ...kernel import Action, Legal, Refusal, Verb
from ..cards import claim_search, claims, opportunity
from ..custody import consent, solitary, surrender
from ..dice.dice import Thrown
from ..escaping import announcing
from ..running import car, do_or_die, glider
from ..table import notes
from ..table.frames import Turn
from ..table.table import Table
from ..table.verbs import When, alone, never, verb_row
from ..tunnels import tunnels
from ..walking.shoving import MOVE, STEP
from ..ways import below, homeward, movement, phases, promises, resting, steps
from ..words.actions import Say
from ..words.places import AFTER_ROLL, BEFORE_ROLL, OPEN
from . import discarding, overflow, penalty, phasing, turn_end


def begin(position: Table, team: int) -> None:
    phasing.begin(position, team)
    position.gate_paid.clear()
    solitary.begin_own_turn(position, team)
    position.frames[:] = [OfficerTurn(team)]
    position.tell_all("turn-begun", seat=position.seat_name(team), round=position.round)


@dataclass(frozen=True, slots=True)
class OfficerTurn(Turn):
    """What the officer on turn may do; the position holds how far the turn has progressed."""

    kind: ClassVar[str] = "officer"
    clause: ClassVar[str] = "19"
    seat: int

    def details(self, position: Table) -> dict[str, object]:
        return {
            "rolled": position.stage == AFTER_ROLL,
            "phase": phases.name_of(position),
            "points": position.points,
            "bound": position.pawn_name(position.bound) if position.bound >= 0 else "",
        }

    def legal(self, position: Table) -> Legal:
        team = self.seat
        if position.stage < BEFORE_ROLL:
            # The trading phases: trades are made as asides, and this action ends the phase (E.7).
            return Legal({"pass": PASS.groups}, position, team)
        waiting = position.terms.promises and promises.promise_refusal(position, team) is not None
        if position.bound >= 0 or position.opening is not None:
            # A man on a no-stop circle, or two men on their way into a tunnel: no other verbs are open.
            only = {"step": STEP.groups}
            if position.opening is None and not waiting:
                only["surrender"] = surrender.SURRENDER.groups
            return Legal(only, position, team)
        lines = position.chapters.officer
        # Skip verbs that cannot have any action now: enumerating an empty verb wastes time.
        kinds = {position.opportunity[card].kind for card in position.hands[team]}
        return Legal(
            {
                row.name: row.groups
                for row in (lines.before if position.stage == BEFORE_ROLL else lines.after)
                if (row.when.open is None or row.when.open(position, team, kinds))
                and not (waiting and row.when.waits)
            },
            position,
            team,
        )

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        assert isinstance(action, Say)
        refusal = self._refusal(position, action)
        if refusal is not None and penalty.culprit(position, self.seat, action, refusal) >= 0:
            return None  # accepted and punished (A85)
        return refusal

    def _refusal(self, position: Table, action: Say) -> Refusal | None:
        team = self.seat
        row = position.chapters.officer.by_name.get(action.verb)
        if position.stage < BEFORE_ROLL:
            return None if row is PASS else Refusal("phases", "WRONG_PHASE")
        if row is None or not row.when.free:
            if position.bound >= 0:
                return resting.bound_refusal(position)
            if position.opening is not None:
                return Refusal("53", "TUNNEL_FIRST")
        if row is None:
            return Refusal("19", "NOT_NOW", {"verb": action.verb})
        refusal = None
        if row.when.waits and position.ledger.commitment:
            refusal = promises.promise_refusal(position, team)
        if refusal is None and row.when.after_dice and position.stage == BEFORE_ROLL:
            refusal = Refusal("19", "ROLL_FIRST")
        if refusal is None and row.when.part is not None:
            refusal = row.when.part(position)
        return refusal or row.why_not(position, team, action)

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        team = self.seat
        if position.rules.referee.infringement_policy == "solitary_penalty":
            guilty = penalty.culprit(position, team, action, self._refusal(position, action))
            if guilty >= 0:
                position.frames.append(penalty.Penalty(position.security_seat, guilty))
                return
        row = position.chapters.officer.by_name[action.verb]
        if row.when.card:
            notes.count_play(position)
        row.play(position, team, action)

    def resume(self, position: Table, answer: Thrown | consent.Word) -> None:
        """Continue with the movement roll, or with another officer's answer about a release."""
        if isinstance(answer, Thrown):
            position.points = answer.total
            position.stage = AFTER_ROLL
            position.tell_all("points", seat=position.seat_name(self.seat), points=answer.total)
        elif answer.purpose == "card":
            opportunity.release_by_card(position, self.seat, answer)
            if not answer.given and position.ledger.plays:
                position.ledger.plays -= 1  # no card was played after all
        elif answer.given:
            solitary.by_double(position, answer.pow)

    def end(self, position: Table, answered: bool = False) -> None:
        """End the turn; a hand over the limit is brought down first (T214), unless it is lost or the turn cut
        short."""
        if answered or position.eliminated[self.seat]:
            turn_end.end(position, self.seat, answered)
        else:
            position.frames.append(overflow.Overflow(self.seat))

    def leave(self, position: Table) -> None:
        if end_refusal(position, self.seat) is None:
            turn_end.end(position, self.seat)


# What prevents the end of a throw or of the turn


def _on_the_way(position: Table, team: int) -> Refusal | None:
    return resting.bound_refusal(position) if position.bound >= 0 else None


def _under_way_below(position: Table, team: int) -> Refusal | None:
    if position.opening is not None or steps.walkers_out(position, team):
        return Refusal("53", "TUNNEL_FIRST")
    return None


def _too_many_cards(position: Table, team: int) -> Refusal | None:
    limit = position.rules.draw.hand_limit_opportunity
    if len(position.hands[team]) > limit and phases.last_throw(position):
        return Refusal("27", "HAND_OVER_LIMIT", {"limit": limit})
    return None


def _way_home(position: Table, team: int) -> Refusal | None:
    """Why the walk home from the outer cells is still owed, where it is a duty (rule 39, A38), or None."""
    if not any(position.returning):
        return None
    every_throw = position.rules.solitary.return_min_points == "all"
    return homeward.why_not_rest(position, team) if every_throw or phases.last_throw(position) else None


def _over_a_tunnel(position: Table, team: int) -> Refusal | None:
    """Why a man may not stay above a tunnel opened beneath him, if he can come off (rule 53), or None."""
    if OPEN not in position.tunnel_state or not phases.last_throw(position):
        return None
    ground = position.ground
    for pow in position.team_pows(team):
        place = position.at[pow]
        if 0 <= place < ground.size and ground.tunnel[place] >= 0 and below.kept_clear(position, place):
            open_below = position.tunnel_state[ground.tunnel[place]] == OPEN
            if open_below and movement.open_steps(position, pow):
                return Refusal("53", "OVER_TUNNEL", {"man": position.pawn_name(pow)})
    return None


#: In this order; checks that apply to the end of the turn but not of a throw call `phases.last_throw`.
END_REFUSALS: tuple[Callable[[Table, int], Refusal | None], ...] = (
    _on_the_way,
    _under_way_below,
    promises.promise_refusal,
    _too_many_cards,
    _way_home,
    _over_a_tunnel,
)


def end_refusal(position: Table, team: int) -> Refusal | None:
    """Why this throw (or, if it is the last, the turn) cannot be ended yet, or None."""
    if position.stage == BEFORE_ROLL:
        return Refusal("19", "ROLL_FIRST")
    for bar in END_REFUSALS:
        refusal = bar(position, team)
        if refusal is not None:
            return refusal
    return None


# Its verbs


def _why_not_pass(position: Table, team: int, action: Say) -> Refusal | None:
    """Why there is nothing to pass: the trading phases are over."""
    return Refusal("19", "NOT_NOW", {"verb": action.verb})


def _pass(position: Table, team: int, action: Say) -> None:
    phasing.enter(position, team, position.stage + 1)


def _end(position: Table, team: int, action: Say) -> None:
    if phases.last_throw(position):
        turn_end.end(position, team)
    else:
        position.frames.append(phasing.NextThrow(team))


PASS: Verb[Table, int, When[Table]] = verb_row("pass", alone("pass"), _why_not_pass, _pass, open=never)
END: Verb[Table, int, When[Table]] = verb_row(
    "end",
    alone("end"),
    lambda position, team, action: end_refusal(position, team),
    _end,
    open=lambda position, team, kinds: end_refusal(position, team) is None,
    after_dice=True,
    free=True,
)

#: In the order in which they are offered.
VERBS: tuple[Verb[Table, int, When[Table]], ...] = (
    PASS,
    phasing.ROLL,
    STEP,
    MOVE,
    surrender.SURRENDER,
    tunnels.OPEN_TUNNEL,
    solitary.RELEASE,
    claim_search.CLAIM,
    claims.CLAIM_KIT,
    opportunity.PLAY,
    car.CAR,
    do_or_die.DASH,
    discarding.DISCARD,
    END,
    glider.ENTER_TOWER,
    glider.LAUNCH,
    announcing.ATTEMPT,
    announcing.MOUTH,
    announcing.SHOW_TUNNEL,
)
