"""Settings: each is checked by name and value, and documented."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from typer.testing import CliRunner

from goneaway.cli.commands.app import app
from goneaway.cli.commands.hosting import serve
from goneaway.cli.problem import Problem
from goneaway.web.process.settings import Limits, Rate, Serving, SettingsError, rule_of, settings, table

ROOT = Path(__file__).parents[2]
NAMES = [name for name, _, _, _ in settings()]


def refused(**environment: str) -> str:
    with pytest.raises(SettingsError) as caught:
        Serving.of({f"GONEAWAY_{name.upper()}": value for name, value in environment.items()})
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert sentence.endswith((".", "?"))
    return sentence


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, kind, _, _ in settings()])
def test_every_setting_refuses_nonsense_by_its_own_name(name: str, kind: object) -> None:
    """The error contains the name of the setting, the value given, and the accepted values."""
    rule = next(rule for other, _, _, rule in settings() if other == name)
    nonsense = {int: "-1", float: "nan", Rate: "often"}.get(kind, "not\x07possible ://")  # type: ignore[call-overload]
    if kind is str and not rule.choices and rule.check is None:
        return  # the name of a file, which is read when the server starts
    if name == "GONEAWAY_DATABASE":
        nonsense = "mysql://x"
    if name == "GONEAWAY_METRICS_TOKEN":
        nonsense = "short"
    sentence = refused(**{name.removeprefix("GONEAWAY_").lower(): nonsense})
    assert sentence.startswith(f"{name} cannot be '")
    assert ". It can be: " in sentence
    assert "\x07" not in sentence


@pytest.mark.parametrize("holder", [Serving, Limits])
def test_every_number_has_a_range_and_both_ends_hold(holder: type) -> None:
    for one in fields(holder):
        if one.name == "limits" or not isinstance(one.default, int | float):
            continue
        rule = rule_of(one)
        assert rule.low is not None, one.name
        assert rule.high is not None, one.name
        assert rule.low <= one.default <= rule.high
        for good in (rule.low, rule.high):
            if one.name != "workers":
                holder(**{one.name: type(one.default)(good)})
                # Written down it is the same.
                text = f"{good:.6f}" if isinstance(one.default, float) else str(good)
                Serving.of({f"GONEAWAY_{one.name.upper()}": text})
        for bad in (rule.low - 1, rule.high + 1):
            with pytest.raises(SettingsError, match=f"GONEAWAY_{one.name.upper()} cannot be"):
                holder(**{one.name: type(one.default)(bad)})


def test_a_misspelt_name_is_refused_with_the_nearest_one() -> None:
    assert refused(publik="https://a.example") == (
        "There is no setting GONEAWAY_PUBLIK. Did you mean GONEAWAY_PUBLIC?"
    )
    assert "Did you mean GONEAWAY_SOCKETS_PER_PERSON?" in refused(sockets_per_persons="1")
    assert "--settings" in refused(zzzzzzzz="1")
    with pytest.raises(SettingsError, match="Did you mean GONEAWAY_PORT"):
        Serving.of({"goneaway_port": "1"})


def test_every_name_with_one_letter_more_less_or_other_is_refused() -> None:
    for name in NAMES:
        for wrong in (name + "S", name[:-1], name[:-2] + "X" + name[-1]):
            if wrong not in NAMES:
                with pytest.raises(SettingsError, match=f"There is no setting {wrong}"):
                    Serving.of({wrong: "1"})


def test_settings_that_do_not_go_together() -> None:
    assert refused(workers="2").startswith("GONEAWAY_WORKERS")
    assert refused(mail="mail.example", public="https://a.example").startswith("GONEAWAY_MAIL_FROM")
    assert refused(mail="mail.example", mail_from="a@b.example").startswith("GONEAWAY_PUBLIC")
    assert refused(push="off,a.example").startswith("GONEAWAY_PUSH")
    assert refused(database_password_file="/x").startswith("GONEAWAY_DATABASE_PASSWORD_FILE")


@pytest.mark.parametrize(
    "wrong",
    ["table.example", "ftp://a.example", "https://", "https://a.example/path", "http://[", "https://a:99999",
     "https://a:x", "https://me:word@a.example", "https://a.example?x"],
)  # fmt: skip
def test_a_wrong_address_is_reported_as_the_setting_it_is(wrong: str) -> None:
    assert refused(public=wrong).startswith("GONEAWAY_PUBLIC cannot be")
    assert refused(origins=f"https://good.example,{wrong}").startswith("GONEAWAY_ORIGINS cannot be")
    assert "word" not in refused(public=wrong)


def test_no_password_is_in_a_refusal() -> None:
    assert "word" not in refused(database="mysql://me:word@db/x")
    assert "secret" not in refused(metrics_token="secret")


def test_what_is_written_for_another_process_is_read_back() -> None:
    some = Serving(
        port=0, database="postgresql://a@b/c", workers=3, public="https://a.example",
        proxies=("::1", "10.0.0.0/8"), push=("a.example", "b.example"),
        limits=Limits(frame=4096, requests=Rate(7, 2.5), hello_seconds=0.5),
    )  # fmt: skip
    assert Serving.of(some.environment()) == some
    assert Serving.of({}) == Serving()
    assert Serving.of(Serving().environment()) == Serving()


def test_secrets_are_read_from_files(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("long enough to be a token of ours\n")
    database = "postgresql://me@db/x"
    some = Serving(database=database, database_password_file=str(file), metrics_token_file=str(file))
    assert some.database_password == some.metrics_secret == "long enough to be a token of ours"
    # They are neither in the settings as text nor in the environment of child processes.
    assert "long enough" not in f"{some!r}{some.environment()}"
    for wrong in (b"", b"\n\n", b"\xff\xfe", b"two\nlines", b"x" * 5000):
        file.write_bytes(wrong)
        for name in ("database_password", "metrics_secret"):
            with pytest.raises(SettingsError, match=f"GONEAWAY_{name[:7].upper()}.*_FILE cannot be"):
                getattr(some, name)
    file.unlink()
    with pytest.raises(SettingsError, match="a file that this user can read"):
        _ = some.database_password


def test_a_missing_file_of_a_secret_is_said_before_anything_is_opened(tmp_path: Path) -> None:
    environment = {"GONEAWAY_METRICS_TOKEN_FILE": str(tmp_path / "none")}
    database = tmp_path / "tables.db"
    found = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(database)], env=environment)
    assert isinstance(found.exception, Problem)
    assert "GONEAWAY_METRICS_TOKEN_FILE" in str(found.exception)
    assert not database.exists()


def test_the_page_on_hosting_has_the_table_of_settings() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert table() in page, "docs/hosting.md: replace the table by what `settings.table()` gives"


def test_the_command_line_lists_every_setting_with_its_value() -> None:
    token = "a" * 30
    environment = {
        "GONEAWAY_METRICS_TOKEN": token,
        "GONEAWAY_PORT": "81",
        "GONEAWAY_DATABASE": "postgresql://a:b@c/d",
    }
    found = CliRunner().invoke(app, ["serve", "--settings", "--public", "https://a.example"], env=environment)
    assert found.exit_code == 0, found.output
    said = found.output.splitlines()
    assert [line.partition("=")[0] for line in said if line.startswith("GONEAWAY_")] == NAMES
    assert {"GONEAWAY_PORT=81", "GONEAWAY_PUBLIC=https://a.example", "GONEAWAY_METRICS_TOKEN=***"} <= set(
        said
    )
    assert token not in found.output
    assert "a:b@" not in found.output


def test_every_option_of_serve_is_a_setting() -> None:
    """Options have the names of settings (`origin` and `proxy` are single values of lists)."""
    known = {one.name for one in fields(Serving)} | {"origin", "proxy", "browser", "list_settings"}
    given = set(serve.__annotations__) - {"return"}
    assert given <= known
