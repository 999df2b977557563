"""Trades, gifts and Exchange cards: asides, possible at almost any time (rule 48)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from ...kernel import Event, Refusal
from ...kernel.asides import Part
from ..table import holding, notes
from ..table.offers import Offer
from ..table.table import Table
from ..ways import phases, resting
from ..words.actions import Counter, MakeOffer, OfCard, OfNumber, Say, say
from ..words.cards import card_types
from ..words.places import BEFORE_ROLL, EQUIPMENT, NATIONS, NOBODY

VERBS = frozenset(("offer", "accept", "refuse", "counter", "withdraw", "exchange"))
#: Windows in which a player is asked whether to react (W1 to W7).
WINDOWS = frozenset(("intercept", "shield", "talisman", "warning", "claim-window", "off-turn"))
#: Tokens of an offer: to all officers; what is wanted comes after it; a gift.
ALL = "all"
FOR = "for"
NOTHING = "nothing"


def asides(position: Table, seat: int) -> list[Part]:
    """Swaps, answers and withdrawals; and offers of one card for one piece of Equipment or for nothing."""
    parts: list[Part] = []
    hiding = _hiding(position, seat)
    if hiding:
        parts.append((("exchange",), partial(_swaps, position, seat)))
    if _time_refusal(position, seat) is not None:
        return parts
    if position.hands[seat] and not hiding:
        parts.append((("exchange",), partial(_swaps, position, seat)))
    if position.offers:
        parts.append((("accept", "refuse", "withdraw"), partial(_answers, position, seat)))
    if _window_refusal(position) is None:
        parts.append((("offer",), partial(_offers, position, seat)))
    return parts


def _swaps(position: Table, seat: int) -> list[Say]:
    cards = [position.opportunity[card] for card in position.hands[seat]]
    held = {card.of for card in cards if card.kind == "exchange"}
    swaps = [say("exchange", kind) for kind in EQUIPMENT if kind in held]
    return [action for action in swaps if why_not(position, seat, action) is None]


def _answers(position: Table, seat: int) -> list[Say]:
    out: list[Say] = []
    for offer in position.offers:
        if offer.taker == seat:
            out += [say("accept", offer.number), say("refuse", offer.number)]
        elif offer.giver == seat:
            out.append(say("withdraw", offer.number))
    return [action for action in out if why_not(position, seat, action) is None]


def _offers(position: Table, seat: int) -> Iterator[MakeOffer]:
    mine = [EQUIPMENT[card] for card in range(4) if position.equipment[seat][card]]
    mine += dict.fromkeys(position.opportunity[card].id for card in position.hands[seat])
    for team in range(position.officers):
        if team != seat and not position.eliminated[team]:
            nation = NATIONS[position.nations[team]]
            for give in mine:
                offers = [say("offer", nation, give, FOR, want) for want in EQUIPMENT if give != want]
                yield from _alike(position, seat, offers)
                yield from _alike(position, seat, [say("offer", nation, give, FOR, NOTHING)])


def _alike(position: Table, seat: int, offers: list[MakeOffer]) -> list[MakeOffer]:
    """The legal ones of offers that differ only in the Equipment asked for; repeated offers are not legal."""
    if any(offer.giver == seat for offer in position.offers):
        return [action for action in offers if why_not(position, seat, action) is None]
    return offers if why_not(position, seat, offers[0]) is None else []


def why_not(position: Table, seat: int, action: Say) -> Refusal | None:
    if isinstance(action, OfCard) and _hiding(position, seat):
        return _why_not_exchange(position, seat, action.card)
    refusal = _time_refusal(position, seat)
    if refusal is not None:
        return refusal
    meeting = position.frames[-1].kind == "meeting"
    if isinstance(action, OfCard):
        # Cards may be discussed and traded in a meeting, but not played there (W12).
        if meeting:
            return Refusal("meeting", "IN_MEETING")
        if _reactive(position):
            # Never between an arrest and its loss, whatever may be traded there (A19).
            return Refusal("48", "DECISION_PENDING", {"kind": position.frames[-1].kind})
        return _why_not_exchange(position, seat, action.card)
    refusal = _window_refusal(position)
    if refusal is not None:
        return refusal
    if isinstance(action, MakeOffer):
        return _why_not_offer(position, seat, action)
    assert isinstance(action, (OfNumber, Counter))
    offer = _find(position, action.number)
    if offer is None:
        return Refusal("48", "NO_SUCH_OFFER", {"number": action.number})
    mine = offer.giver if action.verb == "withdraw" else offer.taker
    if seat != mine:
        return Refusal("48", "NOT_YOUR_OFFER", {"number": action.number})
    if isinstance(action, Counter):
        return _why_not_offer(position, seat, _as_offer(position, offer, action))
    return _why_not_accept(position, offer) if action.verb == "accept" else None


def _time_refusal(position: Table, seat: int) -> Refusal | None:
    """Why no trade is possible now: only between atomic actions, with no window or decision open and no pawn
    on a no-stop circle."""
    if seat == position.security_seat:
        return Refusal("48", "OFFICERS_ONLY")
    if position.eliminated[seat]:
        return Refusal("51", "ELIMINATED")
    if position.frames[-1].kind == "meeting":
        return None if position.rules.trade.secret_meeting_trades else Refusal("meeting", "IN_MEETING")
    if position.frames[-1].kind not in ("officer", "security", "overflow") and not _reactive(position):
        return Refusal("48", "DECISION_PENDING", {"kind": position.frames[-1].kind})
    if position.bound >= 0:
        return resting.bound_refusal(position)
    return None


def _window_refusal(position: Table) -> Refusal | None:
    """Why no trade is possible in this window or phase: some editions do not let trades hold up Security, or
    give them their own phases."""
    if position.frames[-1].kind == "meeting":
        return None
    window = position.rules.trade.trade_window
    if window == "not_in_security_turn" and position.active == position.security_seat:
        return Refusal("48", "NOT_IN_SECURITY_TURN")
    if window == "own_turn_phases" and position.stage >= BEFORE_ROLL:
        return Refusal("phases", "WRONG_PHASE")
    return None


def _reactive(position: Table) -> bool:
    """Whether cards may be traded in this window: between an arrest and its loss (W2, `any_time_reactive`),
    or in any window (A122)."""
    kind, rules = position.frames[-1].kind, position.rules.trade
    if rules.trade_in_windows and kind in WINDOWS:
        return True
    return kind == "shield" and rules.trade_window == "any_time_reactive"


def _hiding(position: Table, seat: int) -> bool:
    """Whether the officer may have to pay the way to a hideaway: Exchange cards can then be swapped (A19)."""
    frame = position.frames[-1]
    return frame.kind in ("warning", "hide") and frame.seat == seat


def play(position: Table, seat: int, action: Say) -> None:
    if position.frames[-1].kind == "overflow":
        # A hand above its limit is checked again after every deal.
        position.frames.pop()
    if isinstance(action, OfCard):
        _exchange(position, seat, action.card)
        return
    if isinstance(action, MakeOffer):
        _offer(position, seat, action)
        return
    assert isinstance(action, (OfNumber, Counter))
    found = _find(position, action.number)
    assert found is not None
    position.offers.remove(found)
    if action.verb == "accept":
        _trade(position, found)
        return
    _tell(position, found, "withdrawn" if action.verb == "withdraw" else "refused")
    if isinstance(action, Counter):
        _offer(position, seat, _as_offer(position, found, action))


# Offers


def _why_not_offer(position: Table, seat: int, action: MakeOffer) -> Refusal | None:
    split = _split(action)
    form = "offer NATION|all CARD* for CARD*|nothing"
    if split is None or not split[0]:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": form})
    give, want = split
    takers = _takers(position, seat, action.to)
    if not takers:
        return Refusal("48", "NO_SUCH_PARTNER", {"nation": action.to})
    if "kit" in give or "kit" in want:
        return Refusal("33", "KIT_STAYS")
    if position.rules.trade.trade_window == "own_turn_phases" and position.frames[-1].kind != "meeting":
        for taker in takers:
            refusal = phases.trade_refusal(position, seat, taker, (*give, *want))
            if refusal is not None:
                return refusal
    unknown = [name for name in (*give, *want) if name not in _tradable()]
    if unknown:
        return Refusal("48", "NO_SUCH_CARD", {"card": unknown[0]})
    refusal = _kind_refusal(position, give, want)
    if refusal is not None:
        return refusal
    limit = position.rules.draw.hand_limit_opportunity
    if _opportunity((*give, *want)) and _overfull(position, seat, bool(want)):
        return Refusal("27", "HAND_OVER_LIMIT", {"limit": limit})
    for taker in takers:
        refusal = None if want else _gift_refusal(position, seat, taker, _opportunity(give))
        if refusal is not None:
            return refusal
    missing = _missing(position, seat, tuple(give))
    if missing:
        return Refusal("48", "CARD_NOT_HELD", {"card": missing})
    standing = {(offer.taker, offer.give, offer.want) for offer in position.offers if offer.giver == seat}
    if any((taker, tuple(give), tuple(want)) in standing for taker in takers):
        return Refusal("48", "OFFERED_ALREADY")
    return None


def _kind_refusal(position: Table, give: list[str], want: list[str]) -> Refusal | None:
    """Why cards of these kinds may not change hands in this way, or None."""
    rules = position.rules.trade
    cards, gear = _opportunity((*give, *want)), [name for name in (*give, *want) if name in EQUIPMENT]
    gifts_of_cards = rules.gift_opportunity_per_turn != 0
    if cards and not (rules.trade_opportunity if want else gifts_of_cards):
        return Refusal("48", "NOT_TRADED", {"what": "opportunity"})
    if gear and not (rules.trade_equipment if want else rules.gift_equipment):
        return Refusal("48", "NOT_TRADED", {"what": "equipment"})
    if want and cards and gear and not rules.trade_cross_kind:
        return Refusal("48", "NOT_TRADED", {"what": "cross-kind"})
    return None


def _gift_refusal(position: Table, giver: int, taker: int, cards: list[str]) -> Refusal | None:
    """Why the cards may not be given away: the number of gifts in a turn, by or to its officer, may be
    limited, or only a surplus may be given (A23)."""
    most = position.rules.trade.gift_opportunity_per_turn
    if not cards or most == -1:
        return None
    if most == "overflow_only":
        limit = position.rules.draw.hand_limit_opportunity
        surplus = len(position.hands[giver]) - limit
        return None if len(cards) <= surplus else Refusal("48", "ONLY_SURPLUS", {"limit": limit})
    assert isinstance(most, int)
    if position.active in (giver, taker) and position.ledger.gifts + len(cards) <= most:
        return None
    return Refusal("48", "GIFT_LIMIT", {"limit": most})


def _overfull(position: Table, team: int, trade: bool) -> bool:
    """Whether the hand is over the limit and the rules do not let it be reduced in this way (A21)."""
    draw = position.rules.draw
    way = "trade" if trade else "give"
    return len(position.hands[team]) > draw.hand_limit_opportunity and way not in draw.overflow_actions


def _why_not_accept(position: Table, offer: Offer) -> Refusal | None:
    for team, names in ((offer.giver, offer.give), (offer.taker, offer.want)):
        missing = _missing(position, team, names)
        if missing:
            return Refusal("48", "CARD_NOT_HELD", {"card": missing})
    limit = position.rules.draw.hand_limit_opportunity
    if _opportunity((*offer.give, *offer.want)) and _overfull(position, offer.taker, True):
        return Refusal("27", "HAND_OVER_LIMIT", {"limit": limit})
    incoming = ((offer.taker, offer.give, offer.want), (offer.giver, offer.want, offer.give))
    for team, gets, gives in incoming:
        after = len(position.hands[team]) + len(_opportunity(gets)) - len(_opportunity(gives))
        # One for one in an overfull hand of the officer on turn is allowed, but does not reduce it (A21).
        if _opportunity(gets) and after > max(limit, len(position.hands[team])):
            return Refusal("27", "HAND_OVER_LIMIT", {"limit": limit})
        more = len(gets) - len(_opportunity(gets)) - (len(gives) - len(_opportunity(gives)))
        if more > 0 and holding.gear_refusal(position, team, more) is not None:
            return holding.gear_refusal(position, team, more)
    if not offer.want:
        return _gift_refusal(position, offer.giver, offer.taker, _opportunity(offer.give))
    return None


def _offer(position: Table, seat: int, action: MakeOffer) -> None:
    split = _split(action)
    assert split is not None
    lot = position.offer_count + 1
    for taker in _takers(position, seat, action.to):
        position.offer_count += 1
        offer = Offer(position.offer_count, seat, taker, tuple(split[0]), tuple(split[1]), lot)
        position.offers.append(offer)
        _tell(position, offer, "offered")


def _trade(position: Table, offer: Offer) -> None:
    for giver, taker, names in (
        (offer.giver, offer.taker, offer.give),
        (offer.taker, offer.giver, offer.want),
    ):
        for name in names:
            if name in EQUIPMENT:
                card = EQUIPMENT.index(name)
                position.equipment[giver][card] -= 1
                position.equipment[taker][card] += 1
            else:
                number = holding.held(position, giver, name)
                position.hands[giver].remove(number)
                position.hands[taker].append(number)
    position.offers = [open_ for open_ in position.offers if open_.lot != offer.lot]
    most = position.rules.trade.gift_opportunity_per_turn
    if not offer.want and isinstance(most, int) and most > 0:
        position.ledger.gifts += len(_opportunity(offer.give))
    _tell(position, offer, "traded")


def _tell(position: Table, offer: Offer, kind: str) -> None:
    """Announce an offer to the officers; Security does not learn of it (A81)."""
    position.tell(
        Event(
            kind,
            secret={
                "number": offer.number,
                "giver": position.seat_name(offer.giver),
                "taker": position.seat_name(offer.taker),
                "give": list(offer.give),
                "want": list(offer.want),
            },
            knows=tuple(range(position.officers)),
            private=True,
        )
    )


def drop_hollow(position: Table) -> None:
    """Drop offers of cards that are no longer held (traded, played, lost): they lapse."""
    position.offers = [offer for offer in position.offers if not _missing(position, offer.giver, offer.give)]


# The content of an offer


def _split(action: MakeOffer) -> tuple[list[str], list[str]] | None:
    words = list(action.terms)
    if words.count(FOR) != 1:
        return None
    middle = words.index(FOR)
    give, want = words[:middle], words[middle + 1 :]
    if want == [NOTHING]:
        want = []
    return give, want


def _as_offer(position: Table, offer: Offer, action: Counter) -> MakeOffer:
    """A counter-offer as an offer to the officer who made the first one."""
    return say("offer", position.seat_name(offer.giver), *action.terms)


def _find(position: Table, number: str) -> Offer | None:
    return next((offer for offer in position.offers if str(offer.number) == number), None)


def _takers(position: Table, seat: int, word: str) -> list[int]:
    """The officers an offer is addressed to: one nation, or all the others."""
    others = [team for team in range(position.officers) if team != seat and not position.eliminated[team]]
    return others if word == ALL else [team for team in others if NATIONS[position.nations[team]] == word]


def _missing(position: Table, team: int, names: tuple[str, ...]) -> str:
    """The first of these cards that the team does not hold, or ""."""
    for name in names:
        wanted = names.count(name)
        if name in EQUIPMENT:
            held = position.equipment[team][EQUIPMENT.index(name)]
        else:
            held = sum(position.opportunity[card].id == name for card in position.hands[team])
        if held < wanted:
            return name
    return ""


def _opportunity(names: tuple[str, ...] | list[str]) -> list[str]:
    return [name for name in names if name not in EQUIPMENT]


@cache
def _tradable() -> frozenset[str]:
    return frozenset((*EQUIPMENT, *(card.id for card in card_types().values() if card.deck == "opportunity")))


# Exchange cards (A19)


def _why_not_exchange(position: Table, seat: int, kind: str) -> Refusal | None:
    if kind not in EQUIPMENT or _exchange_card(position, seat, kind) < 0:
        return Refusal("29", "CARD_NOT_HELD", {"card": f"exchange_{kind}"})
    if not position.stacks[EQUIPMENT.index(kind)]:
        return Refusal("29", "STACK_EMPTY", {"card": kind, "by": "exchange"})
    refusal = holding.gear_refusal(position, seat)
    if refusal is not None:
        return refusal
    timing = position.rules.equipment.exchange_card_timing
    if timing != "any_time" and position.active != seat:
        return Refusal("29", "NOT_NOW", {"verb": "exchange"})
    if timing == "own_turn_before_roll" and position.stage != BEFORE_ROLL:
        # Once a turn, before its first throw: in fixed phases this is F3 (A19).
        trading = position.stage < BEFORE_ROLL
        return Refusal("phases", "WRONG_PHASE") if trading else Refusal("29", "EXCHANGE_BEFORE_ROLL")
    return phases.limit_refusal(position) if position.active == seat else None


def _exchange_card(position: Table, team: int, kind: str) -> int:
    """An Exchange card for that type; one marked for the glider only if there is no other."""
    cards = [
        card
        for card in position.hands[team]
        if position.opportunity[card].kind == "exchange" and position.opportunity[card].of == kind
    ]
    return min(cards, key=lambda card: position.opportunity[card].id != f"exchange_{kind}", default=NOBODY)


def _exchange(position: Table, team: int, kind: str) -> None:
    if position.active == team:
        notes.count_play(position)
    card = _exchange_card(position, team, kind)
    holding.let_go(position, team, card)
    number = EQUIPMENT.index(kind)
    position.stacks[number] -= 1
    position.equipment[team][number] += 1
    position.tell_all("exchanged", team=position.seat_name(team), card=kind)
