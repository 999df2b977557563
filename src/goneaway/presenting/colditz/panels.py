"""What is shown beside the castle, as data: teams, guards, cards, stacks, tunnels, cells, offers.

Seats, cards and places are in the notation; texts beside them are in the player's language. Nothing here
depends on a window or a page.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ...colditz.referee.view import Seen
from ...colditz.words.places import (
    CELL,
    CLOSED,
    COLLAPSED,
    DEAD,
    EQUIPMENT,
    ESCAPED,
    FIRST_GUARD,
    NOT_IN_PLAY,
    RESERVE,
    RETURNED,
    TEAM,
    TOWER,
)
from ...wording import Wording
from ..kept import Kept, words_of
from .names import GAME, names_of, seat_letter
from .notes import notes
from .standing import at_large, own_pawns
from .status import status_of

#: The state of a man, unless the circle he stands on shows it.
_CONDITIONS = {NOT_IN_PLAY: "out-of-play", ESCAPED: "escaped", DEAD: "dead", TOWER: "tower"}


@dataclass(frozen=True)
class Man:
    """A prisoner: `free`, in a `cell`, in a `tunnel`, in the `tower`, `escaped`, `dead` or `out-of-play`."""

    pawn: str
    place: str
    condition: str


@dataclass(frozen=True)
class Team:
    """An officer and his men; `equipped` is None where it is unknown."""

    seat: str
    name: str
    letter: str
    men: tuple[Man, ...]
    cards: int
    equipped: bool | None
    kit: bool
    escapes: int
    on_turn: bool
    own: bool
    eliminated: bool

    def count(self, condition: str) -> int:
        return sum(man.condition == condition for man in self.men)

    def to_json(self) -> dict[str, Any]:
        # Not `asdict`, which copies deeply: all clients receive this after every step.
        return {**vars(self), "men": [{**vars(man)} for man in self.men]}


def teams(view: Seen, wording: Wording) -> list[Team]:
    return [team for team, _ in _teams(view, wording)]


_TEAMS: Kept[tuple[Team, dict[str, Any]]] = Kept(1 << 13)


def _teams(view: Seen, wording: Wording) -> list[tuple[Team, dict[str, Any]]]:
    """Return the teams, each also as data. After a step all but one are unchanged."""
    words = words_of(wording)
    over = view.outcome is not None
    out = []
    for team in range(view.officers):
        key = (
            words,
            view.ground,
            team,
            view.nations[team],
            tuple(view.at[team * TEAM : team * TEAM + view.pows]),
            view.hand_sizes[team],
            view.equipped[team],
            bool(view.kit[team]),
            view.escapes[team],
            view.active == team and not over,
            team == view.seat,
            view.eliminated[team],
        )
        out.append(_TEAMS.get(key, _team, view, wording, team))
    return out


def _team(view: Seen, wording: Wording, team: int) -> tuple[Team, dict[str, Any]]:
    found = Team(
        seat=view.seat_name(team),
        name=names_of(wording).seat(view, team),
        letter=seat_letter(view, team),
        men=tuple(_man(view, pawn) for pawn in range(team * TEAM, team * TEAM + view.pows)),
        cards=view.hand_sizes[team],
        equipped=view.equipped[team],
        kit=bool(view.kit[team]),
        escapes=view.escapes[team],
        on_turn=view.active == team and view.outcome is None,
        own=team == view.seat,
        eliminated=view.eliminated[team],
    )
    return found, found.to_json()


def _man(view: Seen, pawn: int) -> Man:
    place = view.at[pawn]
    # Until a nation is chosen its men have no names.
    name = view.pawn_name(pawn) if view.nations[pawn // TEAM] >= 0 else ""
    on_board = "tunnel" if place >= view.ground.size else "free"
    condition = on_board if place >= 0 else "cell" if place <= CELL else _CONDITIONS[place]
    return Man(name, view.place_name(place), condition)


@dataclass(frozen=True)
class Guards:
    """How many guards are out, in reserve, and back from an arrest; Security's cards."""

    board: int
    reserve: int
    returned: int
    cards: int
    on_turn: bool

    def sentence(self, wording: Wording) -> str:
        return wording.text(
            "colditz-guards",
            mark="▶" if self.on_turn else "",
            board=self.board,
            reserve=self.reserve,
            returned=self.returned,
            cards=self.cards,
        )


def guards(view: Seen) -> Guards:
    at = view.at[FIRST_GUARD:]
    return Guards(
        board=sum(place >= 0 for place in at),
        reserve=at.count(RESERVE),
        returned=at.count(RETURNED),
        cards=view.security_hand_size,
        on_turn=view.active == view.officers and view.outcome is None,
    )


@dataclass(frozen=True)
class Stocks:
    """What is left: Equipment by type (None: more than one, number unknown), Kits, and the decks."""

    stacks: dict[str, int | None]
    kits: int
    opportunity: int
    security: int
    dod: int

    def sentences(self, wording: Wording) -> list[str]:
        stacks = ", ".join(
            f"{names_of(wording).card(card)} {'2+' if number is None else number}"
            for card, number in self.stacks.items()
        )
        decks = {"opportunity": self.opportunity, "security": self.security, "dod": self.dod}
        return [
            wording.text("colditz-stacks", stacks=stacks, kits=self.kits),
            wording.text("colditz-decks", **decks),
        ]


def stocks(view: Seen) -> Stocks:
    return Stocks(
        {name: view.stack(card) for card, name in enumerate(EQUIPMENT)},
        view.kits,
        view.deck_size,
        view.security_deck_size,
        view.dod_deck_size,
    )


@dataclass(frozen=True)
class Tunnel:
    """`closed`, `open` or `collapsed`; its owner, if any."""

    tunnel: str
    name: str
    state: str
    owner: str
    detected: bool

    def sentence(self, wording: Wording) -> str:
        return wording.text(
            "colditz-tunnel-state",
            name=self.name,
            state=self.state,
            owner=wording.text("colditz-seat", seat=self.owner) if self.owner else "",
            detected=self.detected,
        )


def tunnels(view: Seen, wording: Wording) -> list[Tunnel]:
    states = {CLOSED: "closed", COLLAPSED: "collapsed"}
    return [
        Tunnel(
            name,
            names_of(wording).place(name),
            states.get(view.tunnel_state[tunnel], "open"),
            view.seat_name(view.tunnel_owner[tunnel]) if view.tunnel_owner[tunnel] >= 0 else "",
            view.detected[tunnel] >= 0,
        )
        for tunnel, name in enumerate(view.ground.tunnels)
    ]


def tunnels_in_words(view: Seen, wording: Wording) -> str:
    parts = ", ".join(one.sentence(wording) for one in tunnels(view, wording))
    return wording.text("colditz-tunnels", tunnels=parts)


@dataclass(frozen=True)
class Cells:
    """A block of Solitary, and the men in it."""

    block: str
    name: str
    capacity: int
    men: tuple[str, ...]


def cells(view: Seen, wording: Wording) -> list[Cells]:
    return [
        Cells(
            block.name,
            wording.text("colditz-cell", cell=block.name),
            block.capacity,
            tuple(view.pawn_name(pawn) for pawn, place in enumerate(view.at) if place == CELL - number),
        )
        for number, block in enumerate(view.ground.blocks)
    ]


@dataclass(frozen=True)
class Card:
    card: str
    title: str
    effect: str


_CARDS: Kept[Card] = Kept(1 << 12)


def card(name: str, wording: Wording) -> Card:
    return _CARDS.get((words_of(wording), name), _card, name, wording)


def _card(name: str, wording: Wording) -> Card:
    return Card(name, wording.card(GAME, name), wording.card_effect(GAME, name))


@dataclass(frozen=True)
class Hand:
    """Own cards, and how many may be kept; own Equipment, None for Security, who has none."""

    cards: tuple[Card, ...]
    limit: int
    equipment: tuple[str, ...] | None
    kit: bool

    def equipment_in_words(self, wording: Wording) -> str:
        held = ", ".join(map(names_of(wording).card, self.equipment or ()))
        return wording.text("colditz-equipment", held=held or wording.text("kernel-none"))


def hand(view: Seen, wording: Wording) -> Hand | None:
    """Return the hand of the seat; None for a spectator."""
    if view.seat is None:
        return None
    security = view.seat == view.officers
    limits = view.rules.draw
    deck = view.security if security else view.opportunity
    held = None
    if view.equipment is not None:
        held = tuple(EQUIPMENT[kind] for kind, many in enumerate(view.equipment) for _ in range(many))
    return Hand(
        tuple(card(deck[number].id, wording) for number in view.hand),
        limits.hand_limit_security if security else limits.hand_limit_opportunity,
        held,
        not security and bool(view.kit[view.seat]),
    )


@dataclass(frozen=True)
class Offer:
    number: int
    giver: str
    taker: str
    give: tuple[str, ...]
    want: tuple[str, ...]
    #: By word: what each card of the offer is called.
    titles: dict[str, str]
    sentence: str


def offers(view: Seen, wording: Wording) -> list[Offer]:
    names = names_of(wording)
    return [
        Offer(
            offer.number,
            view.seat_name(offer.giver),
            view.seat_name(offer.taker),
            tuple(offer.give),
            tuple(offer.want),
            {word: names.card(word) for word in (*offer.give, *offer.want)},
            wording.text(
                "colditz-offer",
                number=offer.number,
                giver=names.seat(view, offer.giver),
                taker=names.seat(view, offer.taker),
                give=" + ".join(map(names.card, offer.give)),
                want=" + ".join(map(names.card, offer.want)),
            ),
        )
        for offer in view.offers
    ]


def whereabouts(view: Seen, pawns: Iterable[int]) -> str:
    """Return `b1 kitchen-2, b3 inner-a`."""
    return ", ".join(f"{view.pawn_name(pawn)} {view.place_name(view.at[pawn])}" for pawn in pawns)


_GUARDS: Kept[dict[str, Any]] = Kept(1 << 12)
_STOCKS: Kept[dict[str, Any]] = Kept(1 << 12)
_TUNNELS: Kept[list[dict[str, Any]]] = Kept(1 << 12)
_CELLS: Kept[list[dict[str, Any]]] = Kept(1 << 12)
_STATUS: Kept[dict[str, Any]] = Kept(1 << 12)


def open_panels(view: Seen, wording: Wording) -> dict[str, Any]:
    """Return what is shown beside the castle to all, with the sentences that sum it up."""
    words, ground = words_of(wording), view.ground
    status, out, stocked = status_of(view), guards(view), stocks(view)
    jailed = tuple((pawn, place) for pawn, place in enumerate(view.at) if place <= CELL)
    dug = (tuple(view.tunnel_state), tuple(view.tunnel_owner), tuple(view.detected))
    return {
        "status": _STATUS.get((words, status), status.to_json, wording),
        "guards": _GUARDS.get((words, *vars(out).values()), _guards_row, out, wording),
        "notes": [note.to_json() for note in notes(view, wording)],
        "stocks": _STOCKS.get(
            (words, *stocked.stacks.items(), *list(vars(stocked).values())[1:]), _stocks_row, stocked, wording
        ),
        "tunnels": _TUNNELS.get((words, ground, tuple(view.nations), *dug), _tunnel_rows, view, wording),
        "cells": _CELLS.get((words, ground, tuple(view.nations), jailed), _cell_rows, view, wording),
        "at_large": [view.pawn_name(man) for man in at_large(view)],
        "teams": [row for _, row in _teams(view, wording)],
        "hand": None,
        "offers": [],
        "own": [],
    }


def _guards_row(out: Guards, wording: Wording) -> dict[str, Any]:
    return {**vars(out), "sentence": out.sentence(wording)}


def _stocks_row(stocked: Stocks, wording: Wording) -> dict[str, Any]:
    return {**vars(stocked), "sentences": stocked.sentences(wording)}


def _tunnel_rows(view: Seen, wording: Wording) -> list[dict[str, Any]]:
    return [{**vars(one), "sentence": one.sentence(wording)} for one in tunnels(view, wording)]


def _cell_rows(view: Seen, wording: Wording) -> list[dict[str, Any]]:
    return [{**vars(block)} for block in cells(view, wording)]


def own_panels(view: Seen, wording: Wording, watched: dict[str, Any]) -> dict[str, Any]:
    """Return what a seat sees differently from a spectator: its hand, its pawns, what teams hold."""
    held = hand(view, wording)
    return {
        "teams": [
            {**row, "own": team == view.seat, "equipped": view.equipped[team]}
            if team == view.seat or row["equipped"] != view.equipped[team]
            else row
            for team, row in enumerate(watched["teams"])
        ],
        "hand": None if held is None else {**vars(held), "cards": [{**vars(card)} for card in held.cards]},
        "offers": [{**vars(offer)} for offer in offers(view, wording)],
        "own": [view.pawn_name(pawn) for pawn in own_pawns(view)],
    }
