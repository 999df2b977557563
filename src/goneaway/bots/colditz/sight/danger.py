"""Which men can be arrested, and how likely a call or a roll finds them: both sides use it."""

from __future__ import annotations

from ....colditz.referee.view import Seen
from ....colditz.words.places import EXTERIOR, FAR, FIRST_GUARD, GUARDS, INNER, TEAM
from ..board.odds import roll_chance


def liable(view: Seen, team: int) -> bool:
    """Return whether men of this team can be arrested in the courtyard (A69).

    Hidden Equipment is assumed to be there.
    """
    rules = view.rules.arrest
    if rules.arrest_inner_condition == "holds_equipment":
        return view.equipped[team] is not False
    if rules.arrest_inner_condition == "always" or view.kit[team]:
        return True
    stolen = view.ledger.stolen
    if rules.stolen_count_scope == "own_team":
        stolen = stolen[team : team + 1]
    return sum(stolen) >= rules.stolen_threshold and view.equipped[team] is not False


def at_large(view: Seen) -> bool:
    """Return whether any attempt is visibly in progress."""
    zone, size = view.ground.zone, view.ground.size
    men = range(view.officers * TEAM)
    return any(
        0 <= (at := view.at[pow]) < size and zone[at] != INNER and not view.returning[pow] for pow in men
    )


def reach_of_arm(view: Seen) -> int:
    """Return how many steps before a man's circle a guard may stop to arrest him."""
    return int(view.rules.arrest.arrest_contact == "adjacent")


def called(view: Seen, pow: int) -> bool:
    """Return whether he has to attend an Appel, or to stay away at his peril."""
    place, ground = view.at[pow], view.ground
    if not 0 <= place < ground.size:
        return False
    out = ground.zone[place] != INNER and not view.returning[pow]
    return calls(view, place, out or any(man == pow for man, _ in view.ledger.declared))


def calls(view: Seen, place: int, live: bool) -> bool:
    """Return whether an Appel concerns a man who stands there; `live` if his attempt is in progress."""
    ground, exempt = view.ground, view.rules.appel.appel_exempt
    if ground.hideaway[place] >= 0 or ground.white[place]:
        return False
    if "exterior" in exempt and ground.zone[place] == EXTERIOR:
        return False
    return not ("live_attempt" in exempt and live)


def summoned(view: Seen, place: int) -> float:
    """Return the chance that an Appel ends the attempt of a man there.

    He has to go, or he stays away and may be found.
    """
    if place >= view.ground.size or not calls(view, place, True):
        return 0.0
    if view.rules.appel.general_search == "none":
        return 1.0
    return found_chance(view, list(range(FIRST_GUARD, FIRST_GUARD + GUARDS)), place)


def seekers(view: Seen, guards: list[int]) -> list[int]:
    """Return the circles of the guards from whom a general search spreads."""
    inner_only = view.rules.appel.general_search_guards == "inner_only"
    places = [view.at[guard] for guard in guards if view.at[guard] >= 0]
    return [place for place in places if not inner_only or view.ground.zone[place] == INNER]


def found_chance(view: Seen, guards: list[int], place: int, radius: int = 0) -> float:
    """Return the chance that a general search from these guards finds a man; 0 or 1 if its radius is
    known.
    """
    near = min((view.ground.search_distances(start)[place] for start in seekers(view, guards)), default=FAR)
    if radius:
        return float(near <= radius)
    return roll_chance(near)
