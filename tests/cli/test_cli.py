"""The command line, as a person or a program meets it."""

import io
import json
import socket
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from defifoo.api import new_match
from defifoo.cli.arguments import read_words
from defifoo.cli.errors import said_by_the_machine
from defifoo.cli.main import run
from defifoo.core.engine import ENGINE
from defifoo.games.shelf import GAMES
from defifoo.words.rulebook import rule_ids

RECORDS = Path(__file__).parents[1] / "records" / "version-1"
every_game = pytest.mark.parametrize("game", GAMES)


def test_the_version_says_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert f"({ENGINE} engine)" in capsys.readouterr().out


@every_game
def test_simulate_tells_what_it_did_as_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", game, "--players", "3", "--games", "2", "--seed", "x", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["game", "players", "games", "plays", "seconds", "plays_per_second", "engine"]
    assert (told["game"], told["players"], told["games"], told["engine"]) == (game, 3, 2, ENGINE)
    assert told["plays"] > 0


def test_the_same_seed_simulates_the_same_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in ("one", "two"):
        assert run(["simulate", "red", "--games", "3", "--seed", "again", "--record", str(tmp_path / folder)]) == 0
    texts = [[path.read_text("utf-8") for path in sorted((tmp_path / folder).iterdir())] for folder in ("one", "two")]
    assert texts[0] == texts[1]
    assert len(texts[0]) == 3
    assert "3 games of red" in capsys.readouterr().out


@every_game
def test_what_simulate_records_verify_accepts(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["simulate", game, "--games", "2", "--players", "5", "--record", str(tmp_path), "--option", "length=2"])
    files = sorted(str(path) for path in tmp_path.iterdir())
    capsys.readouterr()
    assert run(["verify", *files, "--json"]) == 0
    verdicts = json.loads(capsys.readouterr().out)
    assert [(verdict["ok"], verdict["finished"], verdict["deals"]) for verdict in verdicts] == [(True, True, 2)] * 2


def test_verify_names_the_move_and_the_rule_it_breaks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = json.loads((RECORDS / "purple-4.json").read_text("utf-8"))
    moves = raw["deals"][1]
    stolen = next(move for move in moves[8:] if move[0] == moves[1][0])
    position = next(index for index in range(2, 6) if moves[index][0] != stolen[0])
    moves[position] = f"{moves[position][0]} {stolen.split()[1]}"
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(raw), "utf-8")
    assert run(["verify", str(broken)]) == 1
    said = capsys.readouterr().out
    assert f"deal 2, move {position + 1} ({moves[position]}) breaks all.own-cards" in said


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("point_of_view", [[], ["--seat", "1"], ["--all"], ["--json"]])
def test_replay_tells_a_match_from_every_point_of_view(
    game: str, language: str, point_of_view: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(RECORDS / f"{game}-3.json"), "--lang", language, *point_of_view]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 20


def test_a_replay_shows_the_score_sheets(capsys: pytest.CaptureFixture[str]) -> None:
    run(["replay", str(RECORDS / "blue-4.json"), "--lang", "en"])
    said = capsys.readouterr().out
    assert "Last card: Player 1, Coral Europe." in said
    assert "Player 3: 4 points in this deal, 4 in all\n  2 cards × 2 different continents = 4 points\n" in said


@every_game
def test_a_replay_for_a_program_tells_how_the_points_came_about(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    run(["replay", str(RECORDS / f"{game}-4.json"), "--lang", "en", "--json"])
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    ends = [line for line in told if "reason" in line]
    assert len(ends) == told[-1]["deal"]
    for end in ends:
        assert [sum(line["points"] for line in account) for account in end["accounts"]] == end["points"]
        assert all(line["text"] for account in end["accounts"] for line in account)


def test_a_replay_for_one_seat_hides_the_other_hands(capsys: pytest.CaptureFixture[str]) -> None:
    run(["replay", str(RECORDS / "yellow-3.json"), "--lang", "en", "--all"])
    everything = capsys.readouterr().out
    run(["replay", str(RECORDS / "yellow-3.json"), "--lang", "en"])
    spectator = capsys.readouterr().out
    assert everything.count("Hand of Player") == 3 * spectator.count("Dealer:")
    assert "Your hand" not in everything
    assert "and of" not in spectator


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_print_every_rule(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", game, "--lang", language]) == 0
    said = capsys.readouterr().out
    assert [rule for rule in rule_ids(game, language) if f"[{rule}]" not in said] == []
    assert "<a id" not in said


def test_one_rule_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "red", "red.bomb", "--json", "--lang", "en"]) == 0
    assert list(json.loads(capsys.readouterr().out)) == ["red.bomb"]


@pytest.mark.parametrize(("fewest", "most", "players"), [(2, 2, 2), (3, 5, 4), (5, 6, 5)])
@pytest.mark.parametrize(
    "command", [["simulate", "--games", "2"], ["arena", "--bots", "random", "--deals", "2", "--workers", "1"]]
)
def test_a_game_for_fewer_or_more_than_four_is_played_by_so_many(
    fewest: int,
    most: int,
    players: int,
    command: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(GAMES["purple"], "fewest", fewest)
    monkeypatch.setattr(GAMES["purple"], "most", most)
    assert run([command[0], "purple", *command[1:], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == players
    assert new_match("purple").setup.players == players


def test_a_game_for_two_alone_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["purple"], "most", 2)
    assert run(["simulate", "purple", "--players", "3"]) == 2
    assert "3 players cannot play purple: there must be 2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["simulate", "green"], "green"),
        (["simulate", "red", "--players", "7"], "7"),
        (["simulate", "red", "--players", "many"], "many"),
        (["simulate", "red", "--players", "3.5"], "3.5"),
        (["simulate", "red", "--games", "0x3"], "0x3"),
        (["review", str(RECORDS / "red-2.json"), "--simulations", "1e3"], "1e3"),
        (["replay", str(RECORDS / "red-2.json"), "--seat", "0.4"], "0.4"),
        (["serve", "--port", "80.5"], "80.5"),
        (["simulate", "red", "--games", "0"], "--games"),
        (["simulate", "red", "--games", "1", "--seconds", "1"], "either"),
        (["simulate", "red", "--option", "length=0"], "length"),
        (["simulate", "red", "--option", "charmer=perhaps"], "charmer"),
        (["simulate", "red", "--option", "colour=blue"], "colour"),
        (["simulate"], "GAME"),
        (["verify"], "record"),
        (["verify", "no-such-file.json"], "no-such-file.json"),
        (["replay", "no-such-file.json"], "no-such-file.json"),
        (["replay", str(RECORDS / "red-2.json"), "--seat", "2"], "seat"),
        (["replay", str(RECORDS / "red-2.json"), "--seat", "0", "--all"], "either"),
        (["replay", str(RECORDS / "red-2.json"), "--lang", "xx"], "xx"),
        (["rules", "green"], "green"),
        (["rules", "red", "red.nothing"], "red.nothing"),
        (["play", "red", "--bots", "genius"], "genius"),
        (["play", "red", "--players", "1"], "1 player cannot"),
        (["arena", "red", "--bots", "regular,genius"], "genius"),
        (["arena", "red", "--bots", "random", "--deals", "1"], "deals"),
        (["arena", "red", "--bots", "random,random,random", "--players", "2"], "3 bots"),
        (["play", "red", "--think", "-1"], "-1"),
        (["play", "red", "--think", "nan"], "nan"),
        (["arena", "red", "--bots", "random", "--milliseconds", "0"], "milliseconds"),
        (["arena", "red", "--bots", "random", "--simulations", "0"], "simulation"),
        (["simulate", "red", "--games", "1", "--record", "/proc"], "/proc/red-4-000001.json"),
        (["balance", "red", "--players", "2", "--deals", "1", "--workers", "1", "--out", "/proc"], "/proc/red.html"),
        (["arena", "red", "--bots", "random", "--simulations", "1" + "0" * 24], "simulation"),
        (["arena", "red", "--bots", "random", "--option", "length=0"], "length"),
        (["balance", "red", "--players", "9" * 5000, "--out", "/proc"], "999…"),
        (["simulate", "red", "--players", "9" * 5000], "--players"),
        (["serve", "--data", "/proc/self"], "the tables cannot be opened: /proc/self/tables.lock: unable to open"),
        (["serve", "--host", "192.0.2.1"], "Cannot assign requested address\n"),
        (["serve", "--metrics-address", "192.0.2.1:9"], "Cannot assign requested address\n"),
        (["play", "red", "--option", "length=-1"], "1 to "),
        (["dance"], "dance"),
        (["--no-such-flag"], "--no-such-flag"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith("defifoo: ")
    assert word in said
    assert "Traceback" not in said


def test_the_metrics_want_a_door_of_their_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    arguments = ["serve", "--data", str(tmp_path), "--port", str(port), "--metrics-address", f"127.0.0.1:{port}"]
    assert run(arguments) == 2
    assert "--metrics-address: cannot listen" in capsys.readouterr().err


def test_an_address_that_cannot_be_noted_is_said_before_anything_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "address").mkdir()
    assert run(["--data", str(tmp_path), "--no-browser"]) == 2
    assert capsys.readouterr().err.endswith("address: Is a directory\n")


def test_a_report_that_cannot_be_written_leaves_the_one_before_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["balance", "red", "--players", "2", "--deals", "1", "--workers", "1", "--out", str(tmp_path)]
    assert run(arguments) == 0
    before = (tmp_path / "red.html").read_bytes()
    (tmp_path / ".red.html.new").symlink_to("/dev/full")
    assert run(arguments) == 2
    assert (tmp_path / "red.html").read_bytes() == before
    assert "red.html: No space left on device" in capsys.readouterr().err


def test_what_the_machine_says_of_an_address_is_told_without_the_address_again() -> None:
    error = socket.gaierror(socket.EAI_NONAME, "Name unknown (while attempting to bind on address ('club', 8000))")
    assert said_by_the_machine(error) == "Name unknown"


COMMANDS = st.sampled_from(["simulate", "verify", "replay", "rules", "arena", "play"])
WORDS = st.one_of(
    st.sampled_from(
        ["red", "purple", "--players", "--games", "--seed", "--json", "--lang", "--option", "-1", "0", "x=y", "--seat"]
    ),
    st.text(max_size=8),
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(command=COMMANDS, rest=st.lists(WORDS, max_size=4))
def test_no_arguments_make_it_crash(command: str, rest: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    if command == "simulate":
        rest = [*rest, "--games", "1"]
    assert run([command, *rest]) in {0, 1, 2}


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_can_be_played_line_by_line(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Always the last move offered; nonsense, help and an illegal card now and then."""
    answers = iter(["?", "nonsense", "99", "E1", "R9"] + ["1"] * 2000)
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    arguments = ["play", game, "--lang", language, "--players", "3", "--option", "length=1", "--seed", "evening"]
    assert run([*arguments, "--bots", "regular"]) == 0
    said = capsys.readouterr().out
    assert ("Winner" if language == "en" else "Vainqueur") in said


def test_a_refused_card_is_answered_with_the_rule_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["E1", "E2", "T1", "J1", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    run(["play", "purple", "--lang", "en", "--players", "2", "--seed", "refusal"])
    said = capsys.readouterr().out
    assert "Not allowed." in said or "You play" in said
    assert "all.own-cards: " in said


@every_game
def test_an_expert_gives_an_idea_when_asked(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["i", "1", "i", "1", "i", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert run(["play", game, "--lang", "en", "--seed", "idea", "--think", "20"]) == 0
    assert capsys.readouterr().out.count("An expert’s choice: ") == 3


def test_whoever_may_cut_in_hears_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers = iter([""] * 8)
    monkeypatch.setattr("builtins.input", lambda _: next(answers, "q"))
    assert run(["play", "red", "--lang", "en", "--seed", "q"]) == 0
    assert (
        "It is Player 4’s turn. Do you cut in?\n1. Bank\nPress Enter to let it pass.\nPlayer 4 plays Shark 2."
        in capsys.readouterr().out
    )


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_computer_is_spoken(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert read_words(None).language == language


def test_an_unknown_command_is_told_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["dance", "red"]) == 2
    commands = (
        "play, learn, rules, replay, review, verify, simulate, arena, balance, puzzles, "
        "serve, backup, restore, salvage, doctor, bot"
    )
    assert capsys.readouterr().err == f"defifoo: there is no command 'dance'; the commands are {commands}\n"
    assert run(["rules", "red", "red.bomb", "dance"]) == 2
    assert capsys.readouterr().err == "defifoo: rules has no use for 'dance'\n"
