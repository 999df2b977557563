"""The numbers in which players of Escape from Colditz differ."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Habits:
    """How an Escape Officer and a Security Officer weigh things. The defaults are those of `simple`."""

    #: The cost of an arrest in the courtyard, in steps.
    caution: float = 9.0
    #: The chance to get away at which he breaks out, how much that drops with every round he waits, and below
    #: which chance he stays in any case.
    courage: float = 0.62
    impatience: float = 0.04
    least: float = -9.0
    #: His arbitrary preference for some ways out, in steps.
    taste: int = 40
    #: One officer in this many has a favourite way out; 0: no officer has.
    favourites: int = 3
    #: Whether he follows a chase to its end, considers Appels, and collects Equipment that opens other ways
    #: while he waits for a good roll.
    foresight: bool = False
    #: Whether he stops in hideaways while an Appel may be called.
    lies_low: bool = False
    #: Number of badly guarded ways out at which he waits; 0: he waits at the shortest way out.
    exits: int = 0
    #: Whether he considers guards who are still in Barracks.
    wary: bool = False
    #: The value of staying for a man outside, relative to going on; and how much better a place must be that
    #: is no nearer to a target, in steps or hundredths of a chance.
    patience: float = 1.0
    aside: float = 0.01
    #: The least value at which Security plays an Appel, a Search, a shot; the first two need less if the hand
    #: is full.
    appel: float = 11.0
    search: float = 2.0
    shot: float = 0.5
    #: How many guards stay in Barracks while no man is at large, to be posted beside a man later.
    reserves: int = 0
    #: Number of guards wanted in the courtyard in addition to one for every officer.
    inner: int = 2
    #: How many of a hundred moves are careless.
    slips: int = 0


SIMPLE_HABITS = Habits()
RECRUIT_HABITS = Habits(caution=4.0, courage=0.4, impatience=0.08, appel=8.0, search=1.0, shot=0.3, slips=25)
REGULAR_HABITS = Habits(caution=18.0, courage=0.55, least=0.3, slips=4)
VETERAN_HABITS = Habits(
    caution=20.0,
    courage=0.5,
    least=0.35,
    taste=10,
    favourites=0,
    foresight=True,
    lies_low=True,
    wary=True,
    patience=0.8,
    aside=2.0,
    appel=8.0,
    search=1.0,
    shot=0.3,
    reserves=1,
)
#: Waits where guards are few: looking ahead shows what comes of it.
ACE_HABITS = replace(VETERAN_HABITS, exits=3, appel=5.0, inner=0)
