"""An arena on a real Ray, started for the occasion: the same results as at home.

`make test-long` installs Ray before. Where it cannot be installed this is left out, and the summary says so
(`conftest.py`); where everything has to be tested, that is a failure.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import pytest

from goneaway.env.dataset import Recipe, read_dataset, write_dataset
from goneaway.lab.arena import Arena, Setting, run_arena

PROGRAM = str(Path(sys.executable).with_name("goneaway"))


def beside_ray(*command: str) -> str:
    """What a program prints that begins a Ray of its own, and works on it."""
    # Ray keeps its sockets there, whose names must be short, and what it knows of itself at home.
    with tempfile.TemporaryDirectory(prefix="ray") as folder:
        done = subprocess.run(
            command,
            env={**os.environ, "RAY_TMPDIR": folder, "HOME": folder, "RAY_USAGE_STATS_ENABLED": "0"},
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.long
def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    """Half of them at home, the other half on Ray; then all have been played."""
    out = tmp_path / "results.jsonl"
    settings = (Setting(3), Setting(4))
    at_home = run_arena(Arena("sectionx", ("random",), 4, settings)).to_json()
    run_arena(Arena("sectionx", ("random",), 2, settings), out=out)
    words = ["arena", "sectionx", "--bots", "random", "--games", "4", "--players", "3,4", "--json"]
    told = beside_ray(PROGRAM, *words, "--ray", "local", "--jobs", "2", "--out", str(out))
    data = json.loads(told)
    assert data.pop("times")["decisions"][0]["decisions"] == at_home.pop("times")["decisions"][0]["decisions"]
    assert data == at_home
    assert len(out.read_text().splitlines()) == 1 + 8


@pytest.mark.long
def test_a_vector_environment_on_ray_shows_the_same() -> None:
    """Five environments on two nodes; after every step all rows are those of environments at home."""
    program = (
        "import numpy as np; from goneaway.env.vector import GameVectorEnv\n"
        "from goneaway.env.setting import Setting\n"
        "setting = Setting('colditz', 2, {'edition': 'martelli'}, history=2)\n"
        "here, there = GameVectorEnv(setting, 5), GameVectorEnv(setting, 5, workers=2, ray='local')\n"
        "with here, there:\n"
        "    seen, told = here.reset(seed=7), there.reset(seed=7)\n"
        "    for step in range(40):\n"
        "        for name, array in here.arrays.items():\n"
        "            assert np.array_equal(array, there.arrays[name]), (step, name)\n"
        "        rng = np.random.default_rng(step)\n"
        "        words = [int(rng.choice(mask.nonzero()[0])) if mask.any() else 0\n"
        "                 for row, mask in enumerate(seen[0]['action_mask'])]\n"
        "        seen = here.step(words); there.step(words)\n"
    )
    beside_ray(sys.executable, "-c", program)


@pytest.mark.long
def test_a_dataset_made_on_ray_is_the_same(tmp_path: Path) -> None:
    recipe = Recipe("sectionx", 2, ("random", "random"), 3, parts=("facts",))
    write_dataset(recipe, tmp_path / "here.npz")
    program = (
        "import sys; from pathlib import Path; from goneaway.env.dataset import Recipe, write_dataset\n"
        "recipe = Recipe('sectionx', 2, ('random', 'random'), 3, parts=('facts',))\n"
        "write_dataset(recipe, Path(sys.argv[1]), 2, 'local')"
    )
    beside_ray(sys.executable, "-c", program, str(tmp_path / "there.npz"))
    here, there = (read_dataset(tmp_path / name) for name in ("here.npz", "there.npz"))
    assert here.card == there.card
    assert all(np.array_equal(here.columns[name], there.columns[name]) for name in here.columns)
