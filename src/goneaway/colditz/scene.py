"""Positions in words, for cases: set one up, or compare one with what is expected.

A position is a list of entries, separated by commas, semicolons or line breaks:

    dutch british             the nations in seat order (default: american, british, dutch, ...)
    b1 b2@yard-14             men on a circle, `b2@chapel-8/tunnel` under it, `b3@inner-a` in cells,
                              `b4@escaped`, `b5@dead`, `b6@out-of-play`
    g1@yard-3, g2@returned    guards; those not mentioned are in the reserve
    british has rope key move_kitchen kit, security has appel shoot
    dealt british 6           the Do or Die card face down before him, where they are dealt
    top opportunity release   the next card of a deck (`opportunity`, `security`, `do-or-die 6`)
    stack rope 0, kits 0      what is left in a stack or of the Kits; the rest is out of the game
    deck security 1           the same for a deck: its next cards
    turn british              whose turn it is, `turn security` as well: his roll is over, ...
    before-roll               ... or still to come
    trading equipment         the phase of a turn in which Equipment is traded, or `opportunity`
    bonus                     a double was thrown: another throw follows when this one is spent
    points 7, credit 1        points left; releases by a double still open
    night, declared b1 yard-14    it is night (`day`), the first of its rounds; an attempt announced
                              with its exit
    promised attempt          what the throw is promised to: `attempt`, `mouth`, `tunnel`
    broke-out b1 3            he left the courtyard in that round
    went-out b1 p2 main-bridge-1      the step by which he left the castle
    marched g1 3              steps a guard has made in the garrison in this turn
    stolen british 2          Equipment cards claimed in rooms so far, where they are counted
    dice 3-3 4-1 5            the throws to come, of two dice or of one
    returning b1              released from the outer cells and on his way home
    immune b1, jailed b1 3    released in this round; in Solitary since round 3
    faces 4                   the faces of the doubles that still release (besides `credit`)
    opening british office-1 clothes-roof-4 b1        paid for in an earlier turn and used by b1
    paid british office-1 clothes-roof-4 b1           paid for in this turn
    came b1 yard-214          he stands in a gate and came onto it from that side (`on_cross`)
    linked g1 b1              a pursuer and his quarry, `linked g1 b1 office-1 clothes-roof-4` by an opening
    tunnel chapel british     an open tunnel and its owner, whose card lies on the table
    detected chapel           Tunnel Detected lies on it; `collapsed chapel`
    guest chapel dutch        he may follow into that tunnel, `guest tower dutch` into the tower
    shut chapel               an open tunnel that nobody enters any more
    b1@tower, host british    a man in the tower, and who opened it; `launches 1` of the glider
    laid search_chapel        a Search or Appel of Security that lies on the table
    escapes british 1, eliminated dutch, round 3, rows 2 1 3
    seating 2 1 3             the officers in the order of their seats, where dice have seated them

What is not mentioned is as at the start: men on their places of the Appel diagram, every guard in
Barracks, hands empty, the first officer's turn after his roll, no points. Everything but the
nations can also be a stage direction between two actions.

Facts look the same, and can also say:

    british has none          everything an officer (or Security) holds, exactly
    bottom opportunity release, deck security 13      the last card and the size of a deck
    pending cell              the open decision     outcome GOAL british > american > security
    walking b1                no longer returning   not-linked g1     not-eliminated dutch
    not-immune b1             can be arrested again in the round of his release
    tunnel chapel none        closed; `tunnel chapel collapsed`
    openings 1, bound b1      openings kept; the pawn that must move on (`bound none`)
    reach b1 yard-20 3        what a place costs a man (or none)
    can officer-1 step b1 yard-3              legal, and listed among the legal actions
    cannot officer-1 step b1 yard-3 NO_POINTS refused, with the code
    offers security 0         how many offers a seat sees     rounds 38     guards 14     men 6
    hand british 2            how many Opportunity cards he holds
    copies shoot 2            how many of a card the box holds, wherever they are
    aside 5                   Kit parts kept out of the deck
    displayed b1 t4           an escaped man in sight on a target (or none)
    sees security british equipped            what a seat knows of an officer's Equipment: `equipped`,
                              `nothing`, `unknown`, or where it lies open the cards themselves
    sees-stack officer-1 rope 12              what a seat knows of a stack: its number, or `more`
    no-bonus                  `end` ends the turn
    seconds 60                how long the meeting lasts
    laid none, absent b1 b2   what lies on the table; who stayed away from the Appel (or none)
    live b1, not-live b1      whether his attempt is live     not-declared b1     promised nothing
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ..kernel import Chance, Game, Position, Scene, SceneError, Stream
from . import clock, patrol, phases, piles, runs, solitary, tunnels
from .cards import DO_OR_DIE, build_deck
from .ground import ground_of, variant_of
from .movement import no_stop
from .officer import OfficerTurn
from .places import (
    AFTER_ROLL,
    BEFORE_ROLL,
    COLLAPSED,
    EQUIPMENT,
    FIRST_GUARD,
    NATIONS,
    NOBODY,
    NOT_IN_PLAY,
    TEAM,
    TRADE_EQUIPMENT,
    TRADE_OPPORTUNITY,
)
from .position import Colditz
from .rollcall import appel_places
from .ruleset import from_json
from .scene_facts import compare
from .scene_names import pawn_called, place_called, seat_called, team_called, tunnel_called
from .security import SecurityTurn


class Scripted(Chance):
    """Throws written down beforehand; when they are used up, an ordinary stream goes on."""

    def __init__(self, after: Chance) -> None:
        super().__init__()
        self._after = after
        self._dice: list[int] = []

    def script(self, throws: list[str]) -> None:
        for throw in throws:
            if not re.fullmatch("[1-6](-[1-6])?", throw):
                raise SceneError(f"{throw} is no throw of one or two dice")
            self._dice += [int(face) - 1 for face in throw.split("-")]

    def _pick(self, domain: str, of: int) -> int:
        if domain == "dice" and self._dice:
            return self._dice.pop(0)
        return self._after._pick(domain, of)

    def _order(self, domain: str, of: int) -> list[int]:
        return self._after._order(domain, of)

    def fork(self, label: str) -> Chance:
        return self._after.fork(label)


def empty_position(game: Game, chance: Chance) -> Colditz:
    """The table before anything is on it: decks unshuffled, nobody placed."""
    rules = from_json({name: value for name, value in game.rules.items() if name not in ("edition", "board")})
    edition = str(game.rules["edition"])
    decks = (build_deck(rules, "opportunity", edition), build_deck(rules, "security", edition))
    board = str(game.rules["board"])
    ground = ground_of(board, variant_of(board, rules), rules)
    return Colditz(rules, ground, decks, len(game.seats) - 1, chance)


def entries(text: str) -> Iterator[list[str]]:
    for part in re.split(r"[,;\n]", text):
        words = part.split()
        if words:
            yield words


class ColditzScene(Scene):
    """Reads and compares positions."""

    def set_up(self, game: Game, text: str) -> Colditz:
        position = empty_position(game, Scripted(Stream.from_seed("scene")))
        found = list(entries(text))
        nations = next(
            (words for words in found if set(words) <= set(NATIONS)), list(NATIONS[: position.officers])
        )
        position.nations = [NATIONS.index(name) for name in nations]
        rows = next((words[1:] for words in found if words[0] == "rows"), None)
        position.rows = [int(row) - 1 for row in rows] if rows else list(range(position.officers))
        position.dod_deck = list(range(len(DO_OR_DIE)))
        runs.deal_dod(position)
        position.deck = list(range(len(position.opportunity)))
        piles.set_parts_aside(position)
        position.security_deck = list(range(len(position.security)))
        position.frames = [OfficerTurn(0)]
        position.stage = AFTER_ROLL
        position.throws = 1
        self._line_up(position, found)
        for words in found:
            if words != nations and words[0] != "rows":
                _read(position, words)
        for pow, returning in enumerate(position.returning):
            if returning:  # wherever the text has put him afterwards
                position.home_start[pow] = position.ground.home[position.at[pow]]
        _settle(position)
        return position

    def _line_up(self, position: Colditz, found: list[list[str]]) -> None:
        """Men the text does not place stand in their rows; the places of those it does are left free."""
        named = {
            name
            for words in found
            if "@" in " ".join(words)
            for name in " ".join(words).split("@")[0].split()
        }
        for team in range(position.officers):
            for number, place in enumerate(appel_places(position, team)):
                if position.pawn_name(team * TEAM + number) not in named:
                    position.put(team * TEAM + number, place)

    def stage(self, position: Position, text: str) -> None:
        assert isinstance(position, Colditz)
        for words in entries(text):
            _read(position, words)
        _settle(position)
        position._legal = None

    def differences(self, position: Position, text: str) -> list[str]:
        assert isinstance(position, Colditz)
        out = []
        for words in entries(text):
            found = compare(position, words)
            if found:
                out.append(f"{' '.join(words)}: {found}")
        return out


# Setting up


def _settle(position: Colditz) -> None:
    """Who stands where he may not stop has to move on, as in a game."""
    position.bound = NOBODY
    if position.stage == AFTER_ROLL and position.active == position.security_seat:
        patrol.bind_offender(position)
    elif position.stage == AFTER_ROLL:
        for pow in position.team_pows(position.active):
            place = position.at[pow]
            if position.passes_over(pow) or (0 <= place < position.ground.size and no_stop(position, place)):
                position.bound = pow


def _read(position: Colditz, words: list[str]) -> None:
    names, at, where = " ".join(words).partition("@")
    if at:
        for name in names.split():
            _put(position, pawn_called(position, name), place_called(position, where.strip()))
        return
    if len(words) > 2 and words[1] == "has":
        _deal(position, words[0], words[2:])
        return
    read = _ENTRIES.get(words[0])
    if read is None:
        raise SceneError(f"cannot read: {' '.join(words)}")
    read(position, words[1:])


def _put(position: Colditz, pawn: int, place: int) -> None:
    """Put a pawn where none stands yet; only targets hold several."""
    if place >= 0 and (place >= position.ground.size or position.ground.target[place] < 0):
        held = {position.pow_at[place]}
        if place < position.ground.size:
            held.add(position.guard_at[place])
        if held - {NOBODY, pawn}:
            raise SceneError(f"somebody stands at {position.place_name(place)} already")
    position.put(pawn, place)


def _take(position: Colditz, name: str) -> int:
    """An Opportunity card out of its deck."""
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
            position.kit[team] += 1
            position.kits -= 1
        elif name in EQUIPMENT:
            position.stacks[EQUIPMENT.index(name)] -= 1
            position.equipment[team][EQUIPMENT.index(name)] += 1
        else:
            position.hands[team].append(_take(position, name))


def _set_turn(position: Colditz, words: list[str]) -> None:
    seat = seat_called(position, words[0])
    position.active = seat
    phases.begin(position, seat)
    position.stage = AFTER_ROLL
    position.points = position.credit = position.draws = 0
    position.throws = 1
    position.kits += len(position.kit_spent)
    position.kit_spent.clear()
    position.arrested = False
    position.gate_paid.clear()
    patrol.begin_turn(position)
    position.ledger.touched = position.ledger.removed = position.ledger.gate_men = ()
    if seat != position.security_seat:
        solitary.begin_own_turn(position, seat)
    position.frames[:] = [SecurityTurn(seat) if seat == position.security_seat else OfficerTurn(seat)]


def _set_top(position: Colditz, words: list[str]) -> None:
    deck, name = words
    if deck == "opportunity":
        position.deck.append(_take(position, name))
    elif deck == "security":
        position.security_deck.append(_take_security(position, name))
    else:
        card = DO_OR_DIE.index(int(name))
        if card in position.dod_dealt:
            team = position.dod_dealt.index(card)
            position.dod_dealt[team] = position.dod_deck.pop()
            position.dod_deck.append(card)
        position.dod_deck.remove(card)
        position.dod_deck.append(card)


def _set_dealt(position: Colditz, words: list[str]) -> None:
    """The Do or Die card before an officer is this one; his goes where it was."""
    team, card = team_called(position, words[0]), DO_OR_DIE.index(int(words[1]))
    old = position.dod_dealt[team]
    if old == NOBODY:
        raise SceneError("no Do or Die cards are dealt under these rules")
    for pile in (position.dod_deck, position.dod_dealt):
        if card in pile:
            pile[pile.index(card)] = old
    position.dod_dealt[team] = card


def _set_dice(position: Colditz, words: list[str]) -> None:
    if not isinstance(position.chance, Scripted):
        position.chance = Scripted(position.chance)
    position.chance.script(words)


def _set_opening(position: Colditz, words: list[str], shared: bool) -> None:
    team, start, end = (
        team_called(position, words[0]),
        place_called(position, words[1]),
        place_called(position, words[2]),
    )
    users = sum(1 << pawn_called(position, name) for name in words[3:])
    position.openings.append((start, end, team, users, shared))


def _set_link(position: Colditz, words: list[str]) -> None:
    slot = pawn_called(position, words[0]) - FIRST_GUARD
    position.link[slot] = pawn_called(position, words[1])
    if len(words) > 2:
        start, end = place_called(position, words[2]), place_called(position, words[3])
        position.link_edge[slot] = start * position.ground.size + end


def _set_tunnel(position: Colditz, words: list[str]) -> None:
    tunnel, team = tunnel_called(position, words[0]), team_called(position, words[1])
    card = next(
        c
        for c in position.deck
        if position.opportunity[c].kind == "tunnel" and position.opportunity[c].of == words[0]
    )
    position.deck.remove(card)
    position.hands[team].append(card)
    tunnels.lay_out(position, team, tunnel, card)


def _set_guest(position: Colditz, words: list[str]) -> None:
    if words[0] == "tower":
        position.ledger.tower_guest = team_called(position, words[1])
        return
    guest = (tunnel_called(position, words[0]), team_called(position, words[1]))
    position.ledger.tunnel_guests = (*position.ledger.tunnel_guests, guest)


def _set_shut(position: Colditz, words: list[str]) -> None:
    position.ledger.tunnels_shut |= {tunnel_called(position, words[0])}


def _set_host(position: Colditz, words: list[str]) -> None:
    position.ledger.tower_host = team_called(position, words[0])


def _set_launches(position: Colditz, words: list[str]) -> None:
    position.ledger.launches = int(words[0])


def _set_detected(position: Colditz, words: list[str]) -> None:
    position.detected[tunnel_called(position, words[0])] = _take_security(position, "tunnel_detected")


def _set_collapsed(position: Colditz, words: list[str]) -> None:
    position.tunnel_state[tunnel_called(position, words[0])] = COLLAPSED


def _set_eliminated(position: Colditz, words: list[str]) -> None:
    team = team_called(position, words[0])
    position.eliminated[team] = True
    for pow in position.team_pows(team):
        position.put(pow, NOT_IN_PLAY)


def _set_number(name: str) -> Callable[[Colditz, list[str]], None]:
    def read(position: Colditz, words: list[str]) -> None:
        setattr(position, name, int(words[0]))

    return read


def _set_stack(position: Colditz, words: list[str]) -> None:
    position.stacks[EQUIPMENT.index(words[0])] = int(words[1])


def _set_escapes(position: Colditz, words: list[str]) -> None:
    team = team_called(position, words[0])
    position.escapes[team] = int(words[1])
    if position.escapes[team] >= position.rules.victory.escape_goal and team not in position.at_goal:
        position.at_goal.append(team)


def _set_returning(position: Colditz, words: list[str]) -> None:
    pow = pawn_called(position, words[0])
    position.returning[pow] = True
    position.home_start[pow] = position.ground.home[position.at[pow]]


def _set_immune(position: Colditz, words: list[str]) -> None:
    position.ledger.immune |= {pawn_called(position, words[0])}


def _set_jailed(position: Colditz, words: list[str]) -> None:
    position.ledger.jailed = (*position.ledger.jailed, (pawn_called(position, words[0]), int(words[1])))


def _set_faces(position: Colditz, words: list[str]) -> None:
    position.ledger.faces = tuple(map(int, words))


def _set_before_roll(position: Colditz, words: list[str]) -> None:
    position.stage = BEFORE_ROLL
    position.throws = 0


def _set_night(position: Colditz, words: list[str]) -> None:
    position.ledger.night = True
    _set_clock(position)


def _set_day(position: Colditz, words: list[str]) -> None:
    position.ledger.night = False
    _set_clock(position)


def _set_clock(position: Colditz) -> None:
    """A round of this day or night, where there are such."""
    if position.rules.daynight.day_night:
        while clock.night_in(position, position.round) != position.ledger.night:
            position.round += 1


def _set_trading(position: Colditz, words: list[str]) -> None:
    position.stage = TRADE_EQUIPMENT if words[0] == "equipment" else TRADE_OPPORTUNITY
    position.throws = 0


def _set_bonus(position: Colditz, words: list[str]) -> None:
    position.ledger.bonus = True
    position.ledger.rolled = 1


def _set_laid(position: Colditz, words: list[str]) -> None:
    position.ledger.laid += tuple(_take_security(position, name) for name in words)


def _set_declared(position: Colditz, words: list[str]) -> None:
    one = (pawn_called(position, words[0]), place_called(position, words[1]))
    position.ledger.declared = (*position.ledger.declared, one)


def _set_stolen(position: Colditz, words: list[str]) -> None:
    stolen = list(position.ledger.stolen or (0,) * position.officers)
    stolen[team_called(position, words[0])] = int(words[1])
    position.ledger.stolen = tuple(stolen)


def _set_broke_out(position: Colditz, words: list[str]) -> None:
    one = (pawn_called(position, words[0]), int(words[1]))
    position.ledger.broke_out = (*position.ledger.broke_out, one)


def _set_went_out(position: Colditz, words: list[str]) -> None:
    one = (
        pawn_called(position, words[0]),
        place_called(position, words[1]),
        place_called(position, words[2]),
    )
    position.ledger.went_out = (*position.ledger.went_out, one)


def _set_marched(position: Colditz, words: list[str]) -> None:
    one = (pawn_called(position, words[0]), int(words[1]))
    position.ledger.marched = (*position.ledger.marched, one)


def _set_promised(position: Colditz, words: list[str]) -> None:
    position.ledger.commitment = words[0]
    position.ledger.promised = position.points


def _set_deck(position: Colditz, words: list[str]) -> None:
    """Only so many cards are left in a deck, the next ones; the rest is out of the game."""
    cards = position.deck if words[0] == "opportunity" else position.security_deck
    del cards[: len(cards) - int(words[1])]


def _set_seating(position: Colditz, words: list[str]) -> None:
    position.ledger.seating = tuple(int(word) - 1 for word in words)


def _set_came(position: Colditz, words: list[str]) -> None:
    if not position.ground.on_cross:
        raise SceneError("under these rules nobody remembers from where he came onto a gate")
    one = (pawn_called(position, words[0]), position.ground.side[place_called(position, words[1])])
    position.ledger.gate_sides = (*position.ledger.gate_sides, one)


_ENTRIES: dict[str, Callable[[Colditz, list[str]], None]] = {
    "deck": _set_deck,
    "seating": _set_seating,
    "turn": _set_turn,
    "before-roll": _set_before_roll,
    "points": _set_number("points"),
    "credit": _set_number("credit"),
    "round": _set_number("round"),
    "kits": _set_number("kits"),
    "top": _set_top,
    "dealt": _set_dealt,
    "dice": _set_dice,
    "stack": _set_stack,
    "returning": _set_returning,
    "immune": _set_immune,
    "jailed": _set_jailed,
    "faces": _set_faces,
    "opening": lambda position, words: _set_opening(position, words, False),
    "paid": lambda position, words: _set_opening(position, words, True),
    "linked": _set_link,
    "came": _set_came,
    "tunnel": _set_tunnel,
    "detected": _set_detected,
    "guest": _set_guest,
    "shut": _set_shut,
    "host": _set_host,
    "launches": _set_launches,
    "collapsed": _set_collapsed,
    "escapes": _set_escapes,
    "eliminated": _set_eliminated,
    "night": _set_night,
    "stolen": _set_stolen,
    "day": _set_day,
    "trading": _set_trading,
    "bonus": _set_bonus,
    "declared": _set_declared,
    "laid": _set_laid,
    "broke-out": _set_broke_out,
    "went-out": _set_went_out,
    "marched": _set_marched,
    "promised": _set_promised,
}
