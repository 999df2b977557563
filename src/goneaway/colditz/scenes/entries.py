"""The entries of a position, one by one; `scene` documents their notation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

from ...kernel import SceneError
from ..custody import solitary
from ..guarding import patrol
from ..paying import openings
from ..raids import raiding
from ..referee.position import Colditz
from ..table.ledger import LASTING, Ledger
from ..tunnels import tunnels
from ..turns import clock, phasing, security
from ..turns.officer import OfficerTurn
from ..words.places import (
    AFTER_ROLL,
    BEFORE_ROLL,
    CLOSED,
    COLLAPSED,
    EQUIPMENT,
    FIRST_GUARD,
    NOBODY,
    NOT_IN_PLAY,
    OPEN,
    RESERVE,
    RETURNED,
    TOWER,
    TRADE_EQUIPMENT,
    TRADE_OPPORTUNITY,
)
from .naming import (
    Scripted,
    circle_called,
    dod_called,
    equipment_called,
    fits,
    guard_called,
    man_called,
    number_called,
    one_of,
    order_called,
    pawn_called,
    place_called,
    seat_called,
    team_called,
    tunnel_called,
)

Reader = Callable[[Colditz, list[str]], None]


def read_entry(position: Colditz, words: list[str]) -> None:
    names, at, where = " ".join(words).partition("@")
    if at:
        if not names.split():
            raise SceneError("nobody is named before @")
        for name in names.split():
            _put(position, name, where.strip())
        return
    if len(words) > 2 and words[1] == "has":
        _deal(position, words[0], words[2:])
        return
    if words[0] not in ENTRIES:
        raise SceneError(f"there is no entry '{words[0]}'")
    form, read = ENTRIES[words[0]]
    if not fits(form, words[1:]):
        raise SceneError(f"it is written '{f'{words[0]} {form}'.strip()}'")
    read(position, words[1:])


# Pawns


def _put(position: Colditz, name: str, where: str) -> None:
    """Put a pawn on a possible, unoccupied place; only targets hold several."""
    place, ground = place_called(position, where), position.ground
    pawn = pawn_called(position, name)
    guard = pawn >= FIRST_GUARD
    if guard:
        guard_called(position, name)
    on_board = 0 <= place < ground.size
    if guard and not on_board and place not in (RESERVE, RETURNED, NOT_IN_PLAY):
        raise SceneError(f"no guard can be at {where}")
    if not guard and place in (RESERVE, RETURNED):
        raise SceneError(f"no prisoner can be at {where}")
    if not guard and on_board and not ground.surface[place]:
        raise SceneError(f"{where} is under ground: {where}/tunnel")
    if place == TOWER and not ground.track:
        raise SceneError("under these rules nobody climbs the tower")
    if place >= ground.size or (on_board and ground.target[place] < 0):
        held = {position.pow_at[place]}
        if on_board:
            held.add(position.guard_at[place])
        for other in held - {NOBODY, pawn}:
            raise SceneError(f"{position.pawn_name(other)} stands at {where} already")
    position.put(pawn, place)


def _set_eliminated(position: Colditz, words: list[str]) -> None:
    team = team_called(position, words[0])
    position.eliminated[team] = True
    for pow in position.team_pows(team):
        position.put(pow, NOT_IN_PLAY)


def _set_returning(position: Colditz, words: list[str]) -> None:
    pow = man_called(position, words[0])
    position.returning[pow] = True
    place, ground = position.at[pow], position.ground
    position.home_start[pow] = ground.home[place % ground.size] if place >= 0 else 0


def _set_immune(position: Colditz, words: list[str]) -> None:
    position.ledger.immune |= {man_called(position, words[0])}


def _set_let_out(position: Colditz, words: list[str]) -> None:
    position.ledger.let_out |= {man_called(position, words[0])}


def _set_jailed(position: Colditz, words: list[str]) -> None:
    one = (man_called(position, words[0]), number_called(words[1], 1))
    position.ledger.jailed = (*position.ledger.jailed, one)


def _set_came(position: Colditz, words: list[str]) -> None:
    if not position.ground.on_cross:
        raise SceneError("under these rules nobody remembers from where he came onto a gate")
    one = (man_called(position, words[0]), position.ground.side[circle_called(position, words[1])])
    position.ledger.gate_sides = (*position.ledger.gate_sides, one)


# Cards


def _take(position: Colditz, name: str) -> int:
    """Take an Opportunity card out of its deck."""
    for card in position.deck:
        if position.opportunity[card].id == name:
            position.deck.remove(card)
            return card
    raise SceneError(f"no card {name} is left in the Opportunity deck")


def _take_security(position: Colditz, name: str) -> int:
    for card in position.security_deck:
        if position.security[card].id == name:
            position.security_deck.remove(card)
            return card
    raise SceneError(f"no card {name} is left in the Security deck")


def _deal(position: Colditz, who: str, cards: list[str]) -> None:
    for name in cards:
        if who == "security":
            position.security_hand.append(_take_security(position, name))
            continue
        team = team_called(position, who)
        if name == "kit":
            if not position.kits:
                raise SceneError("no kit is left")
            position.kit[team] += 1
            position.kits -= 1
        elif name in EQUIPMENT:
            if not position.stacks[EQUIPMENT.index(name)]:
                raise SceneError(f"no {name} is left")
            position.stacks[EQUIPMENT.index(name)] -= 1
            position.equipment[team][EQUIPMENT.index(name)] += 1
        else:
            position.hands[team].append(_take(position, name))


def _set_top(position: Colditz, words: list[str]) -> None:
    deck, name = one_of(words[0], ("opportunity", "security", "do-or-die")), words[1]
    if deck == "opportunity":
        position.deck.append(_take(position, name))
    elif deck == "security":
        position.security_deck.append(_take_security(position, name))
    else:
        card = dod_called(name)
        if card in position.dod_dealt:
            team = position.dod_dealt.index(card)
            position.dod_dealt[team] = position.dod_deck.pop()
            position.dod_deck.append(card)
        position.dod_deck.remove(card)
        position.dod_deck.append(card)


def _set_dealt(position: Colditz, words: list[str]) -> None:
    """Make this the Do or Die card before an officer; his previous one takes its place."""
    team, card = team_called(position, words[0]), dod_called(words[1])
    old = position.dod_dealt[team]
    if old == NOBODY:
        raise SceneError("no Do or Die cards are dealt under these rules")
    for pile in (position.dod_deck, position.dod_dealt):
        if card in pile:
            pile[pile.index(card)] = old
    position.dod_dealt[team] = card


def _set_deck(position: Colditz, words: list[str]) -> None:
    """Leave only this many cards in a deck, with these as the next ones; the rest is out of the game."""
    deck = one_of(words[0], ("opportunity", "security"))
    cards = position.deck if deck == "opportunity" else position.security_deck
    del cards[: len(cards) - number_called(words[1], 0, len(cards))]


def _set_stack(position: Colditz, words: list[str]) -> None:
    position.stacks[equipment_called(words[0])] = number_called(words[1])


def _set_laid(position: Colditz, words: list[str]) -> None:
    position.ledger.laid += tuple(_take_security(position, name) for name in words)


def _set_stolen(position: Colditz, words: list[str]) -> None:
    stolen = list(position.ledger.stolen or (0,) * position.officers)
    stolen[team_called(position, words[0])] = number_called(words[1])
    position.ledger.stolen = tuple(stolen)


# Turns


def _clear_away(position: Colditz, seat: int) -> None:
    """Clear away what a turn leaves behind, as when the next turn begins in a game."""
    if position.active == position.security_seat != seat:
        # Guards who have sat out Security's turn leave Barracks (A25).
        security.unlock(position)
    raiding.clear(position)
    openings.close_turn(position)
    position.offers.clear()
    position.kits += len(position.kit_spent)
    position.kit_spent.clear()
    position.opening = None
    for one in fields(Ledger):
        if one.name not in LASTING:
            setattr(position.ledger, one.name, one.default)


def _set_turn(position: Colditz, words: list[str]) -> None:
    seat = seat_called(position, words[0])
    _clear_away(position, seat)
    phasing.begin(position, seat)
    position.stage = AFTER_ROLL
    position.throws = 1
    position.gate_paid.clear()
    if seat == position.security_seat:
        for ends in position.chapters.security_comes:
            ends(position)
        patrol.begin_turn(position)
        position.frames[:] = [security.SecurityTurn(seat)]
    else:
        solitary.begin_own_turn(position, seat)
        position.frames[:] = [OfficerTurn(seat)]


def _set_before_roll(position: Colditz, words: list[str]) -> None:
    position.stage = BEFORE_ROLL
    position.throws = 0


def _set_trading(position: Colditz, words: list[str]) -> None:
    phase = one_of(words[0], ("equipment", "opportunity"))
    position.stage = TRADE_EQUIPMENT if phase == "equipment" else TRADE_OPPORTUNITY
    position.throws = 0


def _set_bonus(position: Colditz, words: list[str]) -> None:
    position.ledger.bonus = True
    position.ledger.rolled = 1


def _set_number(name: str, least: int = 0) -> Reader:
    def read(position: Colditz, words: list[str]) -> None:
        setattr(position, name, number_called(words[0], least))

    return read


def _set_faces(position: Colditz, words: list[str]) -> None:
    position.ledger.faces = tuple(number_called(word, 1, 6) for word in words)


def _set_dice(position: Colditz, words: list[str]) -> None:
    if not isinstance(position.chance, Scripted):
        position.chance = Scripted(position.chance)
    position.chance.script(words)


def _set_night(position: Colditz, words: list[str]) -> None:
    position.turn_to(night=True)
    _set_clock(position)


def _set_day(position: Colditz, words: list[str]) -> None:
    position.turn_to(night=False)
    _set_clock(position)


def _set_clock(position: Colditz) -> None:
    """Set a round in this day or night, where the rules have them."""
    if position.rules.daynight.day_night:
        while clock.night_in(position, position.round) != position.ledger.night:
            position.round += 1


def _set_seating(position: Colditz, words: list[str]) -> None:
    position.ledger.seating = tuple(order_called(words, position.officers, "seating"))


def _set_escapes(position: Colditz, words: list[str]) -> None:
    team = team_called(position, words[0])
    position.escapes[team] = number_called(words[1])
    if position.escapes[team] >= position.rules.victory.escape_goal and team not in position.at_goal:
        position.at_goal.append(team)


# Ways out


def _barrier(position: Colditz, start: str, end: str) -> tuple[int, int]:
    """A drop or a cut in the wire, given its two circles."""
    one, other = circle_called(position, start), circle_called(position, end)
    if all(to != other for to, _, _ in position.ground.barriers[one]):
        raise SceneError(f"no drop or wire leads from {start} to {end}")
    return one, other


def _set_opening(position: Colditz, words: list[str], shared: bool) -> None:
    team = team_called(position, words[0])
    start, end = _barrier(position, words[1], words[2])
    users = 0
    for name in words[3:]:
        users |= 1 << man_called(position, name)
    position.openings.append((start, end, team, users, shared))


def _set_link(position: Colditz, words: list[str]) -> None:
    slot = guard_called(position, words[0]) - FIRST_GUARD
    position.link[slot] = man_called(position, words[1])
    if len(words) > 2:
        if len(words) != 4:
            raise SceneError("an opening has two circles")
        start, end = _barrier(position, words[2], words[3])
        position.link_edge[slot] = start * position.ground.size + end


def _set_declared(position: Colditz, words: list[str]) -> None:
    one = (man_called(position, words[0]), circle_called(position, words[1]))
    position.ledger.declared = (*position.ledger.declared, one)


def _set_promised(position: Colditz, words: list[str]) -> None:
    position.ledger.commitment = one_of(words[0], ("attempt", "mouth", "tunnel"))
    position.ledger.promised = position.points


def _set_broke_out(position: Colditz, words: list[str]) -> None:
    one = (man_called(position, words[0]), number_called(words[1], 1))
    position.ledger.broke_out = (*position.ledger.broke_out, one)


def _set_went_out(position: Colditz, words: list[str]) -> None:
    # Out of the mouth of a tunnel as well.
    start, end = place_called(position, words[1]), circle_called(position, words[2])
    if start < 0:
        raise SceneError(f"{words[1]} is no circle of the board")
    way = (start, end)
    position.ledger.went_out = (*position.ledger.went_out, (man_called(position, words[0]), *way))


def _set_marched(position: Colditz, words: list[str]) -> None:
    one = (guard_called(position, words[0]), number_called(words[1]))
    position.ledger.marched = (*position.ledger.marched, one)


# Tunnels and the glider


def _set_tunnel(position: Colditz, words: list[str]) -> None:
    tunnel, team = tunnel_called(position, words[0]), team_called(position, words[1])
    if position.tunnel_state[tunnel] != CLOSED:
        raise SceneError(f"the tunnel of {words[0]} has been opened before")
    for card in position.deck:
        if position.opportunity[card].kind == "tunnel" and position.opportunity[card].of == words[0]:
            position.deck.remove(card)
            position.hands[team].append(card)
            tunnels.lay_out(position, team, tunnel, card)
            return
    raise SceneError(f"no card for the tunnel {words[0]} is left in the Opportunity deck")


def _open_tunnel(position: Colditz, name: str) -> int:
    tunnel = tunnel_called(position, name)
    if position.tunnel_state[tunnel] != OPEN:
        raise SceneError(f"the tunnel {name} is not open; say whose it is first")
    return tunnel


def _set_guest(position: Colditz, words: list[str]) -> None:
    if words[0] == "tower":
        position.ledger.tower_guest = team_called(position, words[1])
        return
    guest = (_open_tunnel(position, words[0]), team_called(position, words[1]))
    position.ledger.tunnel_guests = (*position.ledger.tunnel_guests, guest)


def _set_shut(position: Colditz, words: list[str]) -> None:
    position.ledger.tunnels_shut |= {_open_tunnel(position, words[0])}


def _set_detected(position: Colditz, words: list[str]) -> None:
    tunnel = _open_tunnel(position, words[0])
    position.detected[tunnel] = _take_security(position, "tunnel_detected")


def _set_collapsed(position: Colditz, words: list[str]) -> None:
    position.tunnel_state[tunnel_called(position, words[0])] = COLLAPSED


def _set_host(position: Colditz, words: list[str]) -> None:
    position.ledger.tower_host = team_called(position, words[0])


def _set_launches(position: Colditz, words: list[str]) -> None:
    position.ledger.launches = number_called(words[0])


#: Every entry: the form of its words, with `*` for any number of them, and its reader.
ENTRIES: dict[str, tuple[str, Reader]] = {
    "deck": ("opportunity|security NUMBER", _set_deck),
    "seating": ("NUMBER NUMBER*", _set_seating),
    "turn": ("NATION|security", _set_turn),
    "before-roll": ("", _set_before_roll),
    "points": ("NUMBER", _set_number("points")),
    "credit": ("NUMBER", _set_number("credit")),
    "round": ("NUMBER", _set_number("round", 1)),
    "kits": ("NUMBER", _set_number("kits")),
    "top": ("DECK CARD", _set_top),
    "dealt": ("NATION NUMBER", _set_dealt),
    "dice": ("THROW THROW*", _set_dice),
    "stack": ("TYPE NUMBER", _set_stack),
    "returning": ("MAN", _set_returning),
    "immune": ("MAN", _set_immune),
    "let-out": ("MAN", _set_let_out),
    "jailed": ("MAN ROUND", _set_jailed),
    "faces": ("NUMBER NUMBER*", _set_faces),
    "opening": ("NATION FROM TO MAN*", lambda position, words: _set_opening(position, words, False)),
    "paid": ("NATION FROM TO MAN*", lambda position, words: _set_opening(position, words, True)),
    "linked": ("GUARD MAN OPENING*", _set_link),
    "came": ("MAN CIRCLE", _set_came),
    "tunnel": ("ROOM NATION", _set_tunnel),
    "detected": ("ROOM", _set_detected),
    "guest": ("ROOM|tower NATION", _set_guest),
    "shut": ("ROOM", _set_shut),
    "host": ("NATION", _set_host),
    "launches": ("NUMBER", _set_launches),
    "collapsed": ("ROOM", _set_collapsed),
    "escapes": ("NATION NUMBER", _set_escapes),
    "eliminated": ("NATION", _set_eliminated),
    "night": ("", _set_night),
    "day": ("", _set_day),
    "stolen": ("NATION NUMBER", _set_stolen),
    "trading": ("equipment|opportunity", _set_trading),
    "bonus": ("", _set_bonus),
    "declared": ("MAN CIRCLE", _set_declared),
    "laid": ("CARD CARD*", _set_laid),
    "broke-out": ("MAN ROUND", _set_broke_out),
    "went-out": ("MAN FROM TO", _set_went_out),
    "marched": ("GUARD NUMBER", _set_marched),
    "promised": ("attempt|mouth|tunnel", _set_promised),
}
