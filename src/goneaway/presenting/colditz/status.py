"""The state of the game: round, day or night, whose turn it is, who decides, and the stage of the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...colditz.referee.view import Seen
from ...colditz.table.hours import hour
from ...colditz.words.places import AFTER_ROLL, TRADE_EQUIPMENT, TRADE_OPPORTUNITY
from ...wording import Wording

#: Decisions that are a phase of their own.
_FRAMES = {
    "nation": "setup",
    "row": "setup",
    "guards": "setup",
    "meeting": "meeting",
    "card-phase": "cards",
    "off-turn": "off-turn",
    "claim-window": "off-turn",
}
_STAGES = {TRADE_OPPORTUNITY: "opportunity", TRADE_EQUIPMENT: "equipment", AFTER_ROLL: "points"}

#: The game is over.
OVER = "over"


@dataclass(frozen=True)
class Clock:
    """Which day or night it is, of how many, and its rounds left, with the current one; 0 at dusk."""

    night: bool
    day: int
    days: int
    left: int

    def sentence(self, wording: Wording, short: bool = False) -> str:
        left = 0 if short else self.left
        return wording.text("colditz-clock", night=self.night, number=self.day, count=self.days, left=left)


@dataclass(frozen=True)
class Status:
    """Seats are named as in the notation. `again`: another roll is still to come."""

    phase: str
    round: int
    rounds: int
    clock: Clock | None
    turn: str
    decides: str
    points: int
    again: int

    def sentence(self, wording: Wording, short: int = 0) -> str:
        """Return the status in one line; `short` omits how long the day lasts (1), and also the game (2)."""
        say = wording.text
        if self.phase == OVER:
            return say("colditz-header-over", round=self.round, rounds=self.rounds)
        who = say("colditz-seat", seat=self.decides)
        if self.phase == "setup":
            return say("colditz-setting-up", who=who)
        return say(
            "colditz-header",
            round=self.round,
            rounds=0 if short > 1 else self.rounds,
            clock="" if self.clock is None else self.clock.sentence(wording, short > 0),
            who=say("colditz-seat", seat=self.turn),
            decides=who if self.decides != self.turn else "",
            phase=say("colditz-phase", phase=self.phase, points=self.points, again=self.again),
        )

    def to_json(self, wording: Wording) -> dict[str, Any]:
        clock = None if self.clock is None else {**vars(self.clock)}
        return {"sentence": self.sentence(wording), **vars(self), "clock": clock}


def status_of(view: Seen) -> Status:
    over = view.outcome is not None or not view.frames
    return Status(
        phase=OVER if over else phase_of(view),
        round=view.round,
        rounds=view.rounds,
        clock=clock_of(view),
        turn=view.seat_name(view.active),
        decides="" if over else view.seat_name(view.frames[-1].seat),
        points=view.points,
        again=view.ledger.bonus,
    )


def phase_of(view: Seen) -> str:
    found = _FRAMES.get(view.frames[-1].kind)
    if found is not None:
        return found
    if view.active == view.officers and view.ledger.errand == "search":
        return "searching"
    return _STAGES.get(view.stage, "roll")


def clock_of(view: Seen) -> Clock | None:
    """Return which day or night it is, and how far on, as the engine counts; None in games without them."""
    rules = view.rules.daynight
    if not rules.day_night:
        return None
    now = hour(view.rules, view.officers, view.round)
    # In the meeting at dusk the night's first round already counts, but it is not dark yet.
    dusk = now.night != view.ledger.night
    return Clock(view.ledger.night, now.day, rules.day_count, 0 if dusk else now.left)


def two_teams(view: Seen) -> bool:
    """Return whether one officer commands both teams (A82)."""
    return view.officers == 2 and view.rules.players.teams_for_single_officer == 2


def welcome_notes(view: Seen, wording: Wording) -> list[str]:
    """Return a sentence for each special rule of this table."""
    rules = view.rules
    found = {
        "colditz-welcome-two-teams": two_teams(view),
        "colditz-welcome-phases": rules.turn.turn_phases == "fixed",
        "colditz-welcome-between": rules.turn.double_sequence == "move_between_rolls",
        "colditz-welcome-days": rules.daynight.day_night,
        "colditz-welcome-attempts": rules.attempts.attempt_declaration != "none",
        "colditz-welcome-meetings": rules.trade.secret_meeting == "on_request",
        "colditz-welcome-markers": rules.equipment.marker_removed_by_guard,
        "colditz-welcome-glider": rules.modules.module_glider,
    }
    return [wording.text(key) for key, holds in found.items() if holds]


def welcome(view: Seen, wording: Wording) -> str:
    """Return an introduction to the game, for an officer or for Security, depending on the seat."""
    rules = view.rules
    security = view.seat == view.officers
    return wording.text(
        "colditz-welcome-security" if security else "colditz-welcome",
        goal=rules.victory.escape_goal,
        rounds=view.rounds,
        totals=sorted(rules.draw.draw_totals),
        wins=rules.victory.no_goal_outcome == "security_wins",
    )
