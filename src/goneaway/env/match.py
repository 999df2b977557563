"""One game, played word by word: who is asked next, what he sees, what he may say.

What no learning seat decides is done here: bots take their decisions, and a question with one answer is
answered, as the driver of any game does it. When a turn begins every seat may say something aside, twice
round, as in simulations: an offer can be answered before the turn goes on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import numpy as np

from .. import new_game
from ..bots import Bot, Seated
from ..bots.contract.bot import UNSEEN, tell
from ..kernel import Action, Chance, Event, Position, Stream
from .choosing import Choosing
from .rewards import Rewards
from .seeing import DETAILS, Array, Eyes, row_of
from .setting import SAID, Setting

#: What a seat is asked for: nothing, a decision, an aside.
NOTHING, DECISION, ASIDE = 0, 1, 2


class Match:
    """A game on its way. `seat` is whose word is awaited; None when the game is over."""

    def __init__(
        self,
        setting: Setting,
        eyes: Eyes,
        seed: object,
        chance: Chance | None = None,
        tutors: Sequence[str] = (),
    ) -> None:
        """With a `chance` the outcomes come from there, and the seed is for bots alone.

        `tutors` are bots for the learners' seats, by seat: they hear what a learner would, and whoever speaks
        for the learners may ask them.
        """
        self.setting = setting
        self.eyes = eyes
        self.game = new_game(setting.game, players=setting.players, rules=setting.rules, seed=seed)
        self.position: Position = self.game.start(chance)
        seats = len(self.game.seats)
        # A learner's seat has a bot as a place holder, which is not asked here.
        names = [setting.bots.get(seat, tutors[seat] if tutors else "random") for seat in range(seats)]
        self._seated = Seated(
            names, self.game, lambda seat: Stream.from_seed(f"{seed}/bot/{seat}", quiet=True)
        )
        self.tutors: Sequence[Bot] = tuple(self._seated.bots) if tutors else ()
        self._listeners = [(seat, bot) for seat, bot in enumerate(self._seated.bots) if bot.hears]
        self._history: deque[list[int]] = deque(maxlen=setting.history)
        self._turn = (-1, 0)
        #: Who is still to be asked for an aside, the next one last.
        self._speakers: list[int] = []
        self._words = len(eyes.lexicon)
        self._rewards = Rewards(self.position, seats, setting.shaping, setting.game)
        #: By seat: what it saw, as long as nothing has happened since.
        self._seen: dict[int, dict[str, Array]] = {}
        self._told: Array | None = None
        self.seat: int | None = None
        self.asked = NOTHING
        self.choosing = Choosing(eyes.lexicon)
        #: All that happened since the last word, told in full.
        self.heard: tuple[Event, ...] = self.position.prelude
        self._hear(self.position.prelude)
        self._go_on()

    def copy(self, chance: Chance, position: Position | None = None) -> Match:
        """The same moment, its future drawn from `chance`; or another position, in which the same is asked.

        What the asked seat has said of an action is said in the copy, too, as far as it can be.
        """
        if self.setting.bots:
            raise ValueError("bots have their own memory; a match with bots has no copies")
        twin = Match.__new__(Match)
        twin.setting = self.setting
        twin.eyes = self.eyes
        twin.game = self.game
        twin.position = self.position.copy(chance) if position is None else position
        twin.position.chance = chance
        twin._seated = self._seated
        twin._listeners = self._listeners
        twin._history = self._history.copy()
        twin._turn = self._turn
        twin._speakers = self._speakers[:]
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
            twin._speakers.append(self.seat)
        asked = self.seat, self.asked
        twin._go_on()
        said = self.choosing.said
        while (twin.seat, twin.asked) == asked and len(twin.choosing.said) < len(said):
            word = said[len(twin.choosing.said)]
            if word not in twin.choosing.options:
                break
            twin.choosing.say(word)
        return twin

    # What is done

    def say(self, word: int) -> Action | None:
        """The next word of the seat that is asked; what it did, if that made an action whole."""
        if self.seat is None:
            raise ValueError("the game is over; nobody is asked")
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
        """A whole action of the seat that is asked; raises `Refused`."""
        if self.seat is None:
            raise ValueError("the game is over; nobody is asked")
        self.heard = ()
        self._apply(self.seat, action)
        self._go_on()

    def silence(self) -> None:
        """The seat that is asked for an aside has none."""
        if self.asked != ASIDE:
            raise ValueError("a decision is asked for; it cannot be passed over in silence")
        self.heard = ()
        self._go_on()

    def break_off(self) -> None:
        """Nobody plays on; bots that are programs of their own are sent home."""
        self._seated.leave(None)
        self.seat, self.asked = None, NOTHING

    def _apply(self, seat: int, action: Action) -> None:
        events = self.position.apply(seat, action)
        self._seen.clear()
        self.heard += events
        self._hear(events)

    def _hear(self, events: Sequence[Event]) -> None:
        if self._listeners:
            tell(self._listeners, self.position.ply, events)
        if self._history.maxlen:
            told = [event for event in events if not event.private]
            if told:
                self._told = None
                self._history.extend(map(self.eyes.alphabet.told, told[-self._history.maxlen :]))

    def _go_on(self) -> None:
        """Until a learner has something to choose, or the game is over."""
        position, bots = self.position, self.setting.bots
        lexicon = self.eyes.lexicon
        while (actor := position.actor) is not None:
            if self._speakers:
                speaker = self._speakers.pop()
                if self._speaks(speaker):
                    return
                continue
            turn = (actor, position.phase)
            if turn != self._turn and len(position.frames) == 1:
                self._turn = turn
                self._speakers = self._all_speakers() * 2
                continue
            if actor in bots:
                bot = self._seated.bots[actor]
                view = UNSEEN if bot.blind else position.view(actor)
                self._apply(actor, bot.choose(view, position.legal()))
                continue
            self.choosing = Choosing.among(lexicon, position.legal())
            if self.choosing.action is None:
                self.seat, self.asked = actor, DECISION
                return
            self._apply(actor, self.choosing.action)
        self._seated.leave(position.outcome)
        self.seat, self.asked = None, NOTHING

    def _all_speakers(self) -> list[int]:
        bots = self.setting.bots
        return [
            seat
            for seat in reversed(range(len(self.game.seats)))
            if (not self._seated.bots[seat].blind if seat in bots else self.setting.asides)
        ]

    def _speaks(self, seat: int) -> bool:
        """Ask a seat for an aside; True if that is for a learner to answer."""
        asides = self.position.asides(seat)
        if seat in self.setting.bots:
            if asides:
                said = self._seated.bots[seat].aside(self.position.view(seat), asides)
                if said is not None:
                    self._apply(seat, said)
            return False
        if not asides:
            return False
        self.choosing = Choosing.aside(self.eyes.lexicon, asides)
        self.seat, self.asked = seat, ASIDE
        return True

    # What is seen

    def rewards(self) -> list[float]:
        """What each seat is given for all that happened since this was last asked."""
        return self._rewards.since(self.position)

    def mask(self, seat: int) -> Array:
        """By word: whether this seat may say it now."""
        mask = np.zeros(self._words, np.int8)
        if seat == self.seat:
            mask[self.choosing.options] = 1
        return mask

    def observe(self, seat: int) -> dict[str, Array]:
        """All that a seat sees, but for its mask."""
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = self.eyes.see(self.position.view(seat))
            if self._history.maxlen:
                seen["history"] = self._recent()
        # Whoever is shown them may keep them and write in them.
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
        """The last public events, the latest last."""
        if self._told is None:
            rows = self.setting.history
            letters = [0] * ((rows - len(self._history)) * (DETAILS + 1))
            for row in self._history:
                letters += row
            self._told = row_of(letters).reshape(rows, DETAILS + 1)
        return self._told
