"""The levels of Escape from Colditz: the ideas of each, in the order in which it tries them, and its habits.

The name of an idea is its switch: ideas of one name are switched off together.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from ..ideas import Idea, names_of, without
from .officer import breaking, fleeing, jobs, playing, routine, working
from .officer.bot import OfficerIdea, OfficerIdeas
from .security import hunting, patrolling, setting_up
from .security import routine as guard_routine
from .security.bot import SecurityIdea, SecurityIdeas
from .sight import habits
from .sight.habits import Habits

#: Habits that can be switched off by name like an idea.
SWITCHES = {"lie-low": "lies_low", "wary": "wary"}


@dataclass(frozen=True)
class Level:
    """How well a bot plays, on either side."""

    habits: Habits
    officer: OfficerIdeas
    security: SecurityIdeas

    def idea_names(self) -> tuple[str, ...]:
        """The names of everything that can be switched off."""
        has = [name for name, habit in SWITCHES.items() if getattr(self.habits, habit)]
        return (*names_of(*self.officer, *self.security), *has)

    def without(self, off: Collection[str]) -> Level:
        """The same level without the ideas and habits of these names."""
        changed = {habit: False for name, habit in SWITCHES.items() if name in off}
        officer, security = self.officer, self.security
        return Level(
            replace(self.habits, **changed),
            OfficerIdeas(
                questions=without(officer.questions, off),
                before_roll=without(officer.before_roll, off),
                walking=without(officer.walking, off),
                at_rest=without(officer.at_rest, off),
                jobs=without(officer.jobs, off),
            ),
            SecurityIdeas(*(without(ideas, off) for ideas in security)),
        )


# Officers

_ANSWER: OfficerIdea = Idea("answer", routine.answer, routine=True)

_ONWARD: OfficerIdea = Idea("onward", routine.go_on, routine=True)
_UNFINISHED: tuple[OfficerIdea, ...] = (
    Idea("finish-move", routine.finish_move, routine=True),
    Idea("promise", breaking.keep_promise),
)
_BEGUN = (_ONWARD, *_UNFINISHED)
_FREE: tuple[OfficerIdea, ...] = (
    Idea("claim-kit", playing.claim_kit),
    Idea("car", playing.drive_off),
    Idea("glider", playing.glide),
    Idea("claim", playing.claim),
    Idea("do-or-die", playing.do_or_die),
    Idea("play-card", playing.play_card),
)
_CLOSING: tuple[OfficerIdea, ...] = (
    Idea("discard", routine.discard, routine=True),
    Idea("end", routine.end, routine=True),
    Idea("anything", routine.anything, routine=True),
)
_AT_LARGE: tuple[OfficerIdea, ...] = (
    Idea("walk-home", fleeing.walk_home),
    Idea("run", fleeing.run),
    Idea("crawl", fleeing.crawl),
    Idea("leave-cell", working.leave_cell_door),
    Idea("release", working.release),
    Idea("tunnel", working.open_tunnel),
    Idea("break-out", breaking.break_out),
)
_COVER: OfficerIdea = Idea("cover", working.take_cover)

_BEFORE_ROLL: tuple[OfficerIdea, ...] = (
    _ONWARD,
    Idea("wait-for-cards", routine.wait_for_cards, routine=True),
    *_UNFINISHED,
    *_FREE,
    Idea("announce", breaking.announce),
    Idea("roll", routine.roll, routine=True),
)
_AT_REST = (*_BEGUN, *_FREE, *_CLOSING)

#: Send the nearest men to the most wanted cards, deciding again at every step.
ERRANDS = OfficerIdeas(
    questions=(_ANSWER,),
    before_roll=_BEFORE_ROLL,
    walking=(
        *_BEGUN,
        *_FREE,
        *_AT_LARGE,
        Idea("draw-near", working.draw_near),
        Idea("errands", working.run_errands),
        _COVER,
        *_CLOSING,
    ),
    at_rest=_AT_REST,
)
#: Give every man a job that he keeps.
JOBS = OfficerIdeas(
    questions=(Idea("stand", routine.stand), _ANSWER),
    before_roll=_BEFORE_ROLL,
    walking=(*_BEGUN, *_FREE, *_AT_LARGE, Idea("work", working.work, routine=True), _COVER, *_CLOSING),
    at_rest=_AT_REST,
    jobs=(
        Idea("fetch-kit", jobs.kit),
        Idea("tower", jobs.tower),
        Idea("mouths", jobs.mouths),
        Idea("last-run", jobs.last_run),
        Idea("wait", jobs.wait),
        Idea("feint", jobs.feint),
        Idea("equipment", jobs.equipment),
        Idea("wait-elsewhere", jobs.wait_elsewhere),
    ),
)

# Security

_CONFIRM: SecurityIdea = Idea("confirm", setting_up.confirm, routine=True)
_PLACE: tuple[SecurityIdea, ...] = (
    _CONFIRM,
    Idea("take-back", setting_up.take_back, routine=True),
    Idea("place-inside", setting_up.place_inside, routine=True),
)
_PLACE_OUTSIDE: tuple[SecurityIdea, ...] = (
    Idea("place-outside", setting_up.place_outside, routine=True),
    Idea("begin", setting_up.begin, routine=True),
)
_QUESTIONS: tuple[SecurityIdea, ...] = (
    Idea("choose-cell", guard_routine.choose_cell),
    Idea("answer", guard_routine.answer, routine=True),
)
_ON: SecurityIdea = Idea("onward", guard_routine.go_on, routine=True)
_PLAY: SecurityIdea = Idea("play-card", guard_routine.play_card)
_RESOLVE: SecurityIdea = Idea("resolve-search", guard_routine.resolve_search, routine=True)
_ROLL: SecurityIdea = Idea("roll", guard_routine.roll, routine=True)
_MARKER: SecurityIdea = Idea("remove-marker", guard_routine.remove_marker)
_ARREST: SecurityIdea = Idea("arrest", hunting.arrest)
_FINISH: tuple[SecurityIdea, ...] = (
    Idea("discard", guard_routine.discard, routine=True),
    Idea("end", guard_routine.end, routine=True),
    Idea("clear-up", guard_routine.clear_up, routine=True),
)
_POSTS: tuple[SecurityIdea, ...] = (
    Idea("post-after", hunting.post_after),
    Idea("post-inside", hunting.post_inside),
)
_POST_OUTSIDE: SecurityIdea = Idea("post-outside", hunting.post_outside)
_SWOOP: SecurityIdea = Idea("swoop", hunting.swoop)
_HUNT: tuple[SecurityIdea, ...] = (
    _ARREST,
    Idea("hunt", hunting.hunt),
    Idea("search", hunting.search_room),
    Idea("raid", hunting.raid),
    Idea("chase", hunting.chase),
)
_PATROL: tuple[SecurityIdea, ...] = (
    Idea("doors", patrolling.mind_doors),
    Idea("stations", patrolling.man_stations),
)
_OPENING = (_ON, _PLAY, _RESOLVE, _MARKER)

#: Guards at doors and stations.
PATROL = SecurityIdeas(
    set_up=(*_PLACE, *_PLACE_OUTSIDE),
    questions=_QUESTIONS,
    before_roll=(_PLAY, _RESOLVE, _ROLL),
    bound=(_ON, _RESOLVE, _ROLL, _MARKER, _ARREST, *_FINISH),
    moving=(*_OPENING, *_POSTS, _POST_OUTSIDE, *_HUNT, *_PATROL, *_FINISH),
    at_rest=(*_OPENING, *_FINISH),
)
#: The same, with some guards kept in Barracks to be posted beside a man.
SWOOP = PATROL._replace(moving=(*_OPENING, _SWOOP, *_POSTS, _POST_OUTSIDE, *_HUNT, *_PATROL, *_FINISH))
#: Guards where they block the ways out, and where they keep men from leaving.
CORDON = PATROL._replace(
    set_up=(*_PLACE, Idea("cordon", setting_up.place_for_cordon), *_PLACE_OUTSIDE),
    moving=(
        *_OPENING,
        _SWOOP,
        *_POSTS,
        *_HUNT,
        Idea("cordon", patrolling.close),
        Idea("pin", patrolling.pin),
        *_FINISH,
    ),
)

SIMPLE = Level(habits.SIMPLE_HABITS, ERRANDS, PATROL)
RECRUIT = Level(habits.RECRUIT_HABITS, ERRANDS, PATROL)
REGULAR = Level(habits.REGULAR_HABITS, ERRANDS, PATROL)
VETERAN = Level(habits.VETERAN_HABITS, JOBS, SWOOP)
#: Without looking ahead, which `ace.Ace` puts first.
HASTY_ACE = Level(habits.ACE_HABITS, JOBS, CORDON)
