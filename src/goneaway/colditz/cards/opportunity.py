"""The effects of Opportunity cards. Cards are distinguished by their purpose, never by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement
from typing import ClassVar

from ...kernel import Action, Group, Refusal, Verb
from ..custody import consent, home, solitary
from ..ruleset.whole import Ruleset
from ..table import throwing
from ..table.frames import Choice, Procedure
from ..table.holding import gear_refusal, held, let_go, spend
from ..table.table import Table
from ..table.verbs import When, verb_row
from ..walking import fast, hiding
from ..ways import homeward, phases, promises, pushing
from ..words.actions import OfCard, OfNumber, Play, Say, say
from ..words.cards import Card
from ..words.places import CELL, EQUIPMENT, FIRST_GUARD, NOBODY, TEAM

#: The value of a Bribe where two are needed for one thing.
HALF = "half"


# Each kind of card: what it can be played on, and its effect


def _bribe_targets(position: Table, team: int, card: Card) -> list[Play]:
    if gear_refusal(position, team) is not None:
        return []
    there = [kind for kind in range(4) if position.stacks[kind]]
    if card.of == HALF:
        # Two of them buy one Equipment; one alone is worth a part of a Kit only (A20).
        enough = sum(position.opportunity[one].of == HALF for one in position.hands[team]) > 1
        return [say("play", card.id, EQUIPMENT[kind]) for kind in there] if enough else []
    number = int(card.of)
    if number == 1 or gear_refusal(position, team, 2) is not None:
        return [say("play", card.id, EQUIPMENT[kind]) for kind in there]
    pairs = [
        pair
        for pair in combinations_with_replacement(there, 2)
        if pair[0] != pair[1] or position.stacks[pair[0]] > 1
    ]
    if pairs:
        return [say("play", card.id, EQUIPMENT[one], EQUIPMENT[two]) for one, two in pairs]
    return [say("play", card.id, EQUIPMENT[kind]) for kind in there]


def _bribe(position: Table, team: int, card: Card, words: Sequence[str]) -> None:
    if card.of == HALF:
        spend(position, team, held(position, team, card.id))
    for word in words:
        kind = EQUIPMENT.index(word)
        position.stacks[kind] -= 1
        position.equipment[team][kind] += 1
    position.tell_all("equipment-taken", team=position.seat_name(team), cards=list(words))


def _release_targets(position: Table, team: int, card: Card) -> list[Play]:
    rules = position.rules.solitary
    if position.points < rules.release_card_cost or _release_waits(position, team) is not None:
        return []
    men = solitary.releasable(position, team, rules.release_card_scope)
    return [say("play", card.id, position.pawn_name(pow)) for pow in men]


def _release_waits(position: Table, team: int) -> Refusal | None:
    """Why no release may be played: points promised or owed to other men are not spent on it (A38, A91)."""
    cost = position.rules.solitary.release_card_cost
    if not cost:
        return None
    return promises.promise_refusal(position, team) or homeward.why_not_spend(position, team, cost)


def _release(position: Table, team: int, card: Card, words: Sequence[str]) -> None:
    position.points -= position.rules.solitary.release_card_cost
    solitary.let_out(position, position.pawn(words[0]))


def release_by_card(position: Table, team: int, word: consent.Word) -> None:
    """If the other officer has agreed, play the card now (W9)."""
    if not word.given:
        return
    number = held(position, team, kind="release")
    spend(position, team, number)
    _release(position, team, position.opportunity[number], (position.pawn_name(word.pow),))


def _recall_targets(position: Table, team: int, card: Card) -> list[Play]:
    rules = position.rules.opportunity
    number = rules.diversion_guards if card.of == "diversion" else rules.inspection_guards
    guards = position.guards_on_board()
    return [
        say("play", card.id, *map(position.pawn_name, some))
        for some in combinations(guards, min(number, len(guards)))
        if some
    ]


def _recall(position: Table, team: int, card: Card, words: Sequence[str]) -> None:
    for word in words:
        home.to_barracks(position, position.pawn(word))


def _sabotage_targets(position: Table, team: int, card: Card) -> list[Play]:
    return [say("play", card.id)]


def _sabotage(position: Table, team: int, card: Card, words: Sequence[str]) -> None:
    """Security discards two cards and draws one; with fewer he discards what he has and draws none."""
    wanted = position.rules.security.sabotage_discards
    short = len(position.security_hand) < wanted
    draws = not short or position.rules.security.sabotage_short_hand == "discard_and_draw"
    number = min(wanted, len(position.security_hand))
    by_officer = position.rules.security.sabotage_chooser == "officer"
    position.frames.append(Sabotage(team if by_officer else position.security_seat, number, draws))


def _warning_targets(position: Table, team: int, card: Card) -> list[Play]:
    """Targets of a warning in the own turn: any men may hide, if any of them can get to a hideaway (A80)."""
    return [say("play", card.id)] if hiding.can_hide(position, team) else []


def _warning(position: Table, team: int, card: Card, words: Sequence[str]) -> None:
    position.frames.append(hiding.HideChoice(team, hiding.OWN_TURN, ()))


# Why a correctly written card cannot be played; else None


def _why_no_bribe(position: Table, team: int, card: Card, words: Sequence[str]) -> Refusal | None:
    if not words or not set(words) <= set(EQUIPMENT):
        return None
    if card.of == HALF and sum(position.opportunity[one].of == HALF for one in position.hands[team]) < 2:
        return Refusal("29", "ONE_BRIBE", {"card": card.id})
    for word in words:
        if position.stacks[EQUIPMENT.index(word)] < words.count(word):
            return Refusal("29", "STACK_EMPTY", {"card": word, "by": "bribe"})
    return gear_refusal(position, team, len(words))


def _why_no_release(position: Table, team: int, card: Card, words: Sequence[str]) -> Refusal | None:
    pow = position.pawn(words[0]) if len(words) == 1 else NOBODY
    if not 0 <= pow < FIRST_GUARD:
        return None
    rules = position.rules.solitary
    if rules.release_card_scope == "own" and pow // TEAM != team:
        return Refusal("37", "NOT_YOUR_MAN", {"man": words[0]})
    if position.at[pow] > CELL:
        return Refusal("37", "NOT_IN_CELL", {"man": words[0]})
    if position.points < rules.release_card_cost:
        return solitary.why_no_points(position, words[0], rules.release_card_cost)
    if solitary.asks(team, pow, rules.release_card_scope) and pushing.refused(position, pow):
        return Refusal("37", "CONSENT_REFUSED", {"man": words[0]})
    return solitary.why_not_out(position, pow)


def _why_no_recall(position: Table, team: int, card: Card, words: Sequence[str]) -> Refusal | None:
    for word in words:
        guard = position.pawn(word)
        if guard >= FIRST_GUARD and position.at[guard] < 0:
            return Refusal("54", "NOT_ON_BOARD", {"guard": word})
    return None


def _why_no_warning(position: Table, team: int, card: Card, words: Sequence[str]) -> Refusal | None:
    return None if hiding.can_hide(position, team) else Refusal("49", "NO_HIDEAWAY")


# One row for each kind


@dataclass(frozen=True, slots=True)
class Effect:
    """A kind of card played in the own turn: what it can be played on, why not, and its effect."""

    clause: str
    targets: Callable[[Table, int, Card], list[Play]]
    play: Callable[[Table, int, Card, Sequence[str]], None]
    #: Why a correctly written card cannot be played, or None.
    why_not: Callable[[Table, int, Card, Sequence[str]], Refusal | None] | None = None
    #: Whether the words may come in any order.
    any_order: bool = False
    #: Whether these rules have this effect at all.
    known: Callable[[Ruleset], bool] = lambda rules: True


#: By kind of card. Exchange, Tunnel, car and Kit parts have actions of their own; shields and
#: talisman are played in windows, and so is the warning, unless it can be played without a threat.
EFFECTS: dict[str, Effect] = {
    "move": Effect("26", fast.targets, fast.move, fast.why_not),
    "bribe": Effect("29", _bribe_targets, _bribe, _why_no_bribe, any_order=True),
    "release": Effect("37", _release_targets, _release, _why_no_release),
    "recall": Effect("54", _recall_targets, _recall, _why_no_recall, any_order=True),
    "sabotage": Effect("54", _sabotage_targets, _sabotage),
    "warning": Effect(
        "49",
        _warning_targets,
        _warning,
        _why_no_warning,
        known=lambda rules: "own_turn" in rules.opportunity.warning_reacts_to,
    ),
}

#: Cards that are not played in the own turn, with the rule that says how they are used.
USED_OTHERWISE = {
    "exchange": "29",
    "kit-part": "32",
    "car": "52",
    "tunnel": "53",
    "shield": "49",
    "talisman": "49",
    "warning": "49",
}


def effects_of(rules: Ruleset) -> dict[str, Effect]:
    """The effects of the cards that may be played in the own turn under these rules."""
    return {kind: effect for kind, effect in EFFECTS.items() if effect.known(rules)}


def effects(position: Table) -> dict[str, Effect]:
    known: dict[str, Effect] = position.chapters.effects
    return known


# The verb


def _worth_playing(position: Table, team: int, kinds: Set[str]) -> bool:
    return bool(
        kinds and phases.cards_refusal(position) is None and not kinds.isdisjoint(position.chapters.effects)
    )


def play_groups(position: Table, team: int) -> list[Group]:
    out = []
    known = effects(position)
    for name in dict.fromkeys(position.opportunity[card].id for card in position.hands[team]):
        card = position.opportunity[held(position, team, name)]
        if card.kind in known:
            found = known[card.kind].targets(position, team, card)
            if found:
                out.append(Group.of(f"play {name}", found))
    return out


def why_not_play(position: Table, team: int, action: Play) -> Refusal | None:
    name = action.card
    number = held(position, team, name)
    if number < 0:
        return Refusal("27", "CARD_NOT_HELD", {"card": name})
    card = position.opportunity[number]
    known = effects(position)
    if card.kind not in known:
        return Refusal(USED_OTHERWISE[card.kind], "WRONG_TIME", {"card": name})
    if card.kind == "release":
        waits = _release_waits(position, team)
        if waits is not None:
            return waits
    effect = known[card.kind]
    found = effect.targets(position, team, card)
    if effect.any_order:
        named = sorted(action.targets)
        possible = any(sorted(target.targets) == named for target in found)
    else:
        possible = action in found
    if possible:
        return None
    why = effect.why_not(position, team, card, action.targets) if effect.why_not is not None else None
    return why or Refusal(effect.clause, "NO_SUCH_TARGET", {"card": name, "text": str(action)})


def play(position: Table, team: int, action: Play) -> None:
    number = held(position, team, action.card)
    card = position.opportunity[number]
    if card.kind == "release":
        pow = position.pawn(action.targets[0])
        if solitary.asks(team, pow, position.rules.solitary.release_card_scope):
            consent.ask(position, pow, "card")
            return
    spend(position, team, number)
    EFFECTS[card.kind].play(position, team, card, action.targets)


# Sabotage


@dataclass(frozen=True, slots=True)
class Sabotage(Procedure):
    """Security gives up cards one by one, then draws; `seat` is the seat that chooses them
    (`sabotage_chooser`)."""

    kind: ClassVar[str] = "sabotage"
    clause: ClassVar[str] = "54"
    seat: int
    left: int
    draws: bool

    def advance(self, position: Table) -> None:
        if self.left and position.security_hand:
            position.frames[-1] = replace(self, left=self.left - 1)
            # All cards, which is public; otherwise ask for a choice, even if all cards may be alike.
            if len(position.security_hand) <= self.left:
                _give_up(position, position.security_hand[0])
            elif self.seat != position.security_seat:
                position.frames.append(BlindChoice(self.seat))
            else:
                position.frames.append(SabotageChoice(self.seat))
            return
        position.frames.pop()
        if self.draws and position.security_deck:
            throwing.draw_card(position, position.security_seat)


def _give_up(position: Table, card: int) -> None:
    let_go(position, position.security_seat, card)
    position.tell_all("discarded", seat="security", card=position.security[card].id)


@dataclass(frozen=True, slots=True)
class BlindChoice(Choice):
    """The officer picks one of Security's cards by its back; the hand stays hidden (I32)."""

    kind: ClassVar[str] = "sabotage-pick"
    clause: ClassVar[str] = "54"
    seat: int

    def details(self, position: Table) -> dict[str, object]:
        return {"number": len(position.security_hand)}

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("pick", number + 1) for number in range(len(position.security_hand))]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfNumber)
        position.frames.pop()
        _give_up(position, position.security_hand[int(action.number) - 1])


@dataclass(frozen=True, slots=True)
class SabotageChoice(Choice):
    """Security chooses which of his cards to give up."""

    kind: ClassVar[str] = "sabotage-choice"
    clause: ClassVar[str] = "54"
    discreet: ClassVar[bool] = True
    seat: int

    def answers(self, position: Table) -> Sequence[Say]:
        names = dict.fromkeys(position.security[card].id for card in position.security_hand)
        return [say("discard", name) for name in names]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfCard)
        position.frames.pop()
        _give_up(position, held(position, position.security_seat, action.card))


PLAY: Verb[Table, int, When[Table]] = verb_row(
    "play", play_groups, why_not_play, play, open=_worth_playing, part=phases.cards_refusal, card=True
)
