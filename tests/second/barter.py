"""What is said beside the turn: trades, Exchange cards, meetings (W8, W12)."""

# One condition of the rules a line.
# ruff: noqa: SIM102

from __future__ import annotations

from .custody import Doing
from .ground import EQUIPMENT
from .phases import Offer, Phases
from .state import Question


class Barter(Phases):
    """Asides: they change hands of cards, and nothing else."""

    offered = 0
    #: Nothing has been done since the last meeting.
    met = False

    def asides(self, question: Question, seat: int) -> set[str]:
        """What a seat may say now; of offers only those of one card for one, or for nothing."""
        if seat == self.security or self.team[seat] in self.eliminated:
            return set()
        nation = self.team[seat]
        found = {f"exchange {card}" for card in EQUIPMENT if self.may_exchange(question, seat, card)}
        if question.kind == "meeting" and seat in self.talking and seat != question.seat:
            found.add("ready")
        if self["secret_meeting"] == "on_request" and not self.met and len(self.present()) > 1:
            if self.between(question):
                found.add("meet")
        self.forget_offers()
        if not self.trade_open(question):
            return found
        for number, offer in self.offers.items():
            if offer.giver == nation:
                found.add(f"withdraw {number}")
            if offer.taker == nation:
                found.add(f"refuse {number}")
                if self.may_accept(offer):
                    found.add(f"accept {number}")
        return found | self.listed_offers(nation)

    def present(self) -> list[int]:
        return [seat for seat in range(self.officers) if self.team[seat] not in self.eliminated]

    def between(self, question: Question) -> bool:
        """Between two actions: nothing is being decided, and nobody stands where he may not stop (A6)."""
        if question.kind == "officer":
            return not self.bound_men(self.mover)
        return question.kind == "security" and not (self.turn.rolled and self.bound_guards())

    # Exchange cards

    def may_exchange(self, question: Question, seat: int, card: str) -> bool:
        if self.hand[self.team[seat]][f"exchange_{card}"] < 1 or self.stacks[card] < 1:
            return False
        timing = self["exchange_card_timing"]
        if question.kind == "overflow" and "play" in self["overflow_actions"]:
            return question.seat == seat
        if timing == "own_turn_before_roll":
            return self.phase == "announcing" and seat == self.active
        if timing == "own_turn":
            return self.between(question) and seat == self.active
        # Also when he may have to pay for a way to a hideaway (W4, W5).
        return self.between(question) or (question.kind in ("warning", "hide") and question.seat == seat)

    # Trades

    def trade_open(self, question: Question) -> bool:
        if question.kind == "meeting":
            return bool(self["secret_meeting_trades"])
        if question.kind == "overflow" and self["overflow_deadline"] == "immediate":
            return "trade" in self["overflow_actions"]
        window = self["trade_window"]
        if window == "own_turn_phases":
            return self.phase in ("opportunity", "equipment")
        if window == "not_in_security_turn" and self.active == self.security:
            return False
        return self.between(question)

    def listed_offers(self, nation: str) -> set[str]:
        held = +(self.hand[nation] + self.equipment[nation])
        found = set()
        for other in (self.team[seat] for seat in self.present()):
            for card in held if other != nation else ():
                for want in ((), *((kind,) for kind in EQUIPMENT if kind != card)):
                    offer = Offer(nation, other, (card,), want)
                    if self.may_offer(offer) and offer not in self.offers.values():
                        found.add(f"offer {other} {card} for {' '.join(want) or 'nothing'}")
        return found

    def may_offer(self, offer: Offer) -> bool:
        if self["trade_window"] == "own_turn_phases" and self.mover not in (offer.giver, offer.taker):
            return False
        cards = offer.give + offer.want
        equipment = [card for card in cards if card in EQUIPMENT]
        if self.phase == "opportunity" and equipment:
            return False
        if self.phase == "equipment" and len(equipment) < len(cards):
            return False
        if equipment and not self["trade_equipment"]:
            return False
        if len(equipment) < len(cards) and not self["trade_opportunity"]:
            return False
        if 0 < len(equipment) < len(cards) and not self["trade_cross_kind"]:
            return False
        return bool(offer.want) or self.may_give(offer)

    def may_give(self, offer: Offer) -> bool:
        """Something for nothing (A23)."""
        if any(card in EQUIPMENT for card in offer.give) and not self["gift_equipment"]:
            return False
        gifts = [card for card in offer.give if card not in EQUIPMENT]
        most = self["gift_opportunity_per_turn"]
        return not gifts or most == -1 or self.turn.gifts + len(gifts) <= most

    def may_accept(self, offer: Offer) -> bool:
        held = self.hand[offer.taker] + self.equipment[offer.taker]
        if any(held[card] < offer.want.count(card) for card in offer.want) or not self.may_offer(offer):
            return False
        for team, comes, goes in (
            (offer.taker, offer.give, offer.want),
            (offer.giver, offer.want, offer.give),
        ):
            more = sum(card not in EQUIPMENT for card in comes)
            fewer = sum(card not in EQUIPMENT for card in goes)
            after = self.opportunity(team) + more - fewer
            if more and after > self["hand_limit_opportunity"]:
                return False
        return True

    def forget_offers(self) -> None:
        """An offer lapses when its giver no longer holds the card."""
        for number, offer in list(self.offers.items()):
            held = self.hand[offer.giver] + self.equipment[offer.giver]
            if any(held[card] < offer.give.count(card) for card in offer.give):
                del self.offers[number]

    # What is said is done

    def say_beside(self, seat: int, text: str) -> None:
        nation = self.team[seat]
        verb, *words = text.split()
        if verb == "exchange":
            self.hand[nation][f"exchange_{words[0]}"] -= 1
            self.gain(nation, words[0])
        elif verb == "offer":
            middle = words.index("for")
            want = () if words[middle + 1 :] == ["nothing"] else tuple(words[middle + 1 :])
            self.offered += 1
            self.offers[self.offered] = Offer(nation, words[0], tuple(words[1:middle]), want)
        elif verb == "ready":
            self.talking.remove(seat)
        elif verb in ("refuse", "withdraw"):
            del self.offers[int(words[0])]
        elif verb == "accept":
            self.trade(self.offers.pop(int(words[0])))

    def trade(self, offer: Offer) -> None:
        if not offer.want:
            self.turn.gifts += sum(card not in EQUIPMENT for card in offer.give)
        for cards, giver, taker in (
            (offer.give, offer.giver, offer.taker),
            (offer.want, offer.taker, offer.giver),
        ):
            for card in cards:
                pile = self.equipment if card in EQUIPMENT else self.hand
                pile[giver][card] -= 1
                pile[taker][card] += 1

    def called_meeting(self) -> Doing:
        """W12: somebody asked for it, and Security cannot refuse."""
        yield from self.meeting()
        self.met = True
