"""What stands beside the castle: the teams, one's own cards, guards, stacks, tunnels, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....colditz.board import Room
from ....colditz.places import (
    CELL,
    CLOSED,
    COLLAPSED,
    DEAD,
    EQUIPMENT,
    ESCAPED,
    FIRST_GUARD,
    NATIONS,
    RESERVE,
    RETURNED,
    TEAM,
    TOWER,
)
from ....colditz.sampling import determinize_blank
from ....colditz.view import Seen
from ....wording import Wording
from ..canvas import Canvas
from .names import names_of
from .plan import PAWN, guards_in, pawn_name
from .status import GAME, notes, seat_name

HEADER = "bold #ffffff on #1f3a5f"
_TITLE = "bold underline"
_NOTE = "bold #f2b632"

#: A line: runs of text, each with its style.
Line = list[tuple[str, str]]


def seat_letter(view: Seen, seat: int) -> str:
    """The first letter of a team's pawns; guards are `g`."""
    if seat == view.officers:
        return "g"
    return "" if view.nations[seat] < 0 else NATIONS[view.nations[seat]][0]


# The panel


def wrapped(words: str, width: int, style: str = "", indent: str = "  ") -> list[Line]:
    """A sentence in lines, those after the first set in."""
    lines = [""]
    for word in words.split():
        if lines[-1].strip() and len(lines[-1]) + 1 + len(word) > width:
            lines.append(indent + word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return [[(line, style)] for line in lines]


def wide(width: int) -> bool:
    """Is there room for headings one can read?"""
    return width >= 48


def headings(wide: bool, wording: Wording) -> list[str]:
    """Over the table of teams: free, in cells, in tunnels, gone away, dead, cards, Equipment, Kit."""
    return wording.text("terminal-castle-teams-wide" if wide else "terminal-castle-teams").split()


def teams(view: Seen, wording: Wording, width: int) -> list[Line]:
    """The officers in a table; where it is narrow, under shorter headings."""
    heading = headings(wide(width), wording)
    titles = " ".join(word.rjust(2) for word in heading)
    room = max(3, min(12, width - 4 - len(titles)))
    out: list[Line] = [[(" " * (room + 4) + titles, "bold")]]
    for team in range(view.officers):
        men = view.at[team * TEAM : team * TEAM + view.pows]
        size = view.ground.size
        holds = view.equipped[team]
        cells = (
            sum(0 <= place < size for place in men),
            sum(place <= CELL for place in men),
            sum(place >= size for place in men),
            men.count(ESCAPED),
            men.count(DEAD),
            view.hand_sizes[team],
            "?" if holds is None else wording.text("terminal-castle-yes", yes=holds),
            wording.text("terminal-castle-yes", yes=bool(view.kit[team])),
        )
        letter = seat_letter(view, team)
        name = seat_name(view, team, wording)[:room].ljust(room)
        numbers = " ".join(
            str(cell).rjust(max(2, len(word))) for cell, word in zip(cells, heading, strict=True)
        )
        mark = "▶" if view.active == team and view.outcome is None else " "
        own = "bold" if team == view.seat else ""
        lost = " strike" if view.eliminated[team] else ""
        out.append(
            [(mark, "bold"), (letter or "?", PAWN.get(letter, "")), (f" {name} {numbers}", own + lost)]
        )
    return out


def guards(view: Seen, wording: Wording) -> str:
    return wording.text(
        "terminal-castle-guards",
        mark="▶" if view.active == view.officers and view.outcome is None else "",
        board=sum(place >= 0 for place in view.at[FIRST_GUARD:]),
        reserve=len(guards_in(view, RESERVE)),
        returned=len(guards_in(view, RETURNED)),
        cards=view.security_hand_size,
    )


def stocks(view: Seen, wording: Wording) -> list[str]:
    """Stacks and decks."""
    counts = [view.stack(card) for card in range(len(EQUIPMENT))]
    stacks = ", ".join(
        f"{names_of(wording).card(EQUIPMENT[card])} {'2+' if number is None else number}"
        for card, number in enumerate(counts)
    )
    decks = (view.deck_size, view.security_deck_size, view.dod_deck_size)
    opportunity, security, dod = decks
    return [
        wording.text("terminal-castle-stacks", stacks=stacks, kits=view.kits),
        wording.text("terminal-castle-decks", opportunity=opportunity, security=security, dod=dod),
    ]


def tunnels(view: Seen, wording: Wording) -> str:
    parts = []
    for tunnel, name in enumerate(view.ground.tunnels):
        state = view.tunnel_state[tunnel]
        owner = view.tunnel_owner[tunnel]
        parts.append(
            wording.text(
                "terminal-castle-tunnel",
                name=names_of(wording).place(name),
                state="closed" if state == CLOSED else "collapsed" if state == COLLAPSED else "open",
                owner=seat_name(view, owner, wording) if owner >= 0 else "",
                detected=view.detected[tunnel] >= 0,
            )
        )
    return wording.text("terminal-castle-tunnels", tunnels=", ".join(parts))


def place_name(view: Seen, place: int) -> str:
    return determinize_blank(view).place_name(place)


def whereabouts(view: Seen, pawns: Iterable[int]) -> str:
    """`b1 kitchen-2, b3 inner-a`."""
    position = determinize_blank(view)
    return ", ".join(f"{pawn_name(view, pawn)} {position.place_name(view.at[pawn])}" for pawn in pawns)


def at_large(view: Seen) -> list[int]:
    """Prisoners outside the inner courtyard who are not on their way back."""
    position = determinize_blank(view)
    return [pawn for pawn in range(TEAM * view.officers) if position.fugitive(pawn)]


def own_pawns(view: Seen) -> list[int]:
    if view.seat is None:
        return []
    if view.seat == view.officers:
        return [pawn for pawn in range(FIRST_GUARD, len(view.at)) if view.at[pawn] >= 0]
    if view.nations[view.seat] < 0:
        return []
    first = view.seat * TEAM
    return [
        pawn
        for pawn in range(first, first + view.pows)
        if view.at[pawn] >= 0 or view.at[pawn] <= CELL or view.at[pawn] == TOWER
    ]


def own_cards(view: Seen) -> list[str]:
    """The ids of the cards in one's own hand."""
    cards = view.security if view.seat == view.officers else view.opportunity
    return [cards[card].id for card in view.hand]


def own_equipment(view: Seen) -> list[str]:
    held = view.equipment or ()
    return [EQUIPMENT[card] for card, number in enumerate(held) for _ in range(number)]


def hand(view: Seen, wording: Wording, width: int, effects: bool) -> list[Line]:
    """Own cards and Equipment."""
    if view.seat is None:
        return []
    limits = view.rules.draw
    limit = limits.hand_limit_security if view.seat == view.officers else limits.hand_limit_opportunity
    cards = own_cards(view)
    out: list[Line] = [[(wording.text("terminal-castle-hand", number=len(cards), limit=limit), _TITLE)]]
    for card in cards:
        out += wrapped(f"{wording.card(GAME, card)} ({card})", width, "bold")
        if effects:
            out += [
                [("  ", ""), *line] for line in wrapped(wording.card_effect(GAME, card), width - 2, "", "")
            ]
    if view.equipment is not None:
        held = ", ".join(map(names_of(wording).card, own_equipment(view))) or wording.text("terminal-nothing")
        out += wrapped(wording.text("terminal-castle-equipment", held=held), width, "bold")
    return out


def offers(view: Seen, wording: Wording) -> list[str]:
    return [
        wording.text(
            "terminal-castle-offer",
            number=offer.number,
            giver=seat_name(view, offer.giver, wording),
            taker=seat_name(view, offer.taker, wording),
            give=" + ".join(map(names_of(wording).card, offer.give)),
            want=" + ".join(map(names_of(wording).card, offer.want)),
        )
        for offer in view.offers
    ]


def panel(view: Seen, wording: Wording, width: int, height: int, news: Sequence[str]) -> list[Line]:
    """Everything beside the castle, the weightiest first; what is left of the height goes to the news."""
    out = teams(view, wording, width)
    out += wrapped(guards(view, wording), width)
    for note in notes(view, wording):
        out += wrapped(note, width, _NOTE)
    # Explaining the cards takes room that a low window has not.
    effects = height >= 38
    out += hand(view, wording, width, effects)
    for offer in offers(view, wording):
        out += wrapped(offer, width, "bold")
    mine = whereabouts(view, own_pawns(view))
    if mine and height >= 24:
        out += wrapped(wording.text("terminal-castle-own", pawns=mine), width)
    outside = [pawn for pawn in at_large(view) if pawn // TEAM != view.seat]
    if outside:
        out += wrapped(wording.text("terminal-castle-at-large", pawns=whereabouts(view, outside)), width)
    if height >= 20:
        for line in (*stocks(view, wording), tunnels(view, wording)):
            out += wrapped(line, width)
    left = height - len(out) - 1
    told = [line for sentence in news for line in wrapped(f"· {sentence}", width)][-max(0, left) :]
    if told and left > 0:
        out += [[(wording.text("terminal-castle-news"), _TITLE)], *told]
    return out[:height]


def rooms_showing(rooms: Iterable[Room], symbol: str, wording: Wording) -> list[str]:
    return [names_of(wording).place(room.name) for room in rooms if symbol in room.symbols]


def write(sheet: Canvas, x: int, y: int, line: Line) -> None:
    for words, style in line:
        sheet.put(x, y, words, style)
        x += len(words)
