"""The files in deploy/, checked by reading them and by running what can be run here."""

from __future__ import annotations

import configparser
import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from goneaway.web.process.settings import Serving

from .servers import Process

ROOT = Path(__file__).parents[2]
DEPLOY = sorted(path for path in (ROOT / "deploy").iterdir() if path.is_file() and path.name[0] != ".")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile."""
    text = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    whole = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in whole.splitlines() if line.strip()]


def compose() -> dict[str, Any]:
    found = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def unit() -> configparser.RawConfigParser:
    found = configparser.RawConfigParser(strict=False)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(ROOT / "deploy" / "goneaway.service", "utf-8")
    return found


@pytest.mark.parametrize("path", DEPLOY, ids=lambda path: path.name)
def test_deploy_names_only_settings_that_exist(path: Path) -> None:
    named = set(re.findall(r"GONEAWAY_[A-Z_]+", path.read_text("utf-8")))
    assert named <= set(Serving().environment())


def test_the_settings_in_deploy_are_accepted() -> None:
    """The example settings, with those that Compose and the image add."""
    example = (ROOT / "deploy" / "goneaway.env.example").read_text("utf-8")
    given = dict(line.split("=", 1) for line in example.splitlines() if line and line[0] != "#")
    assert Serving.of(given).secure
    image = dict(re.findall(r"(GONEAWAY_[A-Z_]+)=(\S+)", " ".join(rest for _, rest in instructions())))
    serving = Serving.of({**image, **given, **compose()["services"]["server"]["environment"]})
    assert serving.postgresql
    assert serving.workers == 2


# Secrets


def test_no_password_is_in_an_environment_or_a_command() -> None:
    """S10: the entry point put the password into the environment of the server."""
    services = compose()["services"]
    server, database = services["server"], services["database"]
    assert "entrypoint" not in server
    assert "command" not in server
    assert server["environment"]["GONEAWAY_DATABASE_PASSWORD_FILE"] == "/run/secrets/postgres-password"
    assert server["secrets"] == database["secrets"] == list(compose()["secrets"])
    for service in services.values():
        for name, value in service["environment"].items():
            assert not re.search(r"PASSWORD|SECRET|TOKEN", name) or name.endswith("_FILE"), name
            assert not re.search(r"://[^/@]*:[^/@]*@", str(value)), name


@pytest.mark.parametrize(
    "name",
    ["deploy/goneaway.env", "deploy/postgres-password", "deploy/metrics-secret", "deploy/site.key",
     "goneaway.db", "goneaway.db-wal", "goneaway.db-shm", "goneaway.db.lock", "monday.backup"],
)  # fmt: skip
def test_secrets_get_neither_into_git_nor_into_an_image(name: str) -> None:
    assert ignored_by_git(name), name
    assert not in_build_context(name), name


def ignored_by_git(name: str) -> bool:
    """Match as git does, for the patterns used here: no directories, no exceptions."""
    found = False
    for folder in (Path(), Path("deploy")):
        if (ROOT / folder) not in (ROOT / name).parents:
            continue
        for pattern in (ROOT / folder / ".gitignore").read_text("utf-8").splitlines():
            if pattern and pattern[0] != "#":
                assert not pattern.startswith("!"), pattern
                found |= fnmatch.fnmatch(Path(name).name, pattern)
    return found


def in_build_context(name: str) -> bool:
    """As Docker reads .dockerignore: the last pattern that matches a path or a folder above it decides."""
    inside = True
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        if not line or line[0] == "#":
            continue
        pattern = line.removeprefix("!")
        above = [str(path) for path in (Path(name), *Path(name).parents)][:-1]
        if pattern == "**" or any(fnmatch.fnmatch(path, pattern) for path in above):
            inside = line.startswith("!")
    return inside


def test_the_image_gets_what_it_copies_and_nothing_else() -> None:
    copied = [
        source
        for kind, rest in instructions()
        if kind == "COPY" and "--from" not in rest
        for source in rest.split()[:-1]
    ]
    assert copied
    for source in copied:
        assert (ROOT / source).exists(), source
        assert in_build_context(source), source
    tops = {path.name for path in ROOT.iterdir() if path.name != "deploy" and in_build_context(path.name)}
    assert tops == {source for source in copied if "/" not in source}
    files = [path.relative_to(ROOT) for path in (ROOT / "deploy").iterdir()]
    assert [str(path) for path in files if in_build_context(str(path))] == ["deploy/health.py"]


# What is installed


def pins(name: str) -> dict[str, str]:
    """Package to version in a requirements file; checks that each has hashes."""
    text = (ROOT / name).read_text("utf-8")
    assert "://" not in text, "no address of a registry"
    blocks = re.split(r"\n(?=[A-Za-z0-9])", re.sub(r"(?m)^ *#.*\n?", "", text).strip())
    for block in blocks:
        assert re.match(r"[A-Za-z0-9._-]+==\S+.*\\\n +--hash=sha256:[0-9a-f]{64}", block), block[:80]
    return dict(re.findall(r"(?m)^([A-Za-z0-9._-]+)==([^\s;\\]+)", text))


def test_what_is_served_is_pinned_and_is_what_is_tested() -> None:
    """S10: the image installed whatever the registry offered that day."""
    tested = pins("requirements-dev.txt")
    served = pins("requirements-serve.txt")
    built = pins("requirements-build.txt")
    assert served.items() <= tested.items()
    assert built.items() <= tested.items()
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    extra = re.search(r"^serve = \[(.*?)^\]", project, re.S | re.M)
    plain = re.search(r"^dependencies = \[(.*?)\]$", project, re.M)
    assert extra is not None
    assert plain is not None
    wanted = re.findall(r'"([A-Za-z0-9.-]+)', extra[1] + plain[1])
    assert len(wanted) > 12
    assert {name.lower().replace(".", "-").replace("_", "-") for name in wanted} <= set(served)


def test_the_image_installs_nothing_that_is_not_pinned() -> None:
    installs = [rest for kind, rest in instructions() if kind == "RUN" and "pip" in rest]
    steps = [step.strip() for rest in installs for step in rest.split("&&") if "bin/pip " in step]
    assert len(steps) == 4
    for step in steps:
        # Either hashes are required, or nothing is downloaded.
        assert ("--require-hashes" in step) != ("--no-index" in step), step
        assert "pip wheel" not in step or "--no-build-isolation" in step, step
    made = (ROOT / "Makefile").read_text("utf-8").partition("\npin:")[2]
    for name in ("requirements-serve.txt", "requirements-build.txt"):
        assert f"-o {name}" in made


# How it runs


def test_the_container_has_no_rights_it_does_not_need() -> None:
    last = [rest for kind, rest in instructions() if kind == "USER"][-1]
    assert last == "10001:10001"
    kinds = [kind for kind, _ in instructions()]
    assert kinds.index("USER") < kinds.index("ENTRYPOINT")
    server = compose()["services"]["server"]
    assert server["read_only"] is True
    assert server["tmpfs"] == ["/tmp"]
    assert server["cap_drop"] == ["ALL"]
    assert server["security_opt"] == ["no-new-privileges:true"]
    # Reachable only from the same machine, for the proxy.
    assert server["ports"] == ["127.0.0.1:8000:8000"]


def test_told_to_stop_it_gets_longer_than_it_takes() -> None:
    assert dict(instructions())["STOPSIGNAL"] == "SIGTERM"
    drain = Serving().drain_seconds
    assert int(compose()["services"]["server"]["stop_grace_period"].removesuffix("s")) > drain
    assert int(unit()["Service"]["TimeoutStopSec"]) > drain
    assert unit()["Service"]["KillSignal"] == "SIGTERM"


def test_the_health_check_asks_at_the_configured_port(tmp_path: Path) -> None:
    """S10: it used port 8000, whatever the settings said."""
    check = json.loads(dict(instructions())["HEALTHCHECK"].partition("CMD ")[2])
    assert check == ["python", "/opt/goneaway/health.py"]
    assert ("COPY", "deploy/health.py /opt/goneaway/health.py") in instructions()

    def asked(**environment: str) -> int:
        script = [sys.executable, str(ROOT / "deploy" / "health.py")]
        return subprocess.run(script, env={**os.environ, **environment}, timeout=60, check=False).returncode

    with Process(tmp_path / "tables.db") as server:
        assert asked(GONEAWAY_PORT=str(server.port)) == 0
        assert asked(GONEAWAY_PORT=str(server.port), GONEAWAY_HOST="0.0.0.0") == 0
        assert asked(GONEAWAY_PORT=str(server.port), GONEAWAY_HOST="127.0.0.1", http_proxy="http://x:1") == 0
        port = str(server.port)
    assert asked(GONEAWAY_PORT=port) == 1


def test_the_unit_starts_the_server_in_a_folder_of_its_own(tmp_path: Path) -> None:
    service = unit()["Service"]
    assert re.fullmatch(r"\S+/goneaway serve", service["ExecStart"])
    assert service["DynamicUser"] == "yes"
    assert (service["StateDirectory"], service["StateDirectoryMode"], service["UMask"]) == (
        "goneaway", "0700", "0077",
    )  # fmt: skip
    assert service["Environment"] == "GONEAWAY_DATABASE=/var/lib/goneaway/goneaway.db"
    if shutil.which("systemd-analyze") is None:
        return
    # With a program that exists, systemd itself finds no fault with it.
    text = (ROOT / "deploy" / "goneaway.service").read_text("utf-8")
    copy = tmp_path / "goneaway.service"
    copy.write_text(re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", text), "utf-8")
    verify = ["systemd-analyze", "verify", "--man=no", str(copy)]
    found = subprocess.run(verify, capture_output=True, text=True, timeout=120, check=False)
    about_it = [line for line in found.stderr.splitlines() if "goneaway.service" in line]
    assert not about_it, found.stderr
