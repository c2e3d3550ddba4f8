"""`defifoo puzzles`: find positions with one move that is better beyond doubt, and grade them anew."""

import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress

from defifoo.arena.cluster import ClusterError
from defifoo.arena.digging import PART, Diary, dig, mixed, write_puzzles
from defifoo.arena.grading import Look, Regraded, regrade_plain
from defifoo.arena.mining import Effort
from defifoo.arena.spread import Workers, spread
from defifoo.arena.whole import write_whole
from defifoo.cli.arguments import GAME_NAMES, read_game, read_workers
from defifoo.cli.errors import Stopped, UsageError
from defifoo.cli.verify import read_text
from defifoo.core.game import Game
from defifoo.core.record import BrokenRecord
from defifoo.review.puzzles import Puzzle, from_line, puzzle_match

puzzles = App(name="puzzles", help="Positions in which one move is better than all the others beyond doubt.")


@puzzles.command
def mine(
    game: Annotated[str, Parameter(help=GAME_NAMES)],
    /,
    *,
    count: Annotated[int, Parameter(help="how many to find")] = 200,
    out: Annotated[Path | None, Parameter(help="the file to write; puzzles-GAME.jsonl unless given")] = None,
    guesses: Annotated[int, Parameter(help="guesses of the hidden cards for each of the two looks at a position")] = 600,
    simulations: Annotated[int, Parameter(help="simulations of each of the two searches that must agree")] = 4000,
    workers: Annotated[int | None, Parameter(help="processes; all cores unless given")] = None,
    ray: Annotated[str | None, Parameter(help="the address of a Ray cluster to work on, instead of processes here")] = None,
) -> int:
    """Let bots play, and keep the positions that make a puzzle.

    Ctrl-C stops it at once and keeps what was found; the same command goes on where it was.
    """
    chosen = read_game(game)
    if count < 1 or guesses < 30 or simulations < 30 or (workers is not None and workers < 1):
        raise UsageError("there must be at least one puzzle, one worker, 30 guesses and 30 simulations")
    path = out or Path(f"puzzles-{chosen.name}.jsonl")
    diary = Diary(path.with_name(path.name + PART))
    stopped = _with_progress(chosen, count, Effort(guesses, simulations), read_workers(workers, ray), diary)
    if not diary.found:
        searched = f"{len(diary.done):,} deals searched" + (f", kept in {diary.path}" if diary.done else "")
        raise Stopped(f"stopped before a puzzle was found: {searched}")
    found = mixed(diary, count)
    write_puzzles(found, path)
    print(_sentence(chosen, found, len(diary.done), path))
    if stopped:
        print(f"defifoo: stopped; the same command goes on from {diary.path}", file=sys.stderr)
        return 130
    return 0


@puzzles.command
def grade(
    game: Annotated[str, Parameter(help=GAME_NAMES)],
    file: Annotated[Path, Parameter(help="the puzzles, a line each; it is written anew, each in its place")],
    /,
    *,
    guesses: Annotated[int, Parameter(help="guesses for each move to weigh it again; 0 grades only")] = 600,
    seed: Annotated[int, Parameter(help="another seed, other guesses")] = 1,
    workers: Annotated[int | None, Parameter(help="processes; all cores unless given")] = None,
) -> int:
    """Grade puzzles by how often today's bots find the answer, and weigh each again with other guesses.

    Ctrl-C stops it, and the file stays as it was.
    """
    chosen = read_game(game)
    if not (guesses == 0 or guesses >= 30) or seed < 1 or (workers is not None and workers < 1):
        raise UsageError("there must be one worker, a seed from 1, and no guesses or at least 30")
    try:
        old = [from_line(line) for line in read_text(file).splitlines() if line]
        for puzzle in old:
            puzzle_match(chosen, puzzle)
    except (ValueError, KeyError, TypeError, AttributeError, BrokenRecord):
        raise UsageError(f"{file} holds something else than puzzles of {chosen.name}") from None
    new = _graded_with_progress(chosen, old, Look(guesses, seed), workers)
    write_whole(file, "".join(f"{each.puzzle.to_line()}\n" for each in new))
    moved = sum(each.puzzle.grade != was.grade for each, was in zip(new, old, strict=True))
    print(f"{file}: {moved} of {len(new)} puzzles of {chosen.name} have another grade ({_by_grade([e.puzzle for e in new])})")
    doubtful = [place for place, each in enumerate(new) if not each.stands]
    if guesses:
        names = f": {', '.join(map(str, doubtful))}" if doubtful else ""
        print(f"weighed again with seed {seed}, {len(doubtful)} are not beyond doubt{names}")
    return 1 if doubtful else 0


def _graded_with_progress(game: Game, old: list[Puzzle], look: Look, workers: int | None) -> list[Regraded]:
    found: dict[Puzzle, Regraded] = {}
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(game.name, total=len(old))

        def finished(puzzle: Puzzle, regraded: Regraded) -> None:
            found[puzzle] = regraded
            bar.advance(task)

        try:
            spread(partial(regrade_plain, game.name, look), old, workers, finished)
        except KeyboardInterrupt:
            raise Stopped(f"stopped after {len(found)} of {len(old)} puzzles: nothing was written") from None
    return [found[puzzle] for puzzle in old]


def _with_progress(game: Game, count: int, effort: Effort, workers: Workers, diary: Diary) -> bool:
    """Whether it was stopped."""
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(game.name, total=count)
        try:
            dig(
                game,
                count,
                effort,
                workers,
                diary,
                lambda found, deals: bar.update(task, completed=found, description=f"{game.name}, {deals:,} deals searched"),
            )
        except KeyboardInterrupt:
            return True
        except ClusterError as error:
            raise UsageError(str(error)) from None
    return False


def _sentence(game: Game, found: list[Puzzle], deals: int, path: Path) -> str:
    return f"{path}: {len(found)} puzzles of {game.name} from {deals:,} deals ({_by_grade(found)})"


def _by_grade(found: list[Puzzle]) -> str:
    grades = Counter(puzzle.grade for puzzle in found)
    return ", ".join(f"{grades[grade]} of grade {grade}" for grade in sorted(grades))
