"""The puzzles that the games bring along, and the search for them."""

import json
from collections import Counter
from pathlib import Path

import pytest

from defifoo.arena import mining
from defifoo.arena.digging import Diary, dig, mixed, write_puzzles
from defifoo.arena.mining import Effort, mine_deal
from defifoo.bots.lore import policy_of
from defifoo.bots.search.prospect import one_deal
from defifoo.bots.search.weighing import Pan, Scales, beside, mean_and_error
from defifoo.bots.sight import Sight, sight_of
from defifoo.cli.main import run
from defifoo.core.chance import FastSource
from defifoo.core.game import Game
from defifoo.games.shelf import GAMES, OURS
from defifoo.review.puzzles import GRADES, Puzzle, from_line, place_of_the_day, puzzle_match, puzzles_of

every_game = pytest.mark.parametrize("name", OURS)
QUICK = Effort(guesses=60, search=100)


@every_game
def test_every_puzzle_is_a_position_with_a_legal_answer(name: str) -> None:
    game = GAMES[name]
    found = puzzles_of(game)
    assert len(found) >= 200
    assert len({(each.number, each.moves) for each in found}) == len(found)
    for puzzle in found:
        match = puzzle_match(game, puzzle)
        assert match.deal.waits_for == (puzzle.seat,)
        moves = [game.move_name(move) for move in match.deal.moves(puzzle.seat)]
        assert puzzle.answer in moves
        assert puzzle.other in moves
        assert 1 <= puzzle.grade <= GRADES
        assert puzzle.worth > 0


@every_game
def test_the_answer_is_ahead_of_every_other_move_with_a_seed_of_its_own(name: str) -> None:
    game = GAMES[name]
    puzzle = max(puzzles_of(game), key=lambda each: each.worth)
    sight = sight_of(puzzle_match(game, puzzle), puzzle.seat)
    pans = [Pan(move) for move in sight.moves]
    Scales(game.guesses(sight.view), policy_of(game), puzzle.seat, FastSource(99), one_deal()).weigh(pans, 40)
    best = next(pan for pan in pans if game.move_name(pan.move) == puzzle.answer)
    for pan in pans:
        if pan is not best:
            mean, error = mean_and_error(beside(best.worths, [pan.worths], [1.0]))
            assert mean > error


def test_all_puzzles_come_before_one_comes_again() -> None:
    game = GAMES["purple"]
    count = len(puzzles_of(game))
    start = 700_000 // count * count
    assert sorted(place_of_the_day(game, day) for day in range(start, start + count)) == list(range(count))


def a_puzzle(grade: int, number: int) -> Puzzle:
    return Puzzle(number, 2, ("0 cw",), 0, "J1", "J2", grade, 1.0, 0.1, (0.5,))


def test_of_one_grade_there_are_not_too_many_until_no_other_can_be_found(tmp_path: Path) -> None:
    diary = Diary(tmp_path / "none")
    diary.found = [a_puzzle(1, number) for number in range(50)] + [a_puzzle(2, number) for number in range(50, 100)]
    assert Counter(each.grade for each in mixed(diary, 20)) == {1: 6, 2: 6}
    diary.done = set(range(400))
    assert Counter(each.grade for each in mixed(diary, 20)) == {1: 12, 2: 8}


def test_a_search_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    game, path = GAMES["red"], tmp_path / "red.jsonl.part"
    first = mine_deal(game, 0, QUICK)
    diary = Diary(path)
    diary.write(0, first)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"deal":1,"puzz')  # the power failed
    again = Diary(path)
    assert again.done == {0}
    assert again.found == first
    told: list[tuple[int, int]] = []
    again.found = [a_puzzle(grade, grade) for grade in range(1, 6)]
    again.done = set(range(6))
    dig(game, 3, QUICK, 1, again, lambda found, deals: told.append((found, deals)))
    assert told == [(3, 6)]
    write_puzzles(again.found, tmp_path / "red.jsonl")
    lines = (tmp_path / "red.jsonl").read_text("utf-8").splitlines()
    assert [from_line(line).grade for line in lines] == [1, 2, 3, 4, 5]


def test_whichever_deal_comes_back_first_the_same_puzzles_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on many machines: one after the other, the other way round, and some that were searched beyond what was needed."""
    kept: list[list[Puzzle]] = []
    for name, order in (("one", [0, 1, 2, 3]), ("many", [3, 4, 2, 5, 0, 1]), ("some", [5, 0, 2, 1, 3])):

        def searched(work, jobs, workers, finished, order=order):  # type: ignore[no-untyped-def]  # noqa: ARG001
            for deal in order:
                finished(deal, [a_puzzle(1 + deal, deal)])

        monkeypatch.setattr("defifoo.arena.digging.spread", searched)
        diary = Diary(tmp_path / name)
        dig(GAMES["red"], 3, QUICK, 1, diary, lambda *_: None)
        kept.append(mixed(diary, 3))
    assert [puzzle.number for puzzle in kept[0]] == [0, 1, 2]
    assert kept == [kept[0]] * 3


def test_a_position_is_looked_at_again_with_another_seed_and_must_hold_both_times(monkeypatch: pytest.MonkeyPatch) -> None:
    beyond_doubt = mining._beyond_doubt
    seeds: list[int] = []
    held: list[bool] = []

    def look(game: Game, sight: Sight, answer: int, source: FastSource, guesses: int) -> object:
        """The second time it does not hold."""
        seeds.append(source.below(2**31))
        if len(seeds) % 2 == 0:
            return None
        found = beyond_doubt(game, sight, answer, source, guesses)
        held.append(found is not None)
        return found

    monkeypatch.setattr(mining, "_beyond_doubt", look)
    assert mine_deal(GAMES["red"], 0, QUICK) == []
    assert any(held)
    assert len(set(seeds)) == len(seeds) == 2 * len(held)


@pytest.mark.parametrize("found", [0, 2])
def test_a_search_that_is_stopped_says_what_was_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, found: int
) -> None:
    given: list[object] = []

    def stopped(work, jobs, workers, finished):  # type: ignore[no-untyped-def]  # noqa: ARG001 - in place of processes
        given.append(workers)
        for job in range(3):
            finished(job, [a_puzzle(1, job)] if job < found else [])
        raise KeyboardInterrupt

    monkeypatch.setattr("defifoo.arena.digging.spread", stopped)
    out = tmp_path / "found.jsonl"
    assert run(["puzzles", "mine", "red", "--out", str(out)]) == 130
    told = capsys.readouterr()
    assert given == [None], "all cores"
    assert Diary(tmp_path / "found.jsonl.part").done == {0, 1, 2}
    if found:
        assert len(out.read_text("utf-8").splitlines()) == found
        assert "2 puzzles of red from 3 deals" in told.out.replace("\n", " ")
    else:
        assert "stopped before a puzzle was found: 3 deals searched, kept in" in told.err
        assert not out.exists()


@pytest.mark.usefixtures("terminal")
def test_the_command_finds_puzzles_and_writes_them_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def soon(name: str, effort: Effort, number: int) -> list[Puzzle]:  # noqa: ARG001 - stands in for hours of search
        return [a_puzzle(number % 5 + 1, number)]

    def at_once(work, jobs, workers, finished):  # type: ignore[no-untyped-def]  # noqa: ARG001 - in place of processes
        for job in jobs:
            finished(job, soon("", QUICK, job))

    monkeypatch.setattr("defifoo.arena.digging.spread", at_once)
    out = tmp_path / "found.jsonl"
    assert run(["puzzles", "mine", "red", "--count", "10", "--out", str(out)]) == 0
    told, progress = capsys.readouterr()
    assert "10 puzzles of red from 10 deals" in told.replace("\n", " ")
    assert "100%" in progress, "how far it is"
    assert len([json.loads(line) for line in out.read_text("utf-8").splitlines()]) == 10
    assert run(["puzzles", "mine", "red", "--count", "0"]) == 2


def test_puzzles_are_graded_anew_in_their_places_and_weighed_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(work, jobs, workers, finished):  # type: ignore[no-untyped-def]  # noqa: ARG001 - in place of processes
        for job in reversed(jobs):
            finished(job, work(job))

    monkeypatch.setattr("defifoo.cli.puzzles.spread", here)
    clear = max(puzzles_of(GAMES["purple"]), key=lambda each: each.worth)
    shipped = [clear._replace(grade=5, found=(0.0,)), clear._replace(answer=clear.other, other=clear.answer)]
    file = tmp_path / "purple.jsonl"
    file.write_text("".join(f"{each.to_line()}\n" for each in shipped), "utf-8")
    command = ["puzzles", "grade", "purple", str(file), "--guesses"]
    assert run([*command, "0"]) == 0
    first, second = (from_line(line) for line in file.read_text("utf-8").splitlines())
    assert first.answer == clear.answer
    assert first.grade < 5
    assert len(first.found) == len(mining.LEVELS_ASKED)
    assert second.answer == clear.other
    assert second.found[-1] < 0.5, "nobody finds what is worse"
    assert run([*command, "40"]) == 1
    assert "weighed again with seed 1, 1 are not beyond doubt: 1" in capsys.readouterr().out.replace("\n", " ")
    before = file.read_text("utf-8")

    def stopped(work, jobs, workers, finished):  # type: ignore[no-untyped-def]  # noqa: ARG001 - in place of processes
        raise KeyboardInterrupt

    monkeypatch.setattr("defifoo.cli.puzzles.spread", stopped)
    assert run([*command, "40"]) == 130
    assert file.read_text("utf-8") == before
    assert run(["puzzles", "grade", "red", str(file)]) == 2, "they are of another game"
