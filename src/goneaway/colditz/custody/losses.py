"""Confiscation (P2): Equipment and Kits lost to Security, the dice of a body search, and the shields (W2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from ...kernel import Action
from ..table import holding
from ..table.frames import Choice, ColditzFrame, Procedure
from ..table.piles import give_back, take_back
from ..table.table import Table
from ..words.actions import OfCard, Play, Say, say
from ..words.places import EQUIPMENT

#: Causes that are ordinary arrests: `arrest` to the Hideaway card, and what a Bribe can stop.
ARRESTS = ("guard", "surrender", "car", "glider")


@dataclass(frozen=True, slots=True)
class TeamLoss(Procedure):
    """A team loses one Equipment card, or possibly its Kit: push one of these frames for each card owed.

    `TeamLoss(seat, team, cause, method)`; `seat` may be any player's, and the cause is one of those of an
    Arrest or `general_search`. If the team has nothing to lose, nothing happens and no player is asked.

    - `one` (or `direct`): one card, picked according to the cause: by its owner, at random, or by Security;
    - `random`: one card at random;
    - `body_search`: each throws a die; one random card if the officer does not win (003 Cacheo);
    - `kit`: no Equipment is at stake.

    A team without Equipment dices for its Kit where `kit_loss_outer` says so: once in a tunnel raid (the
    cause `tunnel` with `random` or `kit`), else if `kit` is set. `live`: the man's attempt was live when
    he was taken. Shields are offered once it is certain that something will be lost.
    """

    kind: ClassVar[str] = "loss"
    clause: ClassVar[str] = "34d"
    seat: int
    team: int
    cause: str
    method: str = "one"
    live: bool = False
    kit: bool = False
    stage: int = 0

    def advance(self, position: Table) -> None:
        if self.stage == 0:
            self._begin(position)
            return
        position.frames.pop()
        if self.stage == 2:
            lose_kit(position, self.team)
        elif position.holds_equipment(self.team):
            self._take(position)

    def resume(self, position: Table, answer: bool) -> None:
        """Continue once it is known whether a card has saved what would be lost."""
        if answer:
            position.frames.pop()

    def _begin(self, position: Table) -> None:
        if self.method != "kit" and position.holds_equipment(self.team):
            what, diced = "equipment", self.method == "body_search"
        elif kit_at_stake(position, self.team) and (self.kit or self._raided()):
            what, diced = "kit", True
        else:
            position.frames.pop()
            return
        if diced and body_search(position, self.team, what):
            position.frames.pop()
            return
        position.frames[-1] = replace(self, stage=1 if what == "equipment" else 2)
        cards = shields(position, self.cause, what, self.live)
        if cards:
            position.frames.append(ShieldWindow(self.team, cards))

    def _raided(self) -> bool:
        """What a tunnel raid costs the team as a whole, as opposed to what a single man found in it costs."""
        return self.cause == "tunnel" and self.method in ("random", "kit")

    def _take(self, position: Table) -> None:
        # Ask even if there is only one answer: not asking would reveal that the officer holds a single type.
        chooser = _chooser(position, self.cause, self.method)
        if chooser == "random":
            held = position.equipment[self.team]
            cards = [card for card in range(4) for _ in range(held[card])]
            lose(position, self.team, cards[position.chance.pick("confiscation", len(cards))])
        elif chooser == "security_choice":
            position.frames.append(ConfiscateChoice(position.security_seat, self.team))
        else:
            position.frames.append(LoseChoice(self.team))

    def state(self) -> list[Any]:
        out: list[Any] = [self.team, self.cause, self.stage]
        more = [self.method, self.live, self.kit]
        return out if more == ["one", False, False] else out + more


def _chooser(position: Table, cause: str, method: str) -> str:
    """Who picks the card that is lost: its owner, chance, or Security (A34)."""
    if method in ("random", "body_search"):
        return "random"
    rules = position.rules
    return rules.search.search_confiscation_chooser if cause == "search" else rules.arrest.confiscation_outer


def kit_at_stake(position: Table, team: int) -> bool:
    """Whether an officer without Equipment throws dice for his Kit (`kit_loss_outer`)."""
    return (
        position.rules.arrest.kit_loss_outer != "never"
        and bool(position.kit[team])
        and not position.holds_equipment(team)
    )


def body_search(position: Table, team: int, what: str) -> bool:
    """Throw one die each, the officer's first; he keeps everything on the higher one. Ties go by option."""
    mine, theirs = (position.chance.pick("dice", 6) + 1 for _ in range(2))
    tie = position.rules.arrest.body_search_equipment_tie if what == "equipment" else position.terms.kit_tie
    kept = mine > theirs or (mine == theirs and tie == "officer")
    position.tell_all(
        "body-search",
        team=position.seat_name(team),
        die=mine,
        against=theirs,
        prize=what,
        won=kept,
    )
    return kept


def lose(position: Table, team: int, card: int) -> None:
    """Show a confiscated card and return it to its stack."""
    position.equipment[team][card] -= 1
    give_back(position, card)
    position.tell_all("confiscated", team=position.seat_name(team), card=EQUIPMENT[card])


def lose_kit(position: Table, team: int) -> None:
    """Return a lost Kit to the supply; it may be claimed again (A69)."""
    position.kit[team] -= 1
    position.kits += 1
    position.tell_all("kit-lost", team=position.seat_name(team))


# Who picks the card


@dataclass(frozen=True, slots=True)
class LoseChoice(Choice):
    """The officer picks the card to lose."""

    kind: ClassVar[str] = "lose"
    clause: ClassVar[str] = "34d"
    discreet: ClassVar[bool] = True
    seat: int

    def rule(self, position: Table) -> str:
        return _rule_of_loss(position)

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("lose", EQUIPMENT[card]) for card in range(4) if position.equipment[self.seat][card]]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfCard)
        position.frames.pop()
        lose(position, self.seat, EQUIPMENT.index(action.card))


@dataclass(frozen=True, slots=True)
class ConfiscateChoice(Choice):
    """Security names the type to take; if the officer has none of it, another type (`security_choice`).

    The hand stays hidden, so every type can be named that has not been denied yet.
    """

    kind: ClassVar[str] = "confiscate"
    clause: ClassVar[str] = "34d"
    seat: int
    team: int
    denied: tuple[int, ...] = ()

    def rule(self, position: Table) -> str:
        return _rule_of_loss(position)

    def details(self, position: Table) -> dict[str, object]:
        return {"team": position.seat_name(self.team)}

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("confiscate", EQUIPMENT[card]) for card in range(4) if card not in self.denied]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfCard)
        position.frames.pop()
        card = EQUIPMENT.index(action.card)
        held = position.equipment[self.team]
        if held[card]:
            lose(position, self.team, card)
            return
        position.tell_all("not-held", team=position.seat_name(self.team), card=action.card)
        denied = (*self.denied, card)
        left = [other for other in range(4) if other not in denied]
        if len(left) == 1:
            lose(position, self.team, left[0])
        else:
            position.frames.append(replace(self, denied=denied))


def _rule_of_loss(position: Table) -> str:
    """The clause under which the card is lost: that of the raid under way, or else of an outside arrest."""
    under_way = (frame.clause for frame in position.frames[::-1] if isinstance(frame, ColditzFrame))
    return next((clause for clause in under_way if clause in ("44", "53", "general-search")), "34d")


# Shields (W2). Windows open according to the public situation, not the hand, so that nothing leaks


#: The cards that shield: their kind, by name.
SHIELDS = {"hideaway": "shield", "bribe_fuga": "bribe"}


def shields(position: Table, cause: str, what: str, live: bool = False) -> tuple[str, ...]:
    """The cards that could save what is about to be lost: Equipment or the Kit, in this turn (A51)."""
    rules = position.rules.opportunity
    turn = "security_turn" if position.active == position.security_seat else "officer_turn"
    if turn not in rules.shield_turns:
        return ()
    out = []
    saves = "equipment" if rules.hideaway_card_effect == "protect_equipment" else "kit"
    if saves == what and not rules.hideaway_card_covers.isdisjoint(_called(cause, live)):
        out.append("hideaway")
    if position.terms.bribe_shields and what == "equipment" and cause in ARRESTS:
        out.append("bribe_fuga")
    return tuple(out)


def _called(cause: str, live: bool) -> set[str]:
    """The names `hideaway_card_covers` has for a loss of this cause."""
    if cause in ("search", "general_search", "intercept"):
        return {cause}
    out = {"arrest"}
    if cause == "tunnel":
        out.add("tunnel_arrest")
    if live:
        out.add("attempt_arrest")
    return out


@dataclass(frozen=True, slots=True)
class ShieldWindow(Choice):
    """W2: the victim may save the card, or the Kit, with one of these cards."""

    kind: ClassVar[str] = "shield"
    clause: ClassVar[str] = "49"
    seat: int
    cards: tuple[str, ...] = ("hideaway",)

    def details(self, position: Table) -> dict[str, object]:
        kit = position.rules.opportunity.hideaway_card_effect == "protect_kit" and "hideaway" in self.cards
        return {
            "prize": "kit" if kit else "equipment",
            "shield": self.cards[0] if len(self.cards) == 1 else "either",
        }

    def answers(self, position: Table) -> Sequence[Say]:
        mine = [card for card in self.cards if holding.held(position, self.seat, kind=SHIELDS[card]) >= 0]
        return [*(say("play", card) for card in mine), say("pass")]

    def play(self, position: Table, action: Action) -> None:
        if isinstance(action, Play):
            holding.play_from_hand(position, self.seat, SHIELDS[action.card])
        position.answer(isinstance(action, Play))

    def state(self) -> list[Any]:
        return [self.seat] if self.cards == ("hideaway",) else [self.seat, list(self.cards)]


# The Key or Pass of a man who was stopped at the gate (W1)


@dataclass(frozen=True, slots=True)
class Intercepted(Procedure):
    """The card just paid is lost, unless the Hideaway card answers interceptions as well (I27)."""

    kind: ClassVar[str] = "intercepted"
    clause: ClassVar[str] = "49"
    seat: int
    card: int
    stage: int = 0

    def advance(self, position: Table) -> None:
        cards = shields(position, "intercept", "equipment")
        if cards:
            position.frames[-1] = replace(self, stage=1)
            position.frames.append(ShieldWindow(self.seat, cards))
        else:
            position.frames.pop()

    def resume(self, position: Table, answer: bool) -> None:
        """Continue once it is known whether a card has saved it."""
        position.frames.pop()
        if answer:
            take_back(position, self.card)
            position.equipment[self.seat][self.card] += 1
            position.tell_all("kept", team=position.seat_name(self.seat), card=EQUIPMENT[self.card])
