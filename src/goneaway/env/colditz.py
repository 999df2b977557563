"""Observations of Escape from Colditz as arrays, for an officer or Security."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import attrgetter

import numpy as np

from ..colditz.referee.view import Seen
from ..colditz.table.facts import Facts
from ..colditz.table.ground import Ground
from ..colditz.words.actions import Move, steps_of
from ..colditz.words.cards import Card
from ..colditz.words.places import (
    EQUIPMENT,
    EQUIPMENT_CARDS,
    EXTERIOR,
    FIRST_GUARD,
    GUARDS,
    INNER,
    NOBODY,
    TEAM,
)
from ..kernel import Action, Game, View
from .colditz_words import ColditzLexicon
from .observation import Array, ObservationEncoder, row_of

BOARD = ("kind", "light", "man", "number", "guard", "below", "reach", "threat", "opening")
PIECES = ("place", "returning", "way_out", "pursues", "declared", "immune", "jailed", "crew")

KIND, LIGHT, MAN, NUMBER, GUARD, BELOW, REACH, THREAT, OPENING = range(len(BOARD))

#: The kinds of circle; the first that fits counts.
KINDS = (
    "none", "cell", "underground", "target", "gate", "post", "appel", "hideaway", "room",
    "inner", "garrison", "outside",
)  # fmt: skip

#: Entries of the ledger that are a single number or flag.
NOTES = (
    "night", "promised", "tunnel_shown", "gifts", "claims", "event_points", "bonus", "rolled", "freed",
    "plays", "both_dice", "met", "guard_went_home", "riot_squad", "card_phase", "guards_acted", "radius",
    "combo", "tower_host", "tower_guest", "launches",
)  # fmt: skip

#: Facts of the table that are a single number or flag.
OPEN = (
    "round", "rounds", "active", "stage", "points", "credit", "draws", "throws", "arrested", "bound", "kits",
    "pows", "security_hand_size", "deck_size", "security_deck_size", "dod_deck_size", "aside_size",
)  # fmt: skip

#: Facts of each team that are a single number or flag.
TEAMS = ("nation", "row", "kit", "escapes", "eliminated", "dod_used", "hand", "dod_dealt", "equipped")

_open, _notes = attrgetter(*OPEN), attrgetter(*NOTES)

#: Number of open offers that are encoded, and the columns of each.
OFFERS, OFFER = 8, ("number", "giver", "taker", "gives", "and_gives", "wants", "and_wants")

#: The distance where no way leads.
FAR = 255


class ColditzEncoder(ObservationEncoder):
    """Encodes views of the castle."""

    def __init__(self, game: Game, facts: Facts) -> None:
        super().__init__(game, ColditzLexicon(game, facts))
        self.columns = {"board": BOARD, "pieces": PIECES}
        ground = facts.ground
        self._officers = facts.officers
        self._men = facts.officers * TEAM
        self._decks = (_types(facts.opportunity), _types(facts.security))
        self._totals = [
            [Counter(card.id for card in deck)[name] for name in types]
            for deck, types in zip((facts.opportunity, facts.security), self._decks, strict=True)
        ]
        #: By card: the index of its type.
        self._type = [
            [types.index(card.id) for card in deck]
            for deck, types in zip((facts.opportunity, facts.security), self._decks, strict=True)
        ]
        self.facts = tuple(self._named(ground))
        self._steps, blank = _printed(ground)
        self._size = ground.size
        self._blank = blank.tobytes()
        self.parts = self._parts(blank.shape, (self._men + GUARDS, len(PIECES)))
        #: For the own side and the other: where its pawns stood, and how near every circle was to them.
        self._known: list[tuple[list[int], Array]] = [([], blank[:, REACH])] * 2

    def _named(self, ground: Ground) -> Iterator[str]:
        yield "seat"
        yield from OPEN
        yield from NOTES
        for team in range(self._officers):
            yield from (f"{name} {team}" for name in TEAMS)
        for officer in range(self._officers):
            yield from (f"{name} of {officer}" for name in EQUIPMENT)
        yield from (f"stack {name}" for name in EQUIPMENT)
        yield from (f"unseen {name}" for name in EQUIPMENT)
        for tunnel in ground.tunnels:
            yield from (f"{tunnel} {name}" for name in ("state", "owner", "detected"))
        for types in self._decks:
            yield from (f"hand {name}" for name in types)
        for types in self._decks:
            yield from (f"unseen {name}" for name in types)
        for number in range(OFFERS):
            yield from (f"offer {number} {name}" for name in OFFER)

    def encode(self, view: View) -> dict[str, Array]:
        assert isinstance(view, Seen)
        at = view.at[: self._men] + view.at[FIRST_GUARD:]
        return {
            "board": self._board(view, at),
            "pieces": self._pieces(view, at),
            "facts": row_of(self._facts(view)),
            "question": self._question(view),
        }

    def begun(self, action: Action) -> Action:
        """Return the first step of a walk that is played as one action: only single steps are listed."""
        return steps_of(action)[0] if isinstance(action, Move) else action

    def _board(self, view: Seen, at: list[int]) -> Array:
        # Writing forty pawns into bytes one by one is faster than writing them into an array at once.
        cells = bytearray(self._blank)
        size, width, all_men = self._size, len(BOARD), self._men
        seat = view.seat
        own: list[int] = []
        others: list[int] = []
        guards_own = seat is None or seat == view.officers
        for pawn, place in enumerate(at):
            if not 0 <= place < size:
                if place >= size:
                    cells[(place - size) * width + BELOW] = pawn + 1
                continue
            row = place * width
            if pawn >= all_men:
                cells[row + GUARD] = pawn - all_men + 1
                (own if guards_own else others).append(place)
                continue
            team, number = divmod(pawn, TEAM)
            cells[row + MAN] = team + 1
            cells[row + NUMBER] = number + 1
            if team == seat:
                own.append(place)
            elif guards_own:
                others.append(place)
        for here, to, team, _, _ in view.openings:
            for place in (here, to):
                cells[place % size * width + OPENING] = team + 1
        board = np.frombuffer(cells, np.uint8).reshape(size, width)
        if own:
            board[:, REACH] = self._nearest(0, own)
        if others:
            board[:, THREAT] = self._nearest(1, others)
        return board

    def _nearest(self, side: int, places: list[int]) -> Array:
        """Return, by circle, the steps from the nearest of these places; the last answer is reused."""
        known, found = self._known[side]
        if known != places:
            found = np.minimum.reduce(self._steps.take(places, 0))
            self._known[side] = (places, found)
        return found

    def _pieces(self, view: Seen, at: list[int]) -> Array:
        pieces = np.zeros((len(at), len(PIECES)), np.int16)
        men = self._men
        pieces[:, 0] = at
        pieces[:men, 1] = view.returning[:men]
        pieces[:men, 2] = view.way_out[:men]
        pieces[men:, 3] = view.link[-GUARDS:]
        ledger = view.ledger
        for man, circle in ledger.declared:
            pieces[man, 4] = circle + 1
        for man in ledger.immune:
            pieces[man, 5] = 1
        for man, number in ledger.jailed:
            pieces[man, 6] = number
        for man in ledger.crew:
            pieces[man, 7] = 1
        return pieces

    def _facts(self, view: Seen) -> list[int]:
        ledger = view.ledger
        out = [-1 if view.seat is None else view.seat]
        out += _open(view)
        out += _notes(ledger)
        for team in range(self._officers):
            equipped = view.equipped[team]
            out += (
                view.nations[team],
                view.rows[team],
                view.kit[team],
                view.escapes[team],
                view.eliminated[team],
                view.dod_used[team],
                view.hand_sizes[team],
                view.dod_dealt[team],
                -1 if equipped is None else equipped,
            )
        held = self._held(view)
        for gear in held:
            out += gear
        out += view.stacks
        out += self._unseen_equipment(view, held)
        for tunnel in range(len(view.ground.tunnels)):
            out += (view.tunnel_state[tunnel], view.tunnel_owner[tunnel], view.detected[tunnel] >= 0)
        out += self._cards(view)
        return out + self._offers(view)

    def _held(self, view: Seen) -> list[Sequence[int]]:
        """Return each officer's Equipment, -1 where it is unknown."""
        if view.gear:
            return [list(gear) for gear in view.gear]
        unknown = (-1,) * len(EQUIPMENT)
        held: list[Sequence[int]] = [unknown] * self._officers
        if view.equipment is not None and view.seat is not None:
            held[view.seat] = view.equipment
        return held

    def _unseen_equipment(self, view: Seen, held: Sequence[Sequence[int]]) -> list[int]:
        """Return the Equipment that is in no stack, in the game, and not known to be held by anyone.

        A face-down stack shows only whether it has no card, one, or more; with more the number is -1.
        """
        gone = view.ledger.used_up or (0, 0, 0, 0)
        out = []
        for card, total in enumerate(EQUIPMENT_CARDS):
            there = view.stack(card)
            known = sum(gear[card] for gear in held if gear[card] > 0)
            out.append(-1 if there is None else total - there - gone[card] - known)
        return out

    def _cards(self, view: Seen) -> list[int]:
        """Return the own cards by type, of both decks; then the cards of each type not seen yet."""
        mine = [[0] * len(types) for types in self._decks]
        unseen = [list(total) for total in self._totals]
        deck = int(view.seat == view.officers)
        for card in view.hand:
            kind = self._type[deck][card]
            mine[deck][kind] += 1
            unseen[deck][kind] -= 1
        for card in view.tunnel_card:
            if card != NOBODY:
                unseen[0][self._type[0][card]] -= 1
        for card in (*view.detected, *view.ledger.laid):
            if card != NOBODY:
                unseen[1][self._type[1][card]] -= 1
        return [*mine[0], *mine[1], *unseen[0], *unseen[1]]

    def _offers(self, view: Seen) -> list[int]:
        out: list[int] = []
        letter = self.alphabet.letter
        for offer in view.offers[-OFFERS:]:
            gives, wants = (*offer.give, "", "")[:2], (*offer.want, "", "")[:2]
            out += (offer.number, offer.giver + 1, offer.taker + 1, *map(letter, gives), *map(letter, wants))
        return out + [0] * (OFFERS * len(OFFER) - len(out))


def _types(deck: Sequence[Card]) -> list[str]:
    return list(dict.fromkeys(card.id for card in deck))


@lru_cache(maxsize=16)
def _printed(ground: Ground) -> tuple[Array, Array]:
    """Return what the board alone determines: steps between circles, and the rows of an empty board."""
    blank = np.zeros((ground.size, len(BOARD)), np.uint8)
    blank[:, KIND] = [_kind(ground, circle) for circle in range(ground.size)]
    blank[:, LIGHT] = ground.lit
    blank[:, REACH] = blank[:, THREAT] = FAR
    return _steps(ground), blank


def _kind(ground: Ground, circle: int) -> int:
    zone = ground.zone[circle]
    fits = (
        ("cell", ground.board.circles[circle].held),
        ("underground", not ground.surface[circle]),
        ("target", ground.target[circle] >= 0),
        ("gate", ground.gate[circle] >= 0),
        ("post", ground.black[circle]),
        ("appel", ground.white[circle]),
        ("hideaway", ground.hideaway[circle] >= 0),
        ("room", ground.room[circle] >= 0),
        ("inner", zone == INNER),
        ("outside", zone == EXTERIOR),
    )
    return KINDS.index(next((name for name, fit in fits if fit), "garrison"))


def _steps(ground: Ground) -> Array:
    """Return the steps between circles over every printed way, ignoring costs and pawns."""
    size = ground.size
    widest = max(map(len, ground.paths))
    # A circle without neighbours leads to itself, so that every row has the same length.
    leads = [[to for to, _, _ in paths] for paths in ground.paths]
    ways = np.array([near + [here] * (widest - len(near)) for here, near in enumerate(leads)])
    steps = np.full((size, size), FAR, np.uint8)
    np.fill_diagonal(steps, 0)
    come = np.eye(size, dtype=bool)
    for number in range(1, FAR):
        # Breadth first: from the circles reached so far to their neighbours.
        further = come[ways].any(axis=1) & ~come
        if not further.any():
            break
        steps[further] = number
        come |= further
    return steps.T.copy()
