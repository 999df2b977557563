"""The end of the game: who won, by which rule, and how many got away."""

from __future__ import annotations

from ...colditz.referee.view import Seen
from ...kernel import Outcome
from ...wording import Wording
from ..result import Ranking, ranked
from .names import names_of


def result(view: Seen, outcome: Outcome, wording: Wording) -> Ranking:
    names = [names_of(wording).seat(view, seat) for seat in range(view.officers + 1)]
    winner = "security" if view.officers in outcome.winners else "officer"
    winners = [names[seat] for seat in outcome.winners]
    why = wording.text(f"colditz-outcome-{outcome.end}", winner=winner, winners=winners)
    headings = {"escapes": wording.text("colditz-heading-escapes")}
    return ranked(why, outcome, names, headings, wording)
