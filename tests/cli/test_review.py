"""`defifoo review` on records."""

import json
import re
from pathlib import Path

import pytest

from defifoo.cli.main import run
from defifoo.cli.review import signed
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_match, random_step
from defifoo.core.record import record_of
from defifoo.games.shelf import GAMES
from defifoo.review.judging import SIMULATIONS
from defifoo.words.language import words


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(record_of(random_match(Setup(GAMES["red"], 2, {"length": 2}, bytes(32)), FastSource(1))).to_json(), "utf-8")
    return path


@pytest.mark.usefixtures("terminal")
def test_every_deal_is_told_in_words_and_for_programs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--simulations", "100", "--workers", "1"]
    assert run(["review", str(file), "--lang", "en", *few]) == 0
    english, progress = capsys.readouterr()
    assert "100%" in progress, "how far it is"
    assert "Deal 2" in english
    assert "All deals together" in english
    assert run(["review", str(file), "--json", "--deal", "2", *few]) == 0
    told = json.loads(capsys.readouterr().out)
    said = [float(one) for one in re.findall(r"give or take ([\d.]+)", english.split("Deal 2")[1])][:2]
    assert said == [pytest.approx(2 * seat["error"], abs=0.06) for seat in told["seats"]], "so that 95 of 100 hold"
    assert told["deal"] == 2
    assert all(seat["cards"] + seat["choices"] == pytest.approx(seat["result"]) for seat in told["seats"])


@pytest.mark.parametrize(("lang", "point", "other", "colon"), [("fr", ",", ".", r"\w: "), ("en", ".", ",", r"\s: ")])
def test_numbers_and_colons_are_written_as_the_language_writes_them(
    file: Path, capsys: pytest.CaptureFixture[str], lang: str, point: str, other: str, colon: str
) -> None:
    assert run(["review", str(file), "--lang", lang, "--simulations", "100", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert re.search(rf"[+-]\d+\{point}\d[ ;.]", told), "a sum with its sign"
    assert not re.search(rf"\d\{other}\d", told)
    assert not re.search(colon, told)


def test_what_a_better_move_is_worth_is_written_as_the_language_writes_it() -> None:
    assert "environ 2,5 de mieux" in words("fr").say("review-reason", why="own", points=2.5, share=1)
    assert "about 2 in points" in words("en").say("review-reason", why="own", points=2.0, share=1).replace(",", "")
    assert [signed(words("fr"), number) for number in (0.04, -1234.56)] == ["+0,0", "-1\u202f234,6"]


def test_a_review_that_is_stopped_tells_what_it_looked_at(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[object] = []

    def stopped(work, jobs, workers, finished):  # type: ignore[no-untyped-def]  # in place of processes
        given.append(workers)
        finished(jobs[0], work(jobs[0]))
        raise KeyboardInterrupt

    monkeypatch.setattr("defifoo.cli.review.spread", stopped)
    assert run(["review", str(file), "--lang", "en", "--simulations", "100"]) == 0
    told = capsys.readouterr()
    assert given == [None], "all cores"
    assert "Deal 1" in told.out
    assert "Deal 2" not in told.out
    assert told.err == "defifoo: stopped after 1 of 2 deals\n"


def test_a_long_look_at_one_deal_is_left_to_others_and_can_be_stopped(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(work, jobs, workers, finished):  # type: ignore[no-untyped-def]  # noqa: ARG001 - in place of processes
        raise KeyboardInterrupt

    monkeypatch.setattr("defifoo.cli.review.spread", stopped)
    assert run(["review", str(file), "--deal", "2", "--workers", "1", "--simulations", str(SIMULATIONS + 1)]) == 130
    assert "stopped after 0 of 1 deals" in capsys.readouterr().err


def test_a_deal_that_was_not_finished_cannot_be_reviewed(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(Setup(GAMES["red"], 2, {"length": 1}, bytes(32)))
    random_step(match, FastSource(1))
    (tmp_path / "half.json").write_text(record_of(match).to_json(), "utf-8")
    assert run(["review", str(tmp_path / "half.json"), "--deal", "1"]) == 2
    assert "there is no finished deal 1" in capsys.readouterr().err
    assert run(["review", str(tmp_path / "half.json")]) == 2
    assert "no deal of the record was played to its end" in capsys.readouterr().err
    assert run(["review", str(file), "--simulations", "1"]) == 2
