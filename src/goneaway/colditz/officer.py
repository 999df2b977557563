"""An officer's turn (E.2): before the roll, after it, and its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action, Group, Legal, Refusal
from . import claims, escape, movement, opportunity, runs, solitary, tunnels
from .actions import Say, say
from .arrest import Arrest
from .dice import Roll
from .frames import Choice, ColditzFrame, Procedure
from .ground import DROP, WIRE
from .movement import affordable, edges, pay, price_of
from .places import AFTER_ROLL, BEFORE_ROLL, EQUIPMENT, FIRST_GUARD, NOBODY, TEAM

if TYPE_CHECKING:
    from .position import Colditz


def begin(position: Colditz, team: int) -> None:
    position.active = team
    position.stage = BEFORE_ROLL
    position.points = position.credit = position.draws = position.throws = 0
    position.arrested = False
    position.bound = NOBODY
    position.gate_paid.clear()
    solitary.begin_own_turn(position, team)
    position.frames[:] = [OfficerTurn(team)]
    position.tell_all("turn-begun", seat=position.seat_name(team), round=position.round)


@dataclass(frozen=True, slots=True)
class OfficerTurn(ColditzFrame):
    """What the officer on turn may do; how far he is stands in the position."""

    kind: ClassVar[str] = "officer"
    clause: ClassVar[str] = "19"
    seat: int

    def details(self, position: Colditz) -> dict[str, object]:
        return {
            "rolled": position.stage == AFTER_ROLL,
            "points": position.points,
            "bound": position.pawn_name(position.bound) if position.bound >= 0 else "",
        }

    def legal(self, position: Colditz) -> Legal:
        team = self.seat
        find: dict[str, Callable[[], Sequence[Group]]] = {}
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
            find["surrender"] = partial(surrender_groups, position, team)
            if "tunnel" in kinds:
                find["tunnel"] = partial(tunnels.open_groups, position, team)
        if position.credit and position.stage == AFTER_ROLL:
            find["release"] = partial(solitary.release_groups, position, team)
        if claims.anybody_in_a_room(position, team):
            find["claim"] = partial(claims.claim_groups, position, team)
            find["claim-kit"] = partial(claims.kit_groups, position, team)
        elif "kit-part" in kinds:
            find["claim-kit"] = partial(claims.kit_groups, position, team)
        if not kinds.isdisjoint(opportunity.EFFECTS):
            find["play"] = partial(opportunity.play_groups, position, team)
        if "car" in kinds:
            find["car"] = partial(runs.car_groups, position, team)
        if escape.kit_serves(position, team):
            find["do-or-die"] = partial(runs.dod_groups, position, team)
        if kinds or position.holds_equipment(team):
            find["discard"] = partial(discard_groups, position, team)
        if position.stage == AFTER_ROLL and self._end_refusal(position) is None:
            find["end"] = partial(_single, "end")
        return Legal(find)

    def _end_refusal(self, position: Colditz) -> Refusal | None:
        if position.stage == BEFORE_ROLL:
            return Refusal("19", "ROLL_FIRST")
        if position.bound >= 0:
            return movement.bound_refusal(position)
        if position.opening is not None or movement.walkers_out(position, self.seat):
            return Refusal("53", "TUNNEL_FIRST")
        limit = position.rules.draw.hand_limit_opportunity
        if len(position.hands[self.seat]) > limit:
            return Refusal("27", "HAND_OVER_LIMIT", {"limit": limit})
        return None

    def why_not(self, position: Colditz, action: Action) -> Refusal | None:
        assert isinstance(action, Say)
        team = self.seat
        verb = action.verb
        if verb == "move":
            return _why_not_move(position, team, action)
        if verb == "step":
            if position.stage == BEFORE_ROLL:
                return Refusal("19", "ROLL_FIRST")
            return movement.why_not_step(position, team, action)
        if verb == "end":
            return self._end_refusal(position)
        if position.bound >= 0:
            return movement.bound_refusal(position)
        if position.opening is not None:
            return Refusal("53", "TUNNEL_FIRST")
        if verb == "roll":
            return None if position.stage == BEFORE_ROLL else Refusal("19", "ALREADY_ROLLED")
        if verb in ("release", "tunnel", "surrender") and position.stage == BEFORE_ROLL:
            return Refusal("19", "ROLL_FIRST")
        check = _CHECKS.get(verb)
        if check is None:
            return Refusal("19", "NOT_NOW", {"verb": verb})
        return check(position, team, action)

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        team = self.seat
        if action.verb == "roll":
            position.frames.append(Roll(team, "move"))
        elif action.verb == "move":
            _move(position, team, action)
        elif action.verb == "release":
            solitary.release(position, action)
        elif action.verb == "end":
            end(position, team)
        else:
            _EFFECTS[action.verb](position, team, action)


def _single(verb: str) -> tuple[Group, ...]:
    return (Group.of(verb, (say(verb),)),)


# Moves: several steps in one breath


def _steps_of(action: Say) -> list[Say]:
    pawn, *places = action.words
    return [say("step", pawn, place) for place in places]


def _why_not_move(position: Colditz, team: int, action: Say) -> Refusal | None:
    """Each step must be legal after the one before; where a reaction opens the move stops anyway."""
    if position.stage == BEFORE_ROLL:
        return Refusal("19", "ROLL_FIRST")
    trial = position.copy()
    for step in _steps_of(action):
        refusal = movement.why_not_step(trial, team, step)
        if refusal is not None:
            return refusal
        movement.step(trial, team, step)
        trial.settle()
        if trial.outcome is not None or trial.frames[-1].kind != "officer":
            break
    return None


def _move(position: Colditz, team: int, action: Say) -> None:
    for step in _steps_of(action):
        movement.step(position, team, step)
        position.settle()
        if position.outcome is not None or position.frames[-1].kind != "officer":
            return


# Giving oneself up (rule 43)


def _why_not_surrender(position: Colditz, team: int, action: Say) -> Refusal | None:
    pow, guard = position.pawn(action.words[0]), position.pawn(action.words[1])
    about = {"man": action.words[0], "guard": action.words[1]}
    if guard < FIRST_GUARD or not 0 <= pow < FIRST_GUARD:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "surrender PRISONER GUARD"})
    if pow // TEAM != team:
        return Refusal("43", "NOT_YOUR_MAN", about)
    if position.points < 1:
        return Refusal("43", "NO_POINTS", about)
    here = position.at[pow]
    if not 0 <= here < position.ground.size or position.at[guard] < 0:
        return Refusal("43", "NOT_ON_BOARD", about)
    if movement.walkers_out(position, team):
        return Refusal("53", "TUNNEL_FIRST")
    if position.ground.room[position.at[guard]] >= 0:
        # A guard who is lawfully in a room makes no arrests there, asked for or not (A32).
        return Refusal("34c", "SAFE_IN_ROOM", {"man": action.words[0]})
    for to, kind, cards in edges(position, here):
        if to == position.at[guard]:
            price = price_of(position, pow, here, to, kind, cards)
            if not affordable(position, pow, price):
                return Refusal(
                    "43", "NO_EQUIPMENT", {**about, "card": EQUIPMENT[price.card], "number": price.number}
                )
            return None
    return Refusal("43", "NOT_ADJACENT", about)


def surrender_groups(position: Colditz, team: int) -> list[Group]:
    if position.points < 1:
        return []
    found = []
    for pow in position.team_pows(team):
        here = position.at[pow]
        if not 0 <= here < position.ground.size:
            continue
        for to, _, _ in edges(position, here):
            guard = position.guard_at[to] if to < position.ground.size else NOBODY
            if guard >= 0:
                action = say("surrender", position.pawn_name(pow), position.pawn_name(guard))
                if _why_not_surrender(position, team, action) is None:
                    found.append(action)
    return [Group.of("surrender", found)] if found else []


def _surrender(position: Colditz, team: int, action: Say) -> None:
    """He steps onto the guard's circle: both leave it, one for a cell, one for Barracks."""
    pow, guard = position.pawn(action.words[0]), position.pawn(action.words[1])
    here, to = position.at[pow], position.at[guard]
    kind, cards = next((kind, cards) for place, kind, cards in edges(position, here) if place == to)
    price = price_of(position, pow, here, to, kind, cards)
    position.points -= 1
    if price.number:
        pay(position, team, price.card, price.number)
        if kind in (DROP, WIRE):
            position.openings.append((here, to, team, 0, True))
    position.returning[pow] = False
    position.put(pow, to)
    position.frames.append(Arrest(position.security_seat, pow, "surrender", guard))


# Discarding (rule 47)


def discard_groups(position: Colditz, team: int) -> list[Group]:
    names = dict.fromkeys(position.opportunity[card].id for card in position.hands[team])
    cards = [say("discard", name) for name in names]
    cards += [say("discard", EQUIPMENT[card]) for card in range(4) if position.equipment[team][card]]
    return [Group.of("discard", cards)] if cards else []


def _why_not_discard(position: Colditz, team: int, action: Say) -> Refusal | None:
    name = action.words[0]
    if name == "kit":
        return Refusal("33", "KIT_STAYS")
    if name in EQUIPMENT:
        if position.equipment[team][EQUIPMENT.index(name)]:
            return None
    elif opportunity.in_hand(position, team, name) >= 0:
        return None
    return Refusal("47", "CARD_NOT_HELD", {"card": name})


def _discard(position: Colditz, team: int, action: Say) -> None:
    name = action.words[0]
    if name in EQUIPMENT:
        card = EQUIPMENT.index(name)
        position.equipment[team][card] -= 1
        position.stacks[card] += 1
    else:
        number = opportunity.in_hand(position, team, name)
        position.hands[team].remove(number)
        position.deck.insert(0, number)
    position.tell_all("discarded", seat=position.seat_name(team), card=name)


Check = Callable[["Colditz", int, Say], Refusal | None]
Effect = Callable[["Colditz", int, Say], None]

_CHECKS: dict[str, Check] = {
    "release": solitary.why_not_release,
    "claim": claims.why_not_claim,
    "claim-kit": claims.why_not_claim_kit,
    "play": opportunity.why_not_play,
    "tunnel": tunnels.why_not_open,
    "car": runs.why_not_car,
    "do-or-die": runs.why_not_dod,
    "surrender": _why_not_surrender,
    "discard": _why_not_discard,
}

_EFFECTS: dict[str, Effect] = {
    "step": movement.step,
    "claim": claims.claim,
    "claim-kit": claims.claim_kit,
    "play": opportunity.play,
    "tunnel": tunnels.open_tunnel,
    "car": runs.start_car,
    "do-or-die": runs.start_dod,
    "surrender": _surrender,
    "discard": _discard,
}


# The end of the turn


def end(position: Colditz, team: int) -> None:
    position.tell_all("turn-ended", seat=position.seat_name(team))
    close_turn(position)
    solitary.end_own_turn(position, team)
    if position.outcome is None:
        next_turn(position, team + 1)


def close_turn(position: Colditz) -> None:
    """Openings close for the team that paid; tunnels are counted; offers lapse."""
    position.openings = [
        (start, end, team, users, False) for start, end, team, users, _ in position.openings if users
    ]
    position.gate_paid.clear()
    position.offers.clear()
    position.kits += len(position.kit_spent)
    position.kit_spent.clear()
    tunnels.check_crews(position)


def next_turn(position: Colditz, seat: int) -> None:
    from . import security

    while seat < position.officers and position.eliminated[seat]:
        seat += 1
    if seat < position.officers:
        begin(position, seat)
    else:
        security.begin(position)


def end_turn_after_run(position: Colditz, team: int) -> None:
    """Do or Die ends the turn; a hand over the limit must be brought down first (T214)."""
    if position.eliminated[team]:
        end(position, team)
    else:
        position.frames.append(Overflow(team))


@dataclass(frozen=True, slots=True)
class Overflow(Procedure):
    """The turn is over but for the cards above the limit."""

    kind: ClassVar[str] = "overflow-check"
    clause: ClassVar[str] = "27"
    seat: int

    def advance(self, position: Colditz) -> None:
        if len(position.hands[self.seat]) > position.rules.draw.hand_limit_opportunity:
            position.frames.append(OverflowChoice(self.seat))
        else:
            position.frames.pop()
            end(position, self.seat)


@dataclass(frozen=True, slots=True)
class OverflowChoice(Choice):
    """Which card goes: discarded or played; it may also be traded or given away (A21)."""

    kind: ClassVar[str] = "overflow"
    clause: ClassVar[str] = "27"
    seat: int

    def answers(self, position: Colditz) -> Sequence[Say]:
        names = dict.fromkeys(position.opportunity[card].id for card in position.hands[self.seat])
        out = [say("discard", name) for name in names]
        if "play" in position.rules.draw.overflow_actions:
            for group in opportunity.play_groups(position, self.seat):
                out += [action for action in group if isinstance(action, Say)]
        return out

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "play":
            opportunity.play(position, self.seat, action)
        else:
            _discard(position, self.seat, action)
