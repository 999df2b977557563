"""Where a pawn can be other than on a circle, and how pawns, places and cards are numbered.

A place is a number: a circle of the board at surface level is its own index `c`; the same circle
at tunnel level is `size + c`. Prisoners are numbered team by team, guards after them.
"""

from __future__ import annotations

#: Men in a team, teams, guards; the number of the first guard.
TEAM = 8
TEAMS = 5
GUARDS = 16
FIRST_GUARD = TEAM * TEAMS
ALL_GUARDS: tuple[int, ...] = tuple(range(FIRST_GUARD, FIRST_GUARD + GUARDS))

#: No pawn, no team, no card.
NOBODY = -1

#: Off the board.
NOT_IN_PLAY, ESCAPED, DEAD, RESERVE, RETURNED, TOWER = -1, -2, -3, -4, -5, -6

#: In Solitary: cell block k is CELL - k.
CELL = -10

#: Zones of the rules.
INNER, GARRISON, EXTERIOR = 0, 1, 2

#: How a man left the castle, for statistics: the tunnel he crawled through, or the barrier he
#: crossed last on the way into the open.
WAYS_OUT = ("", "drop", "wire", "gate", "tunnel")

#: States of a tunnel. A collapsed one still holds men who must walk out.
CLOSED, OPEN, COLLAPSED = 0, 1, 2

#: Greater than the number of steps of any way.
FAR = 10_000

NATIONS = ("american", "british", "dutch", "french", "polish")
LETTERS = "abdfp"

#: Equipment, in the order of the stacks, and how many cards of each there are.
ROPE, CUTTERS, KEY, PASS = 0, 1, 2, 3
EQUIPMENT = ("rope", "cutters", "key", "pass")
EQUIPMENT_CARDS = (12, 5, 6, 4)

#: The parts of an Escape Kit, and the number of Kits.
COMPONENTS = ("disguise", "compass", "food", "documents")
KITS = 5

#: Stages of a turn. The first two exist only with fixed phases (E.7).
TRADE_OPPORTUNITY, TRADE_EQUIPMENT, BEFORE_ROLL, AFTER_ROLL = -2, -1, 0, 1
