"""The package: what is loaded, and what it says of itself."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

import goneaway
from goneaway.kernel import records

ROOT = Path(__file__).parent.parent


def _loaded(program: str) -> set[str]:
    """The modules of this package that a fresh interpreter has loaded when the program is over."""
    tell = f"{program}\nimport sys\nprint(*(name for name in sys.modules if name.startswith('goneaway')))"
    done = subprocess.run([sys.executable, "-c", tell], capture_output=True, text=True, check=True)
    return set(done.stdout.split("\n")[-2].split())


def _rooms(modules: set[str]) -> set[str]:
    return {name.split(".")[1] for name in modules if "." in name}


def test_what_is_not_asked_for_is_not_loaded() -> None:
    assert _rooms(_loaded("import goneaway")) == {"games", "kernel"}
    one = "import goneaway; goneaway.new_game('sectionx', players=2, seed=1).start()"
    assert _rooms(_loaded(one)) == {"games", "kernel", "sectionx"}
    other = "import goneaway; goneaway.new_game('colditz', players=2, seed=1).start()"
    assert _rooms(_loaded(other)) == {"games", "kernel", "colditz"}


def test_the_version_is_told_without_the_commands() -> None:
    program = "import sys; sys.argv = ['goneaway', '--version']\nfrom goneaway.cli import main; main()"
    assert _loaded(program) <= {"goneaway", "goneaway.cli", "goneaway.cli.process", "goneaway.games"} | {
        name for name in _loaded("import goneaway") if name.startswith("goneaway.kernel")
    }


def test_the_package_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "goneaway", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["goneaway", goneaway.__version__, f"({goneaway.ENGINE})"]


def test_the_description_is_true() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == goneaway.__version__
    assert "in the making" not in project["description"]
    assert {"Documentation", "Source", "Changes"} <= set(project["urls"])
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"## {goneaway.__version__}" in changes


def test_every_kind_is_found_by_its_name() -> None:
    assert [kind.name for kind in goneaway.KINDS.values()] == list(goneaway.KINDS)
    assert "chess" not in goneaway.KINDS


#: Put before a program: the packages that only the extras bring are missing.
BARE = """
import sys
from importlib.abc import MetaPathFinder
class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
sys.argv = ["goneaway", *{words}]
from goneaway.cli import main
main()
"""
#: Distributions whose module has another name.
MODULES = {"psycopg[binary]": "psycopg", "prometheus-client": "prometheus_client", "open-spiel": "pyspiel"}


def _bare(*words: str) -> subprocess.CompletedProcess[str]:
    """`goneaway WORDS` where the package was installed without extras."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    names = {one.partition(">")[0] for extra in extras.values() for one in extra}
    modules = {MODULES.get(name, name.replace("-", "_")) for name in names}
    program = BARE.format(names=modules, words=words)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("words", ["games", "simulate sectionx --players 2 --bots random --games 1 --seed 1"])
def test_games_need_no_extras(words: str) -> None:
    done = _bare(*words.split())
    assert done.returncode == 0, done.stderr


def test_a_server_without_its_packages_names_the_extra() -> None:
    done = _bare("serve")
    assert done.returncode != 0
    assert "pip install 'goneaway[serve]'" in done.stdout + done.stderr


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == project["version"] == goneaway.__version__ == records.ENGINE
    assert citation["license"] == project["license"]
    assert [one["name"] for one in citation["authors"]] == [one["name"] for one in project["authors"]]
    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    assert citation["cff-version"] == "1.2.0"
