"""Positions as text, for cases: set one up, or compare one with what is expected.

A position is a list of entries, separated by commas, semicolons or line breaks:

    dutch british             the nations in seat order (default: american, british, dutch, ...)
    b1@yard-14, b2@chapel-8/tunnel    a man on a circle, or under it; only one fits
    b3 b4@inner-a             in cells, which hold several, as do `t3`, `tower`, `escaped`, `dead` and
                              `out-of-play`
    g1@yard-3, g2@returned    guards; those not mentioned are in the reserve
    british has rope key move_kitchen kit, security has appel shoot
    dealt british 6           the Do or Die card face down before the officer, where they are dealt
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
    broke-out b1 3            the man left the courtyard in that round
    went-out b1 p2 main-bridge-1      the step by which the man left the castle
    marched g1 3              steps a guard has made in the garrison in this turn
    stolen british 2          Equipment cards claimed in rooms so far, where they are counted
    dice 3-3 4-1 5            the throws to come, of two dice or of one
    returning b1              released from the outer cells and on his way home
    immune b1, jailed b1 3    released in this round; in Solitary since round 3
    faces 4                   the faces of the doubles that still release (besides `credit`)
    opening british office-1 clothes-roof-4 b1        paid for in an earlier turn and used by b1
    paid british office-1 clothes-roof-4 b1           paid for in this turn
    came b1 yard-214          the man stands in a gate, which he entered from that side (`on_cross`)
    linked g1 b1              a pursuer and his quarry, `linked g1 b1 office-1 clothes-roof-4` by an opening
    tunnel chapel british     an open tunnel and its owner, whose card lies on the table
    detected chapel           Tunnel Detected lies on it; `collapsed chapel`
    guest chapel dutch        a permission to follow into that tunnel, `guest tower dutch` into the tower
    shut chapel               an open tunnel that can no longer be entered
    b1@tower, host british    a man in the tower, and who opened it; `launches 1` of the glider
    laid search_chapel        a Search or Appel of Security that lies on the table
    escapes british 1, eliminated dutch, round 3, rows 2 1 3
    seating 2 1 3             the officers in the order of their seats, where dice have decided it

An impossible position raises a `SceneError` that names the word: two men on a circle,
more cards than there are, a guard this table does not have, an opening where there can be none.

Anything not mentioned is as at the start: men on their places of the Appel diagram, every guard in
Barracks, hands empty, the first officer's turn after his roll, no points. The entry for the turn is
read before all others. All entries but nations and rows can also be stage directions between two
actions; then `turn` begins a fresh turn: nothing offered, promised, paid for or laid on the table.

Facts are written in the same way, and can also be:

    british has none          the complete hand of an officer (or Security)
    bottom opportunity release, deck security 13      the last card and the size of a deck
    pending cell              the open decision     outcome GOAL british > american > security
    walking b1                no longer returning   not-linked g1     not-eliminated dutch
    not-immune b1             can be arrested again in the round of his release
    tunnel chapel none        closed; `tunnel chapel collapsed`
    openings 1, bound b1      number of openings; the pawn that must move on (`bound none`)
    reach b1 yard-20 3        what a place costs a man (or none)
    can officer-1 step b1 yard-3              legal, and listed among the legal actions
    cannot officer-1 step b1 yard-3 NO_POINTS refused, with the code
    offers security 0         how many offers a seat sees     rounds 38     guards 14     men 6
    hand british 2            how many Opportunity cards the officer holds
    copies shoot 2            how many of a card the box holds, wherever they are
    aside 5                   Kit parts kept out of the deck
    displayed b1 t4           an escaped man visible on a target (or none)
    sees security british equipped            what a seat knows of an officer's Equipment: `equipped`,
                              `nothing`, `unknown`, or where it lies open the cards themselves
    sees-stack officer-1 rope 12              what a seat knows of a stack: its number, or `more`
    no-bonus                  `end` ends the turn
    seconds 60                how long the meeting lasts
    laid none, absent b1 b2   the cards on the table; the men who stayed away from the Appel (or none)
    live b1, not-live b1      whether the man's attempt is live     not-declared b1     promised nothing
"""

from __future__ import annotations

import json
from functools import lru_cache

from ...kernel import Chance, Game, Position, Scene, SceneError, Stream
from ...kernel.game import scene_entries
from ..raids import raiding
from ..referee.position import Colditz
from ..ruleset.loading import from_json
from ..ruleset.whole import Ruleset
from ..running.do_or_die import deal_dod
from ..table import piles
from ..table.decks import build_deck
from ..table.ground import ground_of, variant_of
from ..turns.officer import OfficerTurn
from ..ways.resting import no_stop
from ..ways.standing import appel_places
from ..words.cards import DO_OR_DIE
from ..words.places import AFTER_ROLL, NATIONS, NOBODY, TEAM
from .checks import check
from .entries import read_entry
from .facts import compare
from .naming import Scripted, order_called

#: Accepted in addition to the options themselves.
_BESIDES = ("edition", "board")


@lru_cache(maxsize=64)
def _read(rules: str) -> Ruleset:
    """Read and check a ruleset once: games of a tournament share it."""
    return from_json(json.loads(rules))


def empty_position(game: Game, chance: Chance) -> Colditz:
    """The table before the start: decks unshuffled, no pawns placed."""
    rules = _read(json.dumps({name: game.rules[name] for name in game.rules if name not in _BESIDES}))
    edition = str(game.rules["edition"])
    decks = (build_deck(rules, "opportunity", edition), build_deck(rules, "security", edition))
    board = str(game.rules["board"])
    ground = ground_of(board, variant_of(board, rules), rules)
    return Colditz(rules, ground, decks, len(game.seats) - 1, chance)


def _nations(position: Colditz, found: list[list[str]]) -> list[int]:
    """The nations in seat order, as given by an entry, or in default order."""
    named = [words for words in found if set(words) <= set(NATIONS)]
    if not named:
        return list(range(position.officers))
    if len(named) > 1:
        raise SceneError(f"{' '.join(named[1])}: the nations were named before")
    words = named[0]
    found.remove(words)
    if len(words) != position.officers or len(set(words)) != len(words):
        raise SceneError(f"{' '.join(words)}: {position.officers} officers have a nation each")
    return [NATIONS.index(name) for name in words]


def _rows(position: Colditz, found: list[list[str]]) -> list[int]:
    named = [words for words in found if words[0] == "rows"]
    if not named:
        return list(range(position.officers))
    if len(named) > 1:
        raise SceneError(f"{' '.join(named[1])}: the rows were named before")
    found.remove(named[0])
    return order_called(named[0][1:], position.officers, "rows")


def _named_once(found: list[list[str]]) -> set[str]:
    """The pawns that the text places; refuses a pawn placed twice."""
    named: set[str] = set()
    for words in found:
        names, at, _ = " ".join(words).partition("@")
        for name in names.split() if at else ():
            if name in named:
                raise SceneError(f"{' '.join(words)}: {name} has been placed before")
            named.add(name)
    return named


class ColditzScene(Scene):
    """Reads and compares positions."""

    def set_up(self, game: Game, text: str) -> Colditz:
        position = empty_position(game, Scripted(Stream.from_seed("scene")))
        found = list(scene_entries(text))
        position.nations = _nations(position, found)
        position.rows = _rows(position, found)
        position.dod_deck = list(range(len(DO_OR_DIE)))
        deal_dod(position)
        position.deck = list(range(len(position.opportunity)))
        piles.set_parts_aside(position)
        position.security_deck = list(range(len(position.security)))
        position.frames = [OfficerTurn(0)]
        position.stage = AFTER_ROLL
        position.throws = 1
        named = _named_once(found)
        for team in range(position.officers):
            for number, place in enumerate(appel_places(position, team)):
                if position.pawn_name(team * TEAM + number) not in named:
                    position.put(team * TEAM + number, place)
        _read_all(position, found)
        for pow, returning in enumerate(position.returning):
            if returning:  # wherever the text has put him afterwards
                position.home_start[pow] = position.ground.home[position.at[pow]]
        _settle(position)
        return position

    def stage(self, position: Position, text: str) -> None:
        assert isinstance(position, Colditz)
        if position.outcome is not None:
            raise SceneError(f"{text}: the game is over")
        _read_all(position, list(scene_entries(text)))
        _settle(position)
        position._legal = None

    def differences(self, position: Position, text: str) -> list[str]:
        assert isinstance(position, Colditz)
        out = []
        for words in scene_entries(text):
            try:
                found = compare(position, words)
            except SceneError as error:
                raise SceneError(f"{' '.join(words)}: {error}") from None
            if found:
                out.append(f"{' '.join(words)}: {found}")
        return out


def _read_all(position: Colditz, found: list[list[str]]) -> None:
    """Read the entries, the turn first: it resets the throw, which the other entries then change."""
    for words in sorted(found, key=lambda words: words[0] != "turn"):
        try:
            read_entry(position, words)
        except SceneError as error:
            raise SceneError(f"{' '.join(words)}: {error}") from None
    check(position)


def _settle(position: Colditz) -> None:
    """Bind a pawn that stands where it may not stop to move on, as in a game."""
    position.bound = NOBODY
    if position.stage == AFTER_ROLL and position.active == position.security_seat:
        raiding.bind_offender(position)
    elif position.stage == AFTER_ROLL:
        for pow in position.team_pows(position.active):
            place = position.at[pow]
            if position.passes_over(pow) or (0 <= place < position.ground.size and no_stop(position, place)):
                position.bound = pow
