"""The glider (`module_glider`, A77): entering the tower, the passenger, the launch and the flight."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action, Group, Refusal, Verb
from ..custody import home
from ..custody.arrest import Arrest
from ..dice.dice import Roll, Thrown
from ..escaping import escape
from ..table.frames import Choice, Procedure
from ..table.holding import held, let_go
from ..table.table import Table
from ..table.verbs import When, verb_row
from ..tunnels import sharing
from ..ways import homeward, phases
from ..ways.movement import movers
from ..ways.resting import no_stop
from ..ways.standing import nearest, unheld
from ..words.actions import OfMan, OfNation, Play, Say, say
from ..words.cards import DO_OR_DIE
from ..words.places import GARRISON, NATIONS, NOBODY, TEAM, TOWER

#: The two marked Exchange cards: one opens the tower, the other is the aircraft.
SECRET_DOOR, AEROPLANE = "exchange_secret_door", "exchange_aeroplane"


def crew(position: Table) -> list[int]:
    """The men in the tower, the host's man first."""
    men = [pow for team in range(position.officers) for pow in position.team_pows(team)]
    there = [pow for pow in men if position.at[pow] == TOWER]
    return sorted(there, key=lambda pow: pow // TEAM != position.ledger.tower_host)


def _hosted(position: Table) -> bool:
    host = position.ledger.tower_host
    return host >= 0 and any(pow // TEAM == host for pow in crew(position))


def _has_a_tower(position: Table, team: int, kinds: Set[str]) -> bool:
    return bool(position.ground.track)


# Into the tower


def tower_groups(position: Table, team: int) -> list[Group]:
    if not position.ground.track or not position.kit[team]:
        return []
    ready = [
        say("tower", position.pawn_name(pow))
        for pow in position.team_pows(team)
        if why_not_enter(position, team, say("tower", position.pawn_name(pow))) is None
    ]
    return [Group.of("tower", ready)] if ready else []


def why_not_enter(position: Table, team: int, action: OfMan) -> Refusal | None:
    name = action.man
    pow = position.pawn(name)
    about = {"man": name}
    modules = position.rules.modules
    if not modules.module_glider or not position.ground.track:
        return Refusal("19", "NOT_NOW", {"verb": "tower"})
    if pow < 0 or pow // TEAM != team:
        return Refusal("21", "NOT_YOUR_MAN", about)
    if position.ledger.launches >= modules.glider_uses_per_game:
        return Refusal("glider", "NO_GLIDER_LEFT", about)
    if position.at[pow] not in position.ground.board.near[position.ground.track[0]]:
        return Refusal("glider", "NOT_AT_TOWER", about)
    if position.points < 1:
        return Refusal("21", "NO_POINTS", {**about, "to": "tower", "points": 0})
    if pow not in movers(position, team):
        return Refusal("53", "TUNNEL_FIRST", about)
    owed = homeward.why_not_spend(position, team, 1)
    if owed is not None:
        return owed
    if not position.kit[team]:
        return Refusal("glider", "NO_KIT", about)
    if any(other // TEAM == team for other in crew(position)):
        return Refusal("glider", "ONE_MAN_EACH", about)
    if _hosted(position):
        asked = position.ledger.tower_guest == team
        return None if asked else Refusal("glider", "NOT_PERMITTED", about)
    if held(position, team, SECRET_DOOR) < 0:
        return Refusal("glider", "CARD_NOT_HELD", {"card": SECRET_DOOR})
    return None


def enter(position: Table, team: int, action: OfMan) -> None:
    """Step into the tower; this is no break-out and need not be announced."""
    ledger = position.ledger
    pow = position.pawn(action.man)
    as_guest = _hosted(position)
    position.points -= 1
    position.put(pow, TOWER)
    position.tell_all("tower-entered", man=action.man, points=position.points)
    if as_guest:
        ledger.tower_guest = NOBODY
        if _why_not_fly(position, crew(position)) is None:
            _start(position, team)
        return
    ledger.tower_host, ledger.tower_guest = team, NOBODY
    if sharing.later(position, team):
        position.frames.append(TowerPermit(team))


@dataclass(frozen=True, slots=True)
class TowerPermit(Choice):
    """Whom the host takes along; he may take no passenger only if he could fly alone (W10)."""

    kind: ClassVar[str] = "permit-tower"
    clause: ClassVar[str] = "glider"
    seat: int

    def answers(self, position: Table) -> Sequence[Say]:
        later = sharing.later(position, self.seat)
        out = [say("permit", NATIONS[position.nations[team]]) for team in later]
        return [*out, say("pass")] if _has_both(position, self.seat) else out

    def play(self, position: Table, action: Action) -> None:
        position.frames.pop()
        if isinstance(action, OfNation):
            giver = position.seat_name(self.seat)
            position.ledger.tower_guest = position.team_called(action.nation)
            position.tell_all("tower-permitted", giver=giver, taker=action.nation)


def _has_both(position: Table, team: int) -> bool:
    return all(held(position, team, name) >= 0 for name in (SECRET_DOOR, AEROPLANE))


def come_down(position: Table) -> None:
    """Without a launch by Security's turn, put the men before the tower again; the cards are kept."""
    for pow in crew(position):
        position.put(pow, _before(position))
        position.tell_all("tower-left", man=position.pawn_name(pow), at=position.place_name(position.at[pow]))
    position.ledger.tower_host = position.ledger.tower_guest = NOBODY


def _before(position: Table) -> int:
    """The free circle nearest to the tower's door."""
    ground = position.ground

    def fits(circle: int) -> bool:
        return unheld(position, circle) and ground.gate[circle] < 0 and not no_stop(position, circle)

    return nearest(ground, ground.board.near[ground.track[0]], fits)[0]


# The launch


def launch_groups(position: Table, team: int) -> list[Group]:
    action = say("launch")
    return [Group.of("launch", (action,))] if why_not_launch(position, team, action) is None else []


def why_not_launch(position: Table, team: int, action: Say) -> Refusal | None:
    if not position.rules.modules.module_glider:
        return Refusal("19", "NOT_NOW", {"verb": "launch"})
    men = crew(position)
    if position.ledger.tower_host != team or not any(pow // TEAM == team for pow in men):
        return Refusal("glider", "NOT_IN_TOWER")
    own = [pow for pow in men if pow // TEAM == team]
    return phases.cards_refusal(position) or _why_not_fly(position, own) or _why_not_fly(position, men)


def _why_not_fly(position: Table, men: Sequence[int]) -> Refusal | None:
    """Why these men cannot fly: both marked cards, a Kit for each officer, and a flight left are needed
    (A77)."""
    about = {"man": position.pawn_name(men[0])}
    if position.ledger.launches >= position.rules.modules.glider_uses_per_game:
        return Refusal("glider", "NO_GLIDER_LEFT", about)
    for pow in men:
        if not position.kit[pow // TEAM]:
            return Refusal("glider", "NO_KIT", {"man": position.pawn_name(pow)})
    for name in (SECRET_DOOR, AEROPLANE):
        if all(held(position, pow // TEAM, name) < 0 for pow in men):
            return Refusal("glider", "CARD_NOT_HELD", {"card": name})
    return None


def launch(position: Table, team: int, action: Say) -> None:
    _start(position, team)


def _start(position: Table, team: int) -> None:
    """Spend the marked cards; the top Do or Die card says how often the dice are thrown."""
    men = tuple(crew(position))
    for name in (SECRET_DOOR, AEROPLANE):
        for one in {pow // TEAM: None for pow in men}:
            card = held(position, one, name)
            if card >= 0:
                let_go(position, one, card)
                position.tell_all("played", seat=position.seat_name(one), card=name)
                break
    ledger = position.ledger
    ledger.launches += 1
    ledger.tower_host = ledger.tower_guest = NOBODY
    # With five officers every card may have been dealt: then a random number stands in for the deck.
    drawn = position.dod_deck.pop() if position.dod_deck else NOBODY
    throws = DO_OR_DIE[drawn if drawn >= 0 else position.chance.pick("do-or-die", len(DO_OR_DIE))]
    position.tell_all("glider-launched", men=[position.pawn_name(pow) for pow in men], throws=throws)
    position.frames.append(Flight(team, men, drawn, throws))


# The flight


@dataclass(frozen=True, slots=True)
class Flight(Procedure):
    """Security may fire at the glider, then the dice decide."""

    kind: ClassVar[str] = "flight"
    clause: ClassVar[str] = "glider"
    seat: int
    men: tuple[int, ...]
    card: int
    throws: int
    stage: int = 0
    total: int = 0

    def advance(self, position: Table) -> None:
        if self.stage == 0:
            position.frames[-1] = replace(self, stage=1)
            if watchers(position):
                position.frames.append(GliderShot(position.security_seat))
        elif self.stage == 1:
            self._throw(position, self.throws)
        else:
            position.frames.pop()
            _land(position, self)

    def resume(self, position: Table, answer: Thrown | bool) -> None:
        """Throw the dice once it is known whether Security has fired; then see how far the flight goes."""
        if isinstance(answer, Thrown):
            position.frames[-1] = replace(self, total=answer.total)
        else:
            penalty = position.rules.modules.glider_shot_penalty if answer else 0
            self._throw(position, max(0, self.throws - penalty))

    def _throw(self, position: Table, throws: int) -> None:
        position.frames[-1] = replace(self, stage=2)
        position.frames.append(Roll(self.seat, "glider", throws))


def _land(position: Table, flight: Flight) -> None:
    track = position.ground.track
    length = len(track) - 1
    there = flight.total >= length
    if flight.card >= 0:
        cards = [flight.card, *position.dod_deck]
        position.dod_deck = [cards[index] for index in position.chance.order("do-or-die", len(cards))]
    position.tell_all(
        "glider-landed",
        men=[position.pawn_name(pow) for pow in flight.men],
        total=flight.total,
        way=length,
        reached=there,
    )
    for seat, pow in enumerate(flight.men):
        # Men brought down are put one behind the other: no circle but a target holds two.
        position.put(pow, track[length if there else max(len(flight.men), flight.total) - seat])
    if there:
        before = len(position.at_goal)
        for pow in flight.men:
            if position.outcome is None:
                escape.score(position, pow, "glider")
        if len(position.at_goal) > before + 1:
            # Both reach the goal by one landing: neither was there first (A67).
            position.ledger.level += (tuple(position.at_goal[before:]),)
        return
    for pow in reversed(flight.men):
        position.frames.append(Arrest(position.security_seat, pow, "glider"))


@dataclass(frozen=True, slots=True)
class GliderShot(Choice):
    """W11: a guard who sees the flight may fire; that costs the flight throws, and sends him to Barracks."""

    kind: ClassVar[str] = "glider-shot"
    clause: ClassVar[str] = "glider"
    seat: int

    def answers(self, position: Table) -> Sequence[Say]:
        guards = watchers(position) if held(position, self.seat, kind="shoot") >= 0 else []
        return [*(say("play", "shoot", position.pawn_name(guard)) for guard in guards), say("pass")]

    def play(self, position: Table, action: Action) -> None:
        if not isinstance(action, Play):
            position.answer(False)
            return
        let_go(position, self.seat, held(position, self.seat, kind="shoot"))
        position.tell_all("played", seat="security", card="shoot", words=list(action.targets))
        home.to_barracks(position, position.pawn(action.targets[0]))
        position.answer(True)


def watchers(position: Table) -> list[int]:
    """The guards of the garrison who see the flight."""
    ground = position.ground
    return [
        guard
        for guard in position.guards_on_board()
        if ground.zone[position.at[guard]] == GARRISON
        and any(ground.in_sight(position.at[guard], circle) for circle in ground.track[1:])
    ]


ENTER_TOWER: Verb[Table, int, When[Table]] = verb_row(
    "tower",
    tower_groups,
    why_not_enter,
    enter,
    open=_has_a_tower,
    after_dice=True,
    waits=True,
    known=lambda rules: rules.modules.module_glider,
)

LAUNCH: Verb[Table, int, When[Table]] = verb_row(
    "launch",
    launch_groups,
    why_not_launch,
    launch,
    open=_has_a_tower,
    part=phases.cards_refusal,
    after_dice=True,
    card=True,
    known=lambda rules: rules.modules.module_glider,
)
