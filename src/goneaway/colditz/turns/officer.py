"""An officer's turn (E.2): before the roll, after it, and its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from ...kernel import Action, Group, Legal, Refusal
from ..cards import claim_search, claims, opportunity
from ..custody import consent, solitary, surrender
from ..dice.dice import Roll, Thrown
from ..escaping import announcing
from ..running import glider, runs
from ..table import notes
from ..table.frames import Turn
from ..table.table import Table
from ..tunnels import tunnels
from ..walking import shoving
from ..ways import attempts, below, exits, homeward, movement, phases, promises, resting, steps
from ..words.actions import Say, say
from ..words.places import AFTER_ROLL, BEFORE_ROLL, NOBODY, OPEN
from . import discarding, overflow, penalty, phasing, turn_end


def begin(position: Table, team: int) -> None:
    position.active = team
    position.points = position.credit = position.draws = position.throws = 0
    position.arrested = False
    position.bound = NOBODY
    position.gate_paid.clear()
    phasing.begin(position, team)
    solitary.begin_own_turn(position, team)
    position.frames[:] = [OfficerTurn(team)]
    position.tell_all("turn-begun", seat=position.seat_name(team), round=position.round)


@dataclass(frozen=True, slots=True)
class OfficerTurn(Turn):
    """What the officer on turn may do; how far he is stands in the position."""

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
        find: dict[str, Callable[[], Sequence[Group]]] = {}
        if position.stage < BEFORE_ROLL:
            # The trading phases: deals are made beside the turn, this ends them (E.7).
            return Legal({"pass": partial(_single, "pass")})
        if position.bound >= 0 or position.opening is not None:
            # A man on a circle where he may not stop, or two on their way into a tunnel: nothing else.
            find["step"] = partial(movement.step_groups, position, team)
            return Legal(find)
        # Only what has a chance of finding something is offered: a look into an empty verb is wasted.
        kinds = {position.opportunity[card].kind for card in position.hands[team]}
        if position.stage == BEFORE_ROLL:
            find["roll"] = partial(_single, "roll")
        elif position.points:
            find["step"] = partial(movement.step_groups, position, team)
            find["surrender"] = partial(surrender.surrender_groups, position, team)
            when_possible = "tunnel" in kinds and not attempts.commits_tunnels(position)
            waits = when_possible and homeward.why_not_rest(position, team) is not None
            if when_possible and not waits and phases.limit_refusal(position) is None:
                find["tunnel"] = partial(tunnels.open_groups, position, team)
        elif position.stage == AFTER_ROLL and not surrender.steps_up(position):
            find["surrender"] = partial(surrender.surrender_groups, position, team)
        if (position.credit or position.ledger.jailed) and position.stage == AFTER_ROLL:
            find["release"] = partial(solitary.release_groups, position, team)
        if phases.claims_refusal(position) is not None:
            pass
        elif claims.anybody_in_a_room(position, team):
            find["claim"] = partial(claims.claim_groups, position, team)
            find["claim-kit"] = partial(claims.kit_groups, position, team)
        elif "kit-part" in kinds or (kinds and claims.bribes(position, team)):
            find["claim-kit"] = partial(claims.kit_groups, position, team)
        if kinds and phases.cards_refusal(position) is None:
            if not kinds.isdisjoint(opportunity.effects(position)):
                find["play"] = partial(opportunity.play_groups, position, team)
            if "car" in kinds:
                find["car"] = partial(runs.car_groups, position, team)
        if exits.kit_serves(position, team):
            find["do-or-die"] = partial(runs.dod_groups, position, team)
        if kinds or position.holds_equipment(team):
            find["discard"] = partial(discarding.discard_groups, position, team)
        if position.stage == AFTER_ROLL and end_refusal(position, team) is None:
            find["end"] = partial(_single, "end")
        if position.ground.track and position.stage == AFTER_ROLL:
            find["tower"] = partial(glider.tower_groups, position, team)
            find["launch"] = partial(glider.launch_groups, position, team)
        if position.terms.promises:
            announcing.offer(position, team, kinds, find)
        return Legal(find)

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        assert isinstance(action, Say)
        refusal = self._refusal(position, action)
        if refusal is not None and penalty.culprit(position, self.seat, action, refusal) >= 0:
            return None  # accepted and punished (A85)
        return refusal

    def _refusal(self, position: Table, action: Say) -> Refusal | None:
        team = self.seat
        verb = action.verb
        if position.stage < BEFORE_ROLL:
            return None if verb == "pass" else Refusal("phases", "WRONG_PHASE")
        if verb == "move":
            return _why_not_move(position, team, action)
        if verb == "step":
            if position.stage == BEFORE_ROLL:
                return Refusal("19", "ROLL_FIRST")
            return movement.why_not_step(position, team, action)
        if verb == "end":
            return end_refusal(position, team)
        if position.bound >= 0:
            return resting.bound_refusal(position)
        if position.opening is not None:
            return Refusal("53", "TUNNEL_FIRST")
        if verb == "roll":
            return phases.throw_refusal(position)
        if verb in announcing.AFTERWARDS and position.ledger.commitment:
            refusal = promises.promise_refusal(position, team)
            if refusal is None and verb == "do-or-die":
                refusal = promises.dash_refusal(position, team)
            if refusal is not None:
                return refusal
        if verb == "tunnel" and attempts.commits_tunnels(position):
            return phases.limit_refusal(position) or announcing.why_not_show(position, team, action)
        if verb in AFTER_DICE and position.stage == BEFORE_ROLL:
            return Refusal("19", "ROLL_FIRST")
        refusal = _phase_refusal(position, verb)
        if refusal is not None:
            return refusal
        check = _CHECKS.get(verb)
        if check is None:
            return Refusal("19", "NOT_NOW", {"verb": verb})
        if verb == "tunnel":
            # Bringing its men in may take every point (rule 39).
            refusal = homeward.why_not_rest(position, team)
        return refusal or check(position, team, action)

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        team = self.seat
        if position.rules.referee.infringement_policy == "solitary_penalty":
            guilty = penalty.culprit(position, team, action, self._refusal(position, action))
            if guilty >= 0:
                position.frames.append(penalty.Penalty(position.security_seat, guilty))
                return
        if action.verb == "roll":
            position.frames.append(Roll(team, "move"))
        elif action.verb == "pass":
            phasing.enter(position, team, position.stage + 1)
        elif action.verb == "move":
            _move(position, team, action)
        elif action.verb == "release":
            solitary.release(position, action)
        elif action.verb == "end":
            if phases.last_throw(position):
                turn_end.end(position, team)
            else:
                position.frames.append(phasing.NextThrow(team))
        else:
            if action.verb in CARDS:
                notes.count_play(position)
            _EFFECTS[action.verb](position, team, action)

    def resume(self, position: Table, answer: Thrown | consent.Word) -> None:
        """The movement roll, or another officer's word about a release."""
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
        """A hand over the limit is brought down first (T214), unless it is lost or the turn broken off."""
        if answered or position.eliminated[self.seat]:
            turn_end.end(position, self.seat, answered)
        else:
            position.frames.append(overflow.Overflow(self.seat))

    def leave(self, position: Table) -> None:
        if end_refusal(position, self.seat) is None:
            turn_end.end(position, self.seat)


#: Verbs that need the points of the roll, or come after it.
AFTER_DICE = frozenset(("release", "tunnel", "surrender", "tower", "launch"))


#: Verbs by which an own-turn card is played.
CARDS = frozenset(("play", "tunnel", "car", "launch"))


def _phase_refusal(position: Table, verb: str) -> Refusal | None:
    """Not in this part of the turn."""
    if verb in CARDS:
        return phases.cards_refusal(position)
    if verb in ("claim", "claim-kit"):
        return phases.claims_refusal(position)
    return None


# What bars the end of a throw or of the turn


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
    """The walk home from the outer cells, where it is a duty (rule 39, A38)."""
    if True not in position.returning:
        return None
    every_throw = position.rules.solitary.return_min_points == "all"
    return homeward.why_not_rest(position, team) if every_throw or phases.last_throw(position) else None


def _over_a_tunnel(position: Table, team: int) -> Refusal | None:
    """Nobody stays above a tunnel that was opened beneath him, if he can come off (rule 53)."""
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


#: In this order; what bars only the end of the turn, not of a throw, asks `phases.last_throw`.
END_REFUSALS: tuple[Callable[[Table, int], Refusal | None], ...] = (
    _on_the_way,
    _under_way_below,
    promises.promise_refusal,
    _too_many_cards,
    _way_home,
    _over_a_tunnel,
)


def end_refusal(position: Table, team: int) -> Refusal | None:
    """Why this throw, or with its last throw the turn, cannot be ended yet."""
    if position.stage == BEFORE_ROLL:
        return Refusal("19", "ROLL_FIRST")
    for bar in END_REFUSALS:
        refusal = bar(position, team)
        if refusal is not None:
            return refusal
    return None


def _single(verb: str) -> tuple[Group, ...]:
    return (Group.of(verb, (say(verb),)),)


# Moves: several steps in one breath


def _steps_of(action: Say) -> list[Say]:
    pawn, *places = action.words
    return [say("step", pawn, place) for place in places]


def _why_not_move(position: Table, team: int, action: Say) -> Refusal | None:
    """Each step must be legal after the one before; where a reaction opens the move stops anyway."""
    if position.stage == BEFORE_ROLL:
        return Refusal("19", "ROLL_FIRST")
    trial = position.copy()
    for step in _steps_of(action):
        refusal = movement.why_not_step(trial, team, step)
        if refusal is not None and refusal.code == "NO_POINTS":
            # The trial has used them up: what counts is what he has now.
            about = {"man": action.words[0], "to": action.words[-1], "points": position.points}
            return Refusal("21", "NO_POINTS", about)
        if refusal is not None:
            return refusal
        shoving.step(trial, team, step)
        trial.settle()
        if trial.outcome is not None or trial.frames[-1].kind != "officer":
            break
    return None


def _move(position: Table, team: int, action: Say) -> None:
    for step in _steps_of(action):
        shoving.step(position, team, step)
        position.settle()
        if position.outcome is not None or position.frames[-1].kind != "officer":
            return


Check = Callable[["Table", int, Say], Refusal | None]


Effect = Callable[["Table", int, Say], None]


_CHECKS: dict[str, Check] = {
    "release": solitary.why_not_release,
    "claim": claims.why_not_claim,
    "claim-kit": claims.why_not_claim_kit,
    "play": opportunity.why_not_play,
    "tunnel": tunnels.why_not_open,
    "attempt": announcing.why_not_attempt,
    "mouth": announcing.why_not_mouth,
    "car": runs.why_not_car,
    "do-or-die": runs.why_not_dod,
    "tower": glider.why_not_enter,
    "launch": glider.why_not_launch,
    "surrender": surrender.why_not_surrender,
    "discard": discarding.why_not_discard,
}


_EFFECTS: dict[str, Effect] = {
    "step": shoving.step,
    "claim": claim_search.claim,
    "claim-kit": claims.claim_kit,
    "play": opportunity.play,
    "tunnel": tunnels.open_tunnel,
    "attempt": announcing.attempt,
    "mouth": announcing.mouth,
    "car": runs.start_car,
    "do-or-die": runs.start_dod,
    "tower": glider.enter,
    "launch": glider.launch,
    "surrender": surrender.surrender,
    "discard": discarding.discard,
}
