"""Behaviour cloning: a small NumPy network trained on a dataset of Section X, and a bot that plays by it.

An example to begin with, not a strong player.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ..bots import Bot
from ..kernel import Action, Chance, Game, Legal, View
from .choosing import Choosing
from .dataset import Dataset
from .match import DECISION
from .observation import Array
from .sectionx import BOARD, SectionXEncoder
from .setting import SAID, Setting
from .words import Lexicon

#: The parts of an observation that the network uses.
PARTS = ("board", "pieces", "facts", "said")
#: The number of chosen tokens that the network sees: enough for every action of Section X.
WORDS = 5
HIDDEN = 192
#: Number of tile codes (0 for no tile), and of rotations.
TILES, TURNS = 18, 6


def features(seen: Mapping[str, Array], words: int) -> Array:
    """Return the network's inputs by observation: tiles and rotations one-hot, own seat first."""
    board, facts, said = seen["board"], seen["facts"], seen["said"]
    rows = len(board)
    laid = board[:, :, 2:3] > 0
    tiles = (board[:, :, 2:3] == np.arange(TILES)).reshape(rows, -1)
    turns = ((board[:, :, 3:4] == np.arange(TURNS)) & laid).reshape(rows, -1)
    by_seat = board[:, :, len(BOARD) :]
    seats = by_seat.shape[2] // 4
    # Begin with the seat whose observation it is.
    order = (np.arange(seats) + facts[:, :1]) % seats
    each = by_seat.reshape(rows, -1, seats, 4)
    pieces = np.take_along_axis(each, order[:, None, :, None], axis=2).reshape(rows, -1)
    spoken = (said[:, 1 : WORDS + 1, None] == np.arange(1, words + 1)).reshape(rows, -1)
    seat = facts[:, :1] == np.arange(seats)
    known = np.tanh(facts / 4)
    return np.concatenate([tiles, turns, pieces, spoken, seat, known], axis=1).astype(np.float32)


class Policy:
    """A network with one hidden layer and one output for each token."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self.weights = dict(weights)

    @classmethod
    def fresh(cls, inputs: int, words: int, lots: np.random.Generator) -> Policy:
        return cls(
            {
                "in": lots.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
                "in0": np.zeros(HIDDEN, np.float32),
                "out": lots.normal(0, HIDDEN**-0.5, (HIDDEN, words)).astype(np.float32),
                "out0": np.zeros(words, np.float32),
            }
        )

    def chances(self, inputs: Array, masks: Array) -> tuple[Array, Array]:
        """Return the probability of each token, by row, and the activations of the hidden layer."""
        hidden = np.maximum(inputs @ self.weights["in"] + self.weights["in0"], 0)
        scores = hidden @ self.weights["out"] + self.weights["out0"]
        scores = np.where(masks, scores, -1e9)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True), hidden

    def save(self, path: Path) -> None:
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **self.weights)

    @classmethod
    def load(cls, path: Path) -> Policy:
        try:
            with np.load(path, allow_pickle=False) as file:
                return cls({name: file[name] for name in ("in", "in0", "out", "out0")})
        except (OSError, KeyError, ValueError, EOFError) as error:
            raise ValueError(f"{path.name} is not a policy: {error}") from None


def train(data: Dataset, epochs: int = 6, seed: int = 0, batch: int = 256) -> tuple[Policy, list[float]]:
    """Train a policy with Adam and cross-entropy; return it, and its accuracy in every epoch."""
    if epochs < 1:
        raise ValueError(f"at least one epoch is needed, not {epochs}")
    lots = np.random.default_rng(seed)
    words = len(data.card["words"])
    columns = data.columns

    def inputs(rows: Array) -> Array:
        return features({name: columns[name][rows] for name in PARTS}, words)

    policy = Policy.fresh(inputs(np.arange(1)).shape[1], words, lots)
    weights = policy.weights
    first = {name: np.zeros_like(array) for name, array in weights.items()}
    second = {name: np.zeros_like(array) for name, array in weights.items()}
    right: list[float] = []
    step = 0
    for epoch in range(epochs):
        order, hits = lots.permutation(len(data)), 0
        rate = 2e-3 * 0.6**epoch
        for start in range(0, len(order), batch):
            rows = order[start : start + batch]
            seen, said = inputs(rows), columns["word"][rows]
            chances, hidden = policy.chances(seen, data.masks(rows))
            hits += int((chances.argmax(axis=1) == said).sum())
            error = chances
            error[np.arange(len(rows)), said] -= 1
            error /= len(rows)
            back = (error @ weights["out"].T) * (hidden > 0)
            slopes = {"out": hidden.T @ error, "out0": error.sum(0), "in": seen.T @ back, "in0": back.sum(0)}
            step += 1
            for name, slope in slopes.items():
                first[name] += 0.1 * (slope - first[name])
                second[name] += 0.001 * (slope * slope - second[name])
                pace = rate * (1 - 0.999**step) ** 0.5 / (1 - 0.9**step)
                weights[name] -= (pace * first[name] / (np.sqrt(second[name]) + 1e-8)).astype(np.float32)
        right.append(hits / len(order))
    return policy, right


class Cloned(Bot):
    """A bot that plays the policy's most likely token, or samples one that is nearly as likely."""

    def __init__(self, policy: Policy, game: Game, chance: Chance) -> None:
        super().__init__(chance)
        players = game.kind.people(game.seats, game.rules)
        encoder = Setting(game.kind.name, players, game.rules).encoder()
        if not isinstance(encoder, SectionXEncoder):
            raise ValueError(f"it has learned Section X, not {game.kind.title}")
        self._encoder, self._policy = encoder, policy
        self._lots: np.random.Generator | None = None

    @property
    def lexicon(self) -> Lexicon:
        return self._encoder.lexicon

    def choose(self, view: View, legal: Legal) -> Action:
        return self.finish(view, Choosing.among(self._encoder.lexicon, legal))

    def finish(self, view: View, choosing: Choosing) -> Action:
        """Choose token by token until the action is complete."""
        if self._lots is None:
            self._lots = np.random.default_rng(self.chance.pick("bot", 1 << 32))
        words = len(self._encoder.lexicon)
        seen: dict[str, Any] = {name: array[None] for name, array in self._encoder.encode(view).items()}
        while choosing.action is None:
            said = np.zeros((1, SAID + 1), np.int16)
            said[0, 0] = DECISION
            said[0, 1 : len(choosing.said) + 1] = np.array(choosing.said, np.int16) + 1
            mask = np.zeros((1, words), np.int8)
            mask[0, choosing.options] = 1
            chances, _ = self._policy.chances(features({**seen, "said": said}, words), mask)
            # Squaring favours the likely tokens, and sampling keeps games from repeating the same cycle.
            sharp = chances[0].astype(np.float64) ** 2
            choosing.say(int(self._lots.choice(words, p=sharp / sharp.sum())))
        return choosing.action
