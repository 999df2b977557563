"""One game played token by token: which seat acts next, what it observes, which tokens are legal.

The learners make their decisions; everything else happens here. Bots decide and make asides, and forced
decisions are played automatically, by the same loop as everywhere else.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import numpy as np

from .. import new_game
from ..bots import Asked, Bot, GameLoop, bot_chance, seated
from ..kernel import Action, Chance, Event, Position
from .choosing import Choosing
from .observation import DETAILS, Array, ObservationEncoder, row_of
from .rewards import Rewards
from .setting import SAID, Setting

#: What a seat is asked for: nothing, a decision, an aside.
NOTHING, DECISION, ASIDE = 0, 1, 2


class Match:
    """A game in progress. `seat` is the seat to act; None when the game is over."""

    def __init__(
        self,
        setting: Setting,
        encoder: ObservationEncoder,
        seed: object,
        chance: Chance | None = None,
        tutors: Sequence[str] = (),
    ) -> None:
        """Start a game. If `chance` is given it decides dice and cards, and the seed serves the bots only.

        `tutors` are bots for the learners' seats, by seat: they learn of the same events as a learner, and
        give `advice`.
        """
        self.setting = setting
        self.encoder = encoder
        self.game = new_game(setting.game, players=setting.players, rules=setting.rules, seed=seed)
        self.position: Position = self.game.start(chance)
        seats = len(self.game.seats)
        # A learner's seat gets a bot as a placeholder, which is never asked.
        names = {seat: setting.bots.get(seat, tutors[seat] if tutors else "random") for seat in range(seats)}
        bots = seated(names, self.game, lambda seat: bot_chance(seed, seat))
        self.tutors: Sequence[Bot] = tuple(bots.bots.values()) if tutors else ()
        speakers = [
            seat
            for seat in range(seats)
            if (seat in bots.speakers if seat in setting.bots else setting.asides)
        ]
        self._loop = GameLoop(self.position, bots, speakers)
        self._history: deque[list[int]] = deque(maxlen=setting.history)
        self._words = len(encoder.lexicon)
        self._rewards = Rewards(self.position, seats, setting.shaping, setting.game)
        #: By seat: its last observation, until something happens.
        self._seen: dict[int, dict[str, Array]] = {}
        self._told: Array | None = None
        self.seat: int | None = None
        self.asked = NOTHING
        self.choosing = Choosing(encoder.lexicon)
        #: All events since the last token, unredacted.
        self.heard: tuple[Event, ...] = ()
        self._hear(self._loop.begin())
        self._go_on()

    def copy(self, chance: Chance, position: Position | None = None) -> Match:
        """Return a copy with its future drawn from `chance`, or a copy at another position.

        The tokens that the seat to act has already chosen are repeated in the copy, as far as they are legal
        there.
        """
        if self.setting.bots:
            raise ValueError("a match with bots cannot be copied: bots have their own memory")
        twin = Match.__new__(Match)
        twin.setting = self.setting
        twin.encoder = self.encoder
        twin.game = self.game
        twin.position = self.position.copy(chance) if position is None else position
        twin.position.chance = chance
        twin._loop = self._loop.copy(twin.position)
        twin._history = self._history.copy()
        twin._words = self._words
        twin._rewards = self._rewards.copy()
        twin._seen = {}
        twin._told = self._told
        twin.seat = self.seat
        twin.asked = self.asked
        twin.choosing = self.choosing
        twin.heard = self.heard
        if self.asked == ASIDE:
            assert self.seat is not None
            twin._loop.call([self.seat])
        asked = self.seat, self.asked
        twin._go_on()
        said = self.choosing.said
        while (twin.seat, twin.asked) == asked and len(twin.choosing.said) < len(said):
            word = said[len(twin.choosing.said)]
            if word not in twin.choosing.options:
                break
            twin.choosing.say(word)
        return twin

    # Actions

    def say(self, word: int) -> Action | None:
        """Choose the next token for the seat to act; return the action, if this token completed one."""
        if self.seat is None:
            raise ValueError("the game is over; call reset()")
        self.heard = ()
        self.choosing.say(word)
        action = self.choosing.action
        if action is None and not self.choosing.silent:
            return None
        if action is not None:
            self._apply(self.seat, action)
        self._go_on()
        return action

    def act(self, action: Action) -> None:
        """Play a complete action for the seat to act; raise `Refused`."""
        if self.seat is None:
            raise ValueError("the game is over; call reset()")
        self.heard = ()
        self._apply(self.seat, action)
        self._go_on()

    def silence(self) -> None:
        """Make no aside for the seat to act."""
        if self.asked != ASIDE:
            raise ValueError("a decision is asked for; only an aside can be declined")
        self.heard = ()
        self._go_on()

    def break_off(self) -> None:
        """Stop the game; bots that run as external programs are ended."""
        self._loop.seated.leave(None)
        self.seat, self.asked = None, NOTHING

    def _apply(self, seat: int, action: Action) -> None:
        self._hear(self._loop.do(seat, action))

    def _hear(self, events: tuple[Event, ...]) -> None:
        self._seen.clear()
        self.heard += events
        if self._history.maxlen:
            told = [event for event in events if not event.private]
            if told:
                self._told = None
                self._history.extend(map(self.encoder.alphabet.told, told[-self._history.maxlen :]))

    def _go_on(self) -> None:
        """Play on until a learner has a choice, or the game is over."""
        position, bots, loop, lexicon = self.position, self.setting.bots, self._loop, self.encoder.lexicon
        while (asked := loop.next()) is not None:
            seat = asked.seat
            if seat in bots:
                self._hear(loop.step(asked))
                continue
            if asked.asides is not None:
                self.choosing = Choosing.aside(lexicon, asked.asides)
                self.seat, self.asked = seat, ASIDE
                return
            self.choosing = Choosing.among(lexicon, position.legal())
            if self.choosing.action is None:
                self.seat, self.asked = seat, DECISION
                return
            self._apply(seat, self.choosing.action)
        loop.seated.leave(position.outcome)
        self.seat, self.asked = None, NOTHING

    def advice(self) -> Action | None:
        """Return the action the tutor of the current seat would choose; None if it would make no aside."""
        assert self.seat is not None
        asides = self._loop.turns.asides if self.asked == ASIDE else None
        return self._loop.answer(self.tutors[self.seat], Asked(self.seat, asides))

    # Observations

    def rewards(self) -> list[float]:
        """Return each seat's reward since the last call."""
        return self._rewards.since(self.position)

    def mask(self, seat: int) -> Array:
        """Return, by token, whether it is legal for this seat now."""
        mask = np.zeros(self._words, np.int8)
        if seat == self.seat:
            mask[self.choosing.options] = 1
        return mask

    def observe(self, seat: int) -> dict[str, Array]:
        """Return the observation of a seat, without its action mask."""
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = self.encoder.encode(self.position.view(seat))
            if self._history.maxlen:
                seen["history"] = self._recent()
        # Copies, so that a caller may keep them and write to them.
        out = {name: array.copy() for name, array in seen.items()}
        said = np.zeros(SAID + 1, np.int16)
        if seat == self.seat:
            words = self.choosing.said[:SAID]
            said[0] = self.asked
            said[1 : len(words) + 1] = words
            said[1 : len(words) + 1] += 1
        out["said"] = said
        return out

    def _recent(self) -> Array:
        """Return the last public events, the latest last."""
        if self._told is None:
            rows = self.setting.history
            letters = [0] * ((rows - len(self._history)) * (DETAILS + 1))
            for row in self._history:
                letters += row
            self._told = row_of(letters).reshape(rows, DETAILS + 1)
        return self._told
