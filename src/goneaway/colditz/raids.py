"""Security's cards: Appel, Search, Tunnel Detected, Shoot to Kill; and the warnings against them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action, Group, Refusal
from . import escape, tunnels
from .actions import Say, say
from .arrest import Arrest, LineUp, discard_security, holds, play_from_hand
from .dice import Roll
from .frames import Choice, Procedure
from .movement import edges, pay, price_of
from .places import EXTERIOR, NOT_IN_PLAY, TEAM

if TYPE_CHECKING:
    from .position import Colditz


def in_hand(position: Colditz, name: str) -> int:
    for card in position.security_hand:
        if position.security[card].id == name:
            return card
    return -1


# What can be played


def _targets(position: Colditz, number: int) -> list[Say]:
    card = position.security[number]
    if card.kind == "appel":
        return [say("play", card.id)] if position.throws == 0 else []
    if card.kind == "search":
        return [say("play", card.id)]
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
        ]
    return []


def play_groups(position: Colditz) -> list[Group]:
    if position.bound >= 0:
        return []
    out = []
    for name in dict.fromkeys(position.security[card].id for card in position.security_hand):
        found = _targets(position, in_hand(position, name))
        if found:
            out.append(Group.of(f"play {name}", found))
    return out


CLAUSES = {"appel": "38", "search": "44", "detected": "53", "shoot": "46", "intercept": "49"}


def why_not_play(position: Colditz, action: Say) -> Refusal | None:
    name = action.words[0]
    number = in_hand(position, name)
    if number < 0:
        return Refusal("28", "CARD_NOT_HELD", {"card": name})
    kind = position.security[number].kind
    if position.bound >= 0:
        return Refusal("45", "OTHER_MAN_BOUND", {"bound": position.pawn_name(position.bound)})
    if kind == "intercept":
        return Refusal("49", "WRONG_TIME", {"card": name})
    if kind == "appel" and position.throws:
        return Refusal("38", "APPEL_AFTER_DICE", {"card": name})
    if action not in _targets(position, number):
        return Refusal(CLAUSES[kind], "NO_SUCH_TARGET", {"card": name, "text": str(action)})
    return None


def play(position: Colditz, action: Say) -> None:
    number = in_hand(position, action.words[0])
    card = position.security[number]
    position.tell_all("played", seat="security", card=card.id, words=list(action.words[1:]))
    if card.kind == "detected":
        tunnel = position.ground.tunnel_number[action.words[1]]
        position.security_hand.remove(number)
        position.detected[tunnel] = number
        return
    discard_security(position, number)
    if card.kind == "appel":
        position.frames.append(Appel(position.security_seat))
    elif card.kind == "search":
        position.frames.append(Search(position.security_seat, position.ground.room_number.get(card.of, -1)))
    else:
        guard, pow = position.pawn(action.words[1]), position.pawn(action.words[2])
        position.frames.append(Roll(position.security_seat, "shot", 1, guard, pow))


# Appel (rule 38)


def _exempt(position: Colditz, pow: int) -> bool:
    """In a hideaway, a tunnel, a cell, or outside the castle."""
    place = position.at[pow]
    ground = position.ground
    return not 0 <= place < ground.size or ground.hideaway[place] >= 0 or ground.zone[place] == EXTERIOR


@dataclass(frozen=True, slots=True)
class Appel(Procedure):
    """Warnings in seat order, then every officer lines his men up in his own row."""

    kind: ClassVar[str] = "appel"
    clause: ClassVar[str] = "38"
    seat: int
    team: int = 0
    #: Everybody who has to attend, once the warnings are over and all have left their circles.
    called: tuple[int, ...] | None = None

    def advance(self, position: Colditz) -> None:
        if self.team == position.officers:
            if self.called is None:
                position.frames[-1] = replace(self, team=0, called=_fall_in(position))
            else:
                position.frames.pop()
            return
        position.frames[-1] = replace(self, team=self.team + 1)
        if self.called is not None:
            men = tuple(pow for pow in self.called if pow // TEAM == self.team)
            position.frames.append(LineUp(self.team, men, tuple(appel_places(position, self.team))))
        elif "appel" in position.rules.opportunity.warning_reacts_to and any(
            position.at[pow] >= 0 for pow in position.team_pows(self.team)
        ):
            position.frames.append(WarningWindow(self.team, -1))


def _fall_in(position: Colditz) -> tuple[int, ...]:
    """Everybody who is not exempt leaves his circle at once, so that every row is free for its team."""
    called = tuple(pow for pow in range(TEAM * position.officers) if not _exempt(position, pow))
    out = [pow for pow in called if position.fugitive(pow)]
    for pow in called:
        position.put(pow, NOT_IN_PLAY)
        position.returning[pow] = False
    for pow in out:
        escape.end_attempt(position, pow)
    return called


def appel_places(position: Colditz, team: int) -> list[int]:
    """The white circles of a team's row of the diagram."""
    diagram = [circle for row in position.ground.board.appel[position.officers + 1] for circle in row]
    row = position.rows[team]
    return diagram[row * position.pows : (row + 1) * position.pows]


# Search (rule 44)


@dataclass(frozen=True, slots=True)
class Search(Procedure):
    """Warnings, then everybody found in the room whose officer holds Equipment goes to Solitary."""

    kind: ClassVar[str] = "search"
    clause: ClassVar[str] = "44"
    seat: int
    room: int
    stage: int = 0
    team: int = 0
    caught: tuple[int, ...] = ()

    def advance(self, position: Colditz) -> None:
        if self.stage == 0:
            if self.team == position.officers:
                caught = tuple(
                    pow for pow in men_in_room(position, self.room) if position.holds_equipment(pow // TEAM)
                )
                position.frames[-1] = replace(self, stage=1, caught=caught)
                position.tell_all(
                    "searched",
                    room=position.ground.rooms[self.room] if self.room >= 0 else "",
                    found=[position.pawn_name(pow) for pow in caught],
                )
                return
            position.frames[-1] = replace(self, team=self.team + 1)
            concerned = any(pow // TEAM == self.team for pow in men_in_room(position, self.room))
            if concerned and "search" in position.rules.opportunity.warning_reacts_to:
                position.frames.append(WarningWindow(self.team, self.room))
        elif self.caught:
            position.frames[-1] = replace(self, caught=self.caught[1:])
            position.frames.append(Arrest(self.seat, self.caught[0], "search"))
        else:
            position.frames.pop()


def men_in_room(position: Colditz, room: int) -> list[int]:
    if room < 0:
        return []
    return [
        position.pow_at[circle]
        for circle in position.ground.room_circles[room]
        if position.pow_at[circle] >= 0
    ]


# Advance Warning (W4, W5)


@dataclass(frozen=True, slots=True)
class WarningWindow(Choice):
    """An officer may send men into hideaways before the Appel or Search takes place."""

    kind: ClassVar[str] = "warning"
    clause: ClassVar[str] = "49"
    seat: int
    room: int

    def details(self, position: Colditz) -> dict[str, object]:
        return {"room": position.ground.rooms[self.room] if self.room >= 0 else ""}

    def answers(self, position: Colditz) -> Sequence[Say]:
        passing = [say("pass")]
        return [say("play", "warning"), *passing] if holds(position, self.seat, "warning") else passing

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "play":
            play_from_hand(position, self.seat, "warning")
            position.frames.append(HideChoice(self.seat, self.room, ()))


@dataclass(frozen=True, slots=True)
class HideChoice(Choice):
    """One man after another goes to a free hideaway circle, paying for the way; then `done`."""

    kind: ClassVar[str] = "hide"
    clause: ClassVar[str] = "49"
    seat: int
    room: int
    hidden: tuple[int, ...]

    def _men(self, position: Colditz) -> list[int]:
        size = position.ground.size
        return [
            pow
            for pow in position.team_pows(self.seat)
            if 0 <= position.at[pow] < size
            and pow not in self.hidden
            and position.ground.hideaway[position.at[pow]] < 0
            and (self.room < 0 or position.ground.room[position.at[pow]] == self.room)
        ]

    def answers(self, position: Colditz) -> Sequence[Say]:
        out = []
        for pow in self._men(position):
            name = position.pawn_name(pow)
            out += [
                say("hide", name, position.place_name(circle))
                for circle, cards in hiding_places(position, pow).items()
                if cards is not None
            ]
        return [*out, say("done")]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        if action.verb == "done":
            position.frames.pop()
            return
        pow, circle = position.pawn(action.words[0]), position.place(action.words[1])
        cards = hiding_places(position, pow)[circle]
        assert cards is not None
        for card, number in enumerate(cards):
            if number:
                pay(position, self.seat, card, number)
        was_out = position.fugitive(pow)
        position.put(pow, circle)
        position.returning[pow] = False
        position.tell_all("hides", man=action.words[0], at=action.words[1])
        position.frames[-1] = replace(self, hidden=(*self.hidden, pow))
        if was_out:
            escape.end_attempt(position, pow)


def hiding_places(position: Colditz, pow: int) -> dict[int, tuple[int, int, int, int] | None]:
    """Free hideaway circles with the cheapest Equipment of the walk; None where it cannot be paid (A50)."""
    ground = position.ground
    start = position.at[pow]
    held = position.equipment[pow // TEAM]
    nothing = (0, 0, 0, 0)
    # A circle is worth another look only with a hand of cards not yet tried there.
    seen = {(start, nothing)}
    best = {start: nothing}
    waiting: list[list[tuple[int, tuple[int, int, int, int]]]] = [[] for _ in range(sum(held) + 1)]
    waiting[0].append((start, nothing))
    for number, level in enumerate(waiting):
        for here, spent in level:
            for to, kind, cards in edges(position, here):
                if to >= ground.size or _shut(position, pow, to):
                    continue
                price = price_of(position, pow, here, to, kind, cards)
                total = list(spent)
                if price.number:
                    total[price.card] += price.number
                    if total[price.card] > held[price.card]:
                        continue
                now = (total[0], total[1], total[2], total[3])
                if (to, now) in seen:
                    continue
                seen.add((to, now))
                best.setdefault(to, now)
                (level if not price.number else waiting[number + price.number]).append((to, now))
    return {
        circle: best.get(circle)
        for circle in range(ground.size)
        if ground.hideaway[circle] >= 0 and position.pow_at[circle] < 0 and position.guard_at[circle] < 0
    }


def _shut(position: Colditz, pow: int, to: int) -> bool:
    """Gates that are no way home are shut to a man who is on it (rule 39)."""
    gate = position.ground.gate[to]
    return gate >= 0 and position.returning[pow] and not position.ground.return_gate[gate]


# Shoot to Kill (rule 46)


def shot_thrown(position: Colditz, roll: Roll) -> None:
    """The dice are seen: the target's officer may play his Talisman (W3)."""
    position.frames.append(Shot(roll.seat, roll.pawn, roll.other, roll.total, roll.first))
    position.frames.append(TalismanWindow(roll.other // TEAM))


@dataclass(frozen=True, slots=True)
class TalismanWindow(Choice):
    """W3: the shot is not doubled."""

    kind: ClassVar[str] = "talisman"
    clause: ClassVar[str] = "49"
    seat: int

    def answers(self, position: Colditz) -> Sequence[Say]:
        passing = [say("pass")]
        return [say("play", "talisman"), *passing] if holds(position, self.seat, "talisman") else passing

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "play":
            play_from_hand(position, self.seat, "talisman")
            position.reply = 1


@dataclass(frozen=True, slots=True)
class Shot(Procedure):
    """Range against distance; the guard goes to Barracks hit or miss."""

    kind: ClassVar[str] = "shot"
    clause: ClassVar[str] = "46"
    seat: int
    guard: int
    pow: int
    total: int
    first: int

    def advance(self, position: Colditz) -> None:
        position.frames.pop()
        talisman, position.reply = position.reply, 0
        rules = position.rules.shoot
        if talisman:
            reach = self.total
        elif rules.shoot_doubling == "total":
            reach = self.total * rules.shoot_multiplier
        else:
            reach = self.first * rules.shoot_multiplier + self.total - self.first
        distance = position.ground.shot_distances(position.at[self.guard])[position.at[self.pow]]
        hit = reach >= distance
        position.tell_all(
            "shot",
            guard=position.pawn_name(self.guard),
            man=position.pawn_name(self.pow),
            range=reach,
            distance=distance,
            hit=hit,
        )
        escape.to_barracks(position, self.guard)
        if rules.shot_recalls == "all_pursuers":
            escape.recall_pursuers(position, self.pow)
        if hit:
            escape.remove(position, self.pow)


# Tunnel Detected (rule 53)


@dataclass(frozen=True, slots=True)
class TunnelRaid(Procedure):
    """Everybody in the tunnel is arrested, then it is closed."""

    kind: ClassVar[str] = "tunnel-raid"
    clause: ClassVar[str] = "53"
    seat: int
    tunnel: int

    def advance(self, position: Colditz) -> None:
        inside = position.occupants(self.tunnel)
        if inside:
            position.arrested = True
            position.frames.append(Arrest(self.seat, inside[0], "tunnel"))
        else:
            position.frames.pop()
            tunnels.close(position, self.tunnel)
