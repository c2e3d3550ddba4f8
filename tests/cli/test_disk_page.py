"""`defifoo replay --html`: a match as one page."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from defifoo.cli.main import run
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_match
from defifoo.core.record import parse_record, play_text, record_of
from defifoo.games.shelf import GAMES, find_game
from defifoo.server import built
from defifoo.wire.changes import apply_changes

EMPTY = '<!doctype html><script type="application/json" id="match"></script><script type="module">begin()</script>'


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As little as built pages may be."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text("", "utf-8")
    (folder / "disk.html").write_text(EMPTY, "utf-8")
    monkeypatch.setattr(built, "PLACES", (folder,))
    return folder


def a_record(folder: Path, game: str = "red", players: int = 3) -> Path:
    path = folder / f"{game}.json"
    match = random_match(Setup(GAMES[game], players, {"length": 2}, bytes(range(32))), FastSource(1))
    path.write_text(record_of(match).to_json(), "utf-8")
    return path


def written_in(page: Path) -> Any:
    found = re.fullmatch(r'.*id="match">(.*?)</script>.*', page.read_text("utf-8"), flags=re.DOTALL)
    assert found
    return json.loads(found[1])


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_every_deal_as_every_seat_saw_it(game: str, tmp_path: Path, pages: Path) -> None:
    assert pages.exists()
    file, page = a_record(tmp_path, game), tmp_path / "match.html"
    assert run(["replay", str(file), "--html", str(page)]) == 0
    told = written_in(page)
    record = parse_record(file.read_text("utf-8"), find_game)
    match = Match(record.setup)
    for number, moves in enumerate(record.deals):
        if number:
            match.next_deal()
        deal = told["deals"][number]
        assert [reel["seat"] for reel in deal["reels"]] == [-1, 0, 1, 2]
        for text in moves:
            play_text(match, text)
        for reel in deal["reels"]:
            view = reel["full"]["view"]
            for update in reel["updates"]:
                apply_changes(view, update.get("changes", {}), tuple(update.get("waits", ())))
            assert json.dumps(view, sort_keys=True) == json.dumps(match.deal.view(reel["seat"]).as_dict(), sort_keys=True)
        assert deal["totals"][number + 1] == list(match.points)
        assert deal["table"]["fair"] == {"commitment": "", "seed": record.setup.seed.hex()}


@pytest.mark.usefixtures("terminal")
def test_a_record_alone_gets_its_page_beside_it(tmp_path: Path, pages: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert pages.exists()
    file = a_record(tmp_path)
    before = file.read_text("utf-8")
    assert run(["replay", "--html", str(file)]) == 0
    told, progress = capsys.readouterr()
    assert str(file.with_suffix(".html")) in told.replace("\n", "")
    assert "100%" in progress, "how far it is"
    assert len(written_in(file.with_suffix(".html"))["deals"]) == 2
    assert file.read_text("utf-8") == before


def test_a_long_match_is_written_on_all_cores_and_not_at_all_when_it_is_stopped(
    tmp_path: Path, pages: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert pages.exists()
    file, page = a_record(tmp_path), tmp_path / "match.html"
    assert run(["replay", str(file), "--html", str(page)]) == 0
    before = written_in(page)
    given: list[object] = []

    def backwards(work, jobs, workers, finished):  # type: ignore[no-untyped-def]  # in place of processes
        given.append(workers)
        for job in reversed(jobs):
            finished(job, work(job))

    def stopped(work, jobs, workers, finished):  # type: ignore[no-untyped-def]  # noqa: ARG001 - in place of processes
        finished(jobs[0], work(jobs[0]))
        raise KeyboardInterrupt

    monkeypatch.setattr("defifoo.cli.disk_page._WORTH_SPREADING", 0)
    monkeypatch.setattr("defifoo.cli.disk_page.spread", backwards)
    assert run(["replay", str(file), "--html", str(page)]) == 0
    assert written_in(page) == before
    assert given == [None], "all cores"
    page.unlink()
    capsys.readouterr()
    monkeypatch.setattr("defifoo.cli.disk_page.spread", stopped)
    assert run(["replay", str(file), "--html", str(page)]) == 130
    assert capsys.readouterr().err == "defifoo: stopped: no page was written\n"
    assert not page.exists()


def test_no_text_of_a_match_can_end_the_script_that_it_stands_in(tmp_path: Path, pages: Path) -> None:
    assert pages.exists()
    file = a_record(tmp_path)
    assert run(["replay", "--html", str(file)]) == 0
    page = file.with_suffix(".html").read_text("utf-8")
    assert page.count("</script>") == EMPTY.count("</script>")
    assert "<" not in page.partition('id="match">')[2].partition("</script>")[0]


def test_what_cannot_be_written_is_said(tmp_path: Path, pages: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = a_record(tmp_path)
    assert run(["replay", str(file), "--html", str(file)]) == 2
    assert "is the record itself" in capsys.readouterr().err
    assert run(["replay", str(file), "--html", str(tmp_path / "none" / "page.html")]) == 2
    assert "cannot be written" in capsys.readouterr().err.replace("\n", " ")
    assert run(["replay", str(file), "--html", str(tmp_path / "page.html"), "--seat", "1"]) == 2
    assert run(["replay"]) == 2
    broken = json.loads(file.read_text("utf-8"))
    broken["deals"][0][0] = broken["deals"][0][1]
    (tmp_path / "broken.json").write_text(json.dumps(broken), "utf-8")
    assert run(["replay", str(tmp_path / "broken.json"), "--html", str(tmp_path / "page.html")]) == 2
    (pages / "disk.html").unlink()
    assert run(["replay", str(file), "--html", str(tmp_path / "page.html")]) == 2
    assert "not built" in capsys.readouterr().err.replace("\n", " ")
