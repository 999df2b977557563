"""Any legal combination of options plays: no exception, no dead end, no card lost, no secret told."""

from __future__ import annotations

import pytest

from .rulesets import random_ruleset
from .test_colditz_properties import run

#: Rulesets in the suite; each is a whole game. More of them: raise the number and wait.
BATCHES, PER_BATCH = 14, 15


@pytest.mark.sampled(10)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_rulesets(batch: int) -> None:
    for seed in range(batch * PER_BATCH, (batch + 1) * PER_BATCH):
        players, rules = random_ruleset(seed)
        try:
            run(seed, players, 0.01, **rules)
        except BaseException as error:
            error.add_note(f"ruleset {seed}: {players} players, {rules}")
            raise
