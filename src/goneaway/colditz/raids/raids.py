"""Security's cards: what he may play, Tunnel Detected and Shoot to Kill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action, Group, Refusal, Verb
from ..custody import home
from ..dice.dice import Roll, Thrown
from ..escaping import escape
from ..table.frames import Choice, Procedure
from ..table.holding import held, let_go, play_from_hand
from ..table.table import Table
from ..table.verbs import When, order
from ..tunnels import detection
from ..ways import moments, phases, resting
from ..words.actions import Play, Say, say
from ..words.places import FIRST_GUARD, NOBODY, TEAM
from . import raiding, rollcall, searching

#: By kind of card: the rule it is played by.
CLAUSES = {"appel": "38", "search": "44", "detected": "53", "shoot": "46", "intercept": "49"}


def play_groups(position: Table) -> list[Group]:
    if position.ledger.errand == "over":
        return []
    out = []
    for name in dict.fromkeys(position.security[card].id for card in position.security_hand):
        number = held(position, position.security_seat, name)
        if phases.security_refusal(position, position.security[number].kind) is not None:
            continue
        found = _targets(position, number)
        if position.bound >= 0:
            found = [action for action in found if _bound_over(position, action)]
        if found:
            out.append(Group.of(f"play {name}", found))
    return out


def _targets(position: Table, number: int) -> list[Play]:
    card = position.security[number]
    if card.kind in moments.KINDS:
        return [say("play", card.id)] if raiding.refusal(position, card.kind, card.id) is None else []
    if card.kind == "detected":
        return [
            say("play", card.id, name)
            for tunnel, name in enumerate(position.ground.tunnels)
            if position.detected[tunnel] < 0 and (position.tunnel_state[tunnel] or position.occupants(tunnel))
        ]
    if card.kind == "shoot":
        outside = [pow for pow in range(TEAM * position.officers) if position.exterior(pow)]
        return [
            say("play", card.id, position.pawn_name(guard), position.pawn_name(pow))
            for guard in position.guards_on_board()
            for pow in outside
            if not position.rules.shoot.shoot_line_of_sight
            or position.ground.in_sight(position.at[guard], position.at[pow])
        ]
    return []


def why_not_play(position: Table, action: Play) -> Refusal | None:
    name = action.card
    number = held(position, position.security_seat, name)
    if number < 0:
        return Refusal("28", "CARD_NOT_HELD", {"card": name})
    kind = position.security[number].kind
    if position.bound >= 0 and not (kind == "detected" and _bound_over(position, action)):
        return resting.bound_refusal(position)
    if kind == "intercept":
        return Refusal("49", "WRONG_TIME", {"card": name})
    if kind in moments.KINDS:
        refusal = raiding.refusal(position, kind, name)
        if refusal is not None:
            return refusal
    refusal = phases.security_refusal(position, kind)
    if refusal is not None:
        return refusal
    if action not in _targets(position, number):
        if kind == "shoot" and _hidden(position, action):
            return Refusal("4", "OUT_OF_SIGHT", {"guard": action.targets[0], "man": action.targets[1]})
        return Refusal(CLAUSES[kind], "NO_SUCH_TARGET", {"card": name, "text": str(action)})
    return None


def _bound_over(position: Table, action: Play) -> bool:
    """Whether this card makes the bound guard's circle lawful, which is above the tunnel it detects."""
    if not position.rules.tunnels.tunnel_detected_in_passing:
        return False  # nothing may come between the steps of a pawn that must go on (A6, A115)
    place = position.at[position.bound]
    tunnel = position.ground.tunnel[place] if position.bound >= FIRST_GUARD else NOBODY
    return tunnel >= 0 and action.targets == (position.ground.tunnels[tunnel],)


def _hidden(position: Table, action: Play) -> bool:
    """Whether this shot fails only because the guard cannot see the man (A53)."""
    pawns = [position.pawn(name) for name in action.targets]
    if len(pawns) != 2 or not pawns[1] < FIRST_GUARD <= pawns[0] or min(pawns) < 0:
        return False
    guard, pow = (position.at[pawn] for pawn in pawns)
    return guard >= 0 and position.exterior(pawns[1]) and not position.ground.in_sight(guard, pow)


def play(position: Table, action: Play) -> None:
    number = held(position, position.security_seat, action.card)
    card = position.security[number]
    position.tell_all("played", seat="security", card=card.id, words=list(action.targets))
    if card.kind == "detected":
        tunnel = position.ground.tunnel_number[action.targets[0]]
        position.security_hand.remove(number)
        position.detected[tunnel] = number
        # Guards may have stood over it since it was opened (A61).
        if position.bound >= 0:
            raiding.bind_offender(position)
        detection.tunnel_caught(position, tunnel)
        return
    if card.kind in moments.KINDS:
        raiding.note_shown(position, card.kind)
        start = rollcall.start if card.kind == "appel" else searching.start
        start(position, number)
    else:
        let_go(position, position.security_seat, number)
        guard, pow = position.pawn(action.targets[0]), position.pawn(action.targets[1])
        position.frames.append(Shot(position.security_seat, guard, pow))


# Shoot to Kill (rule 46)


@dataclass(frozen=True, slots=True)
class Shot(Procedure):
    """A throw, the Talisman, range against distance; the guard goes to Barracks hit or miss."""

    kind: ClassVar[str] = "shot"
    clause: ClassVar[str] = "46"
    seat: int
    guard: int
    pow: int
    total: int = 0
    first: int = 0

    def advance(self, position: Table) -> None:
        position.frames.append(Roll(self.seat, "shot"))

    def resume(self, position: Table, answer: Thrown | bool) -> None:
        """Once the dice are seen, the target's officer may play his Talisman (W3); `answer` then tells."""
        if isinstance(answer, Thrown):
            position.frames[-1] = replace(self, total=answer.total, first=answer.first)
            position.frames.append(TalismanWindow(self.pow // TEAM))
        else:
            position.frames.pop()
            self._fire(position, answer)

    def _fire(self, position: Table, talisman: bool) -> None:
        rules = position.rules.shoot
        if talisman:
            reach = self.total
        elif rules.shoot_doubling == "total":
            reach = self.total * rules.shoot_multiplier
        else:
            reach = self.first * rules.shoot_multiplier + self.total - self.first
        here, there = position.at[self.guard], position.at[self.pow]
        if rules.shoot_metric == "straight_line":
            distance = position.ground.shot_line(here, there)
        else:
            distance = position.ground.shot_distances(here)[there]
        hit = reach >= distance
        position.tell_all(
            "shot",
            guard=position.pawn_name(self.guard),
            man=position.pawn_name(self.pow),
            range=reach,
            distance=distance,
            hit=hit,
        )
        home.to_barracks(position, self.guard)
        if rules.shot_recalls == "all_pursuers":
            home.recall_pursuers(position, self.pow)
        if hit:
            escape.remove(position, self.pow, "shot")


@dataclass(frozen=True, slots=True)
class TalismanWindow(Choice):
    """W3: the shot is not doubled."""

    kind: ClassVar[str] = "talisman"
    clause: ClassVar[str] = "49"
    seat: int

    def answers(self, position: Table) -> Sequence[Say]:
        there = held(position, self.seat, kind="talisman") >= 0
        return [say("play", "talisman"), say("pass")] if there else [say("pass")]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        if action.verb == "play":
            play_from_hand(position, self.seat, "talisman")
        position.answer(action.verb == "play")


PLAY: Verb[Table, int, When[Table]] = order("play", play_groups, why_not_play, play, card=True)
