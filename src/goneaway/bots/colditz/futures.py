"""Futures of Escape from Colditz: sampled positions, played on by veterans for some rounds, and scored."""

from __future__ import annotations

from collections.abc import Sequence

from ...colditz.referee.position import Colditz
from ...colditz.referee.view import Seen
from ...colditz.words.actions import Say, say
from ...colditz.words.places import FAR, INNER, TEAM
from ...kernel import Action, Chance, Game, Legal, Stream
from ..contract.bot import Bot
from ..contract.units import fresh_seed
from ..search import Lookout
from .board.bags import clip
from .board.chart import chart_of
from .cards.guesses import believe
from .cards.memory import Memory
from .levels import HASTY_ACE, VETERAN
from .officer.bot import Officer
from .officer.mind import Order
from .security.bot import Security

#: Number of rounds played on after this one for an officer, and for Security, which looks only at men at
#: large; and the maximum number of decisions.
OFFICER_ROUNDS, SECURITY_ROUNDS = 3, 2
MOST_DECISIONS = 400

#: A man who is out must have the Equipment he needs: maximum number of positions sampled to find one where he
#: has.
DRAWS = 6

#: Values in escapes: a game won; a Kit, a card of Equipment (up to six), a card in hand; a man who is free, a
#: man in a tunnel, a man outside half way. Getting Equipment or a man out of his cell takes some rounds.
GAME_WON, KIT, CARD, HAND, FREE, BELOW, HALF_WAY = 2.5, 0.25, 0.07, 0.02, 0.1, 0.1, 0.35

#: Cards of Equipment beyond this number have no value.
MOST_CARDS = 6

#: Shares of the value of a man outside: with no way on, at a target, and the steps that cost one share.
NO_WAY_ON, AT_TARGET, SHARE_STEPS = 0.15, 1.4, 20

#: The cost of each further round that a man needs.
DELAY = 0.03

#: The value of an illegal way.
IMPOSSIBLE = -99.0

#: With at least this number of rounds left a Kit and Equipment have their full value.
LONG = 12


class Futures(Lookout):
    """Scores the alternatives of one decision over sampled futures."""

    def __init__(
        self,
        game: Game,
        view: Seen,
        memory: Memory,
        ways: Sequence[Sequence[Action]],
        chance: Chance,
        favour: float,
    ) -> None:
        """Compare these ways.

        The first is what the player does without looking ahead; `favour` is how much better another must be.
        An officer who takes another one keeps his other men still for this turn.
        """
        assert view.seat is not None
        self.game = game
        self.view = view
        self.memory = memory
        self.seat = view.seat
        self.ways = ways
        self.favour = favour
        self.lot = fresh_seed(chance)
        self._sampled: list[Colditz] = []

    def _sample(self, number: int) -> Colditz:
        while len(self._sampled) <= number:
            lots = Stream.from_seed(f"{self.lot}/{len(self._sampled)}", quiet=True)
            self._sampled.append(self._drawn(lots))
        # The same dice for every way, whatever they are used for.
        return self._sampled[number].copy(Stream.from_seed(f"{self.lot}/{number}/lots", quiet=True))

    def _drawn(self, lots: Stream) -> Colditz:
        for draw in range(1, DRAWS + 1):
            position = believe(self.game, self.memory, self.view, lots)
            teams = [team for team in range(position.officers) if team != self.seat]
            if draw == DRAWS or all(supplied(position, team) for team in teams):
                return position
        raise AssertionError("one of them is the last")

    def look(self, candidate: int, number: int) -> float:
        position = self._sample(number)
        for number_of, action in enumerate(self.ways[candidate]):
            if position.actor != self.seat:
                break  # another player has to answer first
            if position.why_not(self.seat, action) is not None:
                if not number_of:
                    return IMPOSSIBLE
                break
            position.apply(self.seat, action)
        late = self._play_on(position, number, bool(candidate))
        return worth(position, self.seat) - DELAY * late + (0.0 if candidate else self.favour)

    def _play_on(self, position: Colditz, number: int, still: bool) -> int:
        """Play on; return the rounds that this seat's escapes took, added up; 0 without any.

        Other officers with nobody outside sit still: they hardly affect the result.
        """
        until = position.round + (SECURITY_ROUNDS if self.seat == position.officers else OFFICER_ROUNDS)
        players: dict[int, Bot] = {}
        officer = self.seat < position.officers
        began, away, late = position.round, position.escapes[self.seat] if officer else 0, 0
        for _ in range(MOST_DECISIONS):
            if officer and position.escapes[self.seat] > away:
                away = position.escapes[self.seat]
                late += position.round - began
            on = position.actor
            if on is None or position.round > until:
                break
            legal = position.legal()
            if on not in (self.seat, position.officers) and position.frames[-1].kind == "officer":
                action = None if at_large(position, on) else nothing(legal)
                if action is not None:
                    position.apply(on, action)
                    continue
            player = players.get(on)
            if player is None:
                player = players[on] = self._player(position, on, number, still)
            position.apply(on, player.choose(position.view(on), legal))
        return late

    def _player(self, position: Colditz, on: int, number: int, still: bool) -> Bot:
        lots = Stream.from_seed(f"{self.lot}/{number}/{on}", quiet=True)
        if on == position.officers:
            return Security(lots, VETERAN.habits, VETERAN.security)
        if on != self.seat:
            return Officer(lots, VETERAN.habits, VETERAN.officer)
        player = Officer(lots, HASTY_ACE.habits, HASTY_ACE.officer)
        if still:
            player.mind.order = Order(position.round)
        return player


def nothing(legal: Legal) -> Say | None:
    """Return the action that does nothing and ends the turn, if there is one."""
    for verb in ("roll", "end"):
        if verb in legal.verbs:
            return say(verb)
    return None


def at_large(position: Colditz, team: int) -> bool:
    """Return whether a team has a man outside or in a tunnel."""
    men = position.at[team * TEAM : team * TEAM + position.pows]
    return max(men) >= position.ground.size or bool(outside(position, team))


def supplied(position: Colditz, team: int) -> bool:
    """Return whether every man a team has outside has the Equipment to go on."""
    field = _way_out(position, team)
    return all(field[position.at[pow]] < FAR for pow in outside(position, team))


def _way_out(position: Colditz, team: int) -> list[int]:
    """Return the steps to a target from everywhere, with the team's Equipment."""
    chart = chart_of(position.ground, position.rules.movement.pow_on_garrison_black != "forbidden")
    return chart.out(clip(position.equipment[team]))


def outside(position: Colditz, team: int) -> list[int]:
    """Return the men of a team who are on the run."""
    zone, size = position.ground.zone, position.ground.size
    return [
        pow
        for pow in range(team * TEAM, team * TEAM + position.pows)
        if 0 <= position.at[pow] < size and zone[position.at[pow]] != INNER and not position.returning[pow]
    ]


def worth(position: Colditz, seat: int) -> float:
    """Return the value of a position: what an officer has, or for Security minus what the officers have."""
    outcome = position.outcome
    if outcome is not None:
        if seat == position.officers:
            return GAME_WON if seat in outcome.winners else -GAME_WON - max(position.escapes)
        return position.escapes[seat] + (GAME_WON if seat in outcome.winners else 0.0)
    if seat == position.officers:
        return -sum(team_worth(position, team) for team in range(position.officers))
    return team_worth(position, seat)


def team_worth(position: Colditz, team: int) -> float:
    """Return how far a team has come, in escapes."""
    if position.eliminated[team]:
        return -1.0
    rules = position.rules
    kit = position.kit[team] > 0 or not rules.kit.kit_required
    later = min(1.0, (position.rounds - position.round) / LONG)
    held = position.equipment[team]
    value = KIT * kit + CARD * min(MOST_CARDS, sum(held)) + HAND * len(position.hands[team])
    out = 0.0
    for place in position.at[team * TEAM : team * TEAM + position.pows]:
        if place >= 0:
            value += FREE
            out = max(out, BELOW if place >= position.ground.size else 0.0)
    field = _way_out(position, team)
    for pow in outside(position, team):
        out = max(out, HALF_WAY * max(NO_WAY_ON, AT_TARGET - field[position.at[pow]] / SHARE_STEPS))
    return position.escapes[team] + value * later + out
