"""Every option of a server can be typed or set: --base-path /cards, or DEFIFOO_BASE_PATH=/cards."""

import re
from pathlib import Path
from typing import Any

import pytest

from defifoo.cli.commands import app, obey
from defifoo.cli.kinds import OURS
from defifoo.cli.variables import variable

EXAMPLES: dict[str, tuple[str, Any]] = {
    "--base-path": ("cards/", "/cards"),
    "--browser": ("no", False),
    "--data": ("a folder", Path("a folder")),
    "--database": ("postgresql://a.example/tables", "postgresql://a.example/tables"),
    "--host": ("::1", "::1"),
    "--lang": ("fr", "fr"),
    "--metrics-address": ("127.0.0.1:0", "127.0.0.1:0"),
    "--metrics-token": ("a secret", "a secret"),
    "--origin": (
        "https://A.example/ http://b.example:80 https://[::1]:8443",
        ("https://a.example", "http://b.example", "https://[::1]:8443"),
    ),
    "--port": ("8123", 8123),
    "--proxy": ("10.0.0.0/8 fd00::1", ("10.0.0.0/8", "fd00::1")),
    "--public": ("https://a.example b.example", ("https://a.example", "b.example")),
    "--redis": ("redis://a.example", "redis://a.example"),
    "--unlimited": ("true", True),
    "--verbose": ("1", True),
    "--watchers": ("7", 7),
}
"""What each is set to, and what comes of it."""
WRONG: dict[str, str] = {
    "--base-path": "/api",
    "--browser": "perhaps",
    "--data": "/dev/null/folder",
    "--database": "mysql://a.example/tables",
    "--host": "203.0.113.7",
    "--lang": "xx",
    "--metrics-address": "9100",
    "--origin": "club.example",
    "--port": "70000",
    "--proxy": "10.0.0.1/8",
    "--public": "a/b",
    "--redis": "redis://a.example",
    "--unlimited": "maybe",
    "--verbose": "loudly",
    "--watchers": "-1",
}
ANYTHING = {"--metrics-token"}
"""Options that take every text."""
SERVERS: tuple[list[str], ...] = ([], ["serve"])


def options(command: list[str]) -> list[str]:
    found = app[command[0]] if command else app
    return [argument.name for argument in found.assemble_argument_collection()]


ALL = [(command, option) for command in SERVERS for option in options(command)]


def heard(command: list[str]) -> dict[str, Any]:
    _, bound, _ = app.parse_args(command, exit_on_error=False, print_error=False)
    return dict(bound.arguments)


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for _, option in ALL:
        monkeypatch.delenv(variable(option), raising=False)


def test_an_option_that_is_not_tried_here_is_missing_in_the_list() -> None:
    assert {option for _, option in ALL} == set(EXAMPLES) == set(WRONG) | ANYTHING


@pytest.mark.parametrize(("command", "option"), ALL)
def test_every_option_of_a_server_can_be_set(command: list[str], option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text, meant = EXAMPLES[option]
    monkeypatch.setenv(variable(option), text)
    name = option.lstrip("-").replace("-", "_")
    assert heard(command) == {name: meant}


def test_what_is_typed_goes_before_what_is_set_and_what_is_empty_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEFIFOO_PORT", "8123")
    monkeypatch.setenv("DEFIFOO_HOST", "")
    assert heard(["serve", "--port", "9"]) == {"port": 9}


@pytest.mark.parametrize(("command", "option"), [(command, option) for command, option in ALL if option in WRONG])
def test_a_bad_value_is_one_sentence_that_names_the_variable(
    command: list[str], option: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("DEFIFOO_DATA", str(tmp_path))
    monkeypatch.setenv(variable(option), WRONG[option])
    assert obey(command) == 2
    said = capsys.readouterr().err
    assert variable(option) in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("path", ["a b", "../up", "/t/BAKO", "/a//b", "/é"])
def test_a_base_path_is_one_that_every_proxy_understands(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["serve", "--base-path", path]) == 2
    assert "--base-path" in capsys.readouterr().err


def test_what_is_no_server_minds_no_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEFIFOO_LANG", "xx")
    assert heard(["rules", "red"]) == {"game": "red"}


def test_the_help_names_the_variables(capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["serve", "--help"]) == 0
    assert "DEFIFOO_BASE_PATH" in "".join(capsys.readouterr().out.split())


def test_no_page_of_ours_can_be_taken_for_a_base_path() -> None:
    pages = (Path(__file__).parents[2] / "web" / "src" / "app" / "App.svelte").read_text(encoding="utf-8")
    named = set(re.findall(r"page === '([a-z]+)'", pages))
    assert len(named) > 8
    assert named <= set(OURS)
