"""Every game as an OpenSpiel game, with each random outcome as a chance node.

Once this module is imported, `pyspiel.load_game("goneaway_colditz(players=4,edition=osprey)")` works, and so
does every other registered game, including games from other distributions. Actions are tokens, as in the flat
encoding; every die and every card of a shuffle is a chance node.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel

from .. import KINDS
from ..kernel import Chance, Event, GameKind, Stream
from .match import Match
from .rewards import by_places
from .setting import Setting, parts_of

#: More outcomes than any shuffle or die has.
OUTCOMES = 128
#: Games of random players never came near this number of tokens and outcomes.
LONGEST = 200_000
#: Number of public events in an information state's tensor; its string has all of them.
EVENTS = 64

#: Default number of players; a game for fewer has its maximum instead.
PLAYERS = 4


class NeedsOutcome(Exception):
    """A random outcome is needed: one of `of`, or an order of `of` things."""

    def __init__(self, domain: str, of: int, order: bool) -> None:
        super().__init__(f"{domain}: {'an order' if order else 'one'} of {of}")
        self.domain, self.of, self.order = domain, of, order


class ScriptedChance(Chance):
    """Plays back chosen outcomes in order; raises `NeedsOutcome` when they are used up."""

    def __init__(self, outcomes: Sequence[int | list[int]] = ()) -> None:
        super().__init__(quiet=True)
        self._left = list(reversed(outcomes))

    def _pick(self, domain: str, of: int) -> int:
        if not self._left:
            raise NeedsOutcome(domain, of, False)
        value = self._left.pop()
        assert isinstance(value, int)
        return value

    def _order(self, domain: str, of: int) -> list[int]:
        if of < 2:
            return list(range(of))
        if not self._left:
            raise NeedsOutcome(domain, of, True)
        value = self._left.pop()
        assert isinstance(value, list)
        return list(value)

    def fork(self, label: str) -> Stream:
        # Copies are for looking ahead; their outcomes do not count.
        return Stream.from_seed(label)


def read_rules(text: str) -> dict[str, Any]:
    """Read house rules from a parameter, which cannot contain commas: `escape_goal:3;day_night:false`."""
    out: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise ValueError(f"house rules are written name:value;name:value, not {text!r}")
        try:
            out[name] = json.loads(value)
        except json.JSONDecodeError:
            out[name] = value
    return out


class PlayState:
    """A state without what OpenSpiel itself keeps: the match, and the outcome that is needed."""

    def __init__(self, game: Spiel) -> None:
        self.game = game
        self.match: Match | None = None
        #: The token whose consequences are being drawn; None during the set-up.
        self._word: int | None = None
        self._outcomes: list[int | list[int]] = []
        self.wanted: NeedsOutcome | None = None
        #: The swaps made so far in an order that is being drawn, the last first.
        self._picks: list[int] = []
        #: By seat, with the spectator last: everything it has seen and chosen.
        self.told: list[tuple[str, ...]] = [()] * (game.num_players() + 1)
        #: All tokens and outcomes from the beginning; None for a resampled state.
        self._choices: list[int] | None = []
        self._try()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the list of choices, from which the game is replayed."""
        if self._choices is None:
            raise TypeError("a resampled state has no history, so it cannot be serialised")
        return _played_again, (str(self.game), self._choices)

    def __deepcopy__(self, memory: object) -> PlayState:
        twin = PlayState.__new__(PlayState)
        twin.__dict__.update(self.__dict__)
        twin.match = None if self.match is None else self.match.copy(ScriptedChance())
        twin._outcomes, twin._picks, twin.told = self._outcomes[:], self._picks[:], self.told[:]
        twin._choices = None if self._choices is None else self._choices[:]
        return twin

    @property
    def chances(self) -> int:
        """Number of outcomes of the chance node."""
        assert self.wanted is not None
        return self.wanted.of - len(self._picks) if self.wanted.order else self.wanted.of

    def choose(self, action: int) -> None:
        """Apply an outcome of a chance node, or the next token of the seat to act."""
        if self.wanted is None:
            self._word = action
            self._try()
            self._remember(action)
            return
        if not 0 <= action < self.chances:
            raise ValueError(f"{self.wanted.domain} has outcomes 0 to {self.chances - 1}, not {action}")
        self._remember(action)
        if self.wanted.order:
            self._picks.append(action)
            if self.chances > 1:
                return
            self._outcomes.append(_ordered(self.wanted.of, self._picks))
            self._picks = []
        else:
            self._outcomes.append(action)
        self._try()

    def _remember(self, action: int) -> None:
        if self._choices is not None:
            self._choices.append(action)

    def _try(self) -> None:
        """Play on with the outcomes so far; if another one is needed, leave everything as it was."""
        chance = ScriptedChance(self._outcomes)
        self.wanted = None
        try:
            if self.match is None:
                trial = Match(self.game.setting, self.game.encoder, 0, chance)
            else:
                trial = self.match.copy(chance)
                assert self._word is not None
                self._note(trial.seat, self.game.encoder.lexicon.words[self._word])
                trial.say(self._word)
        except NeedsOutcome as wanted:
            if self.match is not None:
                self._forget(self.match.seat)
            self.wanted = wanted
            return
        self.match, self._word, self._outcomes = trial, None, []
        self._hear(trial.heard)

    def _note(self, seat: int | None, word: str) -> None:
        assert seat is not None
        self.told[seat] += (word,)

    def _forget(self, seat: int | None) -> None:
        assert seat is not None
        self.told[seat] = self.told[seat][:-1]

    def _hear(self, events: Sequence[Event]) -> None:
        for seat in range(len(self.told)):
            seen = [event.seen_by(seat if seat < len(self.told) - 1 else None) for event in events]
            self.told[seat] += tuple(
                f"{event.kind} {json.dumps(dict(event.parameters))}" for event in seen if event is not None
            )

    def resampled(self, seat: int, chance: Chance) -> PlayState:
        """Return a state that looks the same to a seat, with the hidden information resampled."""
        if self.match is None or self.wanted is not None:
            raise ValueError("hidden cards can be resampled only where a seat decides, not at a chance node")
        twin = PlayState.__new__(PlayState)
        twin.__dict__.update(self.__dict__)
        position = self.match.game.determinize(self.match.position.view(seat), chance)
        # What the other seats were told privately is unknown to this one: they remember only public events.
        twin.told = [told if other == seat else self.told[-1] for other, told in enumerate(self.told)]
        twin._outcomes, twin._picks, twin._choices = [], [], None
        twin.match = self.match.copy(ScriptedChance(), position)
        return twin


def _played_again(game: str, choices: Sequence[int]) -> PlayState:
    course = PlayState(pyspiel.load_game(game))
    for action in choices:
        course.choose(action)
    return course


def _ordered(of: int, picks: Sequence[int]) -> list[int]:
    order = list(range(of))
    for last, other in zip(range(of - 1, 0, -1), picks, strict=True):
        order[last], order[other] = order[other], order[last]
    return order


def parameters_of(kind: GameKind) -> dict[str, Any]:
    """Return the parameters of a table, with their defaults."""
    edition = {"edition": kind.edition} if kind.edition else {}
    return {"players": min(PLAYERS, kind.players[-1]), **edition, "rules": "", "asides": True}


class Spiel(pyspiel.Game):
    """One of the games with its table."""

    #: A subclass for each game holds its kind and what OpenSpiel knows of it.
    kind: GameKind
    about: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wished = {**parameters_of(self.kind), **(params or {})}
        rules = read_rules(str(wished["rules"]))
        if "edition" in wished:
            rules["edition"] = wished["edition"]
        self.setting = Setting(
            self.kind.name, wished["players"], rules, asides=wished["asides"], history=EVENTS
        )
        self.encoder = self.setting.encoder()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoder.lexicon),
            max_chance_outcomes=OUTCOMES,
            num_players=len(self.setting.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.about, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A state of the game: a seat chooses its next token, an outcome is drawn, or the game is over."""

    def __init__(self, game: Spiel, course: PlayState | None = None) -> None:
        super().__init__(game)
        self.course = PlayState(game) if course is None else course

    def current_player(self) -> int:
        if self.course.wanted is not None:
            return int(pyspiel.PlayerId.CHANCE)
        match = self._match()
        return int(pyspiel.PlayerId.TERMINAL) if match.seat is None else match.seat

    def _match(self) -> Match:
        assert self.course.match is not None
        return self.course.match

    def _legal_actions(self, player: int) -> list[int]:
        match = self._match()
        return sorted(match.choosing.options) if player == match.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.course.chances
        return [(outcome, 1 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        self.course.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.course.game.encoder.lexicon.words[action]
        domain = self.course.wanted.domain if self.course.wanted is not None else "chance"
        return f"{domain} {action}"

    def is_terminal(self) -> bool:
        return self.course.wanted is None and self._match().seat is None

    def returns(self) -> list[float]:
        match = self.course.match
        outcome = None if match is None or self.course.wanted is not None else match.position.outcome
        seats = self.num_players()
        return [0.0] * seats if outcome is None else by_places(outcome, seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state consistent with what a player knows; `sampler` returns random numbers from 0 to 1.

        Its history begins with it: it can be played on and cloned, but not serialised.
        """
        lots = Stream.from_seed(sampler(), quiet=True)
        return SpielState(self.course.game, self.course.resampled(player, lots))

    def __str__(self) -> str:
        match, wanted = self.course.match, self.course.wanted
        asked = f"chance: {wanted}" if wanted is not None else ""
        if match is None:
            return asked
        said = match.encoder.lexicon.read(match.choosing.said) if match.seat is not None else ""
        seen = json.dumps(match.position.view(None).to_json())
        return "\n".join(filter(None, (seen, f"ply {match.position.ply}", asked, said and f"said: {said}")))


class Observer:
    """A player's observation, as tensors and as text.

    With perfect recall also everything the player has seen.
    """

    def __init__(self, game: Spiel, about: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params!r}")
        self._about = about
        parts = parts_of(game.setting, game.encoder)
        if not about.perfect_recall:
            del parts["history"]
        self.tensor = np.zeros(sum(int(np.prod(part.shape)) for part in parts.values()), np.float32)
        self.dict = {}
        first = 0
        for name, part in parts.items():
            size = int(np.prod(part.shape))
            self.dict[name] = self.tensor[first : first + size].reshape(part.shape)
            first += size

    def set_from(self, state: SpielState, player: int) -> None:
        match = state.course.match
        self.tensor.fill(0)
        if match is not None:
            seen = match.observe(player)
            for name, array in self.dict.items():
                array[:] = seen[name]

    def string_from(self, state: SpielState, player: int) -> str:
        match = state.course.match
        if match is None:
            return "set-up"
        said = match.choosing.said if match.seat == player else []
        lines = [json.dumps(match.position.view(player).to_json()), match.encoder.lexicon.read(said)]
        if self._about.perfect_recall:
            lines += state.course.told[player]
        return "\n".join(lines)


def register(kind: GameKind) -> None:
    """Register a game with OpenSpiel as `goneaway_NAME`."""
    about = pyspiel.GameType(
        short_name=f"goneaway_{kind.name}",
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.players[-1],
        min_num_players=kind.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters_of(kind),
    )
    pyspiel.register_game(about, type(f"Spiel_{kind.name}", (Spiel,), {"kind": kind, "about": about}))


for _kind in KINDS.values():
    register(_kind)
