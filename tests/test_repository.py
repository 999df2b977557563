"""What contributors and forges read: workflows, issue forms, hooks, the index of decisions.

Nobody runs these files here, so what they refer to is checked: targets of make, paths, packages, anchors.
"""

from __future__ import annotations

import datetime
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import goneaway
from goneaway.colditz.ruleset import edition_names

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([\w-]+):", MAKEFILE, re.MULTILINE))
#: The path of a file in a command or a filter; no options, addresses, variables or what a command builds.
PATH = re.compile(r"(?<![\w/.{~-])\.?[\w-]+(?:/[\w.-]+)+|\b[\w-]+\.(?:toml|txt|md|yml)\b|\bMakefile\b")
BUILT = (".venv", "build/", "dist/")
#: Workflow outputs and tools that look like paths.
NO_PATHS = ("actions/", "pypa/", "release/")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def steps(workflow: Any) -> Iterator[dict[str, Any]]:
    for job in workflow["jobs"].values():
        yield from job.get("steps", ())


def missing_targets(text: str) -> set[str]:
    return set(re.findall(r"\bmake ([a-z][\w-]*)", text)) - TARGETS


def missing_paths(text: str) -> set[str]:
    return {
        path
        for path in PATH.findall(text)
        if not path.startswith((*BUILT, *NO_PATHS)) and not any(ROOT.glob(path.removesuffix("/**")))
    }


def test_there_are_workflows_and_forms() -> None:
    assert {path.stem for path in WORKFLOWS} == {"ci", "release", "wheels"}
    assert {path.stem for path in FORMS} == {"bug", "idea", "rules-dispute"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_what_is_there(path: Path) -> None:
    workflow = read(path)
    # YAML 1.1 reads the key `on` as true.
    assert workflow[True]
    assert workflow["permissions"] == {"contents": "read"}, "a workflow asks for no more than it needs"
    for name, job in workflow["jobs"].items():
        assert ("uses" in job) != ("runs-on" in job), name
        needs = job.get("needs", [])
        assert (
            {needs} <= set(workflow["jobs"])
            if isinstance(needs, str)
            else set(needs) <= set(workflow["jobs"])
        )
        if "uses" in job:
            called = ROOT / job["uses"]
            assert "workflow_call" in read(called)[True], f"{called.name} cannot be called"
    for step in steps(workflow):
        assert ("run" in step) != ("uses" in step), step
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v1)", step["uses"]), step["uses"]
        else:
            assert not missing_targets(step["run"]), step["run"]
            assert not missing_paths(step["run"]), step["run"]
    for given in (workflow[True] or {}).values():
        assert not missing_paths("\n".join((given or {}).get("paths", ())))


def test_workflows_run_both_checks() -> None:
    commands = [step["run"] for step in steps(read(ROOT / ".github/workflows/ci.yml")) if "run" in step]
    assert {".ci/run", "make quick"} <= set(commands)


@pytest.mark.parametrize(
    ("command", "fault"),
    [("make quik", "quik"), (".ci/rum", ".ci/rum"), ("grep x pyproject.tom1 Make/file", "Make/file")],
)
def test_a_fault_in_a_command_is_found(command: str, fault: str) -> None:
    assert missing_targets(command) | missing_paths(command) == {fault}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_an_issue_form_is_valid(path: Path) -> None:
    """The required keys and the types of GitHub's schema for issue forms."""
    form = read(path)
    assert set(form) <= {"name", "description", "title", "labels", "assignees", "projects", "type", "body"}
    assert form["name"]
    assert form["description"]
    ids = [part["id"] for part in form["body"] if part["type"] != "markdown"]
    assert ids
    assert len(ids) == len(set(ids))
    for part in form["body"]:
        about = part["attributes"]
        assert set(part) <= {"type", "id", "attributes", "validations"}
        if part["type"] == "markdown":
            assert set(about) == {"value"}
            continue
        assert part["type"] in {"input", "textarea", "dropdown", "checkboxes"}
        assert re.fullmatch(r"[a-z0-9_-]+", part["id"])
        assert about["label"]
        assert part["type"] not in {"dropdown", "checkboxes"} or about["options"]
        assert set(part.get("validations", {})) <= {"required"}


def test_a_rules_dispute_asks_for_its_evidence() -> None:
    parts = {
        part["id"]: part
        for part in read(ROOT / ".github/ISSUE_TEMPLATE/rules-dispute.yml")["body"]
        if "id" in part
    }
    assert all(
        parts[one]["validations"]["required"] for one in ("edition", "sentence", "position", "program")
    )
    played = [f"{goneaway.KINDS['colditz'].title}: {name}" for name in edition_names()]
    assert sorted(parts["edition"]["attributes"]["options"]) == sorted([*played, "Section X"])


def test_the_chooser_offers_no_invented_address() -> None:
    assert set(read(ROOT / ".github/ISSUE_TEMPLATE/config.yml")) == {"blank_issues_enabled"}


def test_hooks_use_the_environment_of_the_project() -> None:
    config = read(ROOT / ".pre-commit-config.yaml")
    for repository in config["repos"]:
        assert repository["repo"] == "local", "another version would be pinned here"
        for hook in repository["hooks"]:
            assert hook["language"] == "system"
            assert hook["entry"].startswith(".venv/bin/")


def test_the_dev_container_is_set_up_by_make() -> None:
    container = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text("utf-8"))
    assert not missing_targets(container["postCreateCommand"])
    assert container["forwardPorts"] == [8000]


# What make runs


def variable(name: str) -> list[str]:
    found = re.search(rf"^{name} *:= *((?:.*\\\n)*.*)$", MAKEFILE, re.MULTILINE)
    assert found is not None
    return found[1].replace("\\\n", " ").split()


def test_the_tests_of_the_quick_check_exist() -> None:
    selected = variable("QUICK")
    assert selected
    for one in selected:
        assert (ROOT / one).is_file(), one
        assert "::" not in one, "that switches the sampling of all of them off"


def test_the_quick_check_has_tests_of_every_package() -> None:
    files = [ROOT / one for one in variable("QUICK")]
    imported = {
        name
        for file in files
        for name in re.findall(r"^ *from goneaway\.(\w+)", file.read_text("utf-8"), re.MULTILINE)
    }
    packages = {path.parent.name for path in (ROOT / "src/goneaway").glob("*/__init__.py")}
    assert packages - imported == set()


def test_every_target_that_is_named_exists() -> None:
    for path in (ROOT / "CONTRIBUTING.md", DOCS / "release.md", DOCS / "decisions.md"):
        named = set(
            re.findall(
                r"`make ([a-z][\w-]*)|^\$ make (\w+)|^make ([\w-]+)", path.read_text("utf-8"), re.MULTILINE
            )
        )
        assert {one for group in named for one in group if one} <= TARGETS, path.name


def test_what_contributors_read_is_in_the_source_distribution() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert all((ROOT / one).exists() for one in included)
    assert {"CONTRIBUTING.md", "SECURITY.md", "CITATION.cff", ".github", ".ci"} <= set(included)


# Pages


def slug(heading: str) -> str:
    """The anchor of a heading, here and on a forge."""
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())


def test_every_decision_is_dated_and_indexed() -> None:
    text = (DOCS / "decisions.md").read_text("utf-8")
    index, _, entries = text.partition("\n## Engine\n")
    entries = "## Engine\n" + entries
    headings = re.findall(r"^(##|###) (.+)$", entries, re.MULTILINE)
    listed = re.findall(r"^( *)- \[(.+)\]\(#(.+)\)$", index, re.MULTILINE)
    assert [("###" if indent else "##", title) for indent, title, _ in listed] == headings
    assert [anchor for _, _, anchor in listed] == [slug(title) for _, title in headings]
    assert len({slug(title) for _, title in headings}) == len(headings)
    for entry in re.split(r"^### ", entries, flags=re.MULTILINE)[1:]:
        title, _, body = entry.partition("\n\n")
        day = re.match(r"\*(\d{1,2} \w+ \d{4})(?:, revised \d{1,2} \w+ \d{4})?\*\n\n", body)
        assert day is not None, f"{title} has no date"
        assert datetime.datetime.strptime(day[1], "%d %B %Y").date() >= datetime.date(2026, 11, 15)


def test_every_experiment_is_in_the_table() -> None:
    text = (DOCS / "experiments.md").read_text("utf-8")
    listed = re.findall(r"^\| .+ \| .+ \| \[.+\]\(#(.+)\) \| (?:yes|no) \|$", text, re.MULTILINE)
    assert sorted(listed) == sorted(slug(title) for title in re.findall(r"^### (.+)$", text, re.MULTILINE))


PAGES = sorted({*DOCS.glob("*.md"), ROOT / "CONTRIBUTING.md", ROOT / "README.md", ROOT / "SECURITY.md"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_headings_lead_to_one(page: Path) -> None:
    """`mkdocs --strict` checks pages, not the headings on them."""
    for link, anchor in re.findall(r"\]\(([\w./-]*\.md)?#([\w-]+)\)", page.read_text("utf-8")):
        target = page.parent / link if link else page
        if target.exists():  # others are made from data
            text = target.read_text("utf-8")
            titles = re.findall(r"^#+ (.+?)(?: \{#.*\})?$", text, re.MULTILINE)
            known = {slug(title) for title in titles} | set(re.findall(r"\{#([\w-]+)", text))
            assert anchor in known, f"{link}#{anchor}"
