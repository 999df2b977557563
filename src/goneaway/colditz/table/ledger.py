"""State that only some rulesets need, beyond the pawns, cards and points of every game.

Every value here is immutable (numbers, words, tuples, frozen sets) and replaced when it changes, so
copying the ledger means copying its fields. Everything in it is public: a view shows all of it.
A ruleset that never uses a field leaves it at its default, and the field is then not part of the
position's digest.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from ...kernel.fields import copied


@dataclass
class Ledger:
    """The public notes kept beside the board."""

    #: Whether it is night (C.22); without days and nights it is always day.
    night: bool = False
    #: Attempts announced and not yet out: (man, circle by which he means to leave). C.23.
    declared: tuple[tuple[int, int], ...] = ()
    #: What this turn's roll was promised to: "attempt", "mouth" or "tunnel" (A91); one promise a turn.
    commitment: str = ""
    #: The points in hand when the promise was made; while they are the same, none has been spent.
    promised: int = 0
    #: A tunnel shown before the roll, the men who have set out for it, and those who got in (A111).
    tunnel_shown: int = -1
    crew: tuple[int, ...] = ()
    entered: tuple[int, ...] = ()
    #: (man, round) of break-outs from the courtyard, where the round limits the pursuit.
    broke_out: tuple[tuple[int, int], ...] = ()
    #: (man, from, to): the step by which the man left the castle, where guards may only follow it (A92).
    went_out: tuple[tuple[int, int, int], ...] = ()
    #: (guard, steps) in the garrison in this turn, where steps are limited (A111).
    marched: tuple[tuple[int, int], ...] = ()
    #: (guard, man): the quarry each guard pursues through the rooms in this turn (A111).
    chasers: tuple[tuple[int, int], ...] = ()
    #: Equipment cards each team has claimed in rooms, where their number matters (A69).
    stolen: tuple[int, ...] = ()
    #: Guards who have used a point in this turn, where only they may arrest a man beside them (A30).
    came: frozenset[int] = frozenset()
    #: Men for whose surrender a die was thrown in this turn (A90).
    gave_up: frozenset[int] = frozenset()
    #: Men brought beside a guard with points in this turn, where only they can give themselves up (A90).
    stepped_up: frozenset[int] = frozenset()
    #: Officers in the order they sit from Security's left, where seats were decided by dice (A113).
    seating: tuple[int, ...] = ()
    #: Equipment that is out of the game, by type (A17).
    used_up: tuple[int, ...] = ()
    #: Number of Opportunity cards given away, and of Equipment cards claimed, in this turn.
    gifts: int = 0
    claims: int = 0
    #: Points of the roll event so far, where its total earns the card (A3).
    event_points: int = 0
    #: Escaped men and the targets their pawns are shown on (A102).
    displayed: tuple[tuple[int, int], ...] = ()
    #: Where throws are spent one by one (A5): whether another one waits; how many were made of this roll.
    bonus: bool = False
    rolled: int = 0
    #: Men let out by doubles in this turn, where throws are spent one by one.
    freed: int = 0
    #: Number of cards the player on turn has played, where it is limited.
    plays: int = 0
    #: Both dice of a movement roll of which only one gives points (A70).
    both_dice: int = 0
    #: Teams that reached the goal at the same moment (A67).
    level: tuple[tuple[int, ...], ...] = ()
    #: The officers have just met, and nothing has been done since.
    met: bool = False
    #: The faces of this turn's doubles, where a release costs the points of one die (A88).
    faces: tuple[int, ...] = ()
    #: Men released in this round who cannot be arrested in it (A37).
    immune: frozenset[int] = frozenset()
    #: Men from the outer cells who have left their way back, where it is the only way in (A40).
    let_out: frozenset[int] = frozenset()
    #: Men in Solitary with the round in which they were put there, where time sets them free (A106).
    jailed: tuple[tuple[int, int], ...] = ()
    #: Men whose officer has refused consent in this turn (W9); he is not asked again.
    refused: frozenset[int] = frozenset()

    #: Markers guards have come to in this turn, and markers they have removed: (guard, from, to). P9.
    touched: tuple[tuple[int, int, int], ...] = ()
    removed: tuple[tuple[int, int, int], ...] = ()
    #: A guard entered Barracks in this turn of Security (`no_posting_after_return`).
    guard_went_home: bool = False
    #: The Riot Squad has been called out in this turn (`all_reserves`).
    riot_squad: bool = False
    #: Men on Key and Pass circles, and the side they came from (`on_cross`).
    gate_sides: tuple[tuple[int, int], ...] = ()
    #: Gates paid for by one man for himself in this turn: (gate, man) (`single_pawn`).
    gate_men: tuple[tuple[int, int], ...] = ()
    #: Ways opened to a team by a card's walk in this turn: (team, way), as in a `Fare` (rule 50).
    card_ways: tuple[tuple[int, int], ...] = ()
    #: Gates that stay open to a team while the men at large who used them are: (gate, team, men)
    #: (`team_attempt`).
    gate_teams: tuple[tuple[int, int, int], ...] = ()
    #: Security's Search and Appel cards that lie on the table until the end of his turn (A72).
    laid: tuple[int, ...] = ()
    #: The raid cards Security has shown in this turn, `search` or `appel`, where they are limited (A79); his
    #: card phase has been held (FS3); a guard has moved, been posted or recalled, or made an arrest.
    shown: tuple[str, ...] = ()
    card_phase: bool = False
    guards_acted: bool = False
    #: Men who stayed away from the Appel; the purpose of the throw: `search` or `move`, or `over` when the
    #: search has ended the turn; how far the search reaches (A46).
    absent: tuple[int, ...] = ()
    errand: str = ""
    radius: int = 0

    #: Permissions to follow into a tunnel until Security's turn: (tunnel, team) (`opener_permission`).
    tunnel_guests: tuple[tuple[int, int], ...] = ()
    #: Open tunnels that can no longer be entered (`until_security_turn`, A98).
    tunnels_shut: frozenset[int] = frozenset()
    #: The tunnel to which the courtyard leads in this turn, by two cards played together, or -1 (A62).
    combo: int = -1
    #: Ways used in this turn: (from, to, man, card, cards paid), a gate as (gate, -1). A98.
    crossings: tuple[tuple[int, int, int, int, int], ...] = ()
    #: Ways another team may use until Security's turn: (card, from, to, payer, guest); ways already shared.
    shared_ways: tuple[tuple[int, int, int, int, int], ...] = ()
    ways_shared: tuple[tuple[int, int, int, int], ...] = ()
    #: The way of a Do or Die runner who has paid for it (A64), or of a car that drives round a man (A63).
    dash: tuple[int, ...] = ()
    #: The glider (A77): the team whose man opened the tower, the team it has invited, launches so far.
    tower_host: int = -1
    tower_guest: int = -1
    launches: int = 0

    def copy(self) -> Ledger:
        return copied(self)

    def state(self) -> list[Any]:
        """The fields that differ from their defaults, as plain lists."""
        return [[name, _plain(value)] for name, usual in _USUAL if (value := getattr(self, name)) != usual]


#: The value of an unused field.
_USUAL = tuple((one.name, one.default) for one in fields(Ledger))


#: Fields that outlast a turn; all others concern the current turn.
LASTING = frozenset(
    (
        "night", "declared", "broke_out", "went_out", "stolen", "seating", "used_up", "displayed", "level",
        "immune", "let_out", "jailed", "gate_sides", "gate_teams", "tunnel_guests", "tunnels_shut",
        "shared_ways", "ways_shared", "tower_host", "tower_guest", "launches",
    )
)  # fmt: skip


def _plain(value: Any) -> Any:
    if isinstance(value, frozenset):
        return [_plain(one) for one in sorted(value)]
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value
