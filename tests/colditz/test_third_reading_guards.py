"""Sweeps over the whole board: searches entered with the last point, giving oneself up, phases, hiding."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from goneaway.colditz.guarding.guard_reach import guard_reach
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.turns import officer, security
from goneaway.colditz.ways import searches
from goneaway.colditz.ways.resting import no_stop
from goneaway.colditz.words.actions import parse, say
from goneaway.colditz.words.places import FIRST_GUARD, NOBODY
from goneaway.kernel import Seal
from goneaway.presenting.colditz.destinations import Ways
from goneaway.presenting.colditz.ways import way_towards

from .guarding import EDITIONS

G1 = FIRST_GUARD


def scene(text: str, rules: dict[str, Any], players: int = 3) -> Colditz:
    game = COLDITZ.new(players, rules, seal=Seal.from_seed("third reading"))
    position = COLDITZ.scene.set_up(game, text)
    assert isinstance(position, Colditz)
    return position


# A search is entered with the last point (T2)

SEARCHES: list[dict[str, Any]] = [
    {"edition": "devir"},
    *(
        {"edition": name, "bundles": ["search_one_guard"]}
        for name in EDITIONS
        if name not in ("devir", "fuga3")
    ),
    *({"edition": name, "bundles": ["search_guard_each"]} for name in EDITIONS if name != "fuga3"),
]


def searched_room(rules: dict[str, Any], room: str) -> Colditz | None:
    """Security's turn with the card for this room on the table and a man in the room; None without such a
    card."""
    start = scene("turn security, points 1", rules)
    card = next((one.id for one in start.security if one.kind == "search" and one.of == room), None)
    if card is None:
        return None
    ground = start.ground
    circles = [n for n in ground.room_circles[ground.room_number[room]] if ground.tunnel[n] < 0]
    deepest = start.place_name(circles[-1])
    return scene(f"turn security, points 1, laid {card}, american has rope, a1@{deepest}", rules)


def walks_in(position: Colditz, room: int, away: list[int]) -> bool:
    """Can the guard enter the room by legal steps, each of which brings him nearer?"""
    here = position.at[G1]
    if here < 0 or position.ground.room[here] == room or position.frames[-1].kind != "security":
        return True
    for to in position.ground.near[here]:
        action = say("step", position.pawn_name(G1), position.place_name(to))
        if away[to] < away[here] and position.why_not(position.security_seat, action) is None:
            assert action in list(position.legal()), f"{action} is legal and not listed"
            twin = position.copy()
            assert isinstance(twin, Colditz)
            twin.apply(twin.security_seat, action)
            if walks_in(twin, room, away):
                return True
    return False


@pytest.mark.parametrize(
    "rules", SEARCHES, ids=lambda one: "-".join((one["edition"], *one.get("bundles", ())))
)
def test_a_guard_enters_the_searched_room_with_exact_points(rules: dict[str, Any]) -> None:
    """004: "il suffit que le gardien entre dans l'habitation". Every room, one to seven steps away."""
    board = scene("turn security, points 1", rules)
    ground = board.ground
    wrong = []
    seen = 0
    for name, room in ground.room_number.items():
        position = searched_room(rules, name)
        if position is None:
            continue
        away = searches.room_distances(position, room)
        for far in range(1, 8):
            starts = [
                circle
                for circle in range(ground.size)
                if away[circle] == far
                and ground.open_air[circle]
                and position.pow_at[circle] < 0
                and not ground.white[circle]
            ]
            for start in starts[:: max(1, len(starts) // 3)]:
                twin = position.copy()
                assert isinstance(twin, Colditz)
                twin.put(G1, start)
                twin.points = far
                seen += 1
                listed = any(ground.room[twin.place(place)] == room for place in guard_reach(twin, G1))
                if not listed or not walks_in(twin, room, away):
                    wrong.append((name, board.place_name(start), far, listed))
    assert seen > 50
    assert wrong == []


# Giving oneself up from where nobody may stop (T3)

#: The editions in which giving oneself up always succeeds; in 3.0 a die decides.
CERTAIN = tuple(name for name in EDITIONS if name != "fuga3")


@pytest.mark.parametrize("edition", CERTAIN)
def test_giving_oneself_up_is_a_way_off_every_circle_where_nobody_stops(edition: str) -> None:
    """Every lit circle, every circle over a tunnel, every guard beside it, with exactly the points it
    takes."""
    start = scene("turn american, points 2, american has rope, a1@garrison-92", {"edition": edition})
    ground, seat, man = start.ground, start.active, start.pawn("a1")
    wrong, seen = [], 0

    def free(circle: int) -> bool:
        walled = ground.room[circle] >= 0 or ground.hideaway[circle] >= 0 or ground.white[circle]
        return not walled and ground.surface[circle] and ground.gate[circle] < 0 and ground.target[circle] < 0

    no_stops = [circle for circle in range(ground.size) if free(circle) and no_stop(start, circle, man)]
    for circle in no_stops:
        for guarded in filter(free, ground.near[circle]):
            for here in filter(free, ground.near[circle]):
                if here == guarded:
                    continue
                position = start.copy()
                assert isinstance(position, Colditz)
                position.put(man, here)
                position.bound = man if here in no_stops else NOBODY
                position.points = 12
                step = say("step", "a1", position.place_name(circle))
                if position.why_not(seat, step) is not None:
                    continue  # for example along a tunnel: closed to everybody
                position.points = 2
                position.put(G1, guarded)
                give_up = say("surrender", "a1", position.pawn_name(G1))
                seen += 1
                listed = step in list(position.legal()) and position.place_name(circle) in position.reach(
                    "a1"
                )
                if position.why_not(seat, step) is not None or not listed:
                    wrong.append((str(step), position.place_name(guarded)))
                    continue
                position.apply(seat, step)
                if position.why_not(seat, give_up) is not None or give_up not in list(position.legal()):
                    wrong.append((str(step), str(give_up)))
                    continue
                position.apply(seat, give_up)
                assert position.frames[-1].kind != "officer"
    assert seen > 100
    assert wrong == []


@pytest.mark.parametrize("edition", CERTAIN)
def test_nobody_enters_the_light_for_a_surrender_he_cannot_make(edition: str) -> None:
    """A guard two circles away, or out of reach for lack of points, does not count as a way off."""
    position = scene("turn american, points 1, a1@garrison-92, g1@garrison-84", {"edition": edition})
    step = say("step", "a1", "garrison-93")
    refusal = position.why_not(position.active, step)
    assert refusal is not None
    assert refusal.code == "NO_WAY_OFF"
    assert "garrison-93" not in position.reach("a1")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refusal_about_a_bound_man_never_calls_him_another(edition: str) -> None:
    """`surrender` of the man who must move on is refused for its own reason, or not at all."""
    text = (
        "turn american, points 2, american has rope, a1@garrison-93, a2@yard-26, g1@garrison-84, g2@yard-27"
    )
    position = scene(text, {"edition": edition})
    assert position.pawn_name(position.bound) == "a1"
    seat = position.active
    for guard in ("g1", "g2", "g3"):
        refusal = position.why_not(seat, say("surrender", "a1", guard))
        assert refusal is None or refusal.code != "OTHER_MAN_BOUND"
    other = position.why_not(seat, say("surrender", "a2", "g2"))
    assert other is not None
    assert (other.code, other.parameters["bound"]) == ("OTHER_MAN_BOUND", "a1")


def test_a_player_is_shown_where_a_man_can_only_give_himself_up() -> None:
    """Such a circle is its own kind of destination, and no walk to another place ends on it."""
    position = scene("turn american, points 2, american has rope, a1@garrison-92, g1@garrison-84", {})
    shown = {one.place: one.kind for one in Ways(position, "a1").to.values()}
    assert shown["garrison-93"] == "surrender"
    assert shown["garrison-101"] == "plain"
    onward = way_towards(position, "a1", [position.place("garrison-84")])
    assert onward is None or position.reach("a1")[onward.path[-1]].stays


# Fixed phases: every verb in its place (T5)

#: An officer's phases (003 Fases): 1 and 2 exchange cards, what precedes the throw (3), then 4 and 5.
OFFICER_PHASES = {
    "opportunity": "trading opportunity",
    "equipment": "trading equipment",
    "before": "before-roll",
    "after": "points 6",
}
#: Security's (003 Fases): before 1 the throw, the cards that come before guards move, 3 moves and cards.
SECURITY_PHASES = {"before": "before-roll", "cards": "before-roll, dice 2-3", "after": "points 6"}


class Placed(NamedTuple):
    """An action, the position it needs, the phases it belongs to, and changes to the rules."""

    action: str
    table: str
    phases: tuple[str, ...]
    rules: Mapping[str, Any] = MappingProxyType({})


#: The officer's cards, unless the row has others.
HELD = "american has kit rope key"
GLIDER = {"module_glider": True}
PILOT = "american has kit exchange_secret_door exchange_aeroplane"
OFFICER_VERBS = [
    Placed("pass", "american has rope release", ("opportunity", "equipment")),
    Placed("roll", "", ("before",)),
    Placed("step a1 yard-27", "a1@yard-26", ("after",)),
    Placed("move a1 yard-27 yard-28", "a1@yard-26", ("after",)),
    Placed("surrender a1 g1", "a1@yard-26, g1@yard-27", ("after",), {"forced_arrest": "adjacent_declared"}),
    Placed("release a1", "a1@inner-a, credit 1, faces 3", ("after",)),
    Placed("claim rope a1 a2", "a1@chapel-1, a2@chapel-2", ("after",)),
    Placed("claim-kit", "american has rope, a1@theatre-1, a2@wc-1, a3@canteen-1, a4@office-1", ("after",)),
    Placed("play diversion g1", "american has diversion, g1@yard-12", ("after",)),
    Placed("play warning", "american has warning, a1@yard-26", ("after",)),
    Placed("play bribe_fuga rope", "american has bribe_fuga bribe_fuga", ("after",)),
    Placed("play release a1", "american has release, a1@inner-a", ("after",)),
    Placed("play sabotage", "american has sabotage, security has shoot", ("after",)),
    Placed("car a1", "american has kit staff_car, a1@garrison-11", ("after",)),
    Placed("do-or-die a1", "a1@yard-26", ("before", "after")),
    Placed("attempt a1 p1", "a1@yard-26", ("before",)),
    Placed("attempt a1 p1", "a1@yard-26, night", ("before", "after")),
    Placed("tunnel chapel", "american has tunnel_chapel", ("before",)),
    Placed("tunnel chapel", "american has tunnel_chapel, night", ("before", "after")),
    Placed("mouth a1", "tunnel theatre american, a1@rampart-10/tunnel, a2@rampart-11/tunnel", ("before",)),
    Placed("tower a1", f"{PILOT}, a1@chapel-1", ("after",), GLIDER),
    Placed("launch", f"{PILOT}, a1@tower, host american", ("after",), GLIDER),
    Placed("discard diversion", "american has diversion", ("after",)),
    Placed("discard rope", "", ("after",)),
    Placed("end", "", ("after",)),
    Placed("exchange rope", "american has exchange_rope", ("before",)),
    Placed("offer british rope for key", "", ("equipment",)),
    Placed("offer british diversion for talisman", "american has diversion", ("opportunity",)),
    Placed("offer british diversion for nothing", "american has diversion", ("opportunity",)),
]
IN_CHAPEL = "tunnel chapel american, a1@chapel-8/tunnel, a2@chapel-7/tunnel"
COMBO = {"bundles": ["chapel_combo"]}
SECURITY_VERBS = [
    Placed("roll", "security has shoot", ("before",)),
    Placed("pass", "security has search_chapel", ("cards",)),
    Placed("play search_chapel", "security has search_chapel", ("cards",)),
    Placed("play appel", "security has appel", ("cards",)),
    Placed("combo", f"security has search_chapel tunnel_detected, {IN_CHAPEL}", ("cards",), COMBO),
    Placed("play tunnel_detected chapel", f"security has tunnel_detected, {IN_CHAPEL}", ("after",)),
    Placed("play shoot g1 a1", "security has shoot, g1@south-bank-1, a1@south-bank-3", ("after",)),
    Placed("step g1 yard-27", "security has shoot, g1@yard-26", ("after",)),
    Placed("move g1 yard-27 yard-28", "security has shoot, g1@yard-26", ("after",)),
    Placed("arrest g1 a1", "security has shoot, american has kit, g1@yard-26, a1@yard-27", ("after",)),
    Placed("post yard-1", "security has shoot", ("after",)),
    Placed("recall g1", "security has shoot, g1@yard-1", ("after",)),
    Placed("discard shoot", "security has shoot", ("after",)),
    Placed("end", "security has shoot", ("after",)),
]


def in_phase(side: str, entry: str, row: Placed) -> Colditz:
    """The side's turn in that phase, with what the row needs on the table."""
    held = "" if "american has" in row.table or side == "security" else HELD
    words = [f"turn {side}", "british has key talisman", held, entry, row.table]
    position = scene(", ".join(filter(None, words)), {"edition": "fuga3", **row.rules})
    if "dice" in entry:
        position.apply(position.security_seat, say("roll"))
    return position


@pytest.mark.parametrize("row", OFFICER_VERBS, ids=lambda row: row.action + " night" * ("night" in row.table))
def test_officers_keep_the_order_of_phases(row: Placed) -> None:
    """003: "fases que deberán cumplirse en un orden estricto"."""
    allowed, listed = [], []
    for phase, entry in OFFICER_PHASES.items():
        position = in_phase("american", entry, row)
        action = parse(row.action)
        if position.why_not(position.active, action) is None:
            allowed.append(phase)
        every = [*position.legal(), *position.asides(position.active)]
        if action in every:
            listed.append(phase)
    assert tuple(allowed) == row.phases
    if row.action.split()[0] not in ("move", "offer"):
        assert listed == allowed


@pytest.mark.parametrize("row", SECURITY_VERBS, ids=lambda row: row.action)
def test_security_keeps_the_order_of_phases(row: Placed) -> None:
    allowed, listed = [], []
    for phase, entry in SECURITY_PHASES.items():
        position = in_phase("security", entry, row)
        action = parse(row.action)
        if position.why_not(position.security_seat, action) is None:
            allowed.append(phase)
        if action in list(position.legal()):
            listed.append(phase)
    assert tuple(allowed) == row.phases
    if row.action.split()[0] != "move":
        assert listed == allowed


def test_the_table_of_phases_names_every_verb() -> None:
    """A new verb must be given its phase; the others listed belong to other editions or to answers."""
    rules = scene("turn american, points 1", {"edition": "fuga3"}).rules
    elsewhere = {"remove-marker", "pursue", "riot-squad", "return", "resolve-search"}
    officers = {row.name for row in officer.VERBS if row.when.known is None or row.when.known(rules)}
    guards = {row.name for row in security.VERBS if row.when.known is None or row.when.known(rules)}
    assert officers <= {row.action.split()[0] for row in OFFICER_VERBS}
    assert guards - elsewhere <= {row.action.split()[0] for row in SECURITY_VERBS}
