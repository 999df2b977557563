"""When Security may search or call an Appel: the moment of his turn (A79), the card phase (FS3), the
throws after the movement (FS5), the end of an officer's turn (W7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action, Refusal
from . import detection, phases, rollcall, searching
from .actions import Say, say
from .frames import Choice, Procedure, end_turn
from .holding import let_go
from .piles import bury_security
from .places import AFTER_ROLL, NOBODY

if TYPE_CHECKING:
    from .position import Colditz

LATE = "after_roll_before_move"
OFF_TURN = "end_of_officer_turn"
#: The cards a raid is made with.
KINDS = ("appel", "search")


def timing(position: Colditz, kind: str) -> str:
    rules = position.rules
    return rules.appel.appel_timing if kind == "appel" else rules.search.search_timing


def windows(position: Colditz, kind: str) -> frozenset[str]:
    rules = position.rules
    return rules.appel.appel_windows if kind == "appel" else rules.search.search_windows


def _limited(position: Colditz) -> bool:
    return LATE in (timing(position, "appel"), timing(position, "search"))


def nothing_before(position: Colditz) -> bool:
    """No card of Security's is played before he has thrown."""
    bare = position.rules.turn.own_cards_window == "movement_phase"
    return bare and all(timing(position, kind) == LATE for kind in KINDS)


def refusal(position: Colditz, kind: str, name: str) -> Refusal | None:
    """Why Security may not search, or call an Appel, at this moment of his own turn."""
    about = {"card": name}
    if "security_turn" not in windows(position, kind):
        return Refusal("out-of-turn", "WRONG_TURN", about)
    if timing(position, kind) != LATE:
        if kind == "appel" and position.throws:
            return Refusal("38", "APPEL_AFTER_DICE", about)
        return None
    ledger = position.ledger
    if position.stage != AFTER_ROLL or ledger.guards_acted or _phase_over(position):
        return Refusal("44", "BEFORE_GUARDS_MOVE", about)
    both = timing(position, "appel") == timing(position, "search")
    if kind in ledger.shown or (ledger.shown and (kind == "search" or both)):
        return Refusal("44", "ONE_RAID", about)
    return None


def _phase_over(position: Colditz) -> bool:
    """In fixed phases the card is shown in its own phase or not at all."""
    return phases.fixed(position) and position.frames[-1].kind != "card-phase"


def note_shown(position: Colditz, kind: str) -> None:
    """For those rules to which a turn with a raid is a turn of its own (A79, `pursuit_window`)."""
    if _limited(position) or position.rules.guards.pursuit_window != "any_time":
        position.ledger.shown += (kind,)


def note_acted(position: Colditz) -> None:
    """A guard has moved, been posted or recalled, or has arrested: too late for a raid."""
    if not position.ledger.guards_acted and (
        _limited(position) or position.rules.modules.module_chapel_combo
    ):
        position.ledger.guards_acted = True


# FS3


@dataclass(frozen=True, slots=True)
class CardPhase(Choice):
    """After the first throw: one Search or Appel, or none."""

    kind: ClassVar[str] = "card-phase"
    clause: ClassVar[str] = "phases"
    seat: int

    def answers(self, position: Colditz) -> Sequence[Say]:
        names = dict.fromkeys(
            position.security[card].id
            for card in position.security_hand
            if position.security[card].kind in KINDS
            and refusal(position, position.security[card].kind, "") is None
            and phases.limit_refusal(position) is None
        )
        out = [say("play", name) for name in names]
        if detection.why_not_combo(position, say("combo")) is None:
            out.append(say("combo"))
        return [*out, say("pass")]

    def play(self, position: Colditz, action: Action) -> None:
        from . import raids

        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "combo":
            detection.combo(position, action)
        elif action.verb == "play":
            phases.count_play(position)
            raids.play(position, action)


def thrown(position: Colditz, total: int) -> None:
    """Security's movement throw is made and its card drawn: what comes before the guards move."""
    ledger = position.ledger
    if phases.fixed(position) and not ledger.card_phase:
        ledger.card_phase = True
        # Who has cards at all is public, so that a phase without choice tells nothing.
        if position.security_hand and (
            position.rules.modules.module_chapel_combo
            or any(
                timing(position, kind) == LATE and "security_turn" in windows(position, kind)
                for kind in KINDS
            )
        ):
            position.frames.append(CardPhase(position.security_seat))
    rollcall.rolled(position, total)


# FS5


def throws_due(position: Colditz) -> bool:
    """Cards on the table still wait for a throw of their own."""
    return any(_needs_throw(position, card) for card in position.ledger.laid)


def _needs_throw(position: Colditz, card: int) -> bool:
    rules = position.rules
    if position.security[card].kind == "search":
        return rules.search.search_method == "search_roll"
    return rules.appel.general_search == "extra_roll"


def relaxed(position: Colditz) -> bool:
    """Guards may block while the movement roll of a raid is spent (`search_turn_relaxes_rule45`)."""
    return (
        bool(position.ledger.laid)
        and position.rules.appel.search_turn_relaxes_rule45
        and position.ledger.errand != "over"
        and throws_due(position)
    )


@dataclass(frozen=True, slots=True)
class Raids(Procedure):
    """The movement is over: one card on the table after another gets its throw."""

    kind: ClassVar[str] = "raids"
    clause: ClassVar[str] = "44"
    seat: int
    cards: tuple[int, ...]

    def advance(self, position: Colditz) -> None:
        if not self.cards:
            self._finish(position)
            return
        card = self.cards[0]
        position.frames[-1] = replace(self, cards=self.cards[1:])
        if not _needs_throw(position, card):
            return
        if position.security[card].kind == "search":
            position.frames.append(searching.SearchRoll(self.seat, searching.room_of(position, card)))
        else:
            position.frames.append(rollcall.RollCallThrow(self.seat))

    def _finish(self, position: Colditz) -> None:
        """Now rule 45 is tested in any case; nobody has points left to come off by himself."""
        from . import blockade, patrol

        position.ledger.errand = "over"
        wrong = patrol.in_the_way(position)
        if wrong:
            position.frames.append(blockade.ReturnChoice(self.seat, tuple(wrong)))
            return
        position.frames.pop()
        end_turn(position)


def begin_throws(position: Colditz) -> None:
    from . import blockade

    position.points = 0
    position.bound = NOBODY
    seat = position.security_seat
    position.frames.append(Raids(seat, position.ledger.laid))
    if blockade.clears_at_end(position) and not relaxed(position):
        position.frames.append(blockade.GuardsBack(seat, closing=False))


def clear(position: Colditz) -> None:
    """Security's turn ends: the cards on the table are discarded, and what was noted is forgotten."""
    ledger = position.ledger
    for card in ledger.laid:
        bury_security(position, card)
    ledger.laid = ()
    ledger.shown = ()
    ledger.card_phase = ledger.guards_acted = False
    ledger.absent = ()
    ledger.errand = ""
    ledger.radius = 0


# W7


def off_turn_window(position: Colditz, team: int) -> None:
    """An officer's turn has ended: Security may come in with one card (A72)."""
    rules = position.rules
    if position.security_hand and (
        OFF_TURN in rules.search.search_windows or OFF_TURN in rules.appel.appel_windows
    ):
        position.frames.append(OffTurnWindow(position.security_seat, team))


@dataclass(frozen=True, slots=True)
class OffTurnWindow(Choice):
    """W7: one Search or Appel at the end of an officer's turn."""

    kind: ClassVar[str] = "off-turn"
    clause: ClassVar[str] = "out-of-turn"
    seat: int
    team: int

    def details(self, position: Colditz) -> dict[str, object]:
        return {"team": position.seat_name(self.team)}

    def answers(self, position: Colditz) -> Sequence[Say]:
        names = dict.fromkeys(
            position.security[card].id
            for card in position.security_hand
            if position.security[card].kind in KINDS
            and OFF_TURN in windows(position, position.security[card].kind)
        )
        return [*(say("play", name) for name in names), say("pass")]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "pass":
            return
        card = next(c for c in position.security_hand if position.security[c].id == action.words[0])
        position.tell_all("played", seat="security", card=action.words[0], words=[])
        # The officer's turn is over: what Security throws and draws now is counted afresh.
        position.draws = 0
        if position.security[card].kind == "search":
            searching.search_off_turn(position, card)
        else:
            let_go(position, position.security_seat, card)
            position.frames.append(rollcall.OffTurnAppel(self.seat))
