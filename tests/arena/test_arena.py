"""Tournaments and the balance lab."""

import json
from pathlib import Path

import pytest

from defifoo.arena.balance.lab import observe, run_lab
from defifoo.arena.tournament import Contest, estimate, fill_seats, play_deal, standings
from defifoo.arena.workers import run_contest
from defifoo.bots import levels
from defifoo.bots.bot import Budget
from defifoo.bots.sitting import BotError
from defifoo.cli.main import run
from defifoo.core.game import Game
from defifoo.core.outcome import Outcome
from defifoo.games.shelf import GAMES

every_game = pytest.mark.parametrize("name", GAMES)
SEED = bytes(32)


def contest(name: str, bots: tuple[str, ...], length: int = 1) -> Contest:
    options = {**GAMES[name].default_options(len(bots)), "length": length}
    return Contest(GAMES[name], len(bots), options, bots, Budget(simulations=5), SEED)


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert fill_seats(["expert", "regular"], 4) == ("expert", "regular", "regular", "regular")


def test_winners_share_a_win_and_everybody_shares_when_nobody_won() -> None:
    assert [Outcome("x", (5, 5, 1), (0, 1)).share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [Outcome("x", (5, 5, 1, 0), ()).share(seat) for seat in range(4)] == [0.25] * 4


def test_an_estimate_has_the_usual_interval() -> None:
    mean, low, high = estimate([0.0, 1.0] * 50)
    assert mean == 0.5
    assert high - mean == pytest.approx(1.96 * 0.5025 / 10, rel=1e-3)
    assert mean - low == pytest.approx(high - mean)


@every_game
def test_equal_bots_have_exactly_equal_shares(name: str) -> None:
    """Rotating the seats cancels luck: in a table of one bot the shares add up to one."""
    result = play_deal(contest(name, ("random", "random", "random")), 1)
    assert result.share == {"random": pytest.approx(1 / 3)}


def test_a_contest_of_matches_counts_matches() -> None:
    """The points are still those of a deal: as many as in the deals by themselves."""
    chosen = contest("yellow", ("regular", "random"), 4)
    results = [play_deal(chosen, number) for number in range(3)]
    assert all(result.share["regular"] in {0.0, 0.5, 1.0} for result in results)
    assert all(0 <= result.points["regular"] < 150 for result in results)


@every_game
def test_the_same_contest_gives_the_same_result_in_one_process_and_in_two(name: str) -> None:
    chosen = contest(name, ("regular", "random"))
    told: list[int] = []
    alone = run_contest(chosen, 3, 1, told.append)
    together = run_contest(chosen, 3, 2, told.append)
    assert alone == together
    assert told == [1, 2, 3, 1, 2, 3]
    assert [row.name for row in standings(chosen, alone)] == ["regular", "random"]


class Rude:
    """A bot that answers nonsense."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, *_: object) -> int:
        return 987_654


class Clumsy(Rude):
    """A bot that falls over."""

    def choose(self, *_: object) -> int:
        raise ZeroDivisionError("oops")


@pytest.mark.parametrize(("bot", "word"), [(Rude, "987654"), (Clumsy, "oops")])
def test_a_bot_that_misbehaves_is_named(bot: type[Rude], word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.LEVELS, "stranger", bot)
    with pytest.raises(BotError, match=f"stranger.*{word}"):
        play_deal(contest("red", ("stranger", "random")), 1)


def test_the_arena_tells_its_result_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "purple", "--players", "3", "--bots", "regular,random", "--deals", "4", "--workers", "1"]
    assert run([*arguments, "--seed", "x", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seats"] == ["regular", "random", "random"]
    shares = told["bots"]
    total = shares["regular"]["win_share"]["mean"] + 2 * shares["random"]["win_share"]["mean"]
    assert total == pytest.approx(1)
    assert shares["regular"]["win_share"]["low"] <= shares["regular"]["win_share"]["mean"]


def test_the_arena_tells_its_result_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "red", "--players", "2", "--bots", "regular,random", "--deals", "2", "--workers", "1"]) == 0
    assert "times its fair share" in capsys.readouterr().out


@every_game
def test_regular_is_above_random(name: str) -> None:
    """A small fixed sample: the lower bound of the interval lies over the fair share."""
    chosen = contest(name, ("regular", "random"))
    results = [play_deal(chosen, number) for number in range(40)]
    regular = next(standings(chosen, results))
    assert regular.share.low > regular.fair


@every_game
def test_the_balance_lab_observes_whole_deals(name: str) -> None:
    findings = observe(name, 4, "regular", 0, 3, SEED)
    assert findings["moves in a deal"].counts == {"4 players": 3}
    by_seat = findings["win share by seat (times fair share)"]
    assert sum(by_seat.sums.values()) == pytest.approx(3 * 4)
    assert len(findings.charts) > 4


def test_the_balance_lab_says_the_same_whichever_deals_come_back_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of the labels, and the last digit of a mean, hang on the order in which they are counted."""

    def backwards(work, jobs, workers, finished):  # type: ignore[no-untyped-def]  # noqa: ARG001 - in place of processes
        for job in reversed(jobs):
            finished(job, work(job))

    def charts() -> str:
        told: list[int] = []
        found = run_lab("red", 3, "random", 25, bytes(32), 1, told.append).as_json()
        assert told[-1] == 25
        return json.dumps(found)

    forwards = charts()
    monkeypatch.setattr("defifoo.arena.balance.lab.spread", backwards)
    assert charts() == forwards


def test_the_balance_report_is_a_page_of_its_own_with_its_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["balance", "red", "--players", "4-5", "--deals", "3", "--workers", "1", "--out", str(tmp_path)]) == 0
    page = (tmp_path / "red.html").read_text("utf-8")
    assert "<svg" in page
    assert "src=" not in page
    assert "http" not in page
    numbers = json.loads((tmp_path / "red.json").read_text("utf-8"))
    assert list(numbers["players"]) == ["4", "5"]
    assert "written" in capsys.readouterr().out


@pytest.mark.parametrize("players", ["1-3", "6-2", "two", "2-", "2-9"])
def test_a_wrong_range_of_players_is_refused(players: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["balance", "red", "--players", players, "--out", str(tmp_path)]) == 2
    assert "defifoo:" in capsys.readouterr().err
