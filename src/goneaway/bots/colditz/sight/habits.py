"""What tells one player of Escape from Colditz from another: his habits, in numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Habits:
    """How an Escape Officer and a Security Officer weigh things. The defaults are those of `simple`."""

    #: What an arrest in the courtyard is worth, in steps.
    caution: float = 9.0
    #: The chance to get away that makes him break out, how much less will do for every round he waits, and
    #: with how little he stays in any case.
    courage: float = 0.62
    impatience: float = 0.04
    least: float = -9.0
    #: How much he prefers some ways out to others for no reason, in steps.
    taste: int = 40
    #: One officer in this many has a favourite among them; 0: no officer has.
    favourites: int = 3
    #: Does he follow a chase to its end, reckon with an Appel, and collect Equipment that opens other ways
    #: while he waits for a good roll?
    foresight: bool = False
    #: Does he stop in hideaways while an Appel may be called?
    lies_low: bool = False
    #: Does he wait at the ways out that are badly guarded, rather than at the shortest, and at how many?
    exits: int = 0
    #: Does he reckon with guards who are still in Barracks?
    wary: bool = False
    #: What staying where he is seems worth to a man outside, beside going on; and how much better a place
    #: must be that is no nearer to a target, in steps or hundredths of a chance.
    patience: float = 1.0
    aside: float = 0.01
    #: From what on an Appel, a Search, a shot is worth its card to Security; the former two less if the
    #: hand is full.
    appel: float = 11.0
    search: float = 2.0
    shot: float = 0.5
    #: How many guards stay in Barracks while nobody is at large, to be posted beside a man later.
    reserves: int = 0
    #: Guards wanted in the courtyard beside one for every officer.
    inner: int = 2
    #: Of a hundred moves, how many are made without a thought.
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
#: Who waits where guards are few. What comes of it he has seen before he does it.
ACE_HABITS = replace(VETERAN_HABITS, exits=3, appel=5.0, inner=0)
